import { expect, test } from "vitest";
import { linesOf } from "./story";

const story = (...kinds: string[]) => kinds.map((kind, number) => ({ number, version: 1, event: { kind } }));
const folded = (from: number, ...kinds: string[]) =>
  linesOf(story(...kinds), from).map(({ key, told }) => [key, told.length]);

test("every event has a line", () => {
  expect(folded(0, "moved", "laid", "moved")).toEqual([[0, 1], [1, 1], [2, 1]]); // prettier-ignore
});

test("four of a kind in a row are folded, three are not", () => {
  expect(folded(0, "drew", "drew", "drew", "drew", "moved")).toEqual([[0, 4], [4, 1]]); // prettier-ignore
  expect(folded(0, "drew", "drew", "drew")).toEqual([[0, 1], [1, 1], [2, 1]]); // prettier-ignore
});

test("a deal is one line, however few it is dealt to", () => {
  expect(folded(0, "dealt", "dealt", "moved")).toEqual([[0, 2], [2, 1]]); // prettier-ignore
});

test("lines begin where they are asked for", () => {
  expect(folded(2, "dealt", "dealt", "moved")).toEqual([[2, 1]]);
  expect(folded(3, "moved")).toEqual([]);
});
