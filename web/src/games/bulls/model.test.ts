import { describe, expect, test } from "vitest";
import type { GameWords } from "../../lib/words.svelte";
import { entry } from "../../testing";
import {
  bullsOf,
  danger,
  exitOf,
  forecastWith,
  picksAt,
  riskOf,
  stacksOf,
  stacksWith,
  startOf,
  tokensWith,
  type BullsView,
} from "./model";

const S2 = { name: "S2", runners: [[0, 2, 0, 0, 0, 0], [0, 1, 0, 0, 0, 1]], bulls: [4, 2, 4], exits: [["A1", "A2"], ["A1", "A1"]] }; // prettier-ignore
const S3 = { name: "S3", runners: [[0, 0, 1, 0, 0, 0], [0, 0, 0, 0, 0, 0]], bulls: [], exits: [["A1", "A2"], ["A1", "A2"]] }; // prettier-ignore

const view = (more: Partial<BullsView> = {}): BullsView =>
  ({
    players: [{ colour: "yellow" }, { colour: "blue" }],
    turn: 0,
    target: null,
    picked: [],
    tokens: [],
    wells: [S2, S3],
    town: [
      { name: "S2", row: 0 },
      { name: "S3", row: 0 },
      { name: "A2", row: 1 },
    ],
    ...more,
  }) as unknown as BullsView;

describe("dice", () => {
  test("that are equal make a stack, with where it goes", () => {
    expect(stacksOf(S2)).toEqual([
      { key: "S2-0-2", place: "S2", seat: 0, face: 2, count: 2, to: "A2" },
      { key: "S2-1-2", place: "S2", seat: 1, face: 2, count: 1, to: "A1" },
      { key: "S2-1-6", place: "S2", seat: 1, face: 6, count: 1, to: "A1" },
    ]);
  });

  test("go by the odd or the even exit, and nowhere from a destination", () => {
    expect([exitOf(["A1", "A2"], 3), exitOf(["A1", "A2"], 4), exitOf(undefined, 3)]).toEqual(["A1", "A2", ""]);
  });

  test("of bulls are counted by face", () => {
    expect(bullsOf(S2).map(({ face, count }) => [face, count])).toEqual([
      [4, 2],
      [2, 1],
    ]);
  });

  test("include the 1s that a draft puts on starts", () => {
    const placed = [entry(0, "place", [3]), entry(0, "place", [3])];
    const [, start] = stacksWith(view(), placed);
    expect(start?.stacks.at(-1)).toEqual({ key: "S3-new", place: "S3", seat: 0, face: 1, count: 2, to: "A1" });
    expect(stacksWith(view(), [])[1]?.stacks).toHaveLength(1);
  });
});

describe("runners to be rolled", () => {
  const pick = entry(1, "pick", ["yellow", "S2", 2]);

  test("are those on the table and those of the draft", () => {
    const known = view({ picked: [{ place: "S2", face: 2, dice: 1 }] });
    expect(picksAt(known, [pick], 0, "S2", 2)).toBe(2);
    expect(picksAt(known, [pick], 0, "S2", 3)).toBe(0);
  });

  test("belong to the seat that was chosen", () => {
    const shoved = view({ target: 1, picked: [{ place: "S2", face: 2, dice: 1 }] });
    expect([picksAt(shoved, [], 0, "S2", 2), picksAt(shoved, [], 1, "S2", 2)]).toEqual([0, 1]);
    expect(picksAt(view(), [pick], 1, "S2", 2)).toBe(0);
  });
});

describe("tokens", () => {
  const laid = view({ tokens: [{ place: "S3", sign: "odd", seat: 1 }] });

  test("are shown where the draft puts them, in place of the old one", () => {
    expect(tokensWith(laid, [entry(2, "sign", ["S3", "odd"])])).toEqual([
      { place: "S3", sign: "odd", seat: 0, ghost: true },
    ]);
  });

  test("go when the draft removes or lifts them", () => {
    expect(tokensWith(laid, [entry(3, "clear", ["S3", "odd"])])).toEqual([]);
    expect(tokensWith(laid, [entry(4, "lift", ["S3", "even"])])).toHaveLength(1);
  });
});

test("a start is found by its number", () => {
  expect([startOf(view(), "3"), startOf(view(), "6")]).toEqual(["S3", undefined]);
});

test("only dice that a bull will match are at risk", () => {
  const forecast = [{ name: "A2", runners: [2, 0], bulls: [2, 4], charged: [2, 0], odds: 2 }];
  expect(riskOf(forecast, 0, "A2", 2)).toBe(2);
  expect(riskOf(forecast, 0, "A2", 3)).toBe(0);
  expect(riskOf(forecast, 1, "A2", 2)).toBe(0);
  expect(riskOf(forecast, 0, "A1", 2)).toBe(0);
});

describe("the forecast in words", () => {
  const words = {
    text: (key: string, facts: Record<string, unknown> = {}) => [key, ...Object.values(facts)].join(" "),
  } as unknown as GameWords;
  const well = (odds: number, ...charged: number[]) => ({ name: `A${odds}`, odds, charged, bulls: [], runners: [] });
  const now = view({
    decision: "card",
    players: [{ standing: 5 }, { standing: 2 }, { standing: 0 }],
  } as unknown as Partial<BullsView>);

  test("adds up what is equally dangerous, the worst first", () => {
    const coming = [well(1, 1, 0), well(2, 2, 0), well(0, 0, 0), well(2, 1, 0)];
    expect(danger(words, now, coming, 0)).toBe("forecast-charged 3 2; forecast-also 1 1");
    expect(danger(words, now, coming, 1)).toBe("forecast-safe");
  });

  test("is silent where nobody can say or nobody runs", () => {
    expect(danger(words, now, [well(1, 0, 0, 0)], 2)).toBeNull();
    expect(danger(words, now, [], 0)).toBeNull();
    expect(danger(words, { ...now, decision: "place" }, [well(1, 1, 0)], 0)).toBeNull();
  });
});

describe("who comes to the next row with a draft", () => {
  const zero = { charged: [0, 0], odds: 0 };
  const forecast = [
    { name: "A1", runners: [1, 2], bulls: [], ...zero },
    { name: "A2", runners: [2, 0], bulls: [2, 4, 4], charged: [2, 0], odds: 2 },
  ];
  const town = [
    { name: "S2", row: 0, odd: "A1", even: "A2" },
    { name: "S3", row: 0, odd: "A1", even: "A1" }, // a single path
  ];
  // Blue has a token on the odd sign of S2.
  const now = view({
    forecast,
    town,
    tokens: [{ place: "S2", sign: "odd", seat: 1 }],
  } as unknown as Partial<BullsView>);
  const of = (...steps: ReturnType<typeof entry>[]) =>
    forecastWith(now, steps).map(({ runners, bulls, charged, odds }) => [runners, bulls, charged, odds]);

  test("is what the table says, as long as nothing is moved", () => {
    expect(forecastWith(now, [entry(0, "play", ["ole"])])).toBe(forecast);
    expect(of(entry(0, "lead", ["S2", 5, "S3"]))).toEqual(
      forecast.map((one) => [one.runners, one.bulls, one.charged, one.odds]), // there is no such bull
    );
  });

  test("counts the 1s that are placed", () => {
    expect(of(entry(0, "place", [3]), entry(1, "place", [3]))[0]).toEqual([[3, 2], [], [0, 0], 0]);
  });

  test("follows a bull that is led aside", () => {
    expect(of(entry(0, "lead", ["S2", 2, "S3"]))).toEqual([
      [[1, 2], [2], [0, 1], 1],
      [[2, 0], [4, 4], [0, 0], 1],
    ]);
  });

  test("follows tokens: one decides, two of a colour cancel each other out", () => {
    expect(of(entry(0, "sign", ["S2", "odd"]))[0]?.[0], "mine replaces hers").toEqual([3, 0]);
    expect(of(entry(0, "sign", ["S3", "even"]))[0]?.[0]).toEqual([1, 2]);
    expect(of(entry(0, "clear", ["S2", "odd"])).map(([runners]) => runners)).toEqual([
      [1, 0],
      [2, 2],
    ]);
    const both = { ...now, tokens: [...now.tokens, { place: "S2", sign: "even", seat: 1 }] } as unknown as BullsView;
    expect(forecastWith(both, [entry(0, "place", [3])])[0]?.runners).toEqual([2, 0]);
  });
});
