// What the board reads from a view, and small sums about drawing it. Nothing here decides what is legal.

import { cardFront, distanceCard } from "../../art/street/cards";
import { DISTANCES, type Distance } from "../../art/street/distances";
import { COUNTERS, SPECIALS, TRICKS, kindOf, type CardId, type Kind, type Trick } from "../../art/street/pictures";
import { VEHICLES, type Vehicle } from "../../art/street/vehicles";
import type { CardLayout } from "../../art/scene/frame";
import { t, type GameWords } from "../../lib/words.svelte";
import type * as Sent from "../../wire";
import type { RiderView } from "../../wire";

export type { RiderView };

export interface StreetView extends Sent.StreetView {
  length: "quick" | "long";
  decision: "" | "first" | "next";
}

// --- cards ------------------------------------------------------------------------------------------------------------

/** How the drawings call a card that the game calls otherwise. */
const DRAWN: Record<string, string> = { police: "police_control" };
const ALL: readonly string[] = [...VEHICLES, ...TRICKS, ...COUNTERS, ...SPECIALS];

export const drawn = (card: string): CardId => {
  const id = DRAWN[card] ?? card.replaceAll("-", "_");
  return (ALL.includes(id) ? id : "skateboard") as CardId;
};
export const trickOf = (card: string): Trick => drawn(card) as Trick;
export const vehicleOf = (card: string): Vehicle | null => (VEHICLES as readonly string[]).includes(card) ? (card as Vehicle) : null; // prettier-ignore

/** The kilometres on a distance; 0 on every other card. */
export const kmOf = (card: string): number => Number(/^(\d+)km$/.exec(card)?.[1] ?? 0);
export const kindOfCard = (card: string): Kind => (kmOf(card) > 0 ? "distance" : kindOf(drawn(card)));

export const drawCard = (card: string, layout: CardLayout): string => {
  const km = kmOf(card);
  return (DISTANCES as readonly number[]).includes(km)
    ? distanceCard(km as Distance, layout)
    : cardFront(drawn(card), layout);
};

const KINDS: readonly Kind[] = ["vehicle", "distance", "counter", "trick", "special", "objective"];
const place = (card: string): number =>
  KINDS.indexOf(kindOfCard(card)) * 1000 + (kmOf(card) || ALL.indexOf(drawn(card)));

/** A card in a hand: the same card may be there twice. */
export interface Held {
  key: string;
  card: string;
  copy: number;
}

/** A hand by kind, each card with a key that stays the same while it is held. */
export function byKind(hand: readonly string[]): Held[] {
  const seen = new Map<string, number>();
  return [...hand]
    .sort((a, b) => place(a) - place(b))
    .map((card) => {
      const copy = seen.get(card) ?? 0;
      seen.set(card, copy + 1);
      return { key: `${card}/${copy}`, card, copy };
    });
}

// --- notation: to ask why something is not possible --------------------------------------------------------------------

const letter = (seat: number): string => "ABCDEF".charAt(seat);

export function notationOf(card: string, seat: number): string {
  switch (kindOfCard(card)) {
    case "vehicle":
      return `mount ${card}`;
    case "distance":
      return `ride ${kmOf(card)}`;
    case "counter":
      return `counter ${card}`;
    case "trick":
      return `${card} ${letter(seat)}`;
    default:
      if (card.startsWith("invincible-")) return `invincible ${card.slice("invincible-".length)}`;
      return `${card === "hand-swap" ? "swap" : card} ${letter(seat)}`;
  }
}

/** Whether a card is laid on a rider. */
export const isAimed = (card: string): boolean =>
  kindOfCard(card) === "trick" || card === "hand-swap" || card === "police";

/** What blocks a rider in a few words: the trick, and how much of it is waited where waiting ends it. */
export function trickWords({ trick, waited, wait }: RiderView, words: GameWords, wide: boolean): string {
  const name = words.text(`card-${trick}`);
  return wait > 0 ? t(wide ? "street-waits" : "street-waits-short", { name, waited, wait }) : name;
}

// --- lanes ------------------------------------------------------------------------------------------------------------

/** What a lane is while a card looks for a rider. */
export type LaneState = "idle" | "target" | "barred" | "chosen";

/** Lanes from the reader's own downwards, as play goes round. */
export function lanesOf(view: StreetView, seat: number | null): number[] {
  const seats = view.players.length;
  const first = seat ?? 0;
  return Array.from({ length: seats }, (_, index) => (first - index + seats * 2) % seats);
}

/** A view in which somebody is so much farther. */
export const rodeOn = (view: StreetView, seat: number, km: number): StreetView => ({
  ...view,
  players: view.players.map((rider, number) => (number === seat ? { ...rider, km: rider.km + km } : rider)),
});

/** Kilometres at the right end of all lanes. */
export const roadEnd = (view: StreetView): number => Math.ceil((Math.max(100, ...view.objectives) + 1) / 10) * 10;
