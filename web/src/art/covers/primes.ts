/** Trip & Run: the squares with their pictures. */
import { PAPER, curve, facet, lettering, place, slab } from "../cut";
import type { Ink } from "../cut";
import { chequeredFlag, meeple } from "../pieces";
import { cow, pig, rooster, sheep } from "../primes/farm";
import { banana, cherries, grapes, orange } from "../primes/fruit";
import { backdrop, range } from "./ground";

const SMALL_PICTURES: Readonly<Record<number, () => string>> = {
  2: cherries,
  3: banana,
  5: orange,
  7: grapes,
  11: rooster,
  13: pig,
  17: sheep,
  19: cow,
};

/** Where pictures lie on a cover square around its middle: x, y, scale. By how many there are. */
const COVER_SPOTS: Record<number, readonly (readonly [number, number, number])[]> = {
  1: [[4, 5, 1.34]],
  2: [
    [-14, 11, 0.94],
    [15, 5, 0.94],
  ],
  3: [
    [14, -12, 0.82],
    [-14, 14, 0.82],
    [15, 14, 0.82],
  ],
  4: [
    [16, -15, 0.68],
    [-15, 3, 0.68],
    [-2, 20, 0.66],
    [19, 9, 0.68],
  ],
};

export function coverSquare(x: number, y: number, n: number): string {
  const primes: number[] = [];
  let rest = n;
  for (const p of Object.keys(SMALL_PICTURES).map(Number))
    while (rest % p === 0) {
      primes.push(p);
      rest /= p;
    }
  const pictures = primes.map((p, i) => {
    const [dx, dy, scale] = COVER_SPOTS[primes.length]?.[i] ?? [0, 0, 0.5];
    return place(x + dx, y + dy, SMALL_PICTURES[p]?.() ?? "", { scale });
  });
  const ground: Ink = n % 2 ? "tile2" : "tile1";
  return (
    slab(x - 31, y - 31, 62, 62, ground, { shadow: [3, 4], wobble: 1.4 }) +
    pictures.join("") +
    lettering(x - 27, y - 12, n, 21, { anchor: "start", ink: "num", rim: ground })
  );
}

export function coverPrimes(): string {
  const [pitch, first] = [68, 48];
  // four rows of the snake, from 9 at the lower left to 22 near the finish
  const squares = range(9, 23).map((n) => {
    const row = Math.floor((n - 9) / 4);
    const along = (n - 9) % 4;
    const column = row % 2 ? 3 - along : along;
    return coverSquare(first + column * pitch, 252 - row * pitch, n);
  });
  const card =
    slab(-31, -42, 62, 80, "tile1", { shadow: [5, 7], wobble: 1.2 }) +
    lettering(-17, -12, 4, 34) +
    place(-6, 15, cherries(), { scale: 1.1 }) +
    place(14, -18, cherries(), { scale: 0.86 });
  return (
    backdrop("table") +
    facet("0,0 300,0 0,190", "table2", 0.6) +
    squares.join("") +
    // the goal and its flag
    slab(14, 18, 88, 58, "red", { shadow: [5, 6] }) +
    facet("14,56 102,52 102,76 14,76", "red2") +
    lettering(58, 62, 100, 44, { ink: PAPER }) +
    place(108, 16, chequeredFlag(), { scale: 0.9 }) +
    // tripped: the way back, and the one who takes it
    curve("M236 152Q190 88 130 164", "red", 5.5, ' stroke-dasharray="1 11"') +
    facet("114,152 142,156 122,178", "red") +
    place(246, 166, meeple(1), { scale: 0.95, turn: 62 }) +
    place(74, 176, meeple(2), { scale: 0.9, turn: -4 }) +
    place(248, 246, card, { scale: 1.04, turn: 9 })
  );
}
