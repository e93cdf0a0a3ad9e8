// The board of Corre el encierro, loaded when a table of it is opened.

import { boardOf } from "../board";
import Board from "./Board.svelte";
import Mini from "./Mini.svelte";
import type { EncierroView } from "./model";

export default boardOf<EncierroView>({
  Board,
  Face: Mini,
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
});
