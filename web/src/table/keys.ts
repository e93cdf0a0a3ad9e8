// Keyboard shortcuts that work at any table. A board has its own, and gets keys first.

import { PACES } from "../lib/beats";
import { prefs } from "../lib/prefs.svelte";
import type { Reel } from "../lib/reel.svelte";
import { focusNext, type Thing } from "../lib/roam";
import { following } from "./acting";
import type { AtTable } from "./context";
import { screen } from "./screen.svelte";
import { isTyping } from "./talk";

interface Place {
  at: AtTable;
  hasBoard: boolean;
  /** Where the board, or the text table, is. */
  field: Element | undefined;
  playBack: () => void;
  /** What shows others' moves. */
  reel: Reel<unknown>;
}

const PACE_KEYS = ["p", ".", "+", "-"];

/** Keys that set the pace, so that they skip nothing. */
export const isPaceKey = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  PACE_KEYS.includes(key.toLowerCase()) && !ctrlKey && !altKey && !metaKey;

/** Returns a key listener. `place` is read on each key. */
export function tableKeys(place: () => Place): (event: KeyboardEvent) => void {
  // Enter presses the focused button; if that is already chosen, Enter confirms. A button counts as chosen if it says so,
  // or if pressing it added a step and it cannot add another.
  let pressed: { target: Element; steps: number } | null = null;

  const choosing = () => place().at.store.choosing;
  const isChosen = (target: Element): boolean =>
    target.getAttribute("aria-pressed") === "true" ||
    (target === pressed?.target && choosing().steps.length > pressed.steps && !target.hasAttribute("data-legal"));

  function changePace(by: number): boolean {
    const { at, reel } = place();
    if (!following(at.store)) return false;
    prefs.pace = PACES[Math.min(PACES.length - 1, Math.max(0, PACES.indexOf(prefs.pace) + by))] ?? prefs.pace;
    if (prefs.pace === "instant") reel.flush();
    return true;
  }

  // Each returns whether it used the key.
  const commands: Record<string, (event: KeyboardEvent) => boolean> = {
    Enter: (event) => {
      const target = event.target instanceof Element ? event.target.closest("button, a, summary, [role=button]") : null;
      if (target !== null && !isChosen(target)) {
        pressed = { target, steps: choosing().steps.length };
        return false;
      }
      if (!choosing().canConfirm) return false;
      void choosing().confirm();
      return true;
    },
    Backspace: () => {
      if (!choosing().canBack) return false;
      void choosing().stepBack();
      return true;
    },
    h: () => {
      if (choosing().active) void choosing().askHint();
      return true;
    },
    l: () => {
      if (screen.desk) document.getElementById("rail-tab-log")?.focus();
      else place().at.open({ kind: "rail" });
      return true;
    },
    j: () => {
      focusNext(legalIn(place().field));
      return true;
    },
    r: () => {
      place().playBack();
      return true;
    },
    t: () => {
      if (place().hasBoard) prefs.textTable = !prefs.textTable;
      return true;
    },
    c: () => {
      if (!place().at.info?.counts_cards) return false;
      place().at.open({ kind: "counter" });
      return true;
    },
    "?": () => {
      const clause = choosing().reason?.clause ?? choosing().legal[0]?.clause ?? "";
      place().at.open({ kind: "rules", clause });
      return true;
    },
    k: () => {
      place().at.open({ kind: "keys" });
      return true;
    },
    p: () => {
      const { at, reel } = place();
      if (!following(at.store)) return false;
      if (reel.paused) reel.goOn();
      else reel.pause();
      return true;
    },
    "+": () => changePace(1),
    "-": () => changePace(-1),
    ".": () => {
      const { at, reel } = place();
      if (following(at.store)) {
        reel.step();
        return true;
      }
      focusNext(legalIn(place().field));
      return true;
    },
    Escape: () => {
      if (choosing().reason === null && choosing().hint === null) return false;
      choosing().reason = null;
      choosing().advice = null;
      return true;
    },
  };

  /** With Ctrl, wherever the focus is. */
  const control: Record<string, () => boolean> = {
    z: () => {
      const { store } = place().at;
      if (!store.seen?.may_undo || store.sending) return false;
      void store.undo();
      return true;
    },
    Enter: () => {
      if (!choosing().canConfirm) return false;
      void choosing().confirm();
      return true;
    },
  };

  return (event) => {
    if (event.defaultPrevented || isTyping(event.target) || event.altKey || event.metaKey) return;
    if (document.querySelector("dialog[open]")) return; // a sheet has its own keys
    const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const command = event.ctrlKey ? control[name] : commands[name];
    if (command?.(event)) event.preventDefault();
  };
}

const legalIn = (field: Element | undefined): Thing[] =>
  [...(field?.querySelectorAll<Thing>('[data-legal]:not([data-legal="false"])') ?? [])].filter(
    (thing) => thing.tabIndex >= 0 || thing instanceof HTMLButtonElement,
  );
