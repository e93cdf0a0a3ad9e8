// The board of Corre el encierro, loaded when a table of it is opened.

import type { BoardModule } from "../board";
import Board from "./Board.svelte";

const module = {
  Board: Board as unknown as BoardModule["Board"], // what a view is, only a game's own board knows
  keys: [
    ["1–9", "encierro-key-digit"],
    ["O", "encierro-key-objects"],
    ["P", "encierro-key-special"],
    ["G", "encierro-key-targets"],
    ["N", "encierro-key-draw"],
    ["X", "encierro-key-stop"],
    ["Esc", "encierro-key-fold"],
    ["← → ↑ ↓", "encierro-key-arrows"],
  ],
} satisfies BoardModule;

export const { Board: board, keys } = module;
export { board as Board };
