// The board of Raging Bulls, loaded when a table of it is opened.

import { signed } from "../../lib/numbers";
import { t } from "../../lib/words.svelte";
import { boardOf } from "../board";
import Board from "./Board.svelte";
import { cautious } from "./caution";
import Deed from "./Deed.svelte";
import { honourOf } from "./honour";
import type { RagingView } from "./model";
import { plot } from "./plot";
import { where } from "./where";

export default boardOf<RagingView>({
  Board,
  where,
  straight: true,
  cautious,
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
  scores: true,
  holds: ({ players }, seat) => {
    const score = players[seat]?.score ?? 0;
    return t(players.length > 3 ? "raging-points-short" : "raging-points", { score, shown: signed(score) });
  },
  honour: ({ players, field }, seat) => honourOf(players[seat]?.score ?? 0, field.medals),
});
