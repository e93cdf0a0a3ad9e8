// What the board reads from a view, and small sums for drawing it. Nothing here decides what is legal.

import { CARDS } from "../../art/street/pictures";
import { t, type GameEvent, type GameWords } from "../../lib/words.svelte";
import type * as Sent from "../../wire";
import type { ActionInfo, RiderView } from "../../wire";
import { held, type Held } from "../held";

export type { RiderView };

export interface StreetView extends Sent.StreetView {
  length: "quick" | "long";
  decision: "" | "first" | "next";
}

/** The card an action uses; none if it ends the turn. */
export const cardOf = (action: ActionInfo): string => String(action.args[0] ?? "");

/** The rider a card is played on, if it is played on one. */
export const targetOf = (action: ActionInfo): number | null => (action.args.length > 1 ? Number(action.args[1]) : null);

/** Whether cards can be discarded and none can be played. */
export const onlyDiscards = (options: readonly ActionInfo[]): boolean =>
  options.some(({ verb }) => verb === "discard") && options.every(({ verb }) => verb === "discard" || verb === "end");

const UNNAMED: Readonly<Record<string, string>> = { stopped: "police", swapped: "hand-swap" };

/** The card that an event is about. */
export const playedIn = (event: GameEvent): string => UNNAMED[event.kind] ?? String(event["card"] ?? "");

/** A hand sorted by kind. */
export const byKind = (hand: readonly string[]): Held[] =>
  held([...hand].sort((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b)));

/** What blocks a rider, in a few words: the trick, and how long they have waited if waiting ends it. */
export function trickWords({ trick, waited, wait }: RiderView, words: GameWords, wide: boolean): string {
  const name = words.text(`card-${trick}`);
  return wait > 0 ? t(wide ? "street-waits" : "street-waits-short", { name, waited, wait }) : name;
}

// --- lanes ------------------------------------------------------------------------------------------------------------

/** What a lane offers while a rider is chosen for a card. */
export type LaneState = "idle" | "target" | "barred" | "chosen";

/** The lanes from top to bottom: the reader's own first, then in order of play. */
export function lanesOf(view: StreetView, seat: number | null): number[] {
  const seats = view.players.length;
  const first = seat ?? 0;
  return Array.from({ length: seats }, (_, index) => (first - index + seats) % seats);
}

/** The view with a rider that many kilometres further on. */
export const rodeOn = (view: StreetView, seat: number, km: number): StreetView => ({
  ...view,
  players: view.players.map((rider, number) => (number === seat ? { ...rider, km: rider.km + km } : rider)),
});

/** Kilometres at the right end of all lanes. */
export const roadEnd = (view: StreetView): number => Math.ceil((Math.max(100, ...view.objectives) + 1) / 10) * 10;
