import { beforeAll, describe, expect, test, vi } from "vitest";
import { GameWords, house } from "../lib/words.svelte";
import { fieldWord, isDrawing, sorted, valueWord } from "./fields";

const TEXT = `
view-aim = Square
view-posts = –
view-decision-lay = lays cards
view-runners-each = { $name }: { $count }
view-dice-at = { $count } showing { $place }
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
  const view = { reader: 0, aim: 12, players, town: [{ name: "A1" }, { name: "A2" }], laid: ["cape"] };

  test("into lines and tables; who reads is left out", () => {
    const { lines, tables } = sorted(view, 2);
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
    expect(sorted(view, 2).tables[0]?.columns).toEqual(["score"]);
    expect(sorted(view, 3).tables[0]?.ofSeats).toBe(false);
  });

  test("what is no view is empty", () => {
    expect(sorted(null, 2)).toEqual({ tables: [], lines: [] });
  });
});

test("a field has the game's word, or its own name made readable", () => {
  expect([fieldWord(words, "aim"), fieldWord(words, "sent_by")]).toEqual(["Square", "Sent by"]);
  expect([isDrawing(words, "posts"), isDrawing(words, "aim")]).toEqual([true, false]);
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

  test("many of the same are counted", () => {
    expect(say("laid", ["cape", "cape", "cape", "odd", "cape", "cape", "cape"])).toBe("Red cape × 6, the odd sign");
  });

  test("seats are called by name where the game says that a field holds one", () => {
    expect([say("attacker", 1), say("queue", [1, 0]), say("location", 1)]).toEqual(["Bea", "Bea, Ana", "1"]);
    expect(valueWord(new GameWords("primes"), NAMES, "attacker", 1)).toBe("1");
  });
});
