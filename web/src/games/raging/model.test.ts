import { describe, expect, test } from "vitest";
import type { GameEvent } from "../../lib/words.svelte";
import {
  deedsOf,
  has,
  leftOver,
  medalsOf,
  newEnclosures,
  newFences,
  numbersMarked,
  placeOfPost,
  samePair,
  tintOf,
  type EnclosureView,
  type PlayerView,
  type PostView,
} from "./model";

const enclosure = (kind: EnclosureView["kind"], size = 4, corner = 1000): EnclosureView =>
  ({ kind, size, outline: [[corner, corner], [5000, 2000], [5000, 5000]] }) as EnclosureView; // prettier-ignore
const player = (more: Partial<PlayerView>): PlayerView => ({ fences: [], enclosures: [], ...more }) as PlayerView;

test("a fence is the same from either end", () => {
  expect(samePair(["N2", "E6"], ["E6", "N2"])).toBe(true);
  expect(samePair(["N2", "E6"], ["N2", "S6"])).toBe(false);
});

test("spots are compared by column and row", () => {
  expect(has([[2, 3]], [2, 3])).toBe(true);
  expect(has([[2, 3]], [3, 2])).toBe(false);
});

describe("what a draft adds", () => {
  test("fences that were not there", () => {
    const before = player({ fences: [["N2", "E6"]] });
    expect(newFences(before, player({ fences: [["N2", "E6"], ["S1", "W4"]] }))).toEqual([["S1", "W4"]]); // prettier-ignore
    expect(newFences(before, before)).toEqual([]);
  });

  test("enclosures of another shape, or with another content", () => {
    const before = player({ enclosures: [enclosure("herd")] });
    const [other, calm] = [enclosure("herd", 4, 2000), enclosure("isolated")];
    expect(newEnclosures(before, player({ enclosures: [enclosure("herd"), other, calm] }))).toEqual([other, calm]);
  });
});

test("enclosures are painted by the kind the view gives", () => {
  const tints = (["isolated", "couple", "herd", "empty", "cows"] as const).map((kind) => tintOf(enclosure(kind)));
  expect(tints).toEqual(["isolated", "couple", "herd", "empty", null]);
  expect(tintOf(enclosure("empty", 0))).toBeNull();
});

test("a post that is not on the field is a mistake, and never another post", () => {
  const placeOf = placeOfPost([{ name: "N1" }, { name: "N4" }] as PostView[]);
  expect(placeOf("N4")).toBe(1);
  expect(() => placeOf("Z9")).toThrow('"Z9"');
});

test("dice left over are recycled or lost, for their own seat", () => {
  const events: GameEvent[] = [
    { kind: "fenced", seat: 0, first: "N2" },
    { kind: "recycled", seat: 0, number: 4 },
    { kind: "wasted", seat: 0, number: 2 },
    { kind: "recycled", seat: 1, number: 6 },
  ];
  expect(leftOver(events, 0)).toEqual([
    { number: 4, lost: false },
    { number: 2, lost: true },
  ]);
});

test("what the others did is known once their round closes", () => {
  const ready: GameEvent[] = [{ kind: "ready", seat: 1 }];
  const close: GameEvent[] = [
    { kind: "fenced", seat: 1, first: "N2", second: "E6" },
    { kind: "malleted", seat: 2, left: 2 },
    { kind: "rolled", round: 4, dice: [1, 2, 3] },
  ];
  const known = deedsOf(close, new Map());
  expect([...known]).toEqual([
    [1, ["N2", "E6"]],
    [2, null],
  ]);
  expect(deedsOf(ready, known)).toBe(known);
  expect([...deedsOf([{ kind: "rolled", round: 5, dice: [1, 1, 1] }], known)]).toEqual([]);
});

test("each marked number counts once for the shed", () => {
  expect(numbersMarked(player({ marks: [0, 3, 1, 0, 0, 2] }))).toBe(3);
});

test.each([[47, 0], [48, 1], [60, 2], [61, 3]])("a score of %i earns %i medals", (score, medals) => {
  expect(medalsOf(score, [48, 53, 61])).toBe(medals);
}); // prettier-ignore
