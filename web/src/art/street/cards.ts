/** Street cards: a frame, a tab with the mark of their kind, and a picture. The title is text over `layout.title`. */
import { PAPER, PRINT, cut, dot, facet, facets, keyline, place } from "../cut";
import type { Point } from "../cut";
import { bullHead } from "../scene/cattle";
import { backOf, cardLayout, framed } from "../scene/frame";
import type { CardLayout, Tab } from "../scene/frame";
import { starlet } from "../scene/scissors";
import { PICTURE_BOX } from "../scene/road";
import { goalFlag } from "./badges";
import { kindOf, picture } from "./pictures";
import type { Kind } from "./pictures";

const edged = (shape: string, ink: Parameters<typeof cut>[1]): string => cut(shape, ink) + keyline(shape, PRINT, 2);

/** The mark of a kind, 32 × 32 around 0,0. */
const kindMark = (kind: Kind): string => {
  switch (kind) {
    case "vehicle":
      return (
        edged("-14,-5 -8,0 8,0 14,-5 13,3 9,5 -9,5 -13,3", PAPER) +
        [-8, 8].map((x) => dot(x, 9, 5, PRINT) + dot(x, 9, 3, "sun")).join("")
      );
    case "distance":
      return (
        edged("-10,14 -10,-6 -5,-13 5,-13 10,-6 10,14", PAPER) + facet("-9,-4 -9,-6 -5,-12 5,-12 9,-6 9,-4", "#c2142b")
      );
    case "trick":
      return edged("2,-15 -9,3 -1,3 -4,15 9,-4 1,-4", "sun");
    case "counter":
      return edged("-4,-13 4,-13 4,-4 13,-4 13,4 4,4 4,13 -4,13 -4,4 -13,4 -13,-4 -4,-4", PAPER);
    case "special":
      return starlet(0, 1, 15, PRINT) + starlet(0, 1, 12, "sun");
  }
};

/** The tab of a kind: colour, end and mark. */
export const kindTab = (kind: Kind): Tab => {
  const mark = kindMark(kind);
  switch (kind) {
    case "vehicle":
      return { ground: "var(--slate)", end: "point", mark };
    case "distance":
      return { ground: "var(--stone-2)", end: "arrow", mark };
    case "trick":
      return { ground: "var(--red)", end: "saw", mark };
    case "counter":
      return { ground: "var(--leaf)", end: "step", mark };
    case "special":
      return { ground: "var(--shade)", end: "flag", mark };
  }
};

/** The front of a card in the units of its layout. */
export const cardFront = (card: string, layout: CardLayout): string =>
  framed(layout, picture(card), PICTURE_BOX, kindTab(kindOf(card)));

const OBJECTIVE = /^(\d+)\/\d+$/;

/** Any component of the box by its id: a card, or an objective, of which the board shows the flag. */
export function component(id: string): string {
  const [, day] = OBJECTIVE.exec(id) ?? [];
  return day === undefined ? cardFront(id, cardLayout(126, 146)) : goalFlag(Number(day));
}

/** The back of a card, w × h: the road runs up to the bull. */
export function cardBack(w: number, h: number): string {
  const m = Math.max(3, w * 0.055);
  const [iw, ih] = [w - m * 2, h - m * 2];
  const x = (t: number, y: number): number => iw * (0.5 + (t - 0.5) * (0.32 + 0.5 * (y / ih)));
  const strip = (from: number, to: number, top = 0, bottom = ih): Point[] => [
    [x(from, top), top],
    [x(to, top), top],
    [x(to, bottom), bottom],
    [x(from, bottom), bottom],
  ];
  const dashes = Array.from({ length: 6 }, (_, i) => strip(0.475, 0.525, ((i + 0.1) * ih) / 6, ((i + 0.6) * ih) / 6));
  return backOf(
    w,
    h,
    place(0, 0, bullHead()),
    facet(strip(0, 1), "asphalt") + facets([strip(0, 0.07), strip(0.93, 1), ...dashes], "cloth"),
  );
}
