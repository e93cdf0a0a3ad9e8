// What an action is, in the board's own words: with the names of people.

import { t } from "../../lib/words.svelte";
import type { ActionInfo } from "../../wire";
import { targetOf } from "./model";

/** A choice as a sentence. */
export function deed(action: ActionInfo, names: readonly string[]): string {
  const { verb, args } = action;
  const seat = targetOf(action);
  return t(`encierro-do-${verb}`, {
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
