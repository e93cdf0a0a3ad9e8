import { beforeAll, expect, test, vi } from "vitest";
import { GameWords, house } from "../lib/words.svelte";
import type { BackCount, CardCount } from "../wire";
import { hiddenIn, left, leftOf, whereIs, type Reader } from "./counter";

const TEXT = `
list-or = { $rest } or { $last }
counter-amount = { $count } { $place }
place-pile = in the pile
place-hand = { $seat-me ->
    [yes] in your hand
   *[no] in { $seat }’s hand
}
`;
const pile = { place: "pile" };
const hand = (seat: number) => ({ place: "hand", seat });
let reader: Reader;

beforeAll(async () => {
  await house.load("en");
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(TEXT)));
  const words = new GameWords("toy");
  await words.load("en");
  vi.unstubAllGlobals();
  reader = { words, names: ["You", "Bo", "Cleo"], seat: 0 };
});

const back = (cards: CardCount[]): BackCount => ({
  back: "card",
  total: 12,
  hidden: [
    { count: 5, spot: pile },
    { count: 2, spot: hand(1) },
    { count: 1, spot: hand(2) },
  ],
  cards,
});

test("a card that can be anywhere needs no words; one that must be somewhere is told first", () => {
  const card = {
    card: "cape",
    total: 4,
    seen: [{ count: 1, spot: hand(0) }],
    unseen: [
      { count: 1, spots: [hand(1), hand(2)] },
      { count: 2, spots: [pile, hand(1), hand(2)] },
    ],
  };
  const all = back([card]);
  expect([left(card), leftOf(all)]).toEqual([3, 3]);
  expect(whereIs(card, all, reader)).toEqual([
    { text: "1 in Bo’s hand or in Cleo’s hand", worked: true },
    { text: "1 in your hand", worked: false },
  ]);
  expect(hiddenIn(all, reader)).toBe("5 in the pile, 2 in Bo’s hand, 1 in Cleo’s hand");
});

test("if only one place is hidden, every unseen card is there", () => {
  const card = { card: "cape", total: 1, seen: [], unseen: [{ count: 1, spots: [pile] }] };
  const all = { ...back([card]), hidden: [{ count: 5, spot: pile }] };
  expect(whereIs(card, all, reader)).toEqual([{ text: "1 in the pile", worked: false }]);
});
