// What a turn has to offer; turns that leave cards unused, and moves that are earned but not made.

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

/** At the start of a turn: only what there is to do. */
export function question(choosing: Choosing<PrimesView>): string | null {
  if (choosing.asked !== "turn" || !choosing.find("pass")) return null;
  const trips = choosing.legal.some(({ verb }) => verb === "trip");
  const runs = choosing.legal.some(({ verb }) => verb === "run");
  if (trips && runs) return null;
  if (runs) return t("primes-ask-run");
  return t(trips ? "primes-ask-trip" : "primes-ask-pass");
}
