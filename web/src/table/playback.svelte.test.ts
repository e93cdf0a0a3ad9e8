import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { api, ApiError } from "../lib/api";
import type { Frame, TableStore } from "../lib/table.svelte";
import { house } from "../lib/words.svelte";
import { seatView, tableInfo } from "../testing";
import type { Replay } from "../wire";
import { Playback } from "./playback.svelte";

vi.mock("../lib/sound", () => ({ play: () => {} }));

const frame = (serial: number): Frame => {
  const seat = seatView(0, null, [{ kind: "moved", seat: 1 }]);
  return { serial, table: tableInfo(serial), seats: [{ ...seat, view: `at ${serial}` }] };
};

const now = frame(9);
let store: { missed: Frame[]; skip: () => void; tell: () => void };
let playback: Playback;
let stop: () => void;

beforeEach(async () => {
  await house.load("en");
  vi.useFakeTimers();
  store = {
    ...{ id: "t1", latest: now, shown: now, seen: now.seats[0], viewpoint: 0, choosing: { view: "draft" } },
    ...{ seatIn: ({ seats }: Frame) => seats[0], missed: [frame(1), frame(2), frame(3)], skip: vi.fn(), tell: vi.fn() },
  } as typeof store;
  stop = $effect.root(() => {
    playback = new Playback(() => store as unknown as TableStore);
  });
  flushSync();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** Time passes, and effects run. */
function wait(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds);
  flushSync();
}

test("the table is shown as it is, with the draft", () => {
  expect(playback.scene).toMatchObject({ view: "draft", seat: 0, serial: 9, live: true });
});

describe("what was missed", () => {
  test("is shown again frame by frame, under numbers that a board takes for new", () => {
    expect([playback.possible, playback.start(), playback.running]).toEqual([true, true, true]);
    flushSync();
    const seen = [];
    while (playback.running) {
      const { view, serial, live } = playback.scene;
      expect([live, serial > 1_000_000]).toEqual([false, true]);
      seen.push([view, serial]);
      wait(700);
    }
    expect(seen.map(([view]) => view)).toEqual(["at 1", "at 2", "at 3"]);
    expect(new Set(seen.map(([, serial]) => serial)).size).toBe(3);
    expect(playback.scene.live).toBe(true);
  });

  test("is left by any touch", () => {
    playback.start();
    playback.skip();
    expect([playback.running, playback.scene.live]).toEqual([false, true]);
    expect(store.skip).toHaveBeenCalled();
  });

  test("must be more than the position itself", () => {
    store.missed = [frame(1)];
    expect([playback.possible, playback.start(), playback.running]).toEqual([false, false, false]);
  });
});

describe("a finished game", () => {
  const replay = (reader: number | null): Replay =>
    ({ reader, frames: [1, 2].map((view) => ({ view, events: [] })) }) as unknown as Replay;

  test("is opened at its beginning, and seen by another reader at the same move", async () => {
    vi.spyOn(api, "replay").mockImplementation((_id, seat) => Promise.resolve(replay(seat)));
    expect(await playback.open(0)).toBe(true);
    expect(playback.scene).toMatchObject({ view: 1, seat: 0, live: false });
    playback.position = 1;
    expect(await playback.open(null)).toBe(true);
    expect(playback.scene).toMatchObject({ view: 2, seat: null });
  });

  test("that cannot be had is said to be so", async () => {
    vi.spyOn(api, "replay").mockRejectedValue(new ApiError(409, "Not over", "it is not over"));
    expect([await playback.open(0), playback.replay]).toEqual([false, null]);
    expect(store.tell).toHaveBeenCalledTimes(1);
  });
});
