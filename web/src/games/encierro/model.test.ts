import { describe, expect, test } from "vitest";
import type { CardId } from "../../art/encierro/pictures";
import { held } from "../held";
import { cardsOf, inOrder, isFull, outfit, playing, targetOf, thingOf, type RunnerView } from "./model";
import { entry, TABLE } from "./table.test-kit";

describe("an action", () => {
  test("names the cards it takes from the hand", () => {
    expect(cardsOf(entry("advance", "avanzar"))).toEqual(["avanzar"]);
    expect(cardsOf(entry("sprint", "avanzar", "carrera"))).toEqual(["avanzar", "carrera"]);
    expect(cardsOf(entry("sprint", "avanzar", "zapatillas"))).toEqual(["avanzar"]); // the shoes lie on the table
    expect(cardsOf(entry("recover", "faja"))).toEqual(["perdidos"]);
    expect(cardsOf(entry("lose", "faja"))).toEqual([]);
    expect(cardsOf(entry("draw"))).toEqual([]);
  });

  test("names the runner or the object it is about", () => {
    expect([entry("attack", "kilikis", 2), entry("shield", "patron")].map(targetOf)).toEqual([2, null]);
    expect([entry("lose", "capote"), entry("lay", "capote")].map(thingOf)).toEqual(["capote", null]);
  });
});

describe("why a card cannot be played is asked about", () => {
  test.each([
    ["avanzar", "advance", ["avanzar"]],
    ["carrera", "sprint", ["avanzar", "carrera"]],
    ["patron", "shield", ["patron"]], // and not about the pair
    ["kilikis", "attack", ["kilikis", 2]],
    ["volteado", "send", ["volteado", 2]],
    ["capote", "lay", ["capote"]],
    ["otra", "cancel", ["otra"]],
    ["perdidos", "recover", ["faja"]],
  ] as [CardId, string, (number | string)[]][])("%s: %s", (card, verb, args) => {
    expect(playing(TABLE.entries, card, 2)).toMatchObject({ verb, args });
  });
});

test("a hand keeps its order, and each copy its key", () => {
  const hand = held(inOrder(["otra", "avanzar", "recorte", "avanzar"]));
  expect(hand.map(({ key }) => key)).toEqual(["recorte/0", "otra/0", "avanzar/0", "avanzar/1"]);
});

test("an outfit shows what is lost in its place", () => {
  const runner = { objects: ["ropa", "faja"] } as RunnerView;
  expect(outfit(runner).filter(({ owned }) => !owned).map(({ id }) => id)).toEqual(["panuelico", "boina", "periodico"]); // prettier-ignore
});

test("a hand is full where cards can be discarded and none drawn", () => {
  const [draw, discard, advance] = [entry("draw"), entry("discard", "avanzar"), entry("advance", "avanzar")];
  expect([[advance, discard], [discard, draw], [advance]].map(isFull)).toEqual([true, false, false]);
});
