import { beforeAll, describe, expect, test } from "vitest";
import { ApiError } from "../lib/api";
import { GameWords, house, t } from "../lib/words.svelte";
import { entry, seatInfo } from "../testing";
import { deedOf, ended, isTyping, paragraph, problemWords, seatName, sentence, told } from "./talk";

const words = new GameWords("toy");
beforeAll(() => house.load("en"));

test("a free seat has a word instead of a name", () => {
  expect(seatName(seatInfo({ kind: "open" }), "Ana")).toBe(t("table-seat-free"));
  expect([seatName(seatInfo(), "You"), seatName(seatInfo(), undefined)]).toEqual(["You", "Ana"]);
});

test("what went wrong is said in the house's words, if it has them", () => {
  expect(problemWords(new ApiError(409, "not-host", "only the host"))).toBe(t("refusal-not-host"));
  expect(problemWords(new ApiError(500, "odd", "it broke"))).toContain("it broke");
  expect(problemWords(new Error("odd"))).toContain("odd");
});

describe("the confirming button says", () => {
  const [one, two] = [entry(0, "step"), entry(1, "pass")];
  test("what the board calls it", () => expect(deedOf(words, [one, two], "Trip 4", [])).toBe("Trip 4"));
  test("what one step does", () => expect(deedOf(words, [one], null, [])).toBe("action-step"));
  test("how many steps there are", () =>
    expect(deedOf(words, [one, two], null, [])).toBe(t("table-confirm-steps", { count: 2 })));
  test("a general word before anything is chosen", () => expect(deedOf(words, [], null, [])).toBe(t("table-confirm")));
});

test("of many events the last are told", () => {
  const events = ["a", "b", "c", "d"].map((kind) => ({ kind }));
  expect(told(words, events, [], null)).toBe("event-b event-c event-d");
  expect(told(words, events, [], null, 1)).toBe("event-d");
});

test("if there are many, quiet ones are left out first, and what is said several times running is said once", () => {
  const events = ["a", "dealt", "b", "dealt"].map((kind) => ({ kind }));
  expect(told(words, events, [], null, 3, ["dealt"])).toBe("event-a event-b");
  expect(told(words, events.slice(0, 2), [], null, 3, ["dealt"])).toBe("event-a event-dealt");
  expect(paragraph(["You put a 1 at Gate 3.", "You put a 1 at Gate 3.", "Teo passes."])).toBe(
    "You put a 1 at Gate 3, twice. Teo passes.",
  );
  expect(paragraph(["Nerea plays Panic!", "Teo plays Panic!"])).toBe("Nerea plays Panic! Teo plays Panic!");
});

test("a sentence begins with a capital and has one end", () => {
  expect(sentence("the last day is over")).toBe("The last day is over.");
  expect([ended("Play ¡Olé!"), ended("Play Sprint")]).toEqual(["Play ¡Olé!", "Play Sprint."]);
});

describe("a key is a letter", () => {
  const made = (html: string): Element => {
    document.body.innerHTML = html;
    return document.body.firstElementChild as Element;
  };
  test.each(["<input>", "<textarea></textarea>", "<select></select>"])("in %s", (html) =>
    expect(isTyping(made(html))).toBe(true),
  );
  test.each(["<input type=checkbox>", "<input type=range>", "<button></button>"])("but not in %s", (html) =>
    expect(isTyping(made(html))).toBe(false),
  );
  test("nor anywhere else", () => expect(isTyping(null)).toBe(false));
});
