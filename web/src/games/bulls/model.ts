// What the board reads from a view. Nothing here decides what is legal.

import type { Face, Seat } from "../../art/pieces";
import { asSeat } from "../../art/pieces";
import { matches } from "../../lib/actions";
import type { GameWords } from "../../lib/words.svelte";
import type * as Sent from "../../wire";
import type { ActionInfo } from "../../wire";

// Views as the server sends them.

export type Roundabout = Sent.RoundaboutView;
export type Well = Sent.WellView;
export type Forecast = Sent.ForecastView;
export type Pick = Sent.PickView;
export type Destination = Sent.DestinationView;
export type EveningSeat = Sent.EveningSeatView;
export type BullsView = Omit<Sent.BullsView, "tokens"> & { tokens: Token[] };
export type PlayerView = BullsView["players"][number];

export type Sign = "odd" | "even";

export interface Token extends Sent.TokenView {
  sign: Sign;
}

export const seatOf = (seat: number): Seat => asSeat(seat + 1);
export const faceOf = (face: number): Face => Math.min(6, Math.max(1, face)) as Face;

/** Equal dice of one colour in one place. */
export interface Stack {
  key: string;
  place: string;
  seat: number;
  face: number;
  count: number;
  to: string; // where they go next; empty: they have arrived
}

/** Where dice of a face go from a roundabout, as the view says. */
export const exitOf = (exits: readonly string[] | undefined, face: number): string =>
  exits?.[face % 2 === 1 ? 0 : 1] ?? "";

export function stacksOf(well: Well): Stack[] {
  return well.runners.flatMap((faces, seat) =>
    faces.flatMap((count, index) =>
      count === 0
        ? []
        : [
            {
              key: `${well.name}-${seat}-${index + 1}`,
              place: well.name,
              seat,
              face: index + 1,
              count,
              to: exitOf(well.exits[seat], index + 1),
            },
          ],
    ),
  );
}

/** Bulls of a well by face. */
export function bullsOf(well: {
  name: string;
  bulls: readonly number[];
}): { key: string; place: string; face: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const face of well.bulls) counts.set(face, (counts.get(face) ?? 0) + 1);
  return [...counts].map(([face, count]) => ({ key: `${well.name}-bull-${face}`, place: well.name, face, count }));
}

/** How many of these dice will be rolled: those the table knows of, and those the draft adds. */
export function picksAt(view: BullsView, steps: readonly ActionInfo[], seat: number, place: string, face: number) {
  const colour = view.players[seat]?.colour ?? "";
  const before = view.target === seat || (view.target === null && view.turn === seat) ? view.picked : [];
  const known = before.find((pick) => pick.place === place && pick.face === face)?.dice ?? 0;
  return known + steps.filter((step) => matches(step, "pick", colour, place, face)).length;
}

/** The tokens as the draft would leave them. */
export function tokensWith(view: BullsView, steps: readonly ActionInfo[]): (Token & { ghost: boolean })[] {
  let tokens = view.tokens.map((token) => ({ ...token, ghost: false }));
  for (const { verb, args } of steps) {
    if (verb !== "lift" && verb !== "clear" && verb !== "sign") continue;
    const [place, sign] = [String(args[0]), String(args[1]) as Sign];
    tokens = tokens.filter((token) => token.place !== place || token.sign !== sign);
    if (verb === "sign") tokens.push({ place, sign, seat: view.turn, ghost: true });
  }
  return tokens;
}

/** The start of a rolled number. */
export const startOf = ({ town }: BullsView, number: string): string | undefined =>
  town.find(({ row, name }) => row === 0 && (name === number || name.replace(/^\D+/, "") === number))?.name;

/** The dice of every place, including the rolled 1s that the draft puts on starts. */
export function stacksWith(view: BullsView, steps: readonly ActionInfo[]): (Well & { stacks: Stack[] })[] {
  const counts = new Map<string, number>();
  for (const { verb, args } of steps) {
    const at = verb === "place" ? startOf(view, String(args[0])) : undefined;
    if (at) counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  return view.wells.map((well) => {
    const stacks = stacksOf(well);
    const count = counts.get(well.name) ?? 0;
    const to = exitOf(well.exits[view.turn], 1);
    if (count > 0) stacks.push({ key: `${well.name}-new`, place: well.name, seat: view.turn, face: 1, count, to });
    return { ...well, stacks };
  });
}

const FORESEEN = ["place", "lead", "lift", "sign", "clear"];

/**
 * Who comes to the next row if these steps are played and nobody does anything more. The server says that too, but not
 * where the steps end the round: then it has gone on to what follows.
 */
export function forecastWith(view: BullsView, steps: readonly ActionInfo[]): readonly Forecast[] {
  if (!steps.some(({ verb }) => FORESEEN.includes(verb))) return view.forecast;
  const tokens = tokensWith(view, steps);
  const wells = stacksWith(view, steps).map((well) => ({ ...well, bulls: [...well.bulls] }));
  for (const { verb, args } of steps) {
    if (verb !== "lead") continue;
    const [from, to] = [args[0], args[2]].map((name) => wells.find((well) => well.name === name)?.bulls);
    const at = from?.indexOf(Number(args[1])) ?? -1;
    if (at >= 0) to?.push(...(from?.splice(at, 1) ?? []));
  }
  const next = new Map<string, Forecast>();
  for (const { name, runners } of view.forecast) {
    next.set(name, { name, runners: runners.map(() => 0), bulls: [], charged: runners.map(() => 0), odds: 0 });
  }
  const streets = wells.map((well) => ({ well, road: view.town.find(({ name }) => name === well.name) }));
  for (const { well, road } of streets) {
    for (const face of well.bulls) next.get(exitOf([road?.odd ?? "", road?.even ?? ""], face))?.bulls.push(face);
  }
  for (const { well, road } of streets) {
    for (const { seat, face, count } of well.stacks) {
      const signs = tokens.filter((token) => token.seat === seat && token.place === well.name).map(({ sign }) => sign);
      const sign = signs.length === 1 ? signs[0] : face % 2 === 1 ? "odd" : "even"; // two of a colour cancel each other out
      const to = next.get(road?.[sign ?? "odd"] ?? "");
      if (to === undefined) continue;
      to.runners[seat] = (to.runners[seat] ?? 0) + count;
      if (to.bulls.includes(face)) to.charged[seat] = (to.charged[seat] ?? 0) + count;
    }
  }
  return [...next.values()].map((one) => ({
    ...one,
    bulls: one.bulls.sort((a, b) => a - b),
    odds: new Set(one.bulls).size,
  }));
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/**
 * What the bulls will do to a seat's runners if nothing changes, in words; null if nobody can say: while a bull is still
 * to come, or when all have arrived.
 */
export function danger(words: GameWords, view: BullsView, forecast: readonly Forecast[], seat: number): string | null {
  if (forecast.length === 0 || view.decision === "place" || view.players[seat]?.standing === 0) return null;
  const charged = new Map<number, number>();
  for (const well of forecast) charged.set(well.odds, (charged.get(well.odds) ?? 0) + (well.charged[seat] ?? 0));
  const told = [...charged]
    .filter(([, runners]) => runners > 0)
    .sort(([one], [other]) => other - one)
    .map(([odds, runners], index) =>
      words.text(index === 0 ? "forecast-charged" : "forecast-also", { charged: runners, odds }),
    );
  return told.length > 0 ? told.join("; ") : words.text("forecast-safe");
}

/** How many of the six faces are fatal to dice of this seat and face where they go; 0: they are not charged. */
export function riskOf(forecast: readonly Forecast[], seat: number, to: string, face: number): number {
  const next = forecast.find(({ name }) => name === to);
  return next !== undefined && (next.charged[seat] ?? 0) > 0 && next.bulls.includes(face) ? next.odds : 0;
}
