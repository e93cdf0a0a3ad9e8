// What the board reads from a view. Nothing here decides what is legal.

import { drawn } from "../../art/drawn";
import type { EnclosureKind } from "../../art/raging/field";
import type { GameEvent } from "../../lib/words.svelte";
import type * as Sent from "../../wire";

export type Spot = [column: number, row: number];

// Views as the server sends them, with more exact types.

export type { DieView, LineView } from "../../wire";

export interface EnclosureView extends Sent.EnclosureView {
  outline: Spot[]; // thousandths of a grid step
  points: Spot[];
  bulls: Spot[];
  cows: Spot[];
  kind: EnclosureKind | "cows";
}

export type Shed = "" | "bull" | "sheep";

type SentPlayer = Sent.RagingView["players"][number];

export interface PlayerView extends SentPlayer {
  condition: "roll" | "turn" | "shed" | "waiting" | "busy" | "ready" | "stopped" | "out";
  fences: [string, string][];
  shed: Shed;
  enclosures: EnclosureView[];
  isolated: Spot[];
  escaping: Spot[];
}

export interface PostView extends Sent.PostView {
  side: "N" | "E" | "S" | "W";
}

interface FieldView extends Sent.FieldView {
  bulls: Spot[];
  cows: Spot[];
  ponds: Spot[];
}

export interface RagingView extends Sent.RagingView {
  players: PlayerView[];
  field: FieldView;
  posts: PostView[];
}

export type Pair = readonly [string, string];

export const sameSpot = (a: Spot, b: Spot): boolean => a[0] === b[0] && a[1] === b[1];
export const has = (spots: readonly Spot[], spot: Spot): boolean => spots.some((other) => sameSpot(other, spot));
export const samePair = ([a, b]: Pair, [c, d]: Pair): boolean => (a === c && b === d) || (a === d && b === c);

const shapeOf = ({ outline, kind }: EnclosureView): string => `${kind} ${outline.join(" ")}`;

/** The enclosures that are new. */
export function newEnclosures(before: PlayerView, after: PlayerView): EnclosureView[] {
  const known = new Set(before.enclosures.map(shapeOf));
  return after.enclosures.filter((one) => !known.has(shapeOf(one)));
}

/** The fences that are new. */
export const newFences = (before: PlayerView, after: PlayerView): Pair[] =>
  after.fences.filter((fence) => !before.fences.some((other) => samePair(other, fence)));

/** How an enclosure is painted; those with only cows, or nothing at all, are not. */
export const tintOf = ({ kind, size }: EnclosureView): EnclosureKind | null =>
  kind === "cows" || (kind === "empty" && size === 0) ? null : kind;

/** Finds a post by its name: its place in a view's posts, as drawings count them. */
export function placeOfPost(posts: readonly PostView[]): (name: string) => number {
  const places = Object.fromEntries(posts.map(({ name }, index) => [name, index]));
  return (name) => drawn(places, name);
}

/** The dice a seat did not build with: recycled, or lost. */
export const leftOver = (events: readonly GameEvent[], seat: number | null): { number: number; lost: boolean }[] =>
  events
    .filter(({ kind, seat: who }) => (kind === "recycled" || kind === "wasted") && who === seat)
    .map(({ kind, number }) => ({ number: Number(number), lost: kind === "wasted" }));

/** What a seat did in the round that has just closed: the fence it built, or null for none. */
export type Deed = Pair | null;

/** By seat, once a round closes; before that, what was known already. */
export function deedsOf(events: readonly GameEvent[], before: ReadonlyMap<number, Deed>): ReadonlyMap<number, Deed> {
  if (!events.some(({ kind }) => kind === "rolled" || kind === "ended")) return before;
  return new Map(
    events.flatMap(({ kind, seat, first, second }): [number, Deed][] => {
      if (kind === "fenced") return [[Number(seat), [String(first), String(second)]]];
      return kind === "malleted" ? [[Number(seat), null]] : [];
    }),
  );
}

export const numbersMarked = ({ marks }: PlayerView): number => marks.filter((count) => count > 0).length;

/** How many medals a score earns: bronze is 1, silver 2, gold 3. */
export const medalsOf = (score: number, medals: readonly number[]): number =>
  medals.filter((needed) => score >= needed).length;
