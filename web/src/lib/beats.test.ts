import { describe, expect, test } from "vitest";
import { inShort } from "./beats";

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
