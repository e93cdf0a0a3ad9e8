import { beforeEach, describe, expect, test, vi } from "vitest";
import { drafted, entry, fakeTable, hinted } from "../../testing";
import type { ActionInfo, Drafted } from "../../wire";
import { byKind, cardOf, type StreetView } from "./model";
import { Turn } from "./turn.svelte";

vi.mock("../../lib/sound", () => ({ play: () => {} }));

// A small part of the game: seat 0 on a scooter with 90 of 97 km, two riders to trick, two cards a turn.
const ALL = (
  [
    ["mount", "bmx"],
    ["ride", "5km"],
    ["ride", "20km"],
    ["trick", "cramp", 0],
    ["trick", "cramp", 1],
    ["trick", "cramp", 2],
    ["counter", "dodge"],
    ["discard", "bmx"],
    ["discard", "5km"],
    ["discard", "20km"],
    ["discard", "cramp"],
    ["discard", "dodge"],
    ["end"],
  ] as const
).map(([verb, ...args], index) => entry(index, verb, args));
const of = (verb: string, ...args: (string | number)[]): ActionInfo => {
  const found = ALL.find((one) => one.notation === [verb, ...args].join(" "));
  if (!found) throw new Error(`no ${verb}`);
  return found;
};

const HAND = ["bmx", "5km", "5km", "20km", "cramp", "dodge"];
const view = { order: [0, 2, 1], overshoots: [of("ride", "20km").notation] } as unknown as StreetView;
const illegal = [of("trick", "cramp", 0), of("counter", "dodge"), of("end")];
const LEGAL = ALL.filter((action) => !illegal.includes(action));

/** What the server makes of a draft: after two cards, or the end of the turn, nothing more may follow. */
function answer(steps: readonly ActionInfo[]): Drafted {
  if (steps.length === 2 || steps.at(-1)?.verb === "end") return drafted([], view);
  return drafted([...LEGAL.filter((action) => cardOf(action) !== cardOf(steps[0] as ActionInfo)), of("end")], view);
}

let turn: Turn;
let table: ReturnType<typeof fakeTable<StreetView>>;
const held = (card: string, copy = 0) => {
  const found = byKind(HAND).find(({ key }) => key === `${card}/${copy}`);
  if (!found) throw new Error(`no ${card}`);
  return found;
};
const touch = (card: string, copy = 0) => turn.card(held(card, copy), null);
const steps = () => turn.steps.map(({ verb, args }) => [verb, ...args].join("-"));
const asked = () => table.store.whyNot.mock.calls.map(([, action]) => action);

beforeEach(() => {
  table = fakeTable(ALL, { view, legal: LEGAL }, answer);
  turn = new Turn(table.choosing);
});

describe("a card", () => {
  test("that needs no rider is played at once, and the copy that was touched is marked", async () => {
    await touch("5km", 1);
    expect(steps()).toEqual(["ride-5km"]);
    expect(turn.used).toEqual([{ key: "5km/1", step: 0, verb: "ride" }]);
  });

  test("that was used is taken back by touching it again", async () => {
    await touch("5km");
    await turn.card(held("5km"), 0);
    expect(steps()).toEqual([]);
  });

  test("that goes too far is played only at the second touch", async () => {
    await touch("20km");
    expect([steps(), turn.armed]).toEqual([[], "20km/0"]);
    await touch("20km");
    expect([steps(), turn.armed]).toEqual([["ride-20km"], null]);
  });

  test("that goes too far is played when it is held down", async () => {
    await turn.insist(held("20km"));
    expect(steps()).toEqual(["ride-20km"]);
  });

  test("that cannot be played says why by its own entry, and may be discarded", async () => {
    await touch("dodge");
    expect(asked()).toEqual([of("counter", "dodge")]);
    expect(turn.subject).toBe("dodge");
    await turn.discard();
    expect(steps()).toEqual(["discard-dodge"]);
  });

  test("is not offered to be discarded where that is not possible, as in a tutorial", async () => {
    table = fakeTable(ALL, { view, legal: LEGAL.filter(({ verb }) => verb === "trick") }, answer);
    turn = new Turn(table.choosing);
    await touch("cramp");
    expect([turn.picked?.card, turn.subject]).toEqual(["cramp", null]);
  });

  test("is discarded by the touch if none can be played", async () => {
    const discards = LEGAL.filter(({ verb }) => verb === "discard");
    table = fakeTable(ALL, { view, legal: discards }, answer);
    turn = new Turn(table.choosing);
    await touch("dodge");
    expect([steps(), asked()]).toEqual([["discard-dodge"], []]);
  });
});

test("a card that the hint would discard is discarded at once, and no card else", async () => {
  table.store.hint.mockResolvedValue(hinted(of("discard", "dodge")));
  await table.choosing.askHint();
  await touch("dodge");
  expect(steps()).toEqual(["discard-dodge"]);
  expect(turn.isHinted("discard", "dodge")).toBe(false); // it is done
  table.choosing.reset();
  await touch("cramp");
  expect([steps(), turn.picked?.card]).toEqual([[], "cramp"]);
});

describe("a rider", () => {
  test("is asked for when a card can be played on several", async () => {
    await touch("cramp");
    expect([steps(), turn.aiming, [...turn.aims.keys()]]).toEqual([[], true, [1, 2]]);
    await turn.lane(2);
    expect([steps(), turn.aiming, turn.target]).toEqual([["trick-cramp-2"], false, 2]);
  });

  test("takes the place of the one chosen before", async () => {
    await touch("cramp");
    await turn.lane(2);
    await turn.lane(1);
    expect(steps()).toEqual(["trick-cramp-1"]);
    await turn.lane(1);
    expect(steps()).toEqual([]);
  });

  test("on whom the card cannot be played: the table's entry for that rider is asked about", async () => {
    await touch("cramp");
    await turn.lane(0);
    expect([steps(), asked()]).toEqual([[], [of("trick", "cramp", 0)]]);
  });

  test("gets a card that is carried there", async () => {
    await turn.drop(held("cramp"), 1);
    await turn.drop(held("5km"), 0);
    expect(steps()).toEqual(["trick-cramp-1", "ride-5km"]);
  });
});

describe("a change of mind", () => {
  test("touching the card again puts it back", async () => {
    await touch("cramp");
    await touch("cramp");
    expect([turn.picked, turn.aiming]).toEqual([null, false]);
  });

  test("another card replaces the last one when the turn is full", async () => {
    await touch("5km");
    await touch("bmx");
    expect([steps(), turn.whole]).toEqual([["ride-5km", "mount-bmx"], true]);
    await turn.drop(held("cramp"), null);
    expect(steps()).toEqual(["ride-5km", "discard-cramp"]);
  });

  test("a card that was played is discarded instead", async () => {
    await touch("bmx");
    await turn.discard();
    expect(steps()).toEqual(["discard-bmx"]);
    expect(turn.used).toEqual([{ key: "bmx/0", step: 0, verb: "discard" }]);
  });

  test("the turn may end after one card", async () => {
    expect(turn.end).toBeUndefined();
    await touch("5km");
    await turn.endTurn();
    expect([steps(), turn.used.length]).toEqual([["ride-5km", "end"], 1]);
  });
});

test("a new decision that arrives meanwhile drops the draft, and the card on its way", async () => {
  await touch("5km");
  const taking = touch("bmx");
  table.seat.decision = 8;
  table.choosing.noticeNewFrame();
  await taking;
  expect([steps(), turn.picked]).toEqual([[], null]);
});

test("nothing is chosen while nobody here is asked", async () => {
  table.store.owed = null;
  await touch("5km");
  await turn.drop(held("cramp"), 1);
  expect([steps(), turn.playsOf("5km")]).toEqual([[], []]);
});
