/** Shields against bulls. Each fills a 200 × 160 picture; the ground is laid by `pictures.ts`. */
import { blob, curve, cut, dot, facet, place, slab, stroke } from "../cut";
import { bull } from "../figures";
import { ground } from "./grounds";
import { FULL, person } from "./people";
import { candle, dustCloud, fan, lifted, starlet } from "../scene/scissors";

/** San Fermín with crozier and mitre, about 60 × 130 around 0,0. */
export const saint = (): string =>
  lifted("-26,66 -22,8 -12,-8 12,-8 24,8 28,66", "red") +
  facet("-26,66 -22,8 -12,-8 -2,-8 -6,66", "red2") +
  cut("-5,-4 5,-4 7,66 -7,66", "sun") +
  stroke("-16,16 -4,30", "red", 10) +
  blob(-1, 31, 5, 5, "skin1") +
  stroke("18,14 28,34", "red", 10) +
  blob(29, 36, 5, 5, "skin1") +
  stroke("30,-36 31,64", "sun", 4) +
  curve("M30,-36 q2,-14 -9,-14 q-9,2 -6,10", "sun", 4) +
  blob(0, -20, 12, 13, "skin1", { wobble: 0.02 }) +
  cut("-8,-14 8,-14 6,-4 0,0 -6,-4", "wood2") +
  cut("-13,-26 -16,-44 0,-64 16,-44 13,-26", "cloth") +
  facet("-13,-26 -16,-44 0,-64 -2,-26", "cloth2") +
  cut("-3,-58 3,-58 3,-28 -3,-28", "sun") +
  cut("-13,-34 13,-34 13,-27 -13,-27", "sun") +
  dot(-4, -20, 1.6) +
  dot(5, -20, 1.6);

/** Somebody curled up on the ground, arms over the head. */
const curled = (): string =>
  stroke("-30,20 4,2 -2,26", "cloth2", 15) +
  cut("-12,22 6,22 16,28 15,33 -13,33", "red2") +
  cut("-46,22 -43,-6 -28,-26 -4,-33 18,-27 30,-10 26,14 -8,20 -20,24", "cloth", { shadow: [3, 4], soft: 3 }) +
  facet("-46,22 -43,-6 -28,-26 -14,-30 -24,-4 -22,24", "cloth2") +
  cut("-32,-22 -18,-30 -14,22 -28,24", "red") +
  cut("-28,12 -48,16 -58,28 -46,28 -40,24 -42,34 -28,24", "red2") +
  blob(38, 8, 13, 13, "skin3", { wobble: 0.02 }) +
  cut("26,10 26,-4 36,-9 48,-5 51,2 40,3 32,10", "hair") +
  curve("M42,10 l6,1 M40,17 l5,-1", "ink", 2) +
  cut("14,-12 30,-8 28,10 20,20 10,6", "red") +
  stroke("4,-12 28,-18 47,-6", "cloth", 11) +
  blob(49, -3, 6.5, 6.5, "skin3");

/** A runner bends away as the bull passes. */
export const recorte = (): string =>
  place(206, 56, bull(), { scale: 0.66, flip: true }) +
  place(14, 10, person({ pose: "recorte", skin: "skin2" }), { scale: 1.04 }) +
  curve("M96,146 Q140,156 182,138", "cloth", 4, ` stroke-dasharray="2 9"`) +
  place(150, 142, dustCloud(), { scale: 0.8 });

/** A runner draws the bull past with a cape, a rose in the air. */
export const ole = (): string =>
  place(104, 62, bull(), { scale: 0.64 }) +
  place(4, 16, person({ pose: "cape", wear: FULL })) +
  lifted("72,74 92,72 112,86 120,128 104,120 94,134 82,122 72,130 66,104", "var(--seat-5)") +
  facet("92,72 112,86 120,128 104,120 96,96", "sun") +
  place(
    152,
    34,
    stroke("-8,14 4,-2", "green", 3) +
      cut("-6,8 -14,4 -8,2", "green") +
      blob(7, -6, 8, 8, "red", { corners: 8, wobble: 0.12 }) +
      blob(7, -6, 4, 4, "red2", { corners: 6 }),
    { turn: 20 },
  ) +
  place(
    112,
    26,
    stroke("-8,14 4,-2", "green", 3) +
      blob(7, -6, 8, 8, "red", { corners: 8, wobble: 0.12 }) +
      blob(7, -6, 4, 4, "red2", { corners: 6 }),
    { scale: 0.8, turn: -30 },
  );

/** The patron saint in his wall niche, candles and neckerchiefs below. */
export const patron = (): string =>
  ground("wall2") +
  [0, 1, 2, 3, 4]
    .map((r) =>
      [0, 1, 2, 3]
        .map((c) =>
          slab(c * 56 - 20 + (r % 2) * 28, r * 33 - 2, 53, 30, (r + c) % 3 ? "wall2" : "wall3", { wobble: 1 }),
        )
        .join(""),
    )
    .join("") +
  lifted("58,150 58,52 74,22 100,10 126,22 142,52 142,150", "wood2") +
  cut("64,146 64,54 78,28 100,18 122,28 136,54 136,146", "glade") +
  fan(100, 70, 60, 9, 0, 6.28, "sun", 0.55) +
  place(100, 84, saint(), { scale: 0.92 }) +
  slab(50, 142, 100, 12, "wall1", { shadow: [3, 4] }) +
  candle(66, 142) +
  candle(134, 142) +
  candle(78, 144, 12) +
  candle(123, 144, 12) +
  lifted("40,150 56,148 48,162", "red") +
  lifted("146,148 162,150 154,163", "red");

/** A runner curled up on the ground while the bull leaps over. */
export const acurrucado = (): string =>
  place(6, -10, bull(), { scale: 0.8, turn: -3 }) +
  place(92, 128, curled(), { scale: 0.92 }) +
  curve("M22,124 Q40,84 60,80", "cloth", 3.4, ` stroke-dasharray="2 9"`);

/** The bull has been turned round; a big arrow shows where it goes now. */
export const volteado = (): string =>
  place(186, 34, bull(), { scale: 0.76, flip: true }) +
  starlet(40, 22, 8, "red") +
  starlet(60, 12, 6, "cloth") +
  curve("M174,128 Q196,64 140,22 Q110,2 82,14", "red", 9) +
  lifted("88,-2 90,30 60,20", "red", [2, 3]) +
  place(150, 140, dustCloud()) +
  place(176, 146, dustCloud(), { scale: 0.8 });
