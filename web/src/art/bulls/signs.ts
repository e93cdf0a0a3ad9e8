/** Street signs, the tokens that hang from them, and the small marks of the town: horns, slots, counts. Around 0,0. */
import { PAPER, PRINT, cut, dot, facet, keyline, lettering, place, seatInk, slabShape, stroke } from "../cut";
import type { Ink, Point } from "../cut";
import { glyph } from "../pieces";
import type { Seat } from "../pieces";
import { directionToken } from "./pieces";

export type Sign = "odd" | "even" | "both";
/** Which way it points: -1 left, 1 right, 0 nowhere. */
export type Side = -1 | 0 | 1;

/** The enamel of even signs, by day and by night: red is left to the herd. */
export const EVEN = "#3a3442";

export const NUMBERS: Readonly<Record<"odd" | "even", string>> = { odd: "1·3·5", even: "2·4·6" };

/** The outline of a plate of w × h, for rings and dashes. */
export function plateOutline(w: number, h: number, side: Side): Point[] {
  const tip = side ? h * 0.42 : 0;
  const [l, r, t, b] = [-w / 2, w / 2, -h / 2, h / 2];
  if (side < 0) return [[r, t], [l, t], [l - tip, 0], [l, b], [r, b]]; // prettier-ignore
  if (side > 0) return [[l, t], [r, t], [r + tip, 0], [r, b], [l, b]]; // prettier-ignore
  return [[l, t], [r, t], [r, b], [l, b]]; // prettier-ignore
}

export interface PlateOptions {
  readonly w: number;
  readonly h: number;
  readonly side?: Side | undefined;
  readonly text?: string | undefined;
  readonly size?: number | undefined;
  /** One pip on odd signs, two on even ones, so that they differ without colour. */
  readonly pips?: boolean | undefined;
}

/** A street sign. Odd: white enamel, one pip. Even: slate enamel, two pips. A single way: stone. */
export function plate(sign: Sign, { w, h, side = 0, text = "", size = 15, pips = false }: PlateOptions): string {
  const shape = plateOutline(w, h, side);
  const [ground, ink, edge] =
    sign === "both"
      ? (["var(--stone-2)", "var(--ink)", "var(--edge)"] as const)
      : sign === "odd"
        ? ([PAPER, PRINT, PRINT] as const)
        : ([EVEN, PAPER, PAPER] as const);
  const left = -w / 2;
  const marks =
    !pips || sign === "both"
      ? ""
      : sign === "odd"
        ? dot(left + 8, 0, 2.6, ink)
        : dot(left + 6, -3, 2.5, ink) + dot(left + 11, 3, 2.5, ink);
  return (
    cut(shape, ground, { shadow: [1.5, 2.5], soft: 1 }) +
    keyline(shape, edge, 1.4) +
    marks +
    (text ? lettering(marks ? 7 : 0, size * 0.36, text, size, { ink }) : "")
  );
}

/** A sign that is only its pips, where there is no room for numbers. */
export function pipPlate(sign: "odd" | "even", side: Side, size = 15): string {
  const shape = plateOutline(size, size, side);
  const odd = sign === "odd";
  return (
    cut(shape, odd ? PAPER : EVEN, { shadow: [1, 1.5], soft: 1 }) +
    keyline(shape, odd ? PRINT : PAPER, 1.2) +
    (odd ? dot(0, 0, 2.6, PRINT) : dot(-2.8, -2.8, 2.3, PAPER) + dot(2.8, 2.8, 2.3, PAPER))
  );
}

/** A sign with a token on a folded row: the plate takes the seat's colour and shape. */
export function tokenPlate(seat: Seat, sign: "odd" | "even", side: Side, small: boolean): string {
  const shape = small ? plateOutline(17, 17, side) : plateOutline(56, 24, side);
  const on: Ink = `var(--seat-${seat}-on)`;
  return (
    cut(shape, seatInk(seat), { shadow: [1.5, 2.5], soft: 1 }) +
    keyline(shape, "line", 1.6) +
    glyph(seat, { x: small ? 0 : -side * 18, r: small ? 5.6 : 7, fill: on, line: null }) +
    (small ? "" : lettering(side * 9, 5.6, NUMBERS[sign], 15, { ink: on }))
  );
}

/** A direction token under its sign: it hangs from two strings, or is a ghost in a dashed ring. */
export function pennant(seat: Seat, side: Side, ghost = false): string {
  const token = place(0, 2, directionToken(seat, side < 0 ? 155 : side > 0 ? 25 : 90), { scale: 0.62 });
  if (!ghost) return stroke("-9,-16 -9,-6", PRINT, 1.4) + stroke("9,-16 9,-6", PRINT, 1.4) + token;
  return (
    `<g opacity=".72">${token}</g>` +
    '<circle r="22" fill="none" stroke="var(--ink)" stroke-width="1.8" stroke-dasharray="4 4"/>'
  );
}

const horn = (side: 1 | -1): Point[] =>
  ([[9, -13], [15, -15], [18, -19], [18, -26], [24, -18], [22, -10], [15, -6], [9, -8]] as const) // prettier-ignore
    .map(([x, y]) => [side * x, y]);

/** The ground of a runner whose number a bull will meet, under a die of `px`: red, with horns. */
export const horned = (px: number): string =>
  place(
    0,
    0,
    ([-1, 1] as const)
      .map((side) => cut(horn(side), "#ecd0a0", { soft: 1.2 }) + keyline(horn(side), PRINT, 1.4))
      .join("") + cut("-19,-17 19,-18 20,19 -19,20", "red", { soft: 3, shadow: [2, 3] }),
    { scale: px / 36 },
  );

const SLOTS = 6;

/** Six slots from x, y: as many are red as faces are deadly. */
export const slots = (x: number, y: number, deadly: number, size = 8, gap = 2): string =>
  Array.from({ length: SLOTS }, (_, slot) => {
    const [fill, edge] = slot < deadly ? ["var(--red)", "var(--red)"] : ["none", "var(--edge)"];
    const left = Math.round((x + slot * (size + gap)) * 10) / 10;
    return `<rect x="${left}" y="${y}" width="${size}" height="${size}" rx="1" fill="${fill}" stroke="${edge}" stroke-width="1.4"/>`;
  }).join("");

/** How many dice lie in a stack: a paper tab from its left edge at 0, beside a die of `px`. */
export function countTab(count: number, width: number, px: number, size: number): string {
  const h = px * 0.62;
  const shape: Point[] = [[0, -h / 2], [width, -h / 2 + 1], [width - 1, h / 2], [0, h / 2]]; // prettier-ignore
  return (
    cut(shape, PAPER, { shadow: [1.5, 2], soft: 1 }) +
    keyline(shape, PRINT, 1.2) +
    lettering(width / 2 + 1, size * 0.36, `×${count}`, size, { plain: true, weight: 600 })
  );
}

/** A number at the head of a line of the crowd, and how many show it if that is all it says; on red when a bull will meet it. */
export function crowdNumber(face: number, count: number | null, size: number, hot: boolean): string {
  const w = count === null ? 15 : 34;
  const ink = hot ? PAPER : PRINT;
  const number = lettering(count === null ? 0 : -9, size * 0.33, face, size, { ink });
  const many = count === null ? "" : lettering(6, 4.8, `×${count}`, 13.5, { ink, plain: true, weight: 600 });
  return (hot ? facet(slabShape(-w / 2, -7.5, w, 15, 0.6), "var(--red)") : "") + number + many;
}
