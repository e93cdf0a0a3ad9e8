/** Cards of the bulls: frame, tab with the mark of their kind, picture. The title is text over `layout.title`. */
import { PAPER, PRINT, cut, dot, facet, keyline, lettering, place, stroke } from "../cut";
import type { Ink } from "../cut";
import { bullHead } from "../scene/cattle";
import { backOf, cardLayout, framed } from "../scene/frame";
import type { Box, CardLayout, Tab } from "../scene/frame";
import { crop } from "../scene/scissors";
import { PICTURE_BOX } from "../scene/road";
import * as actions from "./actions";
import * as destinations from "./destinations";

export { PICTURE_BOX } from "../scene/road";

const ACTION_PICTURES = {
  second_wind: ["runners", actions.secondWind],
  sprint: ["runners", actions.sprint],
  change_of_plans: ["runners", actions.change],
  panic: ["runners", actions.panic],
  shove: ["rivals", actions.shove],
  heckler: ["rivals", actions.heckler],
  red_cape: ["bulls", actions.redCape],
  stampede: ["bulls", actions.stampede],
  ole: ["bulls", actions.ole],
  loose_bull: ["bulls", actions.looseBull],
  directions: ["signs", actions.directions],
  road_crew: ["signs", actions.roadCrew],
  guidebook: ["gain", actions.guidebook],
  souvenir: ["gain", actions.souvenir],
} as const;
export type ActionId = keyof typeof ACTION_PICTURES;

const DESTINATION_PICTURES = {
  restaurant: destinations.restaurant,
  nightclub: destinations.nightclub,
  casino: destinations.casino,
  bank: destinations.bank,
  bookstore: destinations.bookstore,
  pier: destinations.pier,
  festival: destinations.festival,
  china_shop: destinations.chinaShop,
} as const;
export type DestinationId = keyof typeof DESTINATION_PICTURES;

export type Kind = "runners" | "rivals" | "bulls" | "signs" | "gain";

/** What an action card is about. */
export const kindOf = (id: ActionId): Kind => ACTION_PICTURES[id][0];

/** The picture of an action card, 120 × 90. */
export const actionPicture = (id: ActionId): string => ACTION_PICTURES[id][1]();

/** The picture of a destination, 120 × 90. */
export const destinationPicture = (id: DestinationId): string => DESTINATION_PICTURES[id]();

/** Hand cards: desk 156 × 150 and phone 64 × 100. */
export const HAND: CardLayout = cardLayout(156, 150);
export const HAND_PHONE: CardLayout = cardLayout(64, 100, { titleLines: 2, line: 14 });
/** A card to look at: 150 × 214 with four lines of effect. */
export const LARGE: CardLayout = cardLayout(150, 214, { line: 24, text: 62 });

const edged = (shape: string, ink: Ink): string => cut(shape, ink) + keyline(shape, PRINT, 2);

/** The mark of a kind, 32 × 32 around 0,0. */
export const kindMark = (kind: Kind): string => {
  switch (kind) {
    case "runners":
      // a die of one's own
      return edged("-11,-11 11,-12 12,11 -11,12", PAPER) + dot(-5, -5, 2.6) + dot(0.5, 0, 2.6) + dot(6, 5, 2.6);
    case "rivals":
      return edged("-14,-5 0,-5 0,-12 13,0 0,12 0,5 -14,5", "sun");
    case "bulls":
      return place(0, 2, bullHead({ ring: false }), { scale: 0.16 });
    case "signs":
      return (
        stroke("0,-14 0,15", PRINT, 3.4) +
        edged("-2,-12 10,-12 15,-7 10,-2 -2,-2", PAPER) +
        edged("2,1 -10,1 -15,6 -10,11 2,11", "#c2142b")
      );
    case "gain":
      return edged("-4,-13 4,-13 4,-4 13,-4 13,4 4,4 4,13 -4,13 -4,4 -13,4 -13,-4 -4,-4", "sun");
  }
};

/** The tab of a kind: colour, end and mark. */
export const kindTab = (kind: Kind): Tab => {
  const mark = kindMark(kind);
  switch (kind) {
    case "runners":
      return { ground: "var(--stone-2)", end: "flag", mark };
    case "rivals":
      return { ground: "var(--slate)", end: "arrow", mark };
    case "bulls":
      return { ground: "var(--red)", end: "saw", mark };
    case "signs":
      return { ground: "var(--leaf)", end: "point", mark };
    case "gain":
      return { ground: "var(--shade)", end: "step", mark };
  }
};

/** An action card in the units of its layout. */
export const actionCard = (id: ActionId, layout: CardLayout = HAND): string =>
  framed(layout, actionPicture(id), PICTURE_BOX, kindTab(kindOf(id)));

/** The back of an action card, w × h: a neckerchief's white band across the sash. */
export const cardBack = (w: number = HAND.w, h: number = HAND.h): string =>
  backOf(
    w,
    h,
    bullHead(),
    cut(`-4,${h * 0.62} ${w},${h * 0.3} ${w},${h * 0.48} -4,${h * 0.8}`, "cloth", { shadow: [2, 3], soft: 0 }) +
      stroke(`-4,${h * 0.65} ${w},${h * 0.33}`, "red", 2) +
      stroke(`-4,${h * 0.77} ${w},${h * 0.45}`, "red", 2),
  );

/** Where the name of a destination is written: the foot of its sheet. */
export const destinationName = (w: number, h: number): Box => {
  const foot = w < 100 ? 22 : 28;
  return { x: 4, y: h - foot, w: w - 8, h: foot };
};

/** A destination on the board, w × h: its picture, the points of a runner on a slip, room for the name below. */
export function destination(id: DestinationId, value: number, w: number, h: number): string {
  const name = destinationName(w, h);
  const small = w < 100;
  const [pw, ph] = small ? [20, 23] : [30, 34];
  return (
    cut(`1,0 ${w / 2},-1 ${w - 1},1 ${w},${h / 2} ${w - 1},${h} ${w / 2},${h - 1} 0,${h} -1,${h / 2}`, "var(--paper)", {
      shadow: [3, 4],
      soft: 0,
    }) +
    crop(4, 4, w - 8, name.y - 4, destinationPicture(id), PICTURE_BOX) +
    place(
      w - pw - 1,
      2,
      cut(`0,1 ${pw},0 ${pw + 1},${ph} 1,${ph + 1}`, "var(--paper)", { shadow: [1.5, 2], soft: 1 }) +
        lettering(pw / 2 + 0.5, ph * 0.8, value, small ? 21 : 30, { ink: "var(--ink)" }) +
        facet(`${pw * 0.2},${ph - 3} ${pw * 0.8},${ph - 3.4} ${pw * 0.8},${ph - 1.6} ${pw * 0.2},${ph - 1.2}`, "red"),
    )
  );
}
