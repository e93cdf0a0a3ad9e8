import { beforeEach, expect, test, vi } from "vitest";
import { prefs } from "../../lib/prefs.svelte";
import type { GameEvent } from "../../lib/words.svelte";
import type { BullsView } from "./model";
import { Show } from "./show.svelte";

const view = { step: 1, steps: 4, destinations: [] } as unknown as BullsView;
const down: GameEvent[] = [
  {
    kind: "runners-advanced",
    row: 1,
    seats: [0, 1],
    faces: [3, 6],
    from: ["S3", "S6"],
    to: ["A2", "A4"],
    dice: [2, 1],
  },
  { kind: "bulls-advanced", row: 1, faces: [3], from: ["S2"], to: ["A2"], dice: [1] },
  { kind: "charged", target: 0, place: "A2", face: 3, dice: 2, bulls: [3], rolls: [3, 5], saved: [5], trampled: 1 },
];

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(prefs, { pace: "normal", movement: "system" }); // other tests may have left something else
  return () => void vi.useRealTimers();
});

test("the way down shows who goes where, runners with their seats and bulls without", () => {
  const show = new Show();
  show.frame(view, down);
  expect(show.charge?.moves).toEqual([
    { seat: 0, face: 3, from: "S3", to: "A2", count: 2 },
    { seat: 1, face: 6, from: "S6", to: "A4", count: 1 },
    { seat: null, face: 3, from: "S2", to: "A2", count: 1 },
  ]);
  expect(show.places).toEqual(["A2"]);
});

test("who was trampled is still known when the show has been skipped", () => {
  const show = new Show();
  show.frame(view, down);
  show.end();
  expect(show.charge).toBeNull();
  expect(show.fallen).toEqual([{ place: "A2", seat: 0, face: 3, rolls: [3, 5], trampled: 1 }]);
});
