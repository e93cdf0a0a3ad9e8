// Answers that give something up although it could be kept.

import type { Caution, Choosing } from "../../lib/choosing.svelte";
import { t } from "../../lib/words.svelte";
import type { EncierroView } from "./model";

const GIVING_IN = ["take", "stay", "lose"];

export function cautious(choosing: Choosing<EncierroView>): Caution | null {
  const verb = choosing.steps.at(-1)?.verb ?? "";
  if (!GIVING_IN.includes(verb)) return null;
  const better = (choosing.store.owed?.legal ?? []).some((action) => !GIVING_IN.includes(action.verb));
  if (!better) return null;
  return { meek: true, question: verb === "stay" ? t("encierro-waste-stay") : null };
}
