// What the board reads from a view, and how actions name their things. Nothing here decides what is legal.

import type { LocationId } from "../../art/encierro/landmarks";
import { CARDS, type CardId } from "../../art/encierro/pictures";
import { OBJECTS, SPECIALS, type ObjectId, type SpecialId } from "../../art/encierro/objects";
import type * as Sent from "../../wire";
import type { ActionInfo } from "../../wire";

/** A runner as the reader sees them. */
export interface RunnerView extends Sent.RunnerView {
  objects: ObjectId[];
  lost: ObjectId[];
  special: SpecialId | "";
  hand: CardId[] | null;
  known: CardId[];
  barred: "" | "pending" | "out";
  hit: "" | "waits" | "now" | "repelled" | "sent" | "lost" | "back";
}

export interface EncierroView extends Sent.EncierroView {
  players: RunnerView[];
  course: LocationId[];
  phase: "play" | "discard" | "draw" | "done";
  decision: "" | "play" | "discard" | "draw" | "bull" | "fall" | "attacked" | "answer" | "rescue";
  eye: CardId | "";
  attack: CardId | "";
  top: CardId | "";
  discards: CardId[];
}

/** Questions that are answered, often out of turn, rather than played. */
export const REACTIONS: readonly string[] = ["bull", "fall", "attacked", "answer", "rescue"];

/** What attacks take from whom they are played on. */
export const COSTS: Readonly<Record<string, "object" | "card" | "theft" | "turn" | "place">> = {
  ...{ gloria: "object", miron: "object", veterano: "object", kilikis: "object" },
  ...{ linea: "card", chupete: "card", garrotazo: "card", pillo: "theft", barrera: "turn", intercambio: "place" },
};

/** Whether nothing can be drawn until a card is gone. A tutorial may leave out both. */
export const isFull = (legal: readonly ActionInfo[]): boolean =>
  legal.some(({ verb }) => verb === "discard") && !legal.some(({ verb }) => verb === "draw");

/** A sign for what has become of a hit. */
export const HIT_MARKS: Record<RunnerView["hit"], string> = {
  waits: "…",
  now: "▶",
  repelled: "✓",
  sent: "↷",
  lost: "−1",
  back: "↶",
  "": "",
};

export const isSpecial = (id: string): id is SpecialId => (SPECIALS as readonly string[]).includes(id);
export const isObject = (id: string): id is ObjectId => (OBJECTS as readonly string[]).includes(id);

/** What somebody wears, for the drawings. */
export const wear = (objects: readonly ObjectId[]): Partial<Record<ObjectId, boolean>> =>
  Object.fromEntries(objects.map((id) => [id, true]));

/** All five objects of a runner in the order in which they are worn: those that are left, and those that are lost. */
export const outfit = (runner: RunnerView): { id: ObjectId; owned: boolean }[] =>
  OBJECTS.map((id) => ({ id, owned: runner.objects.includes(id) }));

/** The cards that an action takes from the hand. */
export function cardsOf({ verb, args }: ActionInfo): CardId[] {
  const [first, second] = args as CardId[];
  switch (verb) {
    case "advance":
    case "swap":
    case "attack":
    case "barrier":
    case "lay":
    case "discard":
    case "shield":
    case "send":
    case "cancel":
      return first === undefined ? [] : [first];
    case "sprint":
      return [first, second].filter((id) => id !== undefined && id !== "zapatillas");
    case "recover":
      return ["perdidos"];
    default:
      return [];
  }
}

/** The runner that an action is aimed at. */
export const targetOf = ({ verb, args }: ActionInfo): number | null =>
  ["swap", "attack", "barrier", "send"].includes(verb) ? Number(args[1]) : null;

/** The object, or special object, that an action gives, saves or brings back. */
export const thingOf = ({ verb, args }: ActionInfo): ObjectId | SpecialId | null =>
  ["lose", "use", "recover"].includes(verb) ? (args[0] as ObjectId | SpecialId) : null;

/** Actions that belong to no card and no object. */
export const BARE: readonly string[] = ["draw", "stop", "back", "take", "stay"];

/** The action that playing a card would be, on that runner if it is aimed at one: to ask why it cannot be played. */
export function playing(actions: readonly ActionInfo[], card: CardId, seat: number): ActionInfo | undefined {
  const uses = actions.filter(
    (action) => action.verb !== "discard" && cardsOf(action).includes(card) && [null, seat].includes(targetOf(action)),
  );
  return uses.find(({ verb }) => verb !== "sprint") ?? uses[0];
}

/** A hand in a steady order. */
export const inOrder = (hand: readonly CardId[]): CardId[] =>
  hand.toSorted((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));
