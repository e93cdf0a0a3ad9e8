// The focus of a keyboard: when the thing that had it goes, or can no longer be touched, the next sensible one gets it.

import type { Attachment } from "svelte/attachments";

type Thing = HTMLElement | SVGElement;

/** What a keyboard goes on with: what is chosen, for Enter confirms it; else what may be chosen. */
function next(zone: Element): Thing | undefined {
  const all = [...zone.querySelectorAll<Thing>('[aria-pressed="true"], [data-legal]')].filter(
    (thing) => thing.tabIndex >= 0 && thing.getClientRects().length > 0,
  );
  return all.find((thing) => thing.ariaPressed === "true") ?? all[0];
}

export const keepFocus: Attachment<Element> = (zone) => {
  let last: Element | null = null; // what had the focus, while a keyboard is used
  let keyed = false;
  const lost = (): boolean => last !== null && (!last.isConnected || (last as Thing).tabIndex < 0);
  const look = (): void => {
    if (!keyed || !lost() || document.querySelector("dialog[open]")) return;
    if (document.activeElement !== document.body && document.activeElement !== last) return;
    next(zone)?.focus(); // if there is none yet, a later change brings it
  };
  const focused = ({ target }: FocusEvent): void => {
    last = target instanceof Element && zone.contains(target) ? target : null;
  };
  const key = (): void => void (keyed = true);
  const pointer = (): void => void (keyed = false);
  const changes = new MutationObserver(look);
  changes.observe(zone, { subtree: true, childList: true, attributeFilter: ["tabindex", "data-legal"] });
  document.addEventListener("focusin", focused);
  window.addEventListener("keydown", key, { capture: true });
  window.addEventListener("pointerdown", pointer, { capture: true });
  return () => {
    changes.disconnect();
    document.removeEventListener("focusin", focused);
    window.removeEventListener("keydown", key, { capture: true });
    window.removeEventListener("pointerdown", pointer, { capture: true });
  };
};
