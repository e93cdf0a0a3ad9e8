import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { drafted, entry, fakeTable, hinted } from "../../testing";
import type { ActionInfo, Drafted } from "../../wire";
import type { RagingView } from "./model";
import { Turn } from "./turn.svelte";

vi.mock("../../lib/sound", () => ({ play: () => {} }));

// A small part of the game: dice 2, 6 and 3, one saw, and five of the fences.
const ALL = (
  [
    ["roll"],
    ["stop"],
    ["mallet"],
    ["shed", "bull"],
    ["shed", "sheep"],
    ["saw", 3, 4],
    ["saw", 3, 2],
    ["saw", 5, 6],
    ["fence", "N2", "E6"],
    ["fence", "N2", "S6"],
    ["fence", "N2", "S3"],
    ["fence", "E6", "W2"],
    ["fence", "N4", "E6"],
  ] as const
).map(([verb, ...args], index) => entry(index, verb, args));
const action = (verb: string, ...args: (string | number)[]): ActionInfo => {
  const found = ALL.find((one) => one.verb === verb && args.every((arg, at) => one.args[at] === arg));
  if (!found) throw new Error(`no ${verb} ${args.join(" ")}`);
  return found;
};
const MALLET = action("mallet");
const UP = action("saw", 3, 4);
const N2_E6 = action("fence", "N2", "E6");
const N2_S6 = action("fence", "N2", "S6");
const N2_S3 = action("fence", "N2", "S3");
const E6_W2 = action("fence", "E6", "W2");
const N4_E6 = action("fence", "N4", "E6");
const OPEN = [N2_E6, N2_S6, E6_W2];
const SAWN = [N2_E6, N4_E6];
const SHEDS = [action("shed", "bull"), action("shed", "sheep")];

const die = (number: number, rolled = number) => ({ number, rolled, sawn: number !== rolled });
const view = (dice: ReturnType<typeof die>[]): RagingView =>
  ({
    players: [{ dice }],
    posts: ["N2", "N4", "N5", "E6", "S6", "S3", "W2"].map((name) => ({
      name,
      side: name.charAt(0),
      number: Number(name.slice(1)),
    })),
  }) as unknown as RagingView;
const ROLLED = view([die(2), die(6), die(3)]);

/** What the server makes of a draft: saws, then a fence or a mallet; the mallet asks for the shed. */
function answer(steps: readonly ActionInfo[]): Drafted {
  const last = steps.at(-1);
  if (last?.verb === "saw") return drafted([...SAWN, MALLET], view([die(2), die(6), die(4, 3)]));
  if (last?.verb === "mallet") return drafted(SHEDS, view([]), { asked: "shed" });
  return drafted([action("roll"), action("stop")], view([]), { asked: "roll" });
}

let turn: Turn;
let table: ReturnType<typeof fakeTable<RagingView>>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }); // the budget keeps its own clock
  table = fakeTable(ALL, { view: ROLLED, legal: [...OPEN, UP, action("saw", 3, 2), MALLET] }, answer);
  turn = new Turn(table.choosing);
});
afterEach(() => vi.useRealTimers());

describe("a fence", () => {
  test("begins and ends where the server says", () => {
    expect([...turn.starts].sort()).toEqual(["E6", "N2", "S6", "W2"]);
    expect([...turn.ends("E6")].sort()).toEqual(["N2", "W2"]);
  });

  test("is drafted by touching its two posts, in either order", async () => {
    await turn.post("W2");
    expect([turn.first, turn.steps]).toEqual(["W2", []]);
    await turn.post("E6");
    expect([turn.drafted, turn.steps]).toEqual([["E6", "W2"], [E6_W2]]);
  });

  test("touching the first post again lets go of it", async () => {
    await turn.post("N2");
    await turn.post("N2");
    expect(turn.first).toBeNull();
  });

  test("touching one of its posts takes it back and keeps the other", async () => {
    await turn.join("N2", "E6");
    await turn.post("E6");
    expect([turn.steps, turn.first]).toEqual([[], "N2"]);
    await turn.post("S6");
    expect(turn.steps).toEqual([N2_S6]);
  });

  test("another one takes its place, from what could have been chosen", async () => {
    await turn.join("N2", "E6");
    expect(turn.fences).toEqual(OPEN);
    await turn.join("E6", "W2");
    expect(turn.steps).toEqual([E6_W2]);
  });

  test("keeps the dice on the table while it is drafted", async () => {
    await turn.join("N2", "E6");
    expect(turn.view.players[0]?.dice).toEqual([]);
    expect(turn.dice(0).map(({ number }) => number)).toEqual([2, 6, 3]);
  });
});

describe("a fence that is not possible", () => {
  test("is explained by its own entry", async () => {
    await turn.post("N2");
    await turn.post("S3");
    expect(table.store.whyNot).toHaveBeenCalledWith(0, N2_S3);
    expect([turn.refused, turn.choosing.reason?.key, turn.steps]).toEqual([["N2", "S3"], "no-card", []]);
  });

  test("stays explained when the pointer leaves, until something else is touched", async () => {
    await turn.refuse(["N2", "S3"]);
    turn.look(null);
    expect(turn.refused).toEqual(["N2", "S3"]);
    await turn.post("N2");
    expect([turn.refused, turn.choosing.reason]).toEqual([null, null]);
  });

  test("on one side of the field is no action, and nothing is asked", async () => {
    await turn.post("N2");
    await turn.post("N5");
    expect(turn.refused).toEqual(["N2", "N5"]);
    expect(table.store.whyNot).not.toHaveBeenCalled();
  });

  test("is asked about once the pointer rests", async () => {
    turn.first = "N2";
    turn.look("S3");
    expect(table.store.whyNot).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(300);
    expect(table.store.whyNot).toHaveBeenCalledWith(0, N2_S3);
  });

  test("is not asked about when the pointer moves on", async () => {
    turn.first = "N2";
    turn.look("S3");
    turn.look("N2");
    await vi.advanceTimersByTimeAsync(300);
    expect(table.store.whyNot).not.toHaveBeenCalled();
    expect(turn.refused).toBeNull();
  });

  test("a post where none can begin is explained with one that could be its end", async () => {
    await turn.post("N4");
    expect(table.store.whyNot).toHaveBeenCalledWith(0, N4_E6);
    expect([turn.first, turn.refused]).toEqual([null, null]);
  });
});

test("looking at a second post shows the fence, and looking away hides it", async () => {
  turn.first = "N2";
  turn.look("E6");
  await vi.advanceTimersByTimeAsync(100);
  expect(turn.choosing.ghostOf).toBe(OPEN[0]);
  expect(turn.choosing.ghost).not.toBeNull();
  expect(turn.steps).toEqual([]);
  turn.look(null);
  expect(turn.choosing.ghostOf).toBeNull();
});

describe("the stepper", () => {
  test("goes through all fences, and round", async () => {
    const seen: ActionInfo[] = [];
    for (let at = 0; at < 4; at += 1) {
      await turn.step(1);
      seen.push(...turn.steps);
    }
    expect(seen).toEqual([N2_E6, N2_S6, E6_W2, N2_E6]);
    await turn.step(-1);
    expect(turn.steps).toEqual([E6_W2]);
  });

  test("keeps to the first post", async () => {
    await turn.post("W2");
    expect(turn.choosable).toEqual([OPEN[2]]);
  });
});

describe("a saw", () => {
  test("changes what can be built, and takes back a fence that was drafted", async () => {
    await turn.join("E6", "W2");
    expect(turn.saws(3)).toEqual([UP, action("saw", 3, 2)]);
    await turn.take(UP);
    expect(turn.steps).toEqual([UP]);
    expect(turn.fences).toEqual(SAWN);
  });

  test("is taken back by the number it made, with what followed", async () => {
    await turn.take(UP);
    await turn.join("N4", "E6");
    expect(turn.steps).toEqual([UP, N4_E6]);
    await turn.unsaw(4);
    expect(turn.steps).toEqual([]);
  });

  test("that can't be used is explained by an entry of that number", async () => {
    await turn.whyNoSaw(5);
    expect(table.store.whyNot).toHaveBeenCalledWith(0, action("saw", 5, 6));
  });

  test("that is advised shows the fence it is for once it is used", async () => {
    turn.choosing.advice = hinted(UP, [{ kind: "advice-saw", first: "N4", second: "E6" }]);
    expect(turn.isHinted("saw", 3, 4)).toBe(true);
    expect(turn.hinted).toEqual([]);
    await turn.take(UP);
    expect(turn.hinted).toEqual(["N4", "E6"]);
  });
});

describe("no fence", () => {
  test("replaces a fence, and a second touch takes it back", async () => {
    await turn.join("N2", "E6");
    await turn.toggle(MALLET);
    expect([turn.steps, turn.first]).toEqual([[MALLET], null]);
    await turn.toggle(MALLET);
    expect(turn.steps).toEqual([]);
  });

  test("may ask for the shed; the other shed takes the first one's place", async () => {
    await turn.toggle(MALLET);
    expect(turn.all("shed")).toEqual(SHEDS);
    await turn.toggle(action("shed", "bull"));
    expect(turn.shed).toBe("bull");
    await turn.toggle(action("shed", "sheep"));
    expect([turn.shed, turn.steps]).toEqual(["sheep", [MALLET, SHEDS[1]]]);
    expect(turn.find("fence", "N2", "E6")).toBe(OPEN[0]);
  });
});

test("rolling is played at once", async () => {
  table = fakeTable(ALL, { view: view([]), legal: [action("roll"), action("stop")] }, answer);
  turn = new Turn(table.choosing);
  await turn.toggle(action("stop"));
  await turn.roll();
  expect(table.store.play).toHaveBeenCalledWith(0, [action("roll")]);
});

describe("a new decision", () => {
  const decide = (): void => {
    (table.seat as { decision: number }).decision = 8;
    table.choosing.noticeNewFrame();
    turn.clear(); // as the board does
  };

  test("drops the draft and what was begun beside it", async () => {
    await turn.join("N2", "E6");
    turn.look("S6");
    decide();
    expect([turn.steps, turn.first, turn.over, turn.drafted]).toEqual([[], null, null, null]);
  });

  test("voids a fence whose draft is still under way", async () => {
    let arrive = (_: Drafted | null): void => {};
    table.store.draft.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
    const late = turn.join("N2", "E6");
    await vi.advanceTimersByTimeAsync(0);
    decide();
    arrive(answer([N2_E6]));
    await late;
    expect([turn.steps, turn.first]).toEqual([[], null]);
  });

  test("for others leaves nothing to touch", () => {
    table.store.owed = null;
    expect([turn.mine, turn.options, [...turn.starts]]).toEqual([false, [], []]);
  });
});

describe("advice", () => {
  test("puts down a post that is no end of the fence it is about", async () => {
    await turn.post("S6");
    expect(turn.first).toBe("S6");
    turn.choosing.advice = hinted(E6_W2);
    turn.heed();
    expect(turn.first).toBeNull();
  });

  test("leaves a post in the hand that is one of them", async () => {
    await turn.post("E6");
    turn.choosing.advice = hinted(E6_W2);
    turn.heed();
    expect(turn.first).toBe("E6");
  });
});
