import { beforeAll, expect, test } from "vitest";
import { LEVELS } from "../art/portraits";
import { prefs } from "./prefs.svelte";
import { botWord, hasFace, levelLine, levelSpoken, levelTitle, levelWord } from "./levels";
import { house } from "./words.svelte";

beforeAll(() => Promise.all([house.load("en"), house.load("es")]));

test.each(["en", "es"] as const)("every level has a word, a title and a line (%s)", (language) => {
  prefs.language = language;
  const told = LEVELS.map((level) => [levelWord(level), levelTitle(level), levelLine(level)]);
  for (const [word, title, line] of told) {
    expect(word).not.toMatch(/^bot-/);
    expect(title).not.toMatch(/^bot-/);
    expect(line).toMatch(/^[A-Z].*\.$/);
  }
  expect(new Set(told.flat()).size).toBe(3 * LEVELS.length);
  prefs.language = "en";
});

test("a screen reader says everything about a level", () => {
  expect(levelSpoken("steady")).toBe("steady. Up since four. Bakes first, runs later, keeps a cool head.");
  expect(botWord("sharp")).toBe("sharp bot");
  prefs.language = "es";
  expect(botWord("sharp")).toBe("bot sagaz");
  prefs.language = "en";
});

test("a level that the client does not know is called by its own name, and has no face", () => {
  expect([levelWord("oracle"), levelSpoken("oracle"), hasFace("oracle")]).toEqual(["oracle", "oracle", false]);
  expect([levelWord("random"), hasFace("random"), hasFace("mighty")]).toEqual(["random", false, true]);
});
