import { expect, test } from "vitest";
import { cutAround, markOf } from "./cutout";

const BOARD = { w: 1000, h: 600 };
const PICTURE = { w: 300, h: 150 };
const box = (x: number, y: number, w = 40, h = 40) => ({ x, y, w, h });

test("what matters is in the middle of the picture, as large as it may be", () => {
  const cut = cutAround([box(480, 280)], BOARD, PICTURE);
  expect(cut.scale).toBeCloseTo(1.1);
  expect((500 - cut.x) * cut.scale).toBeCloseTo(150);
  expect((300 - cut.y) * cut.scale).toBeCloseTo(75);
});

test("things far apart make it smaller, until all of them are seen", () => {
  const cut = cutAround([box(100, 100), box(900, 500)], BOARD, PICTURE);
  for (const [x, y] of [
    [100, 100],
    [940, 540],
  ] as const) {
    // prettier-ignore
    expect((x - cut.x) * cut.scale).toBeGreaterThan(0);
    expect((x - cut.x) * cut.scale).toBeLessThan(PICTURE.w);
    expect((y - cut.y) * cut.scale).toBeGreaterThan(0);
    expect((y - cut.y) * cut.scale).toBeLessThan(PICTURE.h);
  }
});

test("the picture never shows what is beside the board, unless all of it fits", () => {
  const corner = cutAround([box(0, 0)], BOARD, PICTURE);
  expect([corner.x, corner.y]).toEqual([0, 0]);
  const whole = cutAround([], BOARD, PICTURE);
  expect(whole.scale).toBeCloseTo(0.25);
  expect(whole.y).toBeCloseTo(0);
  expect(whole.x).toBeCloseTo(-100);
});

test("one thing gets a ring, two get a way between them", () => {
  const cut = { x: 100, y: 100, scale: 0.5 };
  expect(markOf([box(120, 120)], cut)).toEqual({ ring: { x: 7, y: 7, w: 26, h: 26 }, way: "", end: null });
  const mark = markOf([box(120, 120), box(320, 120)], cut);
  expect(mark?.ring).toBeNull();
  expect(mark?.way).toMatch(/^M20.0 20.0Q/);
  expect(mark?.end).toEqual({ x: 120, y: 20 });
  const fence = markOf([box(120, 120), box(320, 120)], cut, true);
  expect(
    fence?.way.match(/-?[\d.]+/g)?.filter((_, at) => at % 2 === 1),
    "all at one height",
  ).toEqual(["20.0", "20.0", "20.0"]);
  expect(markOf([], cut)).toBeNull();
});
