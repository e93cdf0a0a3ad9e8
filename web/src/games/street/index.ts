// The board of RUN 2 Street, loaded when a table of it is opened.

import type { BoardModule } from "../board";
import Board from "./Board.svelte";

const module = {
  Board: Board as unknown as BoardModule["Board"], // what a view is, only a game's own board knows
  keys: [
    ["1–8", "street-key-card"],
    ["1–5", "street-key-lane"],
    ["D", "street-key-discard"],
    ["E", "street-key-end"],
    ["← → ↑ ↓", "street-key-arrows"],
  ],
} satisfies BoardModule;

export const { Board: board, keys } = module;
export { board as Board };
