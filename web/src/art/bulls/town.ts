/**
 * The town as a folded map: sheets that lie on one another from the gates to
 * the sea, houses on their edges, streets, plazas. The board says where things
 * are; everything under pieces stays within a few per cent of one tone.
 */
import { blob, cut, facet, facets, jitter, place, stroke, kept } from "../cut";
import type { Ink, Point } from "../cut";

/** The ground of each row of sheets, from the gates down. */
const SHEETS: readonly Ink[] = ["street2", "sky"];
/** The rim of the places of each row: clay, sand, field, sea. */
const RIMS: readonly Ink[] = ["skin1", "horn", "field2", "water2"];

const rimOf = (row: number): Ink => RIMS[Math.min(row, RIMS.length - 1)] ?? "horn";

export interface GroundOptions {
  /** Where each sheet ends, from the top; the last one is the quay. */
  readonly edges: readonly number[];
  /** Where the light ends. */
  readonly quay: number;
  /** The water line. */
  readonly sea: number;
  readonly small: boolean;
}

/** The sheets of a town of w × h, above the sea. */
export function ground(w: number, h: number, { edges, quay, sea, small }: GroundOptions): string {
  const sheets = edges
    .map((y, row) => {
      const j = jitter(row, w, h);
      const edge = Array.from({ length: 13 }, (_, k): Point => [(w / 12) * (12 - k), y + j(small ? 1.5 : 3)]);
      const sheet: Point[] = [[0, 0], [w, 0], ...edge];
      const last = row === edges.length - 1;
      return (
        place(0, small ? 3 : 5, facet(sheet, "shadow")) +
        facet(sheet, last ? "wall1" : (SHEETS[row % SHEETS.length] ?? "sky")) +
        (last ? "" : facet([[0, y - 6], [w, y - 6], ...edge], "street3", 0.22))
      );
    })
    .reverse();
  const beams = [0, 1, 2, 3].map((i): Point[] => [
    [w * (0.02 + i * 0.28), 0],
    [w * (0.12 + i * 0.28), 0],
    [w * (i * 0.28 - 0.06), quay],
    [w * (i * 0.28 - 0.2), quay],
  ]);
  return (
    facet(`0,0 ${w},0 ${w},${h} 0,${h}`, "water") +
    facet(
      [
        [0, sea - 22],
        [w * 0.3, sea - 14],
        [w * 0.6, sea - 22],
        [w, sea - 12],
        [w, sea + 12],
        [w * 0.5, sea + 20],
        [0, sea + 10],
      ],
      "water2",
    ) +
    sheets.join("") +
    facets(beams, "sky2", 0.35)
  );
}

const WALLS: readonly Ink[] = ["wall1", "wall2", "wall4", "wall3"];

function house(x: number, base: number, w: number, h: number, number: number): string {
  const top = base - h;
  const windows = Math.max(1, Math.floor(w / 11));
  const panes = Array.from({ length: windows }, (_, k) => x + (w / windows) * (k + 0.5) - 2.2).flatMap((left) =>
    [6, 18].filter((down) => h > (down === 6 ? 17 : 34)).map((down): Point => [left, top + down]),
  );
  const tall = facets(
    panes.map(([px, py]) => [[px, py], [px + 4.4, py], [px + 4.4, py + 6.4], [px, py + 6.4]]), // prettier-ignore
    "window",
  );
  return (
    facet([[x + 3, base], [x + w + 4, base], [x + w + 4, top + 5], [x + 3, top + 5]], "shadow") + // prettier-ignore
    facet(
      [
        [x, base],
        [x, top],
        [x + w, top - 0.5],
        [x + w, base],
      ],
      WALLS[number % WALLS.length] ?? "wall1",
    ) + // prettier-ignore
    facet(
      [
        [x + w * 0.72, base],
        [x + w * 0.72, top],
        [x + w, top],
        [x + w, base],
      ],
      "shadow",
      0.4,
    ) + // prettier-ignore
    facet(
      [
        [x - 2, top + 1],
        [x + 2, top - 6],
        [x + w - 2, top - 6.5],
        [x + w + 2, top + 1],
      ],
      number % 3 ? "roof" : "roof2",
    ) + // prettier-ignore
    (panes.length > 0 ? tall : "")
  );
}

/** Houses side by side from x1 to x2, on the edge of a sheet; `first` varies their walls. */
export const terrace = kept((x1: number, x2: number, base: number, h: number, first: number): string => {
  const j = jitter(x1, x2, base);
  let houses = "";
  let number = first;
  for (let x = x1; x < x2 - 14; number += 1) {
    const w = Math.min(24 + Math.abs(j(14)), x2 - x - 2);
    if (w < 12) break;
    houses += house(x, base, w, h * (0.72 + Math.abs(j(0.28))), number);
    x += w + 1;
  }
  return houses;
});

/** The outline of a street between two mouths, which are level. */
export const streetOutline = ([x1, y1]: Point, [x2, y2]: Point, w1: number, w2: number): Point[] => [
  [x1 - w1 / 2, y1],
  [x1 + w1 / 2, y1],
  [x2 + w2 / 2, y2],
  [x2 - w2 / 2, y2],
];

/** A street, w1 wide at its upper mouth and w2 at its lower one; a faint one has been passed. */
export function street(a: Point, b: Point, w1: number, w2: number, faint = false): string {
  const shape = streetOutline(a, b, w1, w2);
  const [, [x1, y1], [x2, y2]] = shape as [Point, Point, Point, Point];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const line: Point[] = [
    [a[0] + dx * 0.1, a[1] + dy * 0.1],
    [b[0] - dx * 0.1, b[1] - dy * 0.1],
  ];
  const drawing =
    place(2.5, 3, facet(shape, "shadow")) +
    facet(shape, "plaza") +
    facet(
      [
        [x1, y1],
        [x1 - w1 * 0.22, y1],
        [x2 - w2 * 0.22, y2],
        [x2, y2],
      ],
      "street3",
      0.35,
    ) + // prettier-ignore
    stroke(line, "street3", 1.8, ' stroke-dasharray="1 7"');
  return faint ? `<g opacity=".5">${drawing}</g>` : drawing;
}

/** A rectangle with its corners cut off by `m`. */
export const chamfer = (x: number, y: number, w: number, h: number, m: number): Point[] => [
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

/** An open plaza: a rim, paving, a facet of light. */
export function plaza(x: number, y: number, w: number, h: number, row: number, small: boolean): string {
  const m = small ? 9 : 16;
  const rim = small ? 3 : 5;
  return (
    cut(chamfer(x, y, w, h, m), rimOf(row), { shadow: [3, 4] }) +
    facet(chamfer(x + rim, y + rim, w - rim * 2, h - rim * 2, m - 3), "tile2") +
    facet([[x + 8, y + 10], [x + w * 0.6, y + 6], [x + w * 0.2, y + h - 10], [x + 8, y + h - 14]], "tile1", 0.5) // prettier-ignore
  );
}

/** The mouth of a street at the foot of a plaza. */
export const mouth = (x: number, y: number, w: number): string =>
  facet([[x - w / 2, y - 9], [x + w / 2, y - 9], [x + w / 2, y + 3], [x - w / 2, y + 3]], "plaza"); // prettier-ignore

/** Cobbles between two lanes. */
export const cobbles = (x: number, y1: number, y2: number): string =>
  stroke([[x, y1], [x, y2]], "street3", 2.4, ' stroke-dasharray="2 6"'); // prettier-ignore

/** The sheet of a place where runners will land. */
export function landing(x: number, y: number, w: number, h: number, row: number, small: boolean): string {
  const m = small ? 8 : 14;
  return (
    cut(chamfer(x, y, w, h, m), rimOf(row), { shadow: [3, 4] }) +
    facet(chamfer(x + 4, y + 4, w - 8, h - 8, m - 2), "var(--paper)")
  );
}

/** A place of a folded row: a strip of w × h. */
export const strip = (x: number, y: number, w: number, h: number, row: number): string =>
  cut(chamfer(x, y, w, h, 9), rimOf(row), { shadow: [2, 3] }) + facet(chamfer(x + 3, y + 3, w - 6, h - 6, 7), "tile1");

const ROUND = { corners: 12, wobble: 0.01 };

/** A place of a folded row that has no room for a name, or of one already passed: a disc. */
export const disc = (x: number, y: number, r: number, row: number, passed: boolean): string => {
  const inner = passed ? r * 0.72 : r - 2.5;
  const drawing =
    blob(x, y, r, r, rimOf(row), { ...ROUND, shadow: [1.5, 2] }) +
    blob(x, y, inner, inner, passed ? "plaza" : "tile1", ROUND);
  return passed ? `<g opacity=".75">${drawing}</g>` : drawing;
};
