// Turns that leave cards unused, and moves that are earned but not made.

import type { Caution, Choosing } from "../../lib/choosing.svelte";
import { t } from "../../lib/words.svelte";
import type { PrimesView } from "./model";

export function cautious(choosing: Choosing<PrimesView>): Caution | null {
  const { steps } = choosing;
  const verb = steps.at(-1)?.verb;
  if (verb === "pass" && steps.length === 1) {
    const better = (choosing.store.owed?.legal ?? []).some((action) => action.verb !== "pass");
    return better ? { meek: true, question: null } : null;
  }
  if (verb !== "done") return null;
  const used = steps.filter((step) => step.verb === "use" || step.verb === "move");
  const moves = choosing.base.earned.length - used.filter((step) => step.verb === "move").length;
  return moves > 0 ? { meek: true, question: t("primes-waste-moves", { moves }) } : null;
}
