/**
 * What one knows the seven locations by. Each landmark stands on y = 0 around
 * x = 0, at most 112 wide and 120 high.
 */
import { blob, curve, cut, dot, facet, facets, keyline, place, slab, slabShape, stroke, strokes } from "../cut";
import type { Ink, Point } from "../cut";
import { bunting, house } from "../figures";
import { bullHead } from "../scene/cattle";
import { candle, lifted, planks } from "../scene/scissors";
import { saint } from "./shields";

/** A range of whole numbers from 0. */
const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** The house of the big scenes at half its size: x is its left edge, its foot at 0. */
export const smallHouse = (x: number, w: number, h: number, wall: Ink, shutters: Ink, cloths = 0): string =>
  place(x, 0, house(0, 0, w * 2, h * 2, wall, { floors: 2, columns: 1, shutters, cloths }), { scale: 0.5 });

/** A string of small pennants. */
export const pennants = (from: Point, to: Point, count: number, sag: number): string =>
  place(0, 0, bunting([from[0] * 2, from[1] * 2], [to[0] * 2, to[1] * 2], count, sag * 2), { scale: 0.5 });

/** 1: the wall of the hill with the saint's niche, where the runners sing. */
const santoDomingo = (): string => {
  const stones = upTo(30).flatMap((i) => {
    const [row, column] = [Math.floor(i / 5), i % 5];
    const [x, y] = [-52 + column * 22 + (row % 2) * 9, -16 - row * 13 - column * 7.6];
    return x < 40 && y > -52 - (x + 60) * 0.35
      ? [{ shape: slabShape(x, y, 18, 9, 0.7), lit: (row * 2 + column) % 3 === 0 }]
      : [];
  });
  const cobbles = upTo(6).map((k): Point[] => {
    const [x, y] = [k * 17, k * 6.3];
    return [
      [x - 44, -1 - y],
      [x - 34, -4.7 - y],
      [x - 31, -1 - y],
      [x - 41, 2.7 - y],
    ];
  });
  return (
    lifted("-54,2 -54,-56 54,-94 54,2", "wall2") +
    facets(
      stones.filter(({ lit }) => !lit).map(({ shape }) => shape),
      "wall3",
    ) +
    facets(
      stones.filter(({ lit }) => lit).map(({ shape }) => shape),
      "wall1",
    ) +
    // coping, and the street climbing along the wall
    lifted("-56,-56 54,-95 54,-102 -56,-63", "wall1", [2, 4]) +
    cut("-54,4 -54,-4 54,-44 54,4", "street2") +
    facet("-54,-4 54,-44 54,-38 -54,2", "street3") +
    facets(cobbles, "street3", 0.7) +
    stroke("-40,-8 -40,-24", "wood2", 4) +
    stroke("-54,-16 -26,-26", "wood3", 4) +
    stroke("-54,-8 -26,-18", "wood", 4) +
    // the niche
    lifted("-14,-29 -14,-62 -5,-76 8,-82 21,-76 30,-62 30,-44", "wood2") +
    cut("-9,-32 -9,-60 -2,-71 8,-76 18,-71 25,-60 25,-44", "glade") +
    place(8, -53, saint(), { scale: 0.38 }) +
    lifted("-18,-27 34,-45 34,-38 -18,-20", "wall1", [1, 2]) +
    candle(-11, -29, 8) +
    candle(28, -42, 8) +
    lifted("37,-58 47,-62 43,-48", "red", [1, 1])
  );
};

/** 2: the town hall with its clock and balconies. */
const ayuntamiento = (): string => {
  const floors = [-70, -47, -24];
  const balconies = [-70, -47].flatMap((y) => [-29, 0, 29].map((x) => ({ x, y })));
  return (
    lifted("-46,2 -46,-74 46,-74 46,2", "wall1", [4, 4]) +
    facet("30,-74 46,-74 46,2 30,2", "wall2") +
    facets(
      [...balconies, { x: -29, y: -24 }, { x: 29, y: -24 }].map(({ x, y }) => slabShape(x - 6, y + 3, 12, 16, 0.4)),
      "window",
    ) +
    // columns and cornices
    facets(
      floors.flatMap((y) => [-42, -17, -12, 12, 17, 42].map((x) => slabShape(x - 1.8, y, 3.6, 22, 0.3))),
      "wall3",
    ) +
    floors.map((y) => slab(-48, y - 3, 96, 4, "wall3", { wobble: 0.5, shadow: [1, 2] })).join("") +
    strokes(
      balconies.map(({ x, y }) => [
        [x - 9, y + 19],
        [x + 9, y + 19],
      ]),
      "wood3",
      2.2,
    ) +
    strokes(
      balconies.flatMap(({ x, y }): Point[][] => [
        [
          [x - 9, y + 13],
          [x + 9, y + 13],
        ],
        ...[-9, -4.5, 0, 4.5, 9].map((d): Point[] => [
          [x + d, y + 13],
          [x + d, y + 19],
        ]),
      ]),
      "ink",
      1,
    ) +
    cut("-8,2 -8,-16 -4,-22 4,-22 8,-16 8,2", "wood2") +
    // gable, clock, flag, corner spikes
    lifted("-30,-74 -24,-80 -14,-82 -14,-96 0,-106 14,-96 14,-82 24,-80 30,-74", "wall1") +
    facet("4,-103 14,-96 14,-82 24,-80 30,-74 4,-74", "wall2") +
    blob(0, -88, 7.4, 7.4, "cloth", { corners: 12, wobble: 0.01 }) +
    keyline("0,-95 5,-93 7,-88 5,-83 0,-81 -5,-83 -7,-88 -5,-93", "ink", 1.4) +
    curve("M0-88V-92.6M0-88L-3.4-86", "ink", 1.6) +
    stroke("0,-106 0,-113", "ink", 1.6) +
    cut("0,-113 12,-110 0,-106", "red") +
    cut("-40,-74 -36,-88 -33,-74", "wall3") +
    cut("33,-74 36,-88 40,-74", "wall3") +
    (
      [
        [-29, "red"],
        [0, "green"],
        [29, "red"],
      ] as const
    )
      .map(([x, ink]) => cut(`${x - 5},-37 ${x + 5},-37 ${x},-24`, ink, { shadow: [1, 1], soft: 0.5 }))
      .join("")
  );
};

/** One wall of the corner house: windows, shutters and balconies between two upright edges. */
function facade(left: Point, right: Point, heights: readonly [number, number], wall: Ink): string {
  // left and right are the feet, heights the walls' heights there
  const at = (t: number, up: number): Point => [
    left[0] + (right[0] - left[0]) * t,
    left[1] + (right[1] - left[1]) * t - (heights[0] + (heights[1] - heights[0]) * t) * up,
  ];
  const pane = (t: number, up: number, w: number, h: number): Point[] => [
    at(t, up),
    at(t + w, up),
    at(t + w, up + h),
    at(t, up + h),
  ];
  const panes = [0.12, 0.62].flatMap((t) => [0.4, 0.68].map((up) => ({ t, up })));
  return (
    cut([at(0, 0), at(1, 0), at(1, 1), at(0, 1)], wall) +
    facets(
      panes.map(({ t, up }) => pane(t, up, 0.26, 0.18)),
      "window",
    ) +
    facets(
      panes.flatMap(({ t, up }) => [pane(t - 0.06, up, 0.07, 0.18), pane(t + 0.25, up, 0.07, 0.18)]),
      "green",
    ) +
    strokes(
      panes.map(({ t, up }) => [at(t - 0.08, up), at(t + 0.34, up)]),
      "wood2",
      2.2,
    )
  );
}

/** 3: the merchants' street, where the course turns sharply: a corner house with its shops, chevrons on the fence. */
const mercaderes = (): string => {
  const awning = (points: readonly Point[], stripes: number): string => {
    const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = points;
    const mix = (p: Point, q: Point, t: number): Point => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
    const strip = (i: number): Point[] => [
      mix(a, b, i / stripes),
      mix(a, b, (i + 1) / stripes),
      mix(d, c, (i + 1) / stripes),
      mix(d, c, i / stripes),
    ];
    return (
      lifted(points, "cloth", [2, 4]) +
      facets(
        upTo(stripes)
          .filter((i) => i % 2 === 0)
          .map(strip),
        "red",
      )
    );
  };
  const chevron = (x: number): Point[] => [
    [x, -20],
    [x + 5, -20],
    [x + 10, -12.5],
    [x + 5, -5],
    [x, -5],
    [x + 5, -12.5],
  ];
  return (
    // the two faces of the corner: sunlit to the left, in the shade to the right
    facade([-52, -8], [0, 2], [70, 92], "wall1") +
    facade([0, 2], [46, -10], [92, 64], "wall3") +
    cut("-58,-77 -50,-86 0,-102 6,-101 50,-82 54,-73 2,-90 0,-90", "roof", { shadow: [2, 4] }) +
    facet("0,-102 6,-101 50,-82 54,-73 2,-90", "roof2") +
    // shops: door on the corner, awnings on both sides, a loaf and a jug hung out
    cut("-48,-7 -48,-26 -14,-24 -14,0", "window") +
    cut("10,0 10,-24 40,-30 40,-8", "window") +
    cut("-7,1 -7,-22 0,-26 6,-22 6,1", "wood2") +
    awning(
      [
        [-52, -33],
        [-10, -34],
        [-8, -22],
        [-58, -22],
      ],
      7,
    ) +
    awning(
      [
        [8, -34],
        [46, -36],
        [52, -26],
        [10, -22],
      ],
      6,
    ) +
    stroke("-2,-40 -16,-44", "ink", 1.8) +
    lifted("-22,-43 -9,-43 -9,-32 -22,-32", "sun", [1, 2]) +
    curve("M-19.5-35q4-8 8 0", "wood2", 2.6) +
    // the bend: a fence on the outer side with arrows to the right
    slab(12, -24, 44, 23, "cloth", { shadow: [2, 3], wobble: 0.6 }) +
    facets([chevron(15), chevron(28), chevron(41)], "red") +
    slab(10, -28, 5, 32, "wood2", { shadow: [2, 3], wobble: 0.4 }) +
    slab(53, -28, 5, 32, "wood2", { shadow: [2, 3], wobble: 0.4 })
  );
};

/** One side of the long street, seen along it; `side` is 1 for the left, -1 for the right. */
function longWall(side: 1 | -1, wall: Ink, foot: Ink): string {
  const corner = (x: number, y: number): Point => [-x * side, y];
  const eaves = (x: number): number => -104 + (54 - x) * 0.91;
  const ground = (x: number): number => 3 - (54 - x) * 1.02;
  const y = (x: number, t: number): number => eaves(x) + (ground(x) - eaves(x)) * t;
  const columns = [
    [50, 41],
    [36, 29],
    [25, 20],
    [16, 12.5],
  ] as const;
  const rows = [
    [0.12, 0.3],
    [0.4, 0.58],
  ] as const;
  const panes = columns.flatMap(([a, b], c) =>
    rows.map(([top, bottom], r) => ({ a, b, top, bottom, hung: (c + r) % 2 === 0 })),
  );
  const across = (a: number, b: number, top: number, bottom: number): Point[] => [
    corner(a, y(a, top)),
    corner(b, y(b, top)),
    corner(b, y(b, bottom)),
    corner(a, y(a, bottom)),
  ];
  return (
    cut([corner(54, 3), corner(54, -104), corner(8, -62), corner(7, -44), corner(32, 3)], wall) +
    facet([corner(54, 3), corner(54, -18), corner(7, -47), corner(7, -44), corner(32, 3)], foot) +
    facets(
      panes.map(({ a, b, top, bottom }) => across(a, b, top, bottom)),
      "window",
    ) +
    facets(
      panes.map(({ a, top, bottom }) => across(a, a - 2, top, bottom)),
      "green",
    ) +
    strokes(
      panes.map(({ a, b, bottom }) => [corner(a + 1, y(a, bottom + 0.03)), corner(b - 1, y(b, bottom + 0.03))]),
      "ink",
      2.2,
    ) +
    facets(
      panes
        .filter(({ hung }) => hung)
        .map(({ a, b, bottom }) => [
          corner(a, y(a, bottom)),
          corner(b, y(b, bottom)),
          corner((a + b) / 2, y((a + b) / 2, bottom + 0.16)),
        ]),
      "red",
    )
  );
}

/** 4: the long narrow street under its bunting. */
const estafeta = (): string =>
  facet("-10,-46 -10,-64 10,-64 10,-46", "sky2") +
  blob(0, -54, 7, 8, "sun") +
  facet("-30,2 -7,-46 7,-46 30,2", "street2") +
  facet("-30,2 -7,-46 -3,-46 -12,2", "street3") +
  longWall(1, "wall2", "wall3") +
  longWall(-1, "wall1", "wall2") +
  pennants([-46, -88], [46, -88], 9, 10) +
  pennants([-24, -68], [24, -68], 5, 6);

/** 5: the telephone exchange behind its fences. */
const telefonica = (): string =>
  lifted("-30,0 -30,-96 34,-100 34,0", "wall4", [4, 4]) +
  facet("20,-99 34,-100 34,0 20,0", "wall3") +
  facets(
    upTo(4).map((r) => slabShape(-24, -60 + r * 15, 50, 8, 0.5)),
    "window",
  ) +
  strokes(
    upTo(4).flatMap((r) =>
      [-8, 8].map((x): Point[] => [
        [x, -60 + r * 15],
        [x, -52 + r * 15],
      ]),
    ),
    "wall1",
    2.4,
  ) +
  // the receiver on its sign
  place(
    2,
    -80,
    lifted("-22,-13 22,-14 22,13 -22,13", "table", [2, 3]) +
      curve("M-11 4q-5-13 11-12q16-1 11 12", "cloth", 4.5) +
      cut("-16,2 -6,2 -6,8 -16,8", "cloth") +
      cut("6,2 16,2 16,8 6,8", "cloth"),
  ) +
  planks(-54, -26, 34, 28) +
  planks(22, -26, 34, 28);

/** 6: the passage that leads down into the ring. */
const callejon = (): string => {
  const bricks = upTo(20).map((i) => {
    const [row, column] = [Math.floor(i / 4), i % 4];
    return {
      shape: slabShape(
        -52 + column * 27 + (row % 2) * 13,
        -84 + row * 12,
        Math.min(24, 106 - column * 27 - (row % 2) * 13),
        9,
        0.5,
      ),
      lit: (row + column) % 3 > 0,
    };
  });
  return (
    cut("-54,2 -54,-86 54,-86 54,2", "roof") +
    facet("10,-86 54,-86 54,2 20,2", "roof2") +
    facets(
      bricks.filter(({ lit }) => lit).map(({ shape }) => shape),
      "roof",
    ) +
    facets(
      bricks.filter(({ lit }) => !lit).map(({ shape }) => shape),
      "roof2",
    ) +
    lifted("-56,-88 56,-88 56,-80 -56,-80", "wall1", [2, 3]) +
    // the gate and the sand at its far end
    lifted("-24,2 -24,-38 -16,-52 0,-58 16,-52 24,-38 24,2", "wall1") +
    cut("-18,2 -18,-36 -12,-46 0,-51 12,-46 18,-36 18,2", "ink") +
    facet("-7,2 -4,-18 4,-18 7,2", "street2") +
    blob(0, -24, 7, 8, "glade") +
    // the fences close in
    cut("-54,4 -54,-24 -18,-12 -18,4", "wood") +
    stroke("-54,-14 -18,-6", "wood3", 4) +
    stroke("-54,-4 -18,-1", "wood2", 3) +
    cut("54,4 54,-24 18,-12 18,4", "wood2") +
    stroke("54,-14 18,-6", "wood", 4) +
    stroke("54,-4 18,-1", "wood3", 3) +
    place(0, -70, bullHead(), { scale: 0.17 })
  );
};

/** 7: the ring, full of people, flags above. */
const plazaDeToros = (): string => {
  const arches = upTo(7).map((i): Point[] => {
    const [x, y] = [-45 + i * 15, -56 - (i > 1 && i < 5 ? 12 : i === 1 || i === 5 ? 8 : 0)];
    return [
      [x - 4.5, y + 18],
      [x - 4.5, y + 4],
      [x, y - 1],
      [x + 4.5, y + 4],
      [x + 4.5, y + 18],
    ];
  });
  const crowd: readonly Ink[] = ["red", "cloth", "skin2", "cloth"];
  return (
    lifted("-54,0 -54,-62 -40,-76 -20,-84 20,-84 40,-76 54,-62 54,0", "wall4", [3, 3]) +
    facet("20,-84 40,-76 54,-62 54,0 24,0", "wall3") +
    facets(arches, "window") +
    facet("-54,-40 54,-40 54,-34 -54,-34", "wall1") +
    [-30, -10, 10, 30]
      .map(
        (x, i) =>
          stroke(`${x},-80 ${x},-98`, "ink", 1.4) +
          cut(`${x},-98 ${x + 12},-95 ${x},-90`, i % 2 ? "cloth" : "red", { shadow: [1, 2], soft: 0.5 }),
      )
      .join("") +
    upTo(22)
      .map((i) => dot(-50 + i * 4.8, -27 + ((i * 7) % 3) * 3.5, 2.2, crowd[i % 4] ?? "cloth"))
      .join("") +
    // the red boards around the sand
    cut("-56,4 -54,-12 -30,-18 30,-18 54,-12 56,4", "red") +
    stroke("-54,-6 -30,-12 30,-12 54,-6", "cloth", 2.4) +
    cut("-56,6 -50,-3 -28,-8 28,-8 50,-3 56,6", "glade")
  );
};

/** The landmarks in the order of the course. */
/** The landmark of each location, in the order of the course. */
export const LANDMARKS = {
  "cuesta-de-santo-domingo": santoDomingo,
  "plaza-del-ayuntamiento": ayuntamiento,
  mercaderes,
  estafeta,
  telefonica,
  callejon,
  "plaza-de-toros": plazaDeToros,
} as const;

export type LocationId = keyof typeof LANDMARKS;
export const COURSE = Object.keys(LANDMARKS) as readonly LocationId[];
