// What a declared part shows: fields of any game's view, found by their paths, and the actions tied to its places.

import type { ActionInfo, PartInfo } from "../../wire";

const STEP = /^(\w+)(\[\]|\[me\])?$/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What a path leads to. `[]` makes a list, an item for each seat; `[me]` is the reader's own. The server checked it. */
export function fieldOf(view: unknown, path: string, me: number | null): unknown {
  const [first = "", ...rest] = path.split(".");
  const [, name = "", which] = STEP.exec(first) ?? [];
  const found = isRecord(view) ? view[name] : undefined;
  const on = (value: unknown): unknown => (rest.length > 0 ? fieldOf(value, rest.join("."), me) : value);
  if (which === "[]") return Array.isArray(found) ? found.map(on) : [];
  if (which === "[me]") return Array.isArray(found) && me !== null ? on(found[me]) : null;
  return on(found);
}

/** Whether a path gives an item for each seat. */
export const isBySeat = (path: string): boolean => path.includes("[]");

const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];

export const numbersOf = (value: unknown): number[] => listOf(value).filter((one) => typeof one === "number");
export const textsOf = (value: unknown): string[] => listOf(value).filter((one) => typeof one === "string");

/** The seats with a piece on each space: a seat stands there as often as it has pieces there. */
export function piecesOn(where: unknown, spaces: number): number[][] {
  const on: number[][] = Array.from({ length: spaces + 1 }, () => []);
  listOf(where).forEach((own, seat) => {
    for (const space of numbersOf(own)) on[space]?.push(seat);
  });
  return on;
}

/** Open cards in no order: each kind once, with how many there are. */
export function tally(cards: readonly string[]): [card: string, count: number][] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}

export type Slots = Readonly<Record<string, string | number>>;

/** How the action that a template stands for is written at one place. */
const writtenAt = (template: string, slots: Slots): string =>
  template.replaceAll(/\{(\w+)\}/g, (whole, slot: string) => String(slots[slot] ?? whole));

/** The action that a template stands for at one place, if it is among these. */
export function actionAt(options: readonly ActionInfo[], template: string, slots: Slots = {}): ActionInfo | undefined {
  if (template === "") return undefined;
  const written = writtenAt(template, slots);
  return options.find(({ notation }) => notation === written);
}

/** Where a cell of a grid lies. */
export const cellAt = (cell: number, columns: number) => ({
  cell,
  row: Math.floor(cell / columns) + 1,
  column: (cell % columns) + 1,
});

/** The places of a part that can be tied to an action. */
function placesOf(part: PartInfo, view: unknown, me: number | null): Slots[] {
  if (part.kind === "track") return Array.from({ length: part.spaces + 1 }, (_, space) => ({ space }));
  if (part.kind === "grid")
    return Array.from({ length: part.rows * part.columns }, (_, at) => cellAt(at, part.columns));
  if (part.kind === "hand") return textsOf(fieldOf(view, part.cards, me)).map((card) => ({ card }));
  return [{}];
}

/** All notations that the parts have a place for. The other legal actions need a button each. */
export function placed(parts: readonly PartInfo[], view: unknown, me: number | null): Set<string> {
  return new Set(
    parts.flatMap((part) => [
      ...placesOf(part, view, me).map((slots) => writtenAt(part.action, slots)),
      ...part.piles.map(({ action }) => action),
    ]),
  );
}
