// What is on the screen: the current state, missed moves shown again, or a replay of a finished game.

import { api } from "../lib/api";
import { NOTICES, type Beat } from "../lib/beats";
import { prefs } from "../lib/prefs.svelte";
import { Reel } from "../lib/reel.svelte";
import { play as sound } from "../lib/sound";
import type { Frame, TableStore } from "../lib/table.svelte";
import type { GameEvent } from "../lib/words.svelte";
import type { Replay } from "../wire";
import { problemWords } from "./talk";

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
  /** The state of the table that is shown again. */
  #shown = $state.raw<Frame | null>(null);
  replay = $state.raw<Replay | null>(null);
  /** The current move of the replay. */
  position = $state(0);
  #serial = SHOWN_AGAIN;
  #reel: Reel<Frame>;

  constructor(readonly store: () => TableStore) {
    this.#reel = new Reel<Frame>({
      land: (frame) => this.#land(frame),
      pace: () => (prefs.pace === "instant" ? "normal" : prefs.pace),
      still: () => prefs.calm,
      hurts: () => false,
      end: () => (this.#shown = null),
    });
  }

  /** Whether something is being shown again. */
  get running(): boolean {
    return this.#shown !== null;
  }

  /** Whether there is something to show again. */
  get possible(): boolean {
    const { latest, missed } = this.store();
    return latest !== null && latest.table.status !== "over" && missed.length > 1;
  }

  /** What runs: the moves shown again, or the table's own. */
  get reel(): Reel<Frame> {
    return this.running ? this.#reel : this.store().reel;
  }

  get beat(): Beat | null {
    return this.replay === null ? this.reel.beat : null;
  }

  /** The event that is shown, by its number in the log. */
  get lit(): number | null {
    if (this.replay === null) return this.beat?.number ?? null;
    const told = this.replay.frames.slice(0, this.position + 1).reduce((sum, { events }) => sum + events.length, 0);
    return this.#inLog(told - 1);
  }

  /** Replays know nothing of who came and went, of which the log tells too. */
  #inLog(told: number): number | null {
    const { story } = this.store();
    const played = story.filter(({ event }) => !NOTICES.includes(event.kind));
    return played[told]?.number ?? null;
  }

  get scene(): Scene {
    const store = this.store();
    if (this.replay !== null) {
      const frame = this.replay.frames[this.position];
      const events = (frame?.events ?? []) as GameEvent[];
      const serial = this.#serial + this.position;
      return { view: frame?.view, seat: this.replay.reader, events, serial, live: false };
    }
    const frame = this.#shown;
    const seen = frame ? store.seatIn(frame) : store.seen;
    const events = (seen?.events ?? []) as GameEvent[];
    if (frame) return { view: seen?.view, seat: store.viewpoint, events, serial: this.#serial, live: false };
    const serial = store.shown?.serial ?? 0;
    return { view: store.choosing.view, seat: store.viewpoint, events, serial, live: true };
  }

  /** Shows states again, from the first of them on; usually those since the last turn. False if there is nothing. */
  start(frames: readonly Frame[] = this.store().missed): boolean {
    const store = this.store();
    const [first, ...rest] = frames;
    if (first === undefined || rest.length === 0) return false;
    const lead: GameEvent[] = [];
    this.#reel.flush();
    this.#land(first);
    rest.forEach((frame, index) => {
      const beats = store.beatsIn(frame, lead);
      if (beats.length > 0 || index === rest.length - 1) this.#reel.add(frame, beats);
    });
    if (this.#reel.idle) this.#shown = null;
    else sound("cloth");
    return this.running;
  }

  /** Shows what happened while nobody looked. */
  async startSince(version: number): Promise<boolean> {
    const store = this.store();
    const known = store.past.findIndex(({ table }) => table.version >= version);
    const here = store.past[known]?.table.version === version ? store.past.slice(known) : await store.recall(version);
    return this.start(here);
  }

  #land(frame: Frame): void {
    this.#serial += 1;
    this.#shown = frame;
  }

  /** A touch: this beat is over; twice, all of it. */
  touch(now: number): void {
    this.reel.touch(now);
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
