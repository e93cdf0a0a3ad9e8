// The board of every game that declares a layout and has none of its own.

import { boardOf } from "../board";
import Board from "./Board.svelte";

export default boardOf<unknown>({
  Board,
  keys: [
    ["1–9", "declared-key-choose"],
    ["← → ↑ ↓", "declared-key-arrows"],
  ],
});
