/** Three ways to fall. Each fills a 200 × 160 picture; the ground is laid by `pictures.ts`. */
import { blob, curve, cut, dot, facet, place, slab, stroke } from "../cut";
import { bullHead } from "../scene/cattle";
import { object } from "./objects";
import { ground, pavement } from "./grounds";
import { FULL, POSES, person } from "./people";
import { candle, crop, lifted, starlet } from "../scene/scissors";

/** A runner takes a selfie; the telephone shows the bull behind him. */
export const selfie = (): string =>
  place(
    -8,
    26,
    person({
      pose: { ...POSES.stand, frontArm: "58,52 76,48 94,36", backLeg: "45,86 36,108 30,126", backShoe: [28, 130, 0] },
      wear: FULL,
      mood: "smile",
    }),
    { scale: 0.96 },
  ) +
  stroke("82,60 112,52", "ink", 4) +
  place(
    146,
    62,
    lifted("-30,-46 28,-48 31,48 -29,49", "ink", [5, 6]) +
      crop(
        -24,
        -38,
        48,
        78,
        facet("0,0 48,0 48,78 0,78", "water2") +
          facet("0,58 48,58 48,78 0,78", "street") +
          place(30, 36, bullHead({ eyes: "angry", iris: "red" }), { scale: 0.34 }) +
          place(-6, 34, person({ pose: "stand", wear: FULL }), { scale: 0.62 }),
      ) +
      dot(0, 44, 2.4, "cloth2"),
    { turn: 7 },
  );

/** A runner slips on an olive while pintxos fly. */
export const pintxos = (): string =>
  slab(-6, 78, 66, 9, "wood3", { shadow: [3, 4] }) +
  slab(0, 86, 54, 44, "wood") +
  place(
    26,
    68,
    cut("-20,8 20,8 15,14 -15,14", "cloth") +
      cut("-13,8 -10,0 10,0 13,8", "wood3") +
      stroke("0,2 0,-14", "wood2", 2) +
      blob(0, -10, 4, 4, "field3"),
    { scale: 0.9 },
  ) +
  place(62, 20, person({ pose: "slip", mood: "wide", skin: "skin2" })) +
  place(
    134,
    28,
    stroke("-14,12 12,-12", "wood3", 2.6) +
      blob(-5, 4, 7, 6, "field3") +
      dot(-7, 3, 1.8, "red") +
      cut("0,-2 6,-10 12,-6 5,3", "wood") +
      cut("8,-8 16,-18 19,-12 13,-5", "green"),
    { scale: 1.1, turn: 14 },
  ) +
  place(
    66,
    28,
    lifted("-14,6 -10,-4 12,-6 15,4", "wall3") +
      cut("-10,-4 -6,-12 10,-12 12,-6", "sun") +
      stroke("1,-8 2,-20", "wood2", 2),
    { turn: -20 },
  ) +
  blob(172, 138, 7, 6, "field3", { shadow: [2, 3] }) +
  dot(170, 137, 2, "red") +
  curve("M160,142 q-14,4 -26,-4", "cloth", 3);

/** After the last song: a runner sits on the ground with a candle, the neckerchief slipping off. */
export const pobre = (): string =>
  ground("asphalt") +
  pavement(126, "asphalt2") +
  blob(126, 78, 58, 52, "sun", { corners: 14, wobble: 0.03, opacity: 0.35 }) +
  place(26, 14, person({ pose: "sit", wear: { ropa: true, faja: true }, mood: "sad", hair: "hair" })) +
  candle(105, 108, 26) +
  place(152, 138, object("panuelico"), { scale: 0.56, turn: 24 }) +
  starlet(52, 50, 8, "sun") +
  starlet(78, 40, 6, "cloth") +
  starlet(96, 54, 7, "sun") +
  curve("M50,62 q24,-16 48,0", "cloth", 1.6, ` stroke-dasharray="3 5"`) +
  candle(176, 128, 14) +
  candle(16, 130, 12);
