/**
 * Covers of the games: square scenes of 300 × 300 units, to be cropped at
 * will (`svg(COVER_BOX, cover(id), { slice: 'xMidYMid', label })`).
 */
import {
  PAPER,
  PRINT,
  blob,
  curve,
  cut,
  dot,
  facet,
  keyline,
  lettering,
  place,
  rays,
  slab,
  stroke,
  strokes,
} from "./cut";
import type { Ink, Point } from "./cut";
import { barrier, bull, bullHead, bunting, collarBell, frontRunner, house, runner } from "./figures";
import {
  bullDie,
  chequeredFlag,
  die,
  fence,
  flyingBeret,
  meeple,
  newspaper,
  post,
  pothole,
  sign,
  skateboard,
} from "./pieces";
import { cow, pig, rooster, sheep } from "./primes/farm";
import { banana, cherries, grapes, orange } from "./primes/fruit";

export const COVER_BOX = "0 0 300 300";

/** The few words painted on covers; give translations where there are any. */
export interface CoverWords {
  readonly odd?: string;
  readonly even?: string;
}

/** The whole box in one ink. */
const backdrop = (ink: Ink): string => facet("0,0 300,0 300,300 0,300", ink);

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

/* ---------- Running with the Bulls ---------- */

interface Block {
  readonly roof: Ink;
  readonly roofShade: Ink;
  readonly wall: Ink;
  readonly wallShade: Ink;
}

const BLOCKS: readonly Block[] = [
  { roof: "roof", roofShade: "roof2", wall: "wall1", wallShade: "wall2" },
  { roof: "roof", roofShade: "roof2", wall: "wall4", wallShade: "wall3" },
  { roof: "wall3", roofShade: "street3", wall: "wall1", wallShade: "wall2" },
  { roof: "roof", roofShade: "roof2", wall: "wall2", wallShade: "wall3" },
];

/** A house seen from above at a slant: two walls with windows, two roofs. */
function blockHouse(x: number, y: number, { roof, roofShade, wall, wallShade }: Block): string {
  const [hw, hh, high] = [36, 21, 22];
  const windows = [0.28, 0.66].map((t) => {
    const wy = y + hh * t + high * 0.34;
    const left = x - hw + hw * t;
    const right = x + hw - hw * t;
    return (
      facet(
        [
          [left, wy],
          [left + 6, wy + 4],
          [left + 6, wy + 14],
          [left, wy + 10],
        ],
        "window",
      ) +
      facet(
        [
          [right - 6, wy + 4],
          [right, wy],
          [right, wy + 10],
          [right - 6, wy + 14],
        ],
        "window",
      )
    );
  });
  return (
    cut(
      [
        [x - hw, y],
        [x, y - hh],
        [x + hw, y],
        [x + hw, y + high],
        [x, y + hh + high],
        [x - hw, y + high],
      ],
      wall,
      { shadow: [8, 4], soft: 1 },
    ) +
    facet(
      [
        [x, y + hh],
        [x + hw, y],
        [x + hw, y + high],
        [x, y + hh + high],
      ],
      wallShade,
    ) +
    windows.join("") +
    cut(
      [
        [x - hw - 4, y],
        [x, y - hh - 12],
        [x, y + hh + 3],
      ],
      roof,
    ) +
    cut(
      [
        [x + hw + 4, y],
        [x, y - hh - 12],
        [x, y + hh + 3],
      ],
      roofShade,
    )
  );
}

function coverBulls(words: CoverWords): string {
  const [dx, dy] = [136, 92];
  // crossings of the lanes, every other row shifted by half
  const crossings = range(-1, 5).flatMap((row) =>
    range(-2, 4).map((i) => ({ row, x: 150 + (i - (row & 1 ? 0.5 : 0)) * dx, y: 74 + row * dy })),
  );
  const visible = crossings.filter(({ x, y }) => x > -80 && x < 380 && y > -120 && y < 340);
  const ways = visible.flatMap(({ x, y }) => [-1, 1].map((d) => ({ x, y, d })));
  const lanes = ways.map(({ x, y, d }): Point[] => [
    [x, y],
    [x + (d * dx) / 2, y + dy],
  ]);
  const tracks = ways.map(({ x, y, d }): Point[] => [
    [x + d * dx * 0.14, y + dy * 0.28],
    [x + d * dx * 0.4, y + dy * 0.8],
  ]);
  const houses = visible.map(({ row, x, y }, k) =>
    blockHouse(x + dx / 2, y - 14, BLOCKS[(k * 7 + row * 2 + 9) % 4] ?? BLOCKS[0]!),
  );
  const roundabouts = visible
    .filter(({ row }) => row >= 0 && row < 4)
    .map(
      ({ x, y }) =>
        blob(x + 2, y + 3, 27, 21, "street3", { corners: 13, wobble: 0.02 }) +
        blob(x, y, 27, 21, "plaza", { corners: 13, wobble: 0.02 }),
    );
  return (
    backdrop("street") +
    facet("0,0 300,0 150,300", "street2", 0.6) +
    strokes(lanes, "wall1", 25) +
    strokes(tracks, "street3", 2.4, ' stroke-dasharray="1 9"') +
    houses.join("") +
    roundabouts.join("") +
    // runners' dice flee down the lanes
    place(70, 160, die(2, 4), { scale: 0.88, turn: -6 }) +
    place(232, 160, die(1, 3), { scale: 0.88, turn: 8 }) +
    place(30, 246, die(1, 6), { scale: 0.64, turn: 9 }) +
    place(272, 226, die(3, 2), { scale: 0.64, turn: -7 }) +
    // the bull die on its plaza
    blob(151, 66, 74, 50, "street3", { corners: 17, wobble: 0.02 }) +
    blob(149, 62, 70, 46, "wall3", { corners: 17, wobble: 0.02 }) +
    place(150, 94, bullDie(4), { scale: 1.16, turn: -4 }) +
    place(148, 248, sign(words), { scale: 0.94 })
  );
}

/* ---------- Raging Bulls ---------- */

type Segment = readonly [from: Point, to: Point];

/** Where the lines through two segments cross. */
function crossing([[x1, y1], [x2, y2]]: Segment, [[x3, y3], [x4, y4]]: Segment): Point {
  const d = (x1 - x2) * (y3 - y4) - (y1 - y2) * (x3 - x4);
  const u = ((x1 - x3) * (y3 - y4) - (y1 - y3) * (x3 - x4)) / d;
  return [x1 + u * (x2 - x1), y1 + u * (y2 - y1)];
}

const tuft = (x: number, y: number): string =>
  stroke(
    [
      [x, y],
      [x + 2, y - 8],
    ],
    "field3",
    2.4,
  ) +
  stroke(
    [
      [x + 5, y],
      [x + 9, y - 7],
    ],
    "field3",
    2.4,
  );

const duckPond = (): string =>
  cut("204,226 228,214 256,222 262,246 236,258 208,248", "water") +
  facet("214,230 232,222 248,228 228,236", "water2") +
  place(
    234,
    240,
    cut("-16,4 -6,-6 6,-4 12,-14 20,-12 18,-4 12,6 0,10", "cloth", { shadow: [1, 2] }) +
      cut("20,-11 27,-8 19,-6", "var(--sun)"),
    { scale: 0.55 },
  );

function coverRaging(): string {
  const at = (i: number): number => 34 + i * 46.5;
  const left: Segment = [
    [at(1), 26],
    [at(2), 274],
  ];
  const right: Segment = [
    [at(5), 26],
    [at(3), 274],
  ];
  const upper: Segment = [
    [26, at(0) + 10],
    [274, at(2)],
  ];
  const lower: Segment = [
    [26, at(5)],
    [274, at(3) + 14],
  ];
  const pen = [crossing(left, upper), crossing(right, upper), crossing(right, lower), crossing(left, lower)];
  const tufts: readonly Point[] = [
    [50, 150],
    [70, 190],
    [118, 252],
    [250, 150],
    [150, 50],
    [190, 46],
    [246, 60],
    [120, 190],
    [170, 120],
    [52, 62],
  ];
  const posts = [1, 4, 2, 6, 3, 5].map((n, i) => {
    const p = at(i);
    const spots: readonly Point[] = [
      [p, 24],
      [300 - p, 285],
      [281, p + 6],
      [18, 306 - p],
    ];
    return spots.map(([x, y]) => place(x, y, post(n), { scale: 0.76 })).join("");
  });
  const meadow =
    slab(26, 26, 248, 248, "field") +
    range(0, 4)
      .map((i) =>
        facet(
          [
            [30 + i * 62, 26],
            [60 + i * 62, 26],
            [58 + i * 62, 274],
            [28 + i * 62, 274],
          ],
          "field2",
          0.7,
        ),
      )
      .join("") +
    // the sunlit pen that four fences close
    facet(pen, "glade") +
    duckPond() +
    tufts.map(([x, y]) => tuft(x, y)).join("") +
    place(34, 132, bull({ coat: "wood2", shade: "wood" }), { scale: 0.3 }) +
    place(32, 206, bull(), { scale: 0.28 }) +
    place(140, 36, bull({ coat: "cloth", shade: "cloth2", spots: "wood" }), { scale: 0.3 }) +
    [left, right, upper, lower].map(([a, b]) => fence(a, b)).join("") +
    place(112, 112, bull(), { scale: 0.56 }) +
    posts.join("");
  return backdrop("field3") + place(10, 9, meadow, { scale: 0.935 });
}

/* ---------- RUN 2 Street ---------- */

const wheel = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="var(--i-ink)" stroke-width="3"/>` + dot(x, y, 1.8, "ink");

const bicycle = (): string =>
  wheel(0, 0, 11) +
  wheel(36, 0, 11) +
  stroke("0,0 12,-17 29,-17 17,0 0,0", "green", 3.6) +
  stroke("12,-17 17,0", "green", 3.6) +
  stroke("28,-22 36,0", "green", 3.6) +
  stroke("24,-28 33,-27", "ink", 3) +
  stroke("6,-21 16,-21", "ink", 4) +
  stroke("12,-17 11,-21", "ink", 3);

const scooter = (): string =>
  wheel(0, -4, 6) +
  wheel(30, -4, 6) +
  stroke("2,-6 26,-6", "red", 4.5) +
  stroke("29,-6 22,-40", "red2", 3.6) +
  stroke("15,-40 29,-41", "ink", 3.6);

const kilometreStone = (): string =>
  cut("262,296 262,226 268,212 284,212 290,226 290,296", "#fbf1dc", { shadow: [5, 4] }) +
  facet("262,242 262,226 268,212 284,212 290,226 290,242", "red") +
  lettering(276, 264, "10", 22) +
  lettering(276, 281, "km", 15);

function coverStreet(): string {
  return (
    backdrop("sky") +
    blob(70, 78, 46, 46, "sun", { corners: 16, wobble: 0.015 }) +
    facet("0,0 90,0 0,60", "sky2", 0.7) +
    facet("160,0 300,0 300,40", "sky2", 0.7) +
    house(196, 206, 62, 128, "wall4", { floors: 3, shutters: "green2", cloths: 3 }) +
    house(254, 206, 60, 100, "wall2", { floors: 2 }) +
    house(-16, 206, 54, 74, "wall3", { floors: 1 }) +
    // road, pavement, its edge, the dashes
    slab(-5, 200, 310, 110, "asphalt") +
    facet("-5,200 305,198 305,212 -5,213", "wall1") +
    facet("-5,212 305,211 305,217 -5,218", "shadow", 0.5) +
    range(0, 5)
      .map((i) =>
        facet(
          [
            [i * 78 - 30, 258],
            [i * 78 + 10, 257],
            [i * 78 + 2, 264],
            [i * 78 - 38, 265],
          ],
          "cloth",
          0.75,
        ),
      )
      .join("") +
    place(216, 192, bicycle(), { scale: 1.05 }) +
    place(14, 200, scooter()) +
    // the ramp
    cut("-6,292 -6,226 30,234 64,254 88,292", "wood3", { shadow: [8, 4] }) +
    facet("-6,226 30,234 64,254 88,292 76,292 54,262 26,244 -6,236", "wood2") +
    place(211, 278, pothole()) +
    // the flight
    curve("M40 222Q70 150 120 150", "cloth", 3.5, ' stroke-dasharray="2 10"') +
    place(84, 58, runner({ pose: "jump", skin: "skin2" }) + place(53, 133, skateboard()), { scale: 1.22, turn: -9 }) +
    kilometreStone()
  );
}

/* ---------- Corre el encierro ---------- */

/** One side of the street in perspective; the right one is the left one mirrored. */
function streetWall(side: "left" | "right", wall: Ink): string {
  const x = (v: number): number => (side === "left" ? v : 300 - v);
  // height t of the way down the wall, at distance v from the edge of the picture
  const y = (v: number, t: number): number => {
    const top = -4 + (62 * v) / 108;
    const foot = 300 - (178 * v) / 108;
    return top + (foot - top) * t;
  };
  const pane = (a: number, b: number, t0: number, t1: number, ink: Ink): string =>
    facet(
      [
        [x(a), y(a, t0)],
        [x(b), y(b, t0)],
        [x(b), y(b, t1)],
        [x(a), y(a, t1)],
      ],
      ink,
    );
  const balcony = (a: number, b: number, t0: number, t1: number): string => {
    const mid = (t0 + t1) / 2;
    const bars = range(0, 5).map((k) => {
      const v = a - 6 + ((b - a + 11) * k) / 4;
      return stroke(
        [
          [x(v), y(v, mid)],
          [x(v), y(v, t1 + 0.02)],
        ],
        "ink",
        1,
      );
    });
    return (
      pane(a - 4, b + 4, t0, t1, "green") +
      pane(a + 2, b - 2, t0, t1, "window") +
      stroke(
        [
          [x(a - 6), y(a - 6, mid)],
          [x(b + 5), y(b + 5, mid)],
        ],
        "ink",
        1.6,
      ) +
      bars.join("") +
      stroke(
        [
          [x(a - 7), y(a - 7, t1 + 0.025)],
          [x(b + 6), y(b + 6, t1 + 0.025)],
        ],
        "wood2",
        3,
      )
    );
  };
  const storeys = (
    [
      [8, 34],
      [46, 66],
      [76, 92],
    ] as const
  ).flatMap(([a, b]) => [balcony(a, b, 0.12, 0.34), balcony(a, b, 0.44, 0.66)]);
  return (
    cut(
      [
        [x(-2), -4],
        [x(108), 58],
        [x(106), 122],
        [x(-2), 300],
      ],
      wall,
    ) +
    facet(
      [
        [x(-2), 236],
        [x(107), 112],
        [x(106), 122],
        [x(-2), 300],
      ],
      side === "left" ? "wall3" : "street3",
    ) +
    storeys.join("")
  );
}

function coverEncierro(): string {
  return (
    backdrop("sky") +
    blob(150, 62, 40, 40, "sun2", { corners: 16, wobble: 0.02 }) +
    // the street, its sunlit middle, the shade along the left wall
    facet("0,300 104,118 196,118 300,300", "street") +
    facet("60,300 132,118 168,118 176,300", "street2") +
    facet("0,300 104,118 120,118 44,300", "street3", 0.6) +
    streetWall("left", "wall2") +
    streetWall("right", "wall1") +
    bunting([86, 44], [214, 44], 7, 14) +
    bunting([30, 14], [270, 14], 9, 26) +
    // two behind, one in front: a steer with its bell
    place(112, 112, bullHead(), { scale: 0.42 }) +
    place(192, 111, bullHead({ coat: "wood2", shade: "wood" }), { scale: 0.42 }) +
    facet("96,300 110,206 196,206 236,300", "shadow", 0.5) +
    cut("104,190 122,150 180,150 198,190 196,252 184,254 180,222 122,222 118,254 106,252", "wood2") +
    place(151, 166, bullHead({ coat: "wood", shade: "wood3", blaze: true }), { scale: 0.86 }) +
    place(151, 232, collarBell()) +
    place(-4, 148, frontRunner({ skin: "skin1" }), { scale: 1.06 }) +
    place(304, 158, frontRunner({ skin: "skin3" }), { flip: true }) +
    // what flies off
    place(98, 262, flyingBeret(), { scale: 1.1, turn: -24 }) +
    place(206, 264, newspaper(), { scale: 1.05, turn: 22 })
  );
}

/* ---------- Trip & Run ---------- */

const SMALL_PICTURES: Readonly<Record<number, () => string>> = {
  2: cherries,
  3: banana,
  5: orange,
  7: grapes,
  11: rooster,
  13: pig,
  17: sheep,
  19: cow,
};

/** Where pictures lie on a cover square around its middle: x, y, scale. By how many there are. */
const COVER_SPOTS: Record<number, readonly (readonly [number, number, number])[]> = {
  1: [[4, 5, 1.34]],
  2: [
    [-14, 11, 0.94],
    [15, 5, 0.94],
  ],
  3: [
    [14, -12, 0.82],
    [-14, 14, 0.82],
    [15, 14, 0.82],
  ],
  4: [
    [16, -15, 0.68],
    [-15, 3, 0.68],
    [-2, 20, 0.66],
    [19, 9, 0.68],
  ],
};

function coverSquare(x: number, y: number, n: number): string {
  const primes: number[] = [];
  let rest = n;
  for (const p of Object.keys(SMALL_PICTURES).map(Number))
    while (rest % p === 0) {
      primes.push(p);
      rest /= p;
    }
  const pictures = primes.map((p, i) => {
    const [dx, dy, scale] = COVER_SPOTS[primes.length]?.[i] ?? [0, 0, 0.5];
    return place(x + dx, y + dy, SMALL_PICTURES[p]?.() ?? "", { scale });
  });
  const ground: Ink = n % 2 ? "tile2" : "tile1";
  return (
    slab(x - 31, y - 31, 62, 62, ground, { shadow: [3, 4], wobble: 1.4 }) +
    pictures.join("") +
    lettering(x - 27, y - 12, n, 21, { anchor: "start", ink: "num", rim: ground })
  );
}

function coverPrimes(): string {
  const [pitch, first] = [68, 48];
  // four rows of the snake, from 9 at the lower left to 22 near the finish
  const squares = range(9, 23).map((n) => {
    const row = Math.floor((n - 9) / 4);
    const along = (n - 9) % 4;
    const column = row % 2 ? 3 - along : along;
    return coverSquare(first + column * pitch, 252 - row * pitch, n);
  });
  const card =
    slab(-31, -42, 62, 80, "tile1", { shadow: [5, 7], wobble: 1.2 }) +
    lettering(-17, -12, 4, 34) +
    place(-6, 15, cherries(), { scale: 1.1 }) +
    place(14, -18, cherries(), { scale: 0.86 });
  return (
    backdrop("table") +
    facet("0,0 300,0 0,190", "table2", 0.6) +
    squares.join("") +
    // the goal and its flag
    slab(14, 18, 88, 58, "red", { shadow: [5, 6] }) +
    facet("14,56 102,52 102,76 14,76", "red2") +
    lettering(58, 62, 100, 44, { ink: PAPER }) +
    place(108, 16, chequeredFlag(), { scale: 0.9 }) +
    // tripped: the way back, and the one who takes it
    curve("M236 152Q190 88 130 164", "red", 5.5, ' stroke-dasharray="1 11"') +
    facet("114,152 142,156 122,178", "red") +
    place(246, 166, meeple(1), { scale: 0.95, turn: 62 }) +
    place(74, 176, meeple(2), { scale: 0.9, turn: -4 }) +
    place(248, 246, card, { scale: 1.04, turn: 9 })
  );
}

/* ---------- Draw lots ---------- */

function coverLots(): string {
  const lot = (x: number, y: number, turn: number, inner: string): string =>
    place(x, y, slab(-25, -48, 50, 96, PAPER, { shadow: [5, 5] }) + place(0, -22, inner), { turn });
  const tyre = blob(0, 0, 13, 13, PRINT, { corners: 12 }) + blob(0, 0, 8, 8, PAPER, { corners: 10 }) + dot(0, 0, 3);
  const dieFace = slab(-13, -13, 26, 26, "red", { wobble: 1 }) + dot(-5, -5, 3.2, PAPER) + dot(5, 5, 3.2, PAPER);
  return (
    backdrop("sky") +
    rays(150, 200, 320, "sky2", { from: -3.1, step: 0.42, width: 0.2, count: 8 }) +
    slab(-5, 232, 310, 80, "street") +
    facet("-5,262 305,256 305,284 -5,286", "street2", 0.8) +
    blob(160, 276, 110, 16, "shadow", { corners: 16 }) +
    // the hollow of the beret, the lots, then its near side
    blob(150, 196, 98, 26, "red2", { corners: 20, wobble: 0.01 }) +
    lot(92, 160, -24, tyre) +
    lot(212, 158, 25, place(0, 0, cherries(), { scale: 1.1 })) +
    lot(122, 132, -9, dieFace) +
    lot(182, 134, 11, cut("-15,-10 15,-11 0,14", "red")) +
    lot(152, 118, 1, lettering(0, 12, 4, 36)) +
    cut("52,196 74,206 112,214 152,217 194,214 228,206 248,195 240,236 214,264 176,278 124,278 86,264 60,236", "red", {
      soft: 3,
    }) +
    facet("52,196 74,206 98,211 96,270 86,264 60,236", "red2", 0.5)
  );
}

/* ---------- a game without a cover ---------- */

/** A title in lines short enough for the banner. */
function titleLines(title: string): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && lines.length && `${last} ${word}`.length <= 14)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.slice(0, 3);
}

/** Bunting, a bull's head looking over the barrier, and the title on a cloth. */
export function genericCover(title: string): string {
  const lines = titleLines(title);
  const longest = Math.max(1, ...lines.map((l) => l.length));
  const size = Math.round(Math.min(40, 400 / longest, 60 / Math.max(1, lines.length)));
  const banner = "22,200 150,194 280,201 276,238 282,276 150,270 20,277 25,237";
  const text = lines.map((l, i) => lettering(150, 236 + size * 0.35 + (i - (lines.length - 1) / 2) * size, l, size));
  return (
    backdrop("sky") +
    rays(150, 140, 320, "sky2", { from: -3.3, step: 0.38, width: 0.19, count: 10 }) +
    blob(150, 122, 92, 92, "sun2", { corners: 20, wobble: 0.012 }) +
    blob(150, 122, 72, 72, "sun", { corners: 18, wobble: 0.012 }) +
    bunting([-10, 26], [310, 20], 11, 26) +
    slab(-5, 206, 310, 100, "street") +
    facet("-5,206 305,204 305,214 -5,216", "street3") +
    place(150, 124, bullHead(), { scale: 0.9 }) +
    barrier(-20, 164, 340) +
    cut(banner, PAPER, { shadow: [5, 7] }) +
    keyline(banner, "red", 4) +
    text.join("")
  );
}

/* ---------- by name ---------- */

const COVERS: Readonly<Record<string, (words: CoverWords) => string>> = {
  bulls: coverBulls,
  raging: coverRaging,
  street: coverStreet,
  encierro: coverEncierro,
  primes: coverPrimes,
  lots: coverLots,
};

/** The cover of a game (or of "lots"), or null if none was drawn for it. */
export const cover = (id: string, words: CoverWords = {}): string | null =>
  Object.hasOwn(COVERS, id) ? (COVERS[id]?.(words) ?? null) : null;

/** What the covers show, in English: the labels to translate. */
export const COVER_LABELS: Readonly<Record<string, string>> = {
  bulls: "Dice runners in the lanes of a tiled town, a horned red bull die behind them, a sign saying odd and even",
  raging:
    "A meadow with numbered posts; four straight wooden fences close a sunlit pen around one bull while others roam free",
  street: "A runner on a skateboard flies off a ramp over a pothole towards the ten kilometre stone",
  encierro:
    "Two runners flee down a balconied street in front of a belled steer; a beret and a rolled newspaper fly off",
  primes:
    "A snaking path of paper squares with pictures of fruit and animals up to one hundred; a yellow meeple is tripped and tumbles back",
  lots: "A red beret full of folded lots",
};
