/** A jointed runner for saddles, boards and shoves: all joints are points, facing right. */
import { blob, cut, dot, facet, keyline, place, seatInk, stroke } from "../cut";
import type { Ink, Point } from "../cut";
import type { Skin } from "../figures";
import type { Seat } from "../pieces";

export interface Joints {
  readonly shoulder: Point;
  readonly hip: Point;
  readonly head: Point;
  /** Front limbs: knee, foot; elbow, hand. */
  readonly frontKnee: Point;
  readonly frontFoot: Point;
  readonly frontElbow?: Point | undefined;
  readonly frontHand?: Point | undefined;
  readonly backKnee: Point;
  readonly backFoot: Point;
  readonly backElbow?: Point | undefined;
  readonly backHand?: Point | undefined;
  /** Angles of the soles. */
  readonly frontSole?: number | undefined;
  readonly backSole?: number | undefined;
  /** Tilt of the head. */
  readonly tilt?: number | undefined;
}

export interface MozoOptions extends Joints {
  readonly skin?: Skin | undefined;
  /** Sash, neckerchief and helmet in the seat's colour. */
  readonly seat?: Seat | undefined;
  readonly helmet?: boolean | undefined;
  readonly beret?: boolean | undefined;
  readonly shoes?: boolean | undefined;
  readonly face?: "smile" | "o" | "grit" | undefined;
  /** Flying ends of sash and neckerchief. */
  readonly tails?: boolean | undefined;
  /** Drawn over the trunk, under the front arm. */
  readonly over?: string | undefined;
}

const SHOE = "-7,-6 5,-5 12,0 12,4 -8,4";
const HELMET = "-14,0 -14,-9 -6,-18 6,-18 13,-11 15,-5 0,-5 -10,3";

const faceOf = (face: MozoOptions["face"]): string =>
  dot(7, 0, 1.9, "ink") +
  (face === "o"
    ? dot(8.5, 7.5, 2.6, "ink")
    : face === "grit"
      ? stroke("5,8 12,7", "ink", 2)
      : facet("5,7 12,6 9,11", "ink"));

/** The figure in the coordinates of its joints; a standing one is about 130 high. */
export function mozo(o: MozoOptions): string {
  const { shoulder, hip, head, skin = "skin1", seat, tilt = 0, tails = true, shoes = true } = o;
  const [red, dark]: readonly [Ink, Ink] = seat ? [seatInk(seat), seatInk(seat)] : ["red", "red2"];
  // along the trunk, and across it
  const length = Math.hypot(hip[0] - shoulder[0], hip[1] - shoulder[1]) || 1;
  const down: Point = [(hip[0] - shoulder[0]) / length, (hip[1] - shoulder[1]) / length];
  const across: Point = [down[1], -down[0]];
  const middle: Point = [(shoulder[0] + hip[0]) / 2, (shoulder[1] + hip[1]) / 2];
  const from = (origin: Point, ...offsets: readonly Point[]): Point[] =>
    offsets.map(([a, b]) => [origin[0] + across[0] * a + down[0] * b, origin[1] + across[1] * a + down[1] * b]);
  const shoe = ([x, y]: Point, turn = 0): string =>
    shoes ? place(x, y, cut(SHOE, seat ? "ink" : "red2"), { turn }) : "";
  const arm = (elbow: Point, hand: Point, ink: Ink, side: number, width: number): string =>
    stroke([[shoulder[0] + across[0] * side, shoulder[1] + 6], elbow, hand], ink, width) +
    blob(hand[0], hand[1], 5.5, 5.5, skin);
  return (
    (o.backElbow && o.backHand ? arm(o.backElbow, o.backHand, "cloth2", -3, 9.5) : "") +
    stroke([[hip[0] - across[0] * 3, hip[1] - across[1] * 3], o.backKnee, o.backFoot], "cloth2", 13) +
    shoe(o.backFoot, o.backSole) +
    stroke([[hip[0] + across[0] * 3, hip[1] + across[1] * 3], o.frontKnee, o.frontFoot], "cloth", 14) +
    shoe(o.frontFoot, o.frontSole) +
    // trunk and its shade
    cut(
      [
        ...from(shoulder, [-10, 0], [10, -1]),
        ...from(middle, [13, 0]),
        ...from(hip, [11, 0], [-11, 0]),
        ...from(middle, [-12, 0]),
      ],
      "cloth",
      { soft: 3 },
    ) +
    facet(
      [
        ...from(shoulder, [-10, 0], [-2, 0]),
        ...from(middle, [-4, 0]),
        ...from(hip, [-1, 0], [-11, 0]),
        ...from(middle, [-12, 0]),
      ],
      "cloth2",
    ) +
    // sash
    cut(from(hip, [-12.5, -11], [12.5, -12], [11.5, -1], [-11.5, 0]), red, { soft: 1 }) +
    (tails
      ? cut(from(hip, [-10, -9], [-23, 0], [-31, 14], [-23, 13], [-16, 6], [-17, 18], [-9, 10], [-6, -2]), dark, {
          soft: 1,
        })
      : "") +
    place(
      head[0],
      head[1],
      blob(0, 0, 12.5, 13.5, skin, { wobble: 0.02 }) +
        (o.helmet
          ? cut(HELMET, red) +
            (seat ? keyline(HELMET, "line", 1.4) : "") +
            facet("-7,-17 -1,-18.5 -4,-5 -10,0", "rgb(255 255 255/.5)")
          : cut("-13,2 -14,-10 -5,-17 7,-15 13,-7 2,-7 -5,-4 -6,3", "p-hair") +
            (o.beret ? cut("-18,-9 -10,-19 6,-20 16,-12 14,-7 -4,-9 -14,-4", red) : "")) +
        faceOf(o.face),
      { turn: tilt },
    ) +
    // neckerchief
    cut(from(shoulder, [-9, -3], [10, -4], [12, 2], [1, 14], [-11, 4]), red) +
    (tails ? cut(from(shoulder, [-8, -1], [-24, -9], [-28, -2], [-18, 1], [-27, 7], [-21, 10]), dark) : "") +
    (o.over ?? "") +
    (o.frontElbow && o.frontHand ? arm(o.frontElbow, o.frontHand, "cloth", 3, 10) : "")
  );
}

/** Somebody from the front with arms up, in a 100 × 140 box. */
export function frontMozo({
  skin = "skin1",
  seat,
  face = "o",
}: { skin?: Skin; seat?: Seat; face?: "o" | "smile" } = {}): string {
  const [red, dark]: readonly [Ink, Ink] = seat ? [seatInk(seat), seatInk(seat)] : ["red", "red2"];
  const shoes: Ink = seat ? "ink" : "red2";
  return (
    stroke("44,88 36,112 42,132", "cloth2", 13) +
    cut("34,130 48,129 50,138 33,138", shoes) +
    stroke("57,88 66,110 60,132", "cloth", 14) +
    cut("53,130 68,129 69,138 54,138", shoes) +
    stroke("38,54 18,46 14,24", "cloth2", 10) +
    blob(13, 20, 5.5, 5.5, skin) +
    cut("36,44 64,44 66,64 61,90 40,90 34,64", "cloth", { soft: 3 }) +
    facet("36,44 48,44 46,90 40,90 34,64", "cloth2") +
    cut("38,78 63,77 62,88 39,89", red) +
    cut("58,82 74,92 78,106 70,103 66,97 64,106 56,88", dark) +
    stroke("62,54 82,48 86,26", "cloth", 10) +
    blob(86, 22, 5.5, 5.5, skin) +
    blob(50, 26, 13, 14, skin, { wobble: 0.02 }) +
    cut("36,26 37,12 50,6 63,12 64,26 58,17 44,17", "p-hair") +
    dot(45, 26, 1.9, "ink") +
    dot(56, 26, 1.9, "ink") +
    (face === "o" ? blob(50.5, 33.5, 3.6, 4, "ink", { soft: 0.4 }) : facet("45,32 56,32 51,37", "ink")) +
    cut("38,40 62,40 64,46 50,58 36,46", red)
  );
}
