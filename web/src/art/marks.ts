/** Small marks of the tutorial: the pointing hand, and a line of bunting with a pennant for each step. */
import { cut, facet, keyline, PAPER, stroke, svg, type Point } from "./cut";

const HAND = "27,8 32,4 37,8 38,32 44,31 50,34 54,40 53,54 47,64 46,70 25,70 24,62 13,48 12,41 17,39 25,45";

/** The fingertip is at 32,4 of a box of 64 × 76, and points up. */
export const pointerSvg = (size: number): string =>
  svg(
    "0 0 64 76",
    cut(HAND, PAPER, { shadow: true, soft: 0 }) +
      keyline(HAND, "ink", 2.4) +
      facet("38,32 44,31 50,34 54,40 53,54 47,64 46,70 39,70 44,56 44,42", "cloth2") +
      stroke("38,33 38.5,42", "ink", 1.8) +
      stroke("44,33 44.5,42", "ink", 1.8) +
      stroke("49,36 49.5,43", "ink", 1.8) +
      cut("22,66 49,66 50,75 21,75", "red") +
      facet("36,66 49,66 50,75 36,75", "red2"),
    { width: size, height: (size * 76) / 64 },
  );

/** Pennants: red for what is done, outlined in ink for what is on, outlined faintly for what is to come. */
export function stepsSvg(done: number, steps: number): string {
  const width = steps * 14 + 4;
  const sag = (x: number): number => 3 + 3 * (1 - ((x - width / 2) / (width / 2)) ** 2);
  const pennant = (index: number): string => {
    const [left, right] = [3 + index * 14, 14 + index * 14];
    const tip: Point = [(left + right) / 2, sag((left + right) / 2) + 13];
    const shape: Point[] = [[left, sag(left)], [right, sag(right)], tip];
    if (index < done) return cut(shape, "red", { soft: 1.4 });
    return keyline(shape, index === done ? "line" : "var(--edge)", index === done ? 2 : 1.4);
  };
  const string: Point[] = [0, 0.25, 0.5, 0.75, 1].map((at): Point => [at * width, sag(at * width)]);
  const drawn = stroke(string, "line", 1.5) + Array.from({ length: steps }, (_, index) => pennant(index)).join("");
  return svg(`0 0 ${width} 22`, drawn, { width: Math.round(width * 1.1), height: 24 });
}
