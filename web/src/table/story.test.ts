import { expect, test } from "vitest";
import { PLAIN, type Plot } from "../lib/beats";
import type { GameEvent } from "../lib/words.svelte";
import { linesOf } from "./story";

const PLOT: Plot = {
  deeds: { laid: { leads: true }, moved: { rank: 2 }, hit: { on: "target", harm: true, rank: 3 }, passed: {} },
  begins: ["turn"],
  quiet: ["turn", "drew"],
};
const story = (...events: GameEvent[]) => events.map((event, number) => ({ number, version: 1, event }));
const event = (kind: string, seat?: number, more: Record<string, number> = {}): GameEvent => ({
  kind,
  ...(seat === undefined ? {} : { seat }),
  ...more,
});
const told = (plot: Plot, from: number, ...events: GameEvent[]) =>
  linesOf(story(...events), from, plot, 0).map(({ key, main, told }) => [key, main.map((one) => one.number), told.length]); // prettier-ignore

test("a turn is one line of two sentences, and the rest of it is kept", () => {
  const turn = [event("turn", 1), event("laid", 1), event("moved", 1), event("drew", 1)];
  expect(told(PLOT, 0, ...turn, event("turn", 0))).toEqual([[0, [2], 4], [4, [4], 1]]); // prettier-ignore
});

test("what weighs most is said, in the order in which it happened", () => {
  const turn = [event("turn", 1), event("passed", 1), event("moved", 1), event("passed", 1), event("hit", 1, { target: 2 })]; // prettier-ignore
  expect(told(PLOT, 0, ...turn)).toEqual([[0, [2, 4], 5]]);
});

test("what was done to the reader comes before all else", () => {
  const [hit, mine] = [event("hit", 1, { target: 2 }), event("hit", 1, { target: 0 })];
  expect(told(PLOT, 0, event("turn", 1), hit, hit, hit, mine)).toEqual([[0, [1, 4], 5]]);
});

test("without turns, another player's deed begins a line", () => {
  const plot = { ...PLOT, begins: ["rolled"], bySeat: true };
  const round = [event("rolled"), event("moved", 0), event("fine", 0), event("moved", 1), event("moved", 1)];
  expect(told(plot, 0, ...round)).toEqual([[0, [0], 1], [1, [1], 2], [3, [3, 4], 2]]); // prettier-ignore
});

test("a pause and its end are lines of their own, within a turn too", () => {
  const turn = [event("turn", 1), event("moved", 1), event("paused", 0), event("resumed", 1), event("moved", 1)];
  expect(told(PLOT, 0, ...turn)).toEqual([[0, [1], 2], [2, [2], 1], [3, [3], 1], [4, [4], 1]]); // prettier-ignore
});

test("a day that begins is nobody's doing, even where its event names who is first", () => {
  const plot: Plot = { ...PLOT, begins: ["day", "turn"], nobodys: ["day"] };
  const lines = linesOf(story(event("day", 1), event("turn", 1)), 0, plot, 0);
  expect(lines.map(({ seat }) => seat)).toEqual([null, 1]);
});

test("a deal is one line without sentences of its own", () => {
  expect(told(PLOT, 0, event("dealt", 0), event("dealt", 1), event("turn", 0))).toEqual([[0, [], 2], [2, [2], 1]]); // prettier-ignore
});

test("lines begin where they are asked for, and a game without a plot is told too", () => {
  expect(told(PLAIN, 1, event("turn", 0), event("moved", 0), event("turn", 1))).toEqual([[1, [1], 1], [2, [2], 1]]); // prettier-ignore
  expect(told(PLAIN, 3, event("moved", 0))).toEqual([]);
});
