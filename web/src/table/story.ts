// Events as lines of the log. Many of one kind in a row, such as a deal, are folded into one line.

import type { Told } from "../lib/table.svelte";

export interface Line {
  key: number; // the number of its first event
  told: readonly Told[]; // one event, or several folded ones
}

const FOLD_FROM = 4; // in a row, of one kind
const DEAL = "dealt"; // a deal is always folded

export function linesOf(story: readonly Told[], from: number): Line[] {
  const lines: Line[] = [];
  for (let i = from; i < story.length;) {
    const kind = story[i]?.event.kind;
    let end = i + 1;
    while (story[end]?.event.kind === kind) end += 1;
    if (end - i >= (kind === DEAL ? 2 : FOLD_FROM)) lines.push({ key: i, told: story.slice(i, end) });
    else for (let k = i; k < end; k += 1) lines.push({ key: k, told: story.slice(k, k + 1) });
    i = end;
  }
  return lines;
}
