// What the shell must know of a draft: the word for the deed, whether it is whole, what closes it.

import { t, type GameWords } from "../../lib/words.svelte";
import type { Choosing } from "../../lib/choosing.svelte";
import type { ActionInfo } from "../../wire";
import { sum, type BullsView } from "./model";

const count = (steps: readonly ActionInfo[], verb: string): number => steps.filter((step) => step.verb === verb).length;

/** Dice that will be rolled: what the table knows and what the draft adds. */
export const pickedDice = (base: BullsView, choosing: Choosing | null): number =>
  sum(base.picked.map(({ dice }) => dice)) + count(choosing?.steps ?? [], "pick");

/** The step that makes the others whole, if there is one. */
export const closingOf = (choosing: Choosing): ActionInfo | null =>
  choosing.steps.length > 0 ? (choosing.find("roll") ?? choosing.find("keep") ?? null) : null;

export function deedOf(base: BullsView, choosing: Choosing, words: GameWords): string | null {
  const { steps } = choosing;
  const last = steps.at(-1);
  if (!last) return null;
  const cards = count(steps, "discard");
  if (cards > 0) return t("bulls-deed-discard", { cards });
  const dice = pickedDice(base, choosing);
  if (dice > 0) return t("bulls-deed-roll", { dice });
  if (closingOf(choosing)?.verb === "roll") return t("bulls-deed-roll-none");
  if (last.verb === "place") return t("bulls-deed-place", { runners: count(steps, "place") });
  return words.deed(last);
}

/** A card whose target is still open: nothing to confirm yet. */
export function holdOf(choosing: Choosing): string | null {
  const last = choosing.steps.at(-1);
  if (!last || closingOf(choosing)) return null;
  if (choosing.legal.length === 0 || (choosing.view as BullsView).card === "") return null; // or a turn beyond this one
  return last.verb === "play" || last.verb === "lift" ? t("bulls-hold") : null;
}
