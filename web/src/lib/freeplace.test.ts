import { expect, test } from "vitest";
import { freePlace } from "./freeplace";

const ROOM = { left: 100, top: 50, right: 1100, bottom: 650 };
const box = (left: number, top: number, width: number, height: number) => ({
  ...{ left, top, right: left + width, bottom: top + height },
});

test("a slip lies in the lower right corner, unless something there is to be seen", () => {
  expect(freePlace(ROOM, 400, 200, [])).toEqual({ left: 700, top: 450 });
  expect(freePlace(ROOM, 400, 200, [box(100, 450, 1000, 200)])).toEqual({ left: 700, top: 50 });
  expect(freePlace(ROOM, 400, 200, [box(900, 0, 300, 900)])).toEqual({ left: 100, top: 450 });
});

test("it hides as little as possible, and never leaves the room", () => {
  const everywhere = [box(0, 0, 2000, 2000)];
  expect(freePlace(ROOM, 400, 200, everywhere)).toEqual({ left: 700, top: 450 });
  expect(freePlace(ROOM, 3000, 3000, [])).toEqual({ left: 100, top: 50 });
});
