// Looking without choosing: a mouse that rests, the focus of a keyboard, a long press of a finger.

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

const LONG = 350; // milliseconds

/** A press that may turn out to be a long one; the click that ends a long one chooses nothing. */
export class Press {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #long = false;

  /** A finger comes down; `held` is called when it has stayed for long. */
  down(held: () => void, after = LONG): void {
    this.cancel();
    this.#timer = setTimeout(() => {
      this.#long = true;
      held();
    }, after);
  }

  /** Nothing is pressed any more; or what was pressed is being carried away. */
  cancel(): void {
    this.#long = false;
    clearTimeout(this.#timer);
  }

  /** The finger is lifted. True: it was a long press. */
  up(): boolean {
    clearTimeout(this.#timer);
    return this.#long;
  }

  /** The next click only ends what was done, and is not meant. */
  spend(): void {
    clearTimeout(this.#timer);
    this.#long = true;
  }

  /** Whether a click is such an end. Asking uses it up. */
  takesClick(): boolean {
    const long = this.#long;
    this.#long = false;
    return long;
  }
}

const isMouse = (event: Event): boolean => (event as PointerEvent).pointerType === "mouse";

/** Calls `seen` when somebody looks at the element in one of these ways, and `away` when they look away. */
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
