// What a board is given and what it may do. A board draws a view and offers what is legal; it knows no rules.

import type { Component, Snippet } from "svelte";
import type { Choosing } from "../lib/choosing.svelte";
import { house, type GameEvent, type GameWords } from "../lib/words.svelte";
import type { TableInfo } from "../wire";

export interface BoardProps<View = unknown> {
  /** What to draw: the position, or the draft that is being made. */
  view: View;
  /** From which seat it is seen; null for a spectator. */
  seat: number | null;
  table: TableInfo;
  /** Names of the seats, as they should be written. */
  names: readonly string[];
  words: GameWords;
  /** What happened on the way to this view, and a number that is new with each frame: for motion. */
  events: readonly GameEvent[];
  serial: number;
  /** What may be chosen; null in still pictures, replays and for spectators. */
  choosing: Choosing<View> | null;
  /** What the shell says and offers (prompt, back, confirm): the board puts it between its drawing and the hand. */
  prompt: Snippet;
}

export interface BoardModule {
  Board: Component<BoardProps>;
  /** The keys of the board, for the list of keys: [key as written, key of the game's or house's words]. */
  keys?: readonly (readonly [string, string])[];
  /** What a seat has earned besides its points, for the result; null: nothing. */
  honour?: (view: unknown, seat: number) => string | null;
}

/** What a view is, only a game's own board knows: to everybody else it is anything. */
interface OwnModule<View> extends Omit<BoardModule, "Board" | "honour"> {
  Board: Component<BoardProps<View>>;
  honour?: (view: View, seat: number) => string | null;
}
export const boardOf = <View>(module: OwnModule<View>): BoardModule => module as unknown as BoardModule;

// A board is loaded when a table of its game is opened.
const BOARDS: Record<string, () => Promise<{ default: BoardModule }>> = {
  bulls: () => import("./bulls/index"),
  encierro: () => import("./encierro/index"),
  primes: () => import("./primes/index"),
  raging: () => import("./raging/index"),
  street: () => import("./street/index"),
};

export const hasBoard = (game: string): boolean => game in BOARDS;

export async function loadBoard(game: string): Promise<BoardModule | null> {
  const load = BOARDS[game];
  if (!load) return null;
  const [board] = await Promise.all([load(), house.loadBoard(game)]);
  return board.default;
}
