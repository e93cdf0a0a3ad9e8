// What a hint says about the worth of a choice. Nothing is said about choices that were not weighed.

import { t } from "../lib/words.svelte";
import type { Hinted, Weighed } from "../wire";

const CLEAR = 2; // times its standard error that a difference must be, to be called one

/** "About 61 wins in 100", for the suggestion; `brief` where there is no room to say what is taken for granted. */
export function worthOf({ alone, choices: [best] }: Hinted, brief = false): string {
  if (!best || best.playouts === 0) return "";
  const short = brief ? "-briefly" : "";
  if (alone) return t(`hint-points${short}`, { points: Math.round(best.worth) });
  return t(`hint-wins${short}`, { wins: Math.round(best.worth * 100) });
}

/** How another choice compares with the suggestion: "about as good", "about 9 wins fewer". */
export function compared(choice: Weighed, alone: boolean): string {
  const fewer = Math.round(alone ? choice.behind : choice.behind * 100);
  if (fewer < 1 || choice.behind <= CLEAR * choice.doubt) return t("hint-same");
  return t(alone ? "hint-fewer-points" : "hint-fewer-wins", { fewer });
}
