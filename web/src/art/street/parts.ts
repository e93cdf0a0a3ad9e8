/** Parts that break and are mended: wheels, boots, boards, chains, holes in the road. */
import { blob, cut, dot, facet, keyline, place, stroke, strokes } from "../cut";
import type { Ink, Point } from "../cut";
import { hoop, lifted } from "../scene/scissors";

/** A big wheel with spokes, radius r; a broken one gapes to the right. */
export function bigWheel(x: number, y: number, r: number, broken = false): string {
  const [from, to] = broken ? [0.5, 5.6] : [0, Math.PI * 2];
  const rim = Array.from({ length: 23 }, (_, i): Point => {
    const a = from + ((to - from) * i) / 22;
    const bent = r * (broken && i > 16 ? 1 + (i - 16) * 0.022 : 1);
    return [x + Math.cos(a) * bent, y + Math.sin(a) * bent];
  });
  const count = broken ? 7 : 10;
  const spokes = Array.from({ length: count }, (_, i): Point[] => {
    const a = from + 0.3 + ((to - from) * i) / count;
    return [
      [x, y],
      [x + Math.cos(a) * r * 0.9, y + Math.sin(a) * r * 0.9],
    ];
  });
  return (
    place(3, 4, stroke(rim, "shadow", 8)) +
    strokes(spokes, "cloth2", 2) +
    stroke(rim, "ink", 9) +
    stroke(rim, "cloth2", 2) +
    blob(x, y, 7, 7, "cloth", { corners: 10 }) +
    dot(x, y, 2.6, "ink")
  );
}

/** The boot of a skate, 68 × 57. */
export const boot = (ink: Ink = "wood3"): string =>
  lifted("-26,-46 8,-48 9,-22 34,-15 38,2 -28,3", ink) +
  facet("-26,-46 -10,-47 -12,3 -28,3", "rgb(0 0 0/.15)") +
  stroke("-2,-38 9,-37", "cloth", 4) +
  stroke("-1,-29 10,-27", "cloth", 4) +
  stroke("4,-21 16,-17", "cloth", 4) +
  cut("-30,-52 10,-54 10,-46 -29,-44", "cloth") +
  // the rail that carries the wheels
  cut("-30,3 40,2 38,9 -28,9", "ink");

/** A white wheel of a board or skate. */
export const whiteWheel = (x: number, y: number): string =>
  dot(x, y, 8, "cloth") + hoop(x, y, 8, "ink", 2) + dot(x, y, 2.8, "ink");

/** Half a snapped board, 48 long; side 1 is the left half, -1 the right. */
export function halfBoard(side: 1 | -1): string {
  const on = (shape: readonly Point[]): Point[] => shape.map(([x, y]) => [x * side, y]);
  return (
    lifted(
      on([
        [-50, -6],
        [-44, -16],
        [-4, -16],
        [-9, -9],
        [-2, -5],
        [-8, 2],
        [-44, 2],
      ]),
      "roof",
      [2, 4],
    ) +
    facet(
      on([
        [-50, -6],
        [-44, -16],
        [-4, -16],
        [-7, -12],
        [-44, -11],
      ]),
      "ink",
    ) +
    whiteWheel(-30 * side, 9)
  );
}

/** A link of a chain, 24 × 12; an open one has sprung. */
export const link = (x: number, y: number, turn: number, open = false): string => {
  const bent = (ink: Ink, width: number): string =>
    open
      ? stroke("-3,-6 -11,-6 -11,6 -3,6", ink, width) + stroke("4,-6 12,-3", ink, width)
      : keyline("-9,-6 9,-6 12,0 9,6 -9,6 -12,0", ink, width);
  return place(x, y, bent("ink", 6.5) + bent("cloth2", 2.6), { turn });
};

/** A gear of radius r. */
export function gear(x: number, y: number, r: number): string {
  const teeth = Array.from({ length: 48 }, (_, i): Point => {
    const a = (i / 48) * Math.PI * 2;
    const q = i % 4 < 2 ? r : r * 0.84;
    return [x + Math.cos(a) * q, y + Math.sin(a) * q];
  });
  return (
    cut(teeth, "sun", { shadow: [2, 3], soft: 1 }) +
    blob(x, y, r * 0.5, r * 0.5, "wood2", { corners: 12, wobble: 0.01 }) +
    dot(x, y, r * 0.2, "cloth")
  );
}

/** A spanner, 24 × 65. */
export const spanner = (x: number, y: number, scale: number, turn: number): string =>
  place(
    x,
    y,
    lifted("-5,-4 -6,-16 -12,-22 -10,-32 -4,-27 4,-27 10,-32 12,-22 6,-16 5,-4 6,28 0,33 -6,28", "cloth2", [2, 3]) +
      facet("-5,-4 -6,-16 -12,-22 -10,-32 -4,-27 -2,-20 -1,28 -6,28", "cloth"),
    { scale, turn },
  );

/** A hole in the road with its cracks, about 100 × 40. */
export const hole = (x: number, y: number, scale = 1): string =>
  place(
    x,
    y,
    cut("-38,2 -26,-9 -2,-12 26,-9 40,1 28,12 0,16 -26,12", "asphalt2") +
      cut("-32,2 -22,-6 0,-8 22,-6 33,1 22,9 0,12 -22,9", "ink") +
      facet("-32,2 -22,-6 0,-8 22,-6 33,1 24,0 0,-2 -22,1", "wood2") +
      strokes(
        [
          [
            [-40, 6],
            [-52, 10],
          ],
          [
            [40, 5],
            [50, 11],
          ],
          [
            [18, 14],
            [24, 22],
          ],
          [
            [-30, -9],
            [-38, -16],
          ],
        ],
        "ink",
        2.4,
      ),
    { scale },
  );

/** The tray of a scooter with the foot of its steering, 96 × 46. */
export const tray = (ink: Ink): string =>
  lifted("-46,-8 34,-8 44,-14 50,-4 38,6 -44,6", ink, [3, 5]) +
  facet("-46,-8 34,-8 32,-2 -45,-2", "ink") +
  cut("38,-12 46,-18 40,-40 33,-38", "cloth2");
