// What the board reads from a view, and how actions name their things. Nothing here decides what is legal.

import { NAMES, type CardId } from "../../art/encierro/pictures";
import { OBJECTS, SPECIALS, type ObjectId, type SpecialId } from "../../art/encierro/objects";
import type * as Sent from "../../wire";
import type { ActionInfo } from "../../wire";

/** A runner as the reader sees them. */
export interface RunnerView extends Sent.RunnerView {
  barred: "" | "pending" | "out";
  hit: "" | "waits" | "now" | "repelled" | "sent" | "lost" | "back";
}

export interface EncierroView extends Sent.EncierroView {
  players: RunnerView[];
  decision: "" | "play" | "discard" | "draw" | "bull" | "fall" | "attacked" | "answer" | "rescue";
}

/** Questions out of turn, or about a blow: they are answered, not played. */
export const REACTIONS: readonly string[] = ["bull", "fall", "attacked", "answer", "rescue"];

/** How a hit stands, as a sign: waiting, acting, done; and how it was done. */
export const HIT_MARKS: Record<RunnerView["hit"], string> = {
  waits: "…",
  now: "▶",
  repelled: "✓",
  sent: "↷",
  lost: "−1",
  back: "↶",
  "": "",
};

const IDS = new Map(Object.entries(NAMES).map(([id, name]) => [name, id as CardId]));

/** The drawing of a card by its printed name. */
export const idOf = (name: string): CardId => IDS.get(name) ?? "chupinazo";
export const isSpecialId = (id: string): id is SpecialId => (SPECIALS as readonly string[]).includes(id);
export const isObjectId = (id: string): id is ObjectId => (OBJECTS as readonly string[]).includes(id);

/** What somebody wears, for the drawings. */
export const wear = (objects: readonly string[]): Partial<Record<ObjectId, boolean>> =>
  Object.fromEntries(objects.map((name) => [idOf(name), true]));
export const specialOf = (name: string): SpecialId | null => {
  const id = idOf(name);
  return isSpecialId(id) ? id : null;
};

/** All five objects of a runner in the order in which they are worn: those that are left, and those that are lost. */
export const outfit = (runner: RunnerView): { id: ObjectId; name: string; owned: boolean }[] =>
  OBJECTS.map((id) => ({ id, name: NAMES[id], owned: runner.objects.includes(NAMES[id]) }));

/** The cards that an action takes from the hand, by name. */
export function cardsOf({ verb, args }: ActionInfo): string[] {
  const [first, second] = args.map(String);
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
      return [first, second].filter((name) => name !== undefined && name !== NAMES.zapatillas) as string[];
    case "recover":
      return [NAMES.perdidos];
    default:
      return [];
  }
}

/** The runner that an action is aimed at. */
export const targetOf = ({ verb, args }: ActionInfo): number | null =>
  ["swap", "attack", "barrier", "send"].includes(verb) ? Number(args[1]) : null;

/** The object, or special object, that an action gives, saves or brings back. */
export const thingOf = ({ verb, args }: ActionInfo): string | null =>
  ["lose", "use", "recover"].includes(verb) ? String(args[0]) : null;

/** Actions that belong to no card and no object. */
export const BARE: readonly string[] = ["draw", "stop", "back", "take", "stay"];

const VERBS: Partial<Record<CardId, string>> = {
  volteado: "send",
  otra: "cancel",
  avanzar: "advance",
  carrera: "sprint",
  intercambio: "swap",
  perdidos: "recover",
  barrera: "barrier",
};
const SHIELDS = ["recorte", "ole", "patron", "acurrucado", "gigantes", "zaldiko", "desayuno", "hemingway", "txiki"];

/** How playing that card would be written, to ask why it cannot be. Runners are written from one. */
export function written(name: string, seat: number): string {
  const id = idOf(name);
  const verb = VERBS[id];
  if (verb === "cancel" || verb === "advance") return verb;
  if (verb === "sprint") return `sprint ${id}`;
  if (verb === "recover") return "recover faja";
  if (verb) return `${verb} ${seat + 1}`;
  if (SHIELDS.includes(id)) return `shield ${id}`;
  return isSpecialId(id) ? `lay ${id}` : `attack ${id} ${seat + 1}`;
}

/** A card in a hand: the same name may be there more than once. */
export interface Held {
  key: string;
  name: string;
  copy: number;
}

const ORDER = Object.values(NAMES);

/** A hand in a steady order, each card with a key of its own. */
export function held(hand: readonly string[]): Held[] {
  const seen = new Map<string, number>();
  return [...hand]
    .sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))
    .map((name) => {
      const copy = seen.get(name) ?? 0;
      seen.set(name, copy + 1);
      return { key: `${name}/${copy}`, name, copy };
    });
}
