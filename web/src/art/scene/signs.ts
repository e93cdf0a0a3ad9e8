/** Habits of the road pictures, 120 × 90: cast shadows, bolts, flight paths, ticks and crosses. */
import { blob, curve, cut, facet, place, round, stroke } from "../cut";
import type { Ink, Point } from "../cut";

/** The shadow that something `w` wide casts on the road at x, y. */
export const castShadow = (x: number, y: number, w: number, h = 4): string =>
  facet(
    [
      [x - w * 0.5, y],
      [x, y - h],
      [x + w * 0.62, y - h * 0.4],
      [x + w * 0.7, y + h * 0.5],
      [x + w * 0.1, y + h],
      [x - w * 0.45, y + h * 0.6],
    ],
    "shadow",
  );

/** A bolt of pain, 20 × 32. */
export const bolt = (x: number, y: number, scale: number, turn = 0): string =>
  place(x, y, cut("-4,-16 8,-16 2,-4 10,-4 -6,16 -2,2 -10,2", "red", { shadow: [1.5, 2], soft: 1 }), { scale, turn });

/** A curved arrow from one point over another to a third; dashed if it is a path through the air. */
export function flight(from: Point, over: Point, to: Point, ink: Ink = "red", width = 3.4, dashed = true): string {
  const a = Math.atan2(to[1] - over[1], to[0] - over[0]);
  const tip = width * 2.1;
  const end: Point = [to[0] - Math.cos(a) * tip * 0.7, to[1] - Math.sin(a) * tip * 0.7];
  return (
    curve(
      `M${from.join(" ")}Q${over.join(" ")} ${end.map(round).join(" ")}`,
      ink,
      width,
      dashed ? ` stroke-dasharray="${round(width * 0.9)} ${round(width * 2)}"` : "",
    ) +
    place(to[0], to[1], cut("-9,-8 6,0 -9,8", ink, { soft: 1 }), { scale: tip / 7, turn: round((a * 180) / Math.PI) })
  );
}

const seal = (ground: Ink, sign: string): string =>
  blob(1.5, 2, 12, 12, "shadow", { corners: 13, wobble: 0.01 }) +
  blob(0, 0, 12, 12, ground, { corners: 13, wobble: 0.01 }) +
  sign;

/** A green seal with a tick, 24 wide: mended. */
export const tickSeal = (x: number, y: number, scale = 1): string =>
  place(x, y, seal("#1e6845", stroke("-5.5,0 -1.5,5 6,-5", "#fffdf6", 3.6)), { scale });

/** A red seal with a cross, 24 wide: broken. */
export const crossSeal = (x: number, y: number, scale = 1): string =>
  place(x, y, seal("#c2142b", stroke("-5,-5 5,5", "#fffdf6", 3.6) + stroke("5,-5 -5,5", "#fffdf6", 3.6)), { scale });

/** Three strokes of a crack above 0,0. */
export const crack = (x: number, y: number, scale = 1, turn = 0): string =>
  place(x, y, stroke("-12,-6 -17,-11", "red", 3) + stroke("12,-6 17,-11", "red", 3) + stroke("0,-10 0,-17", "red", 3), {
    scale,
    turn,
  });

/** A glint on something new. */
export const glint = (x: number, y: number, scale = 1): string =>
  place(
    x,
    y,
    cut("0,-10 2.5,-2.5 10,0 2.5,2.5 0,10 -2.5,2.5 -10,0 -2.5,-2.5", "cloth", { shadow: [1, 1.5], soft: 0.6 }),
    { scale },
  );
