import { describe, expect, test } from "vitest";
import { asideSpot, cardSpot, handSpot, holesFor, overlap, type Box } from "./spots";

const DESK: Box = { x: 0, y: 0, w: 1440, h: 900 };
const PHONE: Box = { x: 0, y: 0, w: 390, h: 844 };
const target = (x: number, y: number, w = 120, h = 120): Box => ({ x, y, w, h });

describe.each([
  ["desk", DESK, { w: 376, h: 150 }, false],
  ["phone", PHONE, { w: 362, h: 140 }, true],
] as const)("on a %s", (_, screen, card, phone) => {
  const places = [0.02, 0.3, 0.6, 0.85].flatMap((x) =>
    [0.1, 0.35, 0.6, 0.82].map((y) => target(Math.min(x * screen.w, screen.w - 60), y * screen.h, 50, 60)),
  );

  test.each(places)("the card keeps clear of %o and on the screen", (spot) => {
    const holes = holesFor([spot]);
    const placed = cardSpot(holes, screen, card, phone);
    for (const hole of holes) expect(overlap(placed, hole)).toBe(0);
    expect(overlap(placed, screen)).toBeCloseTo(placed.w * placed.h);
  });

  test.each(places)("the hand at %o covers neither target nor card", (spot) => {
    const placed = cardSpot(holesFor([spot]), screen, card, phone);
    const hand = handSpot(spot, placed, holesFor([spot]), screen);
    expect(hand).not.toBeNull();
    expect(overlap({ x: (hand?.x ?? 0) - 1, y: (hand?.y ?? 0) - 1, w: 2, h: 2 }, spot)).toBe(0);
  });
});

test("many targets share one hole", () => {
  const posts = Array.from({ length: 24 }, (_, index) => target(index * 40, 100, 20, 20));
  expect(holesFor(posts)).toHaveLength(1);
  expect(holesFor(posts.slice(0, 5))).toHaveLength(5);
  expect(holesFor([])).toEqual([]);
});

test("without a target the card stands in the middle", () => {
  expect(cardSpot([], PHONE, { w: 362, h: 140 }, true).x).toBe(14);
});

test("at a desk the card leaves the hand to be read, and while others play it lies over it", () => {
  const [square, button] = [target(405, 550, 45, 45), target(10, 80, 60, 45)];
  const hand = [target(10, 800, 60, 90)];
  const size = { w: 376, h: 150 };
  const holes = holesFor([square, button]);
  expect(overlap(cardSpot(holes, DESK, size, false), hand[0] ?? square)).toBeGreaterThan(0);
  expect(overlap(cardSpot(holes, DESK, size, false, hand), hand[0] ?? square)).toBe(0);
  expect(asideSpot(PHONE, { w: 362, h: 90 })).toEqual({ x: 14, y: 674, w: 362, h: 90 });
});
