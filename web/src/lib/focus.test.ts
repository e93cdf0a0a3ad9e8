import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { keepFocus } from "./focus";

let zone: HTMLElement;
let leave: () => void;

const at = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
const focused = (): string => document.activeElement?.id ?? "";
/** Changes are noticed before the next timer. */
const noticed = (): Promise<unknown> => vi.advanceTimersByTimeAsync(1);

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <section><button id="a" data-legal>a</button><button id="b" data-legal>b</button><button id="c">c</button></section>
    <button id="deed" class="confirm" aria-disabled="false">Play</button>`;
  zone = document.querySelector("section") as HTMLElement;
  leave = keepFocus()(zone) as () => void;
});

afterEach(() => {
  leave();
  document.body.innerHTML = "";
  vi.useRealTimers();
});

const pressAKey = (): void => void window.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));

describe("when what had the focus disappears", () => {
  test("the first that can be chosen gets it", async () => {
    at("a").focus();
    pressAKey();
    at("a").remove();
    await noticed();
    expect(focused()).toBe("b");
  });

  test("what is chosen comes first: Enter confirms it", async () => {
    at("c").setAttribute("aria-pressed", "true");
    at("c").ariaPressed = "true"; // happy-dom does not reflect it
    at("a").focus();
    pressAKey();
    at("a").remove();
    await noticed();
    expect(focused()).toBe("c");
  });

  test("the button that confirms gets it where nothing is left to choose", async () => {
    at("a").focus();
    pressAKey();
    zone.replaceChildren();
    await noticed();
    expect(focused()).not.toBe("deed"); // what is played at once can be confirmed for a moment
    await vi.advanceTimersByTimeAsync(150);
    expect(focused()).toBe("deed");
  });

  test("it stays where it is for people who point", async () => {
    at("a").focus();
    pressAKey();
    window.dispatchEvent(new Event("pointerdown"));
    at("a").remove();
    await noticed();
    expect(focused()).toBe("");
  });

  test("an open dialog keeps it", async () => {
    at("a").focus();
    pressAKey();
    document.body.append(Object.assign(document.createElement("dialog"), { open: true }));
    at("a").remove();
    await noticed();
    expect(focused()).toBe("");
  });
});

test("what can no longer be reached loses it, too", async () => {
  at("a").focus();
  pressAKey();
  at("a").setAttribute("tabindex", "-1");
  await noticed();
  expect(focused()).toBe("b");
});

test("outside the zone it is left alone", async () => {
  at("deed").focus();
  pressAKey();
  at("a").remove();
  await noticed();
  expect(focused()).toBe("deed");
});

test("once it has been taken away, nothing is kept", async () => {
  at("a").focus();
  pressAKey();
  leave();
  at("a").remove();
  await noticed();
  expect(focused()).toBe("");
});
