// The latest day as this browser saw it, to be seen again from its summary. It is forgotten with the page.

import type { GameEvent } from "../../lib/words.svelte";
import type { BullsView } from "./model";

export interface Seen {
  view: BullsView;
  events: readonly GameEvent[];
}

const LONGEST = 20_000; // milliseconds, however much happened
const PACE = 900;

export class Days {
  #table = "";
  #day = 0;
  #seen: Seen[] = [];
  #heard = -1;
  /** What is shown again, and how far it has come; null: nothing is. */
  #again = $state.raw<{ frames: readonly Seen[]; at: number } | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #done: () => void = () => {};

  /** Notes what the table has shown; a frame counts once. */
  note(table: string, serial: number, seen: Seen): void {
    if (serial === this.#heard && table === this.#table) return;
    this.#heard = serial;
    const { day } = seen.view;
    if (table !== this.#table || day !== this.#day) this.#seen = [];
    this.#table = table;
    this.#day = day;
    if (seen.events.length > 0) this.#seen = [...this.#seen, seen];
  }

  /** Whether this day can be seen again: its steps were seen here. */
  has(table: string, day: number): boolean {
    return table === this.#table && day === this.#day && this.#seen.length > 1;
  }

  get frame(): Seen | null {
    return this.#again?.frames[this.#again.at] ?? null;
  }

  get at(): number {
    return this.#again?.at ?? 0;
  }

  get playing(): boolean {
    return this.#again !== null;
  }

  /** Shows the day again; `done` is called when it is over or was cut short. */
  play(done: () => void): void {
    const frames = this.#seen;
    if (frames.length === 0) return;
    this.#done = done;
    this.#again = { frames, at: 0 };
    this.#wait(Math.min(PACE, LONGEST / frames.length));
  }

  #wait(pace: number): void {
    this.#timer = setTimeout(() => {
      const again = this.#again;
      if (again === null) return;
      if (again.at + 1 >= again.frames.length) return this.stop();
      this.#again = { ...again, at: again.at + 1 };
      this.#wait(pace);
    }, pace);
  }

  stop(): void {
    if (this.#again === null) return;
    clearTimeout(this.#timer);
    this.#again = null;
    this.#done();
  }
}

export const days = new Days();
