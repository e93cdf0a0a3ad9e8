import { describe, expect, test } from "vitest";
import { cardOf } from "../../art/primes/cards";
import { byNumber, headStart, lastTrip, less, runOf, spots, standing, tally, ways, type PrimesView } from "./model";

const view = (...meeples: number[][]): PrimesView =>
  ({ players: meeples.map((squares) => ({ meeples: squares })) }) as unknown as PrimesView;

test("a card is its number and its pictures", () => {
  expect(cardOf("4[2 2]")).toEqual({ number: 4, symbols: [2, 2] });
  for (const id of ["", "4", "4[]", "4[4]", "4[2 101]", "44[2]"]) expect(() => cardOf(id)).toThrow(`"${id}"`);
});

test("a hand lies by number, then by the product of its pictures", () => {
  const groups = byNumber(["4[7]", "1[2 3]", "4[2 2]", "4[2 2]"]);
  expect(groups.map(({ number, cards }) => [number, cards.map(({ key }) => key)])).toEqual([
    [1, ["1[2 3]/0"]],
    [4, ["4[2 2]/0", "4[2 2]/1", "4[7]/0"]],
  ]);
});

test("backs are counted by number", () => {
  expect(tally([4, 1, 4])).toEqual([{ number: 1, times: 1 }, { number: 4, times: 2 }]); // prettier-ignore
});

test("what is missing is missing as often as it is missing", () => {
  expect(less([1, 2, 2, 3], [2, 3])).toEqual([1, 2]);
});

describe("a run", () => {
  const running = (number: number, total: number, run_backs: number[]): PrimesView =>
    ({ turn: 1, running: number, total, players: [{}, { run_backs }] }) as unknown as PrimesView;

  test("is as long as its cards", () => {
    expect(runOf(running(4, 8, [4, 4]))).toEqual({ cards: 2, ahead: 0 });
    expect(runOf(running(4, 8, [4, 4, 4, 9, 9]))).toEqual({ cards: 2, ahead: 0 });
  });

  test("goes further if it is the first and has a head start", () => {
    expect(runOf(running(4, 13, [4, 4]))).toEqual({ cards: 2, ahead: 5 });
    expect(runOf(running(5, 10, [5]))).toEqual({ cards: 1, ahead: 5 });
  });

  test("has the head start that the view tells of its seat", () => {
    const view = { players: [{ head_start: 0 }, { head_start: 5 }] } as unknown as PrimesView;
    expect([0, 1, null].map((seat) => headStart(view, seat))).toEqual([0, 5, 0]);
  });
});

describe("meeples", () => {
  test("that stand elsewhere have gone a way", () => {
    expect(ways(view([5, 9], [12]), view([5, 14], [3]))).toEqual([
      { seat: 0, from: 9, to: 14 },
      { seat: 1, from: 12, to: 3 },
    ]);
    expect(ways(view([5, 5]), view([5, 5]))).toEqual([]);
  });

  test("on a square are counted one by one", () => {
    expect(standing(view([7, 7], [7], [2]), 7)).toEqual([0, 0, 1]);
  });

  test.each([0, 1, 2, 3, 4, 5, 9])("%i find room on a square", (count) => {
    expect(spots(count)).toHaveLength(count);
    for (const { x, y, scale } of spots(count)) {
      expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(32);
      expect(scale).toBeGreaterThan(0.3);
    }
  });
});

describe("the last trip", () => {
  const tripped = (victim: number, from = 12) => ({ kind: "tripped", victim, from, sum: 6, to: 6 });

  test("has the victims since the square was aimed at", () => {
    const events = [{ kind: "aimed" }, tripped(1, 30), { kind: "aimed" }, tripped(2), tripped(1)];
    expect(lastTrip(events)).toEqual({ square: 12, sum: 6, to: 6, victims: [2, 1] });
  });

  test("may not be there", () => expect(lastTrip([{ kind: "moved" }])).toBeNull());
});
