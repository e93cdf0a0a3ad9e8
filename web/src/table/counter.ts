// The card counter in words.

import type { GameWords } from "../lib/words.svelte";
import type { BackCount, CardCount, Spot } from "../wire";

/** Who reads, and what the seats are called. */
export interface Reader {
  words: GameWords;
  names: readonly string[];
  seat: number | null;
}

const place = (spot: Spot, { words, names, seat }: Reader): string => words.place(spot, names, seat);

/** How many cards with this back lie hidden where, as in "5 in the pile, 2 in Ana's hand". */
export const hiddenIn = (back: BackCount, reader: Reader): string =>
  back.hidden
    .map(({ count, spot }) => reader.words.text("counter-amount", { count, place: place(spot, reader) }))
    .join(", ");

/** How many of a card its reader cannot see. */
export const left = (card: CardCount): number => card.unseen.reduce((all, { count }) => all + count, 0);
export const leftOf = (back: BackCount): number => back.cards.reduce((all, card) => all + left(card), 0);

export interface Line {
  text: string;
  /** Whether the reader does not see it there, but knows that it must be there. */
  worked: boolean;
}

/** Where a card is, as far as its reader knows. What can be wherever there are hidden cards needs no words. */
export function whereIs(card: CardCount, back: BackCount, reader: Reader): Line[] {
  const { words } = reader;
  const known = card.unseen.filter(({ spots }) => spots.length < back.hidden.length || back.hidden.length === 1);
  const worked = known.map(({ count, spots }) => {
    const places = spots.map((spot) => place(spot, reader));
    const last = places.pop() ?? "";
    const text = places.length > 0 ? words.text("list-or", { rest: places.join(", "), last }) : last;
    const worked = spots.length < back.hidden.length;
    return { text: words.text("counter-amount", { count, place: text }), worked };
  });
  const seen = card.seen.map(({ count, spot }) => ({
    text: words.text("counter-amount", { count, place: place(spot, reader) }),
    worked: false,
  }));
  return [...worked, ...seen];
}
