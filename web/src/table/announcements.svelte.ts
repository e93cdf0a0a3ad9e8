// What a table lets people hear: sounds, and what a screen reader says. Call these while a component is set up.

import { untrack } from "svelte";
import { announcer } from "../lib/announce.svelte";
import { play as sound } from "../lib/sound";
import type { TableStore } from "../lib/table.svelte";
import { t, type GameWords } from "../lib/words.svelte";
import { told } from "./talk";

const MOST = 6; // events told at once

/** A turn begins: a sound, and a call that interrupts. */
export function announceTurns(table: () => TableStore): void {
  let called = -1; // the decision that was called last
  $effect(() => {
    const store = table();
    const decision = store.owed?.decision ?? null;
    if (decision === null || decision === called) return;
    // My own next step is not a new turn: somebody else must have moved since, or it is the first.
    const fresh = called < 0 || (store.seen?.events ?? []).length === 0 || untrack(() => othersMoved(store));
    called = decision;
    if (!fresh) return;
    sound("yours");
    announcer.call(t("table-your-turn"));
  });
}

const othersMoved = ({ story, sinceMyTurn, viewpoint }: TableStore): boolean =>
  story.slice(sinceMyTurn).some(({ event }) => event["seat"] !== viewpoint);

/** What happens is told politely; of a long story only the end. */
export function announceEvents(table: () => TableStore, words: () => GameWords): void {
  let until = -1; // how much of the story was told
  $effect(() => {
    const { story } = table();
    const news = until < 0 || story.length < until ? [] : story.slice(until); // what was there before is in the log
    until = story.length;
    if (news.length === 0) return;
    untrack(() => {
      const { names, viewpoint } = table();
      const events = news.map(({ event }) => event);
      announcer.say(told(words(), events, names, viewpoint, MOST));
    });
  });
}

export function announceRefusals(table: () => TableStore): void {
  $effect(() => {
    if (table().choosing.reason !== null) sound("refuse");
  });
}

/** The game is over. `watched`: it ended before our eyes, or else it was over when we came. */
export function onEnd(table: () => TableStore, ended: (watched: boolean) => void): void {
  let before: boolean | null = null; // whether it was over; null: not known yet
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
