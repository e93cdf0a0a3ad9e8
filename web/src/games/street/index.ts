// The board of RUN 2 Street, loaded when a table of it is opened.

import { boardOf } from "../board";
import { t } from "../../lib/words.svelte";
import Board from "./Board.svelte";
import Deed from "./Deed.svelte";
import Face from "./Face.svelte";
import { onlyDiscards, type StreetView } from "./model";
import { plot } from "./plot";
import { race } from "./race";
import { where } from "./where";

export default boardOf<StreetView>({
  Board,
  where,
  race,
  question: ({ legal, asked }) => (onlyDiscards(legal) ? t(`street-ask-discard-${asked}`) : null),
  Face,
  plot,
  Deed,
  figure: (seat) => `[data-lane="${seat}"]`,
  outcomeOf: ({ event }) => {
    if (event.kind === "stopped") return t("street-beat-police");
    return event.kind === "tricked" ? t(`street-beat-${String(event["card"])}`) : "";
  },
  cardEffect: (card, words) => (words.has(`does-${card}`) ? words.text(`does-${card}`) : ""),
  keys: [
    ["1–8", "street-key-card"],
    ["1–5", "street-key-lane"],
    ["D", "street-key-discard"],
    ["E", "street-key-end"],
    ["← → ↑ ↓", "street-key-arrows"],
  ],
});
