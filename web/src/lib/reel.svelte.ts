// The states of the table that are still to be shown, beat by beat: first what somebody does, then the board changes.

import { HURRIED, LASTS, type Beat, type Pace } from "./beats";

const LEAD = 0.55; // of a beat, before the board changes
const TOO_MANY = 3; // beats waiting: then they are hurried, until one is left
const TWICE = 450; // milliseconds between two touches that mean: all of it
const BREATH = 40; // the shortest step, so that the screen can follow

interface Step<Frame> {
  frame: Frame;
  beats: Beat[];
  landed: boolean;
}

export interface Projector<Frame> {
  /** The board shows this state from now on. */
  land(frame: Frame): void;
  pace(): Pace;
  /** Reduced motion: the board changes at once, and the words stay as long. */
  still(): boolean;
  /** Whether a beat harms the player who is watching. */
  hurts(beat: Beat): boolean;
  /** Something on the board takes its time: calls back when it is over. Returns false if there is nothing. */
  wait?(over: () => void): boolean;
  /** Everything has been shown. */
  end?(): void;
}

export class Reel<Frame> {
  /** What is being shown. */
  beat = $state.raw<Beat | null>(null);
  /** How long it will be shown, in milliseconds. */
  lasts = $state(0);
  paused = $state(false);
  /** The first beat of a state on the screen that has not been shown: the log ends before it. */
  untold = $state<number | null>(null);
  #running = $state(false);
  #queue: Step<Frame>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #rushing = false;
  #stepping = false;
  #waiting = false;
  #touched = -Infinity;

  constructor(readonly to: Projector<Frame>) {}

  /** Whether everything has been shown. */
  get idle(): boolean {
    return !this.#running;
  }

  /** Beats that have not been shown yet. */
  get #ahead(): number {
    return this.#queue.reduce((sum, { beats }) => sum + beats.length, 0);
  }

  /** Adds a state. */
  add(frame: Frame, beats: readonly Beat[]): void {
    this.#queue.push({ frame, beats: [...beats], landed: false });
    if (this.to.pace() === "instant" && !this.paused) this.flush();
    else if (!this.#running) this.#next();
  }

  /** A state that is shown at once, with all before it; the beats come after it. */
  cut(frame: Frame, beats: readonly Beat[] = []): void {
    this.flush();
    this.to.land(frame);
    if (beats.length === 0 || this.to.pace() === "instant") return;
    this.#queue.push({ frame, beats: [...beats], landed: true });
    this.untold = beats[0]?.number ?? null;
    this.#next();
  }

  /** Shows the last state at once. */
  flush(): void {
    const last = this.#queue.findLast(({ landed }) => !landed);
    this.#queue = [];
    this.paused = false;
    this.#waiting = false;
    if (last) this.to.land(last.frame);
    this.#finish();
  }

  clear(): void {
    this.#queue = [];
    clearTimeout(this.#timer);
  }

  /** A touch ends this beat; two end them all. */
  touch(now: number): void {
    if (!this.#running) return;
    if (now - this.#touched < TWICE) this.flush();
    else if (!this.paused) this.#over();
    this.#touched = now;
  }

  pause(): void {
    this.paused = true;
    this.#running = true;
    this.#stop();
  }

  goOn(): void {
    this.paused = false;
    this.#over();
  }

  /** Shows one more beat, and holds. */
  step(): void {
    this.paused = true;
    if (this.#ahead === 0 && this.beat === null) return this.flush();
    this.#stepping = true;
    this.#over();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #later(time: number, then: () => void): void {
    this.#stop();
    this.#timer = setTimeout(then, Math.max(BREATH, time));
  }

  #finish(): void {
    this.#stop();
    this.beat = null;
    this.untold = null;
    this.#rushing = this.#stepping = false;
    if (!this.#running) return;
    this.#running = false;
    this.to.end?.();
  }

  /** This beat is over. */
  #over(): void {
    this.#stop();
    this.#land();
    this.beat = null;
    this.#next();
  }

  /** The board changes, if this was the last beat of its state. */
  #land(): void {
    const [head] = this.#queue;
    if (head === undefined || head.beats.length > 0) return;
    this.#queue.shift();
    if (!head.landed) this.to.land(head.frame);
  }

  #next(): void {
    if (this.#waiting || (this.paused && !this.#stepping) || this.#waits()) {
      this.#running = true;
      return;
    }
    while (this.#queue[0]?.beats.length === 0) this.#land();
    const beat = this.#queue[0]?.beats.shift();
    if (beat === undefined) {
      this.paused = false;
      this.#finish();
      return;
    }
    this.#show(beat);
  }

  /** Whether the board has to come to an end first; only with something still to show. */
  #waits(): boolean {
    if (this.#queue.length === 0) return false;
    const queue = this.#queue;
    const goOn = (): void => {
      if (!this.#waiting || this.#queue !== queue) return; // it was skipped
      this.#waiting = false;
      this.#next();
    };
    this.#waiting = this.to.wait?.(goOn) ?? false;
    return this.#waiting;
  }

  #show(beat: Beat): void {
    const ahead = this.#ahead;
    this.#rushing = ahead > TOO_MANY || (this.#rushing && ahead > 0);
    const pace = this.to.pace();
    const usual = this.#rushing || beat.brief ? HURRIED[pace] : LASTS[pace];
    this.lasts = this.to.hurts(beat) ? Math.max(LASTS.normal, usual) : usual;
    this.#running = true;
    this.beat = beat;
    const [head] = this.#queue;
    this.untold = head?.landed ? (head.beats[0]?.number ?? null) : null;
    const landing = head?.beats.length === 0 && !head.landed;
    const lead = landing && !this.to.still() ? this.lasts * LEAD : 0;
    if (landing && lead > 0) this.#later(lead, () => this.#landed(this.lasts - lead));
    else if (landing) this.#landed(this.lasts);
    else this.#later(this.lasts, () => this.#rest());
  }

  #landed(rest: number): void {
    this.#land();
    this.#later(rest, () => this.#rest());
  }

  /** The time of a beat is over: who steps through stays here. */
  #rest(): void {
    if (this.#stepping) {
      this.#stepping = false;
      this.#stop();
      return;
    }
    this.#over();
  }
}
