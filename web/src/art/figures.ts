/** The actors and their street: runners, bulls, houses, bunting. */
import {
  blob,
  curve,
  cut,
  dot,
  facet,
  facets,
  keyline,
  mirror,
  place,
  seatInk,
  slab,
  slabShape,
  stroke,
  strokes,
} from "./cut";
import type { Ink, Point, Shape } from "./cut";

/* ---------- runners ---------- */

export type PoseName = "run" | "jump" | "trip";
export type Skin = "skin1" | "skin2" | "skin3";

/** Where the parts of a runner lie in a 100 × 140 box, facing right, ground at y = 134. */
interface Pose {
  readonly backArm: string;
  readonly backHand: Point;
  readonly backLeg: string;
  readonly frontLeg: string;
  /** Shoes: x, y and the angle of the sole. */
  readonly shoes: readonly [back: readonly [number, number, number], front: readonly [number, number, number]];
  readonly torso: string;
  readonly torsoShade: string;
  readonly sash: string;
  readonly sashTail: string;
  readonly head: Point;
  readonly hair: string;
  readonly beret: string;
  readonly eye: Point;
  readonly mouth: string;
  readonly scarf: string;
  readonly scarfTail: string;
  readonly frontArm: string;
  readonly frontHand: Point;
}

const POSES: Record<PoseName, Pose> = {
  run: {
    backArm: "44,52 27,64 17,50",
    backHand: [16, 47],
    backLeg: "46,86 32,106 12,110",
    frontLeg: "53,86 75,98 68,124",
    shoes: [
      [9, 109, 62],
      [70, 129, 6],
    ],
    torso: "40,41 58,39 64,60 60,88 39,88 36,62",
    torsoShade: "40,41 47,40 45,62 49,88 39,88 36,62",
    sash: "37,76 62,74 61,85 38,87",
    sashTail: "39,79 26,88 19,102 27,101 34,94 33,106 40,98 43,86",
    head: [60, 24],
    hair: "47,26 46,14 55,7 67,9 73,17 62,17 55,20 54,27",
    beret: "42,15 50,5 66,4 76,12 74,17 56,15 46,20",
    eye: [67, 24],
    mouth: "65,31 72,30 69,35",
    scarf: "45,37 64,36 66,41 55,54 43,43",
    scarfTail: "46,39 31,31 27,38 37,41 28,47 34,50",
    frontArm: "55,52 71,65 86,53",
    frontHand: [88, 51],
  },
  // on a board, arms wide
  jump: {
    backArm: "44,54 24,48 12,34",
    backHand: [11, 31],
    backLeg: "44,86 28,96 34,118",
    frontLeg: "54,86 76,94 72,116",
    shoes: [
      [34, 123, 4],
      [74, 121, -6],
    ],
    torso: "40,41 60,41 63,62 58,88 40,88 37,62",
    torsoShade: "40,41 48,41 46,62 50,88 40,88 37,62",
    sash: "37,77 61,76 60,87 39,88",
    sashTail: "39,80 22,84 10,94 20,97 28,92 25,103 36,95 43,87",
    head: [58, 24],
    hair: "44,22 48,9 60,6 72,12 74,19 58,17 52,26",
    beret: "40,15 48,5 64,4 74,12 72,17 54,15 44,20",
    eye: [66, 25],
    mouth: "62,31 70,31 67,36",
    scarf: "43,38 63,37 64,42 54,55 42,44",
    scarfTail: "45,40 29,34 24,42 35,43 27,51 35,52",
    frontArm: "58,52 78,56 92,42",
    frontHand: [94, 40],
  },
  // falling forward
  trip: {
    backArm: "66,70 88,66 100,76",
    backHand: [103, 77],
    backLeg: "36,66 16,58 6,72",
    frontLeg: "38,72 22,88 4,92",
    shoes: [
      [4, 74, 100],
      [0, 90, 80],
    ],
    torso: "34,56 64,62 74,78 64,90 40,82 30,72",
    torsoShade: "30,72 50,72 72,80 64,90 40,82",
    sash: "33,60 43,58 46,84 36,80",
    sashTail: "37,62 26,50 14,48 20,56 28,58 20,66 30,68 38,74",
    head: [82, 58],
    hair: "70,52 78,42 92,44 97,54 86,52 78,58",
    beret: "66,52 72,40 88,37 99,46 97,52 80,49 71,57",
    eye: [90, 60],
    mouth: "88,66 94,65 92,70",
    scarf: "66,62 74,54 80,68 70,76",
    scarfTail: "68,62 58,50 51,54 59,60 52,65 60,69",
    frontArm: "68,80 82,96 96,92",
    frontHand: [99, 91],
  },
};

export interface RunnerOptions {
  readonly pose?: PoseName | undefined;
  readonly skin?: Skin | undefined;
  readonly hair?: Ink | undefined;
  readonly beret?: boolean | undefined;
  readonly newspaper?: boolean | undefined;
  readonly sash?: boolean | undefined;
  readonly scarf?: boolean | undefined;
  /** Sash and scarf in this seat's colour instead of red. */
  readonly seat?: number | undefined;
}

const SHOE = "-7,-6 5,-5 12,0 12,4 -8,4";

/** A runner in white, facing right, in a 100 × 140 box. */
export function runner(o: RunnerOptions = {}): string {
  const { pose = "run", skin = "skin1", hair = "p-hair", sash = true, scarf = true } = o;
  const p = POSES[pose];
  const [red, dark]: readonly [Ink, Ink] = o.seat ? [seatInk(o.seat), seatInk(o.seat)] : ["red", "red2"];
  const shoe = ([x, y, turn]: readonly [number, number, number]): string =>
    place(x, y, cut(SHOE, o.seat ? "wood2" : "red2"), { turn });
  const hand = ([x, y]: Point): string => blob(x, y, 5.5, 5.5, skin);
  return (
    // the far arm and leg lie in the shade
    stroke(p.backArm, "cloth2", 10) +
    hand(p.backHand) +
    stroke(p.backLeg, "cloth2", 13) +
    shoe(p.shoes[0]) +
    stroke(p.frontLeg, "cloth", 14) +
    shoe(p.shoes[1]) +
    cut(p.torso, "cloth", { soft: 3 }) +
    facet(p.torsoShade, "cloth2") +
    (sash ? cut(p.sash, red) + cut(p.sashTail, dark) : "") +
    // head: one eye, one mouth
    blob(p.head[0], p.head[1], 12.5, 13.5, skin, { wobble: 0.02 }) +
    cut(p.hair, hair) +
    (o.beret ? cut(p.beret, red) : "") +
    dot(p.eye[0], p.eye[1], 1.9, "ink") +
    facet(p.mouth, "ink") +
    (scarf ? cut(p.scarf, red) + cut(p.scarfTail, dark) : "") +
    stroke(p.frontArm, "cloth", 10) +
    hand(p.frontHand) +
    (o.newspaper ? place(p.frontHand[0] + 2, p.frontHand[1] - 2, rolledPaper(), { turn: -38 }) : "")
  );
}

/** The rolled newspaper in a runner's hand. */
const rolledPaper = (): string =>
  cut("-3,-4 26,-5 26,5 -3,4", "cloth", { shadow: [1, 2] }) +
  stroke("4,-1 22,-2", "ink", 1) +
  stroke("4,2 22,1", "ink", 1);

/** A runner coming towards us, mouth open, in the same box. */
export const frontRunner = ({ skin = "skin1" }: { skin?: Skin } = {}): string =>
  stroke("38,54 18,66 24,84", "cloth2", 10) +
  blob(25, 87, 5.5, 5.5, skin) +
  stroke("44,88 36,112 42,132", "cloth2", 13) +
  cut("34,130 48,129 50,138 33,138", "red2") +
  stroke("57,88 66,104 58,118", "cloth", 14) +
  cut("50,114 66,113 67,123 52,124", "red2") +
  cut("36,44 64,44 66,64 61,90 40,90 34,64", "cloth", { soft: 3 }) +
  facet("36,44 48,44 46,90 40,90 34,64", "cloth2") +
  // sash and its flying end
  cut("38,78 63,77 62,88 39,89", "red") +
  cut("58,82 74,92 78,106 70,103 66,97 64,106 56,88", "red2") +
  stroke("62,54 82,58 84,38", "cloth", 10) +
  blob(84, 35, 5.5, 5.5, skin) +
  blob(50, 26, 13, 14, skin, { wobble: 0.02 }) +
  cut("36,26 37,12 50,6 63,12 64,26 58,17 44,17", "p-hair") +
  dot(45, 26, 1.9, "ink") +
  dot(56, 26, 1.9, "ink") +
  blob(50.5, 33.5, 3.4, 3.8, "ink", { soft: 0.4 }) +
  cut("38,40 62,40 64,46 50,58 36,46", "red");

/* ---------- bulls ---------- */

export interface BullOptions {
  readonly coat?: Ink | undefined;
  readonly shade?: Ink | undefined;
  /** A steer's bell. */
  readonly bell?: boolean | undefined;
  readonly spots?: Ink | undefined;
  /** Width of the line that black coats get at night; large bulls need less. */
  readonly edge?: number | undefined;
}

const BULL_TAIL = "18,50 4,34 8,16 -4,8";
const BULL_TUFT = "-10,4 0,0 2,12 -8,14";
const BULL_HIND_LEG = "34,88 18,100 2,104 -4,114 6,119 26,114 46,100 52,84";
const BULL_FORE_LEG = "142,96 168,98 192,108 200,118 190,124 162,116 136,112";
const BULL_BODY =
  "12,58 18,44 32,36 62,40 94,38 118,22 142,14 162,18 178,32 194,44 204,62 210,80 203,91 190,90 178,80 166,86 158,100 146,112 150,124 158,130 154,137 140,136 132,112 108,100 82,96 66,104 56,120 38,128 34,138 20,138 22,126 38,108 40,94 24,82";
const BULL_BACK_LIGHT = "30,42 62,45 96,43 122,27 142,20 160,23 142,32 116,44 88,54 50,54";
const BULL_SPOTS: readonly Shape[] = [
  "56,58 82,50 106,60 98,82 70,86",
  "118,46 140,36 150,58 130,72",
  "26,52 38,50 36,72 24,70",
];

/** Lamplight around the whole bull, stronger towards the upper left: only black coats at night need it. */
const bullEdge = (width: number): string =>
  place(
    -width / 3,
    -width / 2.4,
    stroke(BULL_TAIL, "bull-edge", 5 + width * 2) +
      [BULL_TUFT, BULL_HIND_LEG, BULL_FORE_LEG, BULL_BODY].map((s) => keyline(s, "bull-edge", 3 + width * 2)).join(""),
  );

/** A bull charging to the right, in a 220 × 140 box. */
export function bull({ coat = "bull", shade = "bull2", bell = false, spots, edge = 2.2 }: BullOptions = {}): string {
  return (
    (coat === "bull" ? bullEdge(edge) : "") +
    stroke(BULL_TAIL, coat, 5) +
    cut(BULL_TUFT, coat) +
    cut(BULL_HIND_LEG, shade) +
    cut(BULL_FORE_LEG, shade) +
    cut(BULL_BODY, coat, { soft: 4 }) +
    facet(BULL_BACK_LIGHT, shade) +
    (spots ? BULL_SPOTS.map((s) => facet(s, spots)).join("") : "") +
    // horns: the near one whole with its dark tip, the far one peeping out
    cut("172,36 184,34 200,24 204,6 214,24 208,42 192,52 178,50", "horn") +
    facet("200,24 204,6 214,24 210,34", "ink") +
    (coat === "bull" ? keyline("200,24 204,6 214,24 210,34", "bull-edge", 1.6) : "") +
    cut("160,30 170,20 168,36", "horn") +
    // eye, nostril, ear
    dot(190, 62, 4, "horn") +
    dot(191.5, 62.5, 2, "red") +
    facet("202,78 207,82 203,87 199,83", "red") +
    cut("160,48 174,52 166,60", shade) +
    (bell
      ? stroke("152,70 164,90", "wood3", 5) +
        cut("158,86 170,86 175,102 154,102", "var(--sun)") +
        blob(164, 104, 3, 3, "wood2")
      : "")
  );
}

export interface BullHeadOptions {
  readonly coat?: Ink | undefined;
  readonly shade?: Ink | undefined;
  /** A white blaze down the face. */
  readonly blaze?: boolean | undefined;
}

const HEAD = "-34,-36 -12,-46 14,-46 36,-35 44,-8 36,26 27,54 14,68 -13,68 -27,54 -37,26 -44,-8";
const HEAD_SHADE = "-34,-36 -12,-46 0,-46 -4,-10 -16,30 -22,56 -27,54 -37,26 -44,-8";
const HEAD_HORN = "26,-34 54,-38 78,-52 88,-80 98,-50 86,-24 58,-12 34,-14";
const HEAD_HORN_TIP = "78,-52 88,-80 98,-50 92,-38";
const HEAD_EAR = "40,-8 72,-6 82,8 60,16 36,10";

/** A form and its mirror image. */
const pair = (draw: (shape: Shape) => string, shape: Shape): string => draw(shape) + draw(mirror(shape));

/** A bull's head from the front, about 200 × 160 around 0,0. */
export function bullHead({ coat = "bull", shade = "bull2", blaze = false }: BullHeadOptions = {}): string {
  const night = coat === "bull";
  return (
    pair((s) => cut(s, "horn", { shadow: [2, 3] }), HEAD_HORN) +
    pair((s) => facet(s, "ink") + (night ? keyline(s, "bull-edge", 1.6) : ""), HEAD_HORN_TIP) +
    (night ? pair((s) => keyline(s, "bull-edge", 7), HEAD_EAR) + keyline(HEAD, "bull-edge", 9) : "") +
    pair((s) => cut(s, shade), HEAD_EAR) +
    cut(HEAD, coat, { shadow: [4, 6], soft: 4 }) +
    facet(HEAD_SHADE, shade) +
    (blaze ? facet("-8,-44 10,-44 15,-10 7,22 -6,22 -13,-6", "cloth") : "") +
    // forelock
    cut("-20,-50 -8,-58 2,-50 12,-58 22,-48 12,-34 2,-40 -8,-33", shade) +
    // eyes and brows
    [-25, 25].map((x) => blob(x, 2, 6.5, 5.5, "horn") + dot(x * 0.92, 3, 3, "ink")).join("") +
    pair((s) => stroke(s, shade, 4), "-36,-9 -18,-4") +
    // muzzle, nostrils, ring
    cut("-23,42 0,36 23,42 20,60 10,68 -10,68 -20,60", "skin2") +
    pair((s) => facet(s, "ink"), "-14,48 -6,47 -8,55 -14,54") +
    curve("M-7 58A8 8 0 1 0 7 58", "var(--sun)", 3.4)
  );
}

/** A steer's collar with its bell, to hang under a head: the strap's middle is 0,4. */
export const collarBell = (): string =>
  cut("-34,-8 -8,4 8,4 34,-8 30,4 8,12 -8,12 -30,4", "red2") +
  cut("-10,8 10,8 16,30 -16,30", "var(--sun)", { shadow: [2, 3] }) +
  blob(0, 33, 4.5, 4.5, "wood2");

/** The hard shadow of somebody running, on the street: foot at x, y. */
export const groundShadow = (x: number, y: number, width: number, height = 7): string =>
  facet(
    [
      [x, y],
      [x + width, y - height],
      [x + width * 1.5, y],
      [x + width * 1.45, y + height - 1],
      [x + width * 0.4, y + height],
    ],
    "shadow",
  );

/* ---------- the town ---------- */

export interface HouseOptions {
  readonly floors?: number | undefined;
  readonly columns?: number | undefined;
  readonly shutters?: Ink | undefined;
  readonly door?: boolean | undefined;
  /** A red cloth hangs from every nth balcony. */
  readonly cloths?: number | undefined;
}

/** A town house: x is its left edge, `base` the street. Equal parts of its windows are one element each. */
export function house(x: number, base: number, w: number, h: number, wall: Ink, o: HouseOptions = {}): string {
  const { floors = 3, columns = 2, shutters = "green", door = true, cloths = 0 } = o;
  const top = base - h;
  const floorHeight = (h - (door ? 46 : 14) - 14) / floors;
  const columnWidth = w / columns;
  // a window: glass, shutters left and right, a balcony over its lower half
  const shutter = columnWidth < 42 ? 4 : 6;
  const [glassW, glassH] = [Math.min(18, columnWidth * 0.34), floorHeight * 0.62];
  const [railW, railH] = [glassW + shutter * 2 + 4, glassH * 0.52];
  const windows = Array.from({ length: floors * columns }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const left = x + columnWidth * (column + 0.5) - glassW / 2;
    const y = top + 14 + floorHeight * row;
    return { left, y, rail: left - shutter - 2, railY: y + railH, hung: cloths > 0 && i % cloths === 0 };
  });
  const sills = windows.map(({ rail, railY }) => slabShape(rail, railY + railH, railW, 3.4, 0.3));
  const hangings = windows
    .filter(({ hung }) => hung)
    .map(({ rail, railY }): Point[] => [
      [rail + 2, railY - 1],
      [rail + railW - 2, railY - 1],
      [rail + railW / 2, railY + railH + 5],
    ]);
  const bars = windows.flatMap(({ rail, railY }) =>
    [0, 1, 2, 3, 4, 5].map((k): Point[] => [
      [rail + (railW * k) / 5, railY],
      [rail + (railW * k) / 5, railY + railH],
    ]),
  );
  const doorway: Point[] = [
    [x + w * 0.3, base],
    [x + w * 0.3, base - 26],
    [x + w * 0.38, base - 36],
    [x + w * 0.56, base - 36],
    [x + w * 0.64, base - 26],
    [x + w * 0.64, base],
  ];
  const doorLit: Point[] = [
    [x + w * 0.3, base],
    [x + w * 0.3, base - 26],
    [x + w * 0.38, base - 36],
    [x + w * 0.46, base - 36],
    [x + w * 0.46, base],
  ];
  return (
    slab(x, top, w, h, wall, { shadow: [9, 5], wobble: 1.5 }) +
    // the side away from the sun
    facet(
      [
        [x + w * 0.86, top + 2],
        [x + w, top + 1],
        [x + w, base],
        [x + w * 0.86, base],
      ],
      "shadow",
      0.45,
    ) +
    // roof and its eaves
    cut(
      [
        [x - 7, top + 3],
        [x + 2, top - 13],
        [x + w - 3, top - 14],
        [x + w + 8, top + 2],
      ],
      "roof",
      { shadow: [3, 5] },
    ) +
    facet(
      [
        [x - 7, top + 3],
        [x - 5, top - 1],
        [x + w + 6, top - 2],
        [x + w + 8, top + 2],
      ],
      "roof2",
    ) +
    // windows
    facets(
      windows.flatMap(({ left, y }) =>
        [left - shutter, left + glassW].map((sx) => slabShape(sx, y, shutter, glassH, 0.5)),
      ),
      shutters,
    ) +
    facets(
      windows.map(({ left, y }) => slabShape(left, y, glassW, glassH, 0.5)),
      "window",
    ) +
    facets(
      windows.map(({ left, y }) => [
        [left, y],
        [left + glassW / 2, y],
        [left + 2, y + glassH * 0.6],
      ]),
      "glass",
    ) +
    // balconies: sill with its shadow, rail, bars, red cloths
    facets(sills, "shadow", undefined, ' transform="translate(2 4)"') +
    facets(sills, "wood2") +
    strokes(
      windows.map(({ rail, railY }) => [
        [rail, railY],
        [rail + railW, railY],
      ]),
      "ink",
      1.6,
    ) +
    strokes(bars, "ink", 1) +
    (hangings.length ? facets(hangings, "red") : "") +
    (door ? cut(doorway, "wood2") + facet(doorLit, "wood") : "")
  );
}

/** A string of red and white pennants between two points. */
export function bunting(from: Point, to: Point, pennants: number, sag = 26): string {
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + Math.sin(t * Math.PI) * sag,
  ];
  const rope = Array.from({ length: 13 }, (_, i) => at(i / 12));
  const flags = Array.from({ length: pennants }, (_, i): Point[] => {
    const [a, b] = [at((i + 0.2) / pennants), at((i + 0.8) / pennants)];
    const lean = ((i * 37) % 5) - 2;
    return [a, b, [(a[0] + b[0]) / 2 + lean, (a[1] + b[1]) / 2 + 17 - Math.abs(lean)]];
  });
  return (
    facets(flags, "shadow", undefined, ' transform="translate(3 4)"') +
    stroke(rope, "ink", 1.3) +
    facets(
      flags.filter((_, i) => i % 2 === 0),
      "red",
    ) +
    facets(
      flags.filter((_, i) => i % 2 === 1),
      "cloth",
    )
  );
}

/** A barrier of planks along the street, its top at y. */
export const barrier = (x: number, y: number, w: number): string =>
  [14, 34].map((dy) => slab(x, y + dy, w, 9, "wood3", { shadow: [4, 5] })).join("") +
  Array.from({ length: Math.round(w / 66) + 1 }, (_, i) =>
    slab(x + i * 66 - 5, y, 11, 58, "wood", { shadow: [4, 4] }),
  ).join("");
