// What the last events show: the way down and the charge, and the day's points one by one. All of it can be skipped.

import { HASTE } from "../../lib/beats";
import { prefs } from "../../lib/prefs.svelte";
import { stage } from "../../lib/stage.svelte";
import type { GameEvent } from "../../lib/words.svelte";
import { evenings } from "./evening.svelte";
import type { BullsView } from "./model";

/** Dice that go from one place to another together; bulls have no seat. */
export interface Move {
  seat: number | null;
  face: number;
  from: string;
  to: string;
  count: number;
}

/** A seat's runners that met a bull of their face: what they rolled, and how many of them did not get away. */
export interface Met {
  place: string;
  seat: number;
  face: number;
  rolls: number[];
  trampled: number;
}

export interface Charge {
  moves: Move[];
  met: Met[];
}

/** What a seat's runners score at a destination. */
export interface Gain {
  place: string;
  seat: number;
  points: number;
}

const COUNT = 170; // milliseconds for one gain
const LONGEST_COUNT = 2400;
const CARD = 2100; // milliseconds to see one charge at normal pace; all together no longer than …
const CARDS = 6000;
const CARD_LEAST = 1500;

export class Show {
  /** The way down being shown. */
  charge = $state.raw<Charge | null>(null);
  /** Places where bulls meet their number, one card after another; null while everybody is on the way. */
  card = $state<number | null>(null);
  /** Who was trampled in the last one, until somebody touches anything. */
  fallen = $state.raw<readonly Met[]>([]);
  /** The day's gains, while everybody is by the sea. */
  gains = $state.raw<readonly Gain[]>([]);
  /** How many of them have been counted. */
  counted = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether it is still going on. */
  readonly busy = $derived(this.charge !== null || this.counted < this.gains.length);

  /** New events replace what was shown before. */
  frame(view: BullsView, events: readonly GameEvent[]): void {
    const down = chargeOf(events);
    const gains = gainsOf(view, events);
    const still = prefs.calm || document.hidden || prefs.pace === "instant";
    if (gains.length > 0) {
      this.gains = gains;
      this.counted = still ? gains.length : 0;
    } else if (view.step <= view.steps) {
      this.gains = [];
      this.counted = 0;
    }
    if (down === null) return;
    this.fallen = down.met.filter(({ trampled }) => trampled > 0);
    clearTimeout(this.#timer);
    this.card = null;
    this.charge = still ? null : down;
    if (this.charge === null) this.#count();
  }

  /** Where bulls meet runners with their number, from left to right. */
  get places(): string[] {
    return [...new Set(this.charge?.met.map(({ place }) => place) ?? [])];
  }

  /** Everybody has arrived, or a card has been seen: the next card, or the end. */
  next(): void {
    clearTimeout(this.#timer);
    const card = this.card === null ? 0 : this.card + 1;
    const { length } = this.places;
    if (card >= length) return this.end();
    this.card = card;
    this.#timer = setTimeout(
      () => this.next(),
      Math.max(CARD_LEAST, Math.min(CARD, CARDS / length)) / HASTE[prefs.pace],
    );
  }

  /** The charge is over, or was skipped. */
  end(): void {
    this.charge = null;
    this.card = null;
    this.#count();
  }

  hurry(): void {
    clearTimeout(this.#timer);
    this.charge = null;
    this.card = null;
    this.fallen = [];
    this.counted = this.gains.length;
  }

  /** Points of a seat that have not been counted yet. */
  owing(seat: number): number {
    return this.gains.slice(this.counted).reduce((sum, gain) => sum + (gain.seat === seat ? gain.points : 0), 0);
  }

  #count(): void {
    clearTimeout(this.#timer);
    if (this.counted >= this.gains.length) return;
    const pause = Math.min(COUNT, LONGEST_COUNT / this.gains.length);
    this.#timer = setTimeout(() => {
      this.counted += 1;
      this.#count();
    }, pause);
  }
}

/**
 * The summary of the day waits until the charge and the count are over, and so does what the others do next: from the
 * first runner to the last point, without a moment in between in which the stage would be free.
 */
export function takeStage(show: Show): void {
  $effect(() => {
    evenings.busy = stage.busy = show.busy;
  });
  $effect(() => () => (evenings.busy = stage.busy = false));
}

function chargeOf(events: readonly GameEvent[]): Charge | null {
  const moves = events.filter(({ kind }) => kind === "runners-advanced" || kind === "bulls-advanced").flatMap(movesOf);
  if (moves.length === 0) return null;
  const met = events
    .filter(({ kind }) => kind === "charged")
    .map((event) => ({
      place: String(event["place"]),
      seat: Number(event["target"]),
      face: Number(event["face"]),
      rolls: event["rolls"] as number[],
      trampled: Number(event["trampled"]),
    }));
  return { moves, met };
}

function movesOf(event: GameEvent): Move[] {
  const seats = (event["seats"] ?? []) as number[]; // bulls have none
  const [faces, counts] = [event["faces"] as number[], event["dice"] as number[]];
  const [from, to] = [event["from"] as string[], event["to"] as string[]];
  return faces.map((face, at) => ({
    seat: seats[at] ?? null,
    face,
    from: from[at] ?? "",
    to: to[at] ?? "",
    count: counts[at] ?? 0,
  }));
}

function gainsOf(view: BullsView, events: readonly GameEvent[]): Gain[] {
  const order = view.destinations.map(({ place }) => place);
  return events
    .filter(({ kind }) => kind === "scored")
    .map((event) => ({
      place: String(event["place"]),
      seat: Number(event["seat"]),
      points: Number(event["points"]),
    }))
    .sort((a, b) => order.indexOf(a.place) - order.indexOf(b.place) || a.seat - b.seat);
}
