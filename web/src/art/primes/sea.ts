/** Pictures of 23 to 37: the sea. */
import { dot } from "../cut";
import { both, form, lifted, line, plane, wideEye } from "./scissors";

/** 23: a striped fish, swimming left. */
export const fish = (): string =>
  // fins
  form("-3,-8 2,-13.6 7.6,-12.4 6,-5", "p-banana") +
  form("0,7 5,12.6 8,10 6,5", "p-banana") +
  lifted("-15,1 -10.6,-6 -3,-9.4 4.4,-7 8.6,-1.6 15,-8.6 14,.6 15.4,9.4 8.6,3.6 4,8.2 -3,10.6 -10.4,7.4", "p-fish") +
  plane("-14.6,2 -4,4 8.6,3 15.4,9.4 8.6,3.6 4,8.2 -3,10.6 -10.4,7.4", "p-fish2") +
  // two white bands
  plane("-4.6,-9 -1.2,-8.8 1,.6 -1,10 -4.4,10.2 -2.2,.6", "p-white") +
  plane("3.4,-7.2 5.6,-5.4 6.4,1 5,7 3,8.6 4.4,1", "p-white") +
  wideEye(-9.2, -1.6, 2.5, -0.5) +
  line("-14,3.4 -11,3.8", "p-fish2", 1.2);

/** 29: a crab with raised claws. */
export const crab = (): string =>
  ["-6,6 -11,8.6 -11.6,12.4", "-4,8 -7.4,11.6 -7,14.4", "-7,3.6 -13,4.6 -15,8"]
    .map((leg) => both((s) => line(s, "p-crab2", 1.8), leg))
    .join("") +
  both((s) => line(s, "p-crab", 3), "-8,2 -12,-2") +
  both((s) => lifted(s, "p-crab"), "-13.6,-1.6 -15.6,-7 -13.4,-13 -11.4,-8.6 -7.4,-12.4 -6.6,-7 -9.4,-2.4") +
  lifted("-10.6,2.4 -7.6,-3 -2.6,-5 3,-5 7.6,-3 10.6,2.4 7,9 2,10.6 -2.4,10.6 -7,9", "p-crab") +
  plane("10.6,2.4 7,9 2,10.6 -2.4,10.6 -7,9 1,7.4 6.4,3", "p-crab2") +
  // eyes on stalks, a smile
  both((s) => line(s, "p-crab", 1.6), "-2.8,-4 -3.2,-7") +
  dot(-3.2, -8, 3, "p-crab") +
  dot(3.2, -8, 3, "p-crab") +
  wideEye(-3.2, -8, 2.1, 0.2) +
  wideEye(3.2, -8, 2.1, -0.2) +
  line("-2.4,4 0,5.2 2.4,4", "p-crab3", 1.3);

/** 31: an octopus. */
export const octopus = (): string =>
  // arms, the outer ones in the shade
  both((s) => line(s, "p-octo2", 3.4), "-7,5 -9.4,10 -14.4,9 -14,5.6") +
  both((s) => line(s, "p-octo", 3.4), "-4,6 -5,12.6 -10,14") +
  line("0,6 0,13.6", "p-octo2", 3.4) +
  // head, shade, glint
  lifted("-8.6,6 -10,-1 -10,-8 -5.6,-13.6 1,-15 7,-12.4 10.4,-7 10,-1 8.6,6 3,8 -3,8", "p-octo") +
  plane("7,-12.4 10.4,-7 10,-1 8.6,6 3,8 -1,8 4,2 6.4,-4", "p-octo2") +
  plane("-7.4,-6 -4.4,-11 -1.6,-12.4 -4,-7", "p-octo3") +
  wideEye(-4, -0.6, 2.7) +
  wideEye(4, -0.6, 2.7) +
  line("-1.6,4 .6,4.6 2.2,3.6", "p-eye", 1.2);

/** 37: a whale, spouting. */
export const whale = (): string =>
  line("-6.4,-8 -6.4,-11 -10,-14.4", "p-spray", 2) +
  line("-6.4,-11 -2.6,-14.4", "p-spray", 2) +
  // body with the raised tail, its shade, the pale belly with furrows
  lifted(
    "-15.4,4 -14,-3 -8.6,-6.6 -1,-6.4 5,-3 9,-1.6 10.4,-5 6.8,-8.6 8.4,-12 12,-9 15.6,-12.4 16,-6.6 13.8,-3.4 12.4,3.6 8.4,9.6 1,12.6 -8,12.4 -13.4,9",
    "p-whale",
  ) +
  plane("13.8,-3.4 12.4,3.6 8.4,9.6 1,12.6 -4,12.6 4,8 9,1.6 10.4,-3", "p-whale2") +
  plane("-15.4,4 -7,6.6 1,6 4,8 -1,12.4 -8,12.4 -13.4,9", "p-whale3") +
  line("-11,7 -9.6,11", "p-whale2", 0.9) +
  line("-7,7.6 -6,11.4", "p-whale2", 0.9) +
  line("-3,7.6 -2.4,11", "p-whale2", 0.9) +
  wideEye(-9.6, 1, 1.7, 0);
