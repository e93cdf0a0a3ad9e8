/** Riders on the four vehicles and on foot: wheels or feet on y = 0, middle at x = 0, facing right. Vehicles have the ids of the box. */
import { blob, cut, dot, facet, place, slab, stroke, strokes } from "../cut";
import type { Ink, Point } from "../cut";
import { drawn } from "../drawn";
import { hoop } from "../scene/scissors";
import type { Skin } from "../figures";
import type { Seat } from "../pieces";
import { mozo } from "../scene/mozo";
import type { Joints } from "../scene/mozo";

/** A small solid wheel. */
export const wheel = (x: number, y: number, r: number): string =>
  dot(x, y, r, "ink") + hoop(x, y, r, "line", 1) + dot(x, y, r * 0.45, "cloth");

/** A wheel with spokes. */
const spoked = (x: number, y: number, r: number): string =>
  hoop(x, y, r, "ink", 5) +
  hoop(x, y, r + 2.5, "line", 0.8) +
  hoop(x, y, r - 3.5, "cloth2", 1.4) +
  strokes(
    [0, 1, 2, 3].map((i): Point[] => {
      const a = i * 0.785 + 0.2;
      const [dx, dy] = [Math.cos(a) * (r - 4), Math.sin(a) * (r - 4)];
      return [
        [x - dx, y - dy],
        [x + dx, y + dy],
      ];
    }),
    "cloth2",
    1.1,
  ) +
  dot(x, y, 3, "cloth");

/** One skate, its wheels on y = 7. */
const skate = (boot: Ink): string =>
  cut("-10,-26 4,-26 5,-14 15,-11 17,-3 -11,-3", boot) +
  facet("-10,-26 -3,-26 -4,-3 -11,-3", "rgb(0 0 0/.16)") +
  stroke("-1,-21 4,-20", "cloth", 2) +
  stroke("0,-16 6,-14", "cloth", 2) +
  slab(-12, -3.5, 30, 3.5, "ink", { wobble: 0.2 }) +
  [-8, 3, 14].map((x) => dot(x, 3, 4.2, "cloth") + dot(x, 3, 1.5, "ink")).join("");

/** The deck of a skateboard, 93 wide. */
export const deck = (ink: Ink): string =>
  cut("-46,-23 -35,-15 35,-15 47,-23 43,-11 35,-7 -35,-7 -42,-11", ink) +
  facet("-46,-23 -35,-15 35,-15 47,-23 45,-17 35,-12 -35,-12 -44,-17", "ink");

const BARE = {
  skateboard: (ink: Ink) => wheel(-26, -6, 6.5) + wheel(26, -6, 6.5) + deck(ink),
  scooter: (ink: Ink) =>
    stroke("32,-10 22,-76", "cloth2", 5) +
    stroke("32,-10 27,-44", ink, 7) +
    stroke("12,-78 32,-78", "ink", 6) +
    cut("-42,-15 20,-15 30,-20 34,-12 22,-8 -40,-8", ink) +
    facet("-42,-15 20,-15 18,-12 -41,-12", "ink") +
    wheel(-36, -7.5, 8) +
    wheel(35, -7.5, 8) +
    stroke("-44,-16 -32,-17", ink, 5),
  bmx: (ink: Ink) =>
    spoked(-35, -20, 17.5) +
    spoked(37, -20, 17.5) +
    // frame, fork, bars, saddle, crank
    stroke("-35,-20 -12,-48 24,-50 0,-21 -35,-20", ink, 6) +
    stroke("-12,-48 0,-21", ink, 6) +
    stroke("26,-56 37,-20", ink, 5.5) +
    stroke("26,-56 22,-70 14,-72", "ink", 5) +
    stroke("-22,-53 -4,-54", "ink", 6.5) +
    stroke("-12,-48 -13,-53", "ink", 4) +
    hoop(0, -21, 7, "cloth", 3) +
    stroke("0,-21 7,-12", "ink", 4) +
    stroke("3,-11 12,-11", "ink", 4),
};

/** The usual paint of a vehicle. */
const PAINT: Readonly<Record<string, Ink>> = {
  skateboard: "roof",
  scooter: "table2",
  bmx: "green",
  rollerskates: "wood3",
};

const RIDING: Readonly<Record<string, Joints>> = {
  skateboard: {
    shoulder: [4, -100],
    hip: [-6, -62],
    head: [12, -121],
    frontKnee: [22, -52],
    frontFoot: [22, -21],
    backKnee: [-24, -48],
    backFoot: [-22, -21],
    frontElbow: [26, -92],
    frontHand: [44, -104],
    backElbow: [-18, -92],
    backHand: [-36, -100],
  },
  scooter: {
    shoulder: [2, -98],
    hip: [-8, -60],
    head: [12, -119],
    frontKnee: [10, -42],
    frontFoot: [2, -19],
    backKnee: [-24, -38],
    backFoot: [-44, -10],
    backSole: 38,
    backElbow: [6, -80],
    backHand: [19, -82],
  },
  bmx: {
    shoulder: [6, -98],
    hip: [-14, -65],
    head: [20, -117],
    frontKnee: [14, -52],
    frontFoot: [7, -16],
    frontSole: 4,
    backKnee: [2, -58],
    backFoot: [-6, -33],
    backSole: 10,
    frontElbow: [24, -88],
    frontHand: [18, -73],
    backElbow: [20, -90],
    backHand: [14, -74],
  },
  rollerskates: {
    shoulder: [10, -98],
    hip: [-4, -62],
    head: [22, -118],
    frontKnee: [22, -46],
    frontFoot: [14, -26],
    backKnee: [-26, -46],
    backFoot: [-50, -38],
    frontElbow: [-2, -84],
    frontHand: [-14, -72],
    backElbow: [26, -82],
    backHand: [44, -90],
  },
};

export interface RiderOptions {
  readonly seat?: Seat | undefined;
  readonly skin?: Skin | undefined;
}

/** A rider on a vehicle, about 130 × 142; helmet, neckerchief and sash in the seat's colour. */
export function riderOn(vehicle: string, { seat, skin = "skin2" }: RiderOptions = {}): string {
  const figure = { ...drawn(RIDING, vehicle), seat, skin, helmet: true };
  const ink = drawn(PAINT, vehicle);
  switch (vehicle) {
    case "rollerskates":
      return place(-56, -38, skate(ink), { turn: 38 }) + mozo({ ...figure, shoes: false }) + place(12, -7, skate(ink));
    case "scooter":
      // the front arm reaches over the bars
      return (
        mozo(figure) + BARE.scooter(ink) + stroke("5,-90 10,-78 22,-81", "cloth", 10) + blob(22, -81, 5.5, 5.5, skin)
      );
    default:
      return drawn<(ink: Ink) => string>(BARE, vehicle)(ink) + mozo(figure);
  }
}

/** Somebody on foot who has no vehicle yet, about 50 × 130, feet on y = 0. */
export const onFoot = ({ seat, skin = "skin2" }: RiderOptions = {}): string =>
  mozo({
    shoulder: [2, -94],
    hip: [0, -56],
    head: [6, -114],
    frontKnee: [6, -28],
    frontFoot: [4, -4],
    backKnee: [-4, -28],
    backFoot: [-8, -4],
    frontElbow: [16, -76],
    frontHand: [12, -58],
    backElbow: [-14, -76],
    backHand: [-12, -58],
    seat,
    skin,
    helmet: true,
  });
