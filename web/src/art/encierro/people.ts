/**
 * People with joints: a pose is a little skeleton, clothes are put on one by
 * one. For running without anything to lose, `../figures` has a simpler runner.
 */
import { blob, corners, curve, cut, dot, facet, keyline, place, round, seatInk, stroke } from "../cut";
import type { Ink, Point } from "../cut";
import type { Skin } from "../figures";
import { glyph } from "../pieces";
import type { Seat } from "../pieces";

/** Where the joints lie in a 100 × 140 box, facing right, ground at y = 134. */
export interface Pose {
  readonly neck: Point;
  readonly hip: Point;
  /** Shoulder, elbow, hand. */
  readonly backArm: string;
  readonly frontArm: string;
  /** Hip, knee, foot. */
  readonly backLeg: string;
  readonly frontLeg: string;
  /** Shoes: x, y and the angle of the sole. */
  readonly backShoe: readonly [number, number, number];
  readonly frontShoe: readonly [number, number, number];
  /** Head: x, y and its tilt. */
  readonly head: readonly [number, number, number];
}

export type PoseName = "run" | "stand" | "cheer" | "shrug" | "slip" | "sit" | "recorte" | "cape" | "reach" | "sprint";

export const POSES: Record<PoseName, Pose> = {
  run: {
    neck: [51, 41],
    hip: [50, 86],
    backArm: "44,52 27,64 17,50",
    frontArm: "55,52 71,65 86,53",
    backLeg: "46,86 32,106 12,110",
    frontLeg: "53,86 75,98 68,124",
    backShoe: [9, 109, 62],
    frontShoe: [70, 129, 6],
    head: [60, 24, 0],
  },
  stand: {
    neck: [50, 42],
    hip: [50, 86],
    backArm: "42,52 34,68 37,84",
    frontArm: "58,52 66,68 63,84",
    backLeg: "45,86 43,108 42,126",
    frontLeg: "55,86 57,108 58,126",
    backShoe: [42, 130, 0],
    frontShoe: [59, 130, 0],
    head: [54, 25, 0],
  },
  cheer: {
    neck: [50, 42],
    hip: [50, 86],
    backArm: "42,52 28,40 22,20",
    frontArm: "58,52 74,42 82,22",
    backLeg: "45,86 38,108 36,126",
    frontLeg: "55,86 64,106 64,126",
    backShoe: [36, 130, 0],
    frontShoe: [66, 130, 0],
    head: [53, 25, 0],
  },
  shrug: {
    neck: [50, 42],
    hip: [50, 86],
    backArm: "42,52 26,64 12,52",
    frontArm: "58,52 74,64 90,52",
    backLeg: "45,86 43,108 42,126",
    frontLeg: "55,86 57,108 58,126",
    backShoe: [42, 130, 0],
    frontShoe: [59, 130, 0],
    head: [52, 26, -8],
  },
  slip: {
    neck: [34, 62],
    hip: [62, 92],
    backArm: "32,72 14,62 6,44",
    frontArm: "42,72 56,56 50,38",
    backLeg: "62,92 84,82 92,60",
    frontLeg: "62,96 86,100 104,86",
    backShoe: [95, 54, -70],
    frontShoe: [109, 82, -50],
    head: [26, 46, -24],
  },
  sit: {
    neck: [44, 78],
    hip: [38, 118],
    backArm: "38,88 28,104 32,120",
    frontArm: "50,88 64,100 76,92",
    backLeg: "40,118 62,106 76,128",
    frontLeg: "40,122 70,118 92,128",
    backShoe: [80, 130, 0],
    frontShoe: [97, 128, -40],
    head: [50, 60, 8],
  },
  recorte: {
    neck: [36, 52],
    hip: [58, 90],
    backArm: "32,58 20,40 28,22",
    frontArm: "42,60 54,44 70,34",
    backLeg: "56,90 44,110 36,128",
    frontLeg: "60,90 76,108 72,128",
    backShoe: [36, 131, 0],
    frontShoe: [75, 131, 0],
    head: [28, 36, -30],
  },
  cape: {
    neck: [46, 42],
    hip: [48, 86],
    backArm: "42,52 52,66 72,66",
    frontArm: "54,52 70,58 86,62",
    backLeg: "45,86 38,108 34,126",
    frontLeg: "53,86 62,108 66,126",
    backShoe: [34, 130, 0],
    frontShoe: [70, 130, 0],
    head: [52, 24, 4],
  },
  reach: {
    neck: [56, 48],
    hip: [40, 88],
    backArm: "54,56 72,58 90,52",
    frontArm: "58,58 76,66 94,62",
    backLeg: "38,88 22,104 6,116",
    frontLeg: "44,88 62,104 54,126",
    backShoe: [2, 116, 50],
    frontShoe: [57, 130, 4],
    head: [68, 32, 8],
  },
  sprint: {
    neck: [60, 46],
    hip: [42, 84],
    backArm: "54,54 36,58 22,44",
    frontArm: "62,56 80,64 94,50",
    backLeg: "40,84 20,96 0,92",
    frontLeg: "46,84 74,88 80,112",
    backShoe: [-4, 90, 88],
    frontShoe: [84, 116, -4],
    head: [72, 30, 8],
  },
};

/** The five things a runner owns; without `ropa` they run in their bathing trunks. */
export interface Wear {
  readonly ropa?: boolean | undefined;
  readonly panuelico?: boolean | undefined;
  readonly faja?: boolean | undefined;
  readonly boina?: boolean | undefined;
  readonly periodico?: boolean | undefined;
}

export type Mood = "smile" | "o" | "wide" | "sad" | "shut";

export interface PersonOptions {
  readonly pose?: PoseName | Pose | undefined;
  readonly wear?: Wear | undefined;
  readonly skin?: Skin | undefined;
  readonly hair?: Ink | undefined;
  readonly mood?: Mood | undefined;
  /** The seat's shape on the shirt, its colour on the shoes. */
  readonly seat?: Seat | undefined;
  /** Other clothes than white, each with its shade. */
  readonly shirt?: readonly [Ink, Ink] | undefined;
  readonly legs?: readonly [Ink, Ink] | undefined;
  readonly shoes?: Ink | undefined;
  /** White hair and a moustache. */
  readonly old?: boolean | undefined;
  /** A peaked cap in this ink. */
  readonly cap?: Ink | undefined;
}

/** Neckerchief, sash and shirt: what runners in scenes usually wear. */
export const USUAL: Wear = { ropa: true, panuelico: true, faja: true };
/** The same with a beret. */
export const FULL: Wear = { ...USUAL, boina: true };

const WHITE: readonly [Ink, Ink] = ["cloth", "cloth2"];
const SHOE = "-7,-6 5,-5 12,0 12,4 -8,4";

/** The hand at the end of an arm. */
const handOf = (arm: string): Point => corners(arm).at(-1) ?? [0, 0];

const face = (mood: Mood): string => {
  const eye =
    mood === "shut"
      ? curve("M4 0l5 1", "ink", 1.8)
      : mood === "wide"
        ? dot(7, -1, 4, "cloth") + dot(8, -1, 2, "ink")
        : dot(7, 0, 1.9, "ink");
  const mouth =
    mood === "o" || mood === "wide"
      ? blob(8, 7.5, 2.4, 3, "ink", { corners: 9, soft: 0.4 })
      : mood === "sad"
        ? curve("M5 9l3-2l3 1", "ink", 1.8)
        : mood === "shut"
          ? curve("M5 7l4 1l3-2", "ink", 1.8)
          : facet("5,6 12,5 9,10.5", "ink");
  return eye + mouth;
};

/** A person facing right in a 100 × 140 box, wearing exactly what `wear` says. */
export function person(o: PersonOptions = {}): string {
  const { pose = "run", wear = USUAL, skin = "skin1", hair = "p-hair", mood = "smile", seat } = o;
  const p = typeof pose === "string" ? POSES[pose] : pose;
  const bare = !wear.ropa;
  const shirt = bare ? ([skin, skin] as const) : (o.shirt ?? WHITE);
  const legs = bare ? shirt : (o.legs ?? shirt);
  const shoes: Ink = o.shoes ?? (seat ? seatInk(seat) : "red2");
  // the trunk hangs from the neck, `length` down to the hip, whatever way it leans
  const [dx, dy] = [p.neck[0] - p.hip[0], p.hip[1] - p.neck[1]];
  const lean = round((Math.atan2(dx, dy) * 180) / Math.PI);
  const length = round(Math.hypot(dx, dy));
  const shoe = ([x, y, turn]: readonly [number, number, number]): string =>
    place(x, y, cut(SHOE, shoes) + (seat ? keyline(SHOE, "ink", 1.2) : ""), { turn });
  const hand = (arm: string): string => {
    const [x, y] = handOf(arm);
    return blob(x, y, 5.6, 5.6, skin);
  };
  const trunk =
    cut(`-11,0 9,-2 14,${round(length * 0.46)} 11,${length} -11,${length} -14,${round(length * 0.48)}`, shirt[0], {
      soft: 3,
    }) +
    (bare
      ? cut(
          `-13,${round(length * 0.72)} 12,${round(length * 0.7)} 15,${length + 12} -14,${length + 12}`,
          seat ? seatInk(seat) : "water",
        ) +
        dot(-6, length * 0.86, 2, "cloth") +
        dot(4, length * 0.84, 2, "cloth") +
        dot(-1, length + 4, 2, "cloth") +
        dot(9, length, 2, "cloth")
      : facet(
          `-11,0 -3,-1 -5,${round(length * 0.48)} -1,${length} -12,${length} -14,${round(length * 0.48)}`,
          shirt[1],
        )) +
    (seat && !bare ? glyph(seat, { x: -1, y: length * 0.56, r: 7.6, line: "ink", lineWidth: 1.3 }) : "") +
    (wear.faja ? sash(length) : "");
  return (
    stroke(p.backArm, shirt[1], 10) +
    hand(p.backArm) +
    stroke(p.backLeg, legs[1], 13) +
    shoe(p.backShoe) +
    stroke(p.frontLeg, legs[0], 14) +
    shoe(p.frontShoe) +
    place(p.neck[0], p.neck[1], trunk, { turn: lean }) +
    place(p.head[0], p.head[1], headOf(skin, hair, mood, wear, o), { turn: p.head[2] }) +
    (wear.panuelico ? place(p.neck[0], p.neck[1], NECKERCHIEF, { turn: lean }) : "") +
    stroke(p.frontArm, shirt[0], 10) +
    hand(p.frontArm) +
    (wear.periodico ? place(...handOf(p.frontArm), newspaperInHand(), { turn: -40 }) : "")
  );
}

const sash = (hip: number): string =>
  cut(`-13,${hip - 10} 12,${hip - 12} 12,${hip} -12,${hip + 1}`, "red") +
  // its fringed end flies
  cut(
    `-11,${hip - 7} -24,${hip + 2} -31,${hip + 15} -23,${hip + 14} -16,${hip + 7} -17,${hip + 19} -10,${hip + 11} -7,${hip}`,
    "red2",
  ) +
  facet(`-13,${hip - 10} -4,${hip - 11} -6,${hip} -12,${hip + 1}`, "red2", 0.55);

const NECKERCHIEF = cut("-9,-4 12,-6 14,0 4,13 -8,3", "red") + cut("-8,-2 -22,-10 -26,-3 -16,0 -24,7 -17,9", "red2");

const headOf = (skin: Skin, hair: Ink, mood: Mood, wear: Wear, { old, cap }: PersonOptions): string =>
  blob(0, 0, 12.5, 13.5, skin, { wobble: 0.02 }) +
  (old
    ? cut("-14,4 -14,-8 -6,-15 -2,-12 -8,-4 -9,6", "cloth2")
    : cut("-13,2 -14,-10 -5,-17 7,-15 13,-7 2,-7 -5,-4 -6,3", hair)) +
  face(mood) +
  (old ? cut("3,3 13,2 15,7 8,6 4,8", "cloth2") : "") +
  (wear.boina
    ? cut("-17,-7 -11,-18 5,-20 16,-13 15,-7 0,-9 -11,-4", "red") +
      facet("-17,-7 -11,-18 -4,-19 -7,-9 -11,-4", "red2") +
      stroke("0,-19 1,-23", "red", 2.4)
    : "") +
  (cap ? cut("-15,-4 -13,-15 0,-19 12,-13 13,-6 22,-3 12,-2 -6,-4", cap) : "");

const newspaperInHand = (): string =>
  cut("-4,-5 27,-6 28,5 -4,5", "cloth", { shadow: [1, 2] }) +
  facet("-4,1 28,1 28,5 -4,5", "cloth2") +
  stroke("3,-2 22,-2", "ink", 1.1) +
  stroke("3,2 20,2", "ink", 1.1) +
  blob(27.5, -0.5, 2.2, 5, "cloth2");
