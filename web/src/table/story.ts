// Events as lines of the log: a turn is one line of one or two sentences, and the rest of it is there on demand.

import { deedIn, NOTICES, type Plot } from "../lib/beats";
import type { Told } from "../lib/table.svelte";

export interface Line {
  key: number; // the number of its first event
  seat: number | null; // whose turn it is
  /** What is said at once. */
  main: readonly Told[];
  /** All of it. */
  told: readonly Told[];
}

const MOST = 2; // sentences
const SETTING_UP = ["dealt", "objective", "shared-objective", "top", "opened"];

const seatOf = ({ event }: Told): number | null => (typeof event["seat"] === "number" ? event["seat"] : null);

/** Cuts a log into turns. `reader` hears first what was done to them. */
export function linesOf(story: readonly Told[], from: number, plot: Plot, reader: number | null = null): Line[] {
  const turns: Told[][] = [];
  let begun = false; // somebody has had a turn
  for (const told of story.slice(from)) {
    const turn = turns.at(-1);
    const begins = plot.begins.includes(told.event.kind) || [told, turn?.[0]].some(isNotice); // it has a line of its own
    if (turn === undefined || begins || (begun && plot.bySeat && isAnother(turn, told, plot))) turns.push([told]);
    else turn.push(told);
    begun ||= plot.begins.includes(told.event.kind) || deedIn(plot, told.event) !== undefined;
  }
  return turns.map((told) => lineOf(told, plot, reader));
}

const isNotice = (told: Told | undefined): boolean => told !== undefined && NOTICES.includes(told.event.kind);

/** Whether another player does something, where no event says that their turn begins. */
function isAnother(turn: readonly Told[], told: Told, plot: Plot): boolean {
  const seat = seatOf(told);
  const doer = turn.find((one) => deedIn(plot, one.event) !== undefined);
  if (seat === null || deedIn(plot, told.event) === undefined) return false;
  return doer === undefined ? turn.some(({ event }) => !plot.quiet.includes(event.kind)) : seatOf(doer) !== seat;
}

function lineOf(told: readonly Told[], plot: Plot, reader: number | null): Line {
  const weight = ({ event }: Told): number => {
    const deed = deedIn(plot, event);
    const mine = reader !== null && deed?.on !== undefined && event[deed.on] === reader ? 10 : 0;
    if (deed !== undefined && !deed.leads) return (deed.rank ?? 1) + mine;
    return plot.hurts?.[event.kind] !== undefined && event[plot.hurts[event.kind] ?? ""] === reader ? 5 : 0;
  };
  const telling = told.filter((one) => weight(one) > 0);
  const best = telling.toSorted((a, b) => weight(b) - weight(a) || a.number - b.number).slice(0, MOST);
  const rest = told.filter(({ event }) => !plot.quiet.includes(event.kind));
  const setUp = told.length > 1 && told.every(({ event }) => SETTING_UP.includes(event.kind));
  const main = best.length > 0 ? telling.filter((one) => best.includes(one)) : setUp ? [] : rest.length > 0 ? rest.slice(0, MOST) : told.slice(0, 1); // prettier-ignore
  const first = told[0];
  const [head] = main;
  const seat = head === undefined || plot.nobodys?.includes(head.event.kind) ? null : seatOf(head);
  return { key: first?.number ?? 0, seat, main, told };
}
