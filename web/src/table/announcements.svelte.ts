// What people hear at a table: sounds, and a screen reader's announcements. Call these while a component is set up.

import { untrack } from "svelte";
import { announcer } from "../lib/announce.svelte";
import { beatsOf, harms } from "../lib/beats";
import { play as sound } from "../lib/sound";
import type { TableStore } from "../lib/table.svelte";
import { whoseWords } from "../lib/whose";
import { t, type GameWords } from "../lib/words.svelte";
import { told } from "./talk";

const MOST = 6; // events told at once

/** Announces the start of my turn, interrupting other speech. */
export function announceTurns(table: () => TableStore): void {
  let called = -1; // the last decision that was announced
  $effect(() => {
    const store = table();
    const decision = store.owed?.decision ?? null;
    if (decision === null || decision === called) return;
    // Another step of mine is not a new turn: it must be the first, or somebody else must have moved since.
    const fresh = called < 0 || (store.seen?.events ?? []).length === 0 || untrack(() => othersMoved(store));
    called = decision;
    if (!fresh) return;
    sound("yours");
    untrack(() => announcer.call(callOf(store)));
  });
}

/** Why somebody is called: it is their turn, or they are attacked. */
function callOf(store: TableStore): string {
  const { whose } = store;
  return whose.state === "attack"
    ? `${whoseWords(whose, store.names, [])} ${t("table-must-answer-now")}`
    : t("table-your-turn");
}

const othersMoved = ({ story, sinceMyTurn, viewpoint }: TableStore): boolean =>
  story.slice(sinceMyTurn).some(({ event }) => event["seat"] !== viewpoint);

/** Announces events, only the last few if there are many. */
export function announceEvents(table: () => TableStore, words: () => GameWords): void {
  let until = -1; // how many events have been announced
  $effect(() => {
    const { story } = table();
    const news = until < 0 || story.length < until ? [] : story.slice(until); // older events are in the log
    until = story.length;
    if (news.length === 0) return;
    untrack(() => {
      const { names, viewpoint, plot, mine } = table();
      const events = news.map(({ event }) => event);
      announcer.say(told(words(), events, names, viewpoint, MOST));
      // What is done to the reader interrupts.
      const [hit] = beatsOf(events, plot, 0).filter((beat) => harms(beat, mine));
      if (hit) announcer.call(words().event(hit.event, names, viewpoint));
    });
  });
}

export function announceRefusals(table: () => TableStore): void {
  $effect(() => {
    if (table().choosing.reason !== null) sound("refuse");
  });
}

/** Calls `ended` when the game is over. `watched`: it ended while we were here. */
export function onEnd(table: () => TableStore, ended: (watched: boolean) => void): void {
  let before: boolean | null = null; // whether it was over; null if unknown
  $effect(() => {
    const store = table();
    const over = store.table?.status === "over" && store.caughtUp;
    untrack(() => {
      if (store.table === null) return;
      if (over && before !== true) ended(before === false);
      if (over && before === false) {
        sound("win");
        announcer.call(t("table-over"));
      }
      before = over;
    });
  });
}
