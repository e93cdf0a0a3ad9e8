/**
 * What lies on a lane: trick badges, the shield of Invincible, the police
 * light, the goal flag. Each is drawn around 0,0 and reads at 28 px.
 */
import { PAPER, PRINT, blob, curve, cut, dot, facet, facets, keyline, lettering, place, slab, stroke } from "../cut";
import type { Point } from "../cut";
import { drawn } from "../drawn";
import { hoop, lifted, thump } from "../scene/scissors";
import { bigWheel, boot, halfBoard, hole, link } from "./parts";
import { bolt, crack } from "../scene/signs";
import { wheel } from "./vehicles";

/** By the ids of the box. */
const ICONS: Record<string, () => string> = {
  cramp: () => stroke("-13,-16 -6,2 -12,16 2,17", "cloth2", 9) + bolt(9, -1, 1, 12),
  "broken-wheel": () => place(0, 0, bigWheel(0, 0, 26, true), { scale: 0.62 }) + thump(16, 0, 7, "red", 7),
  obstacle: () =>
    slab(-17, -13, 30, 28, "wood3", { shadow: [2, 3] }) +
    facet("-14,-10 10,-10 10,-5 -14,-5", "wood") +
    facet("-14,8 10,8 10,13 -14,13", "wood") +
    stroke("-12,9 8,-6", "wood2", 4.4),
  pothole: () => place(0, 3, hole(0, 0, 0.46)) + crack(0, -6, 0.7),
  "broken-tray": () =>
    place(-10, 4, cut("-12,-5 12,-5 8,0 12,4 -10,5", "table2") + wheel(-7, 9, 5), { turn: 14 }) +
    place(
      11,
      4,
      cut("-10,0 -5,-3 -8,-6 9,-6 10,5 -8,5", "table2") + wheel(7, 9, 5) + stroke("8,-6 4,-22", "cloth2", 4),
      {
        turn: -14,
      },
    ) +
    crack(-4, 0, 0.6),
  "broken-chain": () => link(-10, -2, -20) + link(9, 4, 24, true) + crack(12, -4, 0.6, 30),
  "broken-rollerskate": () =>
    place(-2, 8, boot(), { scale: 0.46, turn: -8 }) +
    dot(-9, 16, 4, "cloth") +
    hoop(-9, 16, 4, "ink", 1.6) +
    crack(14, 12, 0.5, 60),
  "broken-board": () =>
    place(-1, 4, halfBoard(1), { scale: 0.42, turn: 24 }) +
    place(1, 4, halfBoard(-1), { scale: 0.42, turn: -24 }) +
    crack(0, -2, 0.7),
};

const PLATE: Point[] = Array.from({ length: 24 }, (_, i) => {
  const a = (i / 24) * Math.PI * 2;
  const r = i % 2 ? 25 : 28;
  return [Math.cos(a) * r, Math.sin(a) * r];
});

/** The trick that blocks a rider, 56 × 56: its sign on a red saw-edged plate. */
export const trickBadge = (trick: string): string =>
  cut(PLATE, "#c2142b", { shadow: [2, 3], soft: 1 }) +
  blob(0, 0, 22.5, 22.5, PAPER, { corners: 14, wobble: 0.01 }) +
  place(0, 0, drawn(ICONS, trick)(), { scale: 0.94 });

/** How long a trick still holds, 12 high: `total` boxes, those waited for already ticked. */
export function waitMarks(waited: number, total: number): string {
  return Array.from({ length: total }, (_, i) => {
    const x = (i - (total - 1) / 2) * 14;
    const shape = `${x - 5},-5 ${x + 5},-5.4 ${x + 5.4},5 ${x - 5},5.2`;
    return (
      cut(shape, PAPER, { shadow: [1, 1.5], soft: 0.6 }) +
      keyline(shape, PRINT, 1.4) +
      (i < waited ? curve(`M${x - 3} 0l2.4 3l4-6`, "#1e6845", 2.4) : "")
    );
  }).join("");
}

const SHIELD = "0,-40 34,-30 34,0 22,24 0,40 -22,24 -34,0 -34,-30";

/** Invincible's shield with the turns left, 68 × 80. */
export const shieldBadge = (turns?: number): string =>
  lifted(SHIELD, "red") +
  facet("0,-40 0,40 -22,24 -34,0 -34,-30", "red2") +
  keyline(SHIELD, PAPER, 5) +
  keyline(SHIELD, "line", 1) +
  (turns === undefined ? "" : lettering(0, 17, turns, 50, { ink: PAPER }));

/** The light around somebody invincible, radius r: facets, no glow. */
export const halo = (r: number): string =>
  facets(
    Array.from({ length: 12 }, (_, i): Point[] => {
      const [a, b] = [(i / 12) * Math.PI * 2, ((i + 0.5) / 12) * Math.PI * 2];
      return [
        [Math.cos(a) * r * 0.72, Math.sin(a) * r * 0.72],
        [Math.cos((a + b) / 2) * r, Math.sin((a + b) / 2) * r],
        [Math.cos(b) * r * 0.72, Math.sin(b) * r * 0.72],
      ];
    }),
    "sun",
  ) +
  blob(0, 0, r * 0.74, r * 0.74, "sun", { corners: 16, wobble: 0.01, opacity: 0.25 }) +
  hoop(0, 0, r * 0.72, "sun", 2.4);

/** The police light: a blue lamp with its beams, 56 × 44, standing on y = 16. */
export const policeLight = (): string =>
  facets(
    [
      [
        [-14, -8],
        [-30, -16],
        [-28, -4],
      ],
      [
        [14, -8],
        [30, -16],
        [28, -4],
      ],
      [
        [-5, -18],
        [0, -28],
        [5, -18],
      ],
    ],
    "#6f8bf0",
  ) +
  cut("-13,8 -12,-8 -6,-15 6,-15 12,-8 13,8", "#2f4fbe", { shadow: [2, 3] }) +
  facet("-13,8 -12,-8 -6,-15 -1,-15 -4,8", "#6f8bf0") +
  slab(-17, 7, 34, 9, PRINT, { wobble: 0.5 }) +
  keyline("-13,8 -12,-8 -6,-15 6,-15 12,-8 13,8", "line", 1.2);

/** The box of `goalFlag`. */
export const GOAL_BOX = "-46 -66 52 70";

/** The goal on its pole, foot at 0,0, 64 high: a red flag to the left with the kilometres, chequered along the pole. */
export const goalFlag = (km?: number): string => {
  const chequers = Array.from({ length: 4 }, (_, i): Point[] => {
    const [x, y] = [i % 2 ? -4 : -8, -62 + i * 5.5];
    return [
      [x, y],
      [x + 4, y],
      [x + 4, y + 5.5],
      [x, y + 5.5],
    ];
  });
  return (
    stroke("0,0 0,-62", "wood2", 3.6) +
    lifted("0,-63 -44,-61 -38,-51 -44,-40 0,-40", "red", [2, 3]) +
    cut("0,-63 -8,-62.6 -8,-40 0,-40", PAPER, { soft: 0 }) +
    facets(chequers, PRINT) +
    (km === undefined ? "" : lettering(-24, -45, km, 17, { ink: PAPER }))
  );
};
