// What happened while somebody was not looking: after a reload, a lost connection, or with the page hidden for a while.

import { rememberSeen, seenOf, type Seen } from "./seen";
import type { TableStore, Told } from "./table.svelte";

const LONG = 20_000; // milliseconds hidden
const FEW = 2; // beats that are worth telling

export class Away {
  #since = $state.raw<Seen | null>(null);
  #until = $state(0);
  #left: (Seen & { at: number }) | null = null; // when the page was hidden
  #lost: Seen | null = null; // when the connection was
  #notice = (): void => this.#visibility();
  #leave = (): void => this.remember();

  constructor(readonly store: TableStore) {
    document.addEventListener("visibilitychange", this.#notice);
    window.addEventListener("pagehide", this.#leave);
  }

  close(): void {
    this.remember();
    document.removeEventListener("visibilitychange", this.#notice);
    window.removeEventListener("pagehide", this.#leave);
  }

  get #now(): Seen | null {
    const { shown, story } = this.store;
    return shown === null ? null : { version: shown.table.version, told: story.length };
  }

  /** From where on things were missed; null if that is not worth telling. */
  get since(): Seen | null {
    return this.missed.length < FEW ? null : this.#since;
  }

  /** What others did meanwhile. */
  get missed(): readonly Told[] {
    const { store } = this;
    if (this.#since === null || store.table?.status !== "playing") return [];
    return store.story.slice(this.#since.told, this.#until).filter((one) => store.isDeed(one));
  }

  dismiss(): void {
    this.#since = null;
    this.remember();
  }

  remember(): void {
    const { table, viewpoint, id } = this.store;
    const seen = this.since ?? this.#now;
    if (seen !== null && table?.status === "playing") rememberSeen(id, viewpoint, seen);
  }

  /** The table is there for the first time since the page was loaded. */
  arrived(): void {
    const seen = seenOf(this.store.id, this.store.viewpoint);
    if (seen) this.#missedSince(seen);
  }

  /** Whether a connection was lost, and what came meanwhile has not been taken in. */
  get returning(): boolean {
    return this.#lost !== null;
  }

  lineLost(): void {
    this.#lost ??= this.#now;
  }

  /** What came over a new connection has been taken in. */
  lineBack(): void {
    if (this.#lost) this.#missedSince(this.#lost);
    this.#lost = null;
  }

  #missedSince(seen: Seen): void {
    const told = this.store.whole.length;
    if (this.since !== null || seen.told > told || seen.version > (this.store.latest?.table.version ?? 0)) return;
    this.#since = seen;
    this.#until = told;
  }

  #visibility(): void {
    const now = this.#now;
    if (document.hidden) {
      this.remember();
      this.#left = now && { ...now, at: Date.now() };
    } else {
      const left = this.#left;
      this.#left = null;
      if (left && Date.now() - left.at >= LONG) this.#missedSince(left);
    }
  }
}
