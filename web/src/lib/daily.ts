// Words for the deal of the day. Its days begin at eight in Pamplona, for the whole world.

import type { DailyTry } from "../wire";
import { hourOf } from "./hours";
import { ordinal } from "./numbers";
import { prefs } from "./prefs.svelte";
import { house, t } from "./words.svelte";

const dateOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** "Monday", "lunes". */
export const weekday = (day: string, style: "long" | "short" = "long"): string =>
  new Intl.DateTimeFormat(prefs.language, { weekday: style, timeZone: "UTC" }).format(dateOf(day));

/** What the page is about, and when the deals change: by the clock on this wall, if it isn't Pamplona's. */
export function leadWords(ends: number): string {
  const time = hourOf(ends);
  return t("daily-lead", { time, here: time === "08:00" ? "yes" : "no" });
}

/** A result by what its game counts: "42 points", "147 km". */
export function scoreWords(game: string, score: number): string {
  const own = `score-of-${game}`;
  return t(house.has(own) ? own : "score-of-any", { score });
}

/** "31st of 131". */
export const rankWords = (rank: number, players: number): string =>
  t("daily-rank", { rank: ordinal(rank, prefs.language), players });

/** "first at the table, 42 points, 31 moves"; without bots there is no place. */
export function resultWords(game: string, one: Pick<DailyTry, "at_table" | "score" | "moves">, bots: number): string {
  const facts = { place: ordinal(one.at_table, prefs.language), score: scoreWords(game, one.score), moves: one.moves };
  return t(bots > 0 ? "daily-result" : "daily-result-alone", facts);
}
