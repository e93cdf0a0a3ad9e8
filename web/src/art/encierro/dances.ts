/** Shields against falls: what one would rather do than fall. 200 × 160; the ground is laid by `pictures.ts`. */
import { blob, curve, cut, dot, facet, place, stroke } from "../cut";
import type { Ink } from "../cut";
import { bullHead } from "../scene/cattle";
import { ground } from "./grounds";
import { FULL, POSES, person } from "./people";
import { fan, hoop, lifted, starlet } from "../scene/scissors";

/** A dancing giant of the procession, about 70 × 150. */
const giant = (c: Ink, c2: Ink, skin: Ink, queen: boolean): string =>
  lifted("-30,84 -22,20 -16,-10 16,-10 22,20 32,84", c) +
  facet("-30,84 -22,20 -16,-10 -4,-10 -8,84", c2) +
  stroke("-16,2 -30,34", c, 11) +
  blob(-31, 38, 5, 5, skin) +
  stroke("16,2 31,32", c, 11) +
  blob(32, 36, 5, 5, skin) +
  cut("-16,20 18,19 19,28 -18,29", "sun") +
  cut("-29,78 31,78 33,86 -31,86", "sun") +
  blob(0, -28, 14, 16, skin, { wobble: 0.02 }) +
  (queen
    ? cut("-15,-16 -17,-38 -8,-44 8,-44 17,-38 16,-14 11,-18 11,-34 -11,-34 -11,-18", "hair")
    : cut("-12,-24 -8,-18 8,-18 12,-24 11,-8 0,0 -11,-8", "hair") +
      cut("-14,-30 -14,-42 14,-42 14,-30 10,-36 -10,-36", "hair")) +
  lifted("-14,-40 -17,-58 -8,-50 0,-62 8,-50 17,-58 14,-40", "sun", [2, 2]) +
  dot(-5, -28, 1.8) +
  dot(6, -28, 1.8) +
  (queen ? facet("-3,-19 4,-19 1,-16", "red") : "");

/** Two giants, a king and a queen, dance. */
export const gigantes = (): string =>
  place(62, 72, giant("red", "red2", "skin1", false), { scale: 0.9, turn: -7 }) +
  place(140, 72, giant("green", "green2", "skin3", true), { scale: 0.9, turn: 8 }) +
  curve("M30,150 q32,10 60,-2 M112,150 q30,10 60,-3", "cloth", 3.4) +
  starlet(100, 24, 7, "sun") +
  starlet(102, 96, 5, "cloth");

/** A zaldiko: a figure in a hobby-horse frame with a foam stick. */
export const zaldiko = (): string =>
  place(
    52,
    0,
    person({
      pose: { ...POSES.stand, frontArm: "58,52 76,44 84,26", head: [54, 24, 0] },
      shirt: ["red", "red2"],
      legs: ["cloth", "cloth2"],
      wear: { ropa: true },
      shoes: "ink",
    }),
    { scale: 1.04 },
  ) +
  stroke("138,26 166,6", "wood2", 4) +
  blob(170, 6, 10, 9, "cloth") +
  cut("92,28 96,12 116,6 130,14 132,26 112,22", "ink") +
  stroke("94,24 130,24", "sun", 3) +
  lifted("50,106 66,88 140,86 150,60 160,48 166,58 184,72 182,84 164,82 160,108 140,124 66,126", "cloth") +
  facet("50,106 66,88 90,88 84,126 66,126", "cloth2") +
  cut("140,86 146,60 158,46 152,68 154,88", "wood2") +
  dot(168, 66, 2.4) +
  stroke("160,80 176,74", "red", 3) +
  stroke("160,78 142,92", "red", 2.4) +
  cut("60,108 150,106 150,116 60,120", "red") +
  cut("50,106 40,128 46,132 56,116", "wood2");

/** Breakfast of champions: eggs, txistorra, bread and a glass. */
export const desayuno = (): string =>
  ground("water2") +
  fan(90, 80, 180, 12, 0, 6.28, "sky2", 0.5) +
  lifted("-6,98 206,92 206,166 -6,166", "red") +
  [0, 1, 2, 3, 4, 5]
    .map((i) =>
      facet(
        [
          [i * 38 - 8, 97 - i],
          [i * 38 + 11, 96 - i],
          [i * 38 + 5, 166],
          [i * 38 - 16, 166],
        ],
        "cloth",
        0.55,
      ),
    )
    .join("") +
  blob(86, 102, 80, 42, "cloth", { corners: 18, wobble: 0.01, shadow: [5, 7] }) +
  blob(86, 102, 62, 31, "cloth2", { corners: 18, wobble: 0.01 }) +
  blob(62, 96, 29, 19, "cloth", { corners: 9, wobble: 0.1 }) +
  blob(60, 94, 11, 9, "sun") +
  blob(102, 112, 28, 17, "cloth", { corners: 9, wobble: 0.1 }) +
  blob(104, 110, 11, 9, "sun") +
  curve("M78,80 q30,-16 50,8 q8,12 -2,20", "red2", 10) +
  curve("M80,78 q28,-14 46,8", "red", 3) +
  place(
    172,
    70,
    lifted("-16,-40 16,-40 12,34 -12,34", "water") +
      cut("-14,-20 14,-20 11,32 -11,32", "red2") +
      facet("-14,-20 -6,-20 -6,32 -11,32", "red"),
  ) +
  place(
    24,
    58,
    lifted("-26,10 -22,-8 -4,-16 20,-10 28,8 20,16 -18,18", "wood3") +
      stroke("-12,-8 -8,6", "wall1", 3) +
      stroke("2,-10 6,4", "wall1", 3) +
      stroke("15,-6 18,6", "wall1", 3),
  );

/** A granite monument to the bearded writer wearing a red neckerchief. */
export const hemingway = (): string =>
  place(
    100,
    70,
    lifted("-46,100 -42,36 42,36 46,100", "asphalt", [5, 5]) +
      facet("-46,100 -42,36 -14,36 -16,100", "asphalt2") +
      lifted("-40,40 -32,12 -12,2 14,2 34,12 42,40", "wood") +
      facet("-40,40 -32,12 -12,2 -4,2 -10,40", "wood3") +
      cut("-12,0 14,0 12,14 -10,14", "wood2") +
      lifted("-23,-30 -18,-46 18,-48 24,-28 22,-4 12,12 -12,12 -22,-4", "wood3", [3, 3]) +
      cut("-23,-22 -15,-12 -6,-14 0,-11 8,-14 16,-12 24,-24 22,0 13,14 0,19 -13,14 -22,0", "cloth") +
      facet("-23,-22 -15,-12 -9,-14 -10,15 -13,14 -22,0", "cloth2") +
      cut("-25,-28 -23,-48 -8,-57 12,-56 25,-44 26,-26 18,-38 -16,-38", "cloth2") +
      dot(-8, -24, 2.2) +
      dot(9, -24, 2.2) +
      cut("-2,-24 4,-24 6,-14 -4,-14", "wood") +
      curve("M-6,-5 h13", "ink", 2.2) +
      lifted("-28,12 0,18 28,12 22,24 2,40 -18,26", "red") +
      facet("-28,12 0,18 0,38 -18,26", "red2") +
      cut("-20,52 22,51 22,60 -20,61", "asphalt2") +
      place(30, 70, stroke("-14,8 12,-14", "ink", 3) + cut("12,-14 18,-20 15,-11", "ink"), { scale: 0.8 }),
  );

/** Children run ahead of a toy bull on a wheel. */
export const txiki = (): string =>
  place(4, 52, person({ skin: "skin3" }), { scale: 0.62 }) +
  place(52, 46, person({ skin: "skin1", wear: FULL }), { scale: 0.66 }) +
  place(
    128,
    56,
    stroke("10,40 62,22", "wood2", 4) +
      stroke("14,48 64,38", "wood2", 4) +
      lifted("-14,34 -8,14 20,8 34,18 34,40 -4,46", "wood3") +
      facet("-14,34 -8,14 6,11 2,45", "wood") +
      place(-10, 14, bullHead({ horns: "wide", ring: false, eyes: "wide" }), { scale: 0.42 }) +
      hoop(16, 58, 15, "wood2", 5) +
      stroke("16,46 16,70", "wood2", 3) +
      stroke("4,58 28,58", "wood2", 3),
  );
