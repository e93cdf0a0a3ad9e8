/**
 * Cards of the primes: a white front with a number and a group of one to three
 * pictures, a black back with the number alone. Two sizes: `s` for hands,
 * `l` to look at.
 */
import { PAPER, PRINT, curve, cut, facet, keyline, lettering, mirror, place } from "../cut";
import type { Shape } from "../cut";
import { drawn } from "../drawn";
import { meeple } from "../pieces";
import { isPrime, picture, primeUse } from "./pictures";
import type { Prime } from "./pictures";

export interface Card {
  readonly number: number;
  readonly symbols: readonly Prime[];
}

const cards = new Map<string, Card>();

/** A card by its id: "4[2 2]" is the number 4 with two cherries. */
export function cardOf(id: string): Card {
  const known = cards.get(id);
  if (known) return known;
  const [, number, symbols] = /^(\d)\[(\d+(?: \d+)*)\]$/.exec(id) ?? [];
  const primes = (symbols ?? "").split(" ").map(Number);
  if (number === undefined || !primes.every(isPrime)) throw new Error(`there is no drawing of "${id}"`);
  const card = { number: Number(number), symbols: primes };
  cards.set(id, card);
  return card;
}

/** Any component of the box by its id. */
export function component(id: string): string {
  if (id === "meeple") return meeple(1);
  const { number, symbols } = cardOf(id);
  return cardFront(number, symbols, { inline: true });
}

export type CardSize = "s" | "l";

/** Width and height of a card in its own units. */
export const CARD: Record<CardSize, { readonly w: number; readonly h: number }> = {
  s: { w: 44, h: 62 },
  l: { w: 120, h: 168 },
};
export const cardBox = (size: CardSize): string => `0 0 ${CARD[size].w} ${CARD[size].h}`;

const EDGE: Record<CardSize, string> = {
  s: "1,.8 22,.2 43.2,1 43.8,31 43,61.4 22,60.8 .8,61.6 .2,30",
  l: "2.4,1.6 60,.4 118,2 119.6,84 117.8,166.6 60,165.2 2,167 .4,82",
};

/** The outline of a card, for rings and dashes drawn over it. */
export const cardOutline = (size: CardSize): string => EDGE[size];

/** Where the pictures lie: x, y, size. */
const SPOTS: Record<CardSize, Record<number, readonly (readonly [number, number, number])[]>> = {
  s: {
    1: [[22, 41, 39]],
    2: [
      [30, 25, 26],
      [16, 46, 27],
    ],
    3: [
      [31, 19, 23],
      [13, 36, 23],
      [31, 50, 23],
    ],
  },
  l: {
    1: [[60, 90, 98]],
    2: [
      [80, 58, 66],
      [42, 108, 68],
    ],
    3: [
      [82, 46, 56],
      [35, 86, 56],
      [80, 120, 56],
    ],
  },
};

export interface CardOptions {
  readonly size?: CardSize | undefined;
  /** Draw the pictures out instead of referring to the sprite. */
  readonly inline?: boolean | undefined;
}

/** The front: its number in the corner, its pictures; the large one also says the product. */
export function cardFront(
  number: number,
  group: readonly Prime[],
  { size = "s", inline = false }: CardOptions = {},
): string {
  const large = size === "l";
  const pictures = drawn(SPOTS[size], group.length).map(([x, y, side], i) => {
    const p = group[i] as Prime;
    return inline ? place(x, y, picture(p), { scale: side / 32 }) : primeUse(p, x, y, side);
  });
  return (
    cut(EDGE[size], "tile1", { shadow: large ? [4.4, 6] : [2.2, 3], soft: 1 }) +
    // the bent corner in the shade
    facet(
      large ? "118,2 119.6,84 117.8,166.6 60,165.2 2,167 112,158" : "43.2,1 43.8,31 43,61.4 22,60.8 .8,61.6 41,57",
      "tile2",
    ) +
    pictures.join("") +
    (large
      ? lettering(10, 46, number, 50, { anchor: "start", rim: "tile1", rimWidth: 6 }) +
        lettering(60, 160, group.join(" × "), 14, { plain: true, weight: 600, ink: "num" })
      : lettering(3.6, 21.5, number, 25, { anchor: "start", rim: "tile1", rimWidth: 3.6 }))
  );
}

const both = (draw: (s: Shape) => string, shape: Shape): string => draw(shape) + draw(mirror(shape));

/** A bull's head as wide as the back, from ear to ear 40 units. */
const backHead = (): string =>
  both((s) => cut(s, "horn", { soft: 0.5 }), "9,-9 14,-13 15.4,-21 19.6,-12 17,-4.4 11,-2") +
  both((s) => facet(s, "#7a5a34"), "14.2,-14 15.4,-21 19.6,-12") +
  both((s) => cut(s, "bull2", { soft: 0.5 }), "10,-4 17,-4.6 19,-.6 12,2.4") +
  cut("-11.4,-11 0,-13 11.4,-11 13.4,0 11,11 5.4,18 -5.4,18 -11,11 -13.4,0", "bull2", { soft: 0.8 }) +
  facet("-11.4,-11 0,-13 -2,0 -6,18 -11,11 -13.4,0", "rgb(255 255 255/.09)") +
  curve("M-3.2 16.4A4 4 0 1 0 3.2 16.4", "var(--sun)", 1.8);

/** The back: black paper, horns around the number. */
export function cardBack(number: number | "", { size = "s" }: { size?: CardSize } = {}): string {
  const large = size === "l";
  const { w, h } = CARD[size];
  const stitches = large
    ? "8,7.4 60,6.4 112.4,7.8 113.6,84 112,160.4 60,159.4 7.8,161 6.4,82"
    : "3.4,3.4 22,2.8 40.6,3.4 41.2,31 40.6,58.8 22,58.2 3.4,59 2.8,30";
  return (
    // at night the black sheet would drown in the table without a line
    keyline(EDGE[size], "bull-edge", large ? 4 : 2.4) +
    cut(EDGE[size], "bull", { shadow: large ? [4.4, 6] : [2.2, 3], soft: 1 }) +
    // two folds
    facet(large ? "2.4,1.6 60,.4 118,2 60,46" : "1,.8 22,.2 43.2,1 22,17", "rgb(255 255 255/.07)") +
    facet(large ? "2,167 60,165.2 117.8,166.6 60,132" : ".8,61.6 22,60.8 43,61.4 22,49", "rgb(255 255 255/.07)") +
    place(w / 2, h / 2 + (large ? 2 : 1), backHead(), { scale: large ? 2.5 : 1 }) +
    lettering(w / 2, h / 2 + (large ? 25 : 10.8), number, large ? 68 : 29, {
      ink: PAPER,
      rim: PRINT,
      rimWidth: large ? 6 : 3,
    }) +
    keyline(stitches, "horn", large ? 1.4 : 0.9, ` stroke-opacity=".55" stroke-dasharray="${large ? "7 4" : "4 2.4"}"`)
  );
}
