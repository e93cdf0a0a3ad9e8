/** The fourteen action cards, 120 × 90 each, with their ground. */
import { blob, cut, dot, facet, lettering, place, slab, stroke } from "../cut";
import { hoop, lifted, thump } from "../scene/scissors";
import { bull, bullHead, runner } from "../figures";
import { die, sign } from "../pieces";
import { frontMozo, mozo } from "../scene/mozo";
import { ground, morning, sunrise, town } from "../scene/road";
import { castShadow, flight } from "../scene/signs";
import { directionToken } from "./pieces";

/** A cloud blows a tired runner onward. */
export const secondWind = (): string =>
  morning() +
  facet("0,68 60,66 120,69 120,90 0,90", "street") +
  facet("0,79 70,76 120,80 120,86 40,87 0,85", "street2") +
  lifted("2,30 8,18 20,17 27,8 40,11 44,20 52,24 53,36 46,44 30,46 14,47 4,42", "cloth", [3, 4]) +
  facet("2,30 8,18 20,17 16,30 18,46 14,47 4,42", "cloth2") +
  dot(37, 25, 2.2, "ink") +
  stroke("30,20 35,18", "ink", 1.8) +
  blob(47, 35, 4.5, 4.5, "roof", { corners: 9 }) +
  dot(47.5, 35, 2.4, "ink") +
  blob(33, 34, 4, 3, "wall4") +
  stroke("56,33 68,30", "cloth", 3.4) +
  stroke("57,39 72,41", "cloth", 3.4) +
  stroke("55,45 64,49", "cloth", 3.4) +
  castShadow(88, 82, 34) +
  place(64, 14, runner({ skin: "skin2" }), { scale: 0.5 });

/** A runner at full stretch, three dice tumbling behind. */
export const sprint = (): string =>
  town() +
  castShadow(80, 84, 40) +
  [
    [2, 32, 22],
    [0, 46, 30],
    [6, 58, 22],
  ]
    .map(([x = 0, y = 0, l = 0]) => stroke(`${x},${y} ${x + l},${y}`, "cloth", 3.2))
    .join("") +
  place(
    78,
    84,
    mozo({
      shoulder: [8, -86],
      hip: [-14, -52],
      head: [26, -102],
      frontKnee: [20, -52],
      frontFoot: [36, -26],
      frontSole: -18,
      backKnee: [-36, -38],
      backFoot: [-62, -46],
      backSole: 80,
      frontElbow: [30, -70],
      frontHand: [46, -86],
      backElbow: [-18, -82],
      backHand: [-34, -66],
      face: "grit",
      beret: true,
      tilt: 8,
    }),
    { scale: 0.58 },
  ) +
  place(15, 70, die(1, 3), { scale: 0.3, turn: -14 }) +
  place(36, 80, die(1, 5), { scale: 0.26, turn: 12 }) +
  place(30, 58, die(1, 2), { scale: 0.22, turn: 24 });

/** A street map: the old route crossed out, a new one drawn. */
export const change = (): string =>
  morning() +
  lifted("12,18 40,10 66,20 96,9 108,14 104,74 76,84 48,74 18,82 8,76", "tile1", [4, 5]) +
  facet("40,10 66,20 62,79 48,74 42,76", "tile2") +
  facet("96,9 108,14 104,74 92,78", "tile2") +
  stroke("24,28 34,46 26,62", "street3", 5) +
  stroke("34,46 58,36 66,50 90,36", "street3", 5) +
  stroke("58,36 54,62 84,66", "street3", 5) +
  stroke("66,50 84,66", "street3", 5) +
  facet("70,22 84,18 88,27 74,30", "water") +
  facet("28,66 40,62 44,72 32,74", "field") +
  facet("42,22 52,24 50,31 41,29", "roof") +
  facet("74,44 80,42 83,50 77,52", "roof") +
  stroke("24,28 34,46 27,61", "var(--shade)", 3, ' stroke-dasharray="1 6"') +
  stroke("20,55 33,68", "red", 4) +
  stroke("33,55 20,68", "red", 4) +
  flight([34, 45], [52, 30], [88, 40], "red", 4, false) +
  blob(24, 27, 5.5, 5.5, "red", { corners: 9 }) +
  dot(24, 27, 2, "#fffdf6") +
  place(
    104,
    58,
    lifted("-3,-18 3,-18 3,10 0,18 -3,10", "sun", [2, 3]) +
      facet("-3,10 3,10 0,18", "wood3") +
      facet("-1,15 1,15 0,18", "ink") +
      facet("-3,-18 3,-18 3,-14 -3,-14", "red"),
    { turn: 38 },
  );

/** Runners of three colours scatter in every direction. */
export const panic = (): string =>
  town() +
  thump(60, 54, 58, "sun2", 11) +
  castShadow(26, 84, 30) +
  castShadow(98, 84, 30) +
  castShadow(62, 88, 26) +
  place(46, 16, runner({ seat: 2, skin: "skin1" }), { scale: 0.46, flip: true }) +
  place(74, 18, runner({ seat: 3, skin: "skin3" }), { scale: 0.46 }) +
  place(36, 20, frontMozo({ seat: 1, skin: "skin2" }), { scale: 0.5 }) +
  stroke("60,14 60,4", "line", 2.6) +
  stroke("46,17 40,9", "line", 2.6) +
  stroke("74,17 80,9", "line", 2.6);

/** One runner pushes another, who topples comically. */
export const shove = (): string =>
  town() +
  castShadow(30, 84, 34) +
  castShadow(92, 84, 40) +
  place(
    30,
    84,
    mozo({
      shoulder: [6, -88],
      hip: [-10, -52],
      head: [12, -110],
      frontKnee: [10, -34],
      frontFoot: [0, -6],
      backKnee: [-30, -34],
      backFoot: [-42, -8],
      backSole: 30,
      frontElbow: [30, -86],
      frontHand: [48, -80],
      backElbow: [26, -78],
      backHand: [47, -70],
      face: "grit",
      skin: "skin2",
      tilt: 10,
    }),
    { scale: 0.6 },
  ) +
  thump(63, 35, 11, "sun", 8) +
  place(
    88,
    84,
    mozo({
      seat: 2,
      shoulder: [18, -62],
      hip: [-8, -46],
      head: [40, -72],
      frontKnee: [-2, -18],
      frontFoot: [-18, -4],
      frontSole: 30,
      backKnee: [-34, -34],
      backFoot: [-50, -52],
      backSole: 95,
      frontElbow: [40, -48],
      frontHand: [52, -30],
      backElbow: [22, -86],
      backHand: [38, -100],
      face: "o",
      tilt: 24,
    }),
    { scale: 0.56 },
  );

/** A heckler shouts through a megaphone from a balcony. */
export const heckler = (): string =>
  ground("wall4") +
  facet("0,0 62,0 0,76", "wall1", 0.6) +
  slab(14, 4, 52, 76, "window", { wobble: 0.6 }) +
  facet("14,4 40,4 18,50", "glass") +
  slab(3, 4, 12, 76, "green", { wobble: 0.6 }) +
  slab(65, 4, 12, 76, "green", { wobble: 0.6 }) +
  [12, 22, 32, 42, 52]
    .map((y) => stroke(`5,${y} 13,${y}`, "green2", 1.6) + stroke(`67,${y} 75,${y}`, "green2", 1.6))
    .join("") +
  place(
    38,
    52,
    stroke("-12,4 -20,26 -6,34", "cloth2", 11) +
      cut("-16,-2 14,-3 18,40 -18,40", "cloth", { soft: 3 }) +
      facet("-16,-2 -3,-3 -5,40 -18,40", "cloth2") +
      cut("-13,-6 13,-7 15,1 0,14 -15,2", "red") +
      blob(2, -24, 16, 17, "skin2", { wobble: 0.02 }) +
      cut("-14,-20 -15,-36 -4,-46 12,-42 18,-30 6,-31 -4,-28 -6,-18", "hair") +
      dot(10, -25, 2.3, "ink") +
      stroke("6,-32 13,-34", "ink", 2.2),
    { scale: 0.74 },
  ) +
  place(
    58,
    38,
    lifted("-8,-4 -8,5 0,6 30,20 34,-22 0,-5", "red", [3, 4]) +
      facet("-8,-4 0,-5 34,-22 33,-10 0,0 -8,0", "rgb(255 255 255/.28)") +
      cut("29,-20 36,-23 38,20 31,20", "cloth") +
      blob(-5, 9, 5, 5, "skin2"),
    { turn: -6 },
  ) +
  stroke("48,46 44,62 52,68", "cloth", 8) +
  blob(53, 46, 4.5, 4.5, "skin2") +
  stroke("101,26 113,18", "red", 3.4) +
  stroke("103,37 117,37", "red", 3.4) +
  stroke("101,48 113,55", "red", 3.4) +
  slab(0, 64, 86, 4, "ink", { wobble: 0.2 }) +
  slab(0, 86, 86, 6, "wood2", { wobble: 0.3 }) +
  [3, 13, 23, 33, 43, 53, 63, 73, 83].map((x) => stroke(`${x},67 ${x},88`, "ink", 2)).join("");

/** A red cape swings past a pair of horns. */
export const redCape = (): string =>
  sunrise() +
  facet("0,70 120,66 120,90 0,90", "street") +
  castShadow(66, 82, 50) +
  lifted("34,14 60,10 92,16 98,40 92,66 100,80 84,74 74,84 62,75 50,85 42,72 28,78 34,54 28,34", "red", [4, 5]) +
  facet("60,10 68,11 64,44 74,84 62,75 56,44", "red2") +
  facet("82,14 92,16 98,40 92,66 100,80 90,76 84,50", "red2") +
  facet("34,14 44,12 40,40 46,74 42,72 32,76 34,54 28,34", "rgb(255 255 255/.16)") +
  stroke("28,14 98,14", "wood2", 4.5) +
  blob(30, 14, 6, 6, "skin1") +
  stroke("-4,34 12,28 26,16", "cloth", 11) +
  place(116, 58, bullHead(), { scale: 0.46, turn: -14 });

/** Three bulls charge in a cloud of dust. */
export const stampede = (): string =>
  sunrise() +
  cut("-6,84 -4,46 8,32 20,36 30,18 48,22 58,10 76,18 90,12 104,26 112,48 118,70 104,84", "wall1") +
  facet("-6,84 2,62 18,66 28,54 46,64 58,56 74,68 92,64 104,84", "wall2") +
  castShadow(88, 83, 70, 5) +
  place(40, 14, bull({ coat: "wood2", shade: "wood" }), { scale: 0.3 }) +
  place(8, 22, bull({ coat: "bull2", shade: "bull" }), { scale: 0.4 }) +
  place(26, 20, bull(), { scale: 0.44 });

/** A mozo swings a cape; the bull runs past to the next square. */
export const ole = (): string =>
  morning() +
  facet("0,52 60,49 120,53 120,90 0,90", "street") +
  blob(20, 80, 24, 9, "street2", { corners: 13 }) +
  blob(90, 80, 34, 10, "street2", { corners: 13 }) +
  castShadow(24, 85, 30) +
  castShadow(88, 84, 60, 5) +
  place(88, 66, cut("-40,8 -34,-12 -14,-18 8,-14 28,-20 38,2 34,14 -30,16", "wall1")) +
  place(50, 38, bull(), { scale: 0.32 }) +
  place(
    24,
    84,
    mozo({
      shoulder: [-2, -92],
      hip: [0, -54],
      head: [2, -114],
      frontKnee: [10, -28],
      frontFoot: [8, -2],
      backKnee: [-8, -28],
      backFoot: [-14, -2],
      backElbow: [-20, -96],
      backHand: [-30, -112],
      frontElbow: [20, -78],
      frontHand: [36, -82],
      beret: true,
      skin: "skin1",
      tilt: -6,
      tails: false,
    }),
    { scale: 0.58 },
  ) +
  stroke("42,36 62,32", "wood2", 3) +
  lifted("42,36 62,32 66,50 60,68 54,62 46,72 40,56", "red", [3, 4]) +
  facet("56,33 62,32 66,50 60,68 56,58", "red2") +
  flight([58, 24], [84, 0], [110, 26], "red", 4.5);

/** A bull bursts through a fence, planks flying. */
export const looseBull = (): string =>
  sunrise() +
  facet("0,66 120,64 120,90 0,90", "field") +
  facet("0,80 120,76 120,90 0,90", "field2") +
  [50, 62]
    .map((y) => slab(-4, y, 34, 7, "wood3", { shadow: [2, 3] }) + slab(100, y, 24, 7, "wood3", { shadow: [2, 3] }))
    .join("") +
  slab(4, 42, 8, 38, "wood", { shadow: [2, 3] }) +
  slab(106, 42, 8, 38, "wood", { shadow: [2, 3] }) +
  thump(72, 48, 40, "cloth", 11) +
  castShadow(66, 84, 64, 5) +
  place(8, 22, bull(), { scale: 0.45 }) +
  // planks in the air
  place(75, 12, slab(-15, -3.5, 30, 7, "wood3", { shadow: [2, 3] }), { turn: -24 }) +
  place(104, 33, slab(-12, -3, 24, 6, "wood", { shadow: [2, 3] }), { turn: 38 }) +
  place(40, 15, slab(-12, -3, 24, 6, "wood", { shadow: [2, 3] }), { turn: 14 });

/** A sign with odd and even, a token arrow beside it. */
export const directions = (): string =>
  sunrise() +
  place(60, 52, sign({ odd: "1·3·5", even: "2·4·6" }), { scale: 0.72 }) +
  place(96, 24, directionToken(1), { scale: 0.62 });

/** A road worker carries a direction arrow away. */
export const roadCrew = (): string =>
  town() +
  castShadow(52, 85, 44) +
  place(
    46,
    85,
    mozo({
      shoulder: [0, -92],
      hip: [-4, -54],
      head: [6, -114],
      frontKnee: [10, -30],
      frontFoot: [8, -2],
      backKnee: [-14, -30],
      backFoot: [-22, -4],
      backSole: 12,
      frontElbow: [16, -76],
      frontHand: [34, -86],
      backElbow: [14, -70],
      backHand: [34, -74],
      skin: "skin3",
      tails: false,
      over: cut("-12,-92 12,-93 12,-66 -14,-66", "sun") + stroke("-13,-78 12,-79", "cloth", 4),
    }),
    { scale: 0.58 },
  ) +
  place(50, 18.5, cut("-16,-3 -12,-16 4,-19 14,-10 20,-3", "sun") + stroke("-4,-18 -3,-4", "cloth", 3), {
    scale: 0.58,
  }) +
  place(84, 40, directionToken(2), { scale: 0.86, turn: -18 }) +
  place(
    100,
    84,
    lifted("-12,0 12,-1 12,-6 7,-6 2,-30 -2,-30 -7,-6 -12,-6", "roof", [2, 3]) +
      facet("-5,-14 5,-14 4,-20 -4,-20", "cloth"),
    { scale: 0.8 },
  ) +
  place(
    14,
    84,
    lifted("-12,0 12,-1 12,-6 7,-6 2,-30 -2,-30 -7,-6 -12,-6", "roof", [2, 3]) +
      facet("-5,-14 5,-14 4,-20 -4,-20", "cloth"),
    { scale: 0.8 },
  );

/** An open guidebook with two cards slipping out. */
export const guidebook = (): string =>
  morning() +
  place(74, 24, slab(-13, -18, 26, 36, "tile1", { shadow: [2, 3] }) + facet("-9,-12 9,-12 9,4 -9,4", "red"), {
    turn: 14,
  }) +
  place(50, 22, slab(-13, -18, 26, 36, "tile1", { shadow: [2, 3] }) + facet("-9,-12 9,-12 9,4 -9,4", "green"), {
    turn: -10,
  }) +
  lifted("8,40 34,33 60,40 86,33 112,40 110,82 86,76 60,84 34,76 10,82", "red", [4, 5]) +
  cut("13,36 36,30 60,37 60,78 36,71 14,76", "tile1") +
  cut("60,37 84,30 107,36 106,76 84,71 60,78", "tile2") +
  facet("60,37 66,35 66,76 60,78", "shadow", 0.5) +
  facet("22,62 22,50 29,44 36,50 36,60", "wall3") +
  facet("19,51 29,42 39,51", "roof") +
  facet("38,62 38,52 46,52 46,64", "wall2") +
  facet("36,53 42,46 48,53", "roof2") +
  stroke("70,44 98,42", "ink", 2) +
  stroke("70,51 96,49", "ink", 2) +
  stroke("70,58 99,56", "ink", 2) +
  stroke("70,65 88,64", "ink", 2);

/** A snow globe with a little bull, price tag plus two. */
export const souvenir = (): string =>
  morning() +
  castShadow(58, 82, 70, 6) +
  blob(54, 42, 33, 33, "water2", { corners: 20, wobble: 0.01 }) +
  facet("24,50 32,46 54,56 78,46 85,50 76,68 54,75 34,68", "cloth") +
  place(28, 34, bull(), { scale: 0.25 }) +
  [
    [40, 22],
    [56, 18],
    [70, 26],
    [34, 34],
    [76, 38],
    [50, 30],
  ]
    .map(([x = 0, y = 0]) => dot(x, y, 2, "cloth"))
    .join("") +
  facet("26,38 30,24 40,15 36,28", "rgb(255 255 255/.6)") +
  hoop(54, 42, 33, "cloth", 2.5) +
  lifted("26,68 82,67 90,84 18,85", "wood", [3, 3]) +
  facet("26,68 52,68 48,85 18,85", "wood3") +
  stroke("80,66 92,58", "ink", 1.6) +
  place(
    100,
    54,
    lifted("-14,-13 12,-15 16,12 -12,14 -18,0", "#fffdf6", [2, 3]) +
      dot(-13, 0, 1.8, "#2a181d") +
      lettering(2, 8, "+2", 23, { ink: "#b01026" }),
    { turn: 8 },
  );
