/** The eight tricks, 120 × 90 each, with their ground. */
import { cut, dot, facet, place, slab, stroke } from "../cut";
import { lifted, thump } from "../scene/scissors";
import { mozo } from "../scene/mozo";
import { dusk } from "../scene/road";
import { bigWheel, boot, gear, halfBoard, hole, link, whiteWheel } from "./parts";
import { bolt, castShadow, crack, crossSeal } from "../scene/signs";
import { wheel } from "./vehicles";

/** A rider hops, holding a cramped calf. */
export const cramp = (): string =>
  dusk() +
  castShadow(52, 84, 44) +
  place(
    50,
    83,
    mozo({
      shoulder: [-4, -94],
      hip: [-8, -56],
      head: [4, -114],
      frontKnee: [24, -66],
      frontFoot: [28, -34],
      frontSole: 14,
      backKnee: [-8, -30],
      backFoot: [-12, -4],
      backElbow: [14, -70],
      backHand: [26, -50],
      frontElbow: [18, -84],
      frontHand: [34, -58],
      face: "o",
      skin: "skin1",
      tilt: -14,
      helmet: true,
    }),
    { scale: 0.59 },
  ) +
  bolt(92, 42, 1.1, 14) +
  bolt(84, 68, 0.7, 50) +
  bolt(22, 26, 0.6, -18) +
  stroke("26,14 22,8", "ink", 2.4);

/** A wheel bent open, spokes loose. */
export const brokenWheel = (): string =>
  dusk() +
  castShadow(56, 82, 66, 5) +
  bigWheel(56, 44, 31, true) +
  stroke("82,32 100,22", "cloth2", 2.4) +
  stroke("80,56 96,66", "cloth2", 2.4) +
  thump(92, 44, 12, "red", 8) +
  crack(94, 36, 0.9, 40);

/** Crates, a barrel and a cat block the road. */
export const obstacle = (): string =>
  dusk() +
  castShadow(62, 84, 96, 6) +
  slab(14, 40, 40, 42, "wood3", { shadow: [3, 4] }) +
  facet("18,44 50,44 50,50 18,50", "wood") +
  facet("18,72 50,72 50,78 18,78", "wood") +
  stroke("19,72 49,50", "wood2", 5) +
  lifted("62,46 90,45 95,64 90,82 62,82 57,64", "wood", [3, 4]) +
  facet("62,46 72,46 68,64 72,82 62,82 57,64", "wood3") +
  stroke("59,54 93,54", "ink", 3) +
  stroke("59,74 93,74", "ink", 3) +
  slab(28, 16, 28, 24, "wood3", { shadow: [3, 4] }) +
  stroke("30,18 54,38", "wood2", 4) +
  stroke("54,18 30,38", "wood2", 4) +
  place(
    78,
    45,
    cut("-16,0 -18,-12 -8,-20 6,-19 8,-28 12,-24 18,-24 22,-28 22,-16 14,-10 14,0", "ink") +
      stroke("-16,-4 -26,-10 -24,-20", "ink", 4) +
      dot(13, -19, 1.8, "sun") +
      dot(19, -19, 1.8, "sun"),
    { scale: 0.9 },
  );

/** A deep pothole in the road, cracks around. */
export const pothole = (): string =>
  dusk() +
  facet("0,40 120,38 120,90 0,90", "asphalt") +
  facet("0,40 120,38 120,44 0,45", "asphalt2") +
  facet("8,52 24,52 20,56 4,56", "mark", 0.8) +
  facet("98,52 114,52 112,56 95,56", "mark", 0.8) +
  hole(58, 66, 1.08) +
  place(
    96,
    34,
    lifted("0,-26 24,14 -24,14", "sun", [2, 3]) +
      cut("0,-18 17,10 -17,10", "cloth") +
      stroke("0,-9 0,1", "ink", 4) +
      dot(0, 6.5, 2.2, "ink"),
    { scale: 0.9 },
  );

/** A scooter’s tray snapped in two. */
export const brokenTray = (): string =>
  dusk() +
  castShadow(58, 80, 90, 6) +
  place(
    30,
    58,
    lifted("-24,-6 26,-6 20,0 28,3 20,10 -22,8", "table2", [3, 5]) +
      facet("-24,-6 26,-6 21,-1 -23,-1", "ink") +
      wheel(-20, 14, 10),
    { turn: 14 },
  ) +
  place(
    84,
    58,
    lifted("-16,2 -8,-2 -14,-7 16,-8 24,-14 28,-4 18,8 -12,10", "table2", [3, 5]) +
      stroke("20,-6 14,-52", "cloth2", 5.5) +
      stroke("20,-6 17,-28", "table2", 7) +
      stroke("4,-53 24,-54", "ink", 6) +
      wheel(22, 14, 10),
    { turn: -12 },
  ) +
  crack(57, 40, 1.1) +
  crossSeal(22, 22, 0.9);

/** A bicycle chain with a broken link hangs from its gear. */
export const brokenChain = (): string =>
  dusk() +
  gear(38, 40, 24) +
  link(64, 22, 14) +
  link(82, 30, 40) +
  link(92, 46, 78, true) +
  link(58, 68, -16) +
  link(40, 72, 8) +
  link(78, 62, -34) +
  crack(100, 62, 1, 70) +
  crossSeal(22, 74, 0.8);

/** A rollerskate that has lost its wheels. */
export const brokenRollerskate = (): string =>
  dusk() +
  castShadow(54, 80, 76, 5) +
  place(52, 62, boot(), { scale: 1.02, turn: -9 }) +
  whiteWheel(30, 80) +
  whiteWheel(98, 66) +
  whiteWheel(108, 80) +
  stroke("88,58 80,52", "red", 3) +
  stroke("96,54 92,46", "red", 3) +
  crossSeal(22, 20, 0.9);

/** A skateboard snapped in the middle. */
export const brokenBoard = (): string =>
  dusk() +
  castShadow(60, 82, 100, 6) +
  place(54, 58, halfBoard(1), { scale: 0.98, turn: 24 }) +
  place(66, 58, halfBoard(-1), { scale: 0.98, turn: -24 }) +
  thump(60, 32, 14, "red", 8) +
  crack(60, 26, 1) +
  crossSeal(20, 20, 0.9);
