// The board of Trip & Run, loaded when a table of it is opened.

import type { BoardModule } from "../board";
import Board from "./Board.svelte";

const module = {
  Board: Board as unknown as BoardModule["Board"], // what a view is, only a game's own board knows
  keys: [
    ["1–9", "primes-key-digit"],
    ["A", "primes-key-aim"],
    ["U", "primes-key-run"],
    ["M", "primes-key-moves"],
    ["0", "primes-key-pass"],
    ["← → ↑ ↓", "primes-key-arrows"],
  ],
} satisfies BoardModule;

export const { Board: board, keys } = module;
export { board as Board };
