// The games this browser has finished: results, opponents and days. They leave it only as a file that somebody saves.

import type { TableInfo } from "../wire";
import { namesOf } from "./names";
import { readStored, writeStored } from "./storage";

export interface Played {
  table: string;
  game: string;
  at: number; // milliseconds since 1970
  names: string[]; // by seat
  people: boolean[]; // by seat: no bot
  mine: number[];
  place: number; // of the best of my seats
  score: number;
  day: string; // whose deal of the day it was; empty: none
}

const KEY = "stampede-history";
const FORMAT = "stampede-history 1";
const MOST = 1000; // the oldest go first
const DAY = 86_400_000;

const isText = (value: unknown): value is string => typeof value === "string" && value.length <= 200;
const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const isList = <T>(value: unknown, is: (item: unknown) => item is T): value is T[] =>
  Array.isArray(value) && value.length <= 16 && value.every(is);

/** A game as a file may hold it, or null if it holds none. Only what we know is taken over. */
function playedIn(value: unknown): Played | null {
  if (typeof value !== "object" || value === null) return null;
  const { table, game, at, names, people, mine, place, score, day } = value as Record<string, unknown>;
  if (!isText(table) || !/^\w+$/.test(table) || !isText(game) || !isNumber(at)) return null;
  if (!isNumber(place) || !isNumber(score)) return null;
  if (!isList(names, isText) || !isList(mine, isNumber)) return null;
  if (!isList(people, (one): one is boolean => typeof one === "boolean")) return null;
  return { table, game, at, names, people, mine, place, score, day: isText(day) ? day : "" };
}

/** The games in a stored text or a file; null if it is not one of ours. */
export function gamesIn(text: string): Played[] | null {
  try {
    const file: unknown = JSON.parse(text);
    if (typeof file !== "object" || file === null) return null;
    const { format, games } = file as Record<string, unknown>;
    if (format !== FORMAT || !Array.isArray(games)) return null;
    return games.map(playedIn).filter((game) => game !== null);
  } catch {
    return null;
  }
}

/** One of each table, newest first. */
const ordered = (games: readonly Played[]): Played[] =>
  [...new Map(games.map((game) => [game.table, game])).values()].sort((a, b) => b.at - a.at).slice(0, MOST);

class History {
  games = $state.raw<readonly Played[]>(ordered(gamesIn(readStored(KEY) ?? "") ?? []));

  constructor() {
    window.addEventListener("storage", (event) => {
      if (event.key === KEY) this.games = ordered(gamesIn(event.newValue ?? "") ?? []);
    });
  }

  knows(table: string): boolean {
    return this.games.some((game) => game.table === table);
  }

  /** A table where I had a seat is over. */
  note(table: TableInfo, mine: readonly number[], at = Date.now()): void {
    const { outcome } = table;
    if (outcome === null || mine.length === 0 || this.knows(table.id)) return;
    const lowest = Math.min(...outcome.ranks);
    const best = [...mine].sort((a, b) => (outcome.ranks[a] ?? 99) - (outcome.ranks[b] ?? 99))[0] ?? 0;
    this.#keep([
      {
        table: table.id,
        game: table.game,
        at,
        names: namesOf(table.seats),
        people: table.seats.map(({ kind }) => kind === "human"),
        mine: [...mine],
        place: (outcome.ranks[best] ?? 1) - lowest + 1,
        score: outcome.scores[best] ?? 0,
        day: dayOfTry(table.id),
      },
      ...this.games,
    ]);
  }

  /** Everything as one file. */
  get file(): string {
    return `${JSON.stringify({ format: FORMAT, games: this.games }, null, 1)}\n`;
  }

  /** Adds the games of a file and says how many were new; null: it is not one of ours. */
  add(text: string): number | null {
    const found = gamesIn(text);
    if (found === null) return null;
    const before = this.games.length;
    this.#keep([...found, ...this.games]);
    return this.games.length - before;
  }

  #keep(games: readonly Played[]): void {
    this.games = ordered(games);
    writeStored(KEY, JSON.stringify({ format: FORMAT, games: this.games }));
  }
}

export const history = new History();

/** How many days in a row, up to today or yesterday, somebody has played; by the calendar of this browser. */
export function daysInARow(games: readonly Pick<Played, "at">[], now = Date.now()): number {
  const played = new Set(games.map(({ at }) => calendarDay(at)));
  let day = calendarDay(now);
  if (!played.has(day)) day -= 1;
  let count = 0;
  while (played.has(day - count)) count += 1;
  return count;
}

/** The number of a day, counted in local days: an hour that a clock skips does not shift it. */
export function calendarDay(at: number): number {
  const local = new Date(at);
  return Math.round(Date.UTC(local.getFullYear(), local.getMonth(), local.getDate()) / DAY);
}

// --- deals of the day ---------------------------------------------------------------------------------------------------

const TRY = (table: string) => `stampede-daily-${table}`;

/** The day whose deal a table of ours plays; empty: none. */
export const dayOfTry = (table: string): string => readStored(TRY(table)) ?? "";
export const rememberTry = (table: string, day: string): boolean => writeStored(TRY(table), day);
