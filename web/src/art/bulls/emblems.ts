/** The emblems that name the roundabouts, each about 30 × 30 around 0,0; their kind tells the row. */
import { PAPER, PRINT, blob, cut, dot, facet, keyline, lettering, paint, place, slabShape, stroke, kept } from "../cut";
import { cherries, grapes } from "../primes/fruit";
import { fish } from "../primes/sea";

const SHADE = { shadow: [1.5, 2] as const };
const IRON = "emblem-iron";
const SEA = "emblem-sea";

// --- the old town ---

const bell = (): string =>
  stroke("-13,-13 13,-13", "wood2", 3) +
  cut("-3,-13 3,-13 3,-9 8,-5 9,5 13,9 -13,9 -9,5 -8,-5 -3,-9", "#e2a92a", SHADE) +
  facet("1,-9 8,-5 9,5 13,9 2,9", "#b57c12") +
  dot(0, 12, 3, "#7d4f00");

const clock = (): string =>
  blob(0, 0, 14, 14, PAPER, { corners: 12, wobble: 0.01, ...SHADE }) +
  '<circle r="13.4" fill="none" stroke="#7a4f3a" stroke-width="2.6"/>' +
  stroke("0,-8 0,0 6,4", PRINT, 2.6) +
  dot(0, 0, 2, "#c2142b");

const lamp = (): string =>
  stroke("0,4 0,15", IRON, 3) +
  stroke("-5,15 5,15", IRON, 2.6) +
  cut("-7,-9 7,-9 5,5 -5,5", "#ffd071", SHADE) +
  facet("1,-9 7,-9 5,5 1,5", "#f4a94a") +
  facet("-9,-9 0,-15 9,-9", IRON) +
  stroke("-5,5 5,5", IRON, 2.4);

const well = (): string =>
  cut("-12,2 12,2 10,13 -10,13", "#b9aa9c", SHADE) +
  facet("2,2 12,2 10,13 2,13", "#8e7d72") +
  facet("-10,2 -6,-1 6,-1 10,2 6,5 -6,5", "#3f6d94") +
  stroke("-10,2 -10,-8", "#74481f", 2.6) +
  stroke("10,2 10,-8", "#74481f", 2.6) +
  facet("-15,-7 0,-15 15,-7", "#b8502f") +
  facet("0,-15 15,-7 2,-7", "#93391f");

// --- the market ---

const lemon = (): string =>
  cut("-15,1 -11,-1 -6,-9 3,-10 11,-5 12,-1 15,1 12,3 10,8 2,11 -7,9 -11,4", "#f8d335", SHADE) +
  facet("3,-10 11,-5 12,-1 15,1 12,3 10,8 2,11 6,2", "#d9a716") +
  cut("-2,-10 4,-15 11,-14 6,-10", "p-leaf");

const olive = (): string =>
  stroke("-13,11 0,0 11,-13", "#6d451b", 2.2) +
  cut("-2,-2 -12,-6 -14,-13 -5,-10", "#7f9a4d", { shadow: [1, 1.5] }) +
  cut("3,-5 6,-14 14,-15 11,-7", "#5f7d3a") +
  cut("-8,6 -15,3 -16,10 -11,12", "#5f7d3a") +
  blob(4, 6, 6.4, 7.6, "#4b5a2a", { corners: 10, shadow: [1, 1.5] }) +
  facet("1,1 5,0 3,7 0,6", "#7b8c48") +
  blob(-4, 0, 4.6, 5.6, "#3a4722", { corners: 9 });

const rose = (): string =>
  stroke("0,4 0,16", "p-leaf2", 2.6) +
  cut("0,11 8,6 12,10 6,14", "p-leaf") +
  blob(0, -3, 11.5, 10.5, "#d9607b", { corners: 9, ...SHADE }) +
  facet("0,-13 10,-8 11,2 2,7 3,-3", "#b03d5b") +
  facet("-5,-6 2,-9 6,-3 1,2 -5,0", "#f3a0b1") +
  stroke("-1,-5 2,-3 0,0", "#8e2a47", 1.6);

// --- the harbour ---

const anchor = (): string =>
  stroke("0,-9 0,12", SEA, 3.6) +
  stroke("-6,-5 6,-5", SEA, 3.2) +
  `<circle cy="-12" r="3.4" fill="none" stroke="${paint(SEA)}" stroke-width="2.8"/>` +
  stroke("-12,3 -9,10 0,14 9,10 12,3", SEA, 3.4) +
  facet("-15,5 -12,-2 -8,5", SEA) +
  facet("15,5 12,-2 8,5", SEA);

const shell = (): string =>
  cut("0,13 -6,12 -14,0 -13,-7 -7,-12 0,-14 7,-12 13,-7 14,0 6,12", "#f0b49a", SHADE) +
  facet("0,13 0,-14 7,-12 13,-7 14,0 6,12", "#dd8f75") +
  stroke("0,11 -10,-6", "#b96a52", 1.6) +
  stroke("0,11 -4,-12", "#b96a52", 1.6) +
  stroke("0,11 4,-12", "#a3543d", 1.6) +
  stroke("0,11 10,-6", "#a3543d", 1.6);

const sail = (): string =>
  cut("-1,-15 -1,6 -13,6", PAPER, SHADE) +
  facet("2,-11 12,6 2,6", "#c9dfe6") +
  stroke("0,-16 0,9", "#74481f", 2.2) +
  cut("-14,9 14,9 9,15 -9,15", "#c08a52") +
  facet("2,9 14,9 9,15 2,15", "#74481f");

/** By the code that the box, records and keys use for a place. */
const EMBLEMS: Readonly<Partial<Record<string, () => string>>> = {
  A1: bell,
  A2: clock,
  A3: lamp,
  A4: well,
  B1: lemon,
  B2: olive,
  B3: rose,
  B4: cherries,
  B5: grapes,
  C1: anchor,
  C2: shell,
  C3: fish,
  C4: sail,
};

/** The number of a gate on its plaque, 30 × 30. */
export function plaque(number: string): string {
  const sheet = slabShape(-15, -15, 30, 30, 1);
  return cut(sheet, PAPER, SHADE) + keyline(sheet, "#7a4f3a", 1.6) + lettering(0, 9.6, number, 26);
}

/** What stands for a place, `px` wide around 0,0: its emblem, a gate's plaque, or nothing for a place of another town. */
export const emblem = kept((code: string, px: number): string => {
  const gate = /^S(\d+)$/.exec(code)?.[1];
  if (gate) return place(0, 0, plaque(gate), { scale: px / 30 });
  const drawing = EMBLEMS[code];
  return drawing ? place(0, 0, drawing(), { scale: px / 34 }) : "";
});

/** A gate has only its number, without a plaque, where there is little room. */
export const gateNumber = (code: string): string | null => /^S(\d+)$/.exec(code)?.[1] ?? null;
