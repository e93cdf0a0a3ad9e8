/** Cards of the bulls: frame, tab with the mark of their kind, picture. The title is text over `layout.title`. */
import type { ComponentId } from "../../box";
import { PAPER, PRINT, cut, dot, keyline, place, stroke, kept } from "../cut";
import type { Ink } from "../cut";
import { drawn } from "../drawn";
import { bullHead } from "../scene/cattle";
import { backOf, cardLayout, framed } from "../scene/frame";
import type { CardLayout, Tab } from "../scene/frame";
import { PICTURE_BOX } from "../scene/road";
import * as actions from "./actions";
import * as destinations from "./destinations";
import { EVEN } from "./signs";
import { directionToken, smallBullDie, smallDie } from "./pieces";

export { PICTURE_BOX } from "../scene/road";

export type Kind = "runners" | "rivals" | "bulls" | "signs" | "gain";

/** A picture of everything in the box, by the id the game gives it; cards are 120 × 90. */
const PICTURES: Readonly<Record<ComponentId<"bulls">, () => string>> = {
  "second-wind": actions.secondWind,
  sprint: actions.sprint,
  "change-of-plans": actions.change,
  panic: actions.panic,
  shove: actions.shove,
  heckler: actions.heckler,
  "red-cape": actions.redCape,
  stampede: actions.stampede,
  ole: actions.ole,
  "loose-bull": actions.looseBull,
  directions: actions.directions,
  "road-crew": actions.roadCrew,
  guidebook: actions.guidebook,
  souvenir: actions.souvenir,
  restaurant: destinations.restaurant,
  nightclub: destinations.nightclub,
  casino: destinations.casino,
  bank: destinations.bank,
  bookstore: destinations.bookstore,
  "mozos-pier": destinations.pier,
  festival: destinations.festival,
  "china-shop": destinations.chinaShop,
  runner: () => smallDie(1, 6),
  token: () => directionToken(1),
  bull: () => smallBullDie(6),
};

/** What each action card is about. */
export const KINDS: Readonly<Partial<Record<ComponentId<"bulls">, Kind>>> = {
  "second-wind": "runners",
  sprint: "runners",
  "change-of-plans": "runners",
  panic: "runners",
  shove: "rivals",
  heckler: "rivals",
  "red-cape": "bulls",
  stampede: "bulls",
  ole: "bulls",
  "loose-bull": "bulls",
  directions: "signs",
  "road-crew": "signs",
  guidebook: "gain",
  souvenir: "gain",
};

/** The picture of a component. */
export const component = kept((id: string): string => drawn(PICTURES, id)());

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
      // a die of your own
      return edged("-11,-11 11,-12 12,11 -11,12", PAPER) + dot(-5, -5, 2.6) + dot(0.5, 0, 2.6) + dot(6, 5, 2.6);
    case "rivals":
      return edged("-14,-5 0,-5 0,-12 13,0 0,12 0,5 -14,5", "sun");
    case "bulls":
      return place(0, 2, bullHead({ ring: false }), { scale: 0.16 });
    case "signs":
      return (
        stroke("0,-14 0,15", PRINT, 3.4) +
        edged("-2,-12 10,-12 15,-7 10,-2 -2,-2", PAPER) +
        edged("2,1 -10,1 -15,6 -10,11 2,11", EVEN)
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
export const actionCard = kept((id: string, layout: CardLayout = HAND): string =>
  framed(layout, component(id), PICTURE_BOX, kindTab(drawn(KINDS, id))),
);

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
