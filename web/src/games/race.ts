// How a race is told at its end: what is compared, how far everybody came, and what decided between those who were level.

import { t, type GameWords } from "../lib/words.svelte";

export interface Measure {
  /** What is compared, large. */
  value: string;
  /** What else there is to know about it. */
  note: string;
  /** How far along the track, from 0 to 1. */
  at: number;
}

export interface Race<View = unknown> {
  /** The head of the column. */
  head: () => string;
  of: (view: View, seat: number, words: GameWords) => Measure;
  /** What decided between two who were level in what is compared; null if they were not. */
  decided?: (view: View, ahead: number, behind: number, names: readonly string[]) => string | null;
}

interface Placed {
  seat: number;
  rank: number;
}

/** A sentence for each pair of neighbours in the ranking that were level, or share a place. */
export function tiesOf<View>(
  race: Race<View>,
  view: View,
  ranking: readonly Placed[],
  names: readonly string[],
): string[] {
  return ranking.slice(1).flatMap((behind, index) => {
    const ahead = ranking[index];
    if (!ahead) return [];
    if (ahead.rank === behind.rank) {
      const level = [names[ahead.seat] ?? "", names[behind.seat] ?? ""];
      return [t("result-shared", { names: level, place: ahead.rank })];
    }
    return race.decided?.(view, ahead.seat, behind.seat, names) ?? [];
  });
}
