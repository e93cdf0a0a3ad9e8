/**
 * Pieces of the town: direction tokens, dice that read when small, trampled
 * runners. Each around 0,0. The big dice are `die` and
 * `bullDie` of the common pieces.
 */
import {
  PAPER,
  PRINT,
  cut,
  facet,
  keyline,
  lettering,
  mirror,
  paint,
  place,
  points,
  seatInk,
  stroke,
  kept,
} from "../cut";
import type { Ink, Point } from "../cut";
import { glyph } from "../pieces";
import type { Face, Seat } from "../pieces";

const onSeat = (seat: Seat): Ink => `var(--seat-${seat}-on)`;

/** The arrow of a token, pointing right, 53 × 50. */
export const TOKEN_OUTLINE = "-24,-13 2,-14 2,-25 29,0 2,25 2,14 -24,13 -19,0";

/** A direction token: an arrow in the seat's colour, the seat's shape upright in it. `turn` in degrees: 0 right, 90 down. */
export function directionToken(seat: Seat, turn = 0): string {
  const arrow =
    facet(TOKEN_OUTLINE, seatInk(seat)) +
    keyline(TOKEN_OUTLINE, "line-edge", 5) +
    keyline(TOKEN_OUTLINE, "line", 2.2) +
    facet("-24,-13 2,-14 2,-25 29,0 -19,0", "rgb(255 255 255/.16)");
  return (
    // the shadow falls right and down whatever way the arrow points
    place(3, 4, facet(TOKEN_OUTLINE, "shadow"), { turn }) +
    place(0, 0, arrow, { turn }) +
    glyph(seat, { x: turn === 0 ? -1 : 0, r: 9.5, fill: onSeat(seat), line: null })
  );
}

/* ---------- dice ---------- */

/** Seat shapes fat enough to carry a numeral; the disc is a circle. */
const FAT: Record<Exclude<Seat, 1>, string> = {
  2: "-29,-29 29,-29 29,29 -29,29",
  3: "-9,-33 9,-33 36,25 30,32 -30,32 -36,25",
  4: "0,-40 40,0 0,40 -40,0",
  5: "-17,-35 17,-35 17,-18 36,-18 36,18 17,18 17,35 -17,35 -17,18 -36,18 -36,-18 -17,-18",
  6: "0,-40 11,-22 34,-25 24,-3 37,17 14,21 0,38 -14,21 -37,17 -24,-3 -34,-25 -11,-22",
};

/** A runner die for small sizes, 80 × 80: the seat's shape with a numeral. Reads at 18 px. */
export const smallDie = kept((seat: Seat, face: Face): string => {
  const edge = ` stroke="${paint("line")}" stroke-width="4" stroke-linejoin="round"`;
  const shape = (fill: Ink, extra: string): string =>
    seat === 1
      ? `<circle r="33" fill="${paint(fill)}"${extra}/>`
      : `<polygon points="${points(FAT[seat])}" fill="${paint(fill)}"${extra}/>`;
  const low = seat === 3;
  return (
    place(4, 5, shape("shadow", "")) +
    shape(seatInk(seat), edge) +
    lettering(0, low ? 22 : 18, face, low ? 46 : 52, { ink: onSeat(seat) })
  );
});

/** The horns of a small bull die. */
const SMALL_HORN: readonly Point[] = [
  [18, -34],
  [36, -40],
  [44, -52],
  [44, -70],
  [60, -50],
  [56, -32],
  [40, -20],
  [26, -22],
];
const SMALL_BULL = "-37,-38 37,-38 41,-33 41,36 36,41 -36,41 -41,36 -41,-33";

/** A bull die for small sizes, 120 × 116: horns and a numeral. Reads at 20 px. */
export const smallBullDie = kept(
  (face: Face): string =>
    [SMALL_HORN, mirror(SMALL_HORN)].map((s) => cut(s, "#ecd0a0", { soft: 2 }) + keyline(s, PRINT, 3)).join("") +
    cut(SMALL_BULL, "red", { shadow: [5, 6], soft: 2 }) +
    keyline(SMALL_BULL, "line", 3.5) +
    lettering(0, 25, face, 66, { ink: PAPER }),
);

const FLAT = "-35,-22 -2,-27 29,-33 34,-4 38,24 4,30 -28,35 -31,6";

/** A trampled runner, 90 × 90: the die lies flat in the dust with a hoof print across it. */
export const trampled = (seat: Seat): string =>
  cut("-44,20 -34,2 -20,30 4,40 30,30 44,34 20,46 -30,46", "wall3") +
  cut(FLAT, seatInk(seat), { shadow: [3, 4], soft: 2 }) +
  keyline(FLAT, "line", 3) +
  facet("-27,-15 23,-24 29,17 -21,26", PAPER) +
  glyph(seat, { x: -16, y: -7, r: 7.5, line: PRINT }) +
  stroke("23,-24 12,-14 17,-8", PRINT, 2.4) +
  stroke("-21,26 -14,16 -19,10", PRINT, 2.4) +
  place(
    6,
    4,
    cut("-2,15 -11,14 -15,2 -10,-12 -5,-17 -2,-6", PRINT, { soft: 1 }) +
      cut("2,15 11,14 15,2 10,-12 5,-17 2,-6", PRINT, { soft: 1 }),
    { scale: 1.18, turn: -9 },
  );
