// The board of Running with the Bulls, loaded when one of its tables is opened.

import { t } from "../../lib/words.svelte";
import { boardOf } from "../board";
import Deed from "./Deed.svelte";
import Board from "./Theatre.svelte";
import { cautious } from "./caution";
import Evening from "./Evening.svelte";
import Face from "./Face.svelte";
import type { BullsView } from "./model";
import { progress } from "./places";
import { plot } from "./plot";
import { where } from "./where";

export default boardOf<BullsView>({
  Board,
  where,
  cautious,
  Page: Evening,
  Face,
  plot,
  Deed,
  figure: (seat) => `[data-tab="${seat}"]`,
  outcomeOf: ({ event }) => (event.kind === "played" ? t("bulls-does", { card: String(event["card"]) }) : ""),
  progress,
  showsSeats: true,
  scores: true,
  holds: ({ players }, seat) => t("bulls-holds", { points: players[seat]?.points ?? 0 }),
  cardEffect: (card, words) => words.text(`card-${card}`),
  keys: [
    ["1–9", "bulls-key-card"],
    ["Q W E A S D", "bulls-key-dice"],
    ["⇧ 1–6", "bulls-key-colour"],
    ["B", "bulls-key-bulls"],
    ["F", "bulls-key-filter"],
    ["O", "bulls-key-open"],
    ["Y", "bulls-key-evening"],
    ["G", "bulls-key-board"],
    ["← → ↑ ↓", "bulls-key-arrows"],
  ],
});
