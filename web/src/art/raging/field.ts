/** The field: meadow, grid, ponds, tints of enclosures, posts, fences. */
import {
  PRINT,
  blob,
  cut,
  dot,
  facet,
  facets,
  keyline,
  lettering,
  place,
  points,
  slab,
  stroke,
  strokes,
  kept,
} from "../cut";
import type { Ink, Point } from "../cut";
import { at, fenceEnd, postMiddle } from "./geometry";
import type { FieldLayout } from "./geometry";

const TUFTS: readonly Point[] = [
  [0.4, 0.4],
  [5.5, 6.5],
  [2.5, 6.4],
  [6.5, 2.4],
  [1.4, 5.6],
  [3.4, 0.4],
];

/** The meadow with its mown strips, without grid: the lowest layer, `size` square. */
export function meadow(field: FieldLayout): string {
  const { size, unit } = field;
  const [[left, top], [right, bottom]] = [at(field, [0, 7]), at(field, [7, 0])];
  const e = unit * 0.09;
  const mown = [0, 2, 4, 6].map((i): Point[] => [
    at(field, [i, 7]),
    at(field, [i + 1, 7]),
    at(field, [i + 1, 0]),
    at(field, [i, 0]),
  ]);
  const blades = TUFTS.flatMap((p): Point[][] => {
    const [x, y] = at(field, p);
    const k = unit / 80;
    return [
      [
        [x, y],
        [x + 2 * k, y - 8 * k],
      ],
      [
        [x + 5 * k, y],
        [x + 9 * k, y - 7 * k],
      ],
    ];
  });
  return (
    slab(0, 0, size, size, "field3", { wobble: 0 }) +
    cut(
      [
        [left - e, top - e * 0.8],
        [size / 2, top - e * 1.1],
        [right + e, top - e * 0.8],
        [right + e * 1.1, size / 2],
        [right + e * 0.8, bottom + e],
        [size / 2, bottom + e * 1.1],
        [left - e * 0.8, bottom + e * 0.8],
        [left - e * 1.1, size / 2],
      ],
      "field2",
      { shadow: [unit * 0.05, unit * 0.06] },
    ) +
    facet([at(field, [0, 7]), at(field, [7, 7]), at(field, [7, 0]), at(field, [0, 0])], "field") +
    facets(mown, "field2", 0.55) +
    strokes(blades, "field3", Math.max(1, unit * 0.03))
  );
}

/** Grid lines and the 36 intersections: above the tints, below fences and animals. */
export function grid(field: FieldLayout): string {
  const k = field.unit / 80;
  const lines = [1, 2, 3, 4, 5, 6].flatMap((i): Point[][] => [
    [at(field, [i, 0]), at(field, [i, 7])],
    [at(field, [0, i]), at(field, [7, i])],
  ]);
  const crossings = [1, 2, 3, 4, 5, 6].flatMap((x) => [1, 2, 3, 4, 5, 6].map((y) => at(field, [x, y])));
  const [r, s] = [Math.max(1.8, 4.6 * k), Math.max(0.9, 2.4 * k)];
  return (
    strokes(lines, "rgb(255 255 255/.3)", Math.max(0.8, 1.6 * k)) +
    keyline(
      [at(field, [0, 7]), at(field, [7, 7]), at(field, [7, 0]), at(field, [0, 0])],
      "field3",
      Math.max(1.4, 3 * k),
    ) +
    crossings.map(([x, y]) => dot(x, y, r, "field3") + dot(x, y, s, "#fffdf6")).join("")
  );
}

/** A pond: one cell of the grid, its lower left corner at 0,0, drawn upwards; u is the cell's side. */
export function pond(u: number): string {
  const bank = (k: number): Point[] => {
    const [lo, hi, a] = [u / 2 - (u / 2) * k, u / 2 + (u / 2) * k, u * 0.1 * k];
    return [
      [lo, -lo - a],
      [lo, -hi + a],
      [lo + a, -hi],
      [hi - a, -hi],
      [hi, -hi + a],
      [hi, -lo - a],
      [hi - a, -lo],
      [lo + a, -lo],
    ];
  };
  return (
    facet(bank(1), "field3") +
    facet(bank(0.94), "water") +
    facet(`${u * 0.06},${-u * 0.9} ${u * 0.62},${-u * 0.94} ${u * 0.3},${-u * 0.5} ${u * 0.06},${-u * 0.4}`, "water2") +
    // ripples, a lily pad, a duck
    place(
      0,
      0,
      stroke("14,-20 23,-25 32,-20 41,-25 50,-20", "cloth", 2.4) +
        stroke("44,-60 51,-64 58,-60 65,-64", "cloth", 2) +
        blob(60, -20, 11, 7, "green") +
        facet("60,-20 72,-24 70,-17", "water") +
        place(
          30,
          -42,
          cut("-16,4 -6,-6 6,-4 12,-14 20,-12 18,-4 12,6 0,10", "cloth", { shadow: [1, 3] }) +
            cut("20,-11 27,-8 19,-6", "sun") +
            dot(15, -9, 1.6, "ink"),
          { scale: 0.66 },
        ),
      { scale: u / 80 },
    )
  );
}

/** A pond in its place: x, y of its lower left corner on the grid. */
export const pondAt = (field: FieldLayout, corner: Point): string => {
  const [x, y] = at(field, corner);
  return place(x, y, pond(field.unit));
};

/** What an enclosure holds, as the view says it. */
export type EnclosureKind = "isolated" | "couple" | "empty" | "herd";

/** Parallel lines across a convex polygon. */
function hatch(shape: readonly Point[], gap: number, along: Point): Point[][] {
  const length = Math.hypot(...along);
  const across: Point = [-along[1] / length, along[0] / length];
  const depth = shape.map(([x, y]) => x * across[0] + y * across[1]);
  const lines: Point[][] = [];
  for (let t = Math.ceil(Math.min(...depth) / gap) * gap; t < Math.max(...depth); t += gap) {
    const ends = shape.flatMap((p, i): Point[] => {
      const j = (i + 1) % shape.length;
      const [q, a, b] = [shape[j] ?? p, (depth[i] ?? 0) - t, (depth[j] ?? 0) - t];
      return a * b < 0 ? [[p[0] + ((q[0] - p[0]) * a) / (a - b), p[1] + ((q[1] - p[1]) * a) / (a - b)]] : [];
    });
    if (ends.length === 2) lines.push(ends);
  }
  return lines;
}

/** The tint of an enclosure, a convex polygon in pixels: each kind has its own hatching as well as its colour. */
export function tint(shape: readonly Point[], kind: EnclosureKind, k = 1): string {
  switch (kind) {
    case "isolated":
      return facet(shape, "glade");
    case "couple":
      return facet(shape, "glade") + strokes(hatch(shape, 16 * k, [1, 1]), "sun", 4 * k, ' opacity=".5"');
    case "empty":
      return (
        facet(shape, "water2", 0.5) +
        strokes(hatch(shape, 13 * k, [1, 0]), "rgb(255 255 255/.34)", 1.8 * k, ` stroke-dasharray="${2 * k} ${8 * k}"`)
      );
    case "herd":
      return facet(shape, "wall4", 0.85) + strokes(hatch(shape, 11 * k, [1, -1]), "red", 1.8 * k, ' opacity=".5"');
  }
}

/** An enclosure on the grid: its corners in grid units. */
export const enclosure = (field: FieldLayout, corners: readonly Point[], kind: EnclosureKind): string =>
  tint(
    corners.map((p) => at(field, p)),
    kind,
    field.unit / 80,
  );

/** The corners of an enclosure a little inside it, for the dashes of a preview. */
export function insideOf(field: FieldLayout, corners: readonly Point[]): string {
  const shape = corners.map((p) => at(field, p));
  const n = shape.length || 1;
  const [cx, cy] = [shape.reduce((s, p) => s + p[0], 0) / n, shape.reduce((s, p) => s + p[1], 0) / n];
  return points(
    shape.map(([x, y]): Point => {
      const length = Math.hypot(x - cx, y - cy) || 1;
      const keep = Math.max(0, 1 - (field.unit * 0.14) / length);
      return [cx + (x - cx) * keep, cy + (y - cy) * keep];
    }),
  );
}

/* ---------- posts and fences ---------- */

/** A nailed plank end: one for each fence that hangs on the post. */
const nailed = (x: number, y: number): string =>
  place(x, y, cut("-5,-4 4,-5 5,4 -4,5", "wood", { shadow: [1, 1.5] }) + dot(0, 0, 1.8, "cloth"));

/** A post from above, radius 16.5 around 0,0, with its number; plank ends tell how often it was used. */
export const fieldPost = kept((number: number, uses: 0 | 1 | 2 = 0): string => {
  const rim: Ink = uses === 2 ? PRINT : "wood2";
  const face: Ink = uses === 2 ? "wood2" : uses === 1 ? "wood3" : "#fbe9c6";
  return (
    blob(3, 4, 16.5, 16.5, "shadow", { wobble: 0.02 }) +
    blob(0, 0, 16.5, 16.5, rim, { wobble: 0.025 }) +
    blob(0, -0.5, 13.4, 13.4, face, { wobble: 0.025 }) +
    (uses === 2 ? stroke("-12,12 12,-12", PRINT, 4) : "") +
    lettering(0, 7, number, 20, { ink: uses === 2 ? "#f3e2c0" : PRINT, rim: uses === 2 ? "wood2" : undefined }) +
    (uses > 0 ? nailed(13, -13) : "") +
    (uses > 1 ? nailed(-13, 13) : "")
  );
});

/** The outline of a post around 0,0, for rings: r beyond its own radius. */
export const postOutline = (beyond = 6): string =>
  points(
    Array.from({ length: 16 }, (_, i): Point => {
      const a = (i / 16) * Math.PI * 2;
      return [Math.cos(a) * (16.5 + beyond), Math.sin(a) * (16.5 + beyond)];
    }),
  );

/** The short stakes that join the posts to the edge. */
export const stubs = (field: FieldLayout): string =>
  strokes(
    Array.from({ length: 24 }, (_, i): Point[] => [fenceEnd(field, i), postMiddle(field, i)]),
    "wood2",
    Math.max(2, 5 * (field.unit / 80)),
  );

/** A fence between two points: two slim planks on stakes; thinner than the common `fence`, for many on one field. */
export function slimFence(from: Point, to: Point, k = 1): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  // the lit plank lies above the other one
  const side = dx === 0 ? 1 : Math.sign(dx);
  const [nx, ny] = [(-dy / length) * side, (dx / length) * side];
  const line = (off: number, sx = 0, sy = 0): Point[] => [
    [from[0] + nx * off + sx, from[1] + ny * off + sy],
    [to[0] + nx * off + sx, to[1] + ny * off + sy],
  ];
  const count = Math.max(2, Math.round(length / (30 * k)));
  const stakes = Array.from({ length: count - 1 }, (_, i): Point[] => {
    const t = (i + 1) / count;
    const [x, y] = [from[0] + dx * t, from[1] + dy * t];
    return [
      [x + nx * 5 * k, y + ny * 5 * k],
      [x - nx * 5 * k, y - ny * 5 * k],
    ];
  });
  return (
    stroke(line(0, 2.5 * k, 3.5 * k), "shadow", 6 * k) +
    stroke(line(-2.2 * k), "wood3", 3.6 * k) +
    stroke(line(2.2 * k), "wood", 3.6 * k) +
    strokes(stakes, "wood2", 3.4 * k)
  );
}

/** A fence between two posts, 0 to 23. */
export const fenceAt = (field: FieldLayout, a: number, b: number): string =>
  slimFence(fenceEnd(field, a), fenceEnd(field, b), field.fenceScale);
