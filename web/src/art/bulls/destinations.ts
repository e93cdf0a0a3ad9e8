/** The eight destinations, 120 × 90 each, with their ground. */
import { blob, cut, dot, facet, facets, place, slab, stroke } from "../cut";
import type { Ink, Point } from "../cut";
import { hoop, lifted } from "../scene/scissors";
import { bullHead, bunting } from "../figures";
import { glyph } from "../pieces";
import { frontMozo } from "../scene/mozo";
import { ground } from "../scene/road";
import { flight } from "../scene/signs";

/** Morning sky. */
const sky = (): string => ground("sky") + facet("0,0 70,0 0,64", "sky2");

/** The street before the door. */
const cobbles = (): string =>
  facet("0,72 60,71 120,73 120,90 0,90", "street") + facet("0,82 70,79 120,83 120,88 0,88", "street2");

/** The hanging edge of an awning: n stripes over w. */
const stripes = (x: number, y: number, w: number, h: number, n: number): string => {
  const stripe = (i: number): Point[] => {
    const [a, b] = [x + (w * i) / n, x + (w * (i + 1)) / n];
    return [
      [a + 3 - (6 * i) / n, y],
      [b + 3 - (6 * (i + 1)) / n, y],
      [b, y + h],
      [(a + b) / 2, y + h + 4],
      [a, y + h],
    ];
  };
  const all = Array.from({ length: n }, (_, i) => i);
  return (
    facets(all.filter((i) => i % 2 === 0).map(stripe), "red") +
    facets(all.filter((i) => i % 2 === 1).map(stripe), "cloth")
  );
};

const SPINES: readonly Ink[] = ["red", "green", "cloth", "sun", "water", "wall4", "roof2"];

/** A shelf of books whose board is at y; `shift` changes their order. */
const shelf = (y: number, shift: number): string =>
  Array.from({ length: 9 }, (_, i) => {
    const h = 12 + ((i * 5 + shift) % 4);
    return slab(18 + i * 6.4, y - h, 5 + ((i * 7 + shift) % 3) * 0.5, h, SPINES[(i * 3 + shift) % 7] ?? "red", {
      wobble: 0.3,
    });
  }).join("") + slab(16, y, 62, 2.4, "wood2", { wobble: 0.2 });

const CABINS: readonly Ink[] = ["sun", "cloth", "water", "green"];

/** Restaurant with a striped awning, a plate and cutlery. */
export const restaurant = (): string =>
  sky() +
  slab(12, 14, 96, 62, "wall1", { shadow: [5, 4] }) +
  lifted("6,17 14,5 106,4 114,16", "roof", [2, 4]) +
  facet("6,17 8,13 112,12 114,16", "roof2") +
  slab(20, 42, 38, 34, "window", { wobble: 0.5 }) +
  facet("20,42 44,42 24,72", "glass") +
  slab(66, 42, 22, 34, "wood2", { wobble: 0.5 }) +
  facet("66,42 77,42 77,76 66,76", "wood") +
  slab(93, 42, 10, 22, "window", { wobble: 0.4 }) +
  lifted("14,30 106,29 112,42 8,43", "cloth", [2, 5]) +
  stripes(8, 30, 104, 13, 9) +
  blob(60, 26, 15, 15, "cloth", { corners: 16, wobble: 0.01, shadow: [2, 3] }) +
  blob(60, 26, 10, 10, "cloth2", { corners: 14, wobble: 0.01 }) +
  stroke("39,16 39,36", "line", 2.6) +
  stroke("36,15 36,21 42,21 42,15", "line", 2) +
  stroke("81,15 81,36", "line", 2.6) +
  cut("80,14 84,16 84,26 80,26", "line") +
  cobbles() +
  slab(26, 66, 26, 3, "cloth", { shadow: [2, 2] }) +
  stroke("39,68 39,80", "wood2", 3) +
  stroke("22,62 22,80", "wood2", 2.4) +
  stroke("22,72 29,72 29,80", "wood2", 2.4);

/** Nightclub: a mirror ball and coloured beams in the dark. */
export const nightclub = (): string =>
  ground("#2b2150") +
  facet("60,26 0,90 22,90", "#c9447a", 0.75) +
  facet("60,26 36,90 56,90", "#3f8fb0", 0.8) +
  facet("60,26 66,90 86,90", "#e0a52e", 0.8) +
  facet("60,26 100,90 124,90", "#4f9a6a", 0.75) +
  stroke("60,0 60,10", "#cfc4e6", 2) +
  blob(60, 26, 19, 19, "#cfc4e6", { corners: 16, wobble: 0.01, shadow: [3, 4] }) +
  facet("60,7 72,11 79,24 76,37 64,45 68,26", "#8f83b6") +
  [
    [44, 20, 76, 20],
    [42, 30, 78, 30],
    [50, 11, 70, 11],
    [49, 39, 71, 39],
  ]
    .map(([a, b, c, d]) => stroke(`${a},${b} ${c},${d}`, "#5b4f86", 1.3))
    .join("") +
  stroke("60,8 52,26 60,45", "#5b4f86", 1.3) +
  stroke("60,8 69,26 60,45", "#5b4f86", 1.3) +
  facet("48,17 53,15 52,21 47,22", "#fffdf6") +
  facet("62,22 67,22 66,28 62,28", "#fffdf6") +
  place(12, 46, frontMozo({ seat: 5, skin: "skin2", face: "smile" }), { scale: 0.34 }) +
  place(76, 46, frontMozo({ seat: 6, skin: "skin3", face: "smile" }), { scale: 0.34 }) +
  facet("0,86 120,85 120,90 0,90", "#17112e") +
  place(45, 52, frontMozo({ seat: 1, skin: "skin1", face: "smile" }), { scale: 0.3 });

/** Casino: a roulette wheel, two cards and chips. */
export const casino = (): string =>
  ground("green2") +
  facet("0,0 84,0 10,90 0,90", "green") +
  blob(42, 50, 39, 36, "wood2", { corners: 20, wobble: 0.008, shadow: [4, 5] }) +
  blob(42, 49, 33, 30.5, "wood3", { corners: 20, wobble: 0.008 }) +
  Array.from({ length: 12 }, (_, i) => {
    const a = (i / 12) * 6.283,
      b = ((i + 1) / 12) * 6.283;
    return facet(
      [
        [42 + Math.cos(a) * 31, 49 + Math.sin(a) * 28.5],
        [42 + Math.cos(b) * 31, 49 + Math.sin(b) * 28.5],
        [42 + Math.cos(b) * 17, 49 + Math.sin(b) * 15.6],
        [42 + Math.cos(a) * 17, 49 + Math.sin(a) * 15.6],
      ],
      i === 0 ? "#4f9a6a" : i % 2 ? "red" : "#2a181d",
    );
  }).join("") +
  blob(42, 49, 12, 11, "wood", { corners: 14 }) +
  stroke("34,49 50,49", "sun", 3) +
  stroke("42,42 42,56", "sun", 3) +
  dot(62, 38, 3.2, "#fffdf6") +
  place(
    90,
    32,
    slab(-13, -19, 26, 38, "#fffdf6", { shadow: [2, 3] }) + cut("0,-10 8,2 3,3 5,9 -5,9 -3,3 -8,2", "#2a181d"),
    { turn: -8 },
  ) +
  place(103, 40, slab(-13, -19, 26, 38, "#fffdf6", { shadow: [2, 3] }) + glyph(4, { r: 10, fill: "red", line: null }), {
    turn: 14,
  }) +
  [0, 1, 2, 3]
    .map((i) => blob(92, 80 - i * 5, 15, 5.5, i % 2 ? "cloth" : "red", { corners: 14, wobble: 0.01, shadow: [1, 2] }))
    .join("");

/** Bank with columns and a big coin. */
export const bank = (): string =>
  sky() +
  slab(16, 32, 88, 42, "wall2", { shadow: [5, 4] }) +
  [22, 40, 58, 76, 92]
    .map(
      (x) =>
        slab(x, 34, 8, 38, "cloth", { wobble: 0.3 }) +
        facet(
          [
            [x + 5, 34],
            [x + 8, 34],
            [x + 8, 72],
            [x + 5, 72],
          ],
          "cloth2",
        ),
    )
    .join("") +
  slab(47, 46, 9, 28, "window", { wobble: 0.3 }) +
  slab(66, 46, 9, 28, "window", { wobble: 0.3 }) +
  lifted("8,33 60,5 112,33", "cloth", [3, 5]) +
  facet("20,30 60,9 100,30", "wall1") +
  blob(60, 22, 10.5, 10.5, "sun", { corners: 14, wobble: 0.01, shadow: [1.5, 2] }) +
  blob(60, 22, 7.5, 7.5, "wood3", { corners: 12, wobble: 0.01 }) +
  facet("57.6,19.6 60.2,16.6 62.2,16.6 62.2,27 59.6,27 59.6,20.2 58.2,21.2", "#fffdf6") + // a 1, but nothing to read
  slab(10, 70, 100, 6, "cloth2", { shadow: [2, 2] }) +
  cobbles() +
  slab(4, 75, 112, 6, "wall1", { shadow: [2, 3] }) +
  [0, 1, 2]
    .map((i) => blob(98, 82 - i * 4, 9, 3.6, i % 2 ? "sun" : "wood3", { corners: 12, wobble: 0.01, shadow: [1, 1] }))
    .join("");

/** Bookstore: shelves of books and an open book as a sign. */
export const bookstore = (): string =>
  sky() +
  slab(8, 10, 104, 66, "wood", { shadow: [5, 4] }) +
  facet("8,10 60,9 56,76 8,76", "wood3") +
  slab(16, 34, 62, 38, "window", { wobble: 0.4 }) +
  shelf(52, 0) +
  shelf(71, 3) +
  slab(84, 36, 20, 40, "wood2", { wobble: 0.4 }) +
  slab(87, 40, 14, 16, "window", { wobble: 0.3 }) +
  lifted("30,28 30,8 46,4 60,9 74,4 90,8 90,28 74,24 60,30 46,24", "tile1", [3, 4]) +
  facet("60,9 74,4 90,8 90,28 74,24 60,30", "tile2") +
  stroke("37,13 52,12", "ink", 1.8) +
  stroke("37,19 52,18", "ink", 1.8) +
  stroke("68,12 83,13", "ink", 1.8) +
  stroke("68,18 83,19", "ink", 1.8) +
  cobbles();

/** Mozo’s Pier: a boat moored at a wooden pier, gulls above. */
export const pier = (): string =>
  sky() +
  blob(88, 22, 13, 13, "sun", { corners: 14 }) +
  facet("0,44 60,42 120,45 120,90 0,90", "water") +
  facet("0,52 40,49 120,54 120,60 30,58 0,60", "water2") +
  facet("20,76 80,72 120,78 120,84 50,82", "water2") +
  place(
    86,
    60,
    lifted("-26,0 28,-3 20,12 -16,13", "red", [2, 4]) +
      facet("-26,0 28,-3 26,2 -23,4", "cloth") +
      stroke("0,0 0,-38", "wood2", 3) +
      lifted("3,-38 24,-6 3,-5", "cloth", [1, 2]) +
      cut("-3,-32 -18,-6 -3,-5", "cloth2") +
      cut("0,-38 -12,-43 -10,-37", "red"),
  ) +
  [
    [8, 58],
    [30, 62],
    [52, 66],
  ]
    .map(([x = 0, y = 0]) => slab(x, y, 6, 30, "wood2", { wobble: 0.4 }))
    .join("") +
  lifted("-4,54 62,63 62,72 -4,66", "wood3", [3, 6]) +
  [8, 20, 32, 44, 55].map((x) => stroke(`${x},${55.5 + x * 0.135} ${x},${66 + x * 0.1}`, "wood2", 1.4)).join("") +
  slab(10, 36, 5, 24, "wood2", { wobble: 0.3 }) +
  slab(46, 44, 5, 22, "wood2", { wobble: 0.3 }) +
  stroke("13,40 48,49", "cloth", 2) +
  stroke("22,14 28,10 33,15 39,11 45,16", "line", 2.2) +
  stroke("52,26 57,23 61,27 66,24", "line", 2);

/** Festival: a big wheel, bunting and a rocket. */
export const festival = (): string =>
  sky() +
  facet("0,62 30,52 70,60 120,50 120,80 0,80", "hill") +
  stroke("36,40 22,80", "wood2", 3.4) +
  stroke("36,40 50,80", "wood2", 3.4) +
  hoop(36, 40, 26, "red", 3.4) +
  hoop(36, 40, 15, "red2", 2) +
  Array.from({ length: 8 }, (_, i) => {
    const a = (i / 8) * 6.283 + 0.2,
      x = 36 + Math.cos(a) * 26,
      y = 40 + Math.sin(a) * 26;
    return (
      stroke(`36,40 ${x},${y}`, "red2", 1.6) +
      place(x, y + 4, cut("-5,-4 5,-4 4,4 -4,4", CABINS[i % 4] ?? "sun", { shadow: [1, 1.5], soft: 0.6 }))
    );
  }).join("") +
  blob(36, 40, 4, 4, "sun") +
  cobbles() +
  lifted("66,78 70,52 92,38 114,52 118,78", "cloth", [3, 3]) +
  facet("92,38 80,52 78,78 88,78 90,52", "red") +
  facet("92,38 104,52 108,78 98,78 96,52", "red") +
  facet("66,78 70,52 92,38 74,54 72,78", "red") +
  cut("68,53 92,37 116,53 104,57 92,53 80,57", "red2") +
  stroke("92,38 92,28", "wood2", 2) +
  cut("92,27 104,31 92,35", "sun") +
  place(0, 0, bunting([132, 16], [248, 32], 7, 16), { scale: 0.5 }) +
  flight([62, 34], [66, 18], [84, 10], "cloth", 2.4);

/** China shop: vases on shelves and a bull’s head in the door. */
export const chinaShop = (): string =>
  ground("wall1") +
  facet("0,0 70,0 0,80", "cloth", 0.55) +
  slab(46, 8, 72, 84, "window", { wobble: 0.5 }) +
  facet("46,8 80,8 52,70", "glass") +
  slab(42, 6, 5, 86, "wood", { wobble: 0.3 }) +
  slab(115, 6, 5, 86, "wood", { wobble: 0.3 }) +
  slab(42, 3, 78, 6, "wood2", { wobble: 0.3 }) +
  place(82, 48, bullHead(), { scale: 0.5 }) +
  [30, 58, 84].map((y) => slab(0, y, 42, 4, "wood3", { wobble: 0.3, shadow: [1, 3] })).join("") +
  place(
    11,
    29,
    lifted("-5,0 -8,-9 -3,-15 -4,-19 4,-19 3,-15 8,-9 5,0", "#3f6fb5", [1, 2]) + stroke("-7,-9 7,-9", "#fffdf6", 2.2),
  ) +
  place(
    31,
    29,
    blob(0, -10, 10, 10, "cloth", { corners: 14, wobble: 0.01, shadow: [1, 2] }) +
      hoop(0, -10, 7, "#3f6fb5", 2) +
      dot(0, -10, 2.6, "#3f6fb5"),
  ) +
  place(
    11,
    57,
    lifted("-7,0 -9,-10 9,-10 7,0", "cloth", [1, 2]) +
      stroke("-8,-6 8,-6", "#3f6fb5", 2) +
      stroke("9,-8 13,-6 9,-2", "#3f6fb5", 1.8),
  ) +
  place(
    31,
    57,
    lifted("-6,0 -8,-7 -3,-13 -2,-21 2,-21 3,-13 8,-7 6,0", "green", [1, 2]) + stroke("-6,-6 6,-6", "#fffdf6", 1.8),
  ) +
  place(
    22,
    83,
    lifted("-12,0 -14,-11 14,-11 12,0", "#3f6fb5", [1, 2]) +
      stroke("-12,-6 12,-6", "#fffdf6", 2) +
      cut("-10,-12 10,-12 4,-17 -4,-17", "#3f6fb5"),
  ) +
  lifted("56,90 60,78 66,82 70,76 76,84 80,90", "cloth", [2, 2]) +
  facet("66,82 70,76 74,84 70,90", "#3f6fb5") +
  lifted("92,90 97,80 104,86 108,90", "#3f6fb5", [2, 2]);
