import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { announcer } from "../lib/announce.svelte";
import { PLAIN } from "../lib/beats";
import { play } from "../lib/sound";
import type { TableStore, Told } from "../lib/table.svelte";
import { GameWords, house, t } from "../lib/words.svelte";
import { announceEvents, announceRefusals, announceTurns, onEnd } from "./announcements.svelte";

vi.mock("../lib/sound", () => ({ play: vi.fn() }));

const told = (number: number, seat: number): Told => ({ number, version: 1, event: { kind: `e${number}`, seat } });

class FakeTable {
  owed = $state.raw<{ decision: number } | null>(null);
  seen = $state.raw({ events: [{}] });
  story = $state.raw<Told[]>([]);
  sinceMyTurn = 0;
  names = ["Ana", "Bea"];
  viewpoint = 0;
  whose = { state: "yours" };
  plot = { ...PLAIN, deeds: { hit: { on: "target", harm: true } } };
  mine = [0];
  choosing = $state.raw<{ reason: unknown }>({ reason: null });
  table = $state.raw<{ status: string } | null>({ status: "playing" });
  caughtUp = $state(true);
}

let table: FakeTable;
let stop: () => void;
const begin = (announce: (store: () => TableStore) => void): void => {
  stop = $effect.root(() => announce(() => table as unknown as TableStore));
  flushSync();
};

beforeAll(() => house.load("en"));
beforeEach(() => {
  vi.clearAllMocks();
  announcer.forget();
  table = new FakeTable();
});
afterEach(() => stop());

/** Lets the table change; what was called since. */
function after(change: () => void): string {
  announcer.forget();
  change();
  flushSync();
  return announcer.urgent;
}

test("a turn is called when it begins, and again only when others moved in between", () => {
  begin(announceTurns);
  expect(after(() => (table.owed = { decision: 1 }))).toBe(t("table-your-turn"));
  expect(after(() => (table.owed = { decision: 2 }))).toBe("");
  expect(after(() => (table.owed = null))).toBe("");
  table.story = [told(0, 1)];
  expect(after(() => (table.owed = { decision: 5 }))).toBe(t("table-your-turn"));
  expect(vi.mocked(play).mock.calls).toEqual([["yours"], ["yours"]]);
});

test("what happens is told once; what happened before is not", () => {
  table.story = [told(0, 1)];
  begin((store) => announceEvents(store, () => new GameWords("toy")));
  expect(announcer.polite).toBe("");
  after(() => (table.story = [...table.story, told(1, 1), told(2, 1)]));
  expect(announcer.polite).toBe("event-e1 event-e2");
  after(() => (table.story = Array.from({ length: 12 }, (_, number) => told(number, 1))));
  expect(announcer.polite).toBe("event-e6 event-e7 event-e8 event-e9 event-e10 event-e11");
  after(() => (table.story = [told(0, 1)])); // a snapshot starts the story again
  expect(announcer.polite).toBe("");
});

test("what is done to the reader interrupts", () => {
  begin((store) => announceEvents(store, () => new GameWords("toy")));
  const hit = (target: number): Told => ({ number: 0, version: 1, event: { kind: "hit", seat: 1, target } });
  expect(after(() => (table.story = [hit(1)]))).toBe("");
  expect(after(() => (table.story = [hit(1), hit(0)]))).toBe("event-hit");
});

test("a refusal is heard", () => {
  begin(announceRefusals);
  expect(play).not.toHaveBeenCalled();
  after(() => void (table.choosing = { reason: {} }));
  expect(play).toHaveBeenCalledWith("refuse");
});

test("an end before our eyes is called, once everything before it was shown", () => {
  const ended = vi.fn();
  begin((store) => onEnd(store, ended));
  after(() => {
    table.caughtUp = false;
    table.table = { status: "over" };
  });
  expect(ended).not.toHaveBeenCalled();
  expect(after(() => (table.caughtUp = true))).toBe(t("table-over"));
  expect([ended.mock.calls, vi.mocked(play).mock.calls]).toEqual([[[true]], [["win"]]]);
});

test("an end that was there already is quiet", () => {
  const ended = vi.fn();
  table.table = { status: "over" };
  begin((store) => onEnd(store, ended));
  expect([ended.mock.calls, announcer.urgent]).toEqual([[[false]], ""]);
  expect(play).not.toHaveBeenCalled();
});
