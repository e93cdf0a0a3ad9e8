// What a board gets. A board draws a view and offers what is legal; it knows no rules.

import type { Component, Snippet } from "svelte";
import type { Beat, Plot } from "../lib/beats";
import type { Caution, Choosing } from "../lib/choosing.svelte";
import type { Threat } from "../lib/whose";
import { house, type GameEvent, type GameWords } from "../lib/words.svelte";
import type { ActionInfo, TableInfo } from "../wire";
import { layoutOf, loadLayout } from "./declared/layouts";
import type { Race } from "./race";

export interface BoardProps<View = unknown> {
  /** What to draw: the position or the draft. */
  view: View;
  /** The seat whose view it is; null for a spectator. */
  seat: number | null;
  table: TableInfo;
  /** The seats' names, as they should be shown. */
  names: readonly string[];
  words: GameWords;
  /** The events that led to this view, and a number that changes with each frame, for animation. */
  events: readonly GameEvent[];
  serial: number;
  /** What can be chosen; null in still pictures and replays, and for spectators. */
  choosing: Choosing<View> | null;
  /** The table's prompt and buttons; the board places it between its drawing and the hand. */
  prompt: Snippet;
}

/** What a page of a game's own gets, over the board or the text table; only a person at the table sees it. */
export interface PageProps<View = unknown> {
  view: View;
  seat: number;
  table: TableInfo;
  names: readonly string[];
  words: GameWords;
}

/** How far something has come, for the table's header: "Day 2", its steps by name, and the step it is at. */
export interface Progress {
  title: string;
  steps: readonly string[];
  at: number;
}

/** What a slip about a beat shows beside the words: a card, dice, a place. `small`: on a phone. */
export interface DeedProps {
  beat: Beat;
  words: GameWords;
  small: boolean;
}

export interface BoardModule {
  Board: Component<BoardProps>;
  /** Which events are deeds, and how a turn is told. */
  plot?: Plot;
  /** What somebody did, large. */
  Deed?: Component<DeedProps>;
  /** What comes of a deed, in a sentence, if no event says it. */
  outcomeOf?: (beat: Beat, words: GameWords) => string;
  /** Where somebody stands whom a beat is about: a selector. */
  figure?: (seat: number, beat: Beat) => string;
  /** Ways in pictures of a moment are straight, as fences are. */
  straight?: boolean;
  /** What a slip about a beat lies over, at a desk: a selector; without one, over whatever is free. */
  slipOver?: string;
  /** Whether a question is an attack out of turn. */
  threat?: (view: unknown, seat: number, asked: string) => Threat | null;
  /** How far the game has come, by its view. */
  progress?: (view: unknown, words: GameWords) => Progress;
  /** What a seat has, in a word or two: on a phone it stands under the name, where the board doesn't show it. */
  holds?: (view: unknown, seat: number) => string;
  /** These are points, which a desk shows under the name too. */
  scores?: boolean;
  /** On a phone the board itself shows who is playing, with what the game counts. */
  showsSeats?: boolean;
  /** Something to read that the game lays over the table when it is time, such as the summary of a day. */
  Page?: Component<PageProps>;
  /** The board's keyboard shortcuts: [key as shown, text key]. */
  keys?: readonly (readonly [string, string])[];
  /** Whether the steps chosen so far would give something up; null if not. */
  cautious?: (choosing: Choosing, words: GameWords) => Caution | null;
  /** What is asked, where the usual question would name something that can't be done now; null for the usual one. */
  question?: (choosing: Choosing) => string | null;
  /** What a seat has earned besides points, for the result; null for nothing. */
  honour?: (view: unknown, seat: number) => string | null;
  /** A race has no points: its result says how far everybody came. */
  race?: Race;
  /** A small drawing of a card, for the card counter. */
  Face?: Component<{ card: string }>;
  /** Where an action happens, for a picture of it: selectors of things on the board, in the order of its way. */
  where?: (action: ActionInfo, seat: number) => readonly string[];
  /** What a card is called, if the game's words have no name for it. */
  cardName?: (card: string, words: GameWords) => string;
  /** What a card does, in a sentence, for who listens to the text table. */
  cardEffect?: (card: string, words: GameWords) => string;
}

/** Only a game's own board knows the type of its views. */
interface OwnModule<View> extends Omit<
  BoardModule,
  "Board" | "Page" | "honour" | "progress" | "threat" | "cautious" | "question" | "race" | "holds"
> {
  Board: Component<BoardProps<View>>;
  threat?: (view: View, seat: number, asked: string) => Threat | null;
  cautious?: (choosing: Choosing<View>, words: GameWords) => Caution | null;
  question?: (choosing: Choosing<View>) => string | null;
  progress?: (view: View, words: GameWords) => Progress;
  holds?: (view: View, seat: number) => string;
  Page?: Component<PageProps<View>>;
  honour?: (view: View, seat: number) => string | null;
  race?: Race<View>;
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

export const hasBoard = (game: string): boolean => game in BOARDS || (layoutOf(game)?.parts.length ?? 0) > 0;

/** A board from shared parts, if the game declares one; else the text table serves. */
async function loadDeclared(game: string): Promise<BoardModule | null> {
  const { parts } = await loadLayout(game);
  if (parts.length === 0) return null;
  const [board] = await Promise.all([import("./declared/index"), house.loadBoard("declared")]);
  return board.default;
}

export async function loadBoard(game: string): Promise<BoardModule | null> {
  const load = BOARDS[game];
  if (!load) return loadDeclared(game);
  const [board] = await Promise.all([load(), house.loadBoard(game)]);
  return board.default;
}
