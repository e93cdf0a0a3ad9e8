import { beforeEach, describe, expect, test, vi } from "vitest";
import { prefs } from "../lib/prefs.svelte";
import type { Reel } from "../lib/reel.svelte";
import type { AtTable } from "./context";
import { tableKeys } from "./keys";

const choosing = {
  steps: [] as unknown[],
  canConfirm: false,
  canBack: false,
  active: true,
  reason: null as { clause: string } | null,
  hint: null as unknown,
  legal: [{ clause: "T3" }],
  confirm: vi.fn(),
  stepBack: vi.fn(),
  askHint: vi.fn(),
};
const store = {
  ...{ choosing, seen: { may_undo: true }, sending: false, undo: vi.fn(), caughtUp: true, mine: [0] },
  ...{ whose: { state: "yours" }, stopped: null, table: { status: "playing", seats: [{}, {}] } },
};
const reel = { paused: false, pause: vi.fn(), goOn: vi.fn(), step: vi.fn(), flush: vi.fn() };
const at = { store, info: { counts_cards: true }, open: vi.fn() };
const playBack = vi.fn();
let key: (event: KeyboardEvent) => void;

beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(store, { whose: { state: "yours" } });
  Object.assign(reel, { paused: false });
  Object.assign(choosing, { steps: [], canConfirm: false, canBack: false, reason: null, hint: null });
  document.body.innerHTML = '<main><button data-legal="">a</button><button data-legal="">b</button><input></main>';
  key = tableKeys(() => ({
    at: at as unknown as AtTable,
    hasBoard: true,
    field: document.body.firstElementChild ?? undefined,
    playBack,
    reel: reel as unknown as Reel<unknown>,
  }));
});

/** Presses a key on an element; whether the table took it. */
function press(name: string, more: KeyboardEventInit = {}, target: Element = document.body): boolean {
  const event = new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...more });
  target.addEventListener("keydown", (pressed) => key(pressed as KeyboardEvent), { once: true });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}
const button = (index: number): Element => document.querySelectorAll("button")[index] as Element;

describe("Enter", () => {
  test("confirms what can be confirmed", () => {
    expect(press("Enter")).toBe(false);
    choosing.canConfirm = true;
    expect(press("Enter")).toBe(true);
    expect(choosing.confirm).toHaveBeenCalledTimes(1);
  });

  test("presses a button that has the focus", () => {
    choosing.canConfirm = true;
    expect(press("Enter", {}, button(0))).toBe(false);
    expect(choosing.confirm).not.toHaveBeenCalled();
  });

  test("confirms on a button that is chosen already", () => {
    choosing.canConfirm = true;
    button(0).setAttribute("aria-pressed", "true");
    expect(press("Enter", {}, button(0))).toBe(true);
  });

  test("confirms on a button that made a step and cannot make another", () => {
    press("Enter", {}, button(0));
    Object.assign(choosing, { steps: [1], canConfirm: true });
    expect(press("Enter", {}, button(0))).toBe(false); // it may still be chosen
    button(1).removeAttribute("data-legal");
    Object.assign(choosing, { steps: [] });
    press("Enter", {}, button(1));
    Object.assign(choosing, { steps: [1] });
    expect(press("Enter", {}, button(1))).toBe(true);
  });
});

test("Backspace takes back, if there is something", () => {
  expect(press("Backspace")).toBe(false);
  choosing.canBack = true;
  expect(press("Backspace")).toBe(true);
  expect(choosing.stepBack).toHaveBeenCalledTimes(1);
});

test("Ctrl+Z undoes, and Ctrl+Enter confirms from anywhere", () => {
  expect(press("z", { ctrlKey: true })).toBe(true);
  expect(store.undo).toHaveBeenCalledTimes(1);
  choosing.canConfirm = true;
  expect(press("Enter", { ctrlKey: true }, button(0))).toBe(true);
  expect(press("h", { ctrlKey: true })).toBe(false);
});

test("letters give a hint, show again, open keys and rules, and change to the text table", () => {
  for (const letter of ["H", "r", "k", "?", "t"]) expect(press(letter)).toBe(true);
  expect([choosing.askHint, playBack].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(at.open.mock.calls).toEqual([[{ kind: "keys" }], [{ kind: "rules", clause: "T3" }]]);
  expect(prefs.textTable).toBe(true);
  press("t");
  expect(prefs.textTable).toBe(false);
});

test("C opens the card counter, where there are cards to count", () => {
  expect(press("c")).toBe(true);
  expect(at.open.mock.calls).toEqual([[{ kind: "counter" }]]);
  at.info.counts_cards = false;
  expect(press("c")).toBe(false);
  at.info.counts_cards = true;
});

test("a dot goes to the next thing that may be chosen", () => {
  for (const expected of ["a", "b", "a"]) {
    press(".");
    expect(document.activeElement?.textContent).toBe(expected);
  }
});

test("Escape closes a reason, and is left to others when there is none", () => {
  expect(press("Escape")).toBe(false);
  choosing.reason = { clause: "T1" };
  expect(press("Escape")).toBe(true);
  expect(choosing.reason).toBeNull();
});

test("nothing is taken from who types, or from a sheet", () => {
  expect(press("k", {}, document.querySelector("input") as Element)).toBe(false);
  document.body.insertAdjacentHTML("beforeend", "<dialog open></dialog>");
  expect(press("k")).toBe(false);
  expect(at.open).not.toHaveBeenCalled();
});

describe("the pace", () => {
  test("is set by keys while others play", () => {
    store.whose = { state: "waiting" };
    prefs.pace = "normal";
    expect([press("+"), prefs.pace]).toEqual([true, "fast"]);
    expect([press("-"), press("-"), press("-"), prefs.pace]).toEqual([true, true, true, "calm"]);
    expect(press("p")).toBe(true);
    reel.paused = true;
    expect([press("p"), press(".")]).toEqual([true, true]);
    expect([reel.pause, reel.goOn, reel.step].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
    for (let step = 0; step < 3; step += 1) press("+");
    expect([prefs.pace, reel.flush.mock.calls.length]).toEqual(["instant", 1]);
  });

  test("leaves the keys to the game while something is asked", () => {
    prefs.pace = "normal";
    expect([press("p"), press("+"), prefs.pace]).toEqual([false, false, "normal"]);
    expect([press("."), document.activeElement]).toEqual([true, button(0)]);
    expect(reel.step).not.toHaveBeenCalled();
  });
});
