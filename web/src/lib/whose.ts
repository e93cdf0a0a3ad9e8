// Whose turn it is. Header, prompt, seats, tab title and announcements are all written from this one value.

import type { PauseInfo, SeatInfo } from "../wire";
import { t } from "./words.svelte";

/** Somebody has to answer out of turn. */
export interface Threat {
  /** Whose turn it is; null if nobody's. */
  by: number | null;
  /** A text of the game's board says what happens; without one it is an attack. */
  key?: string;
}

export type Whose =
  | { state: "none" | "open" | "over" }
  | { state: "paused"; bots: boolean; by: null } // here, not at the table
  | { state: "paused"; by: number; mine: boolean } // the whole table
  | { state: "attack"; threat: Threat }
  | { state: "yours" }
  | { state: "telling" } // what has happened is shown, and nobody has to do anything
  | { state: "away" | "waiting"; seats: readonly number[] };

interface Known {
  status: "open" | "playing" | "over";
  seats: readonly SeatInfo[];
  mine: readonly number[];
  /** What I owe has been asked: everything before it has been shown. */
  asked: boolean;
  /** Who is doing something on the screen. */
  doing: number | null;
  /** What is on the screen is nobody's turn: a charge, or what all have done at the same time. */
  telling: boolean;
  /** This screen shows nothing new. */
  paused: boolean;
  /** The whole table waits, for everybody. */
  stopped: PauseInfo | null;
  threat: Threat | null;
}

/** The first that holds: paused, attacked, yours, telling, away, waiting. */
export function whoseTurn({ status, seats, mine, asked, doing, telling, paused, stopped, threat }: Known): Whose {
  if (status !== "playing") return { state: status };
  if (stopped !== null) return { state: "paused", by: stopped.seat, mine: mine.includes(stopped.seat) };
  if (paused)
    return { state: "paused", by: null, bots: seats.every(({ kind }, seat) => kind === "bot" || mine.includes(seat)) };
  if (asked) return threat === null ? { state: "yours" } : { state: "attack", threat };
  if (telling) return { state: "telling" };
  const owing = seats.flatMap(({ owes }, seat) => (owes && !mine.includes(seat) ? [seat] : []));
  const acting = doing === null || mine.includes(doing) ? owing : [doing];
  if (acting.length === 0) return { state: "none" };
  const away = acting.length === 1 && (seats[acting[0] ?? -1]?.stand_in ?? false);
  return { state: away ? "away" : "waiting", seats: acting };
}

const LONG = 12; // letters; a longer name has no room in a header

/** What the header says. */
export function whoseWords(whose: Whose, names: readonly string[], seats: readonly SeatInfo[]): string {
  switch (whose.state) {
    case "none":
    case "telling":
      return "";
    case "paused":
      if (whose.by !== null && whose.mine) return t("table-paused-by-you");
      if (whose.by === null || (names[whose.by]?.length ?? 0) > LONG) return t("table-paused");
      return t("table-paused-by", { name: names[whose.by] ?? "" });
    case "attack":
      return t(whose.threat.key ?? "table-attack");
    case "yours":
      return t("table-your-turn");
    case "open":
      return t(seats.some(({ kind }) => kind === "open") ? "table-open" : "table-ready");
    case "over":
      return t("table-over");
    case "away":
    case "waiting": {
      if (whose.seats.length > 1) return t("table-waiting-for-many", { count: whose.seats.length });
      const [seat = 0] = whose.seats;
      const name = names[seat] ?? "";
      if (name.length > LONG) return t("table-waiting");
      if (whose.state === "away") return t("table-away", { name });
      return t(seats[seat]?.kind === "bot" ? "table-playing" : "table-waiting-for-one", { name });
    }
  }
}

/** The title of the tab. */
export function whoseTitle(whose: Whose, game: string): string {
  if (whose.state === "yours") return t("table-title-turn", { game });
  if (whose.state === "attack") return t("table-title-attack", { what: whoseWords(whose, [], []), game });
  if (whose.state === "paused") return t("table-title-paused", { game });
  return t("table-title", { game });
}
