import { describe, expect, test } from "vitest";
import { comesOf, inShort, type Beat } from "./beats";

describe("what a slip says", () => {
  test("is the sentence of the log, if it is short", () => {
    expect(inShort("Teo swaps hands with you. Ouch.")).toEqual({ short: "Teo swaps hands with you. Ouch.", rest: "" });
  });

  test("is only the first of several sentences, if they are long; the others follow in small letters", () => {
    const rest = "You get 3 km, 7 km, 8 km, 10 km and 10 km for Skateboard, BMX bike, 5 km, 7 km and Water bottle.";
    expect(inShort(`Teo swaps hands with you. ${rest}`)).toEqual({ short: "Teo swaps hands with you.", rest });
  });

  test("stays whole, if there is nowhere to cut it", () => {
    const told = `Teo plays ${"something ".repeat(12)}on you.`;
    expect(inShort(told)).toEqual({ short: told, rest: "" });
  });
});

describe("what comes of a deed", () => {
  const blow = {
    event: { kind: "tricked" },
    by: 1,
    on: 0,
    harm: true,
    before: [],
    after: [],
    number: 0,
  } as unknown as Beat;

  test("is anything that follows it", () => {
    expect(comesOf({ ...blow, on: null, harm: false }, { kind: "waited", seat: 1 })).toBe(true);
  });

  test("is only what concerns whom it hits, if it is a blow", () => {
    expect(comesOf(blow, { kind: "waited", seat: 1 })).toBe(false);
    expect(comesOf(blow, { kind: "lost", seat: 0 })).toBe(true);
    expect(comesOf(blow, { kind: "stole", seat: 1, victim: 0 })).toBe(true);
  });
});
