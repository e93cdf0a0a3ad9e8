import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { entry, FakeSocket, seatView, tableInfo } from "../testing";
import { CLOSE_CODES, type FromServer, type SeatView } from "../wire";
import { loadActions } from "./actions";
import { api } from "./api";
import { prefs } from "./prefs.svelte";
import { rememberSeen } from "./seen";
import { TableStore } from "./table.svelte";
import type { GameEvent } from "./words.svelte";

const STEP = entry(0, "step", [3]);
const PASS = entry(1, "pass");
const moved = (seat: number): GameEvent => ({ kind: "moved", seat });

let store: TableStore;

beforeEach(async () => {
  vi.useFakeTimers();
  localStorage.clear();
  prefs.pace = "normal";
  FakeSocket.install();
  vi.spyOn(api, "actions").mockResolvedValue({ digest: "", actions: [STEP, PASS] });
  await loadActions("toy");
  store = new TableStore("t1");
  FakeSocket.last.open();
});

afterEach(() => {
  store.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const says = (type: "snapshot" | "update", version: number, ...seats: SeatView[]) =>
  FakeSocket.last.says({ type, table: tableInfo(version), seats } as Partial<FromServer>);
const kinds = () => store.whole.map(({ event, version }) => [event["seat"], version]);

describe("what the server says", () => {
  test("a snapshot is the whole truth", () => {
    says("snapshot", 5, seatView(0, 5, [moved(1), moved(0)]));
    expect([store.line, store.latest?.table.version, store.shown === store.latest]).toEqual(["live", 5, true]);
    expect([store.mine, store.viewpoint, store.owed?.decision]).toEqual([[0], 0, 5]);
    expect(kinds()).toEqual([
      [1, 5],
      [0, 5],
    ]);
    says("snapshot", 6, seatView(0, null, [moved(1)]));
    expect(kinds()).toEqual([[1, 6]]);
  });

  test("another snapshot is there at once: nothing of a whole game is told again", () => {
    says("snapshot", 5, seatView(0, 5));
    says("snapshot", 9, seatView(0, 9, [moved(1), moved(1), moved(1)]));
    expect([store.caughtUp, store.reel.beat, store.owed?.decision]).toEqual([true, null, 9]);
  });

  test("an update goes on from there", () => {
    says("snapshot", 5, seatView(0, null, [moved(1)]));
    says("update", 6, seatView(0, 6, [moved(1)]));
    expect(store.latest?.table.version).toBe(6);
    expect(kinds()).toEqual([
      [1, 5],
      [1, 6],
    ]);
  });

  test("an update that was overtaken changes nothing and tells nothing twice", () => {
    says("snapshot", 5, seatView(0, null));
    says("update", 7, seatView(0, 7, [moved(1)]));
    says("update", 6, seatView(0, 6, [moved(1)]));
    expect([store.latest?.table.version, store.latest?.seats[0]?.decision]).toEqual([7, 7]);
    expect(kinds()).toEqual([[1, 7]]);
  });

  test("a snapshot is believed even if it is older", () => {
    says("snapshot", 7, seatView(0, 7));
    says("snapshot", 6, seatView(0, 6));
    expect(store.latest?.table.version).toBe(6);
  });

  test("after a break it is asked for what came since", () => {
    says("snapshot", 5, seatView(0, 5));
    FakeSocket.last.breaks();
    expect(store.line).toBe("lost");
    vi.advanceTimersByTime(2000);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toEqual([{ type: "hello", version: 5 }]);
    says("update", 6, seatView(0, 6));
    expect(store.line).toBe("live");
  });
});

describe("the moves of others", () => {
  beforeEach(() => {
    says("snapshot", 5, seatView(0, null));
    says("update", 6, seatView(0, null, [moved(1)]));
    says("update", 7, seatView(0, 7, [moved(1)]));
  });

  test("are shown one after another, each with its line of the log, and what I owe only after them", () => {
    const seen: unknown[] = [];
    const look = () => [store.shown?.table.version, store.story.length, store.whose.state, store.owed?.decision];
    while (store.owed === null) {
      if (JSON.stringify(look()) !== JSON.stringify(seen.at(-1))) seen.push(look());
      vi.advanceTimersByTime(50);
    }
    expect([store.latest?.table.version, store.myTurn]).toEqual([7, true]);
    expect([...seen, look()]).toEqual([
      [5, 0, "waiting", undefined],
      [6, 1, "waiting", undefined],
      [7, 2, "waiting", undefined],
      [7, 2, "yours", 7],
    ]);
  });

  test("are not lost when somebody decides in secret meanwhile", () => {
    says("update", 8, seatView(0, 8));
    const shown = new Set<number | undefined>();
    for (let moment = 0; moment < 80; moment += 1) {
      shown.add(store.shown?.table.version);
      vi.advanceTimersByTime(50);
    }
    shown.add(store.shown?.table.version);
    expect([...shown]).toEqual([5, 6, 7, 8]);
    expect(store.owed?.decision).toBe(8);
  });

  test("are skipped by two touches", () => {
    store.reel.touch(1000);
    expect([store.shown?.table.version, store.caughtUp]).toEqual([6, false]);
    store.reel.touch(1200);
    expect([store.caughtUp, store.owed?.decision]).toEqual([true, 7]);
  });

  test("are there at once for who wants it so", () => {
    vi.advanceTimersByTime(5000);
    prefs.pace = "instant";
    says("update", 8, seatView(0, 8, [moved(1)]));
    expect([store.caughtUp, store.owed?.decision, store.reel.beat]).toEqual([true, 8, null]);
  });

  test("hold while I am paused, and everything says so", () => {
    store.reel.pause();
    vi.advanceTimersByTime(60_000);
    expect([store.shown?.table.version, store.whose, store.owed]).toEqual([
      5,
      { state: "paused", by: null, bots: false },
      null,
    ]);
    store.reel.goOn();
    expect(store.whose.state).toBe("waiting");
  });

  test("can be shown again, from the position before them", () => {
    expect(store.missed.map(({ table }) => table.version)).toEqual([5, 6, 7]);
  });
});

describe("what happened unseen", () => {
  const others = [moved(1), moved(1)];
  const hide = (hidden: boolean): void => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
    document.dispatchEvent(new Event("visibilitychange"));
  };
  afterEach(() => vi.restoreAllMocks());

  test("is offered when somebody comes back to a page", () => {
    rememberSeen("t1", 0, { version: 3, told: 1 });
    says("snapshot", 6, seatView(0, 6, [moved(0), moved(0), ...others]));
    expect([store.away?.since, store.away?.missed.map(({ number }) => number)]).toEqual([{ version: 3, told: 1 }, [2, 3]]); // prettier-ignore
    store.away?.dismiss();
    expect([store.away?.since, store.away?.missed]).toEqual([null, []]);
  });

  test("is nothing if it was seen, or is little, or was taken back", () => {
    rememberSeen("t1", 0, { version: 6, told: 4 });
    says("snapshot", 6, seatView(0, 6, [moved(0), moved(0), ...others]));
    expect(store.away?.since).toBe(null);
    hide(true);
    vi.advanceTimersByTime(30_000);
    says("update", 7, seatView(0, 7, [moved(1)]));
    hide(false);
    expect(store.away?.since).toBe(null);
  });

  test("is offered after a while in the background, and remembered when the page goes", () => {
    says("snapshot", 5, seatView(0, 5));
    hide(true);
    vi.advanceTimersByTime(10_000);
    says("update", 6, seatView(0, null, others));
    hide(false);
    expect([store.caughtUp, store.away?.since]).toEqual([true, null]); // that was no absence
    hide(true);
    vi.advanceTimersByTime(20_000);
    says("update", 7, seatView(0, 7, others));
    hide(false);
    expect(store.away?.missed).toHaveLength(2);
    window.dispatchEvent(new Event("pagehide"));
    expect(localStorage.getItem("stampede-seen")).toBe('[["t1 0",6,2]]');
  });

  test("is offered after a lost connection", () => {
    says("snapshot", 5, seatView(0, null));
    FakeSocket.last.breaks();
    vi.advanceTimersByTime(2000);
    FakeSocket.last.open();
    says("update", 7, seatView(0, 7, others));
    expect([store.caughtUp, store.away?.since]).toEqual([true, { version: 5, told: 0 }]);
  });
});

/** The server has the question that was sent last, and what was in it. */
const asked = () => {
  const { id: _id, ...question } = FakeSocket.last.sent.at(-1) ?? {};
  return question;
};

describe("a move", () => {
  beforeEach(() => says("snapshot", 5, seatView(0, 5)));

  test("is sent in the game's notation with the decision that it answers", async () => {
    const done = store.play(0, [STEP]);
    expect(asked()).toEqual({ type: "move", seat: 0, decision: 5, action: "step 3" });
    expect(store.sending).toBe(true);
    FakeSocket.last.answers({ type: "ack" });
    expect([await done, store.sending]).toEqual([true, false]);
  });

  test("follows another one only when that is acknowledged", async () => {
    const done = store.play(0, [STEP, PASS]);
    says("update", 6, seatView(0, 6, [moved(0)]));
    expect(store.shown?.table.version).toBe(6); // my own move is shown at once
    expect(FakeSocket.last.sent).toHaveLength(2);
    FakeSocket.last.answers({ type: "ack" });
    await vi.advanceTimersByTimeAsync(0);
    expect(asked()).toEqual({ type: "move", seat: 0, decision: 6, action: "pass" });
    FakeSocket.last.answers({ type: "ack" });
    expect(await done).toBe(true);
  });

  test("that was made up never reaches the server", async () => {
    await expect(store.play(0, [entry(7, "fly")])).rejects.toThrow('toy has no action "fly"');
    expect(FakeSocket.last.sent).toHaveLength(1);
    expect(store.sending).toBe(false);
  });

  test("that is refused is explained, or said in words", async () => {
    const first = store.play(0, [STEP]);
    const reason = { key: "too-far", clause: "T2", args: {} };
    FakeSocket.last.answers({ type: "refusal", code: "illegal", detail: "no", reason });
    expect([await first, store.choosing.reason]).toEqual([false, reason]);
    const second = store.play(0, [STEP]);
    FakeSocket.last.answers({ type: "refusal", code: "stale", detail: "late", reason: null });
    expect(await second).toBe(false);
    expect(store.notices.map(({ key }) => key)).toEqual(["refusal-stale"]);
  });

  test("is not sent when nothing is asked any more", async () => {
    says("update", 6, seatView(0, null));
    expect(await store.play(0, [STEP])).toBe(false);
    expect(store.notices.map(({ key }) => key)).toEqual(["table-went-on"]);
  });

  describe("whose answer was lost with the line", () => {
    let done: Promise<boolean>;
    beforeEach(async () => {
      done = store.play(0, [STEP]);
      FakeSocket.last.breaks();
      await vi.advanceTimersByTimeAsync(2000);
      FakeSocket.last.open();
    });

    test("is sent again if the decision is still open", async () => {
      says("snapshot", 5, seatView(0, 5));
      await vi.advanceTimersByTimeAsync(100);
      expect(asked()).toEqual({ type: "move", seat: 0, decision: 5, action: "step 3" });
      FakeSocket.last.answers({ type: "ack" });
      expect(await done).toBe(true);
    });

    test("is done if the table has it", async () => {
      says("update", 6, seatView(0, null, [moved(0)]));
      await vi.advanceTimersByTimeAsync(100);
      expect([await done, store.notices]).toEqual([true, []]);
    });

    test("is uncertain if the table went on without a sign of it", async () => {
      says("update", 6, seatView(0, null, [moved(1)]));
      await vi.advanceTimersByTimeAsync(100);
      expect(await done).toBe(false);
      expect(store.notices.map(({ key }) => key)).toEqual(["move-uncertain"]);
    });

    test("is given up if the seat was closed", async () => {
      FakeSocket.last.breaks(CLOSE_CODES.SEAT_CLOSED);
      await vi.advanceTimersByTimeAsync(100);
      expect([await done, store.line]).toEqual([false, "closed"]);
    });
  });
});

describe("two seats on one browser", () => {
  test("a curtain falls before the cards of the one who is asked", () => {
    says("snapshot", 5, seatView(0, 5), seatView(1, null));
    expect([store.mine, store.curtain, store.owed]).toEqual([[0, 1], 0, null]);
    store.reveal(0);
    expect([store.curtain, store.owed?.seat]).toEqual([null, 0]);
    says("update", 6, seatView(0, null), seatView(1, 6));
    expect([store.curtain, store.viewpoint, store.owed]).toEqual([1, 0, null]);
  });
});

describe("chat", () => {
  const line = (number: number, seat: number) =>
    FakeSocket.last.says({ type: "said", number, seat, text: "hi", at: 0 });

  test("counts what others say after the first moment, and no line twice", () => {
    says("snapshot", 5, seatView(0, 5));
    line(1, 1); // what was said before one came
    vi.advanceTimersByTime(2000);
    for (const [number, seat] of [[2, 1], [2, 1], [3, 0]] as const) line(number, seat); // prettier-ignore
    expect([store.chat.map(({ number }) => number), store.unread]).toEqual([[1, 2, 3], 1]);
  });

  test("a muted seat is muted again after a break, which the server does not remember", async () => {
    says("snapshot", 5, seatView(0, 5));
    const muting = store.mute([1]);
    FakeSocket.last.answers({ type: "ack" });
    await muting;
    FakeSocket.last.breaks();
    await vi.advanceTimersByTimeAsync(2000);
    FakeSocket.last.open();
    says("snapshot", 5, seatView(0, 5));
    expect(asked()).toEqual({ type: "mute", seat: 0, muted: [1] });
  });
});

test("no more than three notices are kept", () => {
  for (const key of ["a", "b", "c", "d"]) store.tell(key);
  expect(store.notices.map(({ key }) => key)).toEqual(["b", "c", "d"]);
  const [first] = store.notices;
  if (first) store.dismiss(first);
  expect(store.notices.map(({ key }) => key)).toEqual(["c", "d"]);
});
