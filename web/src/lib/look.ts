// Looking without choosing: by hovering, by keyboard focus, or by a long press.

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

const LONG = 350; // milliseconds

/** Detects a long press. The click that ends one must choose nothing. */
export class Press {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #long = false;

  /** A finger comes down. `held` is called if it stays long enough. */
  down(held: () => void, after = LONG): void {
    this.cancel();
    this.#timer = setTimeout(() => {
      this.#long = true;
      held();
    }, after);
  }

  /** Forgets the press, for example because a drag began. */
  cancel(): void {
    this.#long = false;
    clearTimeout(this.#timer);
  }

  /** The finger is lifted. Returns whether it was a long press. */
  up(): boolean {
    clearTimeout(this.#timer);
    return this.#long;
  }

  /** Makes the next click count as the end of a press. */
  spend(): void {
    clearTimeout(this.#timer);
    this.#long = true;
  }

  /** Whether a click only ends a long press and must be ignored. Asking resets it. */
  takesClick(): boolean {
    const long = this.#long;
    this.#long = false;
    return long;
  }
}

const isMouse = (event: Event): boolean => (event as PointerEvent).pointerType === "mouse";

/** Calls `seen` when somebody looks at the element in one of these ways, and `away` when they stop. */
export function look(seen: () => void, away: () => void): Attachment<Element> {
  return (element) => {
    const press = new Press();
    const lift = (): void => {
      if (press.up()) away();
    };
    const listeners: Record<string, (event: Event) => void> = {
      pointerenter: (event) => isMouse(event) && seen(),
      pointerleave: (event) => isMouse(event) && away(),
      pointerdown: (event) => (isMouse(event) ? press.cancel() : press.down(seen)),
      pointerup: lift,
      pointercancel: lift,
      contextmenu: (event) => event.preventDefault(),
      focus: seen,
      blur: away,
    };
    const click = (event: Event): void => {
      if (!press.takesClick()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    // `on` and not `addEventListener`: an element that goes may lose the focus in the middle of an update.
    const offs = Object.entries(listeners).map(([kind, listener]) => on(element, kind, listener));
    offs.push(on(element, "click", click, { capture: true }));
    return () => {
      press.cancel();
      for (const off of offs) off();
    };
  };
}
