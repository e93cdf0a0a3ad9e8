/**
 * The bots: one portrait for each level, in two people. Drawn in a 100 × 100
 * box, turned a little to the right.
 *
 * With a seat, the neckerchief (and the beret) take its colour and carry its
 * shape. Small portraits show the head alone.
 */
import { PAPER, blob, cut, dot, facet, keyline, place, ring, seatInk, stroke, svg } from "./cut";
import type { CutOptions, Ink, Point, Shape } from "./cut";
import { drawn } from "./drawn";
import { glyph, type Seat } from "./pieces";

/** Weakest first. */
export const LEVELS = ["gentle", "steady", "sharp", "mighty"] as const;
export type Level = (typeof LEVELS)[number];

/** Two people share a level, so that a drawing never argues with a name. */
export type Kin = 0 | 1;

/* ---------- what they share ---------- */

/** A portrait is small: its corners are less round than those of a scene. */
const form = (shape: Shape, ink: Ink, o: CutOptions = {}): string => cut(shape, ink, { soft: 1.2, ...o });

const lump = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  ink: Ink,
  o: CutOptions & { corners?: number; wobble?: number } = {},
): string => blob(x, y, rx, ry, ink, { corners: 12, wobble: 0.02, turn: 0.25, ...o });

const hand = (x: number, y: number, skin: Ink, r: number): string =>
  lump(x, y, r, r, skin, { corners: 9, wobble: 0.04 });

/** What has the seat's colour: cloth with a line around it, and its far side in shade. */
const dyed = (seat: Seat | undefined, whole: Shape, far: Shape, shadow: Point): string =>
  seat === undefined
    ? form(whole, "red", { shadow }) + facet(far, "red2")
    : form(whole, seatInk(seat), { shadow }) + facet(far, "shadow", 0.75) + keyline(whole, "line", 1.5);

/** A neckerchief: x is the middle of the neck, y the upper hem, w half its width. */
function scarf(x: number, y: number, w: number, seat: Seat | undefined): string {
  const right: Point[] = [
    [x + w, y - 1],
    [x + w + 3, y + 5],
    [x + w * 0.35, y + w * 0.95],
    [x + 1, y + w * 1.22],
  ];
  const whole: Point[] = [[x - w, y], ...right, [x - w * 0.4, y + w * 0.9], [x - w - 3, y + 6]];
  const cloth = dyed(seat, whole, [[x + 2, y], ...right], [1.5, 2.5]);
  if (seat === undefined) return cloth;
  const sign = glyph(seat, {
    x,
    y: y + w * (seat === 3 ? 0.55 : 0.52),
    r: w * 0.24,
    fill: `var(--seat-${seat}-deep)`,
    line: null,
  });
  return cloth + dot(x, y + w * 0.52, w * 0.36, PAPER) + sign;
}

/** Shoulders from the lower edge, from l to r. */
const trunk = (
  l: number,
  r: number,
  top: number,
  neck: readonly [left: number, right: number],
  [ink, shade]: readonly [Ink, Ink] = ["cloth", "cloth2"],
): string => {
  const far: Point[] = [
    [r - 12, top + 4],
    [r - 3, top + 13],
    [r, 101],
  ];
  const near: Point[] = [
    [l, 101],
    [l + 3, top + 13],
    [l + 12, top + 4],
    [neck[0], top],
    [neck[1], top],
  ];
  return form([...near, ...far], ink, { shadow: [3, 3] }) + facet([[r - 14, 101], [r - 20, top + 8], ...far], shade);
};

/** A head with neck and ear, its far side in shade. */
function head(x: number, y: number, r: number, skin: Ink, jaw = 0): string {
  const k = r / 20;
  const at = (...shape: Point[]): Point[] => shape.map(([a, b]) => [x + a * k, y + b * k]);
  const far: Point[] = [
    [19, -8],
    [19, 5],
    [15, 15 + jaw],
    [6, 21 + jaw],
  ];
  return (
    form(at([-8, 12], [9, 12], [10, 32], [-9, 32]), skin) +
    facet(at([-8, 18], [9, 20], [10, 30], [-4, 26]), "shadow") +
    form(at([-18, -8], [-13, -18], [0, -21], [13, -18], ...far, [-4, 21 + jaw], [-13, 15], [-18, 5]), skin, {
      shadow: [2, 3],
    }) +
    facet(at(...far, [1, 21 + jaw], [9, 14 + jaw], [14, 2], [13, -10]), "shadow", 0.7) +
    lump(x - 17.5 * k, y + 2 * k, 4 * k, 5 * k, skin, { corners: 8 }) +
    facet(at([-19, 0], [-15.5, 1], [-17.5, 5]), "shadow")
  );
}

/** Eyes, nose and mouth; the mouth is drawn around 0,0. */
const face = (x: number, y: number, k: number, mouth: string, { gap = 7.5, eye = 2.1 } = {}): string =>
  dot(x + (3 - gap) * k, y, eye * k) +
  dot(x + (3 + gap) * k, y, eye * k) +
  facet(
    [
      [x + 4 * k, y],
      [x + 7.4 * k, y + 7 * k],
      [x + 2 * k, y + 7.4 * k],
    ],
    "shadow",
  ) +
  (mouth && place(x + 3.5 * k, y + 12 * k, mouth, { scale: k }));

/* ---------- where they stand ---------- */

const WALL = "0,0 100,0 100,100 0,100";
const SLATS = [14, 30, 46, 62, 78];

const GROUNDS: Readonly<Record<Level, string>> = {
  gentle:
    facet(WALL, "sky") +
    facet("0,100 0,38 34,58 0,0 26,0 44,54 62,0 84,0 56,56 100,22 100,46 60,64 100,76 100,100", "sky2") +
    lump(48, 84, 45, 34, "sun", { corners: 15 }),
  steady:
    facet(WALL, "wall2") +
    facet("4,101 4,50 10,30 24,16 42,10 60,16 74,30 80,50 80,101", "wall3") +
    facet("12,101 12,52 17,36 28,24 42,19 56,24 67,36 72,52 72,101", "window") +
    facet("12,101 18,70 42,56 66,70 72,101", "glass", 0.9),
  sharp:
    facet(WALL, "wall1") +
    facet("0,0 34,0 40,66 0,76", "wall3") +
    facet("100,0 76,0 68,66 100,78", "wall4") +
    facet("0,74 40,65 68,65 100,76 100,100 0,100", "street") +
    facet("6,22 20,22 20,44 6,46", "window") +
    facet("84,20 96,18 96,44 84,42", "window") +
    stroke("2,46 24,44", "ink", 1.6) +
    stroke("81,43 99,45", "ink", 1.6),
  mighty:
    facet(WALL, "wall4") +
    facet("0,0 100,0 0,52", "wall1", 0.55) +
    facet("25,0 77,0 77,100 25,100", "window") +
    facet("25,0 52,0 29,60 25,60", "glass", 0.8) +
    facet("6,0 25,0 25,100 6,100", "green") +
    facet("77,0 95,0 95,100 77,100", "green2") +
    SLATS.map((y) => stroke(`9,${y} 22,${y}`, "green2", 1.6) + stroke(`80,${y} 92,${y}`, "green", 1.6)).join(""),
};

/* ---------- gentle: a child and a balloon ---------- */

const balloon = (): string =>
  stroke("0,24 -3,36 2,46 -6,58", "line", 1.3) +
  form("-9,-14 -19,-17 -24,-27 -28,-17 -23,-6 -12,-4", "horn", { shadow: [1.5, 2] }) +
  form("9,-14 19,-17 24,-27 28,-17 23,-6 12,-4", "horn") +
  facet("-24,-27 -28,-17 -25,-12 -22,-19", "ink") +
  facet("24,-27 28,-17 25,-12 22,-19", "ink") +
  form("-3,20 3,20 5,26 -5,26", "red2") +
  lump(0, 2, 18, 20, "red", { corners: 13, shadow: [2, 3] }) +
  facet("6,-16 15,-8 18,2 14,13 5,21 2,21 10,6", "red2") +
  facet("-12,-8 -6,-14 -3,-11 -9,-3", "rgb(255 255 255/.5)") +
  dot(-7, 1, 2.2, PAPER) +
  dot(7, 1, 2.2, PAPER) +
  dot(-6.4, 1.4, 1.2) +
  dot(7.6, 1.4, 1.2) +
  form("-8,9 8,9 6,17 -6,17", "horn") +
  dot(-3, 12.5, 1.2) +
  dot(3, 12.5, 1.2);

const CURLS: readonly (readonly [x: number, y: number, r: number])[] = [
  [23, 42, 8],
  [29, 35, 9],
  [39, 32, 10],
  [50, 34, 9],
  [57, 41, 8],
];

function gentle(kin: Kin, seat: Seat | undefined): string {
  const skin = kin ? "skin3" : "skin1";
  const grin = form("-7,-1 7,-2 3,5 -3,5", "ink", { soft: 0.8 }) + facet("-5,-0.5 5,-1 3.6,1.6 -3.6,1.6", PAPER);
  const bunches =
    lump(15, 50, 9, 11, "wood", { corners: 9, wobble: 0.05, shadow: [1, 2] }) +
    lump(64, 52, 7, 9, "wood2", { corners: 9, wobble: 0.05 }) +
    lump(21, 44, 3.4, 3.4, "red", { corners: 7 });
  const hair = kin
    ? CURLS.map(([x, y, r]) => lump(x, y, r, r, "hair", { corners: 9, wobble: 0.05 })).join("") +
      facet("24,44 56,42 58,48 48,44 34,44 24,50", "hair")
    : form("20,56 19,42 27,33 40,30 53,34 60,43 60,50 52,43 40,41 30,46 24,50", "wood") +
      facet("40,30 53,34 60,43 60,50 52,43 46,38", "wood2");
  return (
    (kin ? "" : bunches) +
    trunk(6, 74, 78, [31, 49]) +
    head(40, 56, 20, skin) +
    hair +
    face(40, 57, 1, grin, { eye: 2.4 }) +
    facet("24,62 31,61 31,66 25,67", "red", 0.32) +
    facet("53,62 59,61 58,66 53,66", "red", 0.32) +
    scarf(40, 78, 13, seat) +
    stroke("66,97 74,86", "cloth2", 11) +
    place(78, 29, balloon(), { scale: 0.76 }) +
    hand(74, 78, skin, 5.6)
  );
}

/* ---------- steady: a baker and a tray ---------- */

const loaf = (x: number, y: number, turn: number): string =>
  place(
    x,
    y,
    form("-13,0 -10,-6 -3,-8.5 5,-8 12,-4 13,1 9,4 -9,4", "wood3", { shadow: [1.5, 2] }) +
      facet("13,1 9,4 -9,4 -13,0 2,0", "wood") +
      stroke("-6,-6 -3,-1", "horn", 1.8) +
      stroke("0,-7 3,-2", "horn", 1.8) +
      stroke("6,-6 8,-2", "horn", 1.8),
    { turn },
  );

function steady(kin: Kin, seat: Seat | undefined): string {
  const skin = kin ? "skin1" : "skin2";
  const apron =
    form("22,101 24,84 30,80 52,80 58,84 60,101", "wall1") +
    facet("50,80 52,80 58,84 60,101 52,101", "wall2") +
    stroke("25,84 24,72", "wall2", 4) +
    stroke("57,84 58,72", "wall2", 4);
  const beard =
    form("22,46 24,58 32,66 42,68 53,64 59,54 59,46 55,52 48,53 44,51 37,53 28,52", "wood2") +
    facet("42,68 53,64 59,54 59,46 55,52 50,58", "hair", 0.5) +
    face(40, 42, 0.95, "") +
    stroke("39,56 44,58 50,55", "skin1", 2);
  const cap =
    form("20,34 16,24 22,13 34,9 48,10 59,17 62,27 59,34 40,31", "cloth", { shadow: [2, 3] }) +
    facet("48,10 59,17 62,27 59,34 52,33 54,22", "cloth2") +
    facet("26,15 32,12 31,28 27,29", "cloth2", 0.8) +
    form("20,38 20,31 40,28 60,31 60,38 40,34", "cloth2");
  const tray =
    stroke("74,99 86,84 85,64", "cloth2", 12) +
    hand(85, 60, skin, 6.4) +
    loaf(76, 46, -5) +
    loaf(95, 45, 4) +
    loaf(86, 37.5, -3) +
    form("63,50 106,48 106,54.5 65,56.5", "wood2", { shadow: [2, 3] }) +
    facet("63,50 106,48 106,51 63,53", "wood");
  return (
    (kin ? "" : form("21,44 18,62 22,80 30,84 32,62 28,46", "hair", { shadow: [1, 2] })) +
    trunk(0, 82, 68, [30, 50]) +
    apron +
    head(40, 44, 19, skin, kin) +
    (kin ? beard : face(40, 43, 0.95, stroke("-6,0 -2,3 3,3 7,-1", "ink", 2))) +
    cap +
    (kin ? "" : form("21,38 20,52 25,46 27,38", "hair")) +
    facet("28,49 32,47.5 33,51 29.5,53", PAPER, 0.8) + // flour
    scarf(40, 67, 13, seat) +
    tray
  );
}

/* ---------- sharp: a beret and the newspaper ---------- */

const newspaper = (): string =>
  form("-6,-7 42,-8 43,8 -6,7", "cloth", { shadow: [2, 3] }) +
  facet("-6,2 43,2 43,8 -6,7", "cloth2") +
  lump(42.5, 0, 3.4, 8, "cloth2", { corners: 10 }) +
  lump(42.5, 0, 1.6, 4.2, "cloth", { corners: 8 }) +
  stroke("2,-4 10,-4.2", "ink", 1.5) +
  stroke("20,-4.5 36,-4.8", "ink", 1.5) +
  stroke("20,-1 33,-1.2", "ink", 1.2) +
  facet("11,-7.6 17,-7.7 17,7.6 11,7.4", "red");

function sharp(kin: Kin, seat: Seat | undefined): string {
  const skin = kin ? "skin2" : "skin3";
  const hair = kin
    ? "24,48 23,36 30,28 44,26 58,29 62,38 60,40 50,34 34,36 28,40 28,48"
    : "24,52 23,36 30,28 44,25 58,29 62,37 54,31 40,33 30,38 28,52";
  return (
    (kin ? "" : form("24,40 14,44 8,56 10,72 4,84 16,80 22,66 26,54", "hair", { shadow: [1, 2] })) +
    trunk(2, 86, 71, [33, 53]) +
    head(43, 46, 19, skin, kin * 2) +
    (kin ? facet("27,52 33,62 43,69 52,68 60,58 61,46 56,58 48,61 40,60 32,56", "hair", 0.34) : "") +
    form(hair, "hair") +
    face(43, 46, 0.95, stroke("-6,2 1,3 7,-2", "ink", 2.1), { eye: 2 }) +
    stroke("35,40 43,41", "hair", 2.2) + // one eyebrow is always up
    stroke("49,38 56,36.5", "hair", 2.2) +
    dyed(seat, "16,34 18,20 31,11 50,10 66,19 69,30 60,33 42,27 26,35", "50,10 66,19 69,30 60,33 50,29 54,20", [2, 3]) +
    stroke("40,11 42,6", seat === undefined ? "red2" : "line", 3) +
    scarf(43, 70, 13.5, seat) +
    stroke("70,100 84,92 80,76", "cloth2", 12) +
    place(76, 78, newspaper(), { turn: -68 }) +
    hand(79, 72, skin, 6.6)
  );
}

/* ---------- mighty: somebody old on a balcony ---------- */

const FLOWERS: readonly (readonly [x: number, y: number, r: number])[] = [
  [-8, -15, 5],
  [2, -19, 6],
  [10, -13, 4.6],
];

const geranium = (): string =>
  form("-10,0 10,0 7,15 -7,15", "roof", { shadow: [2, 2] }) +
  facet("2,0 10,0 7,15 3,15", "roof2") +
  form("-12,-3 12,-4 12,2 -12,2", "roof") +
  lump(-6, -8, 7, 6, "green", { corners: 8, wobble: 0.06 }) +
  lump(6, -9, 7, 6.5, "green2", { corners: 8, wobble: 0.06 }) +
  FLOWERS.map(
    ([x, y, r]) =>
      lump(x, y, r, r, "red", { corners: 7, wobble: 0.1 }) +
      facet(
        [
          [x, y - r],
          [x + r, y],
          [x + 1, y + 1],
        ],
        "red2",
      ),
  ).join("");

const BARS = [6, 18, 30, 42, 54, 66, 78, 90];

function mighty(kin: Kin, seat: Seat | undefined): string {
  const skin = kin ? "skin3" : "skin1";
  const lens = (x: number): string =>
    facet(ring(x, 44, 6.3, 6.3, { corners: 16, wobble: 0 }), "rgb(255 255 255/.34)") +
    keyline(ring(x, 44, 6.3, 6.3, { corners: 16, wobble: 0 }), "ink", 1.9);
  const glasses = lens(39.5) + lens(54.5) + stroke("45.8,43 48.2,43", "ink", 1.9) + stroke("33.2,43 27,44", "ink", 1.7);
  const knowing = stroke("-6,0 0,2.5 6,0", "ink", 2) + stroke("8,-3 9,0", "shadow", 1.4);
  const him = (): string =>
    form("23,46 24,36 28,32 29,46", "cloth2") +
    form("60,36 64,40 63,48 60,47", "cloth2") +
    form("34,57 40,53 47,54 54,53 60,57 53,59 47,57 40,60", "cloth", { shadow: [1, 1.5] }) +
    stroke("35,35 43,34", "cloth2", 3) +
    stroke("51,34 58,35.5", "cloth2", 3) +
    form("18,31 18,22 30,13 50,12 67,20 68,29 58,31 42,26 26,32", "bull2", { shadow: [2, 3] }) +
    facet("50,12 67,20 68,29 58,31 52,28 56,21", "bull") +
    stroke("43,12 44,8", "bull2", 3) +
    glasses +
    face(44, 45, 0.95, "", { eye: 2, gap: 7.8 });
  const her = (): string =>
    form("23,48 23,34 31,24 44,21 58,25 64,35 64,44 56,36 46,30 36,36 28,42", "cloth2") +
    facet("23,48 23,34 31,24 44,21 38,32 28,42", "cloth") +
    glasses +
    face(44, 44, 0.95, knowing, { eye: 2, gap: 7.8 });
  const bun =
    lump(32, 13, 10.5, 9.5, "cloth2", { corners: 10, shadow: [2, 3] }) + facet("24,10 32,5 38,8 30,14", "cloth");
  return (
    (kin ? "" : bun) +
    trunk(2, 88, 69, [34, 54], ["table", "table2"]) +
    form("30,72 44,92 58,71 54,68 34,68", "cloth") +
    stroke("16,101 20,84", "table2", 2) +
    (kin ? "" : form("24,50 21,40 24,28 34,20 50,19 62,27 65,40 63,50 58,50 30,52", "cloth2")) +
    head(44, 44, 19, skin) +
    (kin ? him() : her()) +
    scarf(44, 68, 13.5, seat) +
    // the rail, both hands on it
    BARS.map((x) => stroke(`${x},90 ${x},101`, "ink", 2.2)).join("") +
    stroke("-2,89 102,88", "ink", 4.6) +
    stroke("-2,87.5 102,86.5", "bull2", 1.6) +
    hand(20, 87, skin, 6) +
    hand(62, 86, skin, 6) +
    place(86, 74, geranium())
  );
}

/* ---------- the portraits ---------- */

const PEOPLE: Readonly<Record<Level, (kin: Kin, seat: Seat | undefined) => string>> = { gentle, steady, sharp, mighty };

/** Where the head is. */
const HEADS: Readonly<Record<Level, string>> = {
  gentle: "10 22 64 64",
  steady: "8 4 66 66",
  sharp: "10 4 68 68",
  mighty: "10 2 70 70",
};

/** Names of the town, and which of the two people they belong to. */
const KIN: Readonly<Record<string, Kin>> = {
  Nerea: 0,
  Maite: 0,
  Ane: 0,
  Leire: 0,
  Iker: 1,
  Teo: 1,
  Unai: 1,
  Joseba: 1,
};

/** Which of the two people a bot of this name is. */
export const kinOf = (name: string): Kin =>
  Object.hasOwn(KIN, name)
    ? (KIN[name] ?? 0)
    : (([...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 2) as Kin);

export interface PortraitOptions {
  readonly kin?: Kin | undefined;
  /** Without one, the cloth is red. */
  readonly seat?: Seat | undefined;
  readonly size?: number | undefined;
  /** The head alone: for 32 px or less. */
  readonly crop?: boolean | undefined;
  /** Without one, it is decoration. */
  readonly label?: string | undefined;
}

/** The portrait of a level. Throws if there is none. */
export function portraitSvg(
  level: string,
  { kin = 0, seat, size = 96, crop = false, label }: PortraitOptions = {},
): string {
  const known = level as Level;
  return svg(crop ? drawn(HEADS, level) : "0 0 100 100", drawn(GROUNDS, known) + drawn(PEOPLE, known)(kin, seat), {
    width: size,
    height: size,
    class: "face",
    label,
  });
}

/** How strong a level is: a line of bunting with four pennants, as many of cloth as the level counts. */
export function strengthSvg(level: string, size = 44): string {
  const strength = LEVELS.findIndex((one) => one === level) + 1;
  if (strength === 0) throw new Error(`there is no drawing of "${level}"`);
  const pennant = (index: number): string => {
    const [x, y] = [2.5 + index * 12.2, index % 3 ? 5 : 4];
    const shape: Point[] = [
      [x, y],
      [x + 9.3, y],
      [x + 4.5, y + 13],
    ];
    return index < strength ? form(shape, "line", { soft: 1.4 }) : keyline(shape, "var(--edge)", 1.4);
  };
  const bunting = stroke("1,3 14,5 26,5.5 38,5 51,3", "line", 1.5) + LEVELS.map((_, index) => pennant(index)).join("");
  return svg("0 0 52 20", bunting, { width: size, height: (size * 20) / 52, class: "strength" });
}
