import { describe, expect, test } from "vitest";
import { bullsOf, stacksWith, type BullsView, type Stack } from "./model";
import { planOf, type Laid, type Plan } from "./layout";

// The town of the box, and positions reached by rolling.
const PATHS: Record<string, [odd: string, even: string]> = {
  S2: ["A1", "A1"], S3: ["A1", "A2"], S4: ["A2", "A3"], S5: ["A4", "A3"], S6: ["A4", "A4"],
  A1: ["B1", "B2"], A2: ["B3", "B2"], A3: ["B4", "B3"], A4: ["B4", "B5"],
  B1: ["C1", "C1"], B2: ["C2", "C1"], B3: ["C2", "C3"], B4: ["C4", "C3"], B5: ["C4", "C4"],
  C1: ["D1", "D2"], C2: ["D3", "D2"], C3: ["D4", "D3"], C4: ["D4", "D5"],
}; // prettier-ignore
const ROWS = ["S2 S3 S4 S5 S6", "A1 A2 A3 A4", "B1 B2 B3 B4 B5", "C1 C2 C3 C4", "D1 D2 D3 D4 D5"].map((row) =>
  row.split(" "),
);
const town = ROWS.flatMap((names, row) =>
  names.map((name, at) => {
    const [odd, even] = PATHS[name] ?? ["", ""];
    return { name, row, x: ((at + 0.5 + (5 - names.length) / 2) / 5) * 1000, y: row * 200, odd, even };
  }),
);

function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return 1 + Math.floor((state / 2 ** 32) * 6);
  };
}

/** A position of a step: everybody ran down from the gates, some with a new face. */
function rolled(seats: number, runners: number, step: number, seed: number): BullsView {
  const roll = dice(seed * 7919 + step);
  const goes = (at: string, face: number): string => PATHS[at]?.[face % 2 === 1 ? 0 : 1] ?? at;
  const run = (at: string, face: number): [string, number] => {
    for (let row = 1; row < step; row += 1) [at, face] = [goes(at, face), roll() > 4 ? roll() : face];
    return [at, face];
  };
  const start = (face: number): string => `S${face === 1 ? 2 + (roll() % 5) : face}`;
  const names = ROWS[step - 1] ?? [];
  const wells = names.map((name) => ({
    name,
    runners: Array.from({ length: seats }, () => [0, 0, 0, 0, 0, 0]),
    bulls: [] as number[],
    exits: Array.from({ length: seats }, () => PATHS[name] ?? []),
  }));
  for (let seat = 0; seat < seats; seat += 1)
    for (let runner = 0; runner < runners; runner += 1) {
      const first = roll();
      const [at, face] = run(start(first), first);
      const faces = wells.find(({ name }) => name === at)?.runners[seat];
      if (faces) faces[face - 1] = (faces[face - 1] ?? 0) + 1;
    }
  for (const gate of [2, 3, 4, 5, 6, 4]) {
    const [at, face] = run(`S${gate}`, roll());
    wells.find(({ name }) => name === at)?.bulls.push(face);
  }
  return { town, step, steps: 4, turn: 0, wells } as unknown as BullsView;
}

const planFor = (view: BullsView, w: number, h: number, unfold = false): Plan =>
  planOf(view, stacksWith(view, []), 0, w, h, unfold);

/** What is drawn of a plan, as boxes: each die, stack and shape, and each bull. */
function boxesOf(
  view: BullsView,
  plan: Plan,
): { name: string; place: string; left: number; right: number; top: number; foot: number }[] {
  const box = (name: string, place: string, { x, y, w, h }: Pick<Laid, "x" | "y" | "w" | "h">, more = 0) => ({
    name,
    place,
    left: x - w / 2,
    right: x + w / 2 + more,
    top: y - h / 2,
    foot: y + h / 2,
  });
  const stackBoxes = (stack: Stack) => {
    const laid = plan.dice.stacks.get(stack.key);
    if (!laid) throw new Error(`${stack.key} stands nowhere`);
    if (laid.counted) return [];
    if (!laid.shapes) return [box(stack.key, stack.place, laid, stack.count > 1 ? plan.tier.tab - 4 : 0)];
    return laid.shapes.map((spot) => box(stack.key, stack.place, { ...spot, w: laid.size - 1, h: laid.size - 1 }));
  };
  return stacksWith(view, []).flatMap((well) => [
    ...well.stacks.flatMap(stackBoxes),
    ...bullsOf(well).flatMap(({ key, place }) => (plan.dice.bulls.get(key) ?? []).map((laid) => box(key, place, { ...laid, w: laid.w * 0.75, h: laid.h * 0.75 }))),
  ]); // prettier-ignore
}

const SCREENS = [
  { w: 1076, h: 606 },
  { w: 390, h: 460 },
  { w: 390, h: 420 },
  { w: 360, h: 300 },
];

describe.each(SCREENS)("a town of $w × $h", ({ w, h }) => {
  test.each([1, 2, 3, 4, 5])("holds all dice of step %i in their plazas, and none on another", (step) => {
    const faults: string[] = [];
    for (const [seats, runners] of [
      [2, 9],
      [4, 6],
      [6, 8],
    ] as const) {
      // prettier-ignore
      for (let seed = 1; seed <= 5; seed += 1) {
        const view = rolled(seats, runners, step, seed);
        const plan = planFor(view, w, h);
        const boxes = boxesOf(view, plan);
        const wide = plan.nodes.filter((node) => node.left < 0 || node.left + node.w > w);
        faults.push(...wide.map(({ name }) => `${seats} seats, seed ${seed}: ${name} leaves the sheet`));
        for (const one of boxes) {
          const node = plan.at(one.place);
          if (!node) throw new Error(`there is no ${one.place}`);
          const inside = one.left >= node.left - 2 && one.right <= node.left + node.w + 2;
          const below = one.top >= node.top + plan.z.head - 12 && one.foot <= node.top + node.h;
          const covers = boxes.some(
            (two) =>
              two !== one && two.left < one.right - 1 && two.right > one.left + 1 && two.top < one.foot - 1 && two.foot > one.top + 1,
          ); // prettier-ignore
          if (!inside || !below || covers) faults.push(`${seats} seats, seed ${seed}: ${one.name}`);
        }
      }
    }
    expect(faults).toEqual([]);
  });

  test("has its rows one below another, within the sheet", () => {
    for (const unfold of [false, true]) {
      const { rows } = planFor(rolled(6, 6, 3, 4), w, h, unfold);
      let foot = 0;
      for (const row of rows) {
        expect(row.top).toBeGreaterThanOrEqual(foot);
        foot = row.top + row.h;
      }
      expect(foot).toBeLessThanOrEqual(h);
    }
  });
});

test("every die stands in the lane of the street it will take", () => {
  const view = rolled(4, 6, 2, 3);
  const plan = planFor(view, 1076, 606);
  for (const { stacks } of stacksWith(view, []))
    for (const stack of stacks) {
      const lane = plan.at(stack.place)?.lanes.find(({ to }) => to === stack.to);
      const x = plan.dice.stacks.get(stack.key)?.x ?? 0;
      expect(x).toBeGreaterThan(lane?.left ?? Infinity);
      expect(x).toBeLessThan((lane?.left ?? 0) + (lane?.w ?? 0));
    }
});

test("my dice are the largest, and stand nearest to the mouth", () => {
  const view = rolled(3, 8, 1, 2);
  const plan = planFor(view, 1076, 606);
  expect(plan.tier.mine).toBeGreaterThan(plan.tier.other);
  for (const { stacks } of stacksWith(view, [])) {
    for (const mine of stacks.filter(({ seat }) => seat === 0)) {
      const spot = plan.dice.stacks.get(mine.key);
      const behind = stacks.filter(({ seat, to }) => seat !== 0 && to === mine.to).map(({ key }) => plan.dice.stacks.get(key)?.y ?? 0); // prettier-ignore
      expect(Math.max(0, ...behind)).toBeLessThan(spot?.y ?? 0);
    }
  }
});

test("signs that are being chosen can be seen in every row", () => {
  const view = rolled(2, 9, 3, 1);
  expect(planFor(view, 390, 460, false).rows.map(({ fold }) => fold)).toEqual(["passed", "passed", "open", "landing", "sight"]);
  expect(planFor(view, 390, 460, true).rows.map(({ fold }) => fold)).toEqual(["folded", "folded", "open", "landing", "sight"]);
}); // prettier-ignore
