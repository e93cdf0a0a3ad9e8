import { expect, test } from "vitest";
import { entry } from "../../testing";
import { where } from "./where";

test("a picture of a choice rings that die or bull, not whatever stands first in its place", () => {
  expect(where(entry(0, "pick", ["blue", "S2", 4]))).toEqual(['[data-die="S2-1-4"]']);
  expect(where(entry(0, "heckle", ["sky", "A1"]))).toEqual(['[data-die^="A1-5-"]']);
  expect(where(entry(0, "bull", ["A1", 3]))).toEqual(['[data-die="A1-bull-3"]']);
  expect(where(entry(0, "lead", ["A1", 3, "A2"]))[0]).toBe('[data-die="A1-bull-3"]');
  expect(where(entry(0, "play", ["sprint"]))).toEqual(['[data-card="sprint"]']);
});
