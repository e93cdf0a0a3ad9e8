// The medal that a score has earned, and how far the next one was.

import { t } from "../../lib/words.svelte";
import { medalsOf } from "./model";

const MEDALS = ["bronze", "silver", "gold"] as const;

/** `medals` are the points for bronze, silver and gold. */
export function honourOf(score: number, medals: readonly number[]): string | null {
  const earned = medalsOf(score, medals);
  const won = MEDALS[earned - 1];
  const next = MEDALS[earned];
  const short = next === undefined ? "" : shortOf((medals[earned] ?? 0) - score, next);
  return [won ? t(`raging-honour-${won}`) : "", short].filter(Boolean).join(", ") || null;
}

const shortOf = (points: number, medal: string): string =>
  t("raging-short", { points, medal: t(`raging-medal-${medal}`) });
