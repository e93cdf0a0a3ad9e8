import { afterEach, describe, expect, test, vi } from "vitest";
import type { ActionInfo } from "../wire";
import { Actions, NoSuchAction, actionsOf, loadActions, matches } from "./actions";
import { api } from "./api";

const entry = (index: number, verb: string, args: (number | string)[], notation: string): ActionInfo => ({
  index,
  verb,
  args,
  notation,
  clause: "T1",
});
const ENTRIES = [
  entry(0, "attack", ["kilikis", 1], "attack kilikis 2"),
  entry(1, "draw", [], "draw"),
  entry(2, "attack", ["kilikis", 2], "attack kilikis 3"),
];
const actions = new Actions("toy", ENTRIES);

describe("an action is found", () => {
  test("by its verb and all of its arguments", () => {
    expect(actions.find("attack", "kilikis", 2)).toBe(ENTRIES[2]);
    expect(actions.find("draw")).toBe(ENTRIES[1]);
  });

  test("by number and by notation", () => {
    expect(actions.at(2)).toBe(ENTRIES[2]);
    expect(actions.byNotation("attack kilikis 2")).toBe(ENTRIES[0]);
  });

  test("with the others of its verb", () => {
    expect(actions.all("attack")).toEqual([ENTRIES[0], ENTRIES[2]]);
    expect(actions.all("swim")).toEqual([]);
  });
});

describe("what the game does not have throws an error that names it", () => {
  test.each([
    ["attack kilikis", () => actions.find("attack", "kilikis")],
    ["attack kilikis 9", () => actions.find("attack", "kilikis", 9)],
    ["number 3", () => actions.at(3)],
    ["number -1", () => actions.at(-1)],
    ["draw 2", () => actions.byNotation("draw 2")],
  ])("%s", (asked, ask) => {
    expect(ask).toThrow(new NoSuchAction(`toy has no action "${asked}"`));
  });

  test("an action that was made up is never written", () => {
    expect(actions.notationOf({ ...actions.at(0) })).toBe("attack kilikis 2");
    for (const made of [entry(-1, "lay", ["x"], "lay x"), entry(1, "draw", [], "draw 2"), entry(9, "draw", [], "draw")])
      expect(() => actions.notationOf(made)).toThrow(NoSuchAction);
  });
});

test("an action matches its verb and its first arguments", () => {
  const [attack] = ENTRIES as [ActionInfo];
  expect(matches(attack, "attack")).toBe(true);
  expect(matches(attack, "attack", "kilikis", "1")).toBe(true);
  expect(matches(attack, "attack", "pillo")).toBe(false);
  expect(matches(attack, "draw")).toBe(false);
});

describe("the table of a game", () => {
  afterEach(() => vi.restoreAllMocks());

  test("is fetched once", async () => {
    const asked = vi.spyOn(api, "actions").mockResolvedValue({ digest: "d", actions: ENTRIES });
    expect(() => actionsOf("once")).toThrow("the actions of once are not loaded");
    const loaded = await loadActions("once");
    expect(await loadActions("once")).toBe(loaded);
    expect(actionsOf("once")).toBe(loaded);
    expect(loaded.entries).toEqual(ENTRIES);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test("is asked for again after a failure", async () => {
    const asked = vi.spyOn(api, "actions").mockRejectedValueOnce(new Error("away"));
    await expect(loadActions("twice")).rejects.toThrow("away");
    asked.mockResolvedValue({ digest: "d", actions: ENTRIES });
    expect((await loadActions("twice")).at(1).verb).toBe("draw");
  });
});
