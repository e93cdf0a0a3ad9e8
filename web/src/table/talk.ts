// Short texts that several parts of the table need.

import { ApiError } from "../lib/api";
import { house, t, type Fact, type GameEvent, type GameWords } from "../lib/words.svelte";
import { LONGEST_NAME, type ActionInfo, type SeatInfo } from "../wire";

/** The text of a key if there is one, or else of `fallback`. */
export const tOr = (key: string, fallback: string, facts: Record<string, Fact> = {}): string =>
  t(house.has(key) ? key : fallback, facts);

/** The name to show for a seat; an empty seat has a text instead. */
export const seatName = (seat: SeatInfo, name: string | undefined): string =>
  seat.kind === "open" ? t("table-seat-free") : (name ?? seat.name);

/** What went wrong with a request, in words. */
export function problemWords(error: unknown): string {
  if (!(error instanceof ApiError)) return t("refused", { detail: String(error) });
  return tOr(`refusal-${error.code}`, "refused", { detail: error.detail, most: LONGEST_NAME });
}

/** The label of the confirm button. */
export function deedOf(
  words: GameWords,
  steps: readonly ActionInfo[],
  label: string | null,
  names: readonly string[],
): string {
  const [first] = steps;
  if (label !== null) return label;
  if (first === undefined) return t("table-confirm");
  return steps.length === 1 ? words.deed(first, names) : t("table-confirm-steps", { count: steps.length });
}

/** With a full stop, unless it ends like a sentence already. */
export const ended = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** As a sentence of its own. */
export const sentence = (text: string): string => ended(text.charAt(0).toUpperCase() + text.slice(1));

/** Sentences as a paragraph; what is said several times running is said once, with how often. */
export function paragraph(sentences: readonly string[]): string {
  const runs: { text: string; times: number }[] = [];
  for (const text of sentences) {
    const last = runs.at(-1);
    if (last?.text === text) last.times += 1;
    else runs.push({ text, times: 1 });
  }
  return runs
    .map(({ text, times }) => (times === 1 ? text : t("log-times", { text: text.replace(/\.$/, ""), times })))
    .join(" ");
}

/** Events as one paragraph. If there are many, the quiet ones are left out, and of the others the last are told. */
export function told(
  words: GameWords,
  events: readonly object[],
  names: readonly string[],
  reader: number | null,
  most = 3,
  quiet: readonly string[] = [],
): string {
  const all = events as readonly GameEvent[];
  const loud = all.length > most ? all.filter(({ kind }) => !quiet.includes(kind)) : all;
  return paragraph((loud.length > 0 ? loud : all).slice(-most).map((event) => words.event(event, names, reader)));
}

/** Whether somebody is typing, so that keys are not shortcuts. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName)) &&
    !(target instanceof HTMLInputElement && ["checkbox", "radio", "range", "button"].includes(target.type))
  );
}
