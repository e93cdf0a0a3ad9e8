// The board of Raging Bulls, loaded when a table of it is opened.

import type { BoardModule } from "../board";
import { t } from "../../lib/words.svelte";
import Board from "./Board.svelte";
import { medalsOf, type RagingView } from "./model";

const module = {
  Board: Board as unknown as BoardModule["Board"], // what a view is, only a game's own board knows
  keys: [
    ["1–6", "raging-key-number"],
    ["← → ↑ ↓", "raging-key-arrows"],
    ["[ ]", "raging-key-step"],
    ["S", "raging-key-saw"],
    ["M", "raging-key-mallet"],
    ["G", "raging-key-roll"],
  ],
  honour: (view, seat) => {
    const { players, field } = view as RagingView;
    const kind = (["", "bronze", "silver", "gold"] as const)[medalsOf(players[seat]?.score ?? 0, field.medals)];
    return kind ? t(`raging-honour-${kind}`) : null;
  },
} satisfies BoardModule;

export const { Board: board, keys, honour } = module;
export { board as Board };
