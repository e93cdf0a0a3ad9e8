import { expect, test } from "vitest";
import { copiesOf, held } from "./held";

const HAND = held(["cape", "sprint", "cape", "cape"]);

test("copies of a card have keys of their own", () => {
  expect(HAND.map(({ key }) => key)).toEqual(["cape/0", "sprint/0", "cape/1", "cape/2"]);
});

test("the last copies are meant", () => {
  expect(copiesOf(HAND, ["cape", "cape"])).toEqual(new Set(["cape/2", "cape/1"]));
});

test("unless others were touched", () => {
  expect(copiesOf(HAND, ["cape", "cape", "sprint"], ["cape/0"])).toEqual(new Set(["cape/0", "cape/2", "sprint/0"]));
  expect(copiesOf(HAND, ["cape"], ["cape/0", "cape/1"])).toEqual(new Set(["cape/0"]));
});

test("cards that are not in the hand mean nothing", () => {
  expect(copiesOf(HAND, ["ole"], ["cape/0"])).toEqual(new Set());
});
