/** The six bulls. Each fills a 200 × 160 picture; the ground is laid by `pictures.ts`. */
import { blob, cut, dot, facet, place, slab, stroke } from "../cut";
import type { Ink } from "../cut";
import { bullHead, paintedBull } from "../scene/cattle";
import { dustCloud, lifted, speed, starlet } from "../scene/scissors";

/** A puff of steam that drifts to the right. */
const puff = (x: number, y: number, k = 1, c: Ink = "cloth"): string =>
  blob(x, y, 9 * k, 7 * k, c, { corners: 8, wobble: 0.1 }) +
  blob(x + 9 * k, y - 5 * k, 6 * k, 5 * k, c, { corners: 8, wobble: 0.1 }) +
  blob(x + 16 * k, y - 10 * k, 4 * k, 3.5 * k, c, { corners: 7, wobble: 0.1 });

/** A cocky young bull with a quiff and a carnation, winking. */
export const chulin = (): string =>
  place(
    98,
    90,
    bullHead({ eyes: "wink", forelock: "quiff", mouth: "smirk", horns: "small", ring: false }) +
      stroke("6,62 40,52", "green", 4) +
      cut("22,54 30,44 36,52", "green") +
      place(
        46,
        49,
        blob(0, 0, 11, 10, "cloth", { corners: 9, wobble: 0.16 }) +
          blob(-1, -1, 6, 5, "cloth2", { corners: 7, wobble: 0.2 }),
      ),
    { scale: 0.93, turn: -9 },
  );

/** A shimmering bull, its coat a mosaic of blue and green, before the sun. */
export const tornasol = (): string =>
  blob(104, 82, 74, 74, "sun", { corners: 20, wobble: 0.015 }) +
  place(
    4,
    26,
    paintedBull(
      {},
      facet("22,58 44,42 60,62 40,92 26,80", "table") +
        facet("30,40 44,42 22,58", "water") +
        facet("44,42 78,41 60,62", "asphalt") +
        facet("60,62 78,41 96,66 74,94 40,92", "green2") +
        facet("78,41 118,26 96,66", "table2") +
        facet("96,66 118,26 134,60 120,104 104,98 74,94", "asphalt") +
        facet("118,26 142,17 134,60", "water") +
        facet("134,60 142,17 166,36 156,84 120,104", "table") +
        facet("166,36 182,40 190,50 178,78 156,84", "green2") +
        facet("142,17 162,20 166,36", "water2") +
        facet("60,62 67,53 82,80 74,94", "water2", 0.6) +
        facet("134,60 138,40 150,60 142,92", "water", 0.7),
    ),
    { scale: 0.86 },
  ) +
  starlet(56, 36, 9, "cloth") +
  starlet(150, 16, 7, "cloth") +
  starlet(22, 98, 6, "cloth") +
  starlet(176, 112, 5, "cloth");

/** A good-natured spotted white bull with its tongue out, one ear down. */
export const manchado = (): string =>
  place(
    100,
    78,
    bullHead({
      coat: "cloth",
      shade: "cloth2",
      eyes: "wide",
      forelock: "curl",
      muzzle: "skin1",
      mouth: "tongue",
      ring: false,
    }) +
      facet("-44,-8 -34,-36 -14,-44 -6,-20 -12,10 -34,16", "bull") +
      facet("20,20 36,10 36,26 28,48 18,38", "bull") +
      blob(-25, 1, 9.5, 9, "horn") +
      dot(-24, 2, 3.4) +
      cut("-40,-8 -72,-6 -82,8 -60,16 -36,10", "bull"),
    { scale: 0.93, turn: 5 },
  );

/** A small speckled bull shooting past like a pellet. */
export const perdigon = (): string =>
  speed(74, 44, 70) +
  speed(60, 88, 62) +
  speed(70, 118, 50) +
  place(
    56,
    36,
    paintedBull(
      { coat: "wood2", shade: "wood" },
      [
        [40, 60],
        [56, 70],
        [70, 58],
        [88, 72],
        [104, 62],
        [120, 76],
        [132, 54],
        [146, 70],
        [62, 86],
        [110, 88],
        [92, 52],
        [150, 44],
        [44, 76],
      ]
        .map(([x = 0, y = 0]) => dot(x, y, 3.6, "horn"))
        .join(""),
    ),
    { scale: 0.66, turn: -12 },
  ) +
  place(40, 138, dustCloud()) +
  place(78, 146, dustCloud(), { scale: 0.8 });

/** A huge bull fills the picture, steam from its nostrils. */
export const bravucon = (): string =>
  cut("-8,170 2,70 40,34 160,34 198,70 208,170", "bull") +
  facet("-8,170 2,70 40,34 70,34 50,170", "bull2") +
  place(100, 78, bullHead({ eyes: "angry", horns: "wide", iris: "red", forelock: "curl" }), { scale: 1.1 }) +
  place(74, 136, puff(0, 0, 1.2), { flip: true }) +
  puff(126, 136, 1.2);

/** A lean, sly bull peers round the corner of a house. */
export const huron = (): string =>
  place(
    106,
    84,
    bullHead({ coat: "wood2", shade: "wood", horns: "up", eyes: "sly", mouth: "smirk", ring: false, muzzle: "wood3" }),
    { turn: 10 },
  ) +
  lifted("-8,-8 74,-8 76,40 73,90 76,168 -8,168", "wall2", [8, 4]) +
  facet("60,-8 74,-8 76,40 73,90 76,168 60,168", "wall3") +
  slab(16, 24, 26, 40, "window") +
  slab(8, 24, 8, 40, "green") +
  slab(42, 24, 8, 40, "green") +
  slab(10, 62, 40, 4, "wood2") +
  lifted("66,116 84,112 88,120 84,128 66,130", "wood2", [2, 2]) +
  stroke("80,114 80,126", "bull", 2);
