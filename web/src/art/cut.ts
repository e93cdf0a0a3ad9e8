/**
 * The scissors every drawing of the kit is cut with.
 *
 * A drawing is a function that returns SVG inner markup: a string to put
 * inside an <svg> (`svg()` below makes one). Nothing here keeps state and
 * nothing uses chance: the small unevenness of a hand-cut edge is computed
 * from the form's own measures, so the same call always gives the same form.
 *
 * The hand: straight facets instead of curves, two tones a form split by a
 * straight cut, the sun in the upper left, a hard shadow to the lower right.
 */
import type { Ink } from "./inks";

export type { Ink } from "./inks";

/** A corner: x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** A polygon: its corners, or the same already written as "x,y x,y …". */
export type Shape = string | readonly Point[];

/** The shadow of a sheet lying on another: right and down. */
export const SHADOW: Point = [3, 4];

/** Ink of paper that stays white at night, and of what is printed on it. */
export const PAPER = "#fffdf6";
export const PRINT = "#2a181d";

/** Two decimals are enough for any form. */
export const round = (n: number): number => Math.round(n * 100) / 100;

/** What goes into a fill or stroke attribute for this ink. */
export const paint = (ink: Ink): string =>
  /^(#|rgb\(|var\(|url\(|none$|currentColor$)/.test(ink) ? ink : `var(--i-${ink})`;

/** The colour of a seat, 1 to 6. */
export const seatInk = (seat: number): Ink => `var(--seat-${seat})`;

/** The corners of a shape as the text of a `points` attribute. */
export const points = (shape: Shape): string =>
  typeof shape === "string" ? shape : shape.map(([x, y]) => `${round(x)},${round(y)}`).join(" ");

/** The corners of a shape as numbers. */
export const corners = (shape: Shape): readonly Point[] =>
  typeof shape !== "string"
    ? shape
    : shape
        .trim()
        .split(/\s+/)
        .map((pair) => {
          const [x, y] = pair.split(",");
          return [Number(x), Number(y)] as const;
        });

/** The shape seen in a mirror standing on the line x = 0. */
export const mirror = (shape: Shape): readonly Point[] => corners(shape).map(([x, y]) => [-x, y] as const);

/**
 * A little unevenness that depends only on the numbers given: returns a
 * function whose results lie between -amount and +amount.
 */
export function jitter(...measures: number[]): (amount: number) => number {
  let state = 0x9e3779b9;
  for (const m of measures) state = Math.imul(state ^ Math.round(m * 64), 0x85ebca6b) ^ (state >>> 13);
  return (amount) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return (((t ^ (t >>> 14)) >>> 0) / 2147483648 - 1) * amount;
  };
}

export interface CutOptions {
  /** Hard shadow: true for the usual one, or how far it falls. */
  readonly shadow?: boolean | Point | undefined;
  /** How much the corners are rounded (a stroke in the form's own ink). */
  readonly soft?: number | undefined;
  readonly opacity?: number | undefined;
}

const shadowOf = (pts: string, shadow: boolean | Point): string => {
  const [x, y] = shadow === true ? SHADOW : shadow || [0, 0];
  return `<polygon points="${pts}" fill="var(--i-shadow)" transform="translate(${x} ${y})"/>`;
};

const softly = (ink: Ink, width: number): string =>
  width ? ` stroke="${paint(ink)}" stroke-width="${width}" stroke-linejoin="round"` : "";

const faintly = (opacity: number | undefined): string => (opacity === undefined ? "" : ` opacity="${opacity}"`);

/** A form cut from paper: softened corners, a shadow if asked for. */
export function cut(shape: Shape, ink: Ink, { shadow = false, soft = 1.6, opacity }: CutOptions = {}): string {
  const pts = points(shape);
  return (
    (shadow ? shadowOf(pts, shadow) : "") +
    `<polygon points="${pts}" fill="${paint(ink)}"${softly(ink, soft)}${faintly(opacity)}/>`
  );
}

/** One plane of a form: sharp corners, never a shadow. */
export const facet = (shape: Shape, ink: Ink, opacity?: number): string => cut(shape, ink, { soft: 0, opacity });

/** Many flat shapes of one ink as one element: cobbles, windows, pennants. */
export const facets = (shapes: readonly (readonly Point[])[], ink: Ink, opacity?: number, more = ""): string =>
  `<path d="${shapes.map((s) => `M${s.map(coarse).join("L")}z`).join("")}" fill="${paint(ink)}"${faintly(opacity)}${more}/>`;

/** Many lines of one ink and width as one element. */
export const strokes = (lines: readonly (readonly Point[])[], ink: Ink, width: number, more = ""): string =>
  curve(lines.map((l) => `M${l.map(coarse).join("L")}`).join(""), ink, width, more);

/** A corner to one decimal: scenes need no more. */
const coarse = ([x, y]: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** A line around a shape. */
export const keyline = (shape: Shape, ink: Ink, width: number, more = ""): string =>
  `<polygon points="${points(shape)}" fill="none" stroke="${paint(ink)}" stroke-width="${width}" stroke-linejoin="round"${more}/>`;

/** A thick round stroke: limbs, rope, iron. */
export const stroke = (line: Shape, ink: Ink, width: number, more = ""): string =>
  `<polyline points="${points(line)}" fill="none" stroke="${paint(ink)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;

/** The same for a line written as path data (rings of iron, flight paths). */
export const curve = (d: string, ink: Ink, width: number, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${paint(ink)}" stroke-width="${width}" stroke-linecap="round"${more}/>`;

/** A true circle: eyes, pips. */
export const dot = (x: number, y: number, r: number, ink: Ink = PRINT): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${paint(ink)}"/>`;

export interface SlabOptions extends CutOptions {
  /** How far the corners stray, in units. */
  readonly wobble?: number | undefined;
}

/** The corners of a rectangle cut by hand: seven, none quite true. */
export function slabShape(x: number, y: number, w: number, h: number, wobble = 1.4): Point[] {
  const j = jitter(x, y, w, h);
  return [
    [x + j(wobble), y + j(wobble)],
    [x + w / 2, y + j(wobble * 0.7)],
    [x + w + j(wobble), y + j(wobble)],
    [x + w + j(wobble * 0.7), y + h / 2],
    [x + w + j(wobble), y + h + j(wobble)],
    [x + w / 2, y + h + j(wobble * 0.7)],
    [x + j(wobble), y + h + j(wobble)],
  ];
}

/** A rectangle cut by hand. */
export function slab(x: number, y: number, w: number, h: number, ink: Ink, o: SlabOptions = {}): string {
  const { wobble, ...rest } = o;
  return cut(slabShape(x, y, w, h, wobble), ink, { soft: 0, ...rest });
}

export interface BlobOptions extends CutOptions {
  readonly corners?: number | undefined;
  /** How far the corners stray, as a part of the radius. */
  readonly wobble?: number | undefined;
  /** Where the first corner lies, in radians. */
  readonly turn?: number | undefined;
}

/** The corners of an ellipse cut in straight snips. */
export function ring(cx: number, cy: number, rx: number, ry: number, o: BlobOptions = {}): Point[] {
  const { corners: n = 11, wobble = 0.035, turn = 0.2 } = o;
  const j = jitter(cx, cy, rx, ry);
  return Array.from({ length: n }, (_, i) => {
    const a = (i / n) * Math.PI * 2 + turn;
    return [cx + Math.cos(a) * rx * (1 + j(wobble)), cy + Math.sin(a) * ry * (1 + j(wobble))] as const;
  });
}

/** A round form cut in straight snips. */
export const blob = (cx: number, cy: number, rx: number, ry: number, ink: Ink, o: BlobOptions = {}): string =>
  cut(ring(cx, cy, rx, ry, o), ink, { soft: 1, ...o });

/** A star: `spikes` points of radius r, the notches at `inner` of it. */
export const star = (cx: number, cy: number, r: number, spikes = 5, inner = 0.5): Point[] =>
  Array.from({ length: spikes * 2 }, (_, i) => {
    const a = -Math.PI / 2 + (i * Math.PI) / spikes;
    const q = i % 2 ? r * inner : r;
    return [cx + Math.cos(a) * q, cy + Math.sin(a) * q] as const;
  });

/** Sunbeams: a fan of paper strips from one point. */
export function rays(
  cx: number,
  cy: number,
  reach: number,
  ink: Ink,
  o: { from: number; step: number; width: number; count: number },
): string {
  const at = (a: number): Point => [cx + Math.cos(a) * reach, cy + Math.sin(a) * reach];
  const beams = Array.from({ length: o.count }, (_, i) => o.from + i * o.step);
  return facets(
    beams.map((a) => [[cx, cy], at(a), at(a + o.width)]),
    ink,
    0.85,
  );
}

export interface Placing {
  readonly scale?: number | undefined;
  /** Mirrored: what faced right faces left. */
  readonly flip?: boolean | undefined;
  /** Degrees, clockwise. */
  readonly turn?: number | undefined;
}

/** Puts a drawing with its origin at x, y. */
export function place(
  x: number,
  y: number,
  inner: string,
  { scale = 1, flip = false, turn = 0 }: Placing = {},
): string {
  const turned = turn ? ` rotate(${turn})` : "";
  const scaled = flip
    ? ` scale(${round(-scale)} ${round(scale)})`
    : scale === 1
      ? ""
      : ` scale(${Math.round(scale * 1000) / 1000})`;
  return `<g transform="translate(${round(x)} ${round(y)})${turned}${scaled}">${inner}</g>`;
}

const MOST_KEPT = 300;

/** Draws a picture once for the same measures: it would come out the same again. */
export function kept<Measures extends readonly unknown[]>(
  draw: (...measures: Measures) => string,
): (...measures: Measures) => string {
  const drawn = new Map<string, string>();
  return (...measures) => {
    const key = JSON.stringify(measures);
    let picture = drawn.get(key);
    if (picture === undefined) {
      if (drawn.size >= MOST_KEPT) drawn.clear();
      drawn.set(key, (picture = draw(...measures)));
    }
    return picture;
  };
}

/** Text for use inside markup. */
export const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => (c === "&" ? "&amp;" : c === "<" ? "&lt;" : c === ">" ? "&gt;" : "&quot;"));

export interface LetterOptions {
  readonly ink?: Ink | undefined;
  readonly anchor?: "start" | "middle" | "end" | undefined;
  readonly weight?: 400 | 600 | 900 | undefined;
  /** The text face instead of the display face. */
  readonly plain?: boolean | undefined;
  /** A rim in this ink, so that the letters stand on a picture. */
  readonly rim?: Ink | undefined;
  readonly rimWidth?: number | undefined;
}

/** Real text, in the display face unless `plain`; y is the foot of the letters. */
export function lettering(x: number, y: number, text: string | number, size: number, o: LetterOptions = {}): string {
  const { ink = PRINT, anchor = "middle", weight = 900, plain = false, rim, rimWidth = 3.4 } = o;
  const edge = rim
    ? ` stroke="${paint(rim)}" stroke-width="${rimWidth}" stroke-linejoin="round" paint-order="stroke"`
    : "";
  return `<text x="${round(x)}" y="${round(y)}" font-family="var(--${plain ? "text" : "display"})" font-weight="${weight}" font-size="${size}" text-anchor="${anchor}" fill="${paint(ink)}"${edge}>${escape(String(text))}</text>`;
}

export interface SvgOptions {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly class?: string | undefined;
  /** What a screen reader says; without it the drawing is decoration. */
  readonly label?: string | undefined;
  /** Fills its box and crops, instead of shrinking into it. */
  readonly slice?: "xMidYMid" | "xMidYMax" | undefined;
}

/** A whole <svg> around inner markup; `box` is the viewBox. */
export function svg(box: string, inner: string, o: SvgOptions = {}): string {
  const attribute = (name: string, value: string | number | undefined): string =>
    value === undefined ? "" : ` ${name}="${typeof value === "string" ? escape(value) : round(value)}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"` +
    attribute("width", o.width) +
    attribute("height", o.height) +
    attribute("class", o.class) +
    attribute("preserveAspectRatio", o.slice && `${o.slice} slice`) +
    (o.label ? ` role="img"${attribute("aria-label", o.label)}` : ' aria-hidden="true"') +
    `>${inner}</svg>`
  );
}
