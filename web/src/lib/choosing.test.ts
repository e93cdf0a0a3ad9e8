import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ActionInfo, Drafted, SeatView } from "../wire";
import { Actions, NoSuchAction } from "./actions";
import { Choosing } from "./choosing.svelte";
import type { TableStore } from "./table.svelte";

const VERBS = ["trip", "lay", "run", "pass"];
const ENTRIES: ActionInfo[] = VERBS.map((verb, index) => ({
  index,
  verb,
  args: [4],
  notation: `${verb} 4`,
  clause: "",
}));
const [TRIP, LAY, RUN, PASS] = ENTRIES as [ActionInfo, ActionInfo, ActionInfo, ActionInfo];
const REASON = { key: "no-card", clause: "P7", args: {} };

const drafted = (legal: ActionInfo[], view: unknown, refused: Drafted["refused"] = null): Drafted =>
  ({ type: "drafted", id: 1, legal, view, asked: "lay", events: [], refused, stopped: "" }) as unknown as Drafted;

/** A table where seat 0 owes decision 7; `answer` says what the server makes of a draft. */
function table(answer: (steps: readonly ActionInfo[]) => Drafted | null) {
  const seat = { seat: 0, decision: 7, legal: [TRIP, RUN], view: "now", asked: "turn" } as unknown as SeatView;
  const store = {
    actions: new Actions("toy", ENTRIES),
    owed: seat as SeatView | null,
    latest: {},
    seen: seat,
    sending: false,
    viewpoint: 0,
    seatIn: () => seat,
    draft: vi.fn((_seat: number, steps: readonly ActionInfo[]) => Promise.resolve(answer(steps))),
    whyNot: vi.fn(() => Promise.resolve({ type: "explained", reason: REASON })),
    hint: vi.fn(() => Promise.resolve({ action: RUN, facts: [] })),
    play: vi.fn(() => Promise.resolve(true)),
    tell: vi.fn(),
  };
  const choosing = new Choosing<string>(store as unknown as TableStore);
  choosing.noticeNewFrame();
  return { store, choosing, seat };
}

const kind = (steps: readonly ActionInfo[]): Drafted | null =>
  drafted([LAY, PASS], steps.map(({ verb }) => verb).join(" "));

describe("a draft", () => {
  test("shows the position until something is chosen, then what it leads to", async () => {
    const { choosing } = table(kind);
    expect([choosing.view, choosing.base, choosing.legal]).toEqual(["now", "now", [TRIP, RUN]]);
    expect(await choosing.take(TRIP)).toBe(true);
    expect([choosing.view, choosing.base, choosing.asked]).toEqual(["trip", "now", "lay"]);
    expect(choosing.legal).toEqual([LAY, PASS]);
    expect(choosing.find("lay", 4)).toBe(LAY);
    expect(choosing.find("lay", 5)).toBeUndefined();
    expect(choosing.all("pass")).toEqual([PASS]);
  });

  test("explains a refusal and stays as it was", async () => {
    const { choosing } = table(() => drafted([], "", REASON));
    expect(await choosing.take(RUN)).toBe(false);
    expect([choosing.steps, choosing.reason]).toEqual([[], REASON]);
  });

  test("says so when the line is lost, and asks again the next time", async () => {
    const { choosing, store } = table(() => null);
    expect(await choosing.take(TRIP)).toBe(false);
    expect(store.tell).toHaveBeenCalledWith("line-lost-not-done", {}, "bad");
    store.draft.mockImplementation((_seat, steps) => Promise.resolve(kind(steps)));
    expect(await choosing.take(TRIP)).toBe(true);
  });

  test("is asked of the server once", async () => {
    const { choosing, store } = table(kind);
    await choosing.take(TRIP);
    await choosing.back();
    await choosing.take(TRIP);
    expect(store.draft).toHaveBeenCalledTimes(1);
  });

  test("goes back to a step", async () => {
    const { choosing } = table(kind);
    for (const action of [TRIP, LAY, PASS]) await choosing.take(action);
    await choosing.back(1);
    expect([choosing.steps, choosing.view]).toEqual([[TRIP], "trip"]);
    await choosing.back();
    expect([choosing.steps, choosing.view]).toEqual([[], "now"]);
  });

  test("an answer that comes after the person went on changes nothing", async () => {
    const { choosing, store } = table(kind);
    let answer = (_: Drafted | null) => {};
    store.draft.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    const late = choosing.take(RUN);
    await choosing.take(TRIP);
    answer(drafted([], "late"));
    expect(await late).toBe(false);
    expect(choosing.steps).toEqual([TRIP]);
  });

  test("of a decision that was answered is void", async () => {
    const { choosing, seat } = table(kind);
    await choosing.take(TRIP);
    choosing.noticeNewFrame();
    expect(choosing.steps).toEqual([TRIP]);
    (seat as { decision: number }).decision = 8;
    choosing.noticeNewFrame();
    expect(choosing.steps).toEqual([]);
  });

  test("is played with the step that closes it", async () => {
    const { choosing, store } = table(kind);
    choosing.board = () => ({ closing: PASS });
    await choosing.take(TRIP);
    expect(await choosing.confirm()).toBe(true);
    expect(store.play).toHaveBeenCalledWith(0, [TRIP, PASS]);
    expect(choosing.steps).toEqual([]);
  });

  test("that a board holds cannot be confirmed", async () => {
    const { choosing, store } = table(kind);
    choosing.board = () => ({ hold: "lay more" });
    await choosing.take(TRIP);
    expect([choosing.canConfirm, await choosing.confirm()]).toEqual([false, false]);
    expect(store.play).not.toHaveBeenCalled();
  });
});

describe("why not", () => {
  test("is asked of the table, and inside a draft of the draft", async () => {
    const { choosing, store } = table(kind);
    await choosing.why(LAY);
    expect(store.whyNot).toHaveBeenCalledWith(0, LAY);
    expect(choosing.reason).toEqual(REASON);
    await choosing.take(TRIP);
    store.draft.mockResolvedValueOnce(drafted([], "", { ...REASON, key: "laid" }));
    await choosing.why(LAY);
    expect(store.draft).toHaveBeenLastCalledWith(0, [TRIP, LAY]);
    expect(choosing.reason?.key).toBe("laid");
  });

  test("takes an entry of the action table, not a notation", () => {
    const { choosing } = table(kind);
    // @ts-expect-error -- if this were allowed, boards could write notation
    const asked: Parameters<typeof choosing.why>[0] = "lay 4";
    expect(asked).toBe("lay 4");
    expect(() => choosing.actions.find("lay", 99)).toThrow(NoSuchAction);
  });
});

describe("looking", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  test("shows what an action would lead to, and chooses nothing", async () => {
    const { choosing } = table(kind);
    choosing.look(TRIP);
    await vi.runAllTimersAsync();
    expect([choosing.ahead, choosing.view, choosing.steps]).toEqual(["trip", "now", []]);
    choosing.look(null);
    expect(choosing.ahead).toBe("now");
  });

  test("passes over what cannot follow the draft", async () => {
    const { choosing, store } = table(kind);
    choosing.look(LAY);
    await vi.runAllTimersAsync();
    expect([choosing.ghostOf, store.draft.mock.calls]).toEqual([null, []]);
  });

  test("asks only about what it rests on", async () => {
    const { choosing, store } = table(kind);
    choosing.look(TRIP);
    choosing.look(RUN);
    await vi.runAllTimersAsync();
    expect(store.draft.mock.calls.map(([, steps]) => steps)).toEqual([[RUN]]);
  });
});

test("a hint is followed when it is a step", async () => {
  const { choosing } = table(kind);
  await choosing.askHint();
  expect([choosing.hint?.action, choosing.followed]).toEqual([RUN, false]);
  await choosing.take(RUN);
  expect(choosing.followed).toBe(true);
});
