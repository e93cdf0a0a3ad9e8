// What the pointer rests on in the town: a runner or a bull with its way, or a place with those who come there.

import { bullsOf, exitOf, type Stack, type Well } from "./model";
import type { Plan, Spot } from "./layout";

export interface Hovered {
  kind: "runner" | "bull" | "landing";
  /** The place it is about: where the runner or bull goes, or the landing place itself. */
  to: string;
  /** From a die along its street to the place it leads to; empty for a landing place. */
  way: readonly Spot[];
  /** Dice of the other side that it would meet there with its number, by their keys. */
  meets: ReadonlySet<string>;
}

type Filled = Well & { stacks: readonly Stack[] };

const NEAR = 4; // around a die

/** What lies at a point of the plan; null: nothing that has a way. */
export function hoveredAt(plan: Plan, wells: readonly Filled[], point: Spot): Hovered | null {
  const within = (spot: Spot & { w: number; h: number }): boolean =>
    Math.abs(point.x - spot.x) <= spot.w / 2 + NEAR && Math.abs(point.y - spot.y) <= spot.h / 2 + NEAR;
  for (const well of wells) {
    for (const stack of well.stacks) {
      const spot = plan.dice.stacks.get(stack.key);
      if (spot && !spot.counted && stack.to !== "" && within(spot)) return runner(plan, wells, stack, spot);
    }
    for (const bull of bullsOf(well)) {
      const spot = plan.dice.bulls.get(bull.key)?.find(within);
      if (spot) return bullAt(plan, wells, well, bull.face, spot);
    }
  }
  const inside = plan.nodes.find(
    ({ fold, left, top, w, h }) =>
      fold === "landing" && point.x >= left && point.x <= left + w && point.y >= top && point.y <= top + h,
  );
  return inside ? { kind: "landing", to: inside.name, way: [], meets: new Set() } : null;
}

function runner(plan: Plan, wells: readonly Filled[], stack: Stack, spot: Spot): Hovered {
  const bulls = wells.flatMap((well) =>
    bullsOf(well).filter(({ face }) => face === stack.face && bullGoes(plan, well, face) === stack.to),
  );
  return {
    kind: "runner",
    to: stack.to,
    way: wayOf(plan, stack.place, stack.to, spot),
    meets: new Set(bulls.map(({ key }) => key)),
  };
}

function bullAt(plan: Plan, wells: readonly Filled[], well: Filled, face: number, spot: Spot): Hovered | null {
  const to = bullGoes(plan, well, face);
  if (to === "") return null;
  const runners = wells.flatMap(({ stacks }) => stacks.filter((stack) => stack.face === face && stack.to === to));
  const meets = new Set(runners.map(({ key }) => key));
  return { kind: "bull", to, way: wayOf(plan, well.name, to, spot), meets };
}

/** Tokens don't turn bulls: they follow the signs of the town. */
function bullGoes(plan: Plan, { name }: { name: string }, face: number): string {
  const place = plan.town.find((one) => one.name === name);
  return place ? exitOf([place.odd, place.even], face) : "";
}

function wayOf(plan: Plan, from: string, to: string, spot: Spot): Spot[] {
  const exit = plan.exits.find((one) => one.from.name === from && one.to.name === to);
  return exit ? [spot, exit.start, exit.end] : [];
}
