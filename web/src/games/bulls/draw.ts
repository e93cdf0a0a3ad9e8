// Dice as drawn in the town: the seat's shape with a numeral, and a tab that says how many.

import { smallBullDie, smallDie } from "../../art/bulls/pieces";
import { countTab } from "../../art/bulls/signs";
import { place } from "../../art/cut";
import { glyph } from "../../art/pieces";
import type { Laid } from "./layout";
import { faceOf, seatOf } from "./model";

const DIE = 80; // how large the drawings are
const BULL = 112;
export const LETTER = 0.5; // of their size: how wide letters of the display face are

/** A tab beside something `size` wide. */
function tab(count: number, size: number): string {
  const small = size < 34;
  return place(
    size / 2 - 3,
    0,
    countTab(count, small ? 18 : size > 40 ? 24 : 21, size, small ? 13 : size > 40 ? 17 : 14),
  );
}

/** Words that are too long are squeezed until they fit. */
export const fitted = (
  text: string,
  size: number,
  room: number,
  letter = LETTER,
): { textLength?: number; lengthAdjust?: "spacingAndGlyphs" } =>
  text.length * size * letter > room ? { textLength: room, lengthAdjust: "spacingAndGlyphs" } : {};

/** Equal dice around 0,0. */
export const diceArt = (seat: number, face: number, count: number, size: number): string =>
  (count > 1 ? tab(count, size) : "") + place(0, 0, smallDie(seatOf(seat), faceOf(face)), { scale: size / DIE });

export const bullArt = (face: number, count: number, size: number): string =>
  (count > 1 ? tab(count, size) : "") + place(0, size * 0.12, smallBullDie(faceOf(face)), { scale: size / BULL });

/** Equal dice as they stand in a plan: a die with its count, or shapes in the crowd. */
export function stackArt(seat: number, face: number, count: number, laid: Laid): string {
  if (!laid.shapes) return diceArt(seat, face, count, laid.size);
  if (laid.counted) return "";
  const lift = seatOf(seat) === 3 ? 0.6 : 0; // a triangle's weight lies low
  return laid.shapes
    .map(({ x, y }) =>
      glyph(seatOf(seat), { x: x - laid.x, y: y - laid.y + lift, r: laid.size / 2, line: "#2a181d", lineWidth: 1.1 }),
    ) // prettier-ignore
    .join("");
}
