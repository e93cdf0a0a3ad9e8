import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Away } from "./away.svelte";
import { rememberSeen, seenOf } from "./seen";
import type { TableStore } from "./table.svelte";

const deed = (seat: number) => ({ event: { kind: "moved", seat } });

/** A table of which so many events are known; all of them are shown. */
function tableWith(events: number) {
  const story = Array.from({ length: events }, () => deed(1));
  const table = { version: events, status: "playing" };
  return {
    id: "t1",
    viewpoint: 0,
    table,
    shown: { table },
    latest: { table },
    story,
    whole: story,
    isDeed: () => true,
  };
}

let store: ReturnType<typeof tableWith>;
let away: Away;
let hidden = false;

function moreComes(events: number): void {
  for (let n = 0; n < events; n++) store.story.push(deed(1));
  store.table.version += events;
}

function hide(yes: boolean): void {
  hidden = yes;
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  hidden = false;
  store = tableWith(5);
  away = new Away(store as unknown as TableStore);
});

afterEach(() => {
  away.close();
  localStorage.clear();
  vi.useRealTimers();
});

describe("with the page hidden", () => {
  test("for twenty seconds, what others did meanwhile is told", () => {
    hide(true);
    moreComes(3);
    vi.advanceTimersByTime(20_000);
    hide(false);
    expect(away.since).toMatchObject({ version: 5, told: 5 });
    expect(away.missed).toHaveLength(3);
  });

  test("for a moment, nothing is", () => {
    hide(true);
    moreComes(3);
    vi.advanceTimersByTime(19_999);
    hide(false);
    expect(away.since).toBeNull();
    expect(away.missed).toEqual([]);
  });

  test("a single deed is not worth telling", () => {
    hide(true);
    moreComes(1);
    vi.advanceTimersByTime(60_000);
    hide(false);
    expect(away.since).toBeNull();
  });

  test("what comes afterwards has not been missed", () => {
    hide(true);
    moreComes(2);
    vi.advanceTimersByTime(20_000);
    hide(false);
    moreComes(4);
    expect(away.missed).toHaveLength(2);
  });
});

describe("with the connection lost", () => {
  test("what came over the new one has been missed", () => {
    away.lineLost();
    expect(away.returning).toBe(true);
    moreComes(2);
    away.lineBack();
    expect(away.returning).toBe(false);
    expect(away.since).toMatchObject({ version: 5, told: 5 });
  });

  test("lost again before it was back, it counts from the first time", () => {
    away.lineLost();
    moreComes(1);
    away.lineLost();
    moreComes(1);
    away.lineBack();
    expect(away.missed).toHaveLength(2);
  });

  test("back without news, there is nothing to tell", () => {
    away.lineLost();
    away.lineBack();
    expect(away.since).toBeNull();
  });
});

describe("after a reload", () => {
  test("it goes on from what this browser had shown", () => {
    rememberSeen("t1", 0, { version: 2, told: 2 });
    away.arrived();
    expect(away.missed).toHaveLength(3);
  });

  test("a memory of more than there is, is of another game", () => {
    rememberSeen("t1", 0, { version: 9, told: 9 });
    away.arrived();
    expect(away.since).toBeNull();
  });

  test("leaving the page notes how far it was shown", () => {
    window.dispatchEvent(new Event("pagehide"));
    expect(seenOf("t1", 0)).toEqual({ version: 5, told: 5 });
  });

  test("what was missed and not looked at is still missed after the next one", () => {
    rememberSeen("t1", 0, { version: 2, told: 2 });
    away.arrived();
    window.dispatchEvent(new Event("pagehide"));
    expect(seenOf("t1", 0)).toEqual({ version: 2, told: 2 });
    away.dismiss();
    expect([away.since, seenOf("t1", 0)]).toEqual([null, { version: 5, told: 5 }]);
  });

  test("a game that is over is not told", () => {
    rememberSeen("t1", 0, { version: 2, told: 2 });
    store.table.status = "over";
    away.arrived();
    expect(away.missed).toEqual([]);
  });
});
