/** Tools and prizes: dice, saws, mallets, sheds, the recycling zone, rosettes, medals. */
import {
  PAPER,
  PRINT,
  blob,
  curve,
  cut,
  dot,
  facet,
  keyline,
  lettering,
  place,
  slab,
  star,
  stroke,
  strokes,
  kept,
} from "../cut";
import type { Ink, Point } from "../cut";
import { drawn } from "../drawn";
import { bullHead } from "../scene/cattle";
import { faint, fan, lifted, rimmed, silhouette } from "../scene/scissors";
import { DIE_FRONT, PIPS } from "../pieces";
import type { Face } from "../pieces";
import { sheep } from "./animals";

/* ---------- dice ---------- */

const DIE_BODY = "-27,-30 27,-31 31,-26 36,-21 36,32 31,37 -22,37 -27,32 -31,27 -31,-26";

/** The box of `woodDie`. */
export const DIE_BOX = "-44 -48 92 96";

/** What a saw cuts from the corner of a die. */
const SAWN: Record<1 | -1, string> = {
  1: "10,-34 34,-36 37,-8 31,-12 30,-18 25,-16 24,-22 19,-20 18,-26 13,-25",
  [-1]: "10,34 34,36 37,10 31,14 30,20 25,18 24,23 19,22 18,28 13,27",
};

/** A wooden die, 68 × 70 around 0,0, that shows a number; `sawn` is by how much a saw has changed it. */
export const woodDie = (number: number, sawn: 0 | 1 | -1 = 0): string =>
  cut(DIE_BODY, "wood", { shadow: [4, 5], soft: 2 }) +
  keyline(DIE_BODY, "line", 2) +
  facet(DIE_FRONT, PAPER) +
  keyline(DIE_FRONT, PRINT, 2) +
  drawn(PIPS, number)
    .map(([x, y]) => blob(x * 16, y * 16 + 1, 6.8, 6.8, PRINT, { corners: 9, wobble: 0.04 }))
    .join("") +
  (sawn
    ? cut(SAWN[sawn], "wood3") +
      keyline(SAWN[sawn], PRINT, 1.6) +
      place(
        30,
        sawn * -31,
        blob(0, 0, 12.5, 12.5, PAPER, { corners: 11, shadow: [1, 2] }) +
          keyline("-12,0 -8,-9 0,-12 9,-8 12,0 8,9 0,12 -9,8", PRINT, 1.2) +
          lettering(0, 6, sawn > 0 ? "+1" : "−1", 17),
      )
    : "");

/** The sign of a die that goes to recycling, 24 wide: two arrows in a ring. */
export const recycleSeal = (): string =>
  blob(0, 0, 12, 12, "#1e6845") +
  curve("M-6-1A6 6 0 0 1 4-5M6 2A6 6 0 0 1-4 6", PAPER, 2.6) +
  cut("3,-9 8,-3 1,-3", PAPER, { soft: 0.5 }) +
  cut("-3,9 -8,4 -1,4", PAPER, { soft: 0.5 });

/* ---------- saw, mallet ---------- */

const TEETH: Point[] = Array.from({ length: 26 }, (_, i): Point => {
  const k = 25 - i;
  return [-30 + k * 2.5, (k % 2 ? 14.6 : 9) + Math.floor(k / 2) * 0.5];
});

const sawForms = (): string =>
  cut([[-32, -6], [34, -14], [34, 9], ...TEETH], "cloth2", { shadow: [2, 3], soft: 1 }) +
  facet("-32,-6 34,-14 34,-6 -32,0", "cloth") +
  lifted("32,-18 46,-18 56,-6 54,10 42,16 32,12", "wood", [2, 3]) +
  facet("38,-8 46,-8 49,-1 47,6 39,7", "wood2") +
  dot(35, -10, 1.8) +
  dot(35, 6, 1.8);

/** The box of `saw`. */
export const SAW_BOX = "-38 -24 102 48";

/** A saw, 90 × 36; a spent one is faint and crossed out. */
export const saw = (spent = false): string =>
  spent ? faint(0.4, sawForms()) + stroke("-24,18 44,-18", "var(--red-text)", 4) : rimmed(sawForms(), 1.6);

/** The place for a saw not yet earned. */
export const sawPlace = (): string => faint(0.3, silhouette(sawForms(), "var(--shade)"));

/** The box of `mallet`. */
export const MALLET_BOX = "0 0 72 96";

const malletHead = (): string =>
  lifted("-26,-16 20,-18 24,-12 24,12 19,17 -26,16 -29,10 -29,-10", "wood3") +
  facet("-26,-16 -12,-17 -12,17 -26,16 -29,10 -29,-10", "wood") +
  stroke("-12,-16 -12,16", "wood2", 3) +
  stroke("10,-17 10,16", "wood2", 3) +
  facet("10,-17 20,-18 24,-12 24,12 19,17 10,16", "wood2", 0.5);

/** A mallet, 72 × 96; a lost one is broken and crossed out. */
export const mallet = (lost = false): string =>
  lost
    ? faint(
        0.5,
        place(36, 26, malletHead(), { scale: 0.86, turn: -8 }) +
          place(37, 26, cut("-6,15 6,14 5,34 1,29 -2,37 -6,30", "wood"), { scale: 0.9, turn: 4 }) +
          place(30, 36, cut("-5,18 -1,24 2,16 6,22 5,48 -6,48", "wood"), { scale: 0.9, turn: 24 }),
      ) +
      stroke("14,78 58,18", "var(--red-text)", 5) +
      stroke("14,18 58,78", "var(--red-text)", 5)
    : place(
        36,
        26,
        lifted("-6,14 5,14 6,62 -6,63", "wood", [3, 3]) + facet("-6,14 -1,14 -1,62 -6,63", "wood3") + malletHead(),
        { scale: 0.92 },
      );

/* ---------- shed ---------- */

/** Who a shed is for, as the game says it. */
type ShedKind = "bull" | "sheep";

/** The box of `shed`. */
export const SHED_BOX = "0 0 120 108";

const SHEDS: Record<
  ShedKind,
  { readonly body: string; readonly roof: string; readonly lit: string; readonly outline: string }
> = {
  bull: {
    body: "14,100 14,52 60,26 106,52 106,100",
    roof: "4,58 60,14 116,58 108,66 60,30 12,66",
    lit: "4,58 60,14 60,30 12,66",
    outline: "4,58 60,14 116,58 108,66 106,64 106,100 14,100 14,64 12,66",
  },
  sheep: {
    body: "12,100 12,60 26,36 94,36 108,60 108,100",
    roof: "2,64 22,26 98,26 118,64 108,66 92,40 28,40 12,66",
    lit: "2,64 22,26 40,26 36,40 28,40 12,66",
    outline: "2,64 22,26 98,26 118,64 108,66 108,100 12,100 12,66",
  },
};

const tenant = (kind: string): string =>
  kind === "bull"
    ? place(60, 78, bullHead({ eyes: "shut", ring: false }), { scale: 0.32 })
    : place(58, 80, sheep(), { scale: 0.92 });

/** A shed for the prize bull (gable, red) or the sheep (broad, green), 120 × 108; a planned one is a dashed shape. */
export function shed(kind: string, built = true): string {
  const { body, roof, lit, outline } = drawn(SHEDS, kind);
  const bull = kind === "bull";
  if (!built)
    return (
      facet(outline, "var(--ink-2)", 0.14) +
      keyline(outline, "var(--ink-2)", 3, ' stroke-dasharray="8 6"') +
      faint(0.55, tenant(kind))
    );
  const boards = Array.from({ length: 6 }, (_, i): Point[] => [
    [24 + i * 15, bull ? 54 : 46],
    [24 + i * 15, 98],
  ]);
  return (
    lifted(body, bull ? "wood" : "wood3", [5, 5]) +
    strokes(boards, bull ? "wood2" : "wood", 1.8) +
    // the door, dark inside
    cut("34,100 34,62 44,52 76,52 86,62 86,100", "bull") +
    facet("36,100 36,64 46,56 60,56 60,100", "bull2") +
    tenant(kind) +
    lifted(roof, bull ? "red" : "green", [3, 5]) +
    facet(lit, bull ? "red2" : "green2") +
    cut("28,100 28,80 36,78 36,100", "wood3") +
    cut("84,100 84,78 92,80 92,100", "wood3")
  );
}

/* ---------- recycling ---------- */

export interface RecyclingOptions {
  /** Marks of each number, 1 to 6: 0 to 3. */
  readonly marks: Readonly<Record<Face, number>>;
  /** Saws already used, by number. */
  readonly spent?: readonly Face[] | undefined;
}

const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];

/** The box of `recycling`. */
export const RECYCLING = { w: 324, h: 206 } as const;

/** The box of a number (1 to 6), row 0 to 2, inside the recycling zone: for previews and focus. */
export const recyclingCell = (number: Face, row: number): { x: number; y: number; w: number; h: number } => ({
  x: 16 + (number - 1) * 50.5,
  y: 44 + row * 34,
  w: 36,
  h: 28,
});

/** Sawn planks in a box of the recycling zone, 30 × 21. */
export const plankPile = (): string =>
  [0, 1, 2]
    .map((i) => slab(-15 + i, -10 + i * 7, 29 - i, 6, i % 2 ? "wood" : "wood3", { wobble: 0.8, shadow: [1, 1.5] }))
    .join("");

/** A box of the recycling zone, 36 × 28 from 0,0, empty or marked. */
export const recyclingBox = (marked: boolean): string =>
  facet("0,0 36,0 36,28 0,28", "var(--paper)") +
  keyline("0,0 36,0 36,28 0,28", "var(--edge)", 1.8) +
  (marked ? place(18, 14, plankPile()) : "");

/** The recycling zone, 324 × 206: three boxes for each number, its saw below, six boards towards the shed. */
export const recycling = kept(({ marks, spent = [] }: RecyclingOptions): string => {
  const different = FACES.filter((n) => marks[n] > 0).length;
  const column = (n: Face): string => {
    const { x, w } = recyclingCell(n, 0);
    const middle = x + w / 2;
    const boxes = [0, 1, 2].map((row) => place(x, recyclingCell(n, row).y, recyclingBox(row < marks[n])));
    return (
      place(
        middle,
        24,
        blob(0, 0, 15, 14, marks[n] ? "wood3" : "#e9ddd4", { corners: 10 }) + lettering(0, 6.8, n, 20),
      ) +
      boxes.join("") +
      place(middle - 4, 162, marks[n] >= 3 ? saw(spent.includes(n)) : sawPlace(), { scale: 0.4 })
    );
  };
  return (
    slab(2, 2, 316, 198, "var(--stone)", { wobble: 1, shadow: [4, 5] }) +
    FACES.map(column).join("") +
    // with four boards the shed is chosen, with six it is built
    cut("58,192 58,184 66,177 74,184 74,192", "var(--ink-2)", { soft: 1 }) +
    Array.from({ length: 6 }, (_, i) =>
      slab(84 + i * 26, 183, 22, i === 3 || i === 5 ? 11 : 8, i < different ? "green" : "var(--stone-2)", {
        wobble: 0.5,
      }),
    ).join("")
  );
});

/* ---------- prizes ---------- */

/** The rosette of the prize bull, 72 × 96, with its points if given. */
export const rosette = (score?: number): string =>
  place(
    36,
    36,
    lifted("-14,18 -2,20 -8,56 -14,48 -22,54", "red2") +
      lifted("2,20 14,18 22,54 14,48 8,56", "red") +
      lifted(star(0, 0, 30, 12, 0.84), "red", [2, 3]) +
      fan(0, 0, 27, 12, 0, Math.PI * 2, "red2", 0.6) +
      blob(0, 0, 18, 18, PAPER, { corners: 14 }) +
      (score === undefined
        ? place(0, 1, bullHead({ eyes: "shut", ring: false, forelock: "curl" }), { scale: 0.19 })
        : lettering(0, 8.4, score, score > 99 ? 19 : 24)),
  );

export type Medal = "bronze" | "silver" | "gold";

/** Ground, edge, corners, stars: the outline and the stars tell medals apart, not only the colour. */
const MEDALS: Record<Medal, readonly [Ink, Ink, number, number]> = {
  bronze: ["#b9733a", "#8a4f22", 6, 1],
  silver: ["#cfd3dc", "#8d94a8", 10, 2],
  gold: ["#f6c53a", "#b98410", 24, 3],
};

/** The box of `medal`. */
export const MEDAL_BOX = "0 0 80 112";

/** A medal on its ribbon, 80 × 112. */
export function medal(kind: Medal): string {
  const [ground, edge, corners, stars] = MEDALS[kind];
  const rim = (k: number): Point[] =>
    Array.from({ length: corners }, (_, i) => {
      const a = (i / corners) * Math.PI * 2 - Math.PI / 2;
      const r = (kind === "gold" ? (i % 2 ? 26 : 31) : 29) * k;
      return [Math.cos(a) * r, Math.sin(a) * r];
    });
  return place(
    40,
    70,
    lifted("-22,-66 -6,-66 8,-24 -6,-18", "red2") +
      lifted("22,-66 6,-66 -8,-24 6,-18", "red") +
      cut(rim(1), edge, { shadow: [3, 4], soft: 3 }) +
      cut(rim(0.84), ground, { soft: 1 }) +
      place(0, -3, bullHead({ ring: false, eyes: "shut" }), { scale: 0.17 }) +
      Array.from({ length: stars }, (_, i) => cut(star((i - (stars - 1) / 2) * 11, 16, 5), PRINT, { soft: 0.4 })).join(
        "",
      ),
  );
}
