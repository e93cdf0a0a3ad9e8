/**
 * A lane: the road of one player from 0 km to the goal, board and seat in one.
 * `laneLayout` says where things lie; the ground is drawn once a size, riders,
 * flags and badges are placed by the board.
 */
import { cut, facet, facets, keyline, lettering, place, seatInk, stroke, strokes } from "../cut";
import type { Point } from "../cut";
import type { Seat } from "../pieces";
import { glyph } from "../pieces";
import { rimmed } from "../scene/scissors";
import { stone } from "./distances";
import { castShadow } from "../scene/signs";
import { onFoot, riderOn } from "./vehicles";
import type { RiderOptions } from "./vehicles";

export interface LaneLayout {
  readonly w: number;
  readonly h: number;
  /** Kilometres at the right end. */
  readonly max: number;
  readonly phone: boolean;
  /** How much larger than usual things are drawn. */
  readonly tall: number;
  /** Upper edge and height of the ridden strip. */
  readonly roadY: number;
  readonly roadH: number;
  /** Scale of a rider (142 high) that stands on `footY`. */
  readonly riderScale: number;
  readonly footY: number;
}

/** Where things lie in a lane of w × h pixels that shows `max` kilometres. */
export function laneLayout(w: number, h: number, max: number): LaneLayout {
  const phone = w < 520;
  const tall = Math.min(1.6, Math.max(1, h / (phone ? 76 : 100))); // a tall lane is drawn larger, not emptier
  const roadH = Math.round((phone ? 15 : 18) * tall);
  const roadY = h - Math.round((phone ? 21 : 27) * tall);
  return { w, h, max, phone, tall, roadY, roadH, riderScale: (roadY + roadH - 5) / 148, footY: roadY + roadH - 3 };
}

/** What stays free at both ends: a rider at the start is not cut off. */
const edges = ({ phone, riderScale }: LaneLayout): readonly [number, number] => [riderScale * 72, phone ? 18 : 30];

/** Which kilometre lies at a place of the lane. */
export function laneKm(lane: LaneLayout, x: number): number {
  const [left, right] = edges(lane);
  return ((x - left) * lane.max) / (lane.w - left - right);
}

/** Where a kilometre lies. */
export function laneX(lane: LaneLayout, km: number): number {
  const { w, max } = lane;
  const [left, right] = edges(lane);
  return left + ((w - left - right) * Math.min(Math.max(km, 0), max)) / max;
}

/** The outline of a lane, for rings and dashes. */
export const laneOutline = ({ w, h }: LaneLayout): string =>
  `1.5,1.5 ${w - 1.5},1.5 ${w - 1.5},${h - 1.5} 1.5,${h - 1.5}`;

export interface GroundOptions {
  /** A stone every fifty kilometres with its number. */
  readonly stones?: boolean | undefined;
  /** Kilometres that stay free of stones: under riders, flags, badges. */
  readonly keep?: readonly number[] | undefined;
  /** Kilometres where a number is written: a post beside it would look like a dash. */
  readonly written?: readonly number[] | undefined;
}

/** Sky, hills, verge, road with its dashes, reflector posts every ten kilometres, stones every fifty. */
export function laneGround(lane: LaneLayout, { stones = true, keep = [], written = [] }: GroundOptions = {}): string {
  const { w, h, max, phone, tall, roadY, roadH } = lane;
  const x = (km: number): number => laneX(lane, km);
  const dashes = Array.from({ length: Math.floor(max / 5) }, (_, i): Point[] => {
    const [cx, y] = [x((i + 1) * 5), roadY + roadH / 2];
    return [
      [cx - 4, y],
      [cx + (phone ? 1 : 5), y],
      [cx + (phone ? 0 : 4), y + 2],
      [cx - 5, y + 2],
    ];
  });
  const tens = Array.from({ length: Math.floor(max / 10) }, (_, i) => (i + 1) * 10);
  const free = (km: number): boolean => keep.every((k) => Math.abs(x(k) - x(km)) > (phone ? 32 : 38));
  const bare = (km: number): boolean => written.every((k) => Math.abs(x(k) - x(km)) > (phone ? 22 : 32));
  const posts = (top: number, bottom: number): Point[][] =>
    tens
      .filter((km) => km % 50 && bare(km))
      .map((km) => [
        [x(km) - 2.2, roadY - bottom],
        [x(km) - 2.2, roadY - top],
        [x(km) + 2.2, roadY - top],
        [x(km) + 2.2, roadY - bottom],
      ]);
  return (
    facet(`0,0 ${w},0 ${w},${roadY} 0,${roadY}`, "sky") +
    facet(`0,0 ${w * 0.5},0 ${w * 0.3},${roadY} 0,${roadY}`, "sky2", 0.7) +
    facet(
      `0,${roadY - 14 * tall} ${w * 0.14},${roadY - 24 * tall} ${w * 0.3},${roadY - 12 * tall} ${w * 0.52},${roadY - 28 * tall} ${w * 0.7},${roadY - 13 * tall} ${w * 0.88},${roadY - 24 * tall} ${w},${roadY - 14 * tall} ${w},${roadY} 0,${roadY}`,
      "hill",
      0.55,
    ) +
    facet(
      `0,${roadY - 6} ${w * 0.3},${roadY - 9} ${w * 0.6},${roadY - 7} ${w},${roadY - 10} ${w},${roadY} 0,${roadY}`,
      "field",
      0.55,
    ) +
    facet(`0,${roadY - 3} ${w},${roadY - 3} ${w},${h} 0,${h}`, "asphalt") +
    facet(`0,${roadY - 5} ${w * 0.5},${roadY - 6} ${w},${roadY - 5} ${w},${roadY - 2} 0,${roadY - 2}`, "wall1") +
    facet(`0,${roadY - 2} ${w},${roadY - 2} ${w},${roadY} 0,${roadY}`, "shadow", 0.6) +
    facets(dashes, "mark", 0.55) +
    facets(posts(12, 4), "cloth") +
    facets(posts(13, 9), "red") +
    (stones
      ? tens
          .filter((km) => km % 50 === 0 && free(km))
          .map((km) => milestone(lane, km))
          .join("")
      : "")
  );
}

/** The stone of a kilometre in its lane. */
export const milestone = (lane: LaneLayout, km: number): string => {
  const { phone, tall, roadY } = lane;
  const scale = Math.min((phone ? 0.42 : 0.5) * tall, (roadY - 5) / 74);
  return (
    place(laneX(lane, km), roadY - 3, stone(), { scale }) +
    lettering(laneX(lane, km), roadY - (phone ? 7.4 : 9) * tall, km, (phone ? 13 : 14) * tall)
  );
};

/** Marks of the seat's cloth along the ridden strip. */
function weave(seat: Seat, from: number, to: number, y: number, h: number): string {
  const ink = `var(--seat-${seat}-on)` as const;
  const steps = Array.from({ length: Math.max(0, Math.floor((to - from) / 14)) }, (_, i) => from + 7 + i * 14);
  const [middle, foot] = [y + h / 2, y + h];
  const lines = (line: (x: number) => Point[], width: number): string =>
    strokes(steps.map(line), ink, width, ' opacity=".7"');
  switch (seat) {
    case 1:
      return "";
    case 2:
      return lines((x) => [[x - 3, foot - 1.5], [x + 3, y + 1.5]], 1.8); // prettier-ignore
    case 3:
      return lines((x) => [[x - 3, y + 2], [x + 1, middle], [x - 3, foot - 2]], 1.8); // prettier-ignore
    case 6:
      return lines((x) => [[x - 5, middle + 1.5], [x - 2, middle - 1.5], [x + 2, middle + 1.5], [x + 5, middle - 1.5]], 1.5); // prettier-ignore
    default:
      return steps.map((x) => glyph(seat, { x, y: middle, r: h * 0.27, fill: ink, line: null })).join("");
  }
}

/** The strip ridden from one kilometre to another, in the seat's colour and weave, pointed ahead. */
export function ridden(lane: LaneLayout, seat: Seat, to: number, from = 0): string {
  const [a, b] = [laneX(lane, from), laneX(lane, to)];
  if (b - a < 1) return "";
  const [top, foot] = [lane.roadY + 3, lane.roadY + lane.roadH - 3];
  const shape: Point[] = [
    [a, top],
    [b, top],
    [b + 5, (top + foot) / 2],
    [b, foot],
    [a, foot],
  ];
  return cut(shape, seatInk(seat), { soft: 0 }) + weave(seat, a, b - 4, top, foot - top) + keyline(shape, "line", 1.3);
}

/** The road without its dashes between two kilometres. */
const bareRoad = (lane: LaneLayout, from: number, to: number): string => {
  const [a, b, y] = [laneX(lane, from), laneX(lane, to), lane.roadY + lane.roadH / 2];
  return facet(`${a},${y - 1} ${b},${y - 1} ${b},${y + 3} ${a},${y + 3}`, "asphalt");
};

/** Ticks across the road: where the others' goals may be. They take the place of the dashes. */
export const goalTicks = (lane: LaneLayout, kilometres: readonly number[]): string =>
  (kilometres.length ? bareRoad(lane, Math.min(...kilometres) - 3, Math.max(...kilometres) + 3) : "") +
  strokes(
    kilometres.map((km) => [
      [laneX(lane, km), lane.roadY + 1],
      [laneX(lane, km), lane.roadY + lane.roadH - 1],
    ]),
    "mark",
    lane.phone ? 1.6 : 2,
  );

/** The way a distance card would lead: dashes between two kilometres. */
export const wayAhead = (lane: LaneLayout, from: number, to: number): string =>
  stroke(
    [
      [laneX(lane, from) + 8, lane.roadY + lane.roadH / 2],
      [laneX(lane, to), lane.roadY + lane.roadH / 2],
    ],
    "mark",
    4,
    ' stroke-dasharray="5 6"',
  );

/** The rider of a lane at a kilometre, on foot if there is no vehicle; a blocked one tips back. */
export function laneRider(
  lane: LaneLayout,
  km: number,
  vehicle: string,
  o: RiderOptions & { readonly blocked?: boolean | undefined } = {},
): string {
  const x = laneX(lane, km);
  return (
    castShadow(x, lane.footY + 1, lane.phone ? 30 : 40, 3) +
    // lamplight around dark cloth at night
    place(x, lane.footY, rimmed(vehicle ? riderOn(vehicle, o) : onFoot(o), 1.8, "bull-edge"), {
      scale: lane.riderScale,
      turn: o.blocked ? -9 : 0,
    })
  );
}
