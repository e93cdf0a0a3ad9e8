// The board of Corre el encierro, loaded when a table of it is opened.

import { boardOf } from "../board";
import Board from "./Board.svelte";
import { cautious } from "./caution";
import Deed from "./Deed.svelte";
import Mini from "./Mini.svelte";
import { t } from "../../lib/words.svelte";
import { COSTS, isFull, REACTIONS, type EncierroView } from "./model";
import { plot } from "./plot";
import { race } from "./race";
import { where } from "./where";

export default boardOf<EncierroView>({
  Board,
  where,
  race,
  cautious,
  Face: Mini,
  plot,
  Deed,
  figure: (seat) => `[data-mat="${seat}"]`,
  slipOver: ".stage-place",
  question: ({ legal, asked }) => (asked === "play" && isFull(legal) ? t("encierro-ask-full") : null),
  outcomeOf: ({ event }) => {
    const cost = COSTS[String(event["card"])];
    return event.kind === "attacked" && cost !== undefined ? t(`encierro-beat-${cost}`) : "";
  },
  threat: ({ turn }, seat, asked) => {
    if (turn === seat || !REACTIONS.includes(asked)) return null;
    const key = { rescue: "encierro-threat-rescue", bull: "encierro-threat-bull", fall: "encierro-threat-fall" }[asked];
    return key === undefined ? { by: turn } : { by: turn, key };
  },
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
