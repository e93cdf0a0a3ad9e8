// Keys on a board: arrows move to the nearest thing in that direction that can be chosen.

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export type Thing = HTMLElement | SVGElement;

/** The things in a zone that can be chosen; with `all`, also those that are not legal now. */
export const things = (zone: Element, all = false): Thing[] =>
  [...zone.querySelectorAll<Thing>(all ? "button:not(:disabled), [role=button]" : "[data-legal]")].filter(
    (thing) => thing.tabIndex >= 0 && thing.getClientRects().length > 0,
  );

export function roam(event: KeyboardEvent): void {
  const arrow = ARROWS[event.key];
  const zone = event.currentTarget;
  const here = event.target;
  if (!arrow || !(zone instanceof Element) || !(here instanceof Element)) return;
  const [dx, dy] = arrow;
  const middle = (thing: Element): [number, number] => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = middle(here);
  let best: Thing | undefined;
  let least = Infinity;
  for (const thing of things(zone, event.shiftKey)) {
    const [tx, ty] = middle(thing);
    const ahead = (tx - x) * dx + (ty - y) * dy;
    const aside = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
    if (thing === here || ahead < 4) continue;
    const far = ahead + aside * 2.5;
    if (far < least) [best, least] = [thing, far];
  }
  if (!best) return;
  event.preventDefault();
  event.stopPropagation();
  best.focus();
}

/** Whether a key is for the board: nobody is typing, no sheet is open, and nothing else has handled it. */
export const isForBoard = (event: KeyboardEvent): boolean =>
  !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) &&
  !(event.target instanceof Element && event.target.closest("input:not([type=checkbox]), textarea, select, dialog")) &&
  document.querySelector("dialog[open]") === null;

/** The buttons of a zone that match a selector, whether they are legal or not. */
export const among = (zone: Element | undefined, selector: string): Thing[] =>
  zone ? things(zone, true).filter((thing) => thing.matches(selector)) : [];

/** Passes a key to the board, in lower case, if it is meant for it. `press` returns whether it was used. */
export function boardKey(event: KeyboardEvent, press: (letter: string) => boolean): void {
  if (isForBoard(event) && press(event.key.toLowerCase())) event.preventDefault();
}

/** Focuses the one after the focused one. */
export function focusNext(among: readonly Thing[]): boolean {
  const now = among.findIndex((thing) => thing === document.activeElement);
  const next = among[(now + 1) % among.length];
  next?.focus();
  return next !== undefined;
}
