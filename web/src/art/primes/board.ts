/**
 * The board of the primes: a snake of a hundred paper squares.
 *
 * Everything here is still: nothing says what is legal, chosen or forbidden.
 * A board draws `still()` once and lays rings, ghosts and pieces over it with
 * `corner()`, `centre()` and `outline()`. The page must hold `primeSprite()`.
 */
import { PAPER, PRINT, cut, facet, lettering, place, round, stroke } from "../cut";
import type { Ink, Point } from "../cut";
import { factors, picture, primeUse } from "./pictures";
import type { Prime } from "./pictures";

/* ---------- where things lie ---------- */

/** Side of a square, in board units. */
export const TILE = 64;
const PITCH_X = 66;
const PITCH_Y = 70;
const PAD = 6;

/** The strip before square 1 where meeples start. */
export const STRIP = { x: PAD, y: PAD + 10 * PITCH_Y + 3, w: 9 * PITCH_X + TILE, h: 46 } as const;

/** Size of the whole board, and the same as a viewBox. */
export const BOARD = { w: STRIP.w + 2 * PAD, h: STRIP.y + STRIP.h + PAD + 2 } as const;
export const BOARD_BOX = `0 0 ${BOARD.w} ${BOARD.h}`;

/** Column from the left and row from the bottom of squares 1 to 100. */
export function cell(n: number): { col: number; row: number } {
  const row = Math.floor((n - 1) / 10);
  const along = (n - 1) % 10;
  return { col: row % 2 ? 9 - along : along, row };
}

/** The upper left corner of a square; of the start strip for 0. */
export function corner(n: number): Point {
  if (n <= 0) return [STRIP.x, STRIP.y];
  const { col, row } = cell(n);
  return [PAD + col * PITCH_X, PAD + (9 - row) * PITCH_Y];
}

/** The middle of a square; for 0 the middle of the strip's free part. */
export function centre(n: number): Point {
  if (n <= 0) return [STRIP.x + (STRIP.w + 120) / 2, STRIP.y + STRIP.h / 2];
  const [x, y] = corner(n);
  return [x + TILE / 2, y + TILE / 2];
}

/** Where the ith of `count` pieces waits on the start strip. */
export function startPlace(i: number, count: number): Point {
  const from = STRIP.x + 150;
  const room = STRIP.w - 150 - 30;
  return [round(from + (count > 1 ? Math.min(44, room / (count - 1)) * i : 0)), STRIP.y + STRIP.h / 2];
}

/* ---------- outlines ---------- */

/** Three ways the scissors went; the number chooses, so a square never changes. */
const EDGES: readonly [string, string, string] = [
  "1.6,1 32,.2 62.6,1.6 63.4,33 62.4,63 31,62.2 1,63.2 .4,31",
  ".6,1.8 33,1 63.2,.6 62.6,31 63.4,62.4 32,63.4 1.8,62.4 1.2,33",
  "1.2,.6 30,1.6 62.8,.8 63.4,30 62.8,63.2 34,62.4 .8,62.6 .2,32",
];

const { w: SW, h: SH } = STRIP;
const STRIP_EDGE = `1,1.4 ${SW / 2},.2 ${SW - 2},1.6 ${SW - 9},${SH * 0.17} ${SW},${SH * 0.34} ${SW - 9},${SH / 2} ${SW},${SH * 0.67} ${SW - 9},${SH * 0.84} ${SW - 1.4},${SH - 1} ${SW / 2},${SH - 2} 1.6,${SH - 0.8} .4,${SH / 2}`;

/** The outline of a square in its own units (put it at `corner(n)`); 0 is the start strip. */
export const outline = (n: number): string => (n <= 0 ? STRIP_EDGE : (EDGES[n % 3] ?? EDGES[0]));

/* ---------- squares ---------- */

/** Where the pictures lie: x, y, size. By how many there are. */
type Spot = readonly [x: number, y: number, size: number];

const SPOTS: Record<number, readonly Spot[]> = {
  1: [[36, 38, 47]],
  2: [
    [18, 44, 31],
    [46, 37, 32],
  ],
  3: [
    [46, 18, 27],
    [17, 46, 28],
    [46, 46, 28],
  ],
  4: [
    [17, 36, 23],
    [47, 18, 25],
    [17, 54, 20],
    [47, 46, 25],
  ],
  5: [
    [33, 35, 20.5],
    [53, 20, 20.5],
    [12.5, 51, 20.5],
    [33, 54, 19],
    [53, 47, 21],
  ],
  6: [
    [12, 35, 20],
    [32.5, 35, 20],
    [53, 33, 20],
    [12, 54, 19],
    [32.5, 54, 19],
    [53, 53, 20],
  ],
};

/** Small squares: one picture for each different prime. */
const COMPACT_SPOTS: Record<number, readonly Spot[]> = {
  1: [[38, 41, 43]],
  2: [
    [17, 45, 31],
    [47, 40, 31],
  ],
  3: [
    [16.5, 46, 28],
    [48, 17, 27],
    [48, 46.5, 28],
  ],
};

/** A square that somebody stands on: its pictures in a row along the lower edge, below the meeples. */
const OCCUPIED_SPOTS: Record<number, readonly Spot[]> = {
  1: [[32, 46, 32]],
  2: [
    [16, 48, 25],
    [47, 48, 25],
  ],
  3: [
    [11, 50, 19],
    [32, 50, 19],
    [53, 50, 19],
  ],
};

/** Primes of a number with how often each divides it. */
export function powers(n: number): { prime: Prime; times: number }[] {
  const found: { prime: Prime; times: number }[] = [];
  for (const prime of factors(n)) {
    const last = found.at(-1);
    if (last?.prime === prime) last.times += 1;
    else found.push({ prime, times: 1 });
  }
  return found;
}

/** Every factor as a picture. */
const pictures = (n: number, draw: Drawer): string => {
  const primes = factors(n);
  return primes.map((p, i) => draw(p, ...(SPOTS[primes.length]?.[i] ?? [32, 32, 20]))).join("");
};

/** A dark tag with how often a picture counts. */
const tag = (x: number, y: number, times: number): string =>
  cut(
    [
      [x - 8, y - 9],
      [x + 8, y - 10],
      [x + 9, y + 9],
      [x - 9, y + 10],
    ],
    "num",
    { soft: 1.6 },
  ) + lettering(x, y + 8, times, 22, { ink: PAPER });

/** Every different prime as a picture, tagged with how often it divides if more than once. */
const compactPictures = (n: number, draw: Drawer): string => {
  const primes = powers(n);
  const drawn = primes.map(({ prime, times }, i) => {
    const [x, y, size] = COMPACT_SPOTS[primes.length]?.[i] ?? [32, 32, 20];
    return times === 1
      ? draw(prime, x, y, size)
      : draw(prime, x - 3, y - 3, size) + tag(Math.min(x + size / 2 - 6, 52), Math.min(y + size / 2 - 6, 52), times);
  });
  return drawn.join("");
};

type Drawer = (p: Prime, x: number, y: number, size: number) => string;

const drawnOut: Drawer = (p, x, y, size) => place(x, y, picture(p), { scale: size / 32 });

/** The chequered flag on square 100. */
const goalFlag = (): string => {
  const square = ([c, r]: readonly [number, number]): string => {
    const x = c * 4.4 + r * 0.3;
    const y = r * 4.1 - c * 0.2;
    return facet(
      [
        [x, y],
        [x + 4.4, y - 0.2],
        [x + 4.7, y + 3.9],
        [x + 0.3, y + 4.1],
      ],
      PRINT,
    );
  };
  const dark = [
    [0, 0],
    [2, 0],
    [1, 1],
    [3, 1],
    [0, 2],
    [2, 2],
  ] as const;
  return place(
    42,
    4,
    stroke("0,0 1.5,23", PAPER, 2.2) + cut("0,0 17,-1 18,11 1,12.5", PAPER, { soft: 0.4 }) + dark.map(square).join(""),
  );
};

export interface SquareOptions {
  /** For squares under 48 pixels: larger number, one picture a prime. */
  readonly compact?: boolean | undefined;
  /** Draw the pictures out instead of referring to the sprite. */
  readonly inline?: boolean | undefined;
}

/** One square, 1 to 100, in its own 64-unit box. */
export function square(n: number, { compact = false, inline = false }: SquareOptions = {}): string {
  const draw = inline ? drawnOut : primeUse;
  const ground: Ink = n === 100 ? "red" : n % 2 ? "tile2" : "tile1";
  const sheet = cut(outline(n), ground, { shadow: [2.4, 3], soft: 0.8 });
  if (n === 100)
    return (
      sheet +
      facet("1,44 63,40 62.6,63 31,62.2 1,63", "red2") +
      goalFlag() +
      lettering(31, 54, 100, compact ? 38 : 35, { ink: PAPER })
    );
  if (n === 1) return sheet + lettering(33, 50, 1, 46, { ink: "num" });
  const number = compact
    ? lettering(3, 24, n, 29, { ink: "num", anchor: "start", rim: ground, rimWidth: 4 })
    : lettering(4.5, 19.5, n, 20.5, { ink: "num", anchor: "start", rim: ground });
  return sheet + (compact ? compactPictures(n, draw) : pictures(n, draw)) + number;
}

/** A square under meeples: its pictures stay readable below them. The number is lettered over the meeples. */
export function occupied(n: number): string {
  const primes = powers(n);
  const drawn = primes.map(({ prime, times }, i) => {
    const [x, y, size] = OCCUPIED_SPOTS[primes.length]?.[i] ?? [32, 48, 20];
    if (times === 1) return primeUse(prime, x, y, size);
    // How often it counts stands beside the picture, not on it.
    const small = 1.1 - primes.length * 0.2;
    return primeUse(prime, x - 10 * small, y, size) + place(x + size * 0.45, y + 3, tag(0, 0, times), { scale: small });
  });
  return cut(outline(n), n % 2 ? "tile2" : "tile1", { soft: 0.8 }) + drawn.join("");
}

/** The start strip in its own box, with two prints of espadrilles. */
export function startStrip(word = "Start"): string {
  const print = (x: number, y: number): string =>
    place(
      x,
      y,
      cut("-8,-3.4 -2,-4.6 6,-4 9.4,-.6 8,3 0,4 -7,3.6", "red2", { soft: 0.4 }) +
        facet("-1,-4.4 2,-4.2 1,3.8 -2,3.8", "tile1"),
      { turn: -12 },
    );
  return (
    cut(STRIP_EDGE, "tile1", { shadow: [2.4, 3], soft: 0.8 }) +
    // the two red stripes of a cloth's hem
    facet(`1,1.4 8,1.2 8,${SH - 1} 1,${SH - 0.8}`, "red") +
    facet(`11,1.2 13.6,1.2 13.6,${SH - 1.2} 11,${SH - 1.2}`, "red") +
    print(27, 33) +
    print(42, 15) +
    lettering(58, SH - 13, word, 28, { ink: "num", anchor: "start" })
  );
}

/* ---------- the whole board ---------- */

/** A paper tab with a chevron where the snake climbs to the next row. */
const bridge = (x: number, y: number): string =>
  cut(
    [
      [x - 11, y - 6],
      [x + 10, y - 7],
      [x + 11, y + 6],
      [x - 10, y + 7],
    ],
    "tile1",
    { soft: 0.6, shadow: [1, 1.5] },
  ) +
  facet(
    [
      [x - 7, y + 2.4],
      [x, y - 4.6],
      [x + 7, y + 2.4],
      [x + 7, y + 5.6],
      [x, y - 1],
      [x - 7, y + 5.6],
    ],
    "red",
  );

/** The table under the squares. */
export const ground = (): string => {
  const { w, h } = BOARD;
  return (
    facet(`1,2 ${w / 2},0 ${w - 1},2 ${w},${h / 2} ${w - 2},${h - 1} ${w / 2},${h} 2,${h - 2} 0,${h / 2}`, "table") +
    facet(`1,2 ${w / 2},0 ${w - 1},2 ${w},${h * 0.22} 1,${h * 0.67}`, "table2", 0.35)
  );
};

/** The bridges between the rows, to lie over the squares. */
export const bridges = (): string =>
  [0, 10, 20, 30, 40, 50, 60, 70, 80, 90]
    .map((n) => {
      const [x, y] = corner(n === 0 ? 1 : n);
      return n === 0 ? bridge(x + 48, y + TILE + 3) : bridge(x + 48, y - 3);
    })
    .join("");

/** Ground, strip, all squares and bridges: draw once, keep. */
export function still({ compact, startWord = "Start" }: { compact?: boolean; startWord?: string } = {}): string {
  const squares = Array.from({ length: 100 }, (_, i) => place(...corner(i + 1), square(i + 1, { compact })));
  return ground() + place(...corner(0), startStrip(startWord)) + squares.join("") + bridges();
}
