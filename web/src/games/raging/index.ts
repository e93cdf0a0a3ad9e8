// The board of Raging Bulls, loaded when a table of it is opened.

import { boardOf } from "../board";
import Board from "./Board.svelte";
import { cautious } from "./caution";
import { honourOf } from "./honour";
import type { RagingView } from "./model";

export default boardOf<RagingView>({
  Board,
  cautious,
  keys: [
    ["1–6", "raging-key-number"],
    ["← → ↑ ↓", "raging-key-arrows"],
    ["[ ]", "raging-key-step"],
    ["S", "raging-key-saw"],
    ["M", "raging-key-mallet"],
    ["G", "raging-key-roll"],
  ],
  honour: ({ players, field }, seat) => honourOf(players[seat]?.score ?? 0, field.medals),
});
