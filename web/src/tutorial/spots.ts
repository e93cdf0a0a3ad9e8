// Where the tutorial's card and hand go: near what they speak about, and never over it.

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Which way the fingertip points. */
export type Way = "up" | "down" | "left" | "right";

export interface Hand {
  x: number; // of its fingertip
  y: number;
  way: Way;
}

const CLEAR = 24; // between card and hole
const EDGE = 14; // between card and the edge of the screen
const HEADER = 52;
const MANY = 10; // from so many holes on, one around them all
const FINGER = 10; // between the fingertip and its target
const HAND = 70; // how long it is
const DOCK = 80; // the row under the thumb: the pace is set there
const DAB = 60; // below a target in the upper half of a phone: room for the hand

export const grown = ({ x, y, w, h }: Box, by: number): Box => ({ x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by });

export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h));
  return { x, y, w: right - x, h: bottom - y };
}

/** The holes for these targets. */
export function holesFor(targets: readonly Box[]): Box[] {
  const all = around(targets);
  if (all === null) return [];
  return targets.length >= MANY ? [grown(all, 12)] : targets.map((box) => grown(box, targets.length > 3 ? 5 : 12));
}

export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

const covered = (card: Box, holes: readonly Box[], clear: number): number =>
  holes.reduce((sum, hole) => sum + overlap(card, grown(hole, clear)), 0);

/** Where the card goes on a screen of that size; the best place that keeps clear of the holes. */
export function cardSpot(
  holes: readonly Box[],
  screen: Box,
  card: { w: number; h: number },
  phone: boolean,
  hand: readonly Box[] = [], // cards to be read meanwhile: not covered if that can be helped
): Box {
  const { w, h } = card;
  const low = screen.h - h - EDGE;
  const right = screen.w - w - EDGE;
  const at = (x: number, y: number): Box => ({
    x: Math.max(EDGE, Math.min(x, right)),
    y: Math.max(HEADER, Math.min(y, low)),
    w,
    h,
  });
  const hole = around(holes);
  if (hole === null) return at((screen.w - w) / 2, screen.h * 0.3);
  const bottom = hole.y + hole.h;
  const above = hole.y - CLEAR - h - 14; // the portrait stands out
  const spots = phone
    ? [
        ...(hole.y > screen.h / 2
          ? [at(EDGE, above), at(EDGE, 262)]
          : [at(EDGE, bottom + DAB), at(EDGE, bottom + CLEAR)]),
        at(EDGE, low),
        at(EDGE, HEADER + 20),
        at(EDGE, screen.h * 0.4),
      ]
    : [
        at(hole.x, above),
        at(hole.x, bottom + DAB),
        at(hole.x + hole.w + CLEAR + HAND, hole.y),
        at(hole.x - w - CLEAR - HAND, hole.y),
        at(EDGE, low),
        at(right, low),
        at(EDGE, HEADER + 20),
        at(right, HEADER + 20),
      ];
  const free = spots.filter((spot) => covered(spot, holes, CLEAR - 1) === 0);
  const clear = free.find((spot) => covered(spot, hand, 0) === 0) ?? free[0];
  if (clear) return clear;
  return spots.reduce((best, spot) => (covered(spot, holes, 4) < covered(best, holes, 4) ? spot : best));
}

/** Where the card waits while the others play: over the hand, clear of the board and of what is told of them. */
export function asideSpot(screen: Box, { w, h }: { w: number; h: number }): Box {
  return { x: EDGE, y: Math.max(HEADER, screen.h - h - DOCK), w, h };
}

/** The hand at a target: from the side with most room that neither the card nor another hole needs. */
export function handSpot(target: Box, card: Box, holes: readonly Box[], screen: Box): Hand | null {
  const middle = { x: target.x + target.w / 2, y: target.y + target.h / 2 };
  const right = target.x + target.w;
  const bottom = target.y + target.h;
  const sides: { hand: Hand; area: Box; room: number }[] = [
    {
      hand: { x: right + FINGER, y: middle.y, way: "left" },
      area: { x: right + FINGER, y: middle.y - 26, w: HAND, h: 52 },
      room: screen.w - right,
    },
    {
      hand: { x: target.x - FINGER, y: middle.y, way: "right" },
      area: { x: target.x - FINGER - HAND, y: middle.y - 26, w: HAND, h: 52 },
      room: target.x,
    },
    {
      hand: { x: middle.x, y: bottom + FINGER, way: "up" },
      area: { x: middle.x - 26, y: bottom + FINGER, w: 52, h: HAND },
      room: screen.h - bottom,
    },
    {
      hand: { x: middle.x, y: target.y - FINGER, way: "down" },
      area: { x: middle.x - 26, y: target.y - FINGER - HAND, w: 52, h: HAND },
      room: target.y,
    },
  ];
  const others = holes.filter((hole) => overlap(hole, target) === 0);
  const free = sides
    .filter(({ area }) => overlap(area, screen) > area.w * area.h - 1)
    .filter(({ area }) => overlap(area, card) === 0 && covered(area, others, 0) === 0)
    .sort((a, b) => b.room - a.room);
  return free[0]?.hand ?? null;
}

/** A hole cut by scissors: eight corners, each a little off. */
export function cutOut({ x, y, w, h }: Box): string {
  const off = (n: number): number => ((Math.round(x * 7 + y * 13 + n * 31) % 7) - 3) * 0.9;
  const corners = [
    [x, y],
    [x + w / 2, y],
    [x + w, y],
    [x + w, y + h / 2],
    [x + w, y + h],
    [x + w / 2, y + h],
    [x, y + h],
    [x, y + h / 2],
  ].map(([a = 0, b = 0], index) => `${(a + off(index)).toFixed(1)} ${(b + off(index + 8)).toFixed(1)}`);
  return `M${corners.join("L")}Z`;
}
