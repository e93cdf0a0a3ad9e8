// What a declared part shows: fields of any game's view, found by their paths, and the actions tied to its places.

import type { ActionInfo } from "../../wire";

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

/** The action that a template stands for at one place, if it is among these. */
export function actionAt(
  options: readonly ActionInfo[],
  template: string,
  slots: Readonly<Record<string, string | number>> = {},
): ActionInfo | undefined {
  if (template === "") return undefined;
  const written = template.replaceAll(/\{(\w+)\}/g, (whole, slot: string) => String(slots[slot] ?? whole));
  return options.find(({ notation }) => notation === written);
}
