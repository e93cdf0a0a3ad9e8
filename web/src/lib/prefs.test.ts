import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const KEY = "stampede";
const matching = (asked: string) => (query: string) =>
  ({ matches: query.includes(asked), addEventListener: () => undefined }) as unknown as MediaQueryList;

/** The preferences of a page that has just been loaded. */
async function loaded(stored: unknown = null, languages: readonly string[] = ["en"]) {
  if (stored !== null) localStorage.setItem(KEY, typeof stored === "string" ? stored : JSON.stringify(stored));
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
  vi.resetModules();
  return (await import("./prefs.svelte")).prefs;
}

beforeEach(() => localStorage.clear());
// Other tests share this browser, and the modules that were loaded last.
afterEach(() => {
  localStorage.clear();
  vi.resetModules();
});

describe("the language", () => {
  test.each([
    [["es-MX", "en"], "es"],
    [["en-GB", "es"], "en"],
    [["de", "es"], "es"],
    [["fr"], "en"],
    [[], "en"],
  ])("of a browser that speaks %j is %s", async (languages, language) => {
    expect((await loaded(null, languages)).language).toBe(language);
  });

  test("that was chosen counts more than the browser's", async () => {
    expect((await loaded({ language: "en" }, ["es"])).language).toBe("en");
  });
});

describe("what was chosen", () => {
  test("is there after a reload, and what was not is as usual", async () => {
    const before = await loaded();
    before.name = "Ana";
    before.pace = "fast";
    before.confirm = false;
    const after = await loaded();
    expect([after.name, after.pace, after.confirm, after.sound, after.volume]).toEqual([
      "Ana",
      "fast",
      false,
      true,
      60,
    ]);
  });

  test("in another tab is heard of here", async () => {
    const prefs = await loaded();
    localStorage.setItem(KEY, JSON.stringify({ leftHanded: true }));
    window.dispatchEvent(Object.assign(new Event("storage"), { key: "something else" }));
    expect(prefs.leftHanded).toBe(false);
    window.dispatchEvent(Object.assign(new Event("storage"), { key: KEY }));
    expect(prefs.leftHanded).toBe(true);
  });

  test.each(["{damaged", '"a word"', "null"])("is forgotten where the memory is %s", async (stored) => {
    const prefs = await loaded(stored);
    expect([prefs.name, prefs.pace, prefs.textSize]).toEqual(["", "normal", "normal"]);
  });

  test("that this version does not know is as usual", async () => {
    expect((await loaded({ pace: "breakneck" })).pace).toBe("normal");
  });

  test("holds until the page is left where nothing can be stored", async () => {
    const prefs = await loaded();
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("blocked");
    });
    prefs.textTable = true;
    expect(prefs.textTable).toBe(true);
  });
});

describe("the system", () => {
  test("decides on the theme until somebody chooses one", async () => {
    vi.spyOn(window, "matchMedia").mockImplementation(matching("color-scheme: dark"));
    const prefs = await loaded();
    expect([prefs.theme, prefs.themeChoice, prefs.calm]).toEqual(["dark", "system", false]);
    prefs.theme = "light";
    expect([prefs.theme, prefs.themeChoice]).toEqual(["light", "light"]);
    prefs.theme = "system";
    expect(prefs.theme).toBe("dark");
  });

  test("may ask that nothing moves, and so may the person", async () => {
    vi.spyOn(window, "matchMedia").mockImplementation(matching("reduced-motion"));
    expect((await loaded()).calm).toBe(true);
    vi.mocked(window.matchMedia).mockImplementation(matching("nothing"));
    const prefs = await loaded();
    expect(prefs.calm).toBe(false);
    prefs.movement = "still";
    expect(prefs.calm).toBe(true);
  });
});
