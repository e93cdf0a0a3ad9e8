/**
 * The card frame of all games with pictures: a cut sheet of paper, a tab that
 * tells the kind by colour, by the shape of its end and by a mark, the picture
 * behind a window. Titles and effects are text: the frame leaves room and says
 * where. One unit is one pixel of the card as it is shown.
 */
import { cut, facet, facets, place } from "../cut";
import type { Ink, Point } from "../cut";
import { bullHead } from "./cattle";
import { crop } from "./scissors";

/** A part of a card: left, top, width, height. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface CardLayout {
  readonly w: number;
  readonly h: number;
  /** Where the tab lies; it sticks out 3 to the left. Null on cards too small for one. */
  readonly tab: Box | null;
  /** Room for the title: one line beside the tab or above the picture. */
  readonly title: Box;
  readonly picture: Box;
  /** Room for the effect under the picture; null if there is none. */
  readonly text: Box | null;
}

export interface CardLayoutOptions {
  /** Lines of title. */
  readonly titleLines?: 1 | 2 | 3 | undefined;
  /** Height of one line of title. */
  readonly line?: number | undefined;
  /** Height kept for the effect. */
  readonly text?: number | undefined;
}

/** Where things lie on a card of w × h: tab and title above, picture, effect below. */
export function cardLayout(w: number, h: number, o: CardLayoutOptions = {}): CardLayout {
  const small = w < 100;
  const pad = small ? 5 : 8;
  const { titleLines = 1, line = small ? 16 : 20, text = 0 } = o;
  const tabHeight = small ? 18 : 22;
  const top = pad + tabHeight + 3;
  const titleHeight = titleLines * line;
  const pictureTop = top + titleHeight + 3;
  const pictureHeight = Math.max(0, h - pictureTop - pad - (text ? text + 4 : 0));
  return {
    w,
    h,
    tab: { x: -3, y: pad, w: small ? 30 : 38, h: tabHeight },
    title: { x: pad, y: top, w: w - pad * 2, h: titleHeight },
    picture: { x: pad, y: pictureTop, w: w - pad * 2, h: pictureHeight },
    text: text ? { x: pad, y: h - pad - text, w: w - pad * 2, h: text } : null,
  };
}

/** A card that is all picture, for piles and chips: no tab, no text. */
export const bareLayout = (w: number, h: number, pad = 4): CardLayout => ({
  w,
  h,
  tab: null,
  title: { x: pad, y: pad, w: w - pad * 2, h: 0 },
  picture: { x: pad, y: pad, w: w - pad * 2, h: h - pad * 2 },
  text: null,
});

/** The outline of a card of w × h, for rings, hems and dashes. */
export const cardOutline = (w: number, h: number): Point[] => [
  [1.6, 0.6],
  [w * 0.38, 0],
  [w - 1, 1],
  [w, h * 0.46],
  [w - 1.6, h],
  [w * 0.52, h - 1],
  [0.6, h - 0.6],
  [0, h * 0.4],
];

export type TabEnd = "flag" | "arrow" | "saw" | "point" | "step";

export interface Tab {
  readonly ground: Ink;
  readonly end: TabEnd;
  /** A mark of 32 × 32 around 0,0. */
  readonly mark?: string | undefined;
}

const tabShape = ({ x, y, w, h }: Box, end: TabEnd): Point[] => {
  const ends: Record<TabEnd, readonly Point[]> = {
    flag: [
      [w + 6, 0],
      [w, h / 2],
      [w + 6, h],
    ],
    arrow: [
      [w, 0],
      [w + 7, h / 2],
      [w, h],
    ],
    saw: [
      [w + 4, 0],
      [w, h * 0.25],
      [w + 5, h * 0.5],
      [w, h * 0.75],
      [w + 4, h],
    ],
    point: [
      [w + 7, 0],
      [w + 1, h],
    ],
    step: [
      [w + 5, 0],
      [w + 5, h * 0.5],
      [w, h * 0.5],
      [w, h],
    ],
  };
  return [[0, 1] as const, ...ends[end], [0, h - 0.5] as const].map(([px, py]) => [x + px, y + py] as const);
};

/** The tab alone, its mark in the middle; `box` as in `CardLayout`. */
export const tab = (box: Box, { ground, end, mark = "" }: Tab): string =>
  cut(tabShape(box, end), ground, { shadow: [1.5, 2], soft: 0 }) +
  place(box.x + box.w / 2 + 1, box.y + box.h / 2, mark, { scale: (box.h - 3) / 32 });

/** A sheet of paper of w × h with its hard shadow: what every card lies on. */
export const sheet = (w: number, h: number, ink: Ink = "var(--paper)"): string =>
  cut(cardOutline(w, h), ink, { shadow: [w < 100 ? 2 : 3, w < 100 ? 3 : 4], soft: 0 });

/** A whole card: sheet, tab, picture in its window. `pictureBox` is the picture's own viewBox. */
export const framed = (layout: CardLayout, picture: string, pictureBox: string, kind?: Tab): string => {
  const { x, y, w, h } = layout.picture;
  return (
    sheet(layout.w, layout.h) +
    (w > 0 && h > 0 ? crop(x, y, w, h, picture, pictureBox) : "") +
    (layout.tab && kind ? tab(layout.tab, kind) : "")
  );
};

/** The back of a card of w × h: the sash in stripes under an emblem (a bull's head unless given, about 200 × 160). */
export function backOf(w: number, h: number, emblem: string = bullHead(), over = ""): string {
  const m = Math.max(3, w * 0.055);
  const [iw, ih] = [w - m * 2, h - m * 2];
  const r = Math.min(iw, ih) * 0.42;
  const stripes = Array.from({ length: Math.ceil((iw + ih) / (iw * 0.32)) + 1 }, (_, i): Point[] => {
    const y = (i - 1) * iw * 0.32;
    return [
      [0, y],
      [iw, y - iw * 0.5],
      [iw, y - iw * 0.37],
      [0, y + iw * 0.13],
    ];
  });
  const disc: Point[] = Array.from({ length: 8 }, (_, i) => {
    const a = (i / 8) * Math.PI * 2 + Math.PI / 8;
    return [iw / 2 + Math.cos(a) * r, ih / 2 + Math.sin(a) * r];
  });
  return (
    sheet(w, h, "cloth") +
    crop(
      m,
      m,
      iw,
      ih,
      facet(`0,0 ${iw},0 ${iw},${ih} 0,${ih}`, "red") +
        facets(stripes, "red2", 0.55) +
        over +
        cut(disc, "cloth", { shadow: [2, 3] }) +
        place(iw / 2, ih / 2 + r * 0.04, emblem, { scale: (r * 1.66) / 200 }),
    )
  );
}
