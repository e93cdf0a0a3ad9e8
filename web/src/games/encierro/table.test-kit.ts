// A table of Corre el encierro for tests: a few entries of the action table, and a server that accepts every draft.

import { vi } from "vitest";
import { Actions } from "../../lib/actions";
import { Choosing } from "../../lib/choosing.svelte";
import type { TableStore } from "../../lib/table.svelte";
import type { ActionInfo, Drafted, SeatView } from "../../wire";
import type { EncierroView } from "./model";

const ACTIONS: readonly (readonly [string, ...(number | string)[]])[] = [
  ["advance", "avanzar"],
  ["sprint", "avanzar", "carrera"],
  ["sprint", "avanzar", "zapatillas"],
  ["sprint", "patron", "hemingway"],
  ["swap", "intercambio", 1],
  ["attack", "kilikis", 0],
  ["attack", "kilikis", 1],
  ["attack", "kilikis", 2],
  ["lay", "capote"],
  ["recover", "faja"],
  ["discard", "kilikis"],
  ["discard", "avanzar"],
  ["draw"],
  ["stop"],
  ["shield", "patron"],
  ["send", "volteado", 1],
  ["send", "volteado", 2],
  ["use", "capote"],
  ["lose", "faja"],
  ["lose", "boina"],
  ["lose", "capote"],
  ["cancel", "otra"],
];

export const TABLE = new Actions(
  "encierro",
  ACTIONS.map(([verb, ...args], index) => ({ index, verb, args, clause: "" }) as unknown as ActionInfo),
);
export const entry = (verb: string, ...args: (number | string)[]): ActionInfo => TABLE.find(verb, ...args);

/** Seat 0 owes an answer and may choose from `legal`; after a step, the others are still legal. */
export function table(legal: readonly ActionInfo[], view: Partial<EncierroView> = {}, asked = "play") {
  const seat = { seat: 0, decision: 7, legal, asked, view: { players: [{}, {}, {}], eye: "", decision: "play", ...view } }; // prettier-ignore
  const drafted = (steps: readonly ActionInfo[]): Drafted =>
    ({ legal: legal.filter((action) => !steps.includes(action)), view: seat.view, events: [], refused: null }) as unknown as Drafted; // prettier-ignore
  const store = {
    actions: TABLE,
    owed: seat,
    latest: {},
    seen: seat,
    sending: false,
    stopped: null,
    viewpoint: 0,
    seatIn: () => seat,
    draft: vi.fn((_seat: number, steps: readonly ActionInfo[]) => Promise.resolve(drafted(steps))),
    whyNot: vi.fn((_seat: number, _action: ActionInfo) => Promise.resolve(null)),
    tell: vi.fn(),
  };
  const choosing = new Choosing<EncierroView>(store as unknown as TableStore);
  choosing.noticeNewFrame();
  return { store, choosing, seat: seat as unknown as SeatView };
}
