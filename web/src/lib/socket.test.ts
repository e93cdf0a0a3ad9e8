import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FakeSocket } from "../testing";
import { CLOSE_CODES } from "../wire";
import { Line, LineLost, type LineState } from "./socket";

let states: LineState[];
let heard: unknown[];
let version: number;
let line: Line;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5); // pauses as they are meant
  FakeSocket.install();
  [states, heard, version] = [[], [], 0];
  line = new Line("a table", {
    heard: (message) => heard.push(message),
    state: (state) => states.push(state),
    version: () => version,
  });
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("says hello with the version it knows", () => {
  version = 12;
  expect(FakeSocket.last.url).toMatch(/^ws:.*\/api\/tables\/a%20table\/socket$/);
  FakeSocket.last.open();
  expect(FakeSocket.last.sent).toEqual([{ type: "hello", version: 12 }]);
  expect(states).toEqual([]);
  FakeSocket.last.says({ type: "snapshot" });
  expect([states, heard]).toEqual([["live"], [{ type: "snapshot" }]]);
});

test("gives an answer to whoever asked, and to nobody else", async () => {
  FakeSocket.last.open();
  const first = line.ask({ type: "undo", seat: 0 });
  const second = line.ask({ type: "resign", seat: 0 });
  const [, undo, resign] = FakeSocket.last.sent;
  expect([undo?.["type"], resign?.["type"]]).toEqual(["undo", "resign"]);
  FakeSocket.last.says({ type: "ack", id: resign?.["id"] as number });
  FakeSocket.last.says({ type: "refusal", id: undo?.["id"] as number });
  expect([(await first).type, (await second).type]).toEqual(["refusal", "ack"]);
  expect(heard).toEqual([]);
  FakeSocket.last.says({ type: "ack", id: 99 });
  expect(heard).toEqual([{ type: "ack", id: 99 }]);
});

describe("when the line breaks", () => {
  test("questions fail at once instead of waiting forever", async () => {
    await expect(line.ask({ type: "undo", seat: 0 })).rejects.toThrow(LineLost);
    FakeSocket.last.open();
    const asked = line.ask({ type: "undo", seat: 0 });
    FakeSocket.last.breaks();
    await expect(asked).rejects.toThrow(LineLost);
  });

  test("another one is opened, and later each time", () => {
    const pauses = [400, 720, 1296];
    for (const [index, pause] of pauses.entries()) {
      FakeSocket.last.breaks();
      vi.advanceTimersByTime(pause - 5);
      expect(FakeSocket.all).toHaveLength(index + 1);
      vi.advanceTimersByTime(10);
      expect(FakeSocket.all).toHaveLength(index + 2);
    }
    expect(states).toEqual(["lost", "lost", "lost"]);
  });

  test("the new one says what is known by then, and begins with short pauses again", () => {
    FakeSocket.last.breaks();
    vi.advanceTimersByTime(400);
    FakeSocket.last.breaks();
    vi.advanceTimersByTime(720);
    version = 31;
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toEqual([{ type: "hello", version: 31 }]);
    FakeSocket.last.breaks();
    vi.advanceTimersByTime(401);
    expect(FakeSocket.all).toHaveLength(4);
  });

  test("what the old one still says is not heard", () => {
    const old = FakeSocket.last;
    old.open();
    window.dispatchEvent(new Event("offline"));
    old.says({ type: "update" });
    expect([heard, states]).toEqual([[], ["lost"]]);
  });

  test("nothing waits once the network is back", () => {
    FakeSocket.last.open();
    window.dispatchEvent(new Event("offline"));
    window.dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.all).toHaveLength(2);
  });
});

test.each([
  [CLOSE_CODES.NO_TABLE, "no-table"],
  [CLOSE_CODES.UNPLAYABLE, "unplayable"],
  [CLOSE_CODES.SEAT_CLOSED, "closed"],
])("code %i ends it for good: %s", (code, state) => {
  FakeSocket.last.open();
  FakeSocket.last.breaks(code);
  vi.advanceTimersByTime(60_000);
  window.dispatchEvent(new Event("online"));
  expect([states, FakeSocket.all.length]).toEqual([[state], 1]);
});

test("closed by ourselves it stays closed, and says nothing", async () => {
  FakeSocket.last.open();
  const asked = line.ask({ type: "undo", seat: 0 });
  line.close();
  await expect(asked).rejects.toThrow(LineLost);
  FakeSocket.last.breaks();
  vi.advanceTimersByTime(60_000);
  expect([states, FakeSocket.all.length]).toEqual([[], 1]);
});
