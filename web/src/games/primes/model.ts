// What the board reads from a view, and helpers for drawing it. Nothing here decides what is legal.

import { cardOf } from "../../art/primes/cards";
import type { GameEvent } from "../../lib/words.svelte";
import type { PrimesView } from "../../wire";
import { held, type Held } from "../held";

export type { PrimesView };
export type PlayerView = PrimesView["players"][number];

/** A hand by number. */
export function byNumber(hand: readonly string[]): { number: number; cards: Held[] }[] {
  const product = (card: string) => cardOf(card).symbols.reduce((all, symbol) => all * symbol, 1);
  const groups = new Map<number, Held[]>();
  for (const one of held([...hand].sort((a, b) => cardOf(a).number - cardOf(b).number || product(a) - product(b)))) {
    const { number } = cardOf(one.card);
    groups.set(number, [...(groups.get(number) ?? []), one]);
  }
  return [...groups].map(([number, cards]) => ({ number, cards }));
}

/** How many of each number. */
export function tally(backs: readonly number[]): { number: number; times: number }[] {
  const counts = new Map<number, number>();
  for (const number of backs) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a - b).map(([number, times]) => ({ number, times }));
}

/** The items of `all` without those of `some`, counting copies. */
export function less<T>(all: readonly T[], some: readonly T[]): T[] {
  const rest = [...some];
  return all.filter((item) => {
    const index = rest.indexOf(item);
    if (index < 0) return true;
    rest.splice(index, 1);
    return false;
  });
}

/** Squares that a seat's next run goes further than its cards. */
export const headStart = (view: PrimesView, seat: number | null): number =>
  seat === null ? 0 : (view.players[seat]?.head_start ?? 0);

/** What the run being laid consists of. In a first run lie all cards of the seat; what they leave of the total is its
 *  head start. */
export function runOf(view: PrimesView): { cards: number; ahead: number } {
  const laid = view.players[view.turn]?.run_backs.length ?? 0;
  const ahead = Math.max(0, view.total - laid * view.running);
  return { cards: (view.total - ahead) / view.running, ahead };
}

/** A meeple's move from one view to another. */
export interface Way {
  seat: number;
  from: number;
  to: number;
}

/** Which meeples have moved between two views. */
export function ways(before: PrimesView, after: PrimesView): Way[] {
  return before.players.flatMap((player, seat) => {
    const now = after.players[seat]?.meeples ?? player.meeples;
    const left = less(player.meeples, now);
    const come = less(now, player.meeples);
    return left.map((from, index) => ({ seat, from, to: come[index] ?? from }));
  });
}

/** The seats on a square, one entry per meeple. */
export function standing(view: PrimesView, square: number): number[] {
  return view.players.flatMap((player, seat) => player.meeples.filter((at) => at === square).map(() => seat));
}

/** The last trip in a list of events. */
export interface Told {
  square: number;
  sum: number;
  to: number;
  victims: number[];
}

export function lastTrip(events: readonly GameEvent[]): Told | null {
  const trips = events.filter((event) => event.kind === "tripped");
  const last = trips.at(-1);
  if (!last) return null;
  const begun = events.findLastIndex((event) => event.kind === "aimed");
  const victims = events.slice(begun + 1).filter((event) => event.kind === "tripped");
  return {
    square: Number(last["from"]),
    sum: Number(last["sum"]),
    to: Number(last["to"]),
    victims: victims.map((event) => Number(event["victim"])),
  };
}

/** Offsets and size of `count` meeples that share a square of 64 units, the back ones first. */
export function spots(count: number): { x: number; y: number; scale: number }[] {
  const at = (scale: number, ...places: [number, number][]) => places.map(([x, y]) => ({ x, y, scale }));
  if (count === 0) return [];
  if (count === 1) return at(0.5, [15, -16]);
  if (count === 2) return at(0.44, [2, -17], [21, -15]);
  // Side by side, the last in front.
  const step = 44 / (count - 1);
  return at(
    0.4,
    ...Array.from({ length: count }, (_, index): [number, number] => [index * step - 20, -17 + (index % 2) * 3]),
  );
}
