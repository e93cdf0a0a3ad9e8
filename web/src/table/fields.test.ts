import { beforeAll, describe, expect, test, vi } from "vitest";
import { GameWords, house } from "../lib/words.svelte";
import { columnOf, fieldWord, isDrawing, sorted, valueWord } from "./fields";

const TEXT = `
view-aim = Square
view-posts = –
view-sights-runners = Runners tomorrow
view-riders-days = Points by day
view-sights-runners--2 = two fewer
view-decision-lay = lays cards
view-runners-each = { $name }: { $count }
view-dice-at = { $count } showing { $place }
view-exits-each = { $name }
view-target-0 = nobody
view-attacker--1 = –
card-cape = Red cape
name-odd = the odd sign
`;
const NAMES = ["Ana", "Bea"];
let words: GameWords;

beforeAll(async () => {
  await house.load("en");
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(TEXT)));
  words = new GameWords("encierro");
  await words.load("en");
  vi.unstubAllGlobals();
});

describe("a view is sorted", () => {
  const players = [
    { score: 3, cards: [{ card: "cape" }] },
    { score: 5, cards: [] },
  ];
  const town = [
    { name: "A1", odd: "B1", posts: 4 },
    { name: "A2", odd: "B2", posts: 5 },
  ];
  const view = { reader: 0, aim: 12, players, town, laid: ["cape"], posts: [1] };
  const sort = (value: unknown, seats: number) => sorted(words, value, seats);

  test("into lines and tables; who reads and what is only drawn is left out", () => {
    const { lines, tables } = sort(view, 2);
    expect(lines).toEqual([
      ["aim", 12],
      ["laid", ["cape"]],
    ]);
    expect(tables.map(({ field, ofSeats, of }) => [field, ofSeats, of])).toEqual([
      ["players", true, null],
      ["cards", false, 0],
      ["town", false, null],
    ]);
  });

  test("and lists within a seat's row are tables of their own", () => {
    expect(sort(view, 2).tables[0]?.columns).toEqual(["score"]);
    expect(sort(view, 3).tables[0]?.ofSeats).toBe(false);
  });

  test("what is told about a seat has the name it has in that table", () => {
    const riders = [1, 2].map((days) => ({ days: [days], score: 3, up: 4, cards: 5, tokens: 6 }));
    expect(sort({ riders }, 2).abouts[1]?.lines[0]).toEqual(["riders-days", [2]]);
  });

  test("a row is called by its name, which is no column again", () => {
    expect(sort(view, 2).tables.at(-1)).toMatchObject({ named: "name", columns: ["odd"] });
  });

  test("what says nothing isn't said: hidden, empty, off, and a zero that the game has no word for", () => {
    const silent = { goal: null, card: "", eye: false, sum: 0, picked: [], marks: [0, 0], target: 0 };
    expect(sort({ ...silent, aim: 1 }, 2).lines.map(([field]) => field)).toEqual(["target", "aim"]);
  });

  test("nobody isn't said either, where the game has no more than a dash for it", () => {
    expect(sort({ attacker: -1, points: -1 }, 2).lines.map(([field]) => field)).toEqual(["points"]);
  });

  test("seats with too much for a row are told one by one, each without what says nothing", () => {
    const seat = { km: 4, vehicle: "cape", trick: "", cards: 8, goal: 94, out: 1 };
    const { abouts, tables } = sort({ players: [seat, { ...seat, out: 0, vehicle: "" }] }, 2);
    expect(tables).toEqual([]);
    expect(abouts.map(({ lines }) => lines.map(([field]) => field))).toEqual([
      ["km", "vehicle", "cards", "goal", "out"],
      ["km", "cards", "goal"],
    ]);
  });

  test("what is no view is empty", () => {
    expect(sort(null, 2)).toEqual({ abouts: [], tables: [], lines: [] });
  });
});

test("a field has the game's word, or its own name made readable", () => {
  expect([fieldWord(words, "aim"), fieldWord(words, "sent_by")]).toEqual(["Square", "Sent by"]);
  expect([isDrawing(words, "posts"), isDrawing(words, "aim")]).toEqual([true, false]);
});

test("a column goes by what it means in its own table, if the game says so", () => {
  expect(columnOf(words, "sights", "runners")).toBe("sights-runners");
  expect(fieldWord(words, columnOf(words, "sights", "runners"))).toBe("Runners tomorrow");
  expect(valueWord(words, NAMES, columnOf(words, "sights", "runners"), -2)).toBe("two fewer");
  expect(columnOf(words, "wells", "runners")).toBe("runners");
});

describe("a value in words", () => {
  const say = (field: string, value: unknown): string => valueWord(words, NAMES, field, value);

  test.each([
    ["hidden", "goal", null, "hidden"],
    ["a switch", "eye", true, "yes"],
    ["a word of the game for this value", "decision", "lay", "lays cards"],
    ["a component", "card", "cape", "Red cape"],
    ["a name", "sign", "odd", "the odd sign"],
    ["nothing", "card", "", "none"],
    ["a plain number", "aim", 1, "1"],
    ["a loss", "aim", -9, "−9"],
    ["a list", "laid", ["cape", "odd"], "Red cape, the odd sign"],
    ["an empty list", "laid", [], "none"],
    ["a count for each seat", "runners", [2, 0], "Ana: 2"],
    ["an object", "best", { aim: 4 }, "Square: 4"],
  ])("%s", (_, field, value, said) => expect(say(field, value)).toBe(said));

  test("what each seat holds is said of each, though it be the same; what all have in common is said once", () => {
    expect(say("dice", [[0, 1], [0, 1]])).toBe("Ana: 1 showing 2; Bea: 1 showing 2"); // prettier-ignore
    expect(say("dice", [[0, 1], [0, 0]])).toBe("Ana: 1 showing 2"); // prettier-ignore
    expect(say("dice", [[0, 0], [0, 0]])).toBe("none"); // prettier-ignore
    expect(say("exits", [["A1", "A2"], ["A1", "A2"]])).toBe("A1, A2"); // prettier-ignore
  });

  test("things that are as many as the seats are not theirs", () => {
    expect(say("cows", [[3, 4], [4, 1]])).toBe("(3, 4), (4, 1)"); // prettier-ignore
  });

  test("a card without a text goes by the game's own name for it", () => {
    const called = (card: string) => (card === "9[19]" ? "9 with a cow" : null);
    expect(valueWord(words, NAMES, "hand", ["9[19]", "cape"], called)).toBe("9 with a cow, Red cape");
  });

  test("many of the same are counted", () => {
    expect(say("laid", ["cape", "cape", "cape", "odd", "cape", "cape", "cape"])).toBe("Red cape × 6, the odd sign");
  });

  test("seats are called by name where the game says that a field holds one", () => {
    expect([say("attacker", 1), say("queue", [1, 0]), say("location", 1)]).toEqual(["Bea", "Bea, Ana", "1"]);
    expect(valueWord(new GameWords("primes"), NAMES, "attacker", 1)).toBe("1");
  });
});
