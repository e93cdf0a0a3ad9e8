/** Running with the Bulls: the town from above, dice on its roofs. */
import { blob, cut, facet, place, strokes } from "../cut";
import type { Ink, Point } from "../cut";
import { bullDie, die, sign } from "../pieces";
import { backdrop, range } from "./ground";
import type { CoverWords } from "./ground";

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

export function coverBulls(words: CoverWords): string {
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
    blockHouse(x + dx / 2, y - 14, BLOCKS[(k * 7 + row * 2 + 9) % 4] as (typeof BLOCKS)[number]),
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
