// The server's HTTP API, typed.

import type {
  DailyBegun,
  DailyBoard,
  Forgotten,
  GameActions,
  GameInfo,
  LayoutInfo,
  Lesson,
  MyTable,
  NewTable,
  Problem,
  Promised,
  Proof,
  Rehearse,
  Rehearsed,
  Replay,
  Review,
  Rulebook,
  SeatKey,
  TableInfo,
  TableOpened,
  Today,
  Tutorial,
} from "../wire";
import type { Language } from "./prefs.svelte";

/** The server refused. `code` finds the words to show; `detail` is in English. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly detail: string,
  ) {
    super(detail);
  }
}

/** The server could not be reached at all. */
export class Unreachable extends ApiError {
  constructor() {
    super(0, "unreachable", "the server cannot be reached");
  }
}

async function ask<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: method === "GET" ? headers : { "content-type": "application/json", ...headers },
      body: method === "GET" || method === "DELETE" ? null : JSON.stringify(body ?? {}),
    });
  } catch {
    throw new Unreachable();
  }
  if (answer.ok) return (await answer.json()) as T;
  let problem: Partial<Problem> = {};
  try {
    problem = (await answer.json()) as Partial<Problem>;
  } catch {
    // Not from our server; perhaps from a proxy.
  }
  throw new ApiError(answer.status, problem.title ?? "failed", problem.detail ?? answer.statusText);
}

const table = (id: string, ...more: (string | number)[]) =>
  ["/api/tables", ...[id, ...more].map((part) => encodeURIComponent(part))].join("/");

export const api = {
  games: (language: Language) => ask<GameInfo[]>("GET", `/api/games?lang=${language}`),
  /** The browser caches it and only asks whether it has changed. */
  actions: (game: string) => ask<GameActions>("GET", `/api/games/${encodeURIComponent(game)}/actions`),
  rules: (game: string, language: Language) =>
    ask<Rulebook>("GET", `/api/games/${encodeURIComponent(game)}/rules?lang=${language}`),
  layout: (game: string) => ask<LayoutInfo>("GET", `/api/games/${encodeURIComponent(game)}/layout`),
  lessons: (game: string) => ask<Lesson[]>("GET", `/api/games/${encodeURIComponent(game)}/lessons`),
  tutorial: (game: string) => ask<Tutorial>("GET", `/api/games/${encodeURIComponent(game)}/tutorial`),
  /** One message of a learner, and what a table would answer. */
  rehearse: (game: string, step: number, said: Rehearse) =>
    ask<Rehearsed>("POST", `/api/games/${encodeURIComponent(game)}/tutorial/${step}`, said),
  openTables: () => ask<TableInfo[]>("GET", "/api/tables"),
  myTables: () => ask<MyTable[]>("GET", "/api/mine"),
  table: (id: string) => ask<TableInfo>("GET", table(id)),
  /** Sending the same key twice returns the same table. */
  setTable: (wish: NewTable, key: string) => ask<TableOpened>("POST", "/api/tables", wish, { "idempotency-key": key }),
  /** What the next table commits itself to. Get this before adding to its dice. */
  promise: () => ask<Promised>("POST", "/api/commitments"),
  sit: (id: string, name: string, invitation: string | null) =>
    ask<TableOpened>("POST", table(id, "seats"), { name, invitation, contribution: randomHex(16) }),
  start: (id: string) => ask<TableInfo>("POST", table(id, "start")),
  /** A fresh deal is mixed with what we add once we have seen what the table commits itself to. */
  rematch: (id: string, commitment: string) =>
    ask<TableInfo>("POST", table(id, "rematch"), { same_deal: false, commitment, contribution: randomHex(16) }),
  sameDeal: (id: string) => ask<TableInfo>("POST", table(id, "rematch"), { same_deal: true }),
  rename: (id: string, seat: number, name: string) =>
    ask<TableInfo>("POST", table(id, "seats", seat, "name"), { name }),
  newInvitation: (id: string) => ask<{ link: string }>("POST", table(id, "invitation")),
  giveToBot: (id: string, seat: number, level: string) =>
    ask<TableInfo>("POST", table(id, "seats", seat, "bot"), { level }),
  newLink: (id: string, seat: number) => ask<SeatKey>("POST", table(id, "seats", seat, "link")),
  giveUp: (id: string, seat: number) => ask<TableInfo>("DELETE", table(id, "seats", seat)),
  replay: (id: string, seat: number | null) =>
    ask<Replay>("GET", `${table(id, "replay")}${seat === null ? "" : `?seat=${seat}`}`),
  /** How far looking back at a seat's decisions has come, and what was found. */
  review: (id: string, seat: number) => ask<Review>("GET", table(id, "seats", seat, "review")),
  /** A table of my own where a finished game stood before a move. */
  attempt: (id: string, move: number) => ask<TableOpened>("POST", table(id, "attempts"), { move }),
  proof: (id: string, language: Language) => ask<Proof>("GET", `${table(id, "proof")}?lang=${language}`),
  today: () => ask<Today>("GET", "/api/daily"),
  dailyBoard: (game: string) => ask<DailyBoard>("GET", `/api/daily/${encodeURIComponent(game)}`),
  /** The one try of today, or the way back to it. */
  beginDaily: (game: string, name: string) =>
    ask<DailyBegun>("POST", `/api/daily/${encodeURIComponent(game)}`, name ? { name } : {}),
  /** Takes back this browser's cookies. */
  forget: () => ask<Forgotten>("POST", "/api/forget"),
  recordPath: (id: string) => table(id, "record"),
};

/** For our share of the dice, and for keys nobody can guess. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}
