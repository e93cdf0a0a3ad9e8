/** Kilometre stones and distance cards. */
import { PAPER, PRINT, blob, facet, keyline, lettering, place, slab, stroke } from "../cut";
import { lifted } from "../scene/scissors";
import { road, roadway } from "../scene/road";
import { castShadow } from "../scene/signs";

/** The distances that have a picture, in kilometres. */
export type Distance = 1 | 2 | 3 | 5 | 7 | 8 | 10 | 20;

const STONE = "-26,0 -26,-52 -19,-66 -8,-72 8,-72 19,-66 26,-52 26,0";

/** A kilometre stone, 52 × 72, its foot at 0,0; without a number the whole stone is left for text. */
export const stone = (km?: number, unit = true): string =>
  lifted(STONE, "#fbf1dc", [4, 4]) +
  facet("-26,-44 -26,-52 -19,-66 -8,-72 8,-72 19,-66 26,-52 26,-44", "#c2142b") +
  facet("12,0 12,-44 26,-44 26,0", "rgb(74 40 84/.14)") +
  keyline(STONE, "line-edge", 1.2) +
  (km === undefined
    ? ""
    : lettering(0, km > 99 ? -12 : -9, km, km > 99 ? 27 : km > 9 ? 35 : 40, { ink: PRINT }) +
      (unit ? lettering(0, -50, "km", 15, { ink: PAPER }) : ""));

/** What one passes: houses for the short distances, mountains for the long ones. */
const LANDS: Record<Distance, () => string> = {
  1: () =>
    slab(4, 26, 26, 36, "wall2") +
    facet("2,28 17,16 32,28", "roof") +
    slab(11, 38, 8, 10, "window", { wobble: 0.3 }) +
    slab(30, 34, 22, 28, "wall4") +
    facet("28,35 41,25 54,35", "roof2"),
  2: () =>
    slab(2, 30, 22, 32, "wall2") +
    facet("0,31 13,20 26,31", "roof") +
    slab(28, 24, 18, 38, "wall4") +
    facet("26,25 37,8 48,25", "roof2") +
    slab(33, 32, 7, 10, "window", { wobble: 0.3 }),
  3: () =>
    slab(12, 20, 12, 42, "wall3") +
    slab(15, 28, 5, 9, "window", { wobble: 0.3 }) +
    facet("9,21 18,4 27,21", "roof") +
    slab(24, 40, 26, 22, "wall2") +
    facet("22,41 37,31 52,41", "roof2"),
  5: () =>
    blob(14, 48, 9, 14, "green", { corners: 9 }) +
    blob(34, 50, 8, 12, "green2", { corners: 9 }) +
    stroke("14,56 14,66", "wood2", 3) +
    stroke("34,58 34,66", "wood2", 3) +
    blob(50, 54, 6, 9, "green", { corners: 9 }),
  7: () =>
    facet("0,62 18,46 40,58 60,50 60,64 0,66", "field3") +
    slab(22, 30, 9, 26, "wall3") +
    stroke("26,34 14,22", "wood2", 2.6) +
    stroke("26,34 38,24", "wood2", 2.6) +
    stroke("26,34 16,46", "wood2", 2.6) +
    stroke("26,34 38,44", "wood2", 2.6) +
    facet("20,31 26,22 33,31", "roof"),
  8: () =>
    facet("0,60 22,34 48,58 0,62", "green2") +
    facet("20,60 46,40 74,60", "green") +
    blob(14, 56, 7, 8, "field3", { corners: 8 }),
  10: () =>
    facet("-6,62 26,18 56,62", "hill") +
    facet("26,18 36,33 28,30 20,34", "cloth") +
    facet("30,62 54,34 80,62", "field3"),
  20: () =>
    facet("-10,64 20,8 48,64", "hill") +
    facet("20,8 30,28 22,24 12,30", "cloth") +
    facet("26,64 52,22 84,64", "hill") +
    facet("52,22 60,34 53,32 46,35", "cloth") +
    facet("0,54 40,58 120,52 120,66 0,66", "water2"),
};

/** The picture of a distance card, 120 × 90: a stone in its country. */
export const distance = (km: Distance): string =>
  road(0) +
  (km >= 10 ? blob(100, 20, 13, 13, "sun", { corners: 14, wobble: 0.01 }) : "") +
  LANDS[km]() +
  roadway(km >= 10 ? 4 : km >= 5 ? 3 : 2) +
  castShadow(92, 86, 50, 4) +
  place(86, 86, stone(km), { scale: 1.08 });
