// A new table as somebody wants it, before the server creates it.

import { api, ApiError, randomHex } from "../lib/api";
import { noteCommitment } from "../lib/commitments";
import { USUAL_LEVEL } from "../lib/levels";
import { promised } from "../lib/promised.svelte";
import type { GameInfo, NewTable, SeatWish, TableOpened } from "../wire";
import { lastBots, rememberBots, rememberGame, rememberInvitation, rememberPlayed } from "./memory";

/** `me`: this device's user; `here`: somebody else on this device; `friend`: by link. */
export type SeatKind = "me" | "here" | "friend" | "bot";

export interface SeatPlan {
  readonly id: number;
  kind: SeatKind;
  name: string;
  level: string;
}

export type OptionValue = boolean | number | string;

/** Seconds per move; 0 means no clock. */
export const CLOCKS = [0, 30, 60, 120, 86_400, 259_200] as const;

const USUAL_SEATS = 3; // enough for a race, few enough that your turn comes soon

export const usualLevel = (game: GameInfo): string =>
  game.bots.includes(USUAL_LEVEL) ? USUAL_LEVEL : (game.bots.at(-1) ?? USUAL_LEVEL);

export const usualSeats = (game: GameInfo): number => Math.max(game.min_seats, Math.min(USUAL_SEATS, game.max_seats));

export class Wish {
  seats = $state<SeatPlan[]>([]);
  options = $state<Record<string, OptionValue>>({});
  clock = $state<number>(0);
  listed = $state(false);
  #ids = 0;

  constructor(
    readonly game: GameInfo,
    others: "bot" | "friend",
  ) {
    // Against bots: as many as last time, and the same.
    const last = lastBots(game.id).filter((level) => game.bots.includes(level));
    const before = last.length + 1;
    const again = others === "bot" && before > 1 && before >= game.min_seats && before <= game.max_seats;
    this.seats = Array.from({ length: again ? before : usualSeats(game) }, (_, index) =>
      this.#plan(index === 0 ? "me" : others, last[index - 1] ?? last.at(-1)),
    );
    this.options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  }

  get friends(): number {
    return this.seats.filter(({ kind }) => kind === "friend").length;
  }

  get mayAdd(): boolean {
    return this.seats.length < this.game.max_seats;
  }

  get mayRemove(): boolean {
    return this.seats.length > this.game.min_seats;
  }

  /** Another seat like the last one. */
  add(): void {
    const last = this.seats.at(-1);
    this.seats.push(this.#plan(!last || last.kind === "me" ? "bot" : last.kind, last?.level));
  }

  remove(id: number): void {
    this.seats = this.seats.filter((seat) => seat.id !== id);
  }

  /** Gives the friends' seats to bots, or the other way round. */
  replace(from: SeatKind, to: SeatKind): void {
    for (const seat of this.seats) if (seat.kind === from) seat.kind = to;
  }

  #plan(kind: SeatKind, level = usualLevel(this.game)): SeatPlan {
    return { id: this.#ids++, kind, name: "", level };
  }

  /** As the server expects it. It finds a name for players who entered none. */
  toTable(mine: string): TableWish {
    // A bot that stands in for a person plays like the bots here.
    const { level } = this.seats.find(({ kind }) => kind === "bot") ?? this.seats.at(-1) ?? { level: null };
    const seats = this.seats.map((seat): SeatWish => {
      if (seat.kind === "bot") return { kind: "bot", level: seat.level };
      if (seat.kind === "friend") return { kind: "friend", level };
      return { kind: "me", name: (seat.kind === "me" ? mine : seat.name).trim() || null, level };
    });
    return {
      game: this.game.id,
      seats: seats as NewTable["seats"],
      options: { ...this.options },
      public: this.listed && this.friends > 0,
      move_seconds: this.clock || null,
    };
  }
}

export type TableWish = Omit<NewTable, "contribution" | "commitment">;

// The request in progress. A retry uses the same key, so that it never creates two tables.
let pending: { wish: string; key: string; commitment: string; contribution: string } | null = null;

export async function setTable(table: TableWish): Promise<TableOpened> {
  const wish = JSON.stringify(table);
  if (pending?.wish !== wish) {
    // The table commits itself first; only then do we choose what we add to its dice.
    const commitment = await promised.get();
    pending = { wish, key: randomHex(16), commitment, contribution: randomHex(16) };
  }
  const { key, commitment, contribution } = pending;
  try {
    const opened = await api.setTable({ ...table, commitment, contribution }, key);
    noteCommitment(opened.table.id, commitment);
    pending = null;
    promised.spend();
    rememberGame(table.game);
    rememberPlayed(table.game);
    rememberBots(
      table.game,
      table.seats.flatMap(({ kind, level }) => (kind === "bot" && level ? [level] : [])),
    );
    if (opened.invitation !== null) rememberInvitation(opened.table.id, opened.invitation);
    return opened;
  } catch (error) {
    if (error instanceof ApiError && ["key-used", "no-commitment"].includes(error.code)) {
      pending = null;
      promised.spend();
    }
    throw error;
  }
}
