// Where things are on the board: rows come from the view's coordinates; the row in play is large, the others are small.

import type { BullsView, Roundabout, Stack } from "./model";

export interface Node {
  name: string;
  row: number;
  kind: "past" | "well" | "next" | "later" | "sight";
  /** The centre, and the box around it. */
  x: number;
  y: number;
  left: number;
  top: number;
  w: number;
  h: number;
}

export interface Exit {
  key: string;
  from: Node;
  to: Node;
  sign: "odd" | "even" | "both";
  /** Where its sign stands, and which way it points. */
  x: number;
  y: number;
  side: -1 | 0 | 1;
  angle: number;
}

export interface Plan {
  w: number;
  h: number;
  small: boolean;
  nodes: Node[];
  exits: Exit[];
  at: (name: string) => Node | undefined;
  signW: number;
  signH: number;
  sight: number; // height of a destination
  forecast: number; // height of a forecast
  /** Where the day is written: beside the first row that leaves room. */
  day: { x: number; y: number } | null;
}

export function planOf(view: BullsView, w: number, h: number): Plan {
  const small = w < 620;
  const low = h < 345;
  const active = view.step - 1;
  const rows = view.steps + 1;
  const round = small ? (low ? 19 : 22) : 34;
  const forecast = small ? 50 : 58;
  const sight = small ? (low ? 50 : 64) : h < 520 ? 88 : 106;
  const signH = small ? 18 : 21;
  const signW = small ? 27 : 46;
  const gapAfter = (row: number) =>
    row < active ? (small ? 9 : 14) : row === active ? (small ? (low ? 24 : 27) : 38) : small ? (low ? 20 : 22) : 32;
  const heightOf = (row: number) => {
    if (row === rows - 1) return row === active + 1 ? sight + (small ? 44 : 46) : sight;
    if (row === active + 1) return forecast;
    return round;
  };
  const margin = small ? 6 : 12;
  let fixed = margin + 6;
  for (let row = 0; row < rows; row += 1) {
    if (row !== active) fixed += heightOf(row);
    if (row < rows - 1) fixed += gapAfter(row);
  }
  const well = Math.max(small ? 84 : 120, Math.min(h - fixed, active === rows - 1 ? 320 : small ? 230 : 270));
  const spare = Math.max(0, h - fixed - well); // very tall boards breathe between the rows
  const breath = spare / Math.max(1, rows - 1);

  const widest = Math.max(...Array.from({ length: rows }, (_, row) => view.town.filter((at) => at.row === row).length));
  const tops: number[] = [];
  let y = margin;
  for (let row = 0; row < rows; row += 1) {
    tops.push(y);
    y += (row === active ? well : heightOf(row)) + gapAfter(row) + breath;
  }
  const slot = w / widest;
  const place = (one: Roundabout): Node => {
    const { row } = one;
    const kind =
      row === active
        ? "well"
        : row === rows - 1
          ? "sight"
          : row < active
            ? "past"
            : row === active + 1
              ? "next"
              : "later";
    const boxW =
      kind === "well" || kind === "sight"
        ? slot - (small ? 4 : 14)
        : kind === "next"
          ? slot - (small ? 8 : 34)
          : round * 1.15;
    const height = row === active ? well : heightOf(row);
    const mates = view.town.filter((other) => other.row === row).sort((a, b) => a.x - b.x);
    // Large boxes share the width evenly, in the order of the map.
    const even = ((mates.indexOf(one) + 0.5 + (widest - mates.length) / 2) / widest) * w;
    const x = Math.min(w - boxW / 2 - 2, Math.max(boxW / 2 + 2, even));
    const top = tops[row] ?? 0;
    return { name: one.name, row, kind, x, y: top + height / 2, left: x - boxW / 2, top, w: boxW, h: height };
  };
  const nodes = view.town.map(place);
  const at = (name: string) => nodes.find((node) => node.name === name);
  const exits = view.town.flatMap((one): Exit[] => {
    const from = at(one.name);
    if (!from) return [];
    const exit = (name: string, sign: Exit["sign"]): Exit[] => {
      const to = at(name);
      if (!to) return [];
      const side = to.x < from.x - 4 ? -1 : to.x > from.x + 4 ? 1 : 0;
      const below = from.top + from.h;
      const gap = to.top - below;
      const spread = Math.min(from.w * 0.27, slot * 0.24);
      const x = from.x + side * (small ? slot * 0.235 : Math.max(spread, signW * 0.62 + 3));
      return [
        {
          key: `${one.name} ${sign}`,
          from,
          to,
          sign,
          side,
          x,
          y: below + Math.min(gap * 0.42, signH * 0.75 + 3),
          angle: (Math.atan2(gap + 10, to.x - from.x) * 180) / Math.PI,
        },
      ];
    };
    return one.odd === one.even ? exit(one.odd, "both") : [...exit(one.odd, "odd"), ...exit(one.even, "even")];
  });
  const short = nodes.find(
    (node) => view.town.filter(({ row }) => row === node.row).length < widest && node.kind !== "sight",
  );
  const day = short ? { x: slot * (small ? 0.25 : 0.22), y: short.y } : null;
  return { day, w, h, small, nodes, exits, at, signW, signH, sight, forecast };
}

export interface Spot {
  x: number;
  y: number;
}

export interface Lanes {
  /** The size of a die, the same everywhere. */
  size: number;
  bull: number;
  spots: Map<string, Spot>;
  /** Where the two lanes of a well meet. */
  parted: Map<string, number>;
}

interface Filled {
  name: string;
  stacks: readonly Stack[];
}

/** Stacks in lanes above their exits, as large as the fullest well allows. */
export function lanesOf(plan: Plan, wells: readonly Filled[]): Lanes {
  const room = Math.min(...plan.nodes.filter(({ kind }) => kind === "well").map(({ w }) => w));
  const bull = plan.small ? (room < 72 ? 22 : 25) : room < 170 ? 38 : 52;
  for (let size = plan.small ? 28 : 46; ; size -= 2) {
    const lanes: Lanes = { size, bull, spots: new Map(), parted: new Map() };
    const fits = wells.map((well) => fill(plan, lanes, well)).every(Boolean);
    if (fits || size <= 16) return lanes;
  }
}

/** Lays out the dice of a well in its lanes; says whether there is room for all of them. */
function fill(plan: Plan, { size, bull, spots, parted }: Lanes, { name, stacks }: Filled): boolean {
  const node = plan.at(name);
  if (!node) return true;
  const head = bull + (plan.small ? 5 : 10);
  const foot = plan.small ? 4 : 6;
  const arrived = node.row === plan.nodes.at(-1)?.row;
  const sea = arrived ? plan.sight + gainRows(plan, new Set(stacks.map(({ seat }) => seat)).size) : 0;
  const fall = size * (size < 18 ? 1.03 : plan.small ? 1.14 : 1.2);
  const rows = Math.max(1, Math.floor((node.h - head - foot - sea) / fall));
  const breadth = node.w - (plan.small ? 2 : 14);
  const closest = size * (plan.small ? 1.24 : 1.28); // beside each other: a count stands at the shoulder
  const goals = [...new Set(stacks.map(({ to }) => to))].sort((a, b) => (plan.at(a)?.x ?? 0) - (plan.at(b)?.x ?? 0));
  const lanes = goals.map((goal) => stacks.filter(({ to }) => to === goal));
  const need = lanes.map((lane) => Math.ceil(lane.length / rows));
  const least = need.reduce((sum, n) => sum + n, 0);
  const fits = least * closest <= breadth;
  const share = shared(lanes, need, Math.floor(breadth / (size * 1.5)) - least);
  const total = share.reduce((sum, n) => sum + n, 0);
  const between = lanes.length > 1 ? Math.max(0, Math.min(size * 0.5, breadth - total * closest)) : 0;
  // As a last resort dice overlap rather than leave their place.
  const pitch = Math.min(size * 1.5, (breadth - between) / Math.max(1, total));
  let x = node.x - (total * pitch + between) / 2;
  lanes.forEach((lane, index) => {
    const across = share[index] ?? 1;
    lane.forEach((stack, at) => {
      spots.set(stack.key, {
        x: x + ((at % across) + 0.5) * pitch,
        y: node.top + head + (Math.floor(at / across) + 0.5) * fall,
      });
    });
    x += across * pitch;
    if (index === 0 && lanes.length > 1) parted.set(name, x + between / 2);
    x += between;
  });
  return fits;
}

/** Leaves room above a sight to count out its points. */
export const gainsBeside = (plan: Plan): number => (plan.small ? 2 : 3);
export const gainHeight = (plan: Plan): number => (plan.small ? 19 : 36);
const gainRows = (plan: Plan, seats: number): number => Math.ceil(seats / gainsBeside(plan)) * gainHeight(plan);

/** How many columns each lane gets: the fuller lane gets the spare ones. */
function shared(lanes: readonly (readonly Stack[])[], need: readonly number[], spare: number): number[] {
  const share = [...need];
  const crowd = (index: number): number => (lanes[index]?.length ?? 0) / (share[index] ?? 1);
  for (let left = spare; left > 0; left -= 1) {
    const fullest = lanes.reduce((best, _, index) => (crowd(index) > crowd(best) ? index : best), 0);
    if (crowd(fullest) <= 1) break;
    share[fullest] = (share[fullest] ?? 1) + 1;
  }
  return share;
}

/** Bulls stand at the upper right of their place. */
export function bullSpot(plan: Plan, { bull }: Lanes, node: Node, index: number, count: number): Spot {
  const pitch = Math.min(bull * 1.05, (node.w - (plan.small ? 30 : 52)) / Math.max(1, count));
  return {
    x: node.left + node.w - bull * 0.6 - pitch * (count - 1 - index),
    y: node.top + bull * 0.52 + (plan.small ? 2 : 4),
  };
}

/** A token lies at the tail of its arrow, clear of the words on the signs beside it. */
export function tokenSpot(plan: Plan, exit: Exit): Spot {
  if (!plan.small) return { x: exit.x + exit.side * (plan.signW * 0.5 + 14), y: exit.y + 10 };
  return { x: exit.x + exit.side * plan.w * 0.052, y: exit.y + (exit.side > 0 ? -3 : 4) };
}
