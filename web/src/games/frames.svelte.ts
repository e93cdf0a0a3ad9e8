// How a board reacts to new states of the table. Call these while a component is set up, like `$effect`.

import { untrack } from "svelte";
import type { Choosing } from "../lib/choosing.svelte";
import { play, type Sound } from "../lib/sound";
import type { GameEvent } from "../lib/words.svelte";

/** Sounds by kind of event, most important first: a frame plays only the first that applies. */
export type Sounds = Readonly<Record<string, Sound>>;

/** Calls `begin` when a new decision is asked for, to reset what was begun for the old one. */
export function onDecision(choosing: () => Choosing | null, begin: () => void): void {
  const decision = $derived(choosing()?.store.owed?.decision ?? null);
  $effect(() => {
    void decision;
    untrack(begin);
  });
}

/** Calls `emptied` when the draft has no steps, at the start too. */
export function onNoSteps(choosing: () => Choosing | null, emptied: () => void): void {
  const empty = $derived(choosing()?.steps.length === 0);
  $effect(() => {
    if (empty) untrack(emptied);
  });
}

/** Plays the sound of each new frame, then calls `told`. */
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

/** Stays true once `now` was true. Room for choosing is kept during playback, so that nothing jumps. */
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

/** The position at the end of my last turn, from the start of my next one until `forget` is called. */
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
