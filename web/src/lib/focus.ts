// Keyboard focus: when the element that had it disappears, or can no longer be used, the next sensible one gets it.

import type { Attachment } from "svelte/attachments";
import type { Thing } from "./roam";

const LEGAL = "[data-legal]";
const DEED = 'button.confirm[aria-disabled="false"]';
const SETTLED = 150; // milliseconds; what is played at once can be confirmed for a moment

/** Keeps keyboard focus in a zone: on what is chosen, since Enter confirms it, or else on the first match of `wanted`.
 *
 * Where nothing is left to choose, it goes to the button that confirms.
 */
export function keepFocus(wanted: () => string = () => LEGAL): Attachment<Element> {
  return (zone) => {
    let last: Element | null = null; // what had the focus
    let keyed = false;
    const lost = (): boolean => last !== null && (!last.isConnected || (last as Thing).tabIndex < 0);
    const next = (): Thing | undefined => {
      const all = [...zone.querySelectorAll<Thing>(`[aria-pressed="true"], ${wanted()}`)].filter(
        (thing) => thing.tabIndex >= 0 && thing.getClientRects().length > 0,
      );
      return all.find((thing) => thing.ariaPressed === "true") ?? all[0];
    };
    const isNowhere = (): boolean => {
      if (!keyed || !lost() || document.querySelector("dialog[open]")) return false;
      return document.activeElement === document.body || document.activeElement === last;
    };
    let settled: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(settled);
      if (!isNowhere()) return;
      const thing = next(); // if there is none yet, a later change will bring it
      if (thing) thing.focus({ preventScroll: true });
      else settled = setTimeout(() => isNowhere() && document.querySelector<Thing>(DEED)?.focus(), SETTLED);
    };
    const focused = ({ target }: FocusEvent): void => {
      last = target instanceof Element && zone.contains(target) ? target : null;
    };
    const key = (): void => void (keyed = true);
    const pointer = (): void => void (keyed = false);
    const changes = new MutationObserver(look);
    changes.observe(zone, {
      subtree: true,
      childList: true,
      attributeFilter: ["tabindex", "data-legal", "aria-disabled"],
    });
    document.addEventListener("focusin", focused);
    window.addEventListener("keydown", key, { capture: true });
    window.addEventListener("pointerdown", pointer, { capture: true });
    return () => {
      clearTimeout(settled);
      changes.disconnect();
      document.removeEventListener("focusin", focused);
      window.removeEventListener("keydown", key, { capture: true });
      window.removeEventListener("pointerdown", pointer, { capture: true });
    };
  };
}
