/** The grounds of the road pictures, 120 × 90. */
import { blob, facet, facets, rays, slab, slabShape } from "../cut";
import type { Ink } from "../cut";

/** The box of a road picture. */
export const PICTURE_BOX = "0 0 120 90";

/** The whole picture in one ink. */
export const ground = (ink: Ink): string => facet("0,0 120,0 120,90 0,90", ink);

/** The sun low behind the street. */
export const sunrise = (): string =>
  ground("sky") +
  rays(38, 58, 140, "sky2", { from: -2.95, step: 0.62, width: 0.3, count: 5 }) +
  blob(38, 58, 23, 23, "sun", { corners: 15, wobble: 0.015 }) +
  facet("0,68 60,66 120,69 120,90 0,90", "street") +
  facet("0,79 70,76 120,80 120,86 40,87 0,85", "street2");

/** Nothing but morning light. */
export const morning = (): string => ground("sky") + facet("0,0 78,0 22,90 0,90", "sky2");

const WINDOWS = [
  [4, 26],
  [16, 26],
  [36, 20],
  [48, 20],
  [66, 30],
  [78, 30],
  [98, 24],
  [110, 24],
  [4, 46],
  [16, 46],
  [36, 42],
  [48, 42],
  [66, 50],
  [78, 50],
  [98, 46],
  [110, 46],
] as const;

/** A row of houses. */
export const town = (): string =>
  ground("sky") +
  facet("0,0 50,0 0,50", "sky2") +
  slab(-4, 16, 34, 60, "wall2") +
  slab(30, 8, 30, 66, "wall1") +
  slab(60, 20, 32, 56, "wall4") +
  slab(92, 12, 32, 62, "wall2") +
  facets(
    WINDOWS.map(([x, y]) => slabShape(x, y, 7, 11, 0.4)),
    "window",
    0.75,
  ) +
  facet("-2,14 30,13 33,19 -2,20", "roof") +
  facet("28,6 60,5 63,11 27,12", "roof") +
  facet("58,18 92,17 95,23 58,24", "roof2") +
  facet("90,10 122,9 122,15 90,16", "roof") +
  facet("0,68 60,66 120,69 120,90 0,90", "street") +
  facet("0,80 70,77 120,81 120,86 40,88 0,86", "street2");

/** The road alone, from y = 62 down: verge, kerb, `marks` dashes from the left. */
export const roadway = (marks: number): string =>
  facet("0,62 60,60 120,63 120,69 0,68", "field") +
  facet("0,67 120,68 120,90 0,90", "asphalt") +
  facet("0,67 120,68 120,71 0,70", "wall1") +
  facets(
    Array.from({ length: marks }, (_, i) => [
      [4 + i * 28, 79.5],
      [22 + i * 28, 79.5],
      [19 + i * 28, 83],
      [1 + i * 28, 83],
    ]),
    "mark",
    0.8,
  );

/** The road out of town, hills behind. */
export const road = (marks = 5): string =>
  ground("sky") +
  facet("0,0 64,0 0,52", "sky2") +
  facet("0,52 26,40 52,50 84,36 120,52 120,70 0,70", "hill") +
  roadway(marks);

/** A wall and a street in the shade: where things go wrong. */
export const dusk = (): string =>
  ground("wall4") +
  facet("0,0 80,0 14,64 0,64", "wall2", 0.8) +
  facet("0,62 60,60 120,63 120,90 0,90", "asphalt") +
  facet("0,62 60,60 120,63 120,67 0,66", "asphalt2");

/** Grass and fresh air: where things are mended. */
export const meadow = (): string =>
  ground("water2") +
  facet("0,0 84,0 20,90 0,90", "sky2", 0.85) +
  facet("0,64 60,62 120,65 120,90 0,90", "field2") +
  facet("0,78 70,74 120,79 120,86 30,88 0,84", "field", 0.8);
