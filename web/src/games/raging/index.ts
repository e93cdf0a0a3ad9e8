// The board of Raging Bulls, loaded when a table of it is opened.

import type { BoardModule } from "../board";
import Board from "./Board.svelte";

const module = {
  Board: Board as unknown as BoardModule["Board"], // what a view is, only a game's own board knows
  keys: [
    ["1–6", "raging-key-number"],
    ["← → ↑ ↓", "raging-key-arrows"],
    ["[ ]", "raging-key-step"],
    ["S", "raging-key-saw"],
    ["M", "raging-key-mallet"],
    ["G", "raging-key-roll"],
  ],
} satisfies BoardModule;

export const { Board: board, keys } = module;
export { board as Board };
