// How dice move: rolled dice tumble; on the way down runners flow and bulls thunder after them.

import { bullArt, stackArt } from "./draw";
import { layIn, type Dice, type Plan, type Spot } from "./layout";
import { bullsOf, exitOf, stacksOf, type BullsView, type Stack } from "./model";
import type { Charge, Move } from "./show.svelte";

const TUMBLE = 620; // milliseconds
const FOLDING = 420;
const RUN = 300;
const FOLLOW = 150; // bulls start later …
const THUNDER = 320; // … and are faster
const TIME = FOLLOW + THUNDER + 140; // all of it, with a breath at the end

/** Makes rolled dice tumble; they are already drawn as they end up. */
export function tossed(root: Element, was: BullsView, now: BullsView): Animation[] {
  const old = new Map<string, number>();
  const all = (view: BullsView) => view.wells.flatMap((well) => [...stacksOf(well), ...bullsOf(well)]);
  for (const { key, count } of all(was)) old.set(key, count);
  return all(now).flatMap(({ key, count }) => {
    const element = root.querySelector(`[data-die="${key}"]`);
    return element && count > (old.get(key) ?? 0) ? [tumble(element)] : [];
  });
}

const tumble = (element: Element): Animation =>
  element.animate(
    [
      { transform: "translateY(-14px) rotate(-300deg) scale(1.25)" },
      { transform: "translateY(0) rotate(-20deg) scale(1.05)", offset: 0.7 },
      { transform: "none" },
    ],
    { duration: TUMBLE, easing: "cubic-bezier(.2,.7,.4,1)" },
  );

/** How far the town goes up when the fold moves on: from the row that was landed on to where it lies open. */
export function lift(was: Plan, now: Plan): number {
  const open = now.rows.find(({ fold }) => fold === "open");
  const before = was.rows.find(({ row }) => row === open?.row);
  return open && before ? open.top - before.top : 0;
}

/** The town as it was goes up and fades; the new one comes up from where its open row lay, unless a charge is on it. */
export function folded(frame: Element, old: readonly Element[], was: Plan, now: Plan, charging: boolean): Animation[] {
  const by = lift(was, now);
  if (by === 0) return [];
  return layersOf(frame).flatMap((drawn, layer) => replaced(drawn, old[layer], by, charging));
}

/** What the town is drawn in: the ground, and what stands on it. Something that fades lies after its successor. */
export const layersOf = (frame: Element): Element[] =>
  ["svg.draw", "g.draw"].flatMap((layer) => frame.querySelector(layer) ?? []);

function replaced(drawn: Element, old: Element | undefined, by: number, charging: boolean): Animation[] {
  if (!old) return [];
  drawn.after(old);
  const options = { duration: FOLDING, easing: "cubic-bezier(.3,.1,.2,1)" };
  const away = old.animate([{ opacity: 1 }, { opacity: 0, transform: `translateY(${by}px)` }], options);
  const gone = (): void => old.remove();
  away.finished.then(gone, gone);
  if (charging) return [away];
  return [away, drawn.animate([{ opacity: 0.2, transform: `translateY(${-by}px)` }, { opacity: 1 }], options)];
}

/** Something that moves: where it ends up, its picture, and how it gets there. */
export interface Act {
  key: string;
  x: number;
  y: number;
  art: string;
  frames: Keyframe[];
}

export interface Scene {
  acts: Act[];
  time: number;
}

/** The way down of a charge: everybody ends up where they are before any of them is rolled. */
export function sceneOf(charge: Charge, plan: Plan, view: BullsView): Scene {
  const before = arrived(charge, plan, view);
  const acts = charge.moves.flatMap((move) =>
    move.seat === null ? thundering(plan, move) : running(plan, before, move, move.seat),
  );
  return { acts, time: TIME };
}

/** Where the dice are when all have moved down and none has been rolled yet. */
function arrived(charge: Charge, plan: Plan, view: BullsView): Dice {
  const stacks = new Map<string, Stack>();
  for (const { seat, face, to: place, count } of charge.moves) {
    if (seat === null) continue;
    const key = `${place}-${seat}-${face}`;
    const exits = view.wells.find(({ name }) => name === place)?.exits[seat];
    const known = stacks.get(key);
    stacks.set(key, { key, place, seat, face, count: count + (known?.count ?? 0), to: exitOf(exits, face) });
  }
  const names = [...new Set([...stacks.values()].map(({ place }) => place))];
  return layIn(
    plan,
    names.map((name) => ({ name, bulls: [], stacks: [...stacks.values()].filter(({ place }) => place === name) })),
  );
}

const shift = (from: Spot, to: Spot, more = ""): string => `translate(${from.x - to.x}px, ${from.y - to.y}px) ${more}`;

function running(plan: Plan, before: Dice, move: Move, seat: number): Act[] {
  const spot = before.stacks.get(`${move.to}-${seat}-${move.face}`);
  const origin = plan.at(move.from);
  if (!spot || !origin) return [];
  const frames: Keyframe[] = [
    { offset: 0, transform: shift(origin, spot, "scale(.8)"), easing: "cubic-bezier(.35,0,.3,1)" },
    { offset: RUN / TIME, transform: "none" },
    { offset: 1, transform: "none" },
  ];
  const art = stackArt(seat, move.face, move.count, spot);
  return [{ key: `${move.from}-${move.to}-${seat}-${move.face}`, x: spot.x, y: spot.y, art, frames }];
}

function thundering(plan: Plan, move: Move): Act[] {
  const origin = plan.at(move.from);
  const spot = plan.dice.bulls.get(`${move.to}-bull-${move.face}`)?.[0];
  if (!origin || !spot) return [];
  const frames: Keyframe[] = [
    { offset: 0, transform: shift(origin, spot) },
    // they draw back before they go
    {
      offset: FOLLOW / TIME,
      transform: shift({ x: origin.x, y: origin.y - 6 }, spot),
      easing: "cubic-bezier(.6,0,.7,.4)",
    },
    { offset: (FOLLOW + THUNDER * 0.88) / TIME, transform: "scale(1.16)" },
    { offset: (FOLLOW + THUNDER) / TIME, transform: "none" },
    { offset: 1, transform: "none" },
  ];
  const art = bullArt(move.face, move.count, spot.size);
  return [{ key: `${move.from}-${move.to}-bull-${move.face}`, x: spot.x, y: spot.y, art, frames }];
}
