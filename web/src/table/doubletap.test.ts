import { beforeEach, describe, expect, test } from "vitest";
import { DoubleTap } from "./doubletap";

const click = (target: Element, timeStamp: number, more: object = {}) =>
  ({ target, timeStamp, clientX: 100, clientY: 100, detail: 1, ...more }) as unknown as MouseEvent;
const thing = (html: string): Element => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as Element;
};

describe("a double tap", () => {
  let taps: DoubleTap;
  let changes: number;
  beforeEach(() => {
    taps = new DoubleTap();
    changes = 0;
  });
  const isSecond = (tap: MouseEvent): boolean => taps.isSecond(tap, changes++); // it chooses something

  test("is two quick taps on the same thing that could be chosen, even if it has been chosen since", () => {
    const card = thing('<button data-legal=""><span>8</span></button>');
    expect(isSecond(click(card.firstElementChild as Element, 0))).toBe(false);
    card.removeAttribute("data-legal");
    expect(isSecond(click(card, 300))).toBe(true);
    expect(isSecond(click(card, 500))).toBe(false); // a third tap is a first one
  });

  test("is not two slow taps, nor taps on two things", () => {
    document.body.innerHTML = '<button data-legal=""></button><button data-legal=""></button>';
    const [one, other] = [...document.body.children] as [Element, Element];
    expect(isSecond(click(one, 0))).toBe(false);
    expect(isSecond(click(one, 900))).toBe(false);
    expect(isSecond(click(other, 1000))).toBe(false);
  });

  test("is not two taps of which the first chose nothing", () => {
    const card = thing('<button data-legal=""></button>');
    expect(taps.isSecond(click(card, 0), 3)).toBe(false);
    expect(taps.isSecond(click(card, 200), 3)).toBe(false); // it only warned
    expect(taps.isSecond(click(card, 400), 4)).toBe(true);
  });

  test("finds what has taken the place of the first thing", () => {
    for (const next of ["<button></button>", "<p></p>"]) {
      isSecond(click(thing('<button data-legal=""></button>'), 0));
      expect(isSecond(click(thing(next), 200, { clientX: 104 }))).toBe(true);
    }
    isSecond(click(thing('<button data-legal=""></button>'), 1000));
    expect(isSecond(click(thing("<button></button>"), 1200, { clientX: 150 }))).toBe(false);
  });

  test("is nothing where every tap counts, where nothing could be chosen, or from the keyboard", () => {
    for (const html of ['<button data-legal="" data-many=""></button>', "<button></button>", "<p></p>"]) {
      const target = thing(html);
      expect([isSecond(click(target, 0)), isSecond(click(target, 100))]).toEqual([false, false]);
    }
    const target = thing('<button data-legal=""></button>');
    expect(isSecond(click(target, 1000, { detail: 0 }))).toBe(false);
    expect(isSecond(click(target, 1100, { detail: 0 }))).toBe(false);
  });
});
