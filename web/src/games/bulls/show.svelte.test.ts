import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { prefs } from "../../lib/prefs.svelte";
import { stage } from "../../lib/stage.svelte";
import type { GameEvent } from "../../lib/words.svelte";
import type { BullsView } from "./model";
import { Show, takeStage } from "./show.svelte";

const VIEW = { step: 2, steps: 4, destinations: [] } as unknown as BullsView;
const met = (place: string) => ({ kind: "charged", place, target: 0, face: 3, rolls: [5], trampled: 0 });
const DOWN: GameEvent[] = [
  { kind: "runners-advanced", seats: [0, 0], faces: [3, 3], from: ["S2", "S3"], to: ["A1", "A2"], dice: [1, 1] },
  { kind: "bulls-advanced", faces: [3], from: ["S2"], to: ["A1"], dice: [1] },
  met("A1"),
  met("A2"),
];

let leave: () => void;
let show: Show;

beforeEach(() => {
  vi.useFakeTimers();
  prefs.pace = "normal";
  show = new Show();
  leave = $effect.root(() => takeStage(show));
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

test("what comes next waits until the last card of a charge has been seen", () => {
  const over = vi.fn();
  show.frame(VIEW, DOWN);
  flushSync();
  expect(stage.wait(over)).toBe(true);
  for (const card of [0, 1]) {
    show.next();
    flushSync();
    expect(show.card).toBe(card);
    expect(over).not.toHaveBeenCalled();
  }
  show.next();
  flushSync();
  expect(over).toHaveBeenCalledOnce();
  expect(stage.busy).toBe(false);
});

test("a board that goes leaves the stage free", () => {
  show.frame(VIEW, DOWN);
  flushSync();
  expect(stage.busy).toBe(true);
  leave();
  expect(stage.busy).toBe(false);
});
