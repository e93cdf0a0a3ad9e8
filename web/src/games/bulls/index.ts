// The board of Running with the Bulls, loaded when a table of it is opened.

import type { BoardModule } from "../board";
import Board from "./Board.svelte";

const module = {
  Board: Board as unknown as BoardModule["Board"], // what a view is, only a game's own board knows
  keys: [
    ["1–9", "bulls-key-card"],
    ["Q W E A S D", "bulls-key-dice"],
    ["⇧ 1–6", "bulls-key-colour"],
    ["B", "bulls-key-bulls"],
    ["F", "bulls-key-filter"],
    ["O", "bulls-key-open"],
    ["G", "bulls-key-board"],
    ["← → ↑ ↓", "bulls-key-arrows"],
  ],
} satisfies BoardModule;

export const { Board: board, keys } = module;
export { board as Board };
