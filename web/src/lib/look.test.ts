import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { look } from "./look";

let button: HTMLButtonElement;
let told: string[];
let detach: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  button = document.createElement("button");
  document.body.append(button);
  told = [];
  detach = look(
    () => told.push("seen"),
    () => told.push("away"),
  )(button) as () => void;
  button.addEventListener("click", () => told.push("click"));
});
afterEach(() => {
  detach?.();
  button.remove();
  vi.useRealTimers();
});

const pointer = (kind: string, pointerType: string) => button.dispatchEvent(new PointerEvent(kind, { pointerType }));

test("a mouse looks by resting there", () => {
  pointer("pointerenter", "mouse");
  pointer("pointerleave", "mouse");
  expect(told).toEqual(["seen", "away"]);
});

test("the focus looks", () => {
  button.dispatchEvent(new FocusEvent("focus"));
  button.dispatchEvent(new FocusEvent("blur"));
  expect(told).toEqual(["seen", "away"]);
});

describe("a finger", () => {
  test("that taps clicks", () => {
    pointer("pointerenter", "touch");
    pointer("pointerdown", "touch");
    vi.advanceTimersByTime(200);
    pointer("pointerup", "touch");
    button.click();
    vi.advanceTimersByTime(1000);
    expect(told).toEqual(["click"]);
  });

  test("that stays looks, and does not click", () => {
    pointer("pointerdown", "touch");
    vi.advanceTimersByTime(350);
    pointer("pointerup", "touch");
    button.click();
    expect(told).toEqual(["seen", "away"]);
    button.click();
    expect(told).toEqual(["seen", "away", "click"]);
  });
});

test("nothing is heard any more when the element goes", () => {
  pointer("pointerdown", "touch");
  detach?.();
  detach = undefined;
  vi.advanceTimersByTime(1000);
  pointer("pointerenter", "mouse");
  expect(told).toEqual([]);
});
