import { describe, expect, it } from "vitest";
import type { ActionInfo, PartInfo } from "../../wire";
import { actionAt, fieldOf, isBySeat, numbersOf, piecesOn, placed, tally } from "./model";

const view = {
  pile: 9,
  frogs: [
    { stone: 3, hand: null },
    { stone: 0, hand: ["leap", "step"] },
  ],
  table: { die: 4 },
};

describe("a field of the view", () => {
  it("is found by its path", () => {
    expect(fieldOf(view, "pile", null)).toBe(9);
    expect(fieldOf(view, "table.die", null)).toBe(4);
    expect(fieldOf(view, "frogs[].stone", null)).toEqual([3, 0]);
    expect(fieldOf(view, "frogs[me].hand", 1)).toEqual(["leap", "step"]);
  });
  it("is nothing for a spectator where it is the reader's own", () => {
    expect(fieldOf(view, "frogs[me].hand", null)).toBeNull();
  });
  it("may be there for each seat", () => {
    expect(isBySeat("frogs[].stone")).toBe(true);
    expect(isBySeat("frogs[me].hand")).toBe(false);
  });
});

describe("what a part shows", () => {
  it("puts pieces on spaces, several of a seat too, and none that are off the track", () => {
    expect(piecesOn([[0, 2], 2, null, 7], 3)).toEqual([[0], [], [0, 1], []]);
  });
  it("reads one number or several", () => {
    expect(numbersOf(4)).toEqual([4]);
    expect(numbersOf([4, 2])).toEqual([4, 2]);
    expect(numbersOf(null)).toEqual([]);
  });
  it("counts open cards by kind", () => {
    expect(tally(["a", "b", "a"])).toEqual([
      ["a", 2],
      ["b", 1],
    ]);
  });
});

describe("an action at a place", () => {
  const legal = ["play leap", "roll", "move 3"].map((notation, index) => ({ notation, index }) as ActionInfo);
  it("is the legal one that the template is written as", () => {
    expect(actionAt(legal, "play {card}", { card: "leap" })?.index).toBe(0);
    expect(actionAt(legal, "play {card}", { card: "step" })).toBeUndefined();
    expect(actionAt(legal, "move {space}", { space: 3 })?.index).toBe(2);
    expect(actionAt(legal, "roll")?.index).toBe(1);
  });
  it("is none where nothing is tied to it", () => {
    expect(actionAt(legal, "")).toBeUndefined();
  });
});

describe("the places of all parts", () => {
  const part = (more: Partial<PartInfo>): PartInfo =>
    ({ key: "x", spaces: 0, rows: 0, columns: 0, cards: "", piles: [], action: "", ...more }) as PartInfo;
  it("are those that are drawn, and no others", () => {
    const parts = [
      part({ kind: "hand", cards: "frogs[me].hand", action: "play {card}" }),
      part({ kind: "track", spaces: 2, action: "move {space}" }),
      part({ kind: "grid", rows: 1, columns: 2, action: "mark {row}{column}" }),
      part({ kind: "dice", action: "roll" }),
      part({ kind: "piles", piles: [{ key: "pile", count: "pile", cards: "", action: "draw" }] }),
    ];
    expect([...placed(parts, view, 1)].filter(Boolean).sort()).toEqual(
      ["draw", "mark 11", "mark 12", "move 0", "move 1", "move 2", "play leap", "play step", "roll"].sort(),
    );
  });
});
