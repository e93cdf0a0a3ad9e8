// The board of RUN 2 Street, loaded when a table of it is opened.

import { boardOf } from "../board";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import type { StreetView } from "./model";
import { race } from "./race";

export default boardOf<StreetView>({
  Board,
  race,
  Face,
  cardEffect: (card, words) => (words.has(`does-${card}`) ? words.text(`does-${card}`) : ""),
  keys: [
    ["1–8", "street-key-card"],
    ["1–5", "street-key-lane"],
    ["D", "street-key-discard"],
    ["E", "street-key-end"],
    ["← → ↑ ↓", "street-key-arrows"],
  ],
});
