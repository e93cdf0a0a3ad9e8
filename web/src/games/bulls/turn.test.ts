import { beforeEach, describe, expect, test, vi } from "vitest";
import { matches } from "../../lib/actions";
import { drafted, entry, fakeTable, hinted, REASON } from "../../testing";
import type { ActionInfo, Drafted } from "../../wire";
import type { BullsView } from "./model";
import { Turn } from "./turn.svelte";

vi.mock("../../lib/sound", () => ({ play: () => {} }));

// A small part of the game: Sprint with three runners on A1 and A2, Panic on either place, ¡Olé!, and two discards.
const ALL = (
  [
    ["play", "sprint"],
    ["play", "panic"],
    ["play", "shove"],
    ["play", "ole"],
    ["pick", "yellow", "A1", 3],
    ["pick", "yellow", "A2", 5],
    ["pick", "yellow", "B1", 5],
    ["roll"],
    ["at", "A1"],
    ["at", "A2"],
    ["lead", "A1", 4, "A2"],
    ["place", 2],
    ["place", 3],
    ["discard", "sprint"],
    ["discard", "panic"],
    ["keep"],
  ] as const
).map(([verb, ...args], index) => entry(index, verb, args));

const action = (verb: string, ...args: (string | number)[]): ActionInfo => {
  const found = ALL.find((one) => matches(one, verb, ...args));
  if (!found) throw new Error(`no ${verb} ${args.join(" ")}`);
  return found;
};
const SPRINT = action("play", "sprint");
const PANIC = action("play", "panic");
const A1_3 = action("pick", "yellow", "A1", 3);
const A2_5 = action("pick", "yellow", "A2", 5);
const ROLL = action("roll");
const AT_A1 = action("at", "A1");
const AT_A2 = action("at", "A2");
const PLACES = [action("place", 2), action("place", 3)];
const UNWANTED = [action("discard", "sprint"), action("discard", "panic")];
const KEEP = action("keep");

const view = (decision: string, card = ""): BullsView => ({ decision, card }) as unknown as BullsView;
const refused = drafted([], null, { refused: REASON });

/** What the server makes of a draft: up to two runners are picked, then the card is done. */
function answer(steps: readonly ActionInfo[]): Drafted {
  const [first, ...rest] = steps;
  const last = steps.at(-1);
  if (first?.verb === "place") return drafted(steps.length < 2 ? PLACES : [], view("place"));
  if (first?.verb === "discard")
    return drafted([...UNWANTED.filter((one) => !steps.includes(one)), KEEP], view("discard"));
  if (first === PANIC) return drafted(last?.verb === "at" ? [] : [AT_A1, AT_A2], view("all-here", "panic"));
  if (first !== SPRINT) return refused;
  if (last === ROLL || rest.length === 2) return drafted([], view("own", "sprint"));
  const open = [A1_3, A2_5].filter((one) => !rest.includes(one));
  return drafted([...open, ROLL], view("own", "sprint"));
}

let turn: Turn;
let table: ReturnType<typeof fakeTable<BullsView>>;

function sit(legal: readonly ActionInfo[], decision: string): void {
  table = fakeTable(ALL, { view: view(decision), legal }, answer);
  turn = new Turn(table.choosing);
}

beforeEach(() => sit([SPRINT, PANIC, action("play", "ole")], "card"));

describe("a card", () => {
  test("is played and offers its targets", async () => {
    await turn.hand("panic");
    expect([turn.card, turn.steps, turn.isWhole]).toEqual(["panic", [PANIC], false]);
    expect(turn.all("at")).toEqual([AT_A1, AT_A2]);
  });

  test("is taken back by touching it again", async () => {
    await turn.hand("panic");
    await turn.hand("panic");
    expect([turn.card, turn.steps]).toEqual(["", []]);
  });

  test("is replaced by another one, targets and all", async () => {
    await turn.hand("panic");
    await turn.take(AT_A1);
    await turn.hand("sprint");
    expect([turn.card, turn.steps]).toEqual(["sprint", [SPRINT]]);
  });

  test("that is not legal is asked about by its entry in the table", async () => {
    await turn.hand("shove");
    expect(turn.steps).toEqual([]);
    expect(table.store.whyNot).toHaveBeenCalledWith(0, action("play", "shove"));
    expect(table.choosing.reason).toEqual(REASON);
  });
});

describe("a target", () => {
  beforeEach(async () => {
    await turn.hand("panic");
    await turn.take(AT_A1);
  });

  test("completes the card, and the others stay on offer", () => {
    expect(turn.isWhole).toBe(true);
    expect(turn.options).toEqual([AT_A1, AT_A2]);
    expect([turn.isChosen(AT_A1), turn.isChosen(AT_A2)]).toEqual([true, false]);
  });

  test("is what the roll is about", async () => {
    expect(turn.aim).toBe(AT_A1);
    await turn.hand("sprint");
    expect(turn.aim).toBeNull();
  });

  test("is replaced by another one", async () => {
    await turn.take(AT_A2);
    expect(turn.steps).toEqual([PANIC, AT_A2]);
  });

  test("is taken back by touching it again", async () => {
    await turn.take(AT_A1);
    expect([turn.steps, turn.isWhole]).toEqual([[PANIC], false]);
  });
});

describe("runners to roll", () => {
  beforeEach(() => turn.hand("sprint"));

  test("are picked one by one", async () => {
    await turn.pick("yellow", "A1", 3);
    expect([turn.steps, turn.isWhole]).toEqual([[SPRINT, A1_3], false]);
    expect(turn.options).toEqual([A2_5, ROLL]);
  });

  test("can be put back in any order", async () => {
    await turn.pick("yellow", "A1", 3);
    await turn.pick("yellow", "A2", 5);
    await turn.pick("yellow", "A1", 3, true);
    expect(turn.steps).toEqual([SPRINT, A2_5]);
  });

  test("are put back by touching them again", async () => {
    await turn.pick("yellow", "A1", 3);
    await turn.pick("yellow", "A1", 3);
    expect(turn.steps).toEqual([SPRINT]);
  });

  test("are enough at some point: one more says so", async () => {
    await turn.pick("yellow", "A1", 3);
    expect(turn.isFull).toBe(false);
    await turn.pick("yellow", "A2", 5);
    expect(turn.isFull).toBe(true);
    await turn.pick("yellow", "B1", 5);
    expect(table.choosing.reason).toEqual({ key: "enough-picked", clause: "", args: { most: 2 } });
    expect(turn.steps).toEqual([SPRINT, A1_3, A2_5]);
  });

  test("that are not there are asked about", async () => {
    const before = table.store.draft.mock.calls.length;
    await turn.pick("yellow", "B1", 5);
    expect(turn.steps).toEqual([SPRINT]);
    expect(table.store.draft.mock.calls.slice(before)).toEqual([[0, [SPRINT, action("pick", "yellow", "B1", 5)]]]);
  });
});

test("several runners may go to the same start, and only the last one shows as chosen", async () => {
  sit(PLACES, "place");
  const [two] = PLACES as [ActionInfo, ActionInfo];
  await turn.take(two);
  expect([turn.isWhole, turn.isChosen(two)]).toEqual([false, false]);
  await turn.take(two);
  expect([turn.steps, turn.isWhole, turn.isChosen(two)]).toEqual([[two, two], true, true]);
});

test("cards are discarded, and one of them kept after all", async () => {
  sit([...UNWANTED, KEEP], "discard");
  await turn.discard("sprint", false);
  await turn.discard("panic", false);
  expect(turn.steps).toEqual(UNWANTED);
  await turn.discard("sprint", true);
  expect(turn.steps).toEqual([action("discard", "panic")]);
});

test("a discard that the table knows is taken back, and the others are chosen again", async () => {
  sit([KEEP], "discard");
  const known = (...unwanted: string[]) => ({ decision: "discard", card: "", players: [{ unwanted }] });
  table.seat.view = known("sprint", "panic");
  const undo = vi.fn(() => {
    const last = table.seat.view as ReturnType<typeof known>;
    setTimeout(() => {
      table.seat.view = known(...(last.players[0]?.unwanted ?? []).slice(0, -1));
      table.seat.legal = [...UNWANTED, KEEP];
    }, 5);
    return Promise.resolve();
  });
  Object.assign(table.store, { undo });
  await turn.discard("sprint", true);
  expect(undo).toHaveBeenCalledTimes(2);
  expect(turn.steps).toEqual([action("discard", "panic")]);
});

test("advice is recognised by the action it names", () => {
  table.choosing.advice = hinted(PANIC);
  expect([turn.isAdvised(PANIC), turn.isAdvised(SPRINT), turn.isAdvised(null, undefined)]).toEqual([
    true,
    false,
    false,
  ]);
});

describe("a new decision that arrives meanwhile", () => {
  test("ends the draft, and an answer that comes late changes nothing", async () => {
    await turn.hand("panic");
    const late = turn.take(AT_A1);
    table.seat.decision = 8;
    table.choosing.noticeNewFrame();
    turn.clear();
    expect(await late).toBe(false);
    expect([turn.steps, turn.isWhole, turn.card]).toEqual([[], false, ""]);
    expect(turn.options).toEqual([SPRINT, PANIC, action("play", "ole")]);
  });

  test("forgets the bull that was about to be led", () => {
    turn.leading = { place: "A1", face: 4 };
    turn.clear();
    expect(turn.leading).toBeNull();
  });

  test("leaves nothing to touch while the table has not asked", () => {
    table.store.owed = null;
    expect([turn.mine, turn.options]).toEqual([false, []]);
  });
});
