// Actions in the board's own words, with the names of the players.

import { prefs } from "../../lib/prefs.svelte";
import { t, type GameWords } from "../../lib/words.svelte";
import type { ActionInfo } from "../../wire";
import { cardsOf, COSTS, isSpecial, targetOf, type EncierroView } from "./model";

/** A location with its article: "la Plaza de Toros". */
export const thePlace = (location: string | undefined, words: GameWords): string =>
  location === undefined ? "" : words.text("the-place", { "location-id": location });

/** An object, or a special one, with its article: "el Capote". */
const theThing = (id: string, words: GameWords): string =>
  words.text("the-thing", { "arg1-id": id, arg1: words.text(`card-${id}`) });

const WITH_ARTICLE = ["lay", "recover", "use", "lose", "give"];
const SHORT = ["advance", "sprint", "lay", "discard", "draw", "lose"];

/** A choice as a sentence; `short`: the card it is made with is in sight. */
export function deed(action: ActionInfo, names: readonly string[], words: GameWords, short = false): string {
  const { verb, args } = action;
  const seat = targetOf(action);
  const briefly = short && SHORT.includes(verb);
  return t(`encierro-${briefly ? "short" : "do"}-${verb}`, {
    card: args[0] === undefined ? "" : called(briefly ? "" : verb, String(args[0]), words),
    other: verb === "sprint" ? words.text(`card-${args[1]}`) : "",
    name: seat === null ? "" : (names[seat] ?? ""),
  });
}

const called = (verb: string, id: string, words: GameWords): string =>
  WITH_ARTICLE.includes(verb) ? theThing(id, words) : words.text(`card-${id}`);

const BRIEF: Readonly<Record<string, string>> = { shield: "short-shield", use: "short-use", sprint: "do-two" }; // with what can be seen
const MOST_LETTERS = 40; // on the button: more would be cut

/** All steps of a draft in a few words. */
export function deeds(steps: readonly ActionInfo[], names: readonly string[], words: GameWords): string | null {
  const discards = steps.filter(({ verb }) => verb === "discard").length;
  const parts = steps
    .filter(({ verb }) => verb !== "discard" || discards === 1)
    .map((step) => (BRIEF[step.verb] ? t(`encierro-${BRIEF[step.verb]}`) : deed(step, names, words)));
  if (discards > 1) parts.splice(parts.length - (steps.at(-1)?.verb === "draw" ? 1 : 0), 0, t("encierro-do-discards", { count: discards })); // prettier-ignore
  if (parts.length === 0) return null;
  if (parts.length > 2 || (parts.length > 1 && parts.join().length > MOST_LETTERS))
    return t("encierro-do-all", { count: steps.length });
  return parts.join(" · ");
}

/** What an attack costs its victim if nothing stops it. */
export const costs = (view: EncierroView, by: string, words: GameWords): string => {
  const victim = view.players[view.asked];
  return t(`encierro-cost-${COSTS[view.attack] ?? "object"}`, {
    ...{ by, cards: victim?.cards ?? 0, place: thePlace(view.course[(victim?.location ?? 2) - 2], words) },
  });
};

const LAST = "ropa"; // a runner who loses this is expelled

const ANSWERS: readonly [way: string, verbs: readonly string[]][] = [
  ["repel", ["shield", "send", "use"]],
  ["cancel", ["cancel"]],
  ["run", ["advance", "sprint", "swap"]],
  ["lose", ["lose"]],
  ["give", ["give"]],
  ["last", ["last"]],
];

/** What a question can be answered with, said once for each way; where room is short, only how to ward it off. */
export function answers(legal: readonly ActionInfo[], words: GameWords, short: boolean): string[] {
  const either = new Intl.ListFormat(prefs.language, { type: "disjunction" });
  const things = new Map<string, Set<string>>();
  for (const action of legal) {
    const thing = String(cardsOf(action)[0] ?? action.args[0] ?? "");
    const verb = action.verb !== "lose" ? action.verb : isSpecial(thing) ? "give" : thing === LAST ? "last" : "lose";
    const way = ANSWERS.find(([, verbs]) => verbs.includes(verb))?.[0];
    if (way) things.set(way, (things.get(way) ?? new Set()).add(called(verb === "last" ? "lose" : verb, thing, words)));
  }
  const said = ANSWERS.flatMap(([way]) => {
    const found = things.get(way);
    return found ? [t(`encierro-answer-${way}`, { things: either.format(found) })] : [];
  });
  return short ? said.slice(0, 2) : said;
}
