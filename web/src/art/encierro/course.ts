/**
 * The course: the locations side by side, each `w` wide and 176 high, the
 * street from y = 100 down. A location that was turned face down shows its
 * landmark as a shadow and the hoof prints of the steers.
 */
import { blob, cut, facet, facets, keyline, lettering, place, stroke, strokes } from "../cut";
import type { Ink, Point } from "../cut";
import { cabestros } from "../scene/cattle";
import { COURSE, LANDMARKS, pennants, smallHouse } from "./landmarks";
import type { LocationId } from "./landmarks";
import { crop, faint, silhouette } from "../scene/scissors";

/** Height of the course, the street's upper edge, and the two usual widths of a location. */
export const COURSE_HEIGHT = 176;
export const STREET_Y = 100;
export const PLACE_WIDTH = 154;
export const PLACE_WIDTH_PHONE = 96;

export interface PlaceOptions {
  readonly w?: number | undefined;
  /** Turned face down by the steers. */
  readonly closed?: boolean | undefined;
  /** The next one they take: hoof prints come in from the left. */
  readonly next?: boolean | undefined;
  /** Leave out the number plate. */
  readonly plain?: boolean | undefined;
}

/** The outline of a location, for rings and dashes. */
export const placeOutline = (w: number = PLACE_WIDTH): string =>
  `3,3 ${w - 3},3 ${w - 3},${COURSE_HEIGHT - 3} 3,${COURSE_HEIGHT - 3}`;

/** Two halves of a cloven hoof, 18 × 20. */
const hoof = (x: number, y: number, turn: number, ink: Ink, scale: number): string =>
  place(x, y, facets([corners1, corners2], ink, 0.8), { turn, scale });
const corners1: readonly Point[] = [
  [-2, -10],
  [-8, -5],
  [-9, 4],
  [-6, 8],
  [-2, 6],
];
const corners2: readonly Point[] = corners1.map(([x, y]) => [-x, y] as const);

const WALLS: readonly Ink[] = ["wall1", "wall4", "wall2", "wall3"];
const HEIGHTS = [66, 78, 58, 84, 70, 62];

/** Houses left and right of the landmark, where there is room for them. */
function neighbours(n: number, w: number): string {
  const side = w / 2 - 38;
  if (side < 20) return "";
  return (
    smallHouse(-w / 2 - 6, side, HEIGHTS[n % 6] ?? 70, WALLS[n % 4] ?? "wall1", "green", 2) +
    smallHouse(46, side, HEIGHTS[(n + 2) % 6] ?? 70, WALLS[(n + 1) % 4] ?? "wall1", "green2")
  );
}

const closedPlace = (w: number, landmark: string): string => {
  const h = COURSE_HEIGHT;
  const weave = Array.from({ length: Math.ceil(w / 9) + 12 }, (_, i): Point[] => [
    [(i - 11) * 9, h],
    [(i - 11) * 9 + 70, 0],
  ]);
  const prints = [
    [0.2, 154, 58],
    [0.36, 142, 66],
    [0.52, 150, 62],
    [0.68, 138, 70],
    [0.84, 146, 60],
  ] as const;
  return (
    facet(`0,0 ${w},0 ${w},${h} 0,${h}`, "bull") +
    strokes(weave, "rgb(255 255 255/.06)", 3) +
    faint(0.5, silhouette(landmark, "var(--shade)")) +
    prints.map(([x, y, turn]) => hoof(w * x, y, turn, "var(--chalk)", 0.86)).join("") +
    // the lifted corner of the card
    cut(`${w - 24},${h} ${w},${h - 24} ${w - 22},${h - 22}`, "var(--stone-2)", { shadow: [-2, -2] })
  );
};

/** One location, the nth from 0, w × 176; houses run over its edges, so show it in a cropping <svg>. */
export function courseTile(id: LocationId, n: number, o: PlaceOptions = {}): string {
  const { w = PLACE_WIDTH, closed = false, next = false, plain = false } = o;
  const [h, y] = [COURSE_HEIGHT, STREET_Y];
  const scale = w < 110 ? 0.86 : 0.87;
  const landmark = place(w / 2, y, LANDMARKS[id](), { scale });
  if (closed) return closedPlace(w, landmark) + (plain ? "" : plate(n, true));
  const ring = id === "plaza-de-toros";
  const stones = Array.from({ length: 5 }, (_, i): Point[] => {
    const [x, sy] = [(i * 37 + n * 23) % w, y + 14 + ((i * 23) % 46)];
    return [
      [x, sy],
      [x + 11, sy - 1],
      [x + 12, sy + 4],
      [x + 1, sy + 4],
    ];
  });
  return (
    // sky, a beam of light, hills
    facet(`0,0 ${w},0 ${w},${h} 0,${h}`, "sky") +
    facet(`${w * 0.1 * ((n * 3) % 5)},0 ${w * 0.5},0 0,${y}`, "sky2", 0.7) +
    (n === 0 ? blob(w * 0.24, 30, 15, 15, "sun", { corners: 14 }) : "") +
    facet(`0,${y - 30} ${w * 0.4},${y - 38} ${w},${y - 30} ${w},${y} 0,${y}`, "hill") +
    place(w / 2, y, neighbours(n, w / scale), { scale }) +
    // the street, or the sand of the ring
    facet(`0,${y} ${w},${y} ${w},${h} 0,${h}`, ring ? "glade" : "street") +
    facet(`0,${y} ${w},${y} ${w},${y + 6} 0,${y + 6}`, ring ? "red2" : "street3") +
    facet(`0,${y + 34} ${w / 2},${y + 30} ${w},${y + 34} ${w},${y + 44} 0,${y + 44}`, "street2", ring ? 0.4 : 0.7) +
    facets(stones, "street3", ring ? 0.25 : 0.4) +
    landmark +
    (next ? [0, 1, 2].map((i) => hoof(10 + i * 12, 150 - i * 10 + (i % 2) * 12, 60, "ink", 0.6)).join("") : "") +
    (plain ? "" : plate(n, false))
  );
}

/** The number of a location on an enamelled plate, upper left. */
const plate = (n: number, closed: boolean): string =>
  place(
    17,
    18,
    cut("-12,-12 12,-12 12,12 -12,12", closed ? "asphalt" : "#fffdf6", { shadow: [2, 2], soft: 1 }) +
      keyline("-10,-10 10,-10 10,10 -10,10", closed ? "ink" : "#4f7f93", 1.6) +
      lettering(0, 6.5, n + 1, 18, { ink: closed ? "cloth" : "#2a3f6a" }),
  );

export interface CourseOptions {
  readonly w?: number | undefined;
  /** How many locations lie face down. */
  readonly closed?: number | undefined;
  /** Draw the steers, too; a board that moves them draws them itself. */
  readonly herd?: boolean | undefined;
}

/** Where the steers stand when so many locations lie face down: middle and scale. None: behind the start. */
export const herdSpot = (closed: number, w: number = PLACE_WIDTH): { x: number; y: number; scale: number } => ({
  x: (closed - 0.5) * w,
  y: w < 110 ? 70 : 74,
  scale: w < 110 ? 0.42 : 0.6,
});

/** The whole course, each location w × 176, without any runner on it; the steers stand on the last closed one. */
export function courseStrip(
  course: readonly LocationId[] = COURSE,
  { w = PLACE_WIDTH, closed = 0, herd = true }: CourseOptions = {},
): string {
  const tiles = course.map((id, n) =>
    crop(n * w, 0, w, COURSE_HEIGHT, courseTile(id, n, { w, closed: n < closed, next: n === closed })),
  );
  const { x, y, scale } = herdSpot(closed, w);
  const ropes = Array.from({ length: course.length - 1 }, (_, n) => n).filter((n) => n >= closed);
  return (
    tiles.join("") +
    // bunting from house to house, seams on the street
    ropes
      .map((n) =>
        pennants(
          [n * w + w * 0.62, 20 + (n % 2) * 6],
          [(n + 1) * w + w * 0.38, 20 + ((n + 1) % 2) * 6],
          w < 110 ? 4 : 6,
          9,
        ),
      )
      .join("") +
    Array.from({ length: course.length - 1 }, (_, i) => i + 1)
      .map((n) =>
        n <= closed
          ? stroke(`${n * w},0 ${n * w},176`, "ink", 2)
          : stroke(`${n * w},106 ${n * w},176`, "street3", 2, ' stroke-dasharray="3 5"'),
      )
      .join("") +
    (herd && closed > 0 ? place(x, y, cabestros(), { scale }) : "")
  );
}
