import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Days, type Seen } from "./days.svelte";
import type { BullsView } from "./model";

const seen = (day: number, step: number, events = 1): Seen => ({
  view: { day, step } as BullsView,
  events: Array.from({ length: events }, () => ({ kind: "rolled" })),
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the latest day can be seen again, frame by frame, and then the summary comes back", () => {
  const days = new Days();
  days.note("t", 1, seen(1, 1));
  days.note("t", 1, seen(1, 1)); // the same frame
  days.note("t", 2, seen(1, 2, 0)); // nothing happened
  days.note("t", 3, seen(1, 2));
  expect([days.has("t", 1), days.has("t", 2), days.has("other", 1)]).toEqual([true, false, false]);
  const done = vi.fn();
  days.play(done);
  expect([days.playing, days.frame?.view.step]).toEqual([true, 1]);
  vi.advanceTimersByTime(900);
  expect(days.frame?.view.step).toBe(2);
  vi.advanceTimersByTime(900);
  expect([days.playing, done.mock.calls.length]).toEqual([false, 1]);
});

test("a new day replaces the old one, and a touch cuts it short", () => {
  const days = new Days();
  days.note("t", 1, seen(1, 1));
  days.note("t", 2, seen(1, 2));
  days.note("t", 3, seen(2, 1));
  expect([days.has("t", 1), days.has("t", 2)]).toEqual([false, false]); // one frame is no day
  days.note("t", 4, seen(2, 2));
  const done = vi.fn();
  days.play(done);
  days.stop();
  expect([days.playing, done.mock.calls.length]).toEqual([false, 1]);
  vi.advanceTimersByTime(5000);
  expect(done).toHaveBeenCalledOnce();
});
