import { beforeEach, describe, expect, test, vi } from "vitest";
import { drafted, entry, fakeTable, REASON } from "../../testing";
import type { ActionInfo, Drafted } from "../../wire";
import type { PrimesView } from "./model";
import { Turn } from "./turn.svelte";

vi.mock("../../lib/sound", () => ({ play: () => {} }));

// A small part of the game: two squares, of which one is tripped with 2[2] and 4[2]; runs of 4s.
const ALL = [
  ...[12, 30].map((square) => ["trip", square] as const),
  ...["2[2]", "4[2]", "4[3]"].flatMap((card) => [["lay", card] as const, ["run", card] as const]),
  ...([["stop"], ["pass"], ["use", 6], ["use", 8], ["move", 3], ["move", 9]] as const),
].map(([verb, ...args], index) => entry(index, verb, args));
const action = (verb: string, ...args: (string | number)[]): ActionInfo => {
  const found = ALL.find((one) => one.notation === [verb, ...args].join(" "));
  if (!found) throw new Error(`no ${verb}`);
  return found;
};
const of = (...verbs: string[]) => ALL.filter(({ verb }) => verbs.includes(verb));

const view = (decision: string, more: Partial<PrimesView> = {}): PrimesView =>
  ({ decision, stride: 0, aim: 0, players: [{ hand: ["2[2]", "4[2]", "4[3]"] }], ...more }) as unknown as PrimesView;
const refused = drafted([], null, { refused: REASON });
const trip = [{ kind: "aimed" }, { kind: "tripped", from: 12, sum: 6, to: 6, victim: 1 }];

/** What the server makes of a draft. */
function answer(steps: readonly ActionInfo[]): Drafted {
  const [first, ...rest] = steps;
  const laid = rest.filter(({ verb }) => verb === "lay").map(({ args }) => args[0]);
  if (first?.verb === "trip") {
    if (first.args[0] === 30 && laid.length > 0) return refused;
    if (laid.includes("4[3]")) return refused;
    if (laid.length === 2) return drafted([action("move", 3)], view("meeple", { stride: 6 }), { events: trip });
    const open = [action("lay", "2[2]"), action("lay", "4[2]")].filter(({ args }) => !laid.includes(args[0]));
    return drafted(open, view("lay", { aim: Number(first.args[0]) }));
  }
  const last = steps.at(-1);
  if (last?.verb === "run") return drafted([action("run", "4[3]"), action("stop")], view("run"));
  if (last?.verb === "stop") return drafted(of("move"), view("meeple", { stride: 8 }));
  return drafted([], view(""));
}

let turn: Turn;
let table: ReturnType<typeof fakeTable<PrimesView>>;
const steps = () => turn.steps.map(({ notation }) => notation);

beforeEach(() => {
  table = fakeTable(ALL, { view: view("turn"), legal: of("trip", "run", "pass") }, answer);
  turn = new Turn(table.choosing);
});

describe("square first", () => {
  test("aims, and finds the cards that complete it", async () => {
    await turn.aim(12);
    expect([steps(), turn.others]).toEqual([["trip 12"], [30]]);
    expect(turn.sets).toEqual([{ cards: ["4[2]", "2[2]"], sum: 6 }]);
  });

  test("another square takes its place", async () => {
    await turn.aim(12);
    await turn.aim(30);
    expect(steps()).toEqual(["trip 30"]);
  });

  test("a whole set is laid at once", async () => {
    await turn.aim(12);
    await turn.layAll(["2[2]", "4[2]"]);
    expect(steps()).toEqual(["trip 12", "lay 2[2]", "lay 4[2]"]);
    expect(turn.trip).toEqual({ square: 12, sum: 6, to: 6, victims: [1] });
  });

  test("a card that was laid is taken back by touching it again", async () => {
    await turn.aim(12);
    await turn.card("4[2]", false);
    await turn.card("4[2]", true);
    expect(steps()).toEqual(["trip 12"]);
  });

  test("a card that does not fit is explained by its own entry", async () => {
    await turn.aim(12);
    await turn.card("4[3]", false);
    expect(table.store.draft).toHaveBeenLastCalledWith(0, [action("trip", 12), action("lay", "4[3]")]);
    expect([steps(), table.choosing.reason]).toEqual([["trip 12"], REASON]);
  });

  test("the aim can be dropped with all that was laid for it", async () => {
    await turn.aim(12);
    await turn.card("4[2]", false);
    expect(turn.canDrop).toBe(true);
    await turn.drop();
    expect([steps(), turn.sets]).toEqual([[], []]);
  });
});

describe("cards first", () => {
  test("the only square that they serve is aimed at, and they are laid", async () => {
    await turn.card("4[2]", false);
    expect([steps(), turn.picked]).toEqual([["trip 12", "lay 4[2]"], []]);
  });

  test("a card that serves nothing stays picked until it is put down", async () => {
    await turn.card("4[3]", false);
    expect([steps(), turn.picked, turn.serves]).toEqual([[], ["4[3]"], []]);
    await turn.card("4[3]", true);
    expect(turn.picked).toEqual([]);
  });
});

describe("a run", () => {
  test("of a number is opened, and closed again", async () => {
    await turn.openRun(4);
    expect([turn.number, turn.runnable(4)]).toEqual([4, ["4[2]", "4[3]"]]);
    await turn.openRun(4);
    expect(turn.number).toBe(0);
  });

  test("is stopped after its cards, and changed by naming others", async () => {
    await turn.run(["4[2]", "4[3]"]);
    expect([steps(), turn.running]).toEqual([
      ["run 4[2]", "run 4[3]", "stop"],
      ["4[2]", "4[3]"],
    ]);
    await turn.run(["4[3]"]);
    expect(steps()).toEqual(["run 4[3]", "stop"]);
    await turn.run([]);
    expect(steps()).toEqual([]);
  });

  test("keeps the head start of the position while it is in the draft", async () => {
    const players = [{ hand: ["4[2]", "4[3]"], head_start: 5 }] as unknown as PrimesView["players"];
    table = fakeTable(ALL, { view: view("turn", { players }), legal: of("run", "pass") }, answer);
    turn = new Turn(table.choosing);
    expect(turn.ahead).toBe(5);
    await turn.run(["4[2]"]);
    expect([turn.view.players[0]?.head_start ?? 0, turn.ahead]).toEqual([0, 5]);
  });
});

test("where meeples would land is asked of the server", async () => {
  await turn.run(["4[2]"]);
  table.store.draft.mockImplementation((_seat, tried) =>
    Promise.resolve(drafted([], view(""), { events: tried.at(-1)?.args[0] === 3 ? [{ kind: "moved", to: 11 }] : [] })),
  );
  await turn.findLandings();
  expect(turn.landings).toEqual(new Map([[3, 11], [9, 17]])); // prettier-ignore
});

test("what cannot be done is asked about by its entry", async () => {
  await turn.move(9);
  expect(table.store.whyNot).toHaveBeenLastCalledWith(0, action("move", 9));
  await turn.use(6);
  expect(table.store.whyNot).toHaveBeenLastCalledWith(0, action("use", 6));
});

test("an action that the game does not have is a fault, not a question", async () => {
  await expect(turn.aim(77)).rejects.toThrow('toy has no action "trip 77"');
  expect(table.store.whyNot).not.toHaveBeenCalled();
});
