// How runners and cattle move on the course. Whatever moves is already drawn where it ends up.

import type { Spot } from "../../art/encierro/runner";

const HOP = 460; // milliseconds a location
const CHARGE = 420;
const CHARGE_EASE = "cubic-bezier(.7,0,.9,.4)";

/** From one location to another, two hops each. */
export function hop(walker: SVGElement, from: Spot, to: Spot, places: number): Animation {
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  const frames = Array.from({ length: places * 4 + 1 }, (_, index) => {
    const part = index / (places * 4);
    const up = index % 2 === 1 ? -13 : 0;
    return { transform: `translate(${dx * (1 - part)}px, ${dy * (1 - part) + up}px)`, easing: "ease-in-out" };
  });
  return walker.animate(frames, { duration: Math.min(900, HOP * places) });
}

/** Cattle come from the left: they draw back, then charge; with `through`, on and out of sight. */
export function come(cattle: SVGElement, far: number, through = 0): Animation {
  return cattle.animate(
    [
      { transform: `translate(${-far}px, 0)`, opacity: through ? 0 : 1, easing: "ease-out" },
      { transform: `translate(${-far - 6}px, 0)`, opacity: 1, offset: 0.15, easing: CHARGE_EASE },
      { transform: `translate(${through}px, 0)`, opacity: 1, offset: through ? 0.9 : 1 },
      { transform: `translate(${through}px, 0)`, opacity: through ? 0 : 1 },
    ],
    { duration: through ? CHARGE * 2 : CHARGE, fill: "backwards" },
  );
}

/** Somebody jumps out of the way of a bull. */
export const duck = (walker: SVGElement): Animation =>
  walker.animate(
    [
      { transform: "none", offset: 0.3 },
      { transform: "translate(6px, -22px) rotate(9deg)", offset: 0.55, easing: "ease-in" },
      { transform: "none" },
    ],
    { duration: CHARGE * 2, easing: "ease-out" },
  );

/** Somebody trips. */
export const stumble = (walker: SVGElement): Animation =>
  walker.animate(
    [
      { transform: "none" },
      { transform: "translate(7px, -9px) rotate(24deg)", offset: 0.3 },
      { transform: "rotate(-11deg)", offset: 0.65 },
      { transform: "none" },
    ],
    { duration: CHARGE, easing: "ease-out" },
  );

/** Somebody who is out spins flat and slides off. */
export const tumble = (leaver: SVGElement): Animation =>
  leaver.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: "translate(14px, -12px) rotate(88deg)", opacity: 1, offset: 0.55, easing: "ease-in" },
      { transform: "translate(40px, 30px) rotate(96deg)", opacity: 0 },
    ],
    { duration: CHARGE + 180, easing: CHARGE_EASE, fill: "forwards" },
  );
