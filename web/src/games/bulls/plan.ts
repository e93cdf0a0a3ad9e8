// How high the rows of the town are and how wide its lanes, in pixels. Pure: it knows neither dice nor rules.
//
// The town is a folded map. Rows already passed are folded tight; the row in play is open, and as large as what stands
// there needs; the next row shows who will land; rows after it are folded to a strip; the sights close the sheet.

/** What a row shows: passed, in play, where runners will land, still folded; the sights, folded or landed on. */
export type Fold = "passed" | "open" | "landing" | "folded" | "sight" | "arriving";

export interface Sizes {
  gap: number;
  /** Of an open plaza: its name, its foot, its sides; between plazas. */
  head: number;
  foot: number;
  edge: number;
  apart: number;
  /** The least width of a lane: with dice, without, and of a single way. */
  lane: number;
  bare: number;
  single: number;
  /** Heights of rows. */
  passed: number;
  folded: number;
  landing: number;
  sight: number;
  arriving: number;
  least: number;
  most: number;
  /** Gaps: below the row in play, below the landing row, between folded rows, before the sights, between passed rows. */
  mouth: number;
  after: number;
  fold: number;
  quay: number;
  tight: number;
  margin: number;
}

// prettier-ignore
const DESK: Sizes = {
  gap: 6, head: 46, foot: 24, edge: 12, apart: 12, lane: 72, bare: 72, single: 92,
  passed: 26, folded: 32, landing: 106, sight: 84, arriving: 184, least: 150, most: 264,
  mouth: 60, after: 30, fold: 18, quay: 28, tight: 8, margin: 6,
};
// prettier-ignore
const PHONE: Sizes = {
  gap: 3, head: 32, foot: 14, edge: 4, apart: 3, lane: 34, bare: 17, single: 34,
  passed: 15, folded: 24, landing: 74, sight: 56, arriving: 134, least: 108, most: 240,
  mouth: 40, after: 20, fold: 17, quay: 21, tight: 4, margin: 3,
};
/** A phone that is low: folded rows are dots, the sights a line. */
// prettier-ignore
const LOW: Sizes = {
  ...PHONE, head: 27, foot: 12, lane: 26, bare: 14, single: 30, edge: 3, apart: 2, passed: 8, folded: 17, landing: 52, sight: 21, arriving: 74, least: 84,
  mouth: 26, after: 15, fold: 11, quay: 13, tight: 2,
};
/** If the open row does not fit, the folded rows give way step by step: first the sights lose their picture. */
const STEPS: Record<"desk" | "phone", readonly [Sizes, ...Sizes[]]> = {
  desk: [
    DESK,
    { ...DESK, folded: 28, sight: 66, after: 24, fold: 15, quay: 25, landing: 100 },
    {
      ...DESK,
      folded: 26,
      sight: 52,
      after: 22,
      fold: 14,
      quay: 20,
      landing: 94,
      arriving: 158,
      mouth: 48,
      head: 42,
      lane: 50,
      bare: 30,
      edge: 8,
      apart: 8,
      gap: 4,
    },
  ],
  phone: [
    PHONE,
    { ...PHONE, folded: 20, sight: 38, after: 17, fold: 14, quay: 18, landing: 66, arriving: 126 },
    LOW,
    { ...LOW, folded: 13, sight: 19, after: 13, fold: 8, quay: 10, arriving: 66, mouth: 24 },
  ],
};
const LOW_BELOW = 400; // pixels
const SMALL_BELOW = 620;

export const isSmall = (w: number): boolean => w < SMALL_BELOW;

/** How tightly a sheet of that size may be folded, loosest first. */
export const tightnesses = (w: number, h: number): number[] =>
  isSmall(w) ? (h < LOW_BELOW ? [2, 3] : [0, 1, 2, 3]) : [0, 1];

export type Kind = "bull" | "other" | "mine";
const KINDS: readonly Kind[] = ["bull", "other", "mine"]; // from the head of a lane to its mouth

/** What stands in a lane: a die, a stack, or a piece of a line of the crowd. */
export interface Item {
  kind: Kind;
  w: number;
  h: number;
  /** Its line is a line of the crowd: pieces stand close, and a number begins a new line. */
  crowd?: "number" | "shape";
}

export interface Line<I extends Item = Item> {
  kind: Kind;
  items: I[];
  w: number;
  h: number;
}

/** Flows items into lines no wider than `width`, kind by kind. */
export function flow<I extends Item>(items: readonly I[], width: number, gap: number): { lines: Line<I>[]; h: number } {
  const lines: Line<I>[] = [];
  for (const kind of KINDS) {
    let line: Line<I> | null = null;
    for (const item of items) {
      if (item.kind !== kind) continue;
      const between = item.crowd ? 1 : gap;
      if (!line || item.crowd === "number" || line.w + between + item.w > width) {
        lines.push((line = { kind, items: [], w: -between, h: item.h }));
      }
      line.w += between + item.w;
      line.items.push(item);
      line.h = Math.max(line.h, item.h);
    }
  }
  return { lines, h: lines.reduce((sum, line) => sum + line.h + gap, 0) };
}

/** The narrowest width, from `least` on, at which the items are no taller than `h`. */
function narrowest(items: readonly Item[], h: number, gap: number, least: number): number {
  const whole = (kind: Kind): number => items.reduce((sum, item) => sum + (item.kind === kind ? item.w + gap : 0), 0);
  const most = Math.max(least, ...KINDS.map(whole));
  let w = Math.max(least, ...items.map((item) => item.w));
  if (flow(items, Infinity, gap).h > h) return w; // no width would help
  while (w < most && flow(items, w, gap).h > h) w += 2;
  return w;
}

interface Opened {
  h: number;
  fits: boolean;
  /** Of each lane of each plaza. */
  widths: number[][];
}

/** The lowest height at which all plazas of the open row fit beside each other; spare width is shared by the lanes. */
function opened(plazas: readonly (readonly Item[][])[], w: number, z: Sizes, most: number): Opened {
  // No lower than a bull, a line of others and a line of mine.
  const tallest = Math.max(0, ...plazas.flat().map((lane) => flow(lane, Infinity, z.gap).h));
  const needed = tallest + z.head + z.foot;
  const widthsAt = (h: number): number[][] =>
    plazas.map((lanes) =>
      lanes.map((lane) => {
        const least = lanes.length === 1 ? z.single : lane.length > 0 ? z.lane : z.bare;
        return narrowest(lane, h - z.head - z.foot, z.gap, least);
      }),
    );
  const totalOf = (widths: readonly number[][]): number =>
    widths.reduce((sum, lanes) => sum + plazaWidth(lanes, z), z.apart * (plazas.length + 1));
  let h = most;
  let widths = widthsAt(most);
  let total = totalOf(widths);
  const fits = total <= w && needed <= most;
  for (let lower = Math.max(z.least, needed); fits && lower < most; lower += 4) {
    const narrow = widthsAt(lower);
    const sum = totalOf(narrow);
    if (sum > w) continue;
    [h, widths, total] = [lower, narrow, sum];
    break;
  }
  const lanes = widths.flat();
  const spare = Math.max(0, w - total) / Math.max(1, lanes.length);
  // As a last resort dice stand closer rather than leave the sheet.
  const lanesWide = lanes.reduce((sum, lane) => sum + lane, 0);
  const squeeze = total > w ? (w - (total - lanesWide)) / lanesWide : 1;
  return { h, fits, widths: widths.map((plaza) => plaza.map((lane) => lane * squeeze + spare)) };
}

/** The width of a plaza around its lanes. */
export const plazaWidth = (lanes: readonly number[], z: Sizes): number =>
  lanes.reduce((sum, lane) => sum + lane, 0) + (lanes.length - 1) * z.gap * 2 + z.edge * 2;

export interface Row {
  row: number;
  fold: Fold;
  top: number;
  h: number;
  gap: number;
}

export interface Folding {
  z: Sizes;
  rows: Row[];
  widths: number[][];
  fits: boolean;
}

export interface Sheet {
  w: number;
  h: number;
  /** The row in play, and the last one. */
  active: number;
  last: number;
  /** Every sign counts: passed rows unfold to show theirs. */
  unfold: boolean;
  /** How much the folded rows give way: one of `tightnesses`. */
  tight: number;
  /** What the sights need above the runners once these have arrived. */
  crest: number;
}

/** Heights and gaps of all rows, and the widths of the lanes of the open one. */
export function folding(plazas: readonly (readonly Item[][])[], sheet: Sheet): Folding {
  const { w, h, active, last, unfold } = sheet;
  const steps = STEPS[isSmall(w) ? "phone" : "desk"];
  const z: Sizes = { ...(steps[sheet.tight] ?? steps[0]) };
  if (active === last) {
    // The sights stand evenly, as they did before.
    z.head = sheet.crest;
    z.single = (w - z.apart * (plazas.length + 1)) / Math.max(1, plazas.length) - z.edge * 2;
    z.most = h;
  }
  const foldOf = (row: number): Fold => {
    if (row < active) return unfold ? "folded" : "passed";
    if (row === active) return "open";
    if (row === active + 1) return row === last ? "arriving" : "landing";
    return row === last ? "sight" : "folded";
  };
  const heightOf = (row: number): number => {
    const fold = foldOf(row);
    return fold === "open" ? 0 : z[fold];
  };
  const gapAfter = (row: number): number => {
    if (row >= last) return 0;
    if (row < active) return unfold ? z.fold : z.tight;
    if (row === active) return z.mouth;
    if (row === last - 1) return z.quay;
    return row === active + 1 ? z.after : z.fold;
  };
  const all = Array.from({ length: last + 1 }, (_, row) => row);
  const fixed = all.reduce((sum, row) => sum + heightOf(row) + gapAfter(row), z.margin * 2);
  const open = opened(plazas, w, z, h - fixed);
  // What is left over: two fifths to the open row, the rest to landing row, sights and streets.
  let spare = Math.max(0, h - fixed - open.h);
  const openHeight = active === last ? open.h + spare : Math.min(open.h + spare * 0.4, Math.max(z.most, open.h));
  spare -= openHeight - open.h;
  const SHARES: Partial<Record<Fold, number>> = { landing: 0.3, arriving: 0.5, sight: 0.2 };
  const heights = all.map((row) => (row === active ? openHeight : heightOf(row) + (SHARES[foldOf(row)] ?? 0) * spare));
  const used = all.reduce((sum, row) => sum + (heights[row] ?? 0) + gapAfter(row), z.margin * 2);
  const breath = Math.max(0, h - used) / Math.max(1, last - active);
  let top = z.margin;
  const rows = all.map((row): Row => {
    const one = {
      row,
      fold: foldOf(row),
      top,
      h: heights[row] ?? 0,
      gap: gapAfter(row) + (row >= active && row < last ? breath : 0),
    };
    top += one.h + one.gap;
    return one;
  });
  return { z, rows, widths: open.widths, fits: open.fits };
}
