/** The draw pile as danger: the steers wait under it and rise as it shrinks. */
import { blob, cut, facet, facets, keyline, lettering, place, slab } from "../cut";
import type { Point } from "../cut";
import { cabestros } from "../scene/cattle";
import { crop, fan } from "../scene/scissors";

/** The box of `pile`. */
export const PILE_BOX = "0 0 180 214";

const W = 136;
const H = 72;

/** The card on top, lying across, 136 × 72. */
const topCard = (): string => {
  const stripes = Array.from({ length: 8 }, (_, i): Point[] => [
    [i * 26 - 40, 0],
    [i * 26 - 28, 0],
    [i * 26 + 6, H],
    [i * 26 - 6, H],
  ]);
  return (
    slab(0, 0, W, H, "red", { wobble: 1 }) +
    crop(1, 1, W - 2, H - 2, facets(stripes, "red2", 0.5)) +
    keyline(`6,6 ${W - 6},6 ${W - 6},${H - 6} 6,${H - 6}`, "cloth", 2.4)
  );
};

export interface PileOptions {
  /** Cards left above the steers. */
  readonly left: number;
  /** Write the number on the top card. */
  readonly number?: boolean | undefined;
}

/** The pile, 180 × 214: its height follows the cards, five cards an edge; the last five shine red. */
export function pile({ left, number = true }: PileOptions): string {
  const edges = Math.max(0, Math.min(9, Math.ceil(left / 5)));
  const hot = left <= 5;
  const rise = 64 - Math.min(1, left / 14) * 58;
  const y = 134 - (edges - 1) * 5.5;
  return (
    (hot ? fan(90, 88, 88, 12, 0.2, 0.2 + Math.PI * 2, "red", 0.4) : "") +
    place(90, 110 - rise * 0.9, cabestros(), { scale: 0.74 }) +
    (edges ? facet(`24,146 164,146 164,212 28,212`, "shadow") : "") +
    Array.from({ length: edges }, (_, i) =>
      slab(22 + ((i * 7) % 5) - 2, 134 - i * 5.5, W, H, i % 2 ? "cloth" : "cloth2", { wobble: 1 }),
    ).join("") +
    (edges
      ? place(
          22,
          y - 2,
          topCard() +
            (number
              ? blob(68, 36, 28, 26, "#fffdf6", { corners: 13 }) +
                lettering(68, 48, left, 36, { ink: hot ? "#b01026" : "#2a181d" })
              : ""),
        )
      : "")
  );
}

/** The Cabestros card lying open under the pile, 160 × 120 around its middle. */
export const cabestrosCard = (): string =>
  cut("-80,-58 0,-60 80,-58 81,0 79,60 0,58 -80,60 -81,0", "tile1", { shadow: [3, 4] }) +
  cut("-73,-51 73,-52 72,52 -73,52", "street3", { soft: 0.5 }) +
  facet("-73,20 73,16 72,52 -73,52", "street2") +
  place(0, -12, cabestros(), { scale: 0.56 });
