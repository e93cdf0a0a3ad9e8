import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { drafted, entry, fakeTable, REASON } from "../testing";
import type { ActionInfo, Drafted } from "../wire";
import { NoSuchAction } from "./actions";

const ENTRIES = ["trip", "lay", "run", "pass"].map((verb, index) => entry(index, verb, [4]));
const [TRIP, LAY, RUN, PASS] = ENTRIES as [ActionInfo, ActionInfo, ActionInfo, ActionInfo];

const table = (answer: (steps: readonly ActionInfo[]) => Drafted | null) =>
  fakeTable(ENTRIES, { view: "now", legal: [TRIP, RUN] }, answer);
const kind = (steps: readonly ActionInfo[]): Drafted | null =>
  drafted([LAY, PASS], steps.map(({ verb }) => verb).join(" "), { asked: "lay" });

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
    const { choosing } = table(() => drafted([], "", { refused: REASON }));
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

  test("is put to the server again at another table", async () => {
    const { choosing, store } = table(kind);
    await choosing.take(TRIP);
    choosing.startOver();
    expect(choosing.steps).toEqual([]);
    store.draft.mockImplementation(() => Promise.resolve(drafted([], "elsewhere")));
    await choosing.take(TRIP);
    expect(choosing.view).toBe("elsewhere");
  });

  test("going back first puts down what was picked up", async () => {
    const { choosing } = table(kind);
    let picked = true;
    choosing.board = () => ({ putDown: picked ? () => (picked = false) : null });
    expect([choosing.steps.length, choosing.canBack]).toEqual([0, true]);
    await choosing.stepBack();
    expect([picked, choosing.canBack]).toEqual([false, false]);
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
    store.draft.mockResolvedValueOnce(drafted([], "", { refused: { ...REASON, key: "laid" } }));
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
  expect([choosing.hint?.action, choosing.followed]).toEqual([TRIP, false]);
  await choosing.take(TRIP);
  expect([choosing.followed, choosing.advised]).toEqual([true, null]);
});

test("a pause keeps the draft for when the same is asked again", async () => {
  const { choosing, store, seat } = table(kind);
  await choosing.take(TRIP);
  store.stopped = { seat: 1, since: 0 };
  seat.decision = null;
  choosing.noticeNewFrame();
  expect(choosing.steps).toEqual([TRIP]);
  store.stopped = null;
  seat.decision = 7;
  choosing.noticeNewFrame();
  expect(choosing.steps).toEqual([TRIP]);
  seat.decision = 9;
  choosing.noticeNewFrame();
  expect(choosing.steps).toEqual([]);
});
