// How meeples move: forward in hops along the snake, back in one spinning tumble.

import { centre } from "../../art/primes/board";
import type { Way } from "./model";

const HOP = 260; // milliseconds per square
const LONGEST = 1100; // a whole journey
const FALL = 420;

type Spot = { x: number; y: number };

/** Moves `walker`, already drawn at its destination, from where it was; `spinner` turns around its middle. */
export function travel(walker: SVGElement, spinner: SVGElement, way: Way, from: Spot, to: Spot): Animation[] {
  return way.to > way.from ? walk(walker, way, from, to) : tumble(walker, spinner, from, to);
}

const shift = ({ x, y }: Spot, to: Spot): string => `translate(${x - to.x}px, ${y - to.y}px)`;

function walk(walker: SVGElement, way: Way, from: Spot, to: Spot): Animation[] {
  const stops: Spot[] = [from];
  for (let square = way.from + 1; square < way.to; square += 1) {
    const [x, y] = centre(square);
    stops.push({ x, y });
  }
  stops.push(to);
  const duration = Math.min(LONGEST, HOP * (stops.length - 1));
  const high = stops.length > 14 ? 9 : 20; // long journeys are quick and flat
  const frames = stops.flatMap((stop, index) => {
    const next = stops[index + 1];
    const here = { transform: shift(stop, to), easing: "ease-out" };
    if (!next) return [here];
    const top = { x: (stop.x + next.x) / 2, y: (stop.y + next.y) / 2 - high };
    return [here, { transform: shift(top, to), easing: "ease-in" }];
  });
  return [walker.animate(frames, { duration })];
}

function tumble(walker: SVGElement, spinner: SVGElement, from: Spot, to: Spot): Animation[] {
  const top = { x: from.x * 0.55 + to.x * 0.45, y: Math.min(from.y, to.y) - 26 };
  const left = to.x < from.x ? -1 : 1;
  return [
    walker.animate(
      [
        { transform: shift(from, to), easing: "cubic-bezier(.2,.6,.6,1)" },
        { transform: shift(top, to), offset: 0.4, easing: "cubic-bezier(.7,0,.9,.4)" },
        { transform: "translate(0px, 0px)" },
      ],
      { duration: FALL + 120 },
    ),
    spinner.animate(
      [
        { transform: "rotate(0deg)", easing: "cubic-bezier(.3,0,.8,.6)" },
        { transform: `rotate(${left * 430}deg)`, offset: 0.72, easing: "cubic-bezier(.3,1.5,.5,1)" },
        { transform: `rotate(${left * 360}deg)` },
      ],
      { duration: FALL + 300 },
    ),
  ];
}
