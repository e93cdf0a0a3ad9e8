// How dice move from one view to the next: down the streets, runners first and bulls after them; what was rolled tumbles.

import type { Lanes, Plan } from "./layout";
import { bullsOf, stacksOf, type BullsView, type Stack } from "./model";

const RUN = 520; // milliseconds
const CHARGE = 420;
const LATER = 240; // bulls follow
const TUMBLE = 620;

/** Animates what differs; everything is drawn at its end already. */
export function tossed(root: Element, was: BullsView, now: BullsView, plan: Plan, lanes: Lanes): Animation[] {
  const all: Animation[] = [];
  const die = (key: string) => root.querySelector<SVGElement>(`[data-die="${key}"]`);
  const advanced = now.day === was.day && now.step === was.step + 1;
  const old = new Map<string, number>();
  for (const well of was.wells) {
    for (const { key, count } of stacksOf(well)) old.set(key, count);
    for (const { key, count } of bullsOf(well)) old.set(key, count);
  }
  const from = (stack: Stack): string | undefined =>
    was.wells
      .filter((well) => (well.runners[stack.seat] ?? []).some((count) => count > 0))
      .find((well) => well.exits[stack.seat]?.includes(stack.place))?.name;
  for (const well of now.wells) {
    for (const stack of stacksOf(well)) {
      const element = die(stack.key);
      const spot = lanes.spots.get(stack.key);
      if (!element || !spot) continue;
      const origin = advanced ? plan.at(from(stack) ?? "") : undefined;
      if (origin) {
        all.push(
          element.animate(
            [{ transform: `translate(${origin.x - spot.x}px, ${origin.y - spot.y}px)` }, { transform: "none" }],
            { duration: RUN, easing: "cubic-bezier(.35,0,.3,1)", fill: "backwards" },
          ),
        );
      } else if (stack.count > (old.get(stack.key) ?? 0)) all.push(tumble(element));
    }
    const node = plan.at(well.name);
    for (const bull of bullsOf(well)) {
      const element = die(bull.key);
      if (!element || !node) continue;
      const origins = advanced ? was.wells.filter(({ bulls }) => bulls.includes(bull.face)) : [];
      const source = origins.find(({ name }) => {
        const at = now.town.find((one) => one.name === name);
        return (bull.face % 2 === 1 ? at?.odd : at?.even) === well.name;
      });
      const origin = plan.at(source?.name ?? "");
      if (origin) {
        all.push(
          element.animate(
            [
              { transform: `translate(${origin.x - node.x}px, ${origin.y - node.top}px) scale(1.25)` },
              { transform: "scale(1.12)", offset: 0.86 },
              { transform: "none" },
            ],
            { duration: CHARGE, delay: LATER, easing: "cubic-bezier(.6,0,.7,.4)", fill: "backwards" },
          ),
        );
      } else if (bull.count > (old.get(bull.key) ?? 0)) all.push(tumble(element));
    }
  }
  if (advanced) {
    for (const fallen of root.querySelectorAll(".fallen")) {
      all.push(
        fallen.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 260, delay: LATER + CHARGE, fill: "backwards" }),
      );
    }
  }
  return all;
}

const tumble = (element: SVGElement): Animation =>
  element.animate(
    [
      { transform: "translateY(-14px) rotate(-300deg) scale(1.25)" },
      { transform: "translateY(0) rotate(-20deg) scale(1.05)", offset: 0.7 },
      { transform: "none" },
    ],
    { duration: TUMBLE, easing: "cubic-bezier(.2,.7,.4,1)" },
  );
