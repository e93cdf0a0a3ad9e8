import { describe, expect, test } from "vitest";
import { BOX, type GameId } from "../box";
import { drawn } from "./drawn";
import { component as bulls } from "./bulls/cards";
import { component as encierro } from "./encierro/cards";
import { component as primes } from "./primes/cards";
import { component as raging } from "./raging/components";
import { component as street } from "./street/cards";

// Every component in a game's box must have a drawing. A game's `component` draws any of them by its id.
const DRAWINGS: Record<GameId, (id: string) => string> = {
  bulls,
  encierro,
  primes,
  raging,
  street,
};

describe.each(Object.entries(DRAWINGS))("%s", (game, component) => {
  test.each(BOX[game as GameId].components)("draws %s", (id) => {
    expect(component(id)).toMatch(/^<(g|path|polygon|polyline|circle|rect|use|text)\b/);
    expect(component(id)).not.toMatch(/undefined|NaN/);
  });

  test("has no picture for what it does not know", () => {
    expect(() => component("nobody")).toThrow('there is no drawing of "nobody"');
  });
});

test("a drawing that is missing is never another one", () => {
  const drawings = { bull: "<g/>" };
  expect(drawn(drawings, "bull")).toBe("<g/>");
  expect(() => drawn(drawings, "cow")).toThrow('there is no drawing of "cow"');
  expect(() => drawn(drawings, "toString")).toThrow('there is no drawing of "toString"');
});
