// The board of Corre el encierro, loaded when a table of it is opened.

import { boardOf } from "../board";
import Board from "./Board.svelte";
import { cautious } from "./caution";
import Mini from "./Mini.svelte";
import type { EncierroView } from "./model";
import { race } from "./race";

export default boardOf<EncierroView>({
  Board,
  race,
  cautious,
  Face: Mini,
  cardEffect: (card, words) => words.text(`gloss-${card}`),
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
