import { expect, test } from "vitest";
import { hoveredAt } from "./hover";
import type { Plan } from "./layout";
import type { Stack, Well } from "./model";

const stack = (key: string, face: number, to: string): Stack => ({ key, place: "S2", seat: 0, face, count: 1, to });
const wells = [
  {
    name: "S2",
    bulls: [3],
    runners: [],
    exits: [],
    stacks: [stack("a", 3, "A1"), stack("b", 4, "A2"), stack("c", 3, "")],
  },
] as unknown as (Well & { stacks: Stack[] })[];
const spot = (x: number) => ({ x, y: 50, w: 20, h: 20, counted: false });
const exit = (to: string, x: number) => ({
  from: { name: "S2" },
  to: { name: to },
  start: { x, y: 80 },
  end: { x, y: 120 },
});
const plan = {
  town: [{ name: "S2", odd: "A1", even: "A2" }],
  nodes: [{ name: "A1", fold: "landing", left: 0, top: 120, w: 60, h: 40 }],
  exits: [exit("A1", 10), exit("A2", 90)],
  dice: {
    stacks: new Map([["a", spot(10)], ["b", spot(90)], ["c", spot(200)]]), // prettier-ignore
    bulls: new Map([["S2-bull-3", [spot(50)]]]),
  },
} as unknown as Plan;
const at = (x: number, y = 50) => hoveredAt(plan, wells, { x, y });

test("a runner shows its way, and the bulls with its number that go there too", () => {
  expect(at(12)).toMatchObject({ kind: "runner", to: "A1", meets: new Set(["S2-bull-3"]) });
  expect(at(12)?.way).toEqual([spot(10), { x: 10, y: 80 }, { x: 10, y: 120 }]);
  expect(at(90)).toMatchObject({ to: "A2", meets: new Set() });
});

test("a bull shows its way by the signs, and the runners with its number", () => {
  expect(at(50)).toMatchObject({ kind: "bull", to: "A1", meets: new Set(["a"]) });
});

test("a landing place shows who comes; who has arrived and empty ground show nothing", () => {
  expect(at(30, 140)).toMatchObject({ kind: "landing", to: "A1", way: [] });
  expect([at(200), at(300)]).toEqual([null, null]);
});
