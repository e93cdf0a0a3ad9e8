// What is on the screen: the current state, missed moves shown again, or a replay of a finished game.

import { api } from "../lib/api";
import { play as sound } from "../lib/sound";
import type { Frame, TableStore } from "../lib/table.svelte";
import type { GameEvent } from "../lib/words.svelte";
import type { Replay } from "../wire";
import { problemWords } from "./talk";

const LONGEST = 6000; // milliseconds, however much was missed
const PACE = 700;
const SHOWN_AGAIN = 1_000_000; // repeated frames are numbered from here, so that a board takes them for new

export interface Scene {
  view: unknown;
  seat: number | null;
  events: readonly GameEvent[];
  serial: number;
  /** The current state, so there may be something to choose. */
  live: boolean;
}

export class Playback {
  /** The missed frames, while they are shown again. */
  #missed = $state.raw<{ frames: Frame[]; index: number } | null>(null);
  replay = $state.raw<Replay | null>(null);
  /** The current move of the replay. */
  position = $state(0);
  #serial = SHOWN_AGAIN;

  /** Create it while a component is being set up. */
  constructor(readonly store: () => TableStore) {
    $effect(() => this.#advance());
  }

  /** Whether something is being shown again. */
  get running(): boolean {
    return this.#missed !== null;
  }

  /** Whether there is something to show again. */
  get possible(): boolean {
    const { latest, missed } = this.store();
    return latest !== null && latest.table.status !== "over" && missed.length > 1;
  }

  get scene(): Scene {
    const store = this.store();
    if (this.replay !== null) {
      const frame = this.replay.frames[this.position];
      const events = (frame?.events ?? []) as GameEvent[];
      const serial = this.#serial + this.position;
      return { view: frame?.view, seat: this.replay.reader, events, serial, live: false };
    }
    const missed = this.#missed;
    const frame = missed?.frames[missed.index];
    const seen = frame ? store.seatIn(frame) : store.seen;
    const events = (seen?.events ?? []) as GameEvent[];
    if (missed && frame)
      return { view: seen?.view, seat: store.viewpoint, events, serial: this.#serial + missed.index, live: false };
    const serial = store.shown?.serial ?? 0;
    return { view: store.choosing.view, seat: store.viewpoint, events, serial, live: true };
  }

  /** Shows what was missed again. Returns false if there is nothing. */
  start(): boolean {
    const frames = this.store().missed;
    if (frames.length < 2) return false;
    this.#serial += 10_000;
    this.#missed = { frames, index: 0 };
    sound("cloth");
    return true;
  }

  #advance(): (() => void) | undefined {
    const missed = this.#missed;
    if (missed === null) return undefined;
    const { frames, index } = missed;
    const next = index + 1 < frames.length ? { frames, index: index + 1 } : null;
    const timer = setTimeout(() => (this.#missed = next), Math.min(PACE, LONGEST / frames.length));
    return () => clearTimeout(timer);
  }

  /** Jumps to the latest state. */
  skip(): void {
    this.#missed = null;
    this.store().skip();
  }

  /** Opens a finished game as a seat (null: a spectator) saw it. Returns false if that failed; the person was told. */
  async open(seat: number | null): Promise<boolean> {
    const store = this.store();
    try {
      const replay = await api.replay(store.id, seat);
      this.#serial += 10_000;
      if (this.replay === null) this.position = 0;
      this.replay = replay;
      return true;
    } catch (error) {
      store.tell("refused", { detail: problemWords(error) }, "bad");
      return false;
    }
  }
}
