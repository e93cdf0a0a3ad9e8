// Cards that would be wasted: the card is gone, and nothing happens.

import type { Caution, Choosing } from "../../lib/choosing.svelte";
import { t, type GameEvent, type GameWords } from "../../lib/words.svelte";
import { closingOf, pickedDice } from "./deeds";
import type { BullsView } from "./model";

export function cautious(choosing: Choosing<BullsView>, words: GameWords): Caution | null {
  const { steps, base } = choosing;
  const last = steps.at(-1);
  const played = steps.find(({ verb }) => verb === "play");
  const card = words.text(`name-${String(played?.args[0] ?? base.card)}`);
  if (last?.verb === "skip") return { meek: true, question: t("bulls-waste-skip", { card }) };
  const rolls = last?.verb === "roll" || closingOf(choosing)?.verb === "roll";
  if (rolls && pickedDice(base, choosing) === 0) return { meek: true, question: t("bulls-waste-roll", { card }) };
  const told = (choosing.trial?.events ?? []) as GameEvent[];
  const others = (choosing.store.owed?.legal ?? []).some(
    ({ verb, index }) => verb === "play" && index !== played?.index,
  );
  if (played && others && told.some(({ kind }) => kind === "no-target")) {
    return { meek: true, question: t("bulls-waste-target", { card }) };
  }
  return null;
}
