/** Kilometre stones, distance cards and the secret objective. */
import { PAPER, PRINT, blob, dot, facet, facets, keyline, lettering, place, slab, stroke } from "../cut";
import type { Ink, Point } from "../cut";
import { fan, lifted } from "../scene/scissors";
import { ground, road, roadway } from "../scene/road";
import { castShadow } from "../scene/signs";

/** The distances of the cards, in kilometres. */
export const DISTANCES = [1, 2, 3, 5, 7, 8, 10, 20] as const;
export type Distance = (typeof DISTANCES)[number];

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

export type Side = "day" | "night";

interface Light {
  readonly sky: Ink;
  readonly beams: Ink;
  readonly lamp: Ink;
  readonly hills: Ink;
  readonly road: Ink;
}

/** Day and night of the objectives are printed: they do not follow the theme. */
const LIGHTS: Record<Side, Light> = {
  day: { sky: "#f9e6bf", beams: "#fdf3dc", lamp: "#fbcf63", hills: "#d9c9c4", road: "#8e86a0" },
  night: { sky: "#2b2550", beams: "#3b3163", lamp: "#f2d9a0", hills: "#4a3c70", road: "#3b3558" },
};

const STARS: readonly Point[] = [
  [52, 12],
  [74, 22],
  [100, 14],
  [108, 34],
  [12, 46],
];

/** The picture of an objective, 120 × 90: the finish with its distance; without one it stays secret. */
export function objective(km: number | null, side: Side): string {
  const { sky, beams, lamp, hills, road: tarmac } = LIGHTS[side];
  const chequers = Array.from({ length: 10 }, (_, i): Point[] => {
    const [x, y] = [10 + i * 10, i % 2 ? 24 : 28];
    return [
      [x, y],
      [x + 10, y],
      [x + 10, y + 4],
      [x, y + 4],
    ];
  });
  return (
    ground(sky) +
    fan(60, 60, 120, 9, 0, Math.PI * 2, beams, 0.8) +
    (side === "night"
      ? blob(24, 12, 10, 10, lamp, { corners: 13, wobble: 0.01 }) +
        blob(29, 9, 8.5, 8.5, sky, { corners: 13, wobble: 0.01 }) +
        STARS.map(([x, y]) => dot(x, y, 1.5, lamp)).join("")
      : blob(24, 14, 11, 11, lamp, { corners: 14, wobble: 0.01 })) +
    facet("0,62 30,48 60,60 92,46 120,60 120,72 0,72", hills) +
    facet("46,62 74,62 112,90 8,90", tarmac) +
    facet("59,64 61,64 62,72 58,72", PAPER) +
    facet("57,77 63,77 65,90 55,90", PAPER) +
    // the gate
    slab(16, 26, 7, 60, "#74481f", { shadow: [2, 3] }) +
    slab(97, 26, 7, 60, "#74481f", { shadow: [2, 3] }) +
    slab(10, 24, 100, 36, PAPER, { shadow: [3, 4] }) +
    facets(chequers, PRINT) +
    (km === null
      ? stroke("44,46 44,46", "#c2142b", 6) + stroke("60,46 60,46", "#c2142b", 6) + stroke("76,46 76,46", "#c2142b", 6)
      : lettering(60, 57, km, 29, { ink: "#c2142b" }))
  );
}
