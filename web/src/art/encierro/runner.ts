/** The runners on the course: dressed in what they still own. */
import { blob, cut, dot, facet, keyline, place, seatInk, stroke } from "../cut";
import type { Ink, Point } from "../cut";
import type { Skin } from "../figures";
import { glyph } from "../pieces";
import type { Seat } from "../pieces";
import { object } from "./objects";
import type { SpecialId } from "./objects";
import { person } from "./people";
import type { Mood, PoseName, Wear } from "./people";
import { rimmed } from "../scene/scissors";

const SKINS: readonly Skin[] = ["skin1", "skin2", "skin3"];
const skinOf = (seat: Seat): Skin => SKINS[(seat + 1) % 3] ?? "skin1";

/** What is printed on a seat's colour. */
const onSeat = (seat: Seat): Ink => `var(--seat-${seat}-on)`;

export interface DressedOptions {
  /** Which objects are still owned. */
  readonly owned: Wear;
  readonly special?: SpecialId | null | undefined;
  readonly pose?: PoseName | undefined;
  readonly mood?: Mood | undefined;
  /** Expelled: sits on the ground. */
  readonly out?: boolean | undefined;
}

/** The box of `dressedRunner`. */
export const RUNNER_BOX = "0 0 134 168";
const STANDEE = "18,138 98,138 108,160 8,160";

/** Where a special object is carried: x, y, scale, turn. */
const CARRIED: Record<SpecialId, readonly [number, number, number, number]> = {
  capote: [16, 62, 0.44, -14],
  liquido: [86, 76, 0.4, 8],
  zapatillas: [72, 124, 0.36, 0],
};

/** A runner on a standee in the seat's colour and shape, 134 × 168, feet at y = 150. */
export function dressedRunner(seat: Seat, o: DressedOptions): string {
  const { owned, special, out = false } = o;
  const mood = o.mood ?? (out ? "sad" : owned.ropa ? "smile" : "wide");
  const carried = special && !out ? CARRIED[special] : null;
  const figure =
    person({ pose: out ? "sit" : (o.pose ?? "run"), wear: owned, seat, skin: skinOf(seat), mood }) +
    (special && carried ? place(carried[0], carried[1], object(special), { scale: carried[2], turn: carried[3] }) : "");
  return (
    cut(STANDEE, seatInk(seat), { shadow: [4, 4] }) +
    keyline(STANDEE, "line", 2) +
    place(8, 6, rimmed(figure, 2.2)) +
    glyph(seat, { x: 58, y: seat === 3 ? 149.6 : 149, r: 8.4, fill: onSeat(seat), line: null })
  );
}

/** The box of `pawn`. */
export const PAWN_BOX = "0 0 64 88";

/** Radius of the body by seat: equal weight to the eye. */
const BODY: Record<Seat, number> = { 1: 26, 2: 26, 3: 27, 4: 26, 5: 27, 6: 28 };

/** A small pawn, 64 × 88, its foot at y = 86: the body is the seat's shape, a head above it, dressed all the same. */
export function pawn(seat: Seat, owned: Wear = {}): string {
  const skin = skinOf(seat);
  const figure =
    glyph(seat, { x: 32, y: seat === 3 ? 62 : 58, r: BODY[seat], line: "line", lineWidth: 2 }) +
    (owned.faja ? cut("15,66 49,65 48,71 16,72", "red") + cut("18,70 12,82 18,82 23,72", "red2") : "") +
    blob(32, 22, 13, 14, skin, { wobble: 0.02 }) +
    cut("18,24 18,12 27,5 40,7 46,16 34,16 26,18 25,26", "p-hair") +
    dot(39, 22, 2, "ink") +
    facet("36,29 44,28 41,33", "ink") +
    (owned.boina
      ? cut("13,14 20,4 36,1 49,9 48,16 32,13 20,19", "red") +
        facet("13,14 20,4 27,3 24,13 20,19", "red2") +
        stroke("32,2 33,-1", "red", 2.4)
      : "") +
    (owned.panuelico
      ? cut("21,33 44,32 44,37 33,45 21,38", "red") + cut("22,34 11,29 8,35 15,37 10,42 16,43", "red2")
      : "") +
    (owned.periodico
      ? place(57, 48, cut("-4,-18 4,-18 4,10 -4,10", "cloth") + facet("1,-18 4,-18 4,10 1,10", "cloth2"), { turn: 18 })
      : "");
  return rimmed(figure, 1.8);
}

/** Where pawns stand in a location: middle of the foot, and the scale of `pawn`. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/**
 * Spots for `count` pawns in a location `w` wide whose street reaches from
 * y = 104 to 174: one or two rows, those behind first, nobody hidden.
 */
export function pawnSpots(count: number, w: number): Spot[] {
  const rows =
    count <= 2 ? [count] : count === 3 ? [1, 2] : count === 4 ? [2, 2] : [Math.floor(count / 2), Math.ceil(count / 2)];
  const widest = Math.max(1, ...rows);
  const scale = Math.min(rows.length === 1 ? 0.86 : 0.6, (w - 8) / (widest * 62));
  return rows.flatMap((n, row) =>
    Array.from({ length: n }, (_, i): Spot => {
      const pitch = Math.min((w - 6) / widest, 74 * scale);
      const lean = rows.length === 2 && rows[0] === rows[1] ? (row ? 0.1 : -0.1) * pitch : 0;
      return {
        x: w / 2 + (i - (n - 1) / 2) * pitch + lean,
        y: rows.length === 1 ? 168 : row ? 173 : 173 - 58 * scale - 6,
        scale,
      };
    }),
  );
}

/** A pawn whose foot stands on a spot. */
export const pawnAt = (seat: Seat, { x, y, scale }: Spot, owned: Wear = {}): string =>
  place(x - 32 * scale, y - 86 * scale, pawn(seat, owned), { scale });

/** A dressed runner whose standee's middle is at `foot`, at a scale of 168 high. */
export const runnerAt = (seat: Seat, foot: Point, scale: number, o: DressedOptions): string =>
  place(foot[0] - 58 * scale, foot[1] - 160 * scale, dressedRunner(seat, o), { scale });
