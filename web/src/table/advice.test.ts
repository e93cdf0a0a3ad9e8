import { beforeAll, expect, test } from "vitest";
import { house } from "../lib/words.svelte";
import { entry } from "../testing";
import type { Hinted, Weighed } from "../wire";
import { compared, worthOf } from "./advice";

const weighed = (part: Partial<Weighed>): Weighed => ({
  action: entry(0, "step", [3]),
  facts: [],
  worth: 0,
  behind: 0,
  doubt: 0,
  playouts: 100,
  ...part,
});
const hint = (alone: boolean, ...choices: Weighed[]): Hinted => ({ type: "hinted", id: 1, seat: 0, alone, choices });

beforeAll(() => house.load("en"));

test("a suggestion says what it is worth, in games or in points", () => {
  expect(worthOf(hint(false, weighed({ worth: 0.614 })))).toContain("61");
  expect(worthOf(hint(true, weighed({ worth: 67.6 })))).toContain("68");
});

test("where there is little room, what is taken for granted goes unsaid, never the number", () => {
  const [full, brief] = [false, true].map((short) => worthOf(hint(false, weighed({ worth: 0.614 })), short));
  expect(brief).toContain("61");
  expect(brief?.length).toBeLessThan(full?.length ?? 0);
});

test("what was not weighed has no number", () => {
  expect(worthOf(hint(false, weighed({ worth: 0, playouts: 0 })))).toBe("");
});

test("another choice is worse only if that is clear", () => {
  expect(compared(weighed({ behind: 0.09, doubt: 0.02 }), false)).toContain("9");
  const same = compared(weighed({ behind: 0.03, doubt: 0.02 }), false);
  expect(same).toBe(compared(weighed({ behind: -0.05, doubt: 0.01 }), false));
  expect(same).not.toMatch(/\d/);
  expect(compared(weighed({ behind: 4.2, doubt: 1 }), true)).toContain("4");
});
