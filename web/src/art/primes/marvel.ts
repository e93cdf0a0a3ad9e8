/** Pictures of 71 to 97: small winged things, then the marvels. */
import { dot, keyline } from "../cut";
import { ball, both, eye, form, lifted, line, plane, wideEye } from "./scissors";

/** 71: a ladybird from above. */
export const ladybird = (): string =>
  // legs and feelers
  ["-9,-2 -14,-4.6", "-10,3 -15.4,3.4", "-8.6,8 -13,11.4"]
    .map((leg) => both((s) => line(s, "p-limb", 1.9), leg))
    .join("") +
  both((s) => line(s, "p-limb", 1.6), "-2.4,-10 -5.6,-14.8") +
  lifted("-6.4,-5 -4.6,-10.4 0,-12.2 4.6,-10.4 6.4,-5", "p-limb") +
  // wing cases, their shade, the seam
  lifted("-10.8,3 -9.4,-3 -5,-7 0,-8 5,-7 9.4,-3 10.8,3 9,9 4.6,13.4 0,14.6 -4.6,13.4 -9,9", "p-lady") +
  plane("10.8,3 9,9 4.6,13.4 0,14.6 0,10 5,6.4 8,0 9.4,-3", "p-cherry2") +
  line("0,-7.6 0,14.2", "p-dark", 1.5) +
  (
    [
      [-5, -2, 2.4],
      [5, -2, 2.4],
      [-6, 5, 2.5],
      [6, 5, 2.5],
      [-3.4, 10.4, 1.8],
      [3.4, 10.4, 1.8],
    ] as const
  )
    .map(([x, y, r]) => ball(x, y, r, r, "p-dark", 7))
    .join("") +
  dot(-2.4, -9.2, 1.1, "p-white") +
  dot(2.4, -9.2, 1.1, "p-white");

/** 73: a bee, flying right. */
export const bee = (): string =>
  // wings, the far one darker
  form("-3,-4 -11,-9 -12.6,-13.4 -8,-15.4 -2,-11.6 .6,-5", "p-wing2") +
  lifted("0,-4 -1.6,-12 2,-15.6 7,-14 7,-8.4 3.4,-4", "p-wing") +
  // sting, body, shade, two stripes
  form("-11.4,3.6 -16,5 -11.4,7", "p-limb", 0.5) +
  lifted("-13,5 -11,-.6 -5,-4.4 3,-5 9,-3.4 11,2 9,8.4 3,11.4 -5,11 -11,8.6", "p-bee") +
  plane("11,2 9,8.4 3,11.4 -5,11 -11,8.6 0,7.4 6,4", "p-banana2") +
  plane("-8.6,-2.2 -5.2,-4.4 -5.6,3 -5.2,11 -8.8,9.6 -9.4,3", "p-dark") +
  plane("-1.4,-4.8 2.4,-5 2.6,3 2.2,11.2 -1.6,11.2 -1.8,3", "p-dark") +
  // head with eye, feeler and smile
  form("6.8,-4.4 11,-4.8 14.4,-1 14.4,4 11,8 7.4,8 8.6,2", "p-limb") +
  wideEye(11.4, 0, 1.9, 0.4) +
  line("11,-5 12.4,-9.4 15,-10", "p-limb", 1.4) +
  line("11,4.4 13,4.4", "p-bee", 1.1);

/** 79: a butterfly. */
export const butterfly = (): string =>
  both((s) => lifted(s, "p-fly"), "-1,-2 -6,-11.4 -12,-14 -15.4,-11 -14.6,-4 -9.6,1.4 -2,3") +
  both((s) => lifted(s, "p-fly2"), "-1,1 -9.4,2 -12.4,7 -10,12.4 -5.6,12.6 -1.4,7") +
  // eyes of the wings
  both((s) => plane(s, "p-white"), "-6,-8 -11.4,-11.4 -13,-9 -12,-5 -8,-2.6") +
  both((s) => plane(s, "p-banana"), "-8,-5.6 -10.8,-8.2 -11,-5.6 -9,-4") +
  both((s) => plane(s, "p-banana"), "-6.4,5 -9.4,6.6 -8,9.6 -5.6,9") +
  line("0,-7 0,10", "p-limb", 3.2) +
  both((s) => line(s, "p-limb", 1.4), "-.6,-7.6 -4,-13.4");

/** 83: a stegosaurus, walking left. */
export const stegosaurus = (): string =>
  // plates along the back, their far sides darker
  ["-10,-1 -12.4,-8.4 -5,-4.4", "-6.6,-3 -7.4,-13.4 .4,-5", "-1,-4 2.6,-16 6.4,-4", "5,-3.6 12.2,-11.4 11,0"]
    .map((s) => lifted(s, "p-plate", 0.8))
    .join("") +
  plane("2.6,-16 6.4,-4 2.6,-5", "p-crab2") +
  plane("-7.4,-13.4 .4,-5 -3.4,-5", "p-crab2") +
  lifted(
    "-15.8,6.4 -15.4,2.4 -12,.4 -8.4,1 -4.4,-3 2,-5 7,-3.2 11,1.6 15.8,3.4 14,5.6 9.6,6.4 8.6,9 9,14.4 4.4,14.4 3.4,11 -2.4,11 -3,14.4 -7.4,14.4 -7.6,9 -9.6,7.4 -13,8.2",
    "p-steg",
  ) +
  plane(
    "11,1.6 15.8,3.4 14,5.6 9.6,6.4 8.6,9 9,14.4 4.4,14.4 3.4,11 -2.4,11 -3,14.4 -4.6,14.4 -4.4,9.6 3,7",
    "p-steg2",
  ) +
  // spikes of the tail
  line("14.4,3.2 16,-.6", "p-edge", 1.7) +
  line("12,2.4 12.8,-1.8", "p-edge", 1.7) +
  eye(-12.6, 3.2, 1.3) +
  line("-15.2,6 -12.6,6.2", "p-steg2", 1.1);

const UNICORN = "-6,14.6 -3,5 -4,-4 -1,-8.4 4.4,-8.6 8.4,-5 14.4,2 15,5.6 12,8 7.6,7.4 5,5 5.4,9 8.6,14.6";

/** 89: a unicorn's head, its mane in three colours. */
export const unicorn = (): string =>
  lifted("-6,-9 -13,-7.4 -14.6,-1 -12.4,1 -15.4,7 -12.4,9 -14,14.4 -5,14.4 -1,2 -1,-6", "p-uni3") +
  plane("-12.4,1 -15.4,7 -12.4,9 -8,4 -5,-3", "p-uni4") +
  plane("-8.4,8 -14,14.4 -5,14.4 -3,8", "p-banana") +
  lifted(UNICORN, "p-uni") +
  keyline(UNICORN, "p-edge", 1.1) +
  plane("7.6,7.4 5,5 5.4,9 8.6,14.6 1,14.6 2,7 1,2 6,3.4 14.6,4.6 12,8", "p-uni2") +
  // ear, horn with its lit side, forelock
  form("-2.6,-7 -4.4,-13 1.2,-9", "p-uni", 0.6) +
  lifted("2.6,-8.2 10.4,-16.4 7.6,-6", "p-beak", 0.8) +
  plane("7,-12.8 9,-11.4 5,-7.2 4,-9.6", "p-banana3") +
  form("-4,-7 .6,-9.4 2.6,-4 -1,-.6 -3.6,2", "p-uni3", 0.6) +
  eye(6.2, -1.6, 1.5) +
  dot(12.6, 4.4, 0.8, "p-octo");

/** 97: a dinosaur in a beret and neckerchief, roaring to the right. */
export const dinosaur = (): string =>
  // tail, legs, body, its shade, belly
  lifted("-4,4 -10,8 -15.8,14.6 -8,13.6 -1,12", "p-rex") +
  form("-3.4,9 -4.4,14.8 1,14.8 1.4,10", "p-rex2") +
  form("3,9 3,14.8 8.4,14.8 7.2,9", "p-rex") +
  lifted(
    "-6,11 -6,4 -3.4,-2 -4,-9 0,-12.6 7,-13 13.8,-10 15.8,-6.4 14.6,-4 4.6,-3.2 5.4,-.4 12.6,-.6 13,1.4 10.6,3.2 6.4,3.4 7.4,7 6.4,12.4 -2.4,12.8",
    "p-rex",
  ) +
  plane("-6,11 -6,4 -3,-2 -1.4,3 -1.6,8 1,12.8 -2.4,12.8", "p-rex2") +
  plane("2.4,5 5.8,4.6 6.4,8 5.4,11.6 2.8,12 1,9", "p-belly") +
  // the maw and its teeth
  plane("4.6,-3.2 14.6,-4 13,-.6 5.4,-.4", "p-maw") +
  ["6.4,-3.4 9,-3.6 7.8,-1", "10.2,-3.7 12.8,-3.9 11.6,-1.3"].map((s) => plane(s, "p-white")).join("") +
  // the small arm
  line("6,6 9.6,7 10,9.4", "p-rex2", 2) +
  // neckerchief with its flying ends, beret
  form("-5,0 3.4,-1 4.4,2 -.4,5.4 -4.8,3", "p-comb", 0.6) +
  form("-4.6,1 -10.4,-2.4 -12,1.6 -8.2,2.4 -10.6,6 -5,4.8", "p-scarf", 0.6) +
  form("-6.4,-9 -4.4,-14 2.6,-16 8.6,-14.4 8.4,-12 1,-12 -3.4,-9", "p-comb", 0.6) +
  wideEye(5.4, -8.2, 2.4, 0.5);
