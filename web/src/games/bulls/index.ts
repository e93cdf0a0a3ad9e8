// The board of Running with the Bulls, loaded when a table of it is opened.

import { boardOf } from "../board";
import Board from "./Board.svelte";
import type { BullsView } from "./model";

export default boardOf<BullsView>({
  Board,
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
});
