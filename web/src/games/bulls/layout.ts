// Where everything of the town stands: places, streets and signs, and every die in the lane of the street it will take.

import {
  flow,
  folding,
  isSmall,
  plazaWidth,
  tightnesses,
  type Fold,
  type Folding,
  type Item,
  type Sizes,
} from "./plan";
import { bullsOf, type BullsView, type Roundabout, type Stack } from "./model";

export interface Spot {
  x: number;
  y: number;
}

/** A lane of an open plaza: all dice in it go to the same place. */
export interface Lane {
  to: string;
  x: number;
  left: number;
  w: number;
}

export interface Node {
  name: string;
  row: number;
  fold: Fold;
  /** The centre, and the box around it. */
  x: number;
  y: number;
  left: number;
  top: number;
  w: number;
  h: number;
  lanes: Lane[]; // of an open plaza
}

export interface Exit {
  key: string;
  from: Node;
  to: Node;
  sign: "odd" | "even" | "both";
  side: -1 | 0 | 1;
  /** Where the street begins and ends. */
  start: Spot;
  end: Spot;
  /** Where its sign stands, and the room it has. */
  x: number;
  y: number;
  room: number;
}

/** A die, a stack, or the shapes of equal dice in the crowd. */
export interface Laid extends Spot {
  size: number;
  w: number;
  h: number;
  mine: boolean;
  /** Where each of them stands, if they are shapes in the crowd. */
  shapes: Spot[] | null;
  /** They are only counted: there is nothing to see of them alone. */
  counted: boolean;
}

/** A number at the head of a line of the crowd; a line that only counts says how many. */
export interface CrowdNumber extends Spot {
  key: string;
  face: number;
  to: string;
  seat: number;
  count: number;
}

/** Others than mine are dice; shapes behind their number; the same, closer; or only counted. */
export type Crowd = 0 | 1 | 2 | 3;

interface Tier {
  mine: number;
  other: number;
  bull: number;
  tab: number;
}

interface Frame {
  w: number;
  h: number;
  small: boolean;
  z: Sizes;
  tier: Tier;
  crowd: Crowd;
  /** Whose dice are large; null for somebody who watches. */
  mine: number | null;
  town: readonly Roundabout[];
  nodes: Node[];
  at: (name: string) => Node | undefined;
}

export interface Dice {
  stacks: Map<string, Laid>;
  /** Each bull by the key of its face. */
  bulls: Map<string, Laid[]>;
  numbers: CrowdNumber[];
}

export interface Plan extends Frame {
  exits: Exit[];
  rows: Folding["rows"];
  dice: Dice;
}

/** A place where dice stand. */
export interface Filled {
  name: string;
  bulls: readonly number[];
  stacks: readonly Stack[];
}

// prettier-ignore
const TIERS: Record<"desk" | "phone", readonly [Tier, ...Tier[]]> = {
  desk: [{ mine: 56, other: 42, bull: 54, tab: 24 }, { mine: 50, other: 36, bull: 50, tab: 22 }, { mine: 44, other: 30, bull: 46, tab: 20 }, { mine: 40, other: 27, bull: 42, tab: 18 }],
  phone: [{ mine: 42, other: 32, bull: 38, tab: 18 }, { mine: 36, other: 28, bull: 34, tab: 17 }, { mine: 32, other: 24, bull: 32, tab: 17 }],
};
const CROWDS: readonly (readonly [Crowd, Tier])[] = [
  [1, { mine: 32, other: 24, bull: 28, tab: 17 }],
  [2, { mine: 28, other: 24, bull: 25, tab: 17 }],
  [3, { mine: 28, other: 24, bull: 25, tab: 17 }],
  [3, { mine: 24, other: 24, bull: 23, tab: 15 }],
];
const SHAPE: Record<Crowd, readonly [w: number, h: number]> = { 0: [0, 0], 1: [13, 17], 2: [12.4, 15], 3: [0, 16] };

/** The ways on from a place, from left to right. */
function waysFrom(town: readonly Roundabout[], { odd, even }: Roundabout): { sign: Exit["sign"]; to: string }[] {
  if (odd === "") return [{ sign: "both", to: "" }];
  if (odd === even) return [{ sign: "both", to: odd }];
  const x = (name: string): number => town.find((one) => one.name === name)?.x ?? 0;
  const both = [{ sign: "odd" as const, to: odd }, { sign: "even" as const, to: even }]; // prettier-ignore
  return both.sort((a, b) => x(a.to) - x(b.to));
}

const bullGoes = ({ odd, even }: Roundabout, face: number): string => (face % 2 === 1 ? odd : even);

interface Piece extends Item {
  key: string;
  size: number;
  stack: Stack | null;
  face: number;
  /** How many it stands for. */
  count: number;
}

/** What stands in the lane of a place that leads `to`, in reading order. */
function piecesOf(
  frame: Pick<Frame, "small" | "tier" | "crowd" | "mine">,
  place: Roundabout,
  well: Filled,
  to: string,
): Piece[] {
  const { small, tier, crowd, mine } = frame;
  const pieces: Piece[] = [];
  for (const { key, face, count } of bullsOf(well)) {
    if (bullGoes(place, face) !== to) continue;
    const size = tier.bull;
    const one = { kind: "bull" as const, key, size, stack: null, face, count: 1, w: size + (small ? 2 : 6), h: size + (small ? 3 : 6) }; // prettier-ignore
    for (let copy = 0; copy < count; copy += 1) pieces.push(one);
  }
  const here = well.stacks.filter((stack) => stack.to === to);
  const others = here.filter(({ seat }) => seat !== mine);
  if (crowd === 0) for (const stack of others) pieces.push(diePiece(stack, "other", tier.other, tier.tab, 0));
  else pieces.push(...crowdPieces(others, crowd));
  // Room for horns or the light around what may be touched, so that nothing moves when a choice begins.
  const halo = small ? (tier.mine < 28 ? 3 : 5) : 8;
  for (const stack of here) {
    if (stack.seat === mine) pieces.push(diePiece(stack, "mine", tier.mine, tier.tab, halo));
  }
  return pieces;
}

const diePiece = (stack: Stack, kind: "other" | "mine", size: number, tab: number, halo: number): Piece => ({
  kind,
  key: stack.key,
  size,
  stack,
  face: stack.face,
  count: stack.count,
  w: size + (stack.count > 1 ? tab : 0) + halo,
  h: size + halo,
});

/** The others by number: the number once, then a shape for each runner, or only how many. */
function crowdPieces(others: readonly Stack[], crowd: Crowd): Piece[] {
  const [w, h] = SHAPE[crowd];
  const faces = [...new Set(others.map(({ face }) => face))].sort((a, b) => a - b);
  return faces.flatMap((face): Piece[] => {
    const equal = others.filter((stack) => stack.face === face);
    const count = equal.reduce((sum, stack) => sum + stack.count, 0);
    const [first] = equal;
    const number = { kind: "other" as const, crowd: "number" as const, key: "", size: crowd === 1 ? 17 : 15.5, stack: first ?? null, face, count, w: crowd === 3 ? 30 : crowd === 1 ? 17 : 14, h }; // prettier-ignore
    const shapes = equal.map((stack): Piece => ({
      kind: "other",
      crowd: "shape",
      key: stack.key,
      size: 6.2,
      stack,
      face,
      count: 1,
      w,
      h,
    }));
    return [number, ...shapes.flatMap((shape) => Array<Piece>(shape.stack?.count ?? 1).fill(shape))];
  });
}

/** Lays the town out for what stands in it: the largest dice that fit, on a phone a crowd if none do. */
export function planOf(
  view: BullsView,
  wells: readonly Filled[],
  mine: number | null,
  w: number,
  h: number,
  unfold: boolean,
): Plan {
  const small = isSmall(w);
  const last = Math.max(...view.town.map(({ row }) => row));
  const active = Math.min(view.step - 1, last);
  const town = [...view.town].sort((a, b) => a.row - b.row || a.x - b.x);
  const open = town.filter(({ row }) => row === active);
  const wellOf = (name: string): Filled => wells.find((one) => one.name === name) ?? { name, bulls: [], stacks: [] };
  const crest = crestOf(small, h, wells);

  const attempt = (tier: Tier, crowd: Crowd, tight: number) => {
    const lanes = open.map((place) =>
      waysFrom(town, place).map(({ to }) => piecesOf({ small, tier, crowd, mine }, place, wellOf(place.name), to)),
    );
    return { fold: folding(lanes, { w, h, active, last, unfold, tight, crest }), tier, crowd };
  };
  const tiers = TIERS[small ? "phone" : "desk"];
  const [loose = 0, ...tighter] = tightnesses(w, h);
  const crowds = small ? CROWDS : [];
  // On a phone a crowd is easier to read than the smallest dice between folded rows.
  const wishes: (readonly [Tier, Crowd, number])[] = [
    ...tiers.map((tier) => [tier, 0, loose] as const),
    ...(small ? [] : tighter.flatMap((tight) => tiers.map((tier) => [tier, 0, tight] as const))),
    ...[[loose, ...tighter].filter((tight) => tight < 2), [loose, ...tighter].filter((tight) => tight >= 2)].flatMap(
      (tights) =>
        crowds.flatMap(([crowd, tier]) =>
          tights.filter((tight) => crowd < 3 || tight >= 2).map((tight) => [tier, crowd, tight] as const),
        ),
    ),
  ];
  let best = attempt(tiers[0], 0, loose);
  for (const wish of wishes.slice(1)) {
    if (best.fold.fits) break;
    best = attempt(...wish);
  }
  const { fold, tier, crowd } = best;

  const nodes = town.map((place) => nodeOf(place, town, fold, w, small));
  const at = (name: string): Node | undefined => nodes.find((node) => node.name === name);
  const frame: Frame = { w, h, small, z: fold.z, tier, crowd, mine, town, nodes, at };
  return {
    ...frame,
    rows: fold.rows,
    exits: town.flatMap((place) => exitsOf(frame, place)),
    dice: layIn(frame, wells),
  };
}

/** Above the runners at a sight: its picture and name, and room to count out its points. */
function crestOf(small: boolean, h: number, wells: readonly Filled[]): number {
  const seats = Math.max(0, ...wells.map(({ stacks }) => new Set(stacks.map(({ seat }) => seat)).size));
  return crestHeight(small, h) + Math.ceil(seats / gainsBeside(small)) * gainHeight(small) + 4;
}
/** The picture of a sight with its name. */
export const crestHeight = (small: boolean, h: number): number => (small ? (h < 400 ? 44 : 84) : h < 520 ? 110 : 146);
export const gainsBeside = (small: boolean): number => (small ? 2 : 3);
export const gainHeight = (small: boolean): number => (small ? 19 : 36);

function nodeOf(
  place: Roundabout,
  town: readonly Roundabout[],
  { z, rows, widths }: Folding,
  w: number,
  small: boolean,
): Node {
  const mates = town.filter(({ row }) => row === place.row);
  const index = mates.indexOf(place);
  const row = rows[place.row];
  const { fold, top, h } = row ?? { fold: "passed" as const, top: 0, h: 0 };
  const box = (x: number, width: number, lanes: Lane[] = []): Node => ({
    name: place.name,
    row: place.row,
    fold,
    x,
    y: top + h / 2,
    left: x - width / 2,
    top,
    w: width,
    h,
    lanes,
  });
  if (fold === "open") {
    const before = widths.slice(0, index).reduce((sum, lanes) => sum + plazaWidth(lanes, z) + z.apart, z.apart);
    const mine = widths[index] ?? [];
    const width = plazaWidth(mine, z);
    const ways = waysFrom(town, place);
    let left = before + z.edge;
    const lanes = mine.map((lane, at): Lane => {
      const one = { to: ways[at]?.to ?? "", x: left + lane / 2, left, w: lane };
      left += lane + z.gap * 2;
      return one;
    });
    return box(before + width / 2, width, lanes);
  }
  const widest = Math.max(...rows.map(({ row: other }) => town.filter((one) => one.row === other).length));
  const n = mates.length;
  const spread = small && (fold === "landing" || fold === "sight" || fold === "arriving");
  const x = spread ? ((index + 0.5) / n) * w : ((index + 0.5 + (widest - n) / 2) / widest) * w;
  switch (fold) {
    case "landing":
      return box(x, small ? w / n - 6 : Math.min(206, w / widest - (n === widest ? 16 : 4)));
    case "sight":
    case "arriving":
      return box(x, w / n - (small ? 4 : 14));
    case "folded":
      return box(x, small ? Math.min(26, h + 4) : 100);
    default:
      return box(x, small ? Math.min(14, h) : 24);
  }
}

const isWide = ({ fold }: Node): boolean => fold === "landing" || fold === "sight" || fold === "arriving";

function exitsOf({ w, small, town, at }: Frame, place: Roundabout): Exit[] {
  const from = at(place.name);
  const ways = waysFrom(town, place);
  if (!from) return [];
  return ways.flatMap(({ sign, to: name }, index): Exit[] => {
    const to = at(name);
    if (!to) return [];
    const side = ways.length === 1 ? 0 : index === 0 ? -1 : 1;
    const lane = from.lanes[index];
    const x = lane?.x ?? from.x + side * from.w * (from.fold === "landing" ? 0.3 : small ? 0.5 : 0.42);
    const lean = Math.max(-1, Math.min(1, (x - to.x) / (w * 0.12)));
    const start = { x, y: from.top + from.h - (lane ? 8 : 3) };
    const end = { x: to.x + lean * to.w * (isWide(to) ? 0.26 : 0.25), y: to.top + 5 };
    const along = small ? 0.34 : 0.3;
    const edge = small ? 27 : 0; // half a sign, within the sheet
    const sitting = lane
      ? {
          x: side < 0 ? Math.max(x, edge) : Math.min(x, w - edge),
          y: from.top + from.h + (small ? 9 : 12),
          room: lane.w,
        }
      : {
          x: x + (end.x - x) * along,
          y: Math.min(start.y + (end.y - start.y) * along + 3, to.top - (small ? 7 : 11)),
          room: small ? 13 : 52,
        };
    return [{ key: `${place.name} ${sign}`, from, to, sign, side, start, end, ...sitting }];
  });
}

/** Stands dice in the lanes of a town that is already laid out. */
export function layIn(frame: Frame, wells: readonly Filled[]): Dice {
  const dice: Dice = { stacks: new Map(), bulls: new Map(), numbers: [] };
  for (const well of wells) {
    const node = frame.at(well.name);
    const place = frame.town.find(({ name }) => name === well.name);
    if (!node || !place) continue;
    for (const lane of node.lanes) fill(frame, dice, node, lane, piecesOf(frame, place, well, lane.to));
  }
  return dice;
}

/** Mine stand at the mouth, the others behind them, the bulls at the head. */
function fill({ z, small }: Frame, dice: Dice, node: Node, lane: Lane, pieces: readonly Piece[]): void {
  const { lines } = flow(pieces, lane.w, z.gap);
  let head = node.top + z.head - (small ? 0 : 2);
  for (const line of lines.filter(({ kind }) => kind === "bull")) {
    let x = lane.x - line.w / 2;
    for (const piece of line.items) {
      const spot = { x: x + piece.w / 2, y: head + piece.h / 2, size: piece.size, w: piece.size, h: piece.size, mine: false, shapes: null, counted: false }; // prettier-ignore
      dice.bulls.set(piece.key, [...(dice.bulls.get(piece.key) ?? []), spot]);
      x += piece.w + z.gap;
    }
    head += line.h + z.gap;
  }
  const crowd = lines.filter(({ items }) => items[0]?.crowd);
  const crowdLeft = lane.x - Math.min(lane.w, Math.max(0, ...crowd.map(({ w }) => w))) / 2;
  let foot = node.top + node.h - z.foot + (small ? 2 : 4);
  for (const line of [...lines].reverse()) {
    if (line.kind === "bull") continue;
    foot -= line.h;
    let x = line.items[0]?.crowd ? crowdLeft : lane.x - line.w / 2;
    for (const piece of line.items) {
      stand(dice, node, lane, piece, x, foot + line.h);
      x += piece.w + (piece.crowd ? 1 : z.gap);
    }
    foot -= z.gap;
  }
}

function stand(dice: Dice, node: Node, lane: Lane, piece: Piece, left: number, bottom: number): void {
  const { stack, size } = piece;
  if (!stack) return;
  const y = bottom - piece.h / 2;
  if (piece.crowd === "number") {
    dice.numbers.push({ key: `${node.name}-${lane.to}-${piece.face}`, x: left + piece.w / 2, y, face: piece.face, to: lane.to, seat: stack.seat, count: piece.count }); // prettier-ignore
  } else if (piece.crowd === "shape") {
    const spot = { x: left + (piece.w === 0 ? -8 : piece.w / 2), y };
    const known = dice.stacks.get(piece.key);
    const shapes = [...(known?.shapes ?? []), spot];
    const first = shapes[0] ?? spot;
    const inLine = shapes.filter((one) => one.y === first.y);
    const end = inLine.at(-1) ?? first;
    dice.stacks.set(piece.key, { x: (first.x + end.x) / 2, y: first.y, size: size * 2, w: end.x - first.x + size * 2, h: piece.h, mine: false, shapes, counted: piece.w === 0 }); // prettier-ignore
  } else {
    const halo = piece.h - size;
    const x = left + halo / 2 + size / 2;
    dice.stacks.set(piece.key, {
      x,
      y,
      size,
      w: size,
      h: size,
      mine: piece.kind === "mine",
      shapes: null,
      counted: false,
    });
  }
}
