// Stopping for good, and turns without a fence where one could be built.

import type { Caution, Choosing } from "../../lib/choosing.svelte";
import { signed } from "../../lib/numbers";
import { t } from "../../lib/words.svelte";
import type { RagingView } from "./model";

export function cautious(choosing: Choosing<RagingView>): Caution | null {
  const last = choosing.steps.at(-1);
  const me = choosing.base.players[choosing.seat ?? -1];
  if (!last || !me) return null;
  if (last.verb === "stop") {
    const question = t("raging-waste-stop", { score: me.score, shown: signed(me.score) });
    return { meek: true, question };
  }
  if (last.verb !== "mallet") return null;
  const fences = (choosing.store.owed?.legal ?? []).some(({ verb }) => verb === "fence");
  if (me.mallets <= 1) return { meek: true, question: t("raging-waste-mallet") };
  return fences ? { meek: true, question: null } : null;
}
