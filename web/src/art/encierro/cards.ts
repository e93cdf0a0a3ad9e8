/** Cards of the encierro: frame, tab with the mark of their group, picture. The title is text over `cardLayout().title`. */
import type { ComponentId } from "../../box";
import { keyline, place } from "../cut";
import { bullHead } from "../scene/cattle";
import { backOf, cardLayout, framed } from "../scene/frame";
import type { CardLayout } from "../scene/frame";
import { groupTab } from "./marks";
import { drawn } from "../drawn";
import { pawn } from "./runner";
import { cabestrosCard } from "./pile";
import { LANDMARKS } from "./landmarks";
import { CARDS, PICTURE_BOX, groupOf, picture } from "./pictures";
import type { CardId } from "./pictures";

/** Hand cards: desk 108 × 164 with two lines of title, phone 68 × 122 with three narrow ones. */
export const HAND: CardLayout = cardLayout(108, 164, { titleLines: 2 });
export const HAND_PHONE: CardLayout = cardLayout(68, 122, { titleLines: 3, line: 14 });
/** The shown card on the stage: 188 × 276 with three lines of effect. */
export const STAGE: CardLayout = cardLayout(188, 276, { line: 30, text: 60 });

/** The front of a card in the units of its layout. */
export const cardFront = (id: CardId, layout: CardLayout = HAND): string =>
  framed(layout, picture(id), PICTURE_BOX, groupTab(groupOf(id)));

/** The back of a card, w × h. */
export const cardBack = (w: number = HAND.w, h: number = HAND.h): string =>
  backOf(w, h, bullHead()) +
  keyline(`5,5 ${w - 5},5 ${w - 5},${h - 5} 5,${h - 5}`, "cloth", 0.8, ' stroke-opacity=".5"');

/** Cards in a rival's hand: `count` backs as a fan, each w × h, the first with its corner at 0,0. */
export const backFan = (count: number, w = 22, h = 31): string =>
  Array.from({ length: count }, (_, i) => place(i * w * 0.42, 0, cardBack(w, h))).join("");

const COMPONENTS: Readonly<Record<ComponentId<"encierro">, () => string>> = {
  ...(Object.fromEntries(CARDS.map((id) => [id, () => cardFront(id)])) as Record<CardId, () => string>),
  ...LANDMARKS,
  cabestros: cabestrosCard,
  pawn: () => pawn(1),
};

/** Any component of the box by its id. */
export const component = (id: string): string => drawn(COMPONENTS, id)();
