// A picture cut out of a board: which part of it, how large, and the marks on it.

import { around, grown, type Box } from "../tutorial/spots";

export interface Size {
  w: number;
  h: number;
}

/** Part of the board, and how large it is shown. */
export interface Cut {
  x: number;
  y: number;
  scale: number;
}

const AIR = 46; // around what matters, in pixels of the board
const LARGEST = 1.1; // times its size on the board: drawings stay sharp, but a picture is no magnifying glass

/** The part that shows all of these in a picture of that size; without any, the whole board. */
export function cutAround(boxes: readonly Box[], board: Size, picture: Size): Cut {
  const focus = around(boxes);
  const part = focus === null ? { x: 0, y: 0, ...board } : grown(focus, AIR);
  const scale = Math.min(LARGEST, picture.w / part.w, picture.h / part.h);
  const within = (middle: number, room: number, whole: number): number =>
    room >= whole ? (whole - room) / 2 : Math.max(0, Math.min(middle - room / 2, whole - room));
  return {
    x: within(part.x + part.w / 2, picture.w / scale, board.w),
    y: within(part.y + part.h / 2, picture.h / scale, board.h),
    scale,
  };
}

/** A mark over the picture: a ring around one thing, or a way from thing to thing with a dot where it ends. */
export interface Mark {
  ring: Box | null;
  way: string;
  end: { x: number; y: number } | null;
}

export function markOf(boxes: readonly Box[], { x, y, scale }: Cut, straight = false): Mark | null {
  const seen = boxes.map((box) => ({
    x: (box.x - x) * scale,
    y: (box.y - y) * scale,
    w: box.w * scale,
    h: box.h * scale,
  }));
  const [first, last] = [seen[0], seen.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (seen.length === 1) return { ring: grown(first, 3), way: "", end: null };
  const from = { x: first.x + first.w / 2, y: first.y + first.h / 2 };
  const to = { x: last.x + last.w / 2, y: last.y + last.h / 2 };
  const bend = straight ? 0 : Math.min(18, Math.abs(to.x - from.x) / 8);
  const middle = `${((from.x + to.x) / 2).toFixed(1)} ${((from.y + to.y) / 2 - bend).toFixed(1)}`;
  const way = `M${from.x.toFixed(1)} ${from.y.toFixed(1)}Q${middle} ${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
  return { ring: null, way, end: to };
}
