/** The animals of the field, each within 64 × 64 around 0,0; they read at 26 px. */
import { PAPER, blob, curve, cut, dot, facet, place, stroke, kept } from "../cut";
import type { Ink } from "../cut";
import { bullHead } from "../scene/cattle";
import { rimmed } from "../scene/scissors";

/** The line around animals: light, so that they stand out on grass and fences by day and night. */
const RIM: Ink = "#fff7df";

const steam = (): string => cut("0,0 -10,-6 -20,-2 -26,-8 -30,2 -24,8 -14,6 -6,8", "cloth");

/** A heart, 20 × 19, its tip at 0,0. */
const HEART = "0,0 -10,-10 -10,-16 -6,-19 -2,-18 0,-15 2,-18 6,-19 10,-16 10,-10";

/** A raging bull: a red burst behind it, steam from its nose. */
export const ragingBull = kept(
  (): string =>
    blob(0, 2, 25, 25, "red", { corners: 9, wobble: 0.16, turn: 0.1 }) +
    rimmed(place(0, 2, bullHead({ eyes: "angry", iris: "red" }), { scale: 0.34 }), 2.6, RIM) +
    place(-14, 23, steam(), { scale: 0.5 }) +
    place(14, 23, steam(), { scale: 0.5, flip: true }),
);

/** A bull alone in its enclosure: asleep with a daisy in its mouth. */
export const calmBull = kept(
  (): string =>
    rimmed(
      place(0, 1, bullHead({ eyes: "shut", mouth: "smile", forelock: "curl", ring: false }), { scale: 0.34 }),
      2.6,
      RIM,
    ) +
    place(
      13,
      17,
      stroke("-9,2 3,-2", "green", 2) +
        blob(6, -4, 4.6, 4.6, "cloth", { corners: 8, wobble: 0.14 }) +
        dot(6, -4, 1.8, "var(--sun)"),
    ),
);

/** The green seal of an isolated bull, 18 wide; put it at 17,-18. */
export const calmSeal = kept(
  (): string => blob(0, 0, 9, 9, "#1e6845", { corners: 10 }) + curve("M-3.5 0l3 3.5l5-7", PAPER, 2.6),
);

/** A bull that escaped: seen from behind the fence, dust under it. */
export const escapedBull = kept(
  (): string => ragingBull() + place(0, 28, cut("-24,4 -18,-6 -8,-2 0,-8 8,-2 18,-6 24,4", "street2")),
);

/** A cow, white with brown patches and a bell. */
export const cow = kept((): string =>
  rimmed(
    place(
      0,
      1,
      bullHead({
        coat: "cloth",
        shade: "cloth2",
        horns: "small",
        eyes: "wide",
        muzzle: "p-muzzle",
        forelock: "none",
        ring: false,
        mouth: "smile",
      }) +
        facet("-44,-8 -34,-36 -14,-45 -8,-16 -14,14 -36,18", "wood2") +
        facet("8,-45 34,-35 38,-20 18,-22", "wood2") +
        blob(-25, 1, 9.5, 9, "horn") +
        dot(-24, 2, 3.4, "ink") +
        cut("-9,70 9,70 13,88 -13,88", "sun"),
      { scale: 0.33 },
    ),
    2.4,
  ),
);

/** The heart of a couple alone, 20 × 19, its tip at 0,0. */
export const heart = kept((): string => cut(HEART, PAPER, { soft: 4 }) + cut(HEART, "red", { soft: 1 }));

const FLEECE = [
  [-13, 2, 10],
  [-7, -8, 11],
  [6, -9, 11],
  [14, 0, 10],
  [7, 8, 11],
  [-7, 9, 11],
  [0, 0, 13],
] as const;

/** A sheep with a dark face. */
export const sheep = kept((): string =>
  rimmed(
    stroke("-8,12 -9,21", "p-limb", 4) +
      stroke("8,12 8,21", "p-limb", 4) +
      FLEECE.map(([x, y, r]) => blob(x, y, r, r * 0.92, "cloth", { corners: 9, wobble: 0.05 })).join("") +
      facet("-20,4 -12,-2 -10,14 -16,14", "cloth2") +
      cut("14,-12 24,-12 30,-4 27,6 18,7 12,-2", "p-limb") +
      cut("13,-10 6,-12 8,-5", "p-limb") +
      blob(14, -14, 6, 5, "cloth") +
      dot(23, -4, 2, "cloth") +
      dot(23.5, -4, 1, "ink"),
    1.6,
  ),
);
