/**
 * The town: hills above, sea below, streets and roundabouts between, quiet
 * houses to fill. The board says where things are; everything under pieces
 * stays within a few per cent of one tone.
 */
import { PRINT, blob, cut, facet, facets, lettering, place, stroke, strokes } from "../cut";
import type { Ink, Point } from "../cut";
import { faint } from "../scene/scissors";

export interface BackdropOptions {
  /** Height of the hills at the top, of the sea at the foot. */
  readonly hills?: number | undefined;
  readonly sea?: number | undefined;
}

/** The calm ground of a town of w × h. */
export function backdrop(w: number, h: number, o: BackdropOptions = {}): string {
  const { hills = h * 0.12, sea = h * 0.1 } = o;
  const y = h - sea;
  const beams = [0, 1, 2, 3].map((i): Point[] => [
    [w * Math.max(0, i * 0.3 - 0.1), hills + 16],
    [w * (i * 0.3 + 0.04), hills + 12],
    [w * Math.max(0, i * 0.3 - 0.12), h],
    [w * Math.max(0, i * 0.3 - 0.3), h],
  ]);
  return (
    facet(`0,0 ${w},0 ${w},${h} 0,${h}`, "street2") +
    facet(`0,0 ${w},0 ${w},${hills} 0,${hills}`, "sky") +
    blob(w * 0.8, hills * 0.42, hills * 0.34, hills * 0.34, "sun", { corners: 16, wobble: 0.01 }) +
    facet(
      [
        [0, hills * 0.55],
        [w * 0.12, hills * 0.2],
        [w * 0.26, hills * 0.5],
        [w * 0.42, hills * 0.12],
        [w * 0.6, hills * 0.52],
        [w * 0.78, hills * 0.28],
        [w, hills * 0.6],
        [w, hills + 6],
        [0, hills + 6],
      ],
      "hill",
    ) +
    facet(
      [
        [0, hills * 0.8],
        [w * 0.2, hills * 0.62],
        [w * 0.38, hills * 0.84],
        [w * 0.6, hills * 0.66],
        [w * 0.84, hills * 0.86],
        [w, hills * 0.7],
        [w, hills + 14],
        [w * 0.5, hills + 6],
        [0, hills + 16],
      ],
      "field2",
      0.85,
    ) +
    // long facets of light across the town
    facets(beams, "sky2", 0.4) +
    (sea > 0
      ? // beach, shallow water, deep water
        facet(
          [
            [0, y - 6],
            [w * 0.25, y - 2],
            [w * 0.5, y - 8],
            [w * 0.78, y - 1],
            [w, y - 7],
            [w, h],
            [0, h],
          ],
          "wall1",
        ) +
        facet(
          [
            [0, y + 4],
            [w * 0.2, y + 8],
            [w * 0.46, y + 2],
            [w * 0.72, y + 9],
            [w, y + 3],
            [w, h],
            [0, h],
          ],
          "water2",
        ) +
        facet(
          [
            [0, y + sea * 0.42],
            [w * 0.3, y + sea * 0.5],
            [w * 0.62, y + sea * 0.38],
            [w, y + sea * 0.5],
            [w, h],
            [0, h],
          ],
          "water",
          0.8,
        )
      : "")
  );
}

/** The outline of a street between two points. */
export function streetOutline(from: Point, to: Point, width = 16): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [((-dy / length) * width) / 2, ((dx / length) * width) / 2];
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return [
    [from[0] + nx, from[1] + ny],
    [mx + nx * 1.05, my + ny * 1.05],
    [to[0] + nx, to[1] + ny],
    [to[0] - nx, to[1] - ny],
    [mx - nx * 0.95, my - ny * 0.95],
    [from[0] - nx, from[1] - ny],
  ];
}

export interface StreetOptions {
  readonly width?: number | undefined;
  /** Behind the runners already: fainter. */
  readonly past?: boolean | undefined;
}

/** A street between two points: pale paving with a line of cobbles, one edge in the shade. */
export function street(from: Point, to: Point, { width = 16, past = false }: StreetOptions = {}): string {
  const shape = streetOutline(from, to, width);
  const [a = from, , b = to, c = to, , d = from] = shape;
  const mix = (p: Point, q: Point, t: number): Point => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
  const drawn =
    place(2, 3, facet(shape, "shadow")) +
    cut(shape, "plaza", { soft: 2 }) +
    facet([a, b, mix(b, c, 0.24), mix(a, d, 0.24)], "street3", 0.4) +
    stroke([mix(from, to, 0.06), mix(from, to, 0.94)], "street3", 1.8, ' stroke-dasharray="1 7"');
  return past ? faint(0.55, drawn) : drawn;
}

/** An eight-cornered fountain, radius r. */
export const fountain = (x: number, y: number, r: number): string => {
  const basin = (rx: number, ry: number, dx: number, dy: number, ink: Ink): string =>
    blob(dx, dy, rx, ry, ink, { corners: 8, wobble: 0.01, turn: 0.39 });
  return place(
    x,
    y,
    basin(20, 17, 2, 3, "shadow") +
      basin(20, 17, 0, 0, "street3") +
      basin(15, 12, 0, -1, "water") +
      facet("-10,-6 4,-10 -2,2 -12,3", "water2") +
      blob(0, -3, 5, 4, "wall1", { corners: 8 }) +
      stroke("0,-4 0,-15", "cloth", 2.6) +
      stroke("-6,-8 0,-14 6,-8", "cloth", 2),
    { scale: r / 20 },
  );
};

/** The tints of the rows, from the starts down; they only decorate. */
export const ROW_TINTS: readonly Ink[] = ["skin1", "horn", "field2", "water2"];

/** The twelve corners of a roundabout. */
export const roundaboutOutline = (x: number, y: number, rx: number, ry: number): Point[] =>
  Array.from({ length: 12 }, (_, i) => {
    const a = (i / 12) * Math.PI * 2 + 0.26;
    return [x + Math.cos(a) * rx, y + Math.sin(a) * ry];
  });

export interface RoundaboutOptions {
  /** Row from 0 (starts) to 3. */
  readonly row?: number | undefined;
  /** A number or name in the middle instead of the fountain. */
  readonly label?: string | number | undefined;
  readonly water?: boolean | undefined;
}

/** A roundabout seen from above: a paved ring in its row's tint around a fountain or a label. */
export function roundabout(x: number, y: number, rx: number, ry: number, o: RoundaboutOptions = {}): string {
  const tint = ROW_TINTS[(o.row ?? 0) % 4] ?? "horn";
  const spokes = Array.from({ length: 8 }, (_, i): Point[] => {
    const a = (i * Math.PI) / 4 + 0.39;
    return [0.52, 0.78].map((t): Point => [x + Math.cos(a) * rx * t, y + Math.sin(a) * ry * t]);
  });
  return (
    cut(roundaboutOutline(x, y, rx, ry), tint, { shadow: true }) +
    facet(roundaboutOutline(x, y, rx * 0.84, ry * 0.84), "plaza") +
    strokes(spokes, tint, 1.6) +
    (o.label !== undefined
      ? facet(roundaboutOutline(x, y, rx * 0.58, ry * 0.58), "tile1") +
        lettering(x, y + Math.min(rx, ry) * 0.26, o.label, Math.max(13, Math.min(rx, ry) * 0.74), { ink: PRINT })
      : o.water === false
        ? ""
        : fountain(x, y, Math.min(rx, ry) * 0.5))
  );
}

/** The corners of a wide square where dice lie: a rectangle with its corners cut off. */
export function wellOutline(x: number, y: number, w: number, h: number): Point[] {
  const m = Math.min(w, h) * 0.1;
  return [
    [x + m, y],
    [x + w / 2, y - 1],
    [x + w - m, y],
    [x + w, y + m],
    [x + w + 1, y + h / 2],
    [x + w, y + h - m],
    [x + w - m, y + h],
    [x + w / 2, y + h + 1],
    [x + m, y + h],
    [x, y + h - m],
    [x - 1, y + h / 2],
    [x, y + m],
  ];
}

/** A roundabout of the row in play, wide enough for dice: x, y is its upper left. */
export function well(x: number, y: number, w: number, h: number, o: RoundaboutOptions = {}): string {
  const tint = ROW_TINTS[(o.row ?? 0) % 4] ?? "horn";
  return (
    cut(wellOutline(x, y, w, h), tint, { shadow: true }) +
    facet(wellOutline(x + 5, y + 5, w - 10, h - 10), "tile2") +
    facet(
      `${x + 9},${y + 12} ${x + w * 0.72},${y + 7} ${x + w * 0.28},${y + h - 7} ${x + 9},${y + h - 12}`,
      "tile1",
      0.55,
    ) +
    (o.water === false ? "" : faint(0.5, fountain(x + w / 2, y + h - Math.min(30, w * 0.22), Math.min(19, w * 0.15)))) +
    (o.label !== undefined
      ? lettering(x + (w > 120 ? 20 : 15), y + (w > 120 ? 27 : 22), o.label, w > 120 ? 19 : 15)
      : "")
  );
}

const ROOFS: readonly (readonly [Ink, Ink])[] = [
  ["roof", "roof2"],
  ["wall3", "street3"],
  ["roof2", "roof"],
  ["wall4", "wall3"],
];

/** A house from above, 38 × 34, to fill the gaps between streets; `kind` changes its roof. */
export const roof = (x: number, y: number, scale = 1, kind = 0): string => {
  const [lit, dark] = ROOFS[((kind % 4) + 4) % 4] ?? ["roof", "roof2"];
  return place(
    x,
    y,
    place(4, 4, facet("-16,0 0,-12 18,-3 18,9 2,20 -16,11", "shadow")) +
      facet("-16,0 2,9 2,20 -16,11", "wall1") +
      facet("2,9 18,-3 18,9 2,20", "wall2") +
      facets(
        [
          [
            [-11, 6],
            [-7, 8],
            [-7, 13],
            [-11, 11],
          ],
        ],
        "window",
      ) + // prettier-ignore
      facet("-18,1 0,-13 4,-2 2,11", lit) +
      facet("0,-13 20,-4 2,11 4,-2", dark),
    { scale },
  );
};

/** A block of one to four houses around x, y, about 80 × 40, faint so that pieces stay in front. */
export function block(x: number, y: number, count = 3, scale = 1, kind = 0): string {
  const spots: readonly Point[] = [
    [-24, 0],
    [22, -6],
    [-2, 14],
    [0, -20],
  ];
  return faint(
    0.62,
    spots
      .slice(0, count)
      .map(([dx, dy], i) => roof(x + dx * scale, y + dy * scale, scale * (i === 2 ? 0.9 : 1), kind + i * 3))
      .join(""),
  );
}

/** A tree from above, 22 wide. */
export const tree = (x: number, y: number, scale = 1): string =>
  place(
    x,
    y,
    place(3, 4, blob(0, 0, 11, 10, "shadow", { corners: 9 })) +
      blob(0, 0, 11, 10, "green", { corners: 9, wobble: 0.08 }) +
      blob(-2, -2, 6, 5, "field3", { corners: 7, wobble: 0.1 }),
    { scale },
  );
