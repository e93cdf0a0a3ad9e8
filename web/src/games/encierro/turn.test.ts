import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Drafted } from "../../wire";
import { entry, table } from "./table.test-kit";
import { Turn } from "./turn.svelte";

vi.mock("../../lib/sound", () => ({ play: vi.fn() }));

const ADVANCE = entry("advance", "avanzar");
const SPRINT = entry("sprint", "avanzar", "carrera");
const ON_ONE = entry("attack", "kilikis", 1);
const ON_TWO = entry("attack", "kilikis", 2);

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"], now: 1000 }));
afterEach(() => void vi.useRealTimers());

describe("a card", () => {
  test("that has one use is played at once", async () => {
    const { choosing } = table([ADVANCE, entry("discard", "avanzar")]);
    const turn = new Turn(choosing);
    await turn.card("avanzar", false);
    expect(choosing.steps).toEqual([ADVANCE]);
    await turn.card("avanzar", true);
    expect(choosing.steps).toEqual([]);
  });

  test("that has several is picked up, and put down by a second touch", async () => {
    const { choosing } = table([ON_ONE, ON_TWO]);
    const turn = new Turn(choosing);
    await turn.card("kilikis", false);
    expect([turn.picked, turn.offers]).toEqual([{ id: "kilikis", special: false }, [ON_ONE, ON_TWO]]);
    expect([...turn.targets.keys()]).toEqual([1, 2]);
    await turn.card("kilikis", false);
    expect([turn.picked, choosing.steps]).toEqual([null, []]);
  });

  test("goes together with its partner", async () => {
    const { choosing } = table([ADVANCE, SPRINT]);
    const turn = new Turn(choosing);
    await turn.card("avanzar", false);
    expect(turn.partner("carrera")).toBe(SPRINT);
    await turn.card("carrera", false);
    expect(choosing.steps).toEqual([SPRINT]);
  });

  test("that equals its partner takes nothing apart", async () => {
    const { choosing } = table([SPRINT]);
    const turn = new Turn(choosing);
    await turn.card("avanzar", false);
    expect(choosing.steps).toEqual([SPRINT]);
    await turn.card("carrera", false); // the second of two
    expect(choosing.steps).toEqual([SPRINT]);
    await turn.card("carrera", true);
    expect(choosing.steps).toEqual([]);
  });

  test("that cannot be played asks why, on somebody else", async () => {
    const { choosing, store } = table([entry("draw")]);
    await new Turn(choosing).card("kilikis", false);
    expect(store.whyNot).toHaveBeenCalledWith(0, ON_ONE);
  });
});

describe("a runner", () => {
  test("is aimed at, and another one instead", async () => {
    const { choosing } = table([ON_ONE, ON_TWO]);
    const turn = new Turn(choosing);
    await turn.card("kilikis", false);
    await turn.runner(1);
    expect(choosing.steps).toEqual([ON_ONE]);
    await turn.runner(2);
    expect(choosing.steps).toEqual([ON_TWO]);
  });

  test("whom the card does not reach asks why", async () => {
    const { choosing, store } = table([ON_ONE, entry("discard", "kilikis"), entry("lay", "capote")]);
    const turn = new Turn(choosing);
    await turn.card("kilikis", false); // its one use is taken
    expect(choosing.steps).toEqual([ON_ONE]);
    await turn.runner(2);
    expect(store.draft).toHaveBeenLastCalledWith(0, [ON_ONE, ON_TWO]);
  });
});

describe("an object", () => {
  test("is lost", async () => {
    const { choosing } = table([entry("lose", "faja")], { eye: "chulin", decision: "bull" });
    await new Turn(choosing).thing("faja", false);
    expect(choosing.steps).toEqual([entry("lose", "faja")]);
  });

  test("that can be used or given is picked up", async () => {
    const { choosing } = table([entry("use", "capote"), entry("lose", "capote")], { eye: "chulin", decision: "bull" });
    const turn = new Turn(choosing);
    await turn.thing("capote", true);
    expect([turn.picked, choosing.steps]).toEqual([{ id: "capote", special: true }, []]);
    await turn.take(entry("use", "capote"));
    expect(choosing.steps).toEqual([entry("use", "capote")]);
  });

  test.each([
    ["faja", false, "", entry("lose", "faja")],
    ["capote", true, "", entry("use", "capote")],
    ["capote", true, "selfie", entry("lose", "capote")],
    ["zapatillas", true, "", entry("sprint", "avanzar", "zapatillas")],
  ] as const)("%s asks why it is not touched now", async (id, special, eye, about) => {
    const { choosing, store } = table([entry("draw")], { eye });
    await new Turn(choosing).thing(id, special);
    expect(store.whyNot).toHaveBeenCalledWith(0, about);
  });
});

describe("a new decision", () => {
  test("voids what was begun for the old one", async () => {
    const { choosing, seat } = table([ON_ONE, ON_TWO]);
    const turn = new Turn(choosing);
    await turn.card("kilikis", false);
    await turn.runner(1);
    (seat as { decision: number }).decision = 8;
    choosing.noticeNewFrame();
    turn.begin(false);
    expect([choosing.steps, turn.picked, turn.offers]).toEqual([[], null, []]);
  });

  test("out of turn ignores a stray tap at first", async () => {
    const { choosing } = table([ADVANCE]);
    const turn = new Turn(choosing);
    turn.begin(true);
    await turn.card("avanzar", false);
    expect(choosing.steps).toEqual([]);
    vi.advanceTimersByTime(400);
    await turn.card("avanzar", false);
    expect(choosing.steps).toEqual([ADVANCE]);
  });

  test("that was there when the table was laid is answered at once", async () => {
    const { choosing } = table([ADVANCE]);
    const turn = new Turn(choosing);
    turn.begin(true, false);
    await turn.card("avanzar", false);
    expect(choosing.steps).toEqual([ADVANCE]);
  });

  test("arriving while a choice is on its way drops that choice", async () => {
    const { choosing, store, seat } = table([ADVANCE]);
    const turn = new Turn(choosing);
    const { draft } = store;
    const accept = draft.getMockImplementation();
    let answer = (): void => {};
    draft.mockImplementationOnce(
      (of, steps) => new Promise((resolve) => (answer = () => resolve(accept?.(of, steps) as never))),
    );
    const taking = turn.card("avanzar", false);
    while (draft.mock.calls.length === 0) await Promise.resolve();
    (seat as { decision: number }).decision = 8;
    choosing.noticeNewFrame();
    answer();
    await taking;
    expect(choosing.steps).toEqual([]);
  });
});

describe("a blow", () => {
  const FAJA = entry("lose", "faja");
  const SHIELD = entry("shield", "patron");

  test("keeps its answers until one is confirmed, though the next question is known", async () => {
    const { choosing, store, seat } = table([SHIELD, FAJA], { eye: "chulin", decision: "bull" }, "bull");
    store.draft.mockResolvedValue({ legal: [entry("draw"), entry("stop")], view: seat.view, events: [], refused: null } as unknown as Drafted); // prettier-ignore
    const turn = new Turn(choosing);
    await turn.take(SHIELD);
    expect([turn.answered, turn.options]).toEqual([true, [SHIELD, FAJA]]);
    await turn.thing("faja", false);
    expect(choosing.steps).toEqual([FAJA]);
    await turn.take(FAJA);
    expect(choosing.steps).toEqual([]);
  });
});

describe("an answer without a choice", () => {
  const FAJA = entry("lose", "faja");
  const CAPOTE = entry("lose", "capote");
  const SHIELD = entry("shield", "patron");

  test.each([
    ["the only one", [FAJA], FAJA],
    ["any plain object", [FAJA, entry("lose", "boina")], FAJA],
    ["not where the special object could go instead", [FAJA, CAPOTE], null],
    ["not where something repels it", [SHIELD, FAJA], null],
  ])("%s", (_, legal, obvious) => {
    const { choosing } = table(legal, { decision: "bull" }, "bull");
    expect(new Turn(choosing).obvious).toBe(obvious);
  });

  test("is no matter of one’s own turn", () => {
    const { choosing } = table([entry("draw")]);
    expect(new Turn(choosing).obvious).toBeNull();
  });

  test("is put ready after a moment, and another can be chosen", async () => {
    vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"], now: 1000 });
    const { choosing, store, seat } = table([FAJA, entry("lose", "boina")], { decision: "bull" }, "bull");
    store.draft.mockResolvedValue({ legal: [], view: seat.view, events: [], refused: null } as unknown as Drafted);
    const turn = new Turn(choosing);
    turn.begin(true);
    expect(choosing.steps).toEqual([]);
    await vi.advanceTimersByTimeAsync(400);
    expect(choosing.steps).toEqual([FAJA]);
    await turn.thing("boina", false);
    expect(choosing.steps).toEqual([entry("lose", "boina")]);
  });

  test("is known to have been ready, so that whoever takes it back can choose it again", async () => {
    vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"], now: 1000 });
    const { choosing } = table([FAJA], { decision: "bull" }, "bull");
    const turn = new Turn(choosing);
    turn.begin(true);
    expect(turn.suggested).toBe(false);
    await vi.advanceTimersByTimeAsync(400);
    expect([choosing.steps, turn.suggested]).toEqual([[FAJA], true]);
    await choosing.back();
    expect([choosing.steps, turn.suggested]).toEqual([[], true]);
    turn.begin(true); // the next question
    expect(turn.suggested).toBe(false);
  });
});
