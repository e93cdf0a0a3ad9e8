import { beforeAll, describe, expect, test } from "vitest";
import { GameWords, house } from "../lib/words.svelte";
import { race as encierro } from "./encierro/race";
import type { EncierroView } from "./encierro/model";
import { race as primes } from "./primes/race";
import type { PrimesView } from "./primes/model";
import { tiesOf } from "./race";
import { honourOf } from "./raging/honour";
import { race as street } from "./street/race";
import type { StreetView } from "./street/model";

const NAMES = ["Ana", "Bea", "Carla"];
const words = new GameWords("toy");

beforeAll(async () => {
  await house.load("en");
  for (const game of ["encierro", "primes", "raging", "street"]) await house.loadBoard(game);
});

describe("how far everybody came", () => {
  test("primes: the last meeple, then the one before it", () => {
    const view = { players: [{ meeples: [31, 44] }, { meeples: [31, 37] }, { meeples: [100, 100] }] } as PrimesView;
    expect(primes.of(view, 0, words)).toEqual({ value: "31", note: "next meeple on 44", at: 0.31 });
    expect(primes.of(view, 2, words).note).toBe("all meeples home");
    const ranking = [2, 0, 1].map((seat, index) => ({ seat, rank: index + 1 }));
    expect(tiesOf(primes, view, ranking, NAMES)).toEqual([
      "Ana and Bea both stopped with the last meeple on 31. Then the one before it decides: 44 against 37.",
    ]);
  });

  test("street: goal and distance left, never points", () => {
    const view = { players: [{ km: 90, goal: 97, out: 0 }, { km: 110, goal: 101, out: 1 }] } as StreetView; // prettier-ignore
    expect(street.of(view, 0, words)).toMatchObject({ value: "7 km", note: "rode 90 of 97 km" });
    expect(street.of(view, 1, words)).toMatchObject({
      value: "out",
      note: "9 km past a goal of 101 km; first to go out",
    });
    const level = [0, 1].map((seat) => ({ seat, rank: 2 }));
    expect(tiesOf(street, view, level, NAMES)).toEqual(["Ana and Bea share second place."]);
  });

  test("encierro: the location, what decided, and who was expelled when", () => {
    const runner = (location: number, objects: number, expelled = 0) => ({
      location,
      objects: Array(objects),
      expelled,
    });
    const view = {
      course: ["a", "b", "c"],
      players: [runner(2, 3), runner(2, 1), runner(1, 0, 2)],
    } as unknown as EncierroView;
    expect(encierro.of(view, 0, words)).toMatchObject({ value: "2 of 3", at: 0.5 });
    expect(encierro.of(view, 2, words).note).toBe("Second to be expelled");
    expect(encierro.decided?.(view, 0, 1, NAMES)).toBe(
      "Ana and Bea got equally far. Then objects decide: 3 against 1.",
    );
    expect(encierro.decided?.(view, 1, 2, NAMES)).toBeNull();
  });

  test("raging: how much was missing for the next medal", () => {
    const medals = [58, 75, 81];
    expect(honourOf(57, medals)).toBe("1 point short of bronze");
    expect(honourOf(75, medals)).toBe("Silver medal, 6 points short of gold");
    expect(honourOf(90, medals)).toBe("Gold medal");
  });
});
