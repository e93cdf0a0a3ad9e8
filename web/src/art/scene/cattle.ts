/** Cattle with character: heads with eyes, horns and forelocks to choose, bulls with painted coats, the belled steers. */
import { blob, curve, cut, dot, facet, keyline, mirror, place, stroke } from "../cut";
import type { Ink, Shape } from "../cut";
import { bull as plainBull } from "../figures";
import type { BullOptions } from "../figures";
import { rimmed } from "./scissors";

export type Horns = "usual" | "up" | "wide" | "small";
export type Eyes = "usual" | "wide" | "sly" | "wink" | "shut" | "angry";
export type Forelock = "usual" | "quiff" | "curl" | "none";
export type Mouth = "smile" | "smirk" | "tongue";

export interface HeadOptions {
  readonly coat?: Ink | undefined;
  readonly shade?: Ink | undefined;
  readonly horns?: Horns | undefined;
  readonly eyes?: Eyes | undefined;
  readonly iris?: Ink | undefined;
  readonly forelock?: Forelock | undefined;
  readonly mouth?: Mouth | undefined;
  readonly muzzle?: Ink | undefined;
  /** A blaze down the face in this ink. */
  readonly blaze?: Ink | undefined;
  /** A ring in the nose. */
  readonly ring?: boolean | undefined;
  /** A collar with a bell. */
  readonly bell?: boolean | undefined;
}

const HORNS: Record<Horns, readonly [horn: string, tip: string]> = {
  usual: ["26,-34 54,-38 78,-52 88,-80 98,-50 86,-24 58,-12 34,-14", "78,-52 88,-80 98,-50 92,-38"],
  up: ["24,-36 44,-42 54,-60 50,-92 70,-66 66,-36 52,-18 32,-16", "53,-62 50,-92 70,-66"],
  wide: ["26,-32 58,-34 92,-36 122,-62 118,-30 96,-12 58,-8 34,-12", "96,-40 122,-62 118,-34"],
  small: ["24,-36 38,-42 48,-54 50,-68 60,-50 56,-32 46,-22 30,-20", "46,-54 50,-68 59,-50"],
};
const EAR = "40,-8 72,-6 82,8 60,16 36,10";
const HEAD = "-34,-36 -12,-46 14,-46 36,-35 44,-8 36,26 27,54 14,68 -13,68 -27,54 -37,26 -44,-8";
const HEAD_SHADE = "-34,-36 -12,-46 0,-46 -4,-10 -16,30 -22,56 -27,54 -37,26 -44,-8";

const pair = (draw: (shape: Shape) => string, shape: Shape): string => draw(shape) + draw(mirror(shape));

const forelockOf = (kind: Forelock, coat: Ink, shade: Ink): string => {
  switch (kind) {
    case "usual":
      return cut("-20,-50 -8,-58 2,-50 12,-58 22,-48 12,-34 2,-40 -8,-33", shade);
    case "quiff":
      return (
        cut("-28,-40 -30,-58 -14,-74 12,-80 32,-70 34,-56 20,-62 26,-48 10,-38 -8,-34", coat, { shadow: [3, 4] }) +
        facet("-28,-40 -30,-58 -14,-74 12,-80 20,-76 -4,-64 -12,-44", shade)
      );
    case "curl":
      return blob(-10, -44, 10, 9, shade) + blob(6, -48, 11, 10, shade) + blob(18, -40, 9, 8, shade);
    case "none":
      return "";
  }
};

/** One eye; x is -25 or 25. */
const eyeOf = (kind: Eyes, x: number, iris: Ink): string => {
  if (kind === "shut") return curve(`M${x - 8} 2q8 7 16 0`, "horn", 3.4);
  if (kind === "wink" && x < 0) return curve(`M${x - 8} 3q8-7 16 1`, "horn", 3.4);
  if (kind === "sly")
    return cut(`${x - 9},0 ${x + 9},-1 ${x + 7},6 ${x - 7},6`, "horn", { soft: 1 }) + dot(x + 4, 3, 3.2, iris);
  if (kind === "wide") return blob(x, 1, 9.5, 9, "horn") + dot(x + 1, 2, 3.4, iris);
  return blob(x, 2, 6.5, 5.5, "horn") + dot(x * 0.92, 3, 3, iris);
};

const browsOf = (kind: Eyes, shade: Ink): string => {
  switch (kind) {
    case "angry":
      return pair((s) => stroke(s, shade === "bull2" ? "asphalt" : "ink", 5), "38,-14 14,-3");
    case "wink":
    case "sly":
      return stroke("-36,-7 -16,-8", shade, 4) + stroke("36,-18 16,-14", shade, 5);
    case "usual":
      return pair((s) => stroke(s, shade, 4), "36,-9 18,-4");
    default:
      return "";
  }
};

const mouthOf = (kind: Mouth | undefined): string =>
  kind === "smile"
    ? curve("M-10 61q10 6 20-1", "ink", 2.4)
    : kind === "smirk"
      ? curve("M-6 63q12 2 17-7", "ink", 2.6)
      : kind === "tongue"
        ? cut("2,62 12,61 13,74 7,79 2,74", "p-flam2")
        : "";

/** A head from the front, about 200 × 160 around 0,0. Black coats get a line of lamplight at night. */
export function bullHead(o: HeadOptions = {}): string {
  const { coat = "bull", shade = "bull2", horns = "usual", eyes = "usual", iris = "ink", forelock = "usual" } = o;
  const { muzzle = "skin2", ring = true } = o;
  const [horn, tip] = HORNS[horns];
  const night = coat === "bull";
  return (
    pair((s) => cut(s, "horn", { shadow: [2, 3] }), horn) +
    pair((s) => facet(s, "ink") + (night ? keyline(s, "bull-edge", 1.6) : ""), tip) +
    (night ? pair((s) => keyline(s, "bull-edge", 7), EAR) + keyline(HEAD, "bull-edge", 9) : "") +
    pair((s) => cut(s, shade), EAR) +
    cut(HEAD, coat, { shadow: [4, 6], soft: 4 }) +
    facet(HEAD_SHADE, shade) +
    (o.blaze ? facet("-8,-44 10,-44 15,-10 7,22 -6,22 -13,-6", o.blaze) : "") +
    forelockOf(forelock, coat, shade) +
    eyeOf(eyes, -25, iris) +
    eyeOf(eyes, 25, iris) +
    browsOf(eyes, shade) +
    cut("-23,42 0,36 23,42 20,60 10,68 -10,68 -20,60", muzzle) +
    pair((s) => facet(s, "ink"), "14,48 6,47 8,55 14,54") +
    (ring ? curve("M-7 58A8 8 0 1 0 7 58", "var(--sun)", 3.4) : "") +
    mouthOf(o.mouth) +
    (o.bell
      ? cut("-34,66 -8,76 8,76 34,66 30,77 8,84 -8,84 -30,77", "red2") +
        cut("-10,80 10,80 16,102 -16,102", "sun", { shadow: [2, 3] }) +
        blob(0, 105, 4.5, 4.5, "wood2")
      : "")
  );
}

/** A charging bull in a 220 × 140 box with `paint` over its coat, under horn and eye. */
export const paintedBull = (coat: BullOptions, painted: string): string =>
  plainBull(coat) +
  painted +
  // horn, eye and nostril again, above the paint
  cut("172,36 184,34 200,24 204,6 214,24 208,42 192,52 178,50", "horn") +
  facet("200,24 204,6 214,24 210,34", "ink") +
  dot(190, 62, 4, "horn") +
  dot(191.5, 62.5, 2, "ink") +
  facet("202,78 207,82 203,87 199,83", "skin2");

/** The three belled steers that clear the street, about 240 × 190 around 0,20. */
export const cabestros = (): string =>
  rimmed(
    place(-58, -14, bullHead({ coat: "wood2", shade: "wood", ring: false, forelock: "curl" }), {
      scale: 0.56,
      turn: -8,
    }) +
      place(58, -14, bullHead({ coat: "cloth", shade: "cloth2", blaze: "wood", ring: false, muzzle: "skin1" }), {
        scale: 0.56,
        turn: 8,
      }) +
      place(0, 12, bullHead({ coat: "wood", shade: "wood3", blaze: "cloth", bell: true, ring: false, horns: "up" }), {
        scale: 0.84,
      }),
    2.4,
  );
