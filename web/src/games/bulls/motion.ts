// How dice move: rolled dice tumble; on the way down runners flow and bulls thunder after them; then comes the charge,
// one roundabout after another: runners that meet a bull are rolled, and stand again or are carried off.

import { trampled as flatDie } from "../../art/bulls/pieces";
import { place as put } from "../../art/cut";
import { bullArt, diceArt } from "./draw";
import { bullSpot, lanesOf, type Lanes, type Plan, type Spot } from "./layout";
import { bullsOf, exitOf, seatOf, stacksOf, type BullsView, type Stack } from "./model";
import type { Charge, Met, Move } from "./show.svelte";

const TUMBLE = 620; // milliseconds
const RUN = 300;
const FOLLOW = 150; // bulls start later …
const THUNDER = 320; // … and are faster
const ALL = 1200; // nobody waits longer
const STAGGER = 200; // from one roundabout to the next

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

/** Something that moves in a charge: where it ends up, its pictures in turn, and how it gets there. */
export interface Act {
  key: string;
  x: number;
  y: number;
  /** Pictures, and the moment (0–1) from which each is shown. */
  pictures: { from: number; art: string }[];
  frames: Keyframe[];
}

export interface Scene {
  acts: Act[];
  time: number;
}

interface Ground {
  plan: Plan;
  view: BullsView;
  /** Before the charge, and after it. */
  before: Lanes;
  after: Lanes;
  /** Where a seat's trampled runners are carried. */
  chip: (seat: number) => Spot | null;
  time: number;
}

export function sceneOf(
  charge: Charge,
  plan: Plan,
  view: BullsView,
  after: Lanes,
  chip: (seat: number) => Spot | null,
): Scene {
  const places = [...new Set(charge.met.map(({ place }) => place))];
  const time = places.length > 0 ? ALL : RUN + FOLLOW + 60;
  const ground: Ground = { plan, view, before: arrived(charge, plan, view), after, chip, time };
  const stagger = places.length > 1 ? Math.min(STAGGER, 350 / (places.length - 1)) : 0;
  const begin = FOLLOW + THUNDER;
  const each = ALL - begin - stagger * (places.length - 1);
  const start = (place: string): number => begin + stagger * places.indexOf(place);
  const runners = charge.moves.flatMap((move) => {
    if (move.seat === null) return [];
    const met = charge.met.some(
      ({ place, seat, face }) => place === move.to && seat === move.seat && face === move.face,
    );
    return running(ground, move, move.seat, met ? start(move.to) : null);
  });
  const herd = charge.moves.flatMap((move) => (move.seat === null ? thundering(ground, move) : []));
  const rolled = charge.met.flatMap((met) => rolling(ground, met, start(met.place), each));
  return { acts: [...runners, ...herd, ...rolled], time };
}

/** Where the dice are when all have moved down and none has been rolled yet. */
function arrived(charge: Charge, plan: Plan, view: BullsView): Lanes {
  const stacks = new Map<string, Stack>();
  for (const { seat, face, to: place, count } of charge.moves) {
    if (seat === null) continue;
    const key = `${place}-${seat}-${face}`;
    const exits = view.wells.find(({ name }) => name === place)?.exits[seat];
    const known = stacks.get(key);
    stacks.set(key, { key, place, seat, face, count: count + (known?.count ?? 0), to: exitOf(exits, face) });
  }
  const names = [...new Set([...stacks.values()].map(({ place }) => place))];
  return lanesOf(
    plan,
    names.map((name) => ({ name, stacks: [...stacks.values()].filter(({ place }) => place === name) })),
  );
}

const shift = (from: Spot, to: Spot, more = ""): string => `translate(${from.x - to.x}px, ${from.y - to.y}px) ${more}`;

function running({ plan, before, time }: Ground, move: Move, seat: number, until: number | null): Act[] {
  const spot = before.spots.get(`${move.to}-${seat}-${move.face}`);
  const origin = plan.at(move.from);
  if (!spot || !origin) return [];
  const frames: Keyframe[] = [
    { offset: 0, transform: shift(origin, spot, "scale(.8)"), opacity: 1, easing: "cubic-bezier(.35,0,.3,1)" },
    { offset: RUN / time, transform: "none", opacity: 1 },
  ];
  if (until === null) frames.push({ offset: 1, transform: "none", opacity: 1 });
  else {
    frames.push({ offset: until / time, transform: "none", opacity: 1, easing: "step-start" });
    frames.push({ offset: 1, transform: "none", opacity: 0 });
  }
  const art = diceArt(seat, move.face, move.count, before.size, plan.small);
  return [{ key: `${move.from}-${move.to}-${seat}-${move.face}`, ...spot, pictures: [{ from: 0, art }], frames }];
}

function thundering({ plan, view, after, time }: Ground, move: Move): Act[] {
  const node = plan.at(move.to);
  const origin = plan.at(move.from);
  const well = view.wells.find(({ name }) => name === move.to);
  if (!node || !origin || !well) return [];
  const bulls = bullsOf(well);
  const index = bulls.findIndex(({ face }) => face === move.face);
  const spot = bullSpot(plan, after, node, Math.max(0, index), Math.max(1, bulls.length));
  const frames: Keyframe[] = [
    { offset: 0, transform: shift(origin, spot) },
    // they draw back before they go
    {
      offset: FOLLOW / time,
      transform: shift({ x: origin.x, y: origin.y - 6 }, spot),
      easing: "cubic-bezier(.6,0,.7,.4)",
    },
    { offset: (FOLLOW + THUNDER * 0.88) / time, transform: "scale(1.16)" },
    { offset: (FOLLOW + THUNDER) / time, transform: "none" },
    { offset: 1, transform: "none" },
  ];
  const art = bullArt(move.face, move.count, after.bull, plan.small);
  return [{ key: `${move.from}-${move.to}-bull-${move.face}`, ...spot, pictures: [{ from: 0, art }], frames }];
}

/** Dice that met a bull: they tumble, then stand again in the lane of their new face, or are carried off. */
function rolling(ground: Ground, met: Met, start: number, each: number): Act[] {
  const { plan, before, after, chip, time } = ground;
  const { place, seat, face, saved } = met;
  const spot = before.spots.get(`${place}-${seat}-${face}`);
  if (!spot) return [];
  const fates: (number | null)[] = [...saved, ...Array.from({ length: met.trampled }, () => null)];
  const landed = start + each * 0.6;
  return fates.map((roll, index) => {
    const at = { x: spot.x + (index - (fates.length - 1) / 2) * before.size * 0.6, y: spot.y };
    const goal = roll === null ? chip(seat) : (after.spots.get(`${place}-${seat}-${roll}`) ?? at);
    const end = goal ? shift(goal, at, roll === null ? "rotate(200deg) scale(.6)" : "") : "rotate(200deg) scale(.5)";
    const shown = (number: number): string => diceArt(seat, number, 1, before.size, plan.small);
    const flat = put(0, 0, flatDie(seatOf(seat)), { scale: before.size / 88 });
    const turns = [face, (face % 6) + 1, ((face + 3) % 6) + 1].map((number, turn) => ({
      from: (start + (landed - start) * turn * 0.3) / time,
      art: shown(number),
    }));
    return {
      key: `${place}-${seat}-${face}-rolled-${index}`,
      ...at,
      pictures: [...turns, { from: (start + (landed - start) * 0.9) / time, art: roll === null ? flat : shown(roll) }],
      frames: [
        { offset: 0, transform: "none", opacity: 0, easing: "step-end" },
        { offset: start / time, transform: "none", opacity: 1, easing: "cubic-bezier(.2,.7,.4,1)" },
        { offset: (start + (landed - start) * 0.45) / time, transform: "translateY(-16px) rotate(260deg) scale(1.25)" },
        { offset: landed / time, transform: "rotate(360deg)", opacity: 1, easing: "cubic-bezier(.6,0,.7,.4)" },
        {
          offset: (start + each * 0.98) / time,
          transform: end.replace("rotate(200deg)", "rotate(560deg)"),
          opacity: 1,
        },
        { offset: 1, transform: end.replace("rotate(200deg)", "rotate(560deg)"), opacity: roll === null ? 0 : 1 },
      ],
    };
  });
}
