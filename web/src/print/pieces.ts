/** Pieces to cut, fold and glue: dice, standees, chips. Each seat has its colour and its shape. */
import { PAPER, PRINT, dot, facet, keyline, paint, round, strokes } from "../art/cut";
import type { Ink, Point } from "../art/cut";
import { PIPS, glyph } from "../art/pieces";
import type { Face, Seat } from "../art/pieces";
import { printed } from "./paper";

export const SEATS: readonly Seat[] = [1, 2, 3, 4, 5, 6];

/* ---------- dice ---------- */

/** The net of a die, its side 100 units: four faces in a row, two beside the second; opposite faces add up to seven. */
const FACES: readonly (readonly [face: Face, column: number, row: number])[] = [
  [1, 0, 1],
  [2, 1, 1],
  [6, 2, 1],
  [5, 3, 1],
  [3, 1, 0],
  [4, 1, 2],
];
const S = 100;
const FLAP = 30;
const [LEFT, TOP] = [6, FLAP + 6];
export const NET = { w: LEFT + 4 * S + FLAP + 6, h: TOP + 3 * S + FLAP + 6 } as const;
/** The size of a net whose die has sides of so many millimetres. */
export const netSize = (side: number): [number, number] => [round((NET.w * side) / S), round((NET.h * side) / S)];

const at = (column: number, row: number): Point => [LEFT + column * S, TOP + row * S];

/** A flap on the line from a to b, to the left of it as one goes. */
function flap(a: Point, b: Point): Point[] {
  const [dx, dy] = [(b[0] - a[0]) / S, (b[1] - a[1]) / S];
  const out = (p: Point, along: number): Point => [p[0] + dx * along + dy * FLAP, p[1] + dy * along - dx * FLAP];
  return [a, out(a, 18), out(b, -18), b];
}

export interface DieLook {
  readonly ground: Ink;
  readonly pip: (x: number, y: number) => string;
}

/** A die to fold: cut along the full lines, fold along the dashes, glue the flaps. */
export function net({ ground, pip }: DieLook): string {
  const flaps = [
    flap(at(1, 1), at(1, 0)),
    flap(at(1, 0), at(2, 0)),
    flap(at(2, 0), at(2, 1)),
    flap(at(2, 2), at(2, 3)),
    flap(at(2, 3), at(1, 3)),
    flap(at(1, 3), at(1, 2)),
    flap(at(4, 1), at(4, 2)),
  ];
  const square = (column: number, row: number): Point[] => [
    at(column, row),
    at(column + 1, row),
    at(column + 1, row + 1),
    at(column, row + 1),
  ];
  const outline: Point[] = [
    at(0, 1),
    at(1, 1),
    ...flap(at(1, 1), at(1, 0)).slice(1),
    ...flap(at(1, 0), at(2, 0)).slice(1),
    ...flap(at(2, 0), at(2, 1)).slice(1),
    at(4, 1),
    ...flap(at(4, 1), at(4, 2)).slice(1),
    at(2, 2),
    ...flap(at(2, 2), at(2, 3)).slice(1),
    ...flap(at(2, 3), at(1, 3)).slice(1),
    ...flap(at(1, 3), at(1, 2)).slice(1),
    at(0, 2),
  ];
  const folds: Point[][] = [
    ...flaps.map((f): Point[] => [f[0] as Point, f[3] as Point]),
    [at(1, 1), at(1, 2)],
    [at(2, 1), at(2, 2)],
    [at(3, 1), at(3, 2)],
    [at(1, 1), at(2, 1)],
    [at(1, 2), at(2, 2)],
  ];
  const faces = FACES.map(([face, column, row]) => {
    const [x, y] = at(column, row);
    const pips = PIPS[face].map(([px, py]) => pip(x + S / 2 + px * 26, y + S / 2 + py * 26));
    return facet(square(column, row), ground) + pips.join("");
  });
  return printed(
    `0 0 ${NET.w} ${NET.h}`,
    faces.join("") + strokes(folds, "#6b5d57", 1.6, ' stroke-dasharray="6 5"') + keyline(outline, PRINT, 1.6),
  );
}

/** A runner's die: pips in the colour and the shape of the seat. */
export const seatDie = (seat: Seat): string =>
  net({ ground: "#ffffff", pip: (x, y) => glyph(seat, { x, y, r: 12, line: PRINT, lineWidth: 2 }) });
/** A bull: white pips on red. */
export const bullDie = (): string => net({ ground: "red", pip: (x, y) => dot(x, y, 11, PAPER) });
/** Any other die. */
export const plainDie = (): string => net({ ground: "#ffffff", pip: (x, y) => dot(x, y, 11, PRINT) });

/* ---------- standees and chips ---------- */

/** The foot of a standee that is folded away under it. */
const FOOT = 8;
/** A figure that stands: front, back and two feet, one above the other; w × h is one side in millimetres. */
export function standee(seat: Seat, [w, h]: readonly [number, number], figure: string): string {
  const whole = 2 * (h + FOOT);
  const rect = (y: number, high: number, ink: Ink): string =>
    `<rect x="0" y="${y}" width="${w}" height="${high}" fill="${paint(ink)}"/>`;
  const side =
    rect(0, h, "#ffffff") + figure + rect(h - 1.6, 1.6, `var(--seat-${seat})`) + rect(h, FOOT, `var(--seat-${seat})`);
  const mark = (y: number): string =>
    glyph(seat, { x: w / 2, y, r: FOOT * 0.3, fill: `var(--seat-${seat}-on)`, line: null });
  const folds: Point[][] = [FOOT, FOOT + h, FOOT + 2 * h].map((y) => [
    [0, y],
    [w, y],
  ]);
  return printed(
    `0 0 ${w} ${whole}`,
    `<g transform="translate(0 ${FOOT + h})">${side}</g>` +
      `<g transform="translate(${w} ${FOOT + h}) rotate(180)">${side}</g>` +
      mark(FOOT / 2) +
      mark(whole - FOOT / 2) +
      strokes(folds, PRINT, 0.25, ' stroke-dasharray="1.2 1"') +
      keyline(`0,0 ${w},0 ${w},${whole} 0,${whole}`, PRINT, 0.25),
  );
}

/** The size of a whole standee. */
export const standeeSize = ([w, h]: readonly [number, number]): [number, number] => [w, 2 * (h + FOOT)];

/** A drawing of `box` made to stand on y = h in the middle of w × h millimetres. */
export function upright(
  [w, h]: readonly [number, number],
  box: readonly [number, number, number, number],
  drawing: string,
): string {
  const [x, y, bw, bh] = box;
  const scale = Math.min((w - 2) / bw, (h - 3.4) / bh);
  return `<g transform="translate(${round(w / 2 - (x + bw / 2) * scale)} ${round(h - 1.6 - (y + bh) * scale)}) scale(${Math.round(scale * 10000) / 10000})">${drawing}</g>`;
}

/** A chip: a drawing on white. */
export const chip = (box: string, drawing: string): string => printed(box, drawing);
