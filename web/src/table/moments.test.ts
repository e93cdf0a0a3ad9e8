import { beforeAll, describe, expect, test } from "vitest";
import type { BoardModule } from "../games/board";
import type { GameEvent, GameWords } from "../lib/words.svelte";
import { house } from "../lib/words.svelte";
import { prefs } from "../lib/prefs.svelte";
import { entry } from "../testing";
import type { Luck, Mistake, ReplayFrame, Review } from "../wire";
import { momentsOf } from "./moments";

const NAMES = ["Ana", "Bea"];
const words = {
  action: ({ notation }: { notation: string }) => notation,
  advice: ({ kind }: GameEvent) => `Because of ${kind}.`,
  event: (event: GameEvent, names: string[]) => `${names[Number(event["seat"])]}: ${event.kind}`,
} as unknown as GameWords;

const mistake = (move: number, more: Partial<Mistake> = {}): Mistake => ({
  move,
  chosen: entry(0, "stay"),
  best: entry(1, "run", [5]),
  facts: [{ kind: "danger" }],
  worth: 0.61,
  lost: 0.2,
  playouts: 400,
  ...more,
});
const review = (mistakes: Mistake[], luck: Luck | null = null, alone = false): Review => ({
  seat: 0,
  done: 9,
  total: 9,
  over: true,
  alone,
  mistakes,
  luck,
});
/** A replay with these events after each of its moves. */
const replay = (...events: GameEvent[][]): ReplayFrame[] =>
  events.map((some, move) => ({ view: `view ${move}`, events: some }) as unknown as ReplayFrame);

const FELL: Luck = { move: 1, until: 3, before: 0.72, after: 0.31 };

beforeAll(async () => {
  prefs.language = "en";
  await house.load("en");
});

describe("a mistake", () => {
  test("says what was done, what was better and why", () => {
    const [told] = momentsOf(review([mistake(2)]), replay([], [], []), null, words, NAMES);
    expect(told).toMatchObject({
      move: 2,
      luck: false,
      did: "You chose “stay”",
      better: "Better: “run 5”",
      view: "view 2",
      chosen: [],
      best: [],
    });
    expect(told?.why).toMatch(/^Because of danger\. Played out 400 times .* 61 in 100 instead of 41\.$/);
  });

  test("of somebody who played alone cost points", () => {
    const [told] = momentsOf(review([mistake(0, { worth: 30.4, lost: 12 })], null, true), [], null, words, NAMES);
    expect(told?.why).toContain("about 30 points instead of 18.");
    expect(told?.view).toBeNull();
  });

  test("is marked on the board by what was chosen and what was better", () => {
    const where = ({ verb }: { verb: string }, seat: number) => [`${verb} of ${seat}`];
    const board = { where } as unknown as BoardModule;
    const [told] = momentsOf(review([mistake(0)]), replay([]), board, words, NAMES);
    expect([told?.chosen, told?.best]).toEqual([["stay of 0"], ["run of 0"]]);
  });
});

describe("bad luck", () => {
  const events: GameEvent[][] = [
    [{ kind: "moved", seat: 1 }],
    [{ kind: "fell", seat: 0 }],
    [{ kind: "pushed", seat: 1 }],
    [{ kind: "moved", seat: 0 }],
    [{ kind: "waited", seat: 1 }],
  ];

  test("is told by what somebody else did last, and shown as it was afterwards", () => {
    const [told] = momentsOf(review([], FELL), replay(...events), null, words, NAMES);
    expect(told).toMatchObject({
      move: 1,
      luck: true,
      did: "Bea: pushed",
      better: "Nothing was better. This was luck.",
      view: "view 3",
    });
    expect(told?.why).toContain("from winning about 72 games in 100 to 31.");
  });

  test("is chance where nobody did anything", () => {
    const [told] = momentsOf(review([], FELL), replay([], [], [], []), null, words, NAMES);
    expect(told?.did).toBe("What came next");
  });

  test("is only the rest of it if the move was a mistake, and comes after it", () => {
    const told = momentsOf(review([mistake(3), mistake(1)], FELL), replay(...events), null, words, NAMES);
    expect(told.map(({ move, luck }) => [move, luck])).toEqual([
      [1, false],
      [1, true],
      [3, false],
    ]);
    expect(told[1]?.better).toBe("The rest was luck.");
  });

  test("is told by what hit the seat before anything else, with those concerned on the board", () => {
    const board = {
      plot: { deeds: { pushed: { harm: true, on: "target" }, waited: {} }, begins: [], quiet: [] },
      figure: (seat: number) => `runner ${seat}`,
    } as unknown as BoardModule;
    const frames = replay([], [], [{ kind: "pushed", seat: 1, target: 0 }], [{ kind: "waited", seat: 1 }]);
    const [told] = momentsOf(review([], FELL), frames, board, words, NAMES);
    expect([told?.did, told?.chosen]).toEqual(["Bea: pushed", ["runner 1", "runner 0"]]);
  });
});
