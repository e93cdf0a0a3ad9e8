/** Cards against the others: objects, cards and turns lost. 200 × 160; the ground is laid by `pictures.ts`. */
import { blob, curve, cut, dot, facet, place, slab, stroke } from "../cut";
import { FULL, POSES, person } from "./people";
import { fan, hoop, lifted, starlet, thump } from "../scene/scissors";

/** A kiliki, big head and three-cornered hat, about 110 × 130. */
const kiliki = (): string =>
  lifted("-30,64 -26,22 26,22 32,64", "table") +
  facet("-30,64 -26,22 -8,22 -10,64", "table2") +
  stroke("-24,30 -44,46", "table", 12) +
  blob(-46, 48, 6, 6, "skin1") +
  lifted("-34,18 -40,-18 -26,-46 24,-48 40,-20 36,16 18,32 -18,32", "skin1") +
  facet("-34,18 -40,-18 -26,-46 -12,-47 -20,-10 -14,32 -18,32", "skin2", 0.55) +
  lifted("-54,-28 -50,-56 -26,-46 0,-64 26,-47 52,-58 54,-28 26,-38 -22,-38", "ink") +
  stroke("-48,-52 -26,-43 0,-60 26,-44 50,-54", "sun", 3) +
  blob(0, -50, 5, 5, "red") +
  blob(-13, -12, 7, 7, "cloth") +
  blob(15, -12, 7, 7, "cloth") +
  dot(-11, -11, 3.4) +
  dot(17, -11, 3.4) +
  stroke("-24,-25 -5,-20", "hair", 5) +
  stroke("26,-26 8,-20", "hair", 5) +
  cut("-4,-8 6,-8 12,8 -6,8", "skin2") +
  cut("-18,12 0,8 2,14 4,8 22,12 12,18 -10,18", "hair") +
  cut("-8,20 12,20 8,25 -4,25", "red2");

/** A television camera catches a runner who waves instead of running. */
export const gloria = (): string =>
  facet("66,58 206,6 206,150 66,84", "glade", 0.75) +
  place(106, 20, person({ pose: "cheer", wear: FULL, skin: "skin2" }), { scale: 0.96 }) +
  place(
    42,
    76,
    lifted("-34,-26 22,-28 24,20 -34,20", "ink", [4, 5]) +
      cut("22,-14 40,-22 40,14 22,8", "asphalt") +
      blob(-22, -36, 13, 13, "asphalt") +
      blob(6, -38, 11, 11, "asphalt") +
      dot(-22, -36, 4) +
      dot(6, -38, 3.4) +
      dot(14, -18, 4, "red") +
      stroke("-6,22 -26,74", "ink", 5) +
      stroke("-6,22 14,74", "ink", 5) +
      stroke("-6,22 -6,70", "ink", 5),
  );

/** Gazing up with binoculars, a runner meets a lamp post. */
export const miron = (): string =>
  place(
    172,
    2,
    slab(-5, 14, 11, 124, "ink", { shadow: [3, 4] }) +
      slab(-11, 122, 23, 12, "ink") +
      lifted("-13,-2 13,-2 9,20 -9,20", "sun", [2, 2]) +
      cut("-16,-3 0,-14 16,-3", "ink"),
  ) +
  place(24, 10, person({ pose: { ...POSES.run, frontArm: "55,52 76,54 80,34", head: [60, 26, -14] }, mood: "o" }), {
    scale: 1.02,
  }) +
  place(
    112,
    32,
    cut("-14,-8 8,-11 8,6 -13,7", "ink") + cut("8,-13 30,-16 31,9 9,8", "wood2") + blob(31, -3.5, 4, 12, "water2"),
    { turn: -8 },
  ) +
  thump(158, 48, 20) +
  thump(158, 48, 10, "red");

/** An old hand in a beret gives advice, pointing the wrong way. */
export const veterano = (): string =>
  place(
    10,
    8,
    person({ pose: { ...POSES.stand, frontArm: "58,52 76,50 84,34" }, wear: FULL, old: true, skin: "skin1" }),
    { scale: 1.08 },
  ) +
  lifted("112,14 188,10 194,66 142,72 122,88 126,70 110,66", "cloth") +
  curve("M178,42 H132", "red", 8) +
  cut("140,26 118,43 140,60", "red") +
  stroke("22,100 14,142", "wood2", 5) +
  curve("M22,98 q-6,-10 -14,-4", "wood2", 5);

/** A kiliki with a three-cornered hat and a foam ball on a stick gives chase. */
export const kilikis = (): string =>
  place(82, 74, kiliki(), { scale: 1.12 }) +
  stroke("120,116 148,70", "wood2", 4) +
  stroke("148,70 166,40", "ink", 2) +
  blob(170, 34, 15, 14, "cloth", { shadow: [3, 4] }) +
  facet("174,46 184,36 178,24 172,34", "cloth2") +
  blob(120, 118, 6.5, 6.5, "skin1") +
  curve("M186,52 q6,10 2,22 M176,60 q4,8 1,16", "cloth", 3.4);

/** A red line on the paving and a raised glove: no further. */
export const linea = (): string =>
  slab(-6, 96, 212, 70, "street") +
  facet("-6,96 206,94 206,102 -6,104", "street3") +
  cut("56,168 104,96 124,96 96,168", "red") +
  place(
    186,
    6,
    person({
      pose: { ...POSES.stand, backArm: "42,52 24,46 14,32" },
      shirt: ["table", "table2"],
      legs: ["ink", "ink"],
      wear: { ropa: true },
      mood: "sad",
      shoes: "ink",
      cap: "ink",
    }),
    { flip: true },
  ) +
  blob(170, 40, 9, 10, "cloth") +
  cut("163,36 162,26 166,26 167,34 170,24 174,25 173,34 178,28 180,31 176,40", "cloth") +
  place(-6, 12, person({ pose: "run", mood: "o", skin: "skin3" }));

/** A startled runner with a dummy in his mouth. */
export const chupete = (): string =>
  fan(128, 64, 140, 12, 0, 6.28, "wall4", 0.5) +
  place(6, 4, person({ pose: { ...POSES.stand, head: [56, 30, 0], neck: [50, 48] }, mood: "wide" }), { scale: 1.7 }) +
  place(
    124,
    68,
    lifted("-8,-20 4,-23 9,-10 9,10 4,22 -8,19 -5,0", "water", [2, 3]) +
      facet("-8,-20 4,-23 5,0 -5,0", "water2") +
      blob(10, 0, 5, 7, "table") +
      hoop(29, 3, 16, "sun", 8) +
      curve("M17,-2 a12,12 0 0 1 12,-11", "cloth", 2.4),
  ) +
  starlet(152, 22, 8, "sun") +
  starlet(176, 40, 6, "cloth");

/** A herdsman in green raises his long stick, a thump of stars. */
export const garrotazo = (): string =>
  place(
    8,
    12,
    person({
      pose: { ...POSES.cape, frontArm: "54,52 72,42 86,24", backArm: "42,52 58,44 74,30" },
      shirt: ["green", "green2"],
      legs: ["table", "table"],
      wear: { ropa: true },
      shoes: "ink",
      skin: "skin2",
      mood: "o",
    }),
    { scale: 1.02 },
  ) +
  stroke("70,62 120,6", "wood", 6) +
  curve("M132,16 Q170,44 164,92", "cloth", 5, ` stroke-dasharray="12 9"`) +
  thump(158, 110, 26) +
  thump(158, 110, 14, "red") +
  starlet(182, 76, 7, "sun") +
  starlet(126, 92, 6, "sun");

/** The card in the pocket, 31 × 44. */
const stolenCard = (): string =>
  lifted("-15,-21 15,-22 16,21 -15,22", "cloth") +
  cut("-11,-17 11,-18 12,4 -11,4", "red") +
  stroke("-9,10 9,10", "ink", 2) +
  stroke("-9,15 4,15", "ink", 2);

/** A rascal lifts a card from a back pocket. */
export const pillo = (): string =>
  place(96, 4, person({ pose: "stand", skin: "skin3", mood: "smile" }), { scale: 1.04 }) +
  place(132, 84, stolenCard(), { scale: 0.9, turn: 18 }) +
  place(
    -14,
    24,
    person({
      pose: { ...POSES.reach, frontArm: "58,58 80,60 112,54", backArm: "54,56 66,70 60,84" },
      shirt: ["water", "table2"],
      legs: ["wood", "wood2"],
      wear: { ropa: true },
      cap: "green2",
      shoes: "ink",
      mood: "smile",
    }),
  );

/** A runner only watches, chin in hands behind the fence. */
export const barrera = (): string =>
  place(
    48,
    16,
    person({
      pose: { ...POSES.stand, backArm: "40,54 28,66 44,44", frontArm: "60,54 78,66 66,44", head: [55, 26, 6] },
      wear: FULL,
      mood: "sad",
      skin: "skin2",
    }),
    { scale: 1.04 },
  ) +
  [82, 106, 130].map((y, i) => slab(-8, y, 216, 17, i % 2 ? "wood" : "wood3", { shadow: [3, 4] })).join("") +
  slab(26, 66, 16, 100, "wood2", { shadow: [4, 4] }) +
  slab(158, 66, 16, 100, "wood2", { shadow: [4, 4] }) +
  [90, 114, 138].map((y) => dot(34, y, 2.4, "horn") + dot(166, y, 2.4, "horn")).join("");
