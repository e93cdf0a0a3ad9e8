// What the places of the town are called. Records and keys keep the codes; nobody sees them.

import { t, type GameWords } from "../../lib/words.svelte";
import type { Progress } from "../board";
import type { BullsView } from "./model";

/** On the map: "Bell", "Gate 4"; a place of another town goes by its code. A sight goes by the card that lies there. */
export function titleOf(words: GameWords, view: BullsView, code: string): string {
  const sight = view.destinations.find(({ place }) => place === code);
  if (sight) return words.text(`name-${sight.name}`);
  return words.has(`map-${code}`) ? words.text(`map-${code}`) : code;
}

/** In a sentence: "the Bell", "Gate 4", "the Casino". */
export function nameOf(words: GameWords, view: BullsView, code: string): string {
  const sight = view.destinations.find(({ place }) => place === code);
  if (sight) return words.text(`sight-${sight.name}`);
  return words.has(`card-${code}`) ? words.text(`card-${code}`) : code;
}

/** The day, and the rows that the runners pass on it. */
export function progress(view: BullsView, words: GameWords): Progress {
  const rows = Array.from({ length: view.steps + 1 }, (_, row) => row);
  return {
    title: t("bulls-day-short", { day: view.day }),
    steps: rows.map((row) => (words.has(`row-${row}`) ? words.text(`row-${row}`) : `${row + 1}`)),
    at: Math.min(view.step - 1, view.steps),
  };
}
