// The board of Trip & Run, loaded when a table is opened.

import { t } from "../../lib/words.svelte";
import { boardOf } from "../board";
import Board from "./Board.svelte";
import { cautious, question } from "./caution";
import Deed from "./Deed.svelte";
import Mini from "./Mini.svelte";
import type { PrimesView } from "./model";
import { plot } from "./plot";
import { race } from "./race";
import { spokenCards } from "./speak";
import { where } from "./where";

const MOST_COUNTED = 4; // players; with more, a name has no room below it
const MOST_TOLD = 3; // and with more than this, only for one thing

/** A seat's cards, and the head start of its first run. */
function holds({ players }: PrimesView, seat: number): string {
  const player = players[seat];
  if (!player || players.length > MOST_COUNTED) return "";
  const cards = t("primes-cards-count", { cards: player.backs.length });
  if (player.head_start === 0) return cards;
  const ahead = `+${player.head_start}`;
  return players.length > MOST_TOLD ? ahead : `${cards}, ${ahead}`;
}

export default boardOf<PrimesView>({
  Board,
  where,
  race,
  cautious,
  question,
  holds,
  Face: Mini,
  plot,
  Deed,
  figure: (seat, { event, on }) =>
    event.kind === "tripped" && seat === on
      ? `[data-meeple="${seat}-${String(event["from"])}"]`
      : `[data-meeple^="${seat}-"]`,
  cardName: (card, words) => (/^\d+\[/.test(card) ? spokenCards([card], words) : card),
  keys: [
    ["1–9", "primes-key-digit"],
    ["A", "primes-key-aim"],
    ["U", "primes-key-run"],
    ["M", "primes-key-moves"],
    ["0", "primes-key-pass"],
    ["← → ↑ ↓", "primes-key-arrows"],
  ],
});
