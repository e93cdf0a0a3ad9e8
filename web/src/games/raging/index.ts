// The board of Raging Bulls, loaded when a table of it is opened.

import { boardOf } from "../board";
import { t } from "../../lib/words.svelte";
import Board from "./Board.svelte";
import Deed from "./Deed.svelte";
import { medalsOf, type RagingView } from "./model";
import { plot } from "./plot";

export default boardOf<RagingView>({
  Board,
  plot,
  Deed,
  figure: (seat) => `[data-rival="${seat}"]`,
  keys: [
    ["1–6", "raging-key-number"],
    ["← → ↑ ↓", "raging-key-arrows"],
    ["[ ]", "raging-key-step"],
    ["S", "raging-key-saw"],
    ["M", "raging-key-mallet"],
    ["G", "raging-key-roll"],
  ],
  honour: ({ players, field }, seat) => {
    const kind = (["", "bronze", "silver", "gold"] as const)[medalsOf(players[seat]?.score ?? 0, field.medals)];
    return kind ? t(`raging-honour-${kind}`) : null;
  },
});
