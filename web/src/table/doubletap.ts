// A double tap on something that may be chosen selects it and confirms. Boards see only its first half: the second would
// take the choice back. If the first tap chose nothing, say because it only warned, the second is an ordinary tap.

const QUICK = 350; // milliseconds between the two taps
const NEAR = 10; // pixels, where the first tap has replaced what was tapped

interface Tap {
  target: Element;
  at: number;
  x: number;
  y: number;
  changes: number;
}

type Click = Pick<MouseEvent, "target" | "timeStamp" | "clientX" | "clientY" | "detail">;

export class DoubleTap {
  #first: Tap | null = null;

  /** Notes a click, and says whether it is the second half of a double tap; `changes` counts those of the choice. */
  isSecond(click: Click, changes: number): boolean {
    const thing = click.target instanceof Element ? click.target : null;
    const target = thing?.closest("button, [role=button], [data-legal]") ?? thing;
    const first = this.#first;
    this.#first = null;
    if (target === null || click.detail === 0) return false; // pressed by a key: keys have Enter
    const tap = { target, at: click.timeStamp, x: click.clientX, y: click.clientY, changes };
    if (first !== null && isSame(first, tap) && first.changes < changes) return true;
    // Things that are tapped several times, such as a stack of dice or an arrow, count every tap.
    if (target.hasAttribute("data-legal") && !target.hasAttribute("data-many")) this.#first = tap;
    return false;
  }
}

const isSame = (first: Tap, second: Tap): boolean =>
  second.at - first.at <= QUICK &&
  (first.target === second.target ||
    (!first.target.isConnected && Math.hypot(second.x - first.x, second.y - first.y) <= NEAR));
