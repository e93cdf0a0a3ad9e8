import { beforeEach, expect, test } from "vitest";
import type { GameInfo } from "../wire";
import { lastBots, rememberBots } from "./memory";
import { Wish } from "./wish.svelte";

const game = (more: Partial<GameInfo> = {}): GameInfo =>
  ({
    id: "toy",
    min_seats: 2,
    max_seats: 4,
    options: [],
    bots: ["gentle", "steady", "sharp", "mighty"],
    ...more,
  }) as unknown as GameInfo;

const levels = (wish: Wish): string[] => wish.seats.filter(({ kind }) => kind === "bot").map(({ level }) => level);

beforeEach(() => localStorage.clear());

test("at first one plays against two steady bots", () => {
  expect(levels(new Wish(game(), "bot"))).toEqual(["steady", "steady"]);
});

test("the bots of a game come again, as many and the same", () => {
  rememberBots("toy", ["mighty", "gentle", "sharp"]);
  expect(lastBots("toy")).toEqual(["mighty", "gentle", "sharp"]);
  expect(levels(new Wish(game(), "bot"))).toEqual(["mighty", "gentle", "sharp"]);
  expect(levels(new Wish(game({ id: "other" }), "bot")), "of another game they are not").toEqual(["steady", "steady"]);
});

test("a table without bots forgets nobody", () => {
  rememberBots("toy", ["mighty"]);
  rememberBots("toy", []);
  expect(levels(new Wish(game(), "bot"))).toEqual(["mighty"]);
});

test("what no longer fits is left out", () => {
  rememberBots("toy", ["keen", "sharp", "sharp", "sharp", "sharp"]);
  expect(levels(new Wish(game(), "bot")), "there are not so many seats").toEqual(["sharp", "sharp"]);
  rememberBots("toy", ["keen"]);
  expect(levels(new Wish(game(), "bot")), "there is no such level").toEqual(["steady", "steady"]);
});

test("friends keep their seats, and bots stand in for people at the level that was chosen", () => {
  rememberBots("toy", ["mighty"]);
  const friends = new Wish(game(), "friend").toTable("Ada");
  expect(friends.seats).toEqual([
    { kind: "me", name: "Ada", level: "mighty" },
    { kind: "friend", level: "mighty" },
    { kind: "friend", level: "mighty" },
  ]);
  const wish = new Wish(game({ max_seats: 2 }), "bot");
  expect(wish.toTable("").seats).toEqual([
    { kind: "me", name: null, level: "mighty" },
    { kind: "bot", level: "mighty" },
  ]);
});
