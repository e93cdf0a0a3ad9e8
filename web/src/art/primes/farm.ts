/** Pictures of 11 to 19: the farm. */
import { keyline } from "../cut";
import { ball, both, eye, form, lifted, liftedBall, line, plane, wideEye } from "./scissors";

/** 11: a rooster. */
export const rooster = (): string =>
  line("-2,8 -2.4,14 .6,14.2", "p-beak", 1.7) +
  line("3.6,8 3.4,14 6.4,14.2", "p-beak", 1.7) +
  // tail, body, its shade, wing
  lifted("-4,3 -13,1.4 -15.4,-4 -13.6,-11 -10.6,-7 -9.4,-14 -5,-9.4 -2.4,-3", "p-teal") +
  lifted("-8.6,-1 -2,1.4 2.6,-2 3.4,-10 7.6,-12 11.8,-9.4 11.4,-2 10,5 5,10.4 -4,10.4 -9,6", "p-russet") +
  plane("11.4,-2 10,5 5,10.4 -4,10.4 -9,6 -1,7.4 6,4", "p-russet2") +
  plane("-6,1.6 2.6,1.4 1,6.4 -3.4,6.8", "p-russet2") +
  // comb, beak, wattle
  form("3.4,-10.4 3,-14.2 5.6,-13 7.4,-15.8 9,-13 11.6,-14 11.4,-9.6 7.4,-11", "p-comb", 0.6) +
  form("11.6,-9.4 15.8,-7 11.6,-5.4", "p-beak", 0.5) +
  form("9.4,-5 12.6,-5 11,-.6", "p-comb", 0.5) +
  eye(8.2, -8);

/** 13: a pig's face. */
export const pig = (): string =>
  both((s) => form(s, "p-pig2"), "-11.6,-6 -12.4,-13.4 -4.6,-10") +
  liftedBall(0, 1.4, 12.8, 11.8, "p-pig", 12) +
  plane("12.4,-1 12,5 7.4,11.2 0,13 -6,12 3,9 8.6,4", "p-pig2", 0.55) +
  // snout and nostrils
  ball(0, 5.4, 6.8, 4.8, "p-pig2") +
  both((s) => plane(s, "p-pig3"), "-3.4,3.6 -1.4,3.4 -1.4,7 -3,6.8") +
  eye(-6, -2.4, 1.6) +
  eye(6, -2.4, 1.6);

/** The locks of the sheep's fleece: x, y, radius. */
const FLEECE = [
  [-10.4, -2, 4],
  [-10.4, 4, 4.2],
  [-5.6, -5.4, 4.4],
  [0.6, -5.8, 4.4],
  [5, -2, 4.2],
  [5.4, 4, 4.2],
  [-5.4, 7, 4.4],
  [1, 7.2, 4.4],
] as const;
const FORELOCK = [
  [6.4, -9.4, 2.8],
  [10.4, -10, 2.6],
] as const;

/** 17: a sheep with a dark face. White wool needs an edge, drawn as larger locks behind. */
export const sheep = (): string =>
  line("-6,7 -6.4,13.8", "p-limb", 3) +
  line("3,7 3.2,13.8", "p-limb", 3) +
  FLEECE.map(([x, y, r]) => ball(x, y, r + 0.9, r + 0.9, "p-edge", 11)).join("") +
  FLEECE.map(([x, y, r]) => ball(x, y, r, r, y > 4 ? "p-wool2" : "p-wool", 11)).join("") +
  form("-9,-3 -4,-6 3,-5 6,0 2,5 -6,5 -10,2", "p-wool", 2) +
  // face and ear
  form("5,-7.6 9,-10.4 13,-8.6 15.4,-3 14,1.6 10.6,2.2 6.6,-1", "p-limb") +
  form("4.4,-6 1.2,-3.6 5.4,-2", "p-limb", 0.8) +
  FORELOCK.map(([x, y, r]) => ball(x, y, r + 0.8, r + 0.8, "p-edge", 9)).join("") +
  FORELOCK.map(([x, y, r]) => ball(x, y, r, r, "p-wool", 9)).join("") +
  wideEye(11.2, -4.4, 1.5, 0.3);

/** 19: a cow's face, brown and white. */
export const cow = (): string =>
  // horns and ears
  both((s) => form(s, "horn", 0.5), "-5,-8 -8.4,-10 -9.6,-14.6 -4.6,-12.4 -2.6,-9") +
  both((s) => form(s, "p-cow"), "-8.4,-6.6 -15,-8.4 -15.4,-4.4 -9.4,-2") +
  lifted("-7.6,-9.6 0,-10.6 7.6,-9.6 9.6,-3 7.6,5 7,11 -7,11 -7.6,5 -9.6,-3", "p-white") +
  keyline("-7.6,-9.6 0,-10.6 7.6,-9.6 9.6,-3 7.6,5 -7.6,5 -9.6,-3", "p-edge", 1) +
  // brown patches
  plane("-7.8,-9.8 -1.4,-10.4 -2.6,-3 -4,4.6 -7.8,5 -9.8,-3", "p-cow") +
  plane("8.2,-9 4.6,-10.2 3.4,-4 5.4,.6 9,-1", "p-cow") +
  // muzzle, its shade, nostrils
  ball(0, 9, 8.8, 5.2, "p-muzzle") +
  plane("8.4,8 7,12 1,14 -4,13.8 3,11.6", "p-pig2") +
  both((s) => plane(s, "p-pig3"), "-4.4,7 -2,6.8 -2.4,9.6 -4.4,9.2") +
  wideEye(-5.4, -2.4, 1.9, 0.2) +
  wideEye(5, -2.4, 1.9, 0.2);
