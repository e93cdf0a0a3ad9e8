/** Raging Bulls: a field, fences between posts, bulls that are not amused. */
import { cut, facet, place, slab, stroke } from "../cut";
import type { Point } from "../cut";
import { bull } from "../figures";
import { fence, post } from "../pieces";
import { backdrop, range } from "./ground";

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

export function coverRaging(): string {
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
