import { describe, expect, test } from "vitest";
import { tableInfo } from "../testing";
import { calendarDay, daysInARow, gamesIn, history, type Played } from "./history.svelte";
import { ordinal } from "./numbers";
import { asLine, REACTIONS, reactionIn } from "./reactions";

const DAY = 86_400_000;
const noon = new Date(2026, 0, 31, 12).getTime();
const played: Played = {
  table: "t9",
  game: "primes",
  at: noon,
  names: ["Ana", "Iker"],
  people: [true, false],
  mine: [0],
  place: 2,
  score: 31,
  day: "",
};
const file = (...games: unknown[]): string => JSON.stringify({ format: "stampede-history 1", games });

describe("the history", () => {
  test("keeps a finished table once, with the best of my places", () => {
    const outcome = { reason: "home", scores: [10, 30, 20], ranks: [3, 1, 2], lines: [[], [], []] };
    const table = { ...tableInfo(9), id: "t1", game: "primes", status: "over" as const, outcome };
    history.note(table, [0, 2]);
    history.note(table, [0, 2]);
    history.note({ ...table, id: "t2" }, []); // only watched
    expect(history.games.map(({ table, place, score }) => [table, place, score])).toEqual([["t1", 2, 20]]);
    expect(gamesIn(localStorage.getItem("stampede-history") ?? "")).toEqual([...history.games]);
  });

  test("comes back from its own file, and nothing is added twice", () => {
    expect(history.add(file(played))).toBe(1);
    const saved = history.file;
    expect(history.add(saved)).toBe(0);
    expect(gamesIn(saved)).toContainEqual(played);
  });

  test("takes nothing from a file that is not one, and skips what is no game", () => {
    for (const text of ["", "[]", "null", "{", '{"format":"other","games":[]}']) expect(history.add(text)).toBeNull();
    const bad = [null, 7, {}, { ...played, table: "../x" }, { ...played, names: "Ana" }, { ...played, at: null }];
    expect(gamesIn(file(...bad))).toEqual([]);
    expect(gamesIn(file({ ...played, evil: "<script>" }))).toEqual([played]);
  });

  test("counts days in a row up to today or yesterday", () => {
    const on = (...back: number[]) => back.map((days) => ({ at: noon - days * DAY }));
    expect(daysInARow(on(0, 1, 2), noon)).toBe(3);
    expect(daysInARow(on(1, 2, 2, 4), noon)).toBe(2);
    expect(daysInARow(on(2, 3), noon)).toBe(0);
    expect(calendarDay(noon + DAY)).toBe(calendarDay(noon) + 1);
  });
});

test("places are written as people say them", () => {
  expect([1, 2, 3, 4, 11, 22, 131].map((place) => ordinal(place, "en"))).toEqual([
    "1st",
    "2nd",
    "3rd",
    "4th",
    "11th",
    "22nd",
    "131st",
  ]);
  expect(ordinal(3, "es")).toBe("3.º");
});

test("a reaction is a line of chat, and what people write is not one", () => {
  expect(REACTIONS).toHaveLength(6);
  for (const reaction of REACTIONS) expect(reactionIn(asLine(reaction))).toBe(reaction);
  for (const line of ["olé", ":olé:", "run", ":ole: now"]) expect(reactionIn(line)).toBeNull();
});
