// Events as motion: a thing flies from where it was to where the view already shows it. Any touch jumps to the end.

import { svg } from "../../art/cut";
import { HAND_PHONE, cardBack, cardFront } from "../../art/encierro/cards";
import { objectIcon, OBJECT_BOX } from "../../art/encierro/objects";
import type { Fact, GameEvent } from "../../lib/words.svelte";
import type { CardId } from "../../art/encierro/pictures";
import { isObject, isSpecial } from "./model";

const SLIDE = 260; // milliseconds
const CLOTH = 620;
const CHARGE = 420;
const LATER = 70; // one card after another

/** A drawing on its way from one point of the screen to another. */
export interface Flight {
  drawing: string;
  way: "slide" | "float" | "charge";
  from: Middle;
  to: Middle;
  delay: number;
}
interface Middle {
  x: number;
  y: number;
}

const { w, h } = HAND_PHONE;
const BOX = `0 0 ${w} ${h}`;
const BACK = svg(BOX, cardBack(w, h));
/** The front of a card, or its back if the reader does not know it. */
const card = (id: Fact | undefined): string =>
  id === undefined ? BACK : svg(BOX, cardFront(id as CardId, HAND_PHONE));

function cloth(id: Fact | undefined): string {
  const thing = String(id);
  return isObject(thing) || isSpecial(thing) ? svg(OBJECT_BOX, objectIcon(thing)) : "";
}

/** The middle of the first of these places that is on the screen. */
function middleOf(root: Element, ...places: readonly string[]): Middle | null {
  for (const place of places) {
    const box = root.querySelector(place)?.getBoundingClientRect();
    if (box && box.width > 0) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  return null;
}

const PILE = ["[data-pile]"];
const AWAY = ["[data-discards]", "[data-shown]"];
const handOf = (seat: unknown): string[] => [`[data-hand="${String(seat)}"]`, `[data-pawn="${String(seat)}"]`];
const figureOf = (seat: unknown): string[] => [`[data-figure="${String(seat)}"]`, `[data-pawn="${String(seat)}"]`];

/** What an event makes fly, from where to where. */
function ways({ kind, ...facts }: GameEvent): [string, Flight["way"], string[], string[]][] {
  const { seat, victim, target, card: id, cards, object, eye } = facts;
  switch (kind) {
    case "drew":
      return [[card(id), "slide", PILE, handOf(seat)]];
    case "stole":
      return [[card(id), "slide", handOf(victim), handOf(seat)]];
    case "attacked":
      return [[card(id), "slide", handOf(seat), figureOf(victim)]];
    case "laid":
    case "replaced":
      return [[card(id), "slide", handOf(seat), figureOf(seat)]];
    case "discarded":
    case "lost-card":
    case "repelled":
    case "cancelled":
      return [[card(id), "slide", handOf(seat), AWAY]];
    case "advanced":
      return (Array.isArray(cards) ? cards : []).map((one) => [card(one), "slide", handOf(seat), AWAY]);
    case "sent":
      return [[card(eye), "charge", figureOf(seat), figureOf(target)]];
    case "lost":
      return [[cloth(object), "float", figureOf(seat), figureOf(seat)]];
    case "gave":
    case "saved":
      return [[cloth(id), "float", figureOf(seat), figureOf(seat)]];
    case "recovered":
      return [[cloth(object), "slide", AWAY, figureOf(seat)]];
    default:
      return [];
  }
}

/** Everything that the events make fly, one thing after another. */
export function flightsOf(events: readonly GameEvent[], root: Element): Flight[] {
  return events.flatMap(ways).flatMap(([drawing, way, away, here], index): Flight[] => {
    const [from, to] = [middleOf(root, ...away), middleOf(root, ...here)];
    return drawing && from && to ? [{ drawing, way, from, to, delay: index * LATER }] : [];
  });
}

/** Flies an element that is placed by its middle. */
export function fly(element: HTMLElement, { way, from, to, delay }: Flight): Animation {
  const at = ({ x, y }: Middle, more = ""): string => `translate(${x}px, ${y}px) translate(-50%, -50%) ${more}`;
  if (way === "float") {
    const down = (x: number, y: number, turn: number): string =>
      at({ x: from.x + x, y: from.y + y }, `rotate(${turn}deg)`);
    return element.animate(
      [
        { transform: down(0, -14, 0), opacity: 1 },
        { transform: down(16, 10, 16), opacity: 1, offset: 0.35 },
        { transform: down(-10, 40, -14), opacity: 0.9, offset: 0.7 },
        { transform: down(6, 66, 8), opacity: 0 },
      ],
      { duration: CLOTH, delay, easing: "cubic-bezier(.45,.05,.35,1)", fill: "both" },
    );
  }
  const charge = way === "charge";
  return element.animate(
    [
      { transform: at(from, "scale(.8)"), opacity: 1 },
      { transform: at(to, charge ? "scale(1.15)" : "rotate(2deg) scale(.7)"), opacity: 1, offset: 0.9 },
      { transform: at(to, "scale(.7)"), opacity: 0 },
    ],
    {
      duration: charge ? CHARGE : SLIDE,
      delay,
      easing: charge ? "cubic-bezier(.7,0,.9,.4)" : "cubic-bezier(.2,.8,.25,1)",
      fill: "both",
    },
  );
}
