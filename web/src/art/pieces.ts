/**
 * The pieces of the games: seat shapes and badges, meeples, dice, posts,
 * fences, signs. Each is drawn around the point 0,0 unless it says otherwise;
 * use `place()` to put it somewhere.
 *
 * The line around a piece is `line`: ink by day, chalk by night, so that the
 * dark seats (plum above all) stay visible on dark ground.
 */
import {
  PAPER,
  PRINT,
  blob,
  curve,
  cut,
  dot,
  facet,
  keyline,
  lettering,
  mirror,
  paint,
  points,
  round,
  seatInk,
  slab,
  star,
  stroke,
  svg,
} from "./cut";
import type { Ink, Point, Shape } from "./cut";

/** Seats are numbered from 1. */
export type Seat = 1 | 2 | 3 | 4 | 5 | 6;
export type Face = 1 | 2 | 3 | 4 | 5 | 6;

/** The shape that goes with a seat's colour, in seat order. */
export const SEAT_SHAPES = ["disc", "square", "triangle", "diamond", "cross", "star"] as const;

/** Any number as a seat: tables with more seats than shapes begin again. */
export const asSeat = (n: number): Seat => (((((Math.round(n) - 1) % 6) + 6) % 6) + 1) as Seat;

/** The seat shapes with radius 1; the disc is a circle and not listed. */
const GLYPHS: Record<Exclude<Seat, 1>, readonly Point[]> = {
  2: [
    [-0.82, -0.82],
    [0.82, -0.82],
    [0.82, 0.82],
    [-0.82, 0.82],
  ],
  3: [
    [0, -1],
    [0.98, 0.8],
    [-0.98, 0.8],
  ],
  4: [
    [0, -1.1],
    [0.92, 0],
    [0, 1.1],
    [-0.92, 0],
  ],
  5: [
    [-0.36, -1],
    [0.36, -1],
    [0.36, -0.36],
    [1, -0.36],
    [1, 0.36],
    [0.36, 0.36],
    [0.36, 1],
    [-0.36, 1],
    [-0.36, 0.36],
    [-1, 0.36],
    [-1, -0.36],
    [-0.36, -0.36],
  ],
  6: star(0, 0, 1.12, 5, 0.45),
};

export interface GlyphOptions {
  readonly x?: number | undefined;
  readonly y?: number | undefined;
  /** Radius. */
  readonly r?: number | undefined;
  /** The seat's colour if not given. */
  readonly fill?: Ink | undefined;
  /** The line around it; null for none. */
  readonly line?: Ink | null | undefined;
  readonly lineWidth?: number | undefined;
}

/** The shape of a seat: disc, square, triangle, diamond, cross, star. */
export function glyph(seat: Seat, o: GlyphOptions = {}): string {
  const { x = 0, y = 0, r = 10, fill = seatInk(seat), line = "line", lineWidth = 1.6 } = o;
  const edge = line === null ? "" : ` stroke="${paint(line)}" stroke-width="${lineWidth}" stroke-linejoin="round"`;
  if (seat === 1)
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r * 0.92)}" fill="${paint(fill)}"${edge}/>`;
  const shape = GLYPHS[seat].map(([px, py]) => [x + px * r, y + py * r] as const);
  return `<polygon points="${points(shape)}" fill="${paint(fill)}"${edge}/>`;
}

/** A seat's shape as a small <svg>, for lists and log lines. */
export const glyphSvg = (seat: Seat, size = 20, label?: string): string =>
  svg("0 0 24 24", glyph(seat, { x: 12, y: seat === 3 ? 12.8 : 12, r: 8.8 }), {
    width: size,
    height: size,
    class: "glyph",
    label,
  });

/* ---------- seat cloths ---------- */

const pattern = (seat: Seat, w: number, h: number, inner: string): string =>
  `<pattern id="cloth-${seat}" width="${w}" height="${h}" patternUnits="userSpaceOnUse">${inner}</pattern>`;

/**
 * The woven patterns of the seats' cloths. Put this hidden <svg> into the page
 * once; badges and `cloth()` refer to it.
 */
export const patterns: string =
  '<svg class="art-defs" width="0" height="0" aria-hidden="true"><defs>' +
  pattern(2, 7, 7, '<path d="M0 0h7v2.6H0z" fill="#fff" opacity=".55"/>') +
  pattern(3, 9, 8, '<path d="M0 6 4.5 2 9 6" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1.8"/>') +
  pattern(4, 8, 8, '<path d="M0 0 8 8M8 0 0 8" stroke="#fff" stroke-opacity=".5" stroke-width="1.3"/>') +
  pattern(5, 8, 8, `<circle cx="4" cy="4" r="1.7" fill="${PRINT}" opacity=".6"/>`) +
  pattern(
    6,
    12,
    6,
    `<path d="M0 3q3-3 6 0t6 0" fill="none" stroke="${PRINT}" stroke-opacity=".5" stroke-width="1.4"/>`,
  ) +
  "</defs></svg>";

/** A shape in a seat's cloth: colour, weave and keyline. */
export const cloth = (seat: Seat, shape: Shape, o: { shadow?: Point; lineWidth?: number } = {}): string =>
  cut(shape, seatInk(seat), { shadow: o.shadow, soft: 1.5 }) +
  (seat === 1 ? "" : facet(shape, `url(#cloth-${seat})`)) +
  keyline(shape, "line", o.lineWidth ?? 1.6);

const NECKERCHIEF = "3,5 37,4 38,9 20,37 2,10";

/** Seat badge in a 40 × 40 box: a neckerchief in the seat's cloth with its shape. */
export const badge = (seat: Seat, { turn = false }: { turn?: boolean } = {}): string =>
  // the sunlit disc of whose turn it is
  (turn ? blob(20, 20, 25, 25, "var(--sun)", { corners: 16, wobble: 0.02 }) : "") +
  cloth(seat, NECKERCHIEF, { shadow: [2, 2.5] }) +
  `<circle cx="20" cy="16" r="10" fill="${PAPER}" stroke="${PRINT}" stroke-width="1.4"/>` +
  glyph(seat, { x: 20, y: seat === 3 ? 16.6 : 16, r: 6.4, line: PRINT, lineWidth: 1.2 });

/** The badge as an <svg>. */
export const badgeSvg = (seat: Seat, size = 34, o: { turn?: boolean; label?: string } = {}): string =>
  svg("-6 -6 52 52", badge(seat, o), {
    width: (size * 52) / 40,
    height: (size * 52) / 40,
    class: "badge",
    label: o.label,
  });

/* ---------- meeples ---------- */

/** A little runner with arms up. */
export const MEEPLE_SHAPE =
  "-8,-38 8,-39 13,-31 10,-23 30,-30 36,-22 17,-8 15,4 24,34 7,36 0,16 -8,36 -25,34 -15,4 -17,-8 -36,-20 -31,-29 -11,-23 -13,-31";

/** Meeple of a seat, about 74 wide and 78 high around 0,0. */
export const meeple = (seat: Seat, { shadow = [3, 4] as Point | false } = {}): string =>
  cut(MEEPLE_SHAPE, seatInk(seat), { shadow, soft: 2 }) +
  keyline(MEEPLE_SHAPE, "line-edge", 6) +
  keyline(MEEPLE_SHAPE, "line", 2.6) +
  // the neckerchief and the seat's shape are paper, on every colour
  cut("-12,-22 12,-23 0,-8", PAPER, { soft: 1 }) +
  glyph(seat, { y: 4, r: 7, fill: PAPER, line: seat === 1 || seat === 5 || seat === 6 ? PRINT : null, lineWidth: 1.6 });

/* ---------- dice ---------- */

/** Where the pips lie, as multiples of the spacing. */
export const PIPS: Record<Face, readonly Point[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

const DIE_BODY = "-27,-30 27,-31 31,-26 35,-22 36,31 31,37 -22,37 -27,32 -31,27 -31,-26";
export const DIE_FRONT = "-27,-30 27,-31 31,-27 31,27 27,31 -27,31 -31,27 -31,-26";

export interface DieOptions {
  readonly shadow?: Point | false | undefined;
}

/** Runner die: white front, flank and pips in the seat's colour and shape. About 68 × 70. */
export const die = (seat: Seat, face: Face, { shadow = [4, 5] }: DieOptions = {}): string =>
  cut(DIE_BODY, seatInk(seat), { shadow, soft: 2 }) +
  keyline(DIE_BODY, "line", 2) +
  facet(DIE_FRONT, PAPER) +
  keyline(DIE_FRONT, PRINT, 2) +
  PIPS[face].map(([x, y]) => glyph(seat, { x: x * 17, y: y * 17, r: 7.6, line: PRINT, lineWidth: 1.5 })).join("");

const DIE_HORN: readonly Point[] = [
  [20, -36],
  [34, -40],
  [42, -52],
  [42, -66],
  [54, -50],
  [52, -34],
  [40, -24],
  [26, -24],
];
const DIE_HORN_LIGHT: readonly Point[] = [
  [20, -36],
  [34, -40],
  [42, -52],
  [42, -62],
  [44, -50],
  [36, -34],
  [24, -28],
];
const DIE_HORN_TIP: readonly Point[] = [
  [42, -54],
  [42, -66],
  [52, -53],
  [48, -46],
];

/** Bull die: red, bigger, horned, with a ring in the nose. About 108 × 120. */
export function bullDie(face: Face, { shadow = [5, 7] }: DieOptions = {}): string {
  const horn = (side: (s: Shape) => Shape, cast: Point | false): string =>
    cut(side(DIE_HORN), "#ecd0a0", { shadow: cast }) +
    facet(side(DIE_HORN_LIGHT), "#fbebcb") +
    facet(side(DIE_HORN_TIP), PRINT) +
    keyline(side(DIE_HORN_TIP), "bull-edge", 1);
  return (
    horn((s) => s, shadow && [3, 4]) +
    horn(mirror, false) +
    // body: the flank, then the front, then the strip of sun along the top
    cut("-36,-37 34,-38 39,-33 44,-27 44,38 38,45 -28,45 -34,39 -39,34 -39,-32", "red2", { shadow, soft: 2 }) +
    cut("-36,-37 34,-38 39,-33 38,33 34,38 -34,38 -39,34 -39,-32", "red", { soft: 1 }) +
    facet("-36,-37 34,-38 39,-33 39,-26 -39,-24 -39,-32", "rgb(255 255 255/.14)") +
    PIPS[face].map(([x, y]) => blob(x * 20, y * 20 + 1, 8, 8, PAPER, { corners: 9, wobble: 0.05 })).join("") +
    // the nose ring
    curve("M-6 41A7.5 7.5 0 1 0 7 41", "var(--sun)", 3.6)
  );
}

/* ---------- field: posts, fences, signs ---------- */

export type PostState = "free" | "used";

/** Post of the field with its number on top; stands on 0,23. About 34 × 46. */
export const post = (label: string | number, state: PostState = "free"): string =>
  cut("-9,-10 9,-11 11,22 -10,23", "wood2", { shadow: [4, 5] }) +
  blob(0, -8, 16, 15, state === "used" ? "wood2" : "wood3", { corners: 10 }) +
  blob(-1, -10, 12.5, 11.5, state === "used" ? "wood" : "#fbe9c6", { corners: 10 }) +
  lettering(-1, -3, label, 21, { ink: state === "used" ? "#fff3dc" : PRINT });

/** Fence from one point to another: two planks on short stakes. */
export function fence(from: Point, to: Point, o: { plank?: Ink; stake?: Ink; width?: number } = {}): string {
  const { plank = "wood", stake = "wood2", width = 5 } = o;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  // along the normal of the fence, `off` to its side and `t` of the way
  const at = (t: number, off: number, sx = 0, sy = 0): Point => [
    from[0] + dx * t - (dy / length) * off + sx,
    from[1] + dy * t + (dx / length) * off + sy,
  ];
  const gaps = Math.max(2, Math.round(length / 34));
  const stakes = Array.from({ length: gaps - 1 }, (_, i) => (i + 1) / gaps);
  return (
    stakes.map((t) => stroke([at(t, 8, 2, 3), at(t, -8, 2, 3)], "shadow", 6)).join("") +
    [-5, 5].map((off) => stroke([at(0, off, 3, 4), at(1, off, 3, 4)], "shadow", width)).join("") +
    [-5, 5].map((off) => stroke([at(0, off), at(1, off)], off < 0 ? "wood3" : plank, width)).join("") +
    stakes.map((t) => stroke([at(t, 8), at(t, -8)], stake, 5)).join("")
  );
}

/** Two boards on one pole: odd to the left, even to the right. About 192 × 134. */
export const sign = ({ odd = "ODD", even = "EVEN" }: { odd?: string; even?: string } = {}): string => {
  const size = (word: string): number => (word.length <= 4 ? 27 : Math.max(15, 112 / word.length));
  return (
    cut("-5,-66 5,-67 6,66 -5,66", "wood2", { shadow: [4, 4] }) +
    cut("4,-58 -70,-56 -92,-38 -70,-20 5,-21", PAPER, { shadow: [4, 5] }) +
    stroke("-66,-50 0,-52", "#3a3442", 2.5) +
    stroke("-66,-26 0,-27", "#3a3442", 2.5) +
    lettering(-38, -29, odd, size(odd)) +
    cut("-4,-12 74,-13 98,6 74,25 -5,23", "#3a3442", { shadow: [4, 5] }) +
    stroke("0,-6 71,-7", PAPER, 2.5) +
    stroke("0,17 71,18", PAPER, 2.5) +
    lettering(38, 15.5, even, size(even), { ink: PAPER })
  );
};

/** The knot of a neckerchief, to hang over the edge of a sheet. Box 60 × 34. */
export const knot = (): string =>
  cut("2,4 58,2 60,8 36,22 24,22 0,9", "red", { shadow: [2, 3] }) +
  cut("26,16 20,33 30,27 38,34 34,16", "red2") +
  blob(30, 15, 7, 6, "red");

/** A skateboard seen from the side, 84 wide, its wheels on y = 17. */
export const skateboard = (): string =>
  cut("-40,-10 -32,-3 32,-3 42,-10 39,1 32,5 -32,5 -38,0", "red", { shadow: [4, 5] }) +
  [-24, 24].map((x) => blob(x, 10, 7, 7, "cloth") + dot(x, 10, 2.5, "ink")).join("");

/** A rolled newspaper, 44 long. */
export const newspaper = (): string =>
  cut("-22,-6 20,-7 22,5 -21,6", "cloth", { shadow: [4, 7] }) +
  stroke("-16,-2 14,-3", "ink", 1.2) +
  stroke("-16,2 12,1", "ink", 1.2) +
  blob(20, -1, 3, 5, "cloth2");

/** A beret in flight, 42 wide. */
export const flyingBeret = (): string =>
  cut("-20,4 -12,-8 8,-12 22,-2 18,6 -4,3", "red", { shadow: [4, 7] }) + stroke("4,-10 6,-16", "red2", 3);

/** A chequered flag on its pole; the pole's foot is 0,74. Box 0 0 58 76. */
export function chequeredFlag(): string {
  const square = (column: number, row: number): string => {
    const x = 7 + column * 12.5;
    const y = 3 + row * 12 + column * 1.6;
    return facet(
      [
        [x, y],
        [x + 12.5, y + 1.6],
        [x + 12.5, y + 13.6],
        [x, y + 12],
      ],
      PRINT,
    );
  };
  return (
    slab(0, 0, 6, 75, "wood2", { shadow: [3, 3], wobble: 0.6 }) +
    cut(
      [
        [7, 3],
        [57, 9.4],
        [45, 23],
        [57, 45],
        [7, 39],
      ],
      PAPER,
      { shadow: [3, 5], soft: 1 },
    ) +
    [
      [0, 0],
      [2, 0],
      [1, 1],
      [0, 2],
      [2, 2],
    ]
      .map(([c = 0, r = 0]) => square(c, r))
      .join("")
  );
}

/** A pothole: a dark hole with a lit far edge. About 100 × 24. */
export const pothole = (): string =>
  cut("-39,0 -15,-10 21,-8 39,2 17,12 -21,11", "ink") +
  facet("-39,0 -15,-10 21,-8 39,2 17,-2 -15,-3", "asphalt2") +
  stroke("-45,-6 -55,-12", "ink", 2) +
  stroke("41,-4 53,-10", "ink", 2);
