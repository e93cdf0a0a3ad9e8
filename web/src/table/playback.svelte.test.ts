import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { api, ApiError } from "../lib/api";
import { beatsOf, LASTS, PLAIN } from "../lib/beats";
import { prefs } from "../lib/prefs.svelte";
import type { Frame, TableStore } from "../lib/table.svelte";
import { house, type GameEvent } from "../lib/words.svelte";
import { seatView, tableInfo } from "../testing";
import type { Replay } from "../wire";
import { Playback } from "./playback.svelte";

vi.mock("../lib/sound", () => ({ play: () => {} }));

const moved: GameEvent = { kind: "moved", seat: 1 };
const frame = (serial: number, events = [moved]): Frame => {
  const seat = seatView(0, null, events);
  const seats = [{ ...seat, view: `at ${serial}` }];
  return { serial, table: tableInfo(serial), seats, told: new Map([[0, serial]]) };
};

const now = frame(9);
const story = [1, 2, 3].map((number) => ({ number: number - 1, version: number, event: moved }));
let store: { missed: Frame[]; past: Frame[]; recall: (version: number) => Promise<Frame[]>; tell: () => void };
let playback: Playback;

beforeEach(async () => {
  await house.load("en");
  vi.useFakeTimers();
  prefs.pace = "normal";
  store = {
    ...{ id: "t1", latest: now, shown: now, seen: now.seats[0], viewpoint: 0, choosing: { view: "draft" }, story },
    ...{ reel: { beat: null, touch: vi.fn() }, seatIn: ({ seats }: Frame) => seats[0], tell: vi.fn() },
    beatsIn: ({ seats, serial }: Frame, lead: GameEvent[]) =>
      beatsOf((seats[0]?.events ?? []) as GameEvent[], PLAIN, serial - 1, lead),
    missed: [frame(1), frame(2), frame(3)],
    past: [],
    recall: vi.fn(() => Promise.resolve([frame(4), frame(5)])),
  } as unknown as typeof store;
  playback = new Playback(() => store as unknown as TableStore);
  flushSync();
});
afterEach(() => vi.useRealTimers());

test("the table is shown as it is, with the draft", () => {
  expect(playback.scene).toMatchObject({ view: "draft", seat: 0, serial: 9, live: true });
});

describe("what was missed", () => {
  test("is shown again beat by beat, each before its board, with its line of the log lit", () => {
    expect([playback.possible, playback.start(), playback.running]).toEqual([true, true, true]);
    const seen: unknown[] = [];
    while (playback.running) {
      const { view, serial, live } = playback.scene;
      expect([live, serial > 1_000_000]).toEqual([false, true]);
      seen.push([view, playback.lit]);
      vi.advanceTimersByTime(LASTS.normal * (seen.length % 2 === 1 ? 0.6 : 0.4));
    }
    expect(seen).toEqual([["at 1", 1], ["at 2", 1], ["at 2", 2], ["at 3", 2]]); // prettier-ignore
    expect(playback.scene.live).toBe(true);
  });

  test("is left by two touches", () => {
    playback.start();
    playback.touch(1000);
    expect(playback.scene.view).toBe("at 2");
    playback.touch(1100);
    expect([playback.running, playback.scene.live]).toEqual([false, true]);
  });

  test("is shown at a pace that can be followed, even if the table's is instant", () => {
    prefs.pace = "instant";
    expect([playback.start(), playback.scene.view]).toEqual([true, "at 1"]);
  });

  test("must be more than the position itself", () => {
    store.missed = [frame(1)];
    expect([playback.possible, playback.start(), playback.running]).toEqual([false, false, false]);
  });

  test("is asked of the server if this browser does not have it", async () => {
    expect(await playback.startSince(4)).toBe(true);
    expect([store.recall, playback.scene.view]).toEqual([expect.any(Function), "at 4"]);
    expect(store.recall).toHaveBeenCalledWith(4);
    store.past = [frame(6), frame(7), frame(8)];
    expect(await playback.startSince(7)).toBe(true);
    expect([vi.mocked(store.recall).mock.calls.length, playback.scene.view]).toEqual([1, "at 7"]);
  });
});

describe("a finished game", () => {
  const replay = (reader: number | null): Replay =>
    ({ reader, frames: [1, 2].map((view) => ({ view, events: [moved] })) }) as unknown as Replay;

  test("is opened at its beginning, and seen by another reader at the same move", async () => {
    vi.spyOn(api, "replay").mockImplementation((_id, seat) => Promise.resolve(replay(seat)));
    expect(await playback.open(0)).toBe(true);
    expect(playback.scene).toMatchObject({ view: 1, seat: 0, live: false });
    expect(playback.lit).toBe(0);
    playback.position = 1;
    expect(await playback.open(null)).toBe(true);
    expect(playback.scene).toMatchObject({ view: 2, seat: null });
    expect(playback.lit).toBe(1);
  });

  test("that cannot be had is said to be so", async () => {
    vi.spyOn(api, "replay").mockRejectedValue(new ApiError(409, "Not over", "it is not over"));
    expect([await playback.open(0), playback.replay]).toEqual([false, null]);
    expect(store.tell).toHaveBeenCalledTimes(1);
  });
});
