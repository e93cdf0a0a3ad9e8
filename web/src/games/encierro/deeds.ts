// What an action is, in the board's own words: with the names of people.

import { prefs } from "../../lib/prefs.svelte";
import { t } from "../../lib/words.svelte";
import type { ActionInfo } from "../../wire";
import { cardsOf, idOf, isSpecialId, targetOf } from "./model";

const SHORT = ["advance", "sprint", "lay", "discard", "draw"];

/** A choice as a sentence; `short`: the card that it is made with lies before one's eyes. */
export function deed(action: ActionInfo, names: readonly string[], short = false): string {
  const { verb, args } = action;
  const seat = targetOf(action);
  return t(`encierro-${short && SHORT.includes(verb) ? "short" : "do"}-${verb}`, {
    card: String(args[0] ?? ""),
    other: String(args[1] ?? ""),
    name: seat === null ? "" : (names[seat] ?? ""),
  });
}

/** All steps of a draft in a few words. */
export function deeds(steps: readonly ActionInfo[], names: readonly string[]): string | null {
  const discards = steps.filter(({ verb }) => verb === "discard").length;
  const parts = steps.filter(({ verb }) => verb !== "discard" || discards === 1).map((step) => deed(step, names));
  if (discards > 1) parts.splice(parts.length - (steps.at(-1)?.verb === "draw" ? 1 : 0), 0, t("encierro-do-discards", { count: discards })); // prettier-ignore
  if (parts.length === 0) return null;
  if (parts.length > 2) return t("table-confirm-steps", { count: steps.length });
  return parts.join(" · ");
}

const ANSWERS: readonly [way: string, verbs: readonly string[]][] = [
  ["repel", ["shield", "send", "use"]],
  ["cancel", ["cancel"]],
  ["run", ["advance", "sprint", "swap"]],
  ["lose", ["lose"]],
  ["give", ["give"]],
];

/** What a question can be answered with, said once for each way; in little room only how it can be warded off. */
export function answers(legal: readonly ActionInfo[], short: boolean): string[] {
  const either = new Intl.ListFormat(prefs.language, { type: "disjunction" });
  const things = new Map<string, Set<string>>();
  for (const action of legal) {
    const thing = String(cardsOf(action)[0] ?? action.args[0] ?? "");
    const verb = action.verb === "lose" && isSpecialId(idOf(thing)) ? "give" : action.verb;
    const way = ANSWERS.find(([, verbs]) => verbs.includes(verb))?.[0];
    if (way) things.set(way, (things.get(way) ?? new Set()).add(thing));
  }
  const said = ANSWERS.flatMap(([way]) => {
    const names = things.get(way);
    return names ? [t(`encierro-answer-${way}`, { things: either.format(names) })] : [];
  });
  return short ? said.slice(0, 2) : said;
}
