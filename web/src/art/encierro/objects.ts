/** What a runner owns: the five objects and the three special ones, each alone, about 96 × 96 around 0,0. */
import { blob, curve, cut, dot, facet, keyline, place, stroke } from "../cut";
import { lifted, rimmed, silhouette, starlet } from "../scene/scissors";

/** The five objects, in the order in which they are worn. */
export const OBJECTS = ["ropa", "panuelico", "faja", "boina", "periodico"] as const;
export type ObjectId = (typeof OBJECTS)[number];

/** The special objects. */
export const SPECIALS = ["capote", "liquido", "zapatillas"] as const;
export type SpecialId = (typeof SPECIALS)[number];

const DRAWN: Record<ObjectId | SpecialId, () => string> = {
  ropa: () =>
    lifted("-18,0 18,0 24,48 6,48 0,16 -6,48 -24,48", "cloth") +
    facet("-18,0 -4,0 -2,16 -6,48 -24,48", "cloth2") +
    lifted("-8,-46 -32,-40 -44,-16 -31,-9 -23,-20 -21,-2 21,-2 23,-20 31,-9 44,-16 32,-40 8,-46 0,-38", "cloth") +
    facet("-8,-46 -32,-40 -44,-16 -31,-9 -23,-20 -21,-2 -7,-2 -4,-38", "cloth2") +
    stroke("-20,-1 20,-1", "ink", 1.6) +
    dot(1, -30, 1.8) +
    dot(1, -20, 1.8) +
    dot(1, -10, 1.8),
  panuelico: () =>
    lifted("-40,-22 -14,-30 14,-30 40,-22 12,22 0,36 -12,22", "red") +
    facet("-40,-22 -14,-30 0,-30 -4,0 0,36 -12,22", "red2") +
    lifted("-9,-36 8,-37 11,-25 0,-20 -10,-25", "red", [1, 2]) +
    cut("-8,-30 -30,-42 -36,-32 -22,-29 -32,-22 -24,-18", "red2") +
    cut("8,-31 28,-43 35,-34 22,-30 32,-24 24,-19", "red") +
    starlet(2, -2, 7, "sun"),
  faja: () =>
    lifted("-42,-16 -20,-24 24,-24 42,-14 40,6 20,12 -22,12 -42,4", "red") +
    facet("-42,-16 -20,-24 24,-24 42,-14 22,-10 -20,-10", "red2") +
    lifted("-24,8 -4,8 -10,40 -16,34 -20,42 -26,34 -32,40", "red") +
    lifted("-6,6 10,6 22,36 14,34 10,40 4,34 -2,38", "red2") +
    stroke("-34,-2 30,-1", "red2", 2.4),
  boina: () =>
    lifted("-44,8 -36,-16 -12,-30 18,-28 40,-12 42,8 30,14 0,8 -28,18", "red") +
    facet("-44,8 -36,-16 -12,-30 -2,-29 -18,-6 -28,18", "red2") +
    stroke("8,-28 12,-40", "red", 5) +
    cut("-28,16 0,8 30,13 26,20 0,16 -24,24", "red2"),
  periodico: () =>
    place(
      0,
      0,
      lifted("-44,-13 38,-15 44,0 38,14 -44,12", "cloth") +
        facet("-44,2 44,1 38,14 -44,12", "cloth2") +
        blob(39, -0.5, 6, 14, "cloth", { corners: 12 }) +
        curve("M44,-2 a4,7 0 1 0 -2,7", "ink", 2) +
        stroke("-36,-7 0,-8", "ink", 5) +
        curve("M-36,0 H20 M-36,6 H24 M8,-8 H26", "ink", 2) +
        cut("-10,-16 4,-16 4,14 -10,14", "red"),
      { turn: -32 },
    ),
  capote: () =>
    lifted("-12,-40 12,-42 30,-18 44,36 26,30 10,42 -8,32 -26,42 -44,32 -30,-16", "p-flam") +
    facet("-12,-40 0,-41 -8,32 -26,42 -44,32 -30,-16", "p-flam2") +
    cut("12,-42 30,-18 44,36 26,30 16,0", "sun") +
    cut("-15,-42 14,-44 12,-30 -13,-29", "p-flam2") +
    stroke("-14,-36 -28,-40", "wood2", 4),
  liquido: () =>
    lifted("-20,-12 -10,-22 10,-22 20,-12 22,40 -22,40", "cloth") +
    facet("-20,-12 -10,-22 -2,-22 -6,40 -22,40", "cloth2") +
    cut("-21,0 21,0 22,26 -22,26", "table") +
    cut("-9,-36 9,-36 10,-22 -10,-22", "ink") +
    cut("-13,-44 14,-46 16,-36 -12,-35", "ink") +
    cut("-8,14 -6,6 -2,5 -1,12 1,4 5,4 5,12 8,7 11,9 8,20 0,23 -7,20", "cloth") +
    blob(34, -40, 4, 4, "cloth") +
    blob(28, -30, 3, 3, "cloth") +
    blob(40, -28, 3.4, 3.4, "cloth") +
    blob(30, -44, 2, 2, "cloth"),
  zapatillas: () => {
    const shoe =
      lifted("-34,-14 -22,-18 -8,-16 8,0 28,6 36,14 34,20 -36,20", "red") +
      facet("-34,-14 -22,-18 -14,-17 -16,20 -36,20", "red2") +
      cut("-37,20 35,20 36,27 -36,28", "cloth") +
      stroke("-6,-12 4,-16", "cloth", 3.4) +
      stroke("2,-5 12,-9", "cloth", 3.4) +
      cut("-10,18 2,4 12,8 0,18", "cloth");
    return (
      place(2, -18, shoe, { scale: 0.86 }) +
      place(0, 20, shoe) +
      curve("M-44,-22 h-8 M-44,-12 h-12 M-42,10 h-10", "sun", 3.4)
    );
  },
};
const OUTLINES: Record<ObjectId | SpecialId, string> = {
  ropa: "-8,-46 -32,-40 -44,-16 -31,-9 -23,-20 -20,0 -24,48 -6,48 0,16 6,48 24,48 20,0 23,-20 31,-9 44,-16 32,-40 8,-46 0,-38",
  panuelico: "-40,-22 -14,-30 14,-30 40,-22 12,22 0,36 -12,22",
  faja: "-42,-16 -20,-24 24,-24 42,-14 40,6 20,12 22,36 -32,40 -24,12 -42,4",
  boina: "-44,8 -36,-16 -12,-30 18,-28 40,-12 42,8 30,14 0,8 -28,18",
  periodico: "-44,14 28,-32 38,-26 36,-12 -34,34 -44,28",
  capote: "-12,-40 12,-42 30,-18 44,36 -44,32 -30,-16",
  liquido: "-20,-12 -10,-22 -10,-44 12,-44 10,-22 20,-12 22,40 -22,40",
  zapatillas: "-34,-34 -8,-34 30,-8 36,48 -36,48",
};

/** The bare drawing, about 96 × 96 around 0,0, for use inside a scene. */
export const object = (id: ObjectId | SpecialId): string => DRAWN[id]();

/** The box of `objectIcon` and `lostObject`. */
export const OBJECT_BOX = "0 0 96 96";

/** An object with its line, in a 96 × 96 box; reads at 28 px. */
export const objectIcon = (id: ObjectId | SpecialId): string => place(48, 48, rimmed(object(id), 2.2), { scale: 0.92 });

/** Its outline as the text of a `points` attribute, around 0,0 in the units of `object`. */
export const objectOutline = (id: ObjectId | SpecialId): string => OUTLINES[id];

/** The place where a lost object was: its shape in the shade, dashed. Same box. */
export const lostObject = (id: ObjectId | SpecialId): string =>
  place(
    48,
    48,
    `<g opacity=".34">${silhouette(object(id), "var(--shade)")}</g>` +
      keyline(OUTLINES[id], "var(--ink-2)", 3.4, ' stroke-dasharray="7 6"'),
    { scale: 0.92 },
  );
