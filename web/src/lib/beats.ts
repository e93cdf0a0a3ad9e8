// What others do, cut into beats: one deed each, with what came of it. A game says which of its events are deeds.

import { SEAT_FACTS } from "../wire";
import type { GameEvent } from "./words.svelte";

export const PACES = ["calm", "normal", "fast", "instant"] as const;
export type Pace = (typeof PACES)[number];

/** Milliseconds a beat lasts. */
export const LASTS: Readonly<Record<Pace, number>> = { calm: 2800, normal: 1600, fast: 700, instant: 0 };

/** Milliseconds a beat lasts while many are waiting. At a calm pace there is still time to read a sentence. */
export const HURRIED: Readonly<Record<Pace, number>> = { calm: 1600, normal: 700, fast: 700, instant: 0 };

/** How fast pieces move, compared with how they were drawn to move. */
export const HASTE: Readonly<Record<Pace, number>> = { calm: 1 / 1.5, normal: 1, fast: 2, instant: Infinity };

/** What happens at a table beside the game. */
export const NOTICES: readonly string[] = [
  "stand-in-came",
  "stand-in-left",
  "resigned",
  "bot-came",
  "renamed",
  "paused",
  "resumed",
];

/** A kind of event that somebody does. */
export interface DeedKind {
  /** The fact that says whom it is done to. */
  on?: string;
  /** It harms them. */
  harm?: boolean;
  /** Players hit after this are not hit by it. */
  blameless?: boolean;
  /** It takes no time to read. */
  brief?: boolean;
  /** It belongs to the deed that follows: it is shown with it, not on its own. */
  leads?: boolean;
  /** What the log says first: deeds of higher rank. */
  rank?: number;
}

/** How the events of a game are told. */
export interface Plot {
  deeds: Readonly<Record<string, DeedKind>>;
  /** Events that begin a turn. */
  begins: readonly string[];
  /** Events that say nothing about what was done: they are never read out on a slip. */
  quiet: readonly string[];
  /** Events that name a seat, and are no doing of it. */
  nobodys?: readonly string[];
  /** What may come of a deed, and the fact that says whom it hits. */
  hurts?: Readonly<Record<string, string>>;
  /** Whether chance dealt that seat a blow that is no deed of anybody’s. */
  struck?: (event: GameEvent, seat: number) => boolean;
  /** Events that take the stage: while they are acted out, the log ends before them. */
  acts?: readonly string[];
  /** What the others have chosen in secret: a draft that goes so far as to show it can only guess. */
  guessed?: readonly string[];
  /**
   * All decide at the same time, and what the others did comes to light before the game goes on: what the prompt says
   * meanwhile.
   */
  together?: string;
  /** Without events that begin a turn: another player's deed does. */
  bySeat?: boolean;
}

const QUIET = ["turn", "drew", "dealt", "top", "ready", "shuffled", "rebuilt", "reshuffled"];

/** For games that say nothing about it: whatever somebody does is a deed. */
export const PLAIN: Plot = { deeds: {}, begins: ["turn"], quiet: QUIET };

export interface Beat {
  /** Its place in the log. */
  number: number;
  event: GameEvent;
  by: number | null;
  on: number | null;
  /** It harms whom it is done to. */
  harm: boolean;
  brief?: boolean | undefined;
  /** What led to it, such as the cards laid before a trip. */
  before: readonly GameEvent[];
  /** What came of it. */
  after: readonly GameEvent[];
}

const seatIn = (event: GameEvent, fact: string | undefined): number | null => {
  const seat = fact === undefined ? undefined : event[fact];
  return typeof seat === "number" ? seat : null;
};

export function deedIn(plot: Plot, event: GameEvent): DeedKind | undefined {
  if (plot !== PLAIN) return plot.deeds[event.kind];
  return typeof event["seat"] === "number" && !QUIET.includes(event.kind) ? {} : undefined;
}

/**
 * The beats of one state of the table. `from` is the number of its first event in the log; `lead` is what led up to it in
 * the states before, and is changed.
 */
export function beatsOf(events: readonly GameEvent[], plot: Plot, from: number, lead: GameEvent[] = []): Beat[] {
  const beats: (Beat & { after: GameEvent[] })[] = [];
  let begun = false; // something else has begun since: what follows is no longer the last deed's doing
  events.forEach((event, index) => {
    const kind = deedIn(plot, event);
    if (plot.begins.includes(event.kind)) {
      lead.length = 0;
      begun = true;
    }
    const current = begun ? undefined : beats.at(-1);
    if (kind === undefined) {
      const hit = current && deedIn(plot, current.event)?.blameless ? null : seatIn(event, plot.hurts?.[event.kind]);
      current?.after.push(event);
      if (current && hit !== null && current.on === null) Object.assign(current, { on: hit, harm: true });
    } else if (kind.leads) {
      lead.push(event);
    } else {
      begun = false;
      const by = seatIn(event, "seat");
      const on = seatIn(event, kind.on);
      const other = on === by ? null : on;
      const before = lead.splice(0).filter((one) => one["seat"] === by);
      beats.push({ number: from + index, event, by, on: other, harm: Boolean(kind.harm) && other !== null, brief: kind.brief, before, after: [] }); // prettier-ignore
    }
  });
  return beats;
}

/** Whether what came after a deed is worth telling with it: after a blow, only what concerns whom it hits. */
export const comesOf = ({ harm, by, on }: Beat, event: GameEvent): boolean =>
  !harm || by === null || event["seat"] !== by || SEAT_FACTS.some((name) => event[name] === on);

/** Whether one of these seats is harmed. */
export const harms = ({ harm, on }: Beat, seats: readonly number[]): boolean =>
  harm && on !== null && seats.includes(on);

const LONG = 90; // letters that cannot be read as a headline in the time of a beat

/** What a slip says of a deed: a long sentence gives way to its beginning, if it consists of several. */
export function inShort(told: string): { short: string; rest: string } {
  const cut = told.length > LONG ? (/^.*?[.!?](?=\s)/u.exec(told)?.[0] ?? told) : told;
  return { short: cut, rest: told.slice(cut.length).trim() };
}
