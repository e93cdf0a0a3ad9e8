// What the shell must know about a draft: what to call it, whether it is complete, and what completes it.

import { t, type GameWords } from "../../lib/words.svelte";
import type { Choosing } from "../../lib/choosing.svelte";
import type { ActionInfo } from "../../wire";
import { sum, type BullsView } from "./model";

const count = (steps: readonly ActionInfo[], verb: string): number => steps.filter((step) => step.verb === verb).length;

/** Dice that will be rolled: those the table knows of, and those the draft adds. */
export const pickedDice = (base: BullsView, choosing: Choosing<BullsView> | null): number =>
  sum(base.picked.map(({ dice }) => dice)) + count(choosing?.steps ?? [], "pick");

/**
 * The step that completes the others, if there is one. Keeping the rest completes a choice of discards only: after the
 * last card of a day it answers a question that has not been asked yet.
 */
export function closingOf(choosing: Choosing<BullsView>): ActionInfo | null {
  const last = choosing.steps.at(-1);
  if (!last) return null;
  return choosing.find("roll") ?? (last.verb === "discard" ? choosing.find("keep") : undefined) ?? null;
}

export function deedOf(base: BullsView, choosing: Choosing<BullsView>, words: GameWords): string | null {
  const { steps } = choosing;
  const last = steps.at(-1);
  if (!last) return null;
  const cards = count(steps, "discard");
  if (cards > 0) return t("bulls-deed-discard", { cards });
  const dice = pickedDice(base, choosing);
  if (dice > 0) return t("bulls-deed-roll", { dice });
  if (closingOf(choosing)?.verb === "roll") return t("bulls-deed-roll-none");
  if (last.verb === "keep") {
    const { hand = null, unwanted = [] } = base.players[choosing.seat ?? -1] ?? {};
    return unwanted?.length ? t("bulls-out-keep-some") : t("bulls-out-keep", { cards: hand?.length ?? 0 });
  }
  if (last.verb === "place") return t("bulls-deed-place", { runners: count(steps, "place") });
  if (last.verb === "at") {
    const card = String(steps.find(({ verb }) => verb === "play")?.args[0] ?? base.card);
    return t("bulls-deed-at", { card, place: words.text(`card-${last.args[0]}`) });
  }
  return words.deed(last);
}

const HOLDS: Readonly<Record<string, string>> = {
  at: "bulls-hold-place",
  bull: "bulls-hold-bull",
  lead: "bulls-hold-bull",
  sign: "bulls-hold-sign",
  lift: "bulls-hold-token",
  clear: "bulls-hold-token",
  pick: "bulls-hold-runner",
  heckle: "bulls-hold-runners",
};

/** A card still needs a target: there is nothing to confirm yet. */
export function holdOf(choosing: Choosing<BullsView>): string | null {
  const last = choosing.steps.at(-1);
  if (!last || closingOf(choosing)) return null;
  if (choosing.legal.length === 0 || choosing.view.card === "") return null; // or a turn beyond this one
  if (last.verb !== "play" && last.verb !== "lift") return null;
  const verb = choosing.legal.find((one) => one.verb in HOLDS)?.verb;
  return t(verb === undefined ? "bulls-hold" : (HOLDS[verb] ?? "bulls-hold"));
}

/** The card is played to its end, or the last 1 is placed: what the table would ask next is another question. */
export function isWhole(choosing: Choosing<BullsView>): boolean {
  const last = choosing.steps.at(-1);
  if (!last || last.verb === "discard" || closingOf(choosing) || holdOf(choosing)) return false;
  return last.verb === "place" ? choosing.all("place").length === 0 : choosing.view.card === "";
}
