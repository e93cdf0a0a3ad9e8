import { expect, test } from "vitest";
import { trickBadge } from "../../art/street/badges";
import { CARDS, kindOf, kmOf, picture } from "../../art/street/pictures";
import { BOX } from "../../box";
import { entry } from "../../testing";
import { byKind, cardOf, lanesOf, roadEnd, rodeOn, targetOf, type StreetView } from "./model";

const view = (...km: number[]): StreetView =>
  ({ players: km.map((ridden) => ({ km: ridden })), objectives: [94, 106] }) as unknown as StreetView;

test("every card of the box is drawn, and nothing else", () => {
  const cards = BOX.street.components.filter((id) => !id.includes("/"));
  expect([...CARDS].sort()).toEqual([...cards].sort());
});

test("every trick has a badge", () => {
  for (const card of CARDS.filter((one) => kindOf(one) === "trick")) expect(trickBadge(card)).toContain("<");
});

test("a card that is not drawn is never another one", () => {
  for (const draw of [kindOf, picture, trickBadge])
    expect(() => draw("unicycle")).toThrow('there is no drawing of "unicycle"');
});

test("distances have kilometres, and other cards none", () => {
  expect(["20km", "1km", "police"].map(kmOf)).toEqual([20, 1, 0]);
});

test("a hand is sorted by kind, and each copy has a key", () => {
  const hand = byKind(["police", "cramp", "20km", "dodge", "2km", "bmx", "cramp"]);
  expect(hand.map(({ key }) => key)).toEqual(["bmx/0", "2km/0", "20km/0", "dodge/0", "cramp/0", "cramp/1", "police/0"]);
});

test("an action is read by its card and its rider", () => {
  const [trick, end] = [entry(0, "trick", ["cramp", 2]), entry(1, "end")];
  expect([cardOf(trick), targetOf(trick)]).toEqual(["cramp", 2]);
  expect([cardOf(end), targetOf(end)]).toEqual(["", null]);
});

test("lanes go from the reader's own in order of play; a spectator sees them from the first seat", () => {
  expect(lanesOf(view(0, 0, 0), 1)).toEqual([1, 0, 2]);
  expect(lanesOf(view(0, 0, 0), null)).toEqual([0, 2, 1]);
});

test("a ride moves one rider on", () => {
  expect(rodeOn(view(10, 20), 1, 7).players.map(({ km }) => km)).toEqual([10, 27]);
});

test("all lanes end behind the furthest objective", () => {
  expect(roadEnd(view())).toBe(110);
});
