/**
 * Where things lie on the field: a square from 0 to 7 both ways, with row 0 at the bottom and 24 posts clockwise from the
 * top left. This is for drawing only: the server says what a fence encloses.
 */
import type { Point } from "../cut";

/** A post, 0 to 23, as a grid point. */
export const postPoint = (i: number): Point =>
  i < 6 ? [i + 1, 7] : i < 12 ? [7, 12 - i] : i < 18 ? [18 - i, 0] : [0, i - 17];

export interface FieldLayout {
  /** Side of the whole drawing. */
  readonly size: number;
  /** One unit of the grid, and the margin where the posts stand. */
  readonly unit: number;
  readonly margin: number;
  /** How far the middle of a post lies outside the edge, and its radius. */
  readonly postOffset: number;
  readonly postRadius: number;
  /** Scale of the animals (60 wide) and of the fences. */
  readonly animalScale: number;
  readonly fenceScale: number;
}

/** The layout for a field shown `px` wide: phones get bigger posts and animals, thumbnails no posts. One unit is a pixel. */
export function fieldLayout(px: number): FieldLayout {
  const tiny = px < 200;
  const margin = tiny ? px * 0.05 : px < 520 ? 40 : px * 0.073;
  const unit = (px - margin * 2) / 7;
  const postRadius = tiny ? 0 : px < 520 ? 14 : unit * 0.21;
  return {
    size: px,
    unit,
    margin,
    postOffset: tiny ? 0 : px < 520 ? 19 : postRadius * 1.3,
    postRadius,
    animalScale: (unit / 60) * (tiny ? 1.05 : 0.92),
    fenceScale: tiny ? Math.max(0.4, px / 320) : Math.max(0.62, unit / 76),
  };
}

/** A grid point on the drawing. */
export const at = ({ size, unit, margin }: FieldLayout, [x, y]: Point): Point => [
  margin + x * unit,
  size - margin - y * unit,
];

/** Where a fence meets the edge at a post. */
export const fenceEnd = (field: FieldLayout, post: number): Point => at(field, postPoint(post));

/** The middle of a post, outside the edge. */
export function postMiddle(field: FieldLayout, post: number): Point {
  const [x, y] = fenceEnd(field, post);
  const d = field.postOffset;
  return post < 6 ? [x, y - d] : post < 12 ? [x + d, y] : post < 18 ? [x, y + d] : [x - d, y];
}
