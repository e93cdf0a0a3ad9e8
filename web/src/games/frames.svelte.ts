// What a board does when the table goes on. Call these while a board is set up, as `$effect` is called.

import { untrack } from "svelte";
import type { Choosing } from "../lib/choosing.svelte";
import { play, type Sound } from "../lib/sound";
import type { GameEvent } from "../lib/words.svelte";

/** The sounds of a game's events; the first one that is found among the events of a frame is played. */
export type Sounds = Readonly<Record<string, Sound>>;

/** A new decision is asked for: what was begun for the old one is void. */
export function onDecision(choosing: () => Choosing | null, begin: () => void): void {
  const decision = $derived(choosing()?.store.owed?.decision ?? null);
  $effect(() => {
    void decision;
    untrack(begin);
  });
}

/** The whole draft was taken back, or there is none yet. */
export function onNoSteps(choosing: () => Choosing | null, emptied: () => void): void {
  const empty = $derived(choosing()?.steps.length === 0);
  $effect(() => {
    if (empty) untrack(emptied);
  });
}

/** Something happened: its sound is played, and `told` is called. */
export function onFrame(
  frame: () => { serial: number; events: readonly GameEvent[] },
  sounds: Sounds,
  told?: () => void,
): void {
  let heard = untrack(() => frame().serial);
  $effect(() => {
    const { serial } = frame();
    if (serial === heard) return;
    heard = serial;
    untrack(() => {
      const kinds = frame().events.map(({ kind }) => kind);
      const kind = Object.keys(sounds).find((one) => kinds.includes(one));
      const sound = kind === undefined ? undefined : sounds[kind];
      if (sound) play(sound);
      told?.();
    });
  });
}

/** True from the first time on that it was: places for choosing stay while something is played back, so nothing jumps. */
export function everSince(now: () => boolean): { readonly current: boolean } {
  let current = $state(untrack(now));
  $effect(() => {
    if (now()) current = true;
  });
  return {
    get current() {
      return current;
    },
  };
}

/** The position at the end of my last turn: kept while my next one begins, until `forget` says that it was seen. */
export function sinceMyTurn<View extends { turn: number }>(
  base: () => View,
  seat: () => number | null,
): { readonly view: View | null; forget: () => void } {
  let left: View | null = null;
  let before = untrack(base);
  let view = $state.raw<View | null>(null);
  $effect(() => {
    const now = base();
    const mine = seat();
    if (before.turn === mine && now.turn !== mine) left = now;
    if (now.turn === mine && before.turn !== mine) view = left;
    if (now.turn !== mine) view = null;
    before = now;
  });
  return {
    get view() {
      return view;
    },
    forget: () => (view = null),
  };
}
