import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { entry } from "../testing";
import { prefs } from "./prefs.svelte";
import { GameWords, house, t } from "./words.svelte";

const TEXT = `
name-odd = the odd sign
card-cape = Red cape
seat-number = seat { $number }
action-play = Play { $arg1 }
action-shove = Shove { $arg2-name }
deed-shove = Shove!
event-moved = { $seat-me ->
    [yes] You move
   *[no] { $seat } moves
 } to { $to }.
event-laid = { $seat } lays a card.
event-laid-seen = { $seat } lays { $card }.
event-signs = { $signs } lie here.
event-cheer = { $who }.
event-aired = { $card-id ->
    [cape] The { $card } is aired
   *[other] It is aired
 }.
event-scored = { $seat } has { $points } points.
reason-no = Not with { $card }.
advice-good = { $target } is close.
list-and = { $rest } and { $last }
`;
const NAMES = ["Ana", "Bea"];
let words: GameWords;

beforeAll(async () => {
  await house.load("en");
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(TEXT)));
  words = new GameWords("toy");
  await words.load("en");
  vi.unstubAllGlobals();
});
afterEach(() => void vi.restoreAllMocks());

describe("a game's words", () => {
  test("name components and seats in actions", () => {
    expect(words.action(entry(0, "play", ["cape"]))).toBe("Play Red cape");
    expect(words.action(entry(0, "shove", ["cape", 1]), NAMES)).toBe("Shove Bea");
    expect(words.action(entry(0, "shove", ["cape", 5]), NAMES)).toBe("Shove seat 6");
  });

  test("may choose by the id of a component, for its article", () => {
    expect(words.event({ kind: "aired", card: "cape" }, NAMES, 0)).toBe("The Red cape is aired.");
    expect(words.event({ kind: "aired", card: "hat" }, NAMES, 0)).toBe("It is aired.");
  });

  test("have a short deed, or else the action", () => {
    expect(words.deed(entry(0, "shove", ["cape", 1]), NAMES)).toBe("Shove!");
    expect(words.deed(entry(0, "play", ["cape"]))).toBe("Play Red cape");
  });

  test("tell an event to whoever reads it", () => {
    const event = { kind: "moved", seat: 0, to: 12 };
    expect([words.event(event, NAMES, 0), words.event(event, NAMES, 1)]).toEqual([
      "You move to 12.",
      "Ana moves to 12.",
    ]);
  });

  test("tell more to a seat that sees more", () => {
    expect(words.event({ kind: "laid", seat: 1, card: "cape", seen: true }, NAMES, 1)).toBe("Bea lays Red cape.");
    expect(words.event({ kind: "laid", seat: 1 }, NAMES, 0)).toBe("Bea lays a card.");
  });

  test("list things by their names", () => {
    expect(words.event({ kind: "signs", signs: ["odd", "even", 3] }, NAMES, 0)).toBe(
      "the odd sign, even and 3 lie here.",
    );
    expect(words.event({ kind: "signs", signs: ["odd"] }, NAMES, 0)).toBe("the odd sign lie here.");
  });

  test("do not end a sentence twice", () => {
    expect(words.event({ kind: "cheer", who: "Bravo!" }, NAMES, 0)).toBe("Bravo!");
  });

  test("give reasons and advice", () => {
    expect(words.reason({ key: "no", clause: "T1", args: { card: "cape" } })).toBe("Not with Red cape.");
    expect(words.advice({ kind: "good", target: 1 }, NAMES, 0)).toBe("Bea is close.");
  });

  test("fall back on the house's, then on the key", () => {
    expect(words.text("table-confirm")).toBe(t("table-confirm"));
    expect(words.text("nothing-of-the-kind")).toBe("nothing-of-the-kind");
  });
});

test("a text that is missing is a fault that can be seen", () => {
  const fault = vi.spyOn(console, "error").mockReturnValue();
  expect(t("nothing-of-the-kind")).toBe("nothing-of-the-kind");
  expect(fault).toHaveBeenCalledWith("there is no text nothing-of-the-kind");
});

test("the language of the moment is used as soon as it is here", async () => {
  vi.resetModules(); // the tests of another file may have loaded Spanish already
  const { house, t } = await import("./words.svelte");
  const { prefs } = await import("./prefs.svelte");
  await house.load("en");
  const english = t("table-confirm");
  prefs.language = "es";
  expect(t("table-confirm")).toBe(english);
  await house.load("es");
  expect(t("table-confirm")).not.toBe(english);
  prefs.language = "en";
});

test("a number below zero has a minus sign, and a hyphen stays one", () => {
  expect(words.event({ kind: "scored", seat: 0, points: -3 }, NAMES, null)).toBe("Ana has −3 points.");
  expect(words.event({ kind: "cheer", who: "Room 3-4" }, NAMES, null)).toBe("Room 3-4.");
});

test("a component without a name goes by its parts, as the server tells them", async () => {
  const text = "event-ran = With { $card }.\nof-parts = { $whole } ({ $parts })\npart-2 = cherries\npart-5 = orange";
  const answers = vi.fn((path: string) =>
    Promise.resolve(
      path.endsWith("/actions")
        ? Response.json({ digest: "", actions: [], parts: { "a card": ["4", "2", "5"] } })
        : new Response(text),
    ),
  );
  vi.stubGlobal("fetch", answers);
  const parted = new GameWords("parted");
  await parted.load("en");
  vi.unstubAllGlobals();
  expect(parted.event({ kind: "ran", card: "a card" }, NAMES, null)).toBe("With 4 (cherries, orange).");
  expect(parted.event({ kind: "ran", card: "4[2 5]" }, NAMES, null)).toBe("With 4[2 5].");
});

test("in Spanish a list says “e” before the sound of “y”", async () => {
  vi.stubGlobal("fetch", () =>
    Promise.resolve(new Response("event-signs = { $signs }.\nlist-and = { $rest } y { $last }")),
  );
  const spanish = new GameWords("toy");
  prefs.language = "es";
  await spanish.load("es");
  vi.unstubAllGlobals();
  const said = (...signs: string[]) => spanish.event({ kind: "signs", signs }, NAMES, null);
  expect(said("Guía", "Indicaciones")).toBe("Guía e Indicaciones.");
  expect(said("Ana", "Hielo")).toBe("Ana y Hielo.");
  prefs.language = "en";
});
