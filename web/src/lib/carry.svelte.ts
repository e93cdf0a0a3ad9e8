// Dragging: something is picked up with a pointer and dropped on something else. The click at the end must be ignored.

const FAR = 8; // pixels before a press becomes a drag

interface Held<Thing> {
  thing: Thing;
  x: number;
  y: number;
}

export class Carrying<Thing> {
  /** What is being carried, and where the pointer is. */
  carried = $state.raw<Held<Thing> | null>(null);
  #held: Held<Thing> | null = null;

  take(event: PointerEvent, thing: Thing): void {
    if (event.button === 0) this.#held = { thing, x: event.clientX, y: event.clientY };
  }

  /** The pointer moves. Returns true when this begins a drag. */
  move(event: PointerEvent): boolean {
    const held = this.#held;
    if (!held) return false;
    const { clientX: x, clientY: y } = event;
    const begins = this.carried === null;
    if (begins && Math.hypot(x - held.x, y - held.y) < FAR) return false;
    if (begins) (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.carried = { thing: held.thing, x, y };
    return begins;
  }

  /** The pointer is lifted. Returns what was dragged and how to find where it was dropped; null if nothing was dragged. */
  drop(event: PointerEvent): { thing: Thing; on: (selector: string) => Element | null } | null {
    const was = this.carried;
    this.cancel();
    if (!was) return null;
    const under = document.elementsFromPoint(event.clientX, event.clientY);
    const on = (selector: string): Element | null =>
      under.map((element) => element.closest(selector)).find((found) => found !== null) ?? null;
    return { thing: was.thing, on };
  }

  cancel(): void {
    this.#held = null;
    this.carried = null;
  }
}
