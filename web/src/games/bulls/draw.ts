// Dice as drawn on the board: one behind the other, with a count.

import { countBadge, runnerDie, smallBullDie } from "../../art/bulls/pieces";
import { PAPER, PRINT, lettering, place } from "../../art/cut";
import { faceOf, seatOf } from "./model";

/** The count: a small disc with a numeral that can still be read. */
const badge = (count: number, small: boolean): string =>
  small
    ? `<circle r="7.2" fill="${PAPER}" stroke="${PRINT}" stroke-width="1.2"/>` + lettering(0, 4.7, count, 13)
    : place(0, 0, countBadge(count), { scale: 0.8 });

/** Equal dice around 0,0; `size` is the room for one. */
export function diceArt(seat: number, face: number, count: number, size: number, small: boolean): string {
  const scale = size / (size < 34 ? 82 : 74);
  const one = runnerDie(seatOf(seat), faceOf(face), size);
  if (count === 1) return place(0, 0, one, { scale });
  return (
    place(size * 0.09, -size * 0.07, one, { scale: scale * 0.97 }) +
    place(0, 0, one, { scale }) +
    place(size * (size < 20 ? 0.58 : 0.49), -size * (size < 20 ? 0.46 : 0.4), badge(count, small))
  );
}

export const bullArt = (face: number, count: number, size: number, small: boolean): string =>
  place(0, 0, smallBullDie(faceOf(face)), { scale: size / 112 }) +
  (count > 1 ? place(size * 0.36, size * 0.32, badge(count, small)) : "");
