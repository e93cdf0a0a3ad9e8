import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { beatsOf, harms, LASTS, PLAIN, type Beat, type Pace, type Plot } from "./beats";
import { Reel } from "./reel.svelte";
import type { GameEvent } from "./words.svelte";

const PLOT: Plot = {
  deeds: {
    laid: { leads: true },
    moved: {},
    tripped: { on: "victim", harm: true },
    charged: {},
    lost: { blameless: true },
    placed: { brief: true },
  },
  begins: ["turn"],
  quiet: ["turn"],
  hurts: { hit: "seat" },
};
const beat = (number: number, on: number | null = null): Beat => ({
  ...{ number, event: { kind: "moved", seat: 1 }, by: 1, on, harm: on !== null, before: [], after: [] },
});

describe("beats", () => {
  const moved: GameEvent = { kind: "moved", seat: 1 };

  test("are deeds with what came of them; what led to them may have been told before", () => {
    const lead: GameEvent[] = [];
    expect(
      beatsOf(
        [
          { kind: "turn", seat: 1 },
          { kind: "laid", seat: 1 },
        ],
        PLOT,
        4,
        lead,
      ),
    ).toEqual([]);
    const [only, ...more] = beatsOf([moved, { kind: "drew", seat: 1 }], PLOT, 6, lead);
    expect(more).toEqual([]);
    expect(only).toMatchObject({ number: 6, by: 1, on: null, harm: false, before: [{ kind: "laid" }] });
    expect([only?.after, lead]).toEqual([[{ kind: "drew", seat: 1 }], []]);
  });

  test("say whom they harm, by themselves or by what comes of them", () => {
    const [trip, charge] = beatsOf(
      [{ kind: "tripped", seat: 1, victim: 0 }, { kind: "charged", seat: 1 }, { kind: "hit", seat: 2 }],
      PLOT,
      0,
    ); // prettier-ignore
    expect([trip?.on, trip?.harm, charge?.on, charge?.harm]).toEqual([0, true, 2, true]);
    expect([trip && harms(trip, [0]), charge && harms(charge, [0])]).toEqual([true, false]);
  });

  test("aren't to blame for what happens after them, if it isn't their doing or something else has begun", () => {
    const hit: GameEvent = { kind: "hit", seat: 0 };
    const [lost] = beatsOf([{ kind: "lost", seat: 1 }, hit], PLOT, 0);
    expect([lost?.on, lost?.harm, lost?.after]).toEqual([null, false, [hit]]);
    const [charge] = beatsOf([{ kind: "charged", seat: 1 }, { kind: "turn", seat: 2 }, hit], PLOT, 0);
    expect([charge?.on, charge?.after]).toEqual([null, []]);
  });

  test("are brief where their game says so", () => {
    const [placed, other] = beatsOf([{ kind: "placed", seat: 1 }, moved], PLOT, 0);
    expect([placed?.brief, other?.brief]).toEqual([true, undefined]);
  });

  test("of a game without a plot are whatever somebody does", () => {
    expect(beatsOf([{ kind: "turn", seat: 1 }, moved, { kind: "drew", seat: 1 }], PLAIN, 0)).toHaveLength(1);
  });
});

describe("a reel", () => {
  let pace: Pace;
  let still: boolean;
  let busy: (() => void) | null; // what waits for the board
  let waits: boolean;
  let landed: number[];
  let ended: number;
  let reel: Reel<number>;

  beforeEach(() => {
    vi.useFakeTimers();
    [pace, still, waits, busy, landed, ended] = ["normal", false, false, null, [], 0];
    reel = new Reel<number>({
      land: (frame) => landed.push(frame),
      pace: () => pace,
      still: () => still,
      hurts: (one) => harms(one, [0]),
      wait: (over) => {
        busy = waits ? over : null;
        return waits;
      },
      end: () => (ended += 1),
    });
  });
  afterEach(() => vi.useRealTimers());

  const state = () => [reel.beat?.number ?? null, landed.at(-1) ?? null, reel.idle];
  const wait = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

  test("shows a beat, then the board that it leads to, then the next", () => {
    reel.add(1, [beat(10)]);
    reel.add(2, [beat(20)]);
    expect(state()).toEqual([10, null, false]);
    wait(LASTS.normal * 0.6);
    expect(state()).toEqual([10, 1, false]);
    wait(LASTS.normal * 0.4);
    expect(state()).toEqual([20, 1, false]);
    wait(LASTS.normal);
    expect([state(), ended]).toEqual([[null, 2, true], 1]);
  });

  test("shows all beats of a state before its board", () => {
    reel.add(1, [beat(10), beat(11)]);
    wait(LASTS.normal);
    expect(state()).toEqual([11, null, false]);
    wait(LASTS.normal);
    expect(state()).toEqual([null, 1, true]);
  });

  test("a state without beats waits for those before it, and takes no time of its own", () => {
    reel.add(1, []);
    expect(state()).toEqual([null, 1, true]);
    reel.add(2, [beat(20)]);
    reel.add(3, []);
    reel.add(4, [beat(40)]);
    expect(state()).toEqual([20, 1, false]);
    wait(LASTS.normal);
    expect([state(), landed]).toEqual([[40, 3, false], [1, 2, 3]]); // prettier-ignore
    wait(LASTS.normal);
    expect(state()).toEqual([null, 4, true]);
  });

  test("with reduced motion the board changes at once, and the words stay as long", () => {
    still = true;
    reel.add(1, [beat(10)]);
    expect(state()).toEqual([10, 1, false]);
    wait(LASTS.normal - 1);
    expect(state()).toEqual([10, 1, false]);
    wait(1);
    expect(state()).toEqual([null, 1, true]);
  });

  test("a touch ends a beat, two end them all", () => {
    for (const frame of [1, 2, 3]) reel.add(frame, [beat(frame * 10)]);
    reel.touch(5000);
    expect(state()).toEqual([20, 1, false]);
    reel.touch(6000);
    expect(state()).toEqual([30, 2, false]);
    reel.touch(6100);
    expect([state(), ended]).toEqual([[null, 3, true], 1]);
  });

  test("instant shows the end and nothing else", () => {
    pace = "instant";
    reel.add(1, [beat(10)]);
    reel.add(2, [beat(20)]);
    expect([state(), landed]).toEqual([[null, 2, true], [1, 2]]); // prettier-ignore
  });

  test("each pace has its time, and harm to me takes at least the usual one", () => {
    pace = "fast";
    reel.add(1, [beat(10)]);
    expect(reel.lasts).toBe(LASTS.fast);
    wait(LASTS.fast);
    reel.add(2, [beat(20, 0)]);
    expect(reel.lasts).toBe(LASTS.normal);
    wait(LASTS.normal);
    pace = "calm";
    reel.add(3, [beat(30, 0)]);
    expect(reel.lasts).toBe(LASTS.calm);
  });

  test("what takes no time to read is shown briefly, unless it harms me", () => {
    reel.add(1, [{ ...beat(10), brief: true }]);
    expect(reel.lasts).toBe(LASTS.fast);
    wait(LASTS.fast);
    reel.add(2, [{ ...beat(20, 0), brief: true }]);
    expect(reel.lasts).toBe(LASTS.normal);
  });

  test("catches up when too much is waiting, but for the last", () => {
    for (let frame = 1; frame <= 6; frame += 1) reel.add(frame, [beat(frame)]);
    const times: number[] = [];
    wait(LASTS.normal);
    while (!reel.idle) {
      times.push(reel.lasts);
      wait(reel.lasts);
    }
    expect(times).toEqual([700, 700, 700, 700, 1600]);
  });

  test("catches up calmly for whoever wants it calm", () => {
    pace = "calm";
    for (let frame = 1; frame <= 6; frame += 1) reel.add(frame, [beat(frame)]);
    wait(LASTS.calm);
    expect(reel.lasts).toBe(LASTS.normal);
  });

  test("holds while it is paused, and goes on from there", () => {
    reel.add(1, [beat(10)]);
    reel.pause();
    wait(60_000);
    reel.add(2, [beat(20)]);
    reel.add(3, []);
    reel.touch(0); // a single touch does not go on
    expect([state(), reel.paused]).toEqual([[10, null, false], true]);
    reel.goOn();
    expect([state(), reel.paused]).toEqual([[20, 1, false], false]);
    wait(LASTS.normal);
    expect(state()).toEqual([null, 3, true]);
  });

  test("paused with nothing to show, it keeps what comes", () => {
    reel.pause();
    reel.add(1, []);
    reel.add(2, [beat(20)]);
    wait(60_000);
    expect(state()).toEqual([null, null, false]);
    reel.goOn();
    expect(state()).toEqual([20, 1, false]);
  });

  test("steps through one beat at a time, and ends where nothing is left", () => {
    for (const frame of [1, 2]) reel.add(frame, [beat(frame * 10)]);
    reel.step();
    wait(60_000);
    expect([state(), reel.paused]).toEqual([[20, 2, false], true]);
    reel.step();
    expect([state(), reel.paused]).toEqual([[null, 2, true], false]);
  });

  test("what I do is shown at once, and what others did in the same moment after it", () => {
    reel.add(1, [beat(10)]);
    reel.cut(2, [beat(20), beat(21)]);
    expect([state(), landed, reel.untold]).toEqual([[20, 2, false], [1, 2], 21]); // prettier-ignore
    wait(LASTS.normal);
    expect([state(), reel.untold]).toEqual([[21, 2, false], null]); // prettier-ignore
    wait(LASTS.normal);
    expect([state(), landed]).toEqual([[null, 2, true], [1, 2]]); // prettier-ignore
  });

  test("waits for what takes its time on the board", () => {
    reel.add(1, [beat(10)]);
    reel.add(2, [beat(20)]);
    waits = true;
    wait(60_000);
    expect(state()).toEqual([null, 1, false]);
    waits = false;
    busy?.();
    expect(state()).toEqual([20, 1, false]);
    waits = true;
    reel.flush();
    busy?.();
    expect(state()).toEqual([null, 2, true]);
  });
});
