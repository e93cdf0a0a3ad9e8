// What can be touched on the board, made from what the server offers: roundabouts, dice, bulls and signs.

import { matches } from "../../lib/actions";
import { t, type GameWords } from "../../lib/words.svelte";
import type { ActionInfo } from "../../wire";
import type { Laid, Plan } from "./layout";
import { bullsOf, picksAt, stacksOf, startOf, type BullsView, type Stack } from "./model";
import { nameOf } from "./places";
import type { Turn } from "./turn.svelte";

export interface Target {
  key: string;
  kind: "well" | "die" | "bull" | "sign";
  name: string;
  x: number;
  y: number;
  w: number;
  h: number;
  /** Which way a sign points. */
  side?: -1 | 0 | 1;
  legal: boolean;
  chosen: boolean;
  hinted: boolean;
  /** How many dice of a stack are chosen. */
  picked: number;
  /** What can be looked at before it is chosen. */
  action: ActionInfo | null;
  go: () => unknown;
  /** Asks why it cannot be chosen. */
  why: () => unknown;
  data: Record<string, string>;
}

export interface Stage {
  base: BullsView;
  turn: Turn;
  plan: Plan;
  words: GameWords;
}

/** A second tap takes one more of them, so it is no double tap. */
const MANY: Record<string, string> = { "data-many": "" };

const ABOUT_WELLS = ["all-here", "bulls-here", "loose"];
const ABOUT_SIGNS = ["sign", "lift", "crew"];

export const decisionOf = (turn: Turn | null, base: BullsView): string => turn?.choosing.asked || base.decision;

export const isAboutSigns = (turn: Turn | null, base: BullsView): boolean =>
  ABOUT_SIGNS.includes(decisionOf(turn, base)) || (turn?.all("sign").length ?? 0) > 0;

export function targetsOf(stage: Stage): Target[] {
  if (!stage.turn.mine) return [];
  const places = actionsByWell(stage);
  const wells = wellTargets(stage, places);
  const dice = places.size === 0 ? dieTargets(stage) : [];
  const bulls = places.size === 0 || stage.turn.leading ? bullTargets(stage) : [];
  return [...wells, ...dice, ...bulls, ...signTargets(stage)];
}

const leadsOf = (turn: Turn, place: string, face: number): ActionInfo[] =>
  turn.options.filter((action) => matches(action, "lead", place, face));

/** Which ways a bull that was touched can go; none if no bull was. */
function waysOf({ turn }: Stage): ActionInfo[] {
  const { leading } = turn;
  if (!leading) return [];
  return leadsOf(turn, leading.place, leading.face);
}

function actionsByWell(stage: Stage): Map<string, ActionInfo> {
  const { base, turn } = stage;
  const found = new Map<string, ActionInfo>();
  for (const action of turn.all("at")) found.set(String(action.args[0]), action);
  for (const action of turn.all("place")) found.set(startOf(base, String(action.args[0])) ?? "", action);
  for (const action of waysOf(stage)) found.set(String(action.args[2]), action);
  return found;
}

/** What a place or a sign is good for, if a touch plays this action. */
const taking = (
  turn: Turn,
  action: ActionInfo | undefined,
): Pick<Target, "legal" | "chosen" | "hinted" | "picked" | "action" | "go"> => ({
  legal: action !== undefined,
  chosen: action ? turn.isChosen(action) : false,
  hinted: turn.isAdvised(action),
  picked: 0,
  action: action ?? null,
  go: () => action && turn.take(action),
});

function wellTargets(stage: Stage, places: ReadonlyMap<string, ActionInfo>): Target[] {
  const { base, turn, plan, words } = stage;
  const all = ABOUT_WELLS.includes(decisionOf(turn, base));
  return base.wells.flatMap(({ name }): Target[] => {
    const node = plan.at(name);
    const action = places.get(name);
    if (!node || (!action && !all)) return [];
    return [
      {
        key: `well/${name}`,
        kind: "well",
        name: action ? words.action(action) : nameOf(words, base, name),
        x: node.x,
        y: node.y,
        w: node.w,
        h: node.h,
        ...taking(turn, action),
        why: () => turn.why("at", name),
        data: { "data-well": name, ...(action?.verb === "place" ? MANY : {}) },
      },
    ];
  });
}

function dieTargets(stage: Stage): Target[] {
  return stage.base.wells.flatMap((well) => stacksOf(well)).flatMap((stack) => dieTarget(stage, stack) ?? []);
}

function dieTarget({ base, turn, plan, words }: Stage, stack: Stack): Target | null {
  const { seat, place, face } = stack;
  const spot = plan.dice.stacks.get(stack.key);
  if (!spot || spot.counted) return null; // then the strip and the table of the place have it
  const colour = base.players[seat]?.colour ?? "";
  const heckle = turn.find("heckle", colour, place);
  const action = turn.find("pick", colour, place, face) ?? heckle;
  const picked = picksAt(base, turn.steps, seat, place, face);
  const chosen = picked > 0 || (heckle !== undefined && turn.isChosen(heckle));
  return {
    key: `die/${stack.key}`,
    kind: "die",
    name: action
      ? words.action(action)
      : chosen
        ? t("bulls-put-back", { face, place: nameOf(words, base, place) })
        : "",
    x: spot.x,
    y: spot.y,
    w: spot.w,
    h: spot.h,
    legal: action !== undefined,
    chosen,
    hinted: turn.isAdvised(action),
    picked,
    action: action ?? null,
    go: () => (heckle ? turn.take(heckle) : turn.pick(colour, place, face)),
    why: () =>
      decisionOf(turn, base) === "theirs-here"
        ? turn.why("heckle", colour, place)
        : turn.why("pick", colour, place, face),
    data: { "data-stack": `${colour} ${place} ${face}`, ...(stack.count > 1 ? MANY : {}) },
  };
}

function bullTargets(stage: Stage): Target[] {
  const { base, plan } = stage;
  return base.wells.flatMap(bullsOf).flatMap((bull) => {
    const spots = plan.dice.bulls.get(bull.key);
    return spots ? [bullTarget(stage, bull, around(spots))] : [];
  });
}

/** The box around equal bulls. */
function around(spots: readonly Laid[]): { x: number; y: number; w: number; h: number } {
  const [left, right] = [Math.min(...spots.map(({ x, w }) => x - w / 2)), Math.max(...spots.map(({ x, w }) => x + w / 2))]; // prettier-ignore
  const [top, foot] = [Math.min(...spots.map(({ y, h }) => y - h / 2)), Math.max(...spots.map(({ y, h }) => y + h / 2))]; // prettier-ignore
  return { x: (left + right) / 2, y: (top + foot) / 2, w: right - left, h: foot - top };
}

type Bull = ReturnType<typeof bullsOf>[number];

function bullTarget({ base, turn, words }: Stage, bull: Bull, box: ReturnType<typeof around>): Target {
  const { place, face } = bull;
  const { leading } = turn;
  const roll = turn.find("bull", place, face);
  const ways = leadsOf(turn, place, face);
  const [way] = ways;
  const held = leading?.place === place && leading.face === face;
  const chosen = leading
    ? held
    : (roll !== undefined && turn.isChosen(roll)) || ways.some((action) => turn.isChosen(action));
  return {
    key: `bull/${bull.key}`,
    kind: "bull",
    name: roll ? words.action(roll) : way ? t("bulls-lead", { face, place: nameOf(words, base, place) }) : "",
    ...box,
    legal: (roll !== undefined || way !== undefined) && !held,
    chosen,
    hinted: turn.isAdvised(roll, ...ways),
    picked: 0,
    action: roll ?? null,
    go: () => {
      if (roll) return turn.take(roll);
      if (held) return (turn.leading = null);
      if (ways.length === 1 && way) return turn.take(way);
      return (turn.leading = { place, face });
    },
    why: () => turn.why("bull", place, face),
    data: { "data-bull": `${place} ${face}` },
  };
}

function signTargets({ base, turn, plan, words }: Stage): Target[] {
  const decision = decisionOf(turn, base);
  const verb = decision === "crew" ? "clear" : decision === "lift" ? "lift" : "sign";
  return plan.exits.flatMap((exit): Target[] => {
    const { sign } = exit;
    const place = exit.from.name;
    if (sign === "both") return [];
    const action = turn.find("sign", place, sign) ?? turn.find("lift", place, sign) ?? turn.find("clear", place, sign);
    if (!action && !ABOUT_SIGNS.includes(decision)) return [];
    return [
      {
        key: `sign/${exit.key}`,
        kind: "sign",
        name: action ? words.action(action) : "",
        x: exit.x,
        y: exit.y,
        side: exit.side,
        ...(exit.from.fold === "open"
          ? { w: plan.small ? Math.min(36, exit.room) + 8 : exit.room > 118 ? 126 : 82, h: plan.small ? 23 : 30 }
          : { w: plan.small ? 20 : 64, h: plan.small ? 18 : 26 }),
        ...taking(turn, action),
        why: () => turn.why(verb, place, sign),
        data: { "data-sign": exit.key },
      },
    ];
  });
}

/** What is under a point: first what can be touched, even if it is only near; then what cannot. */
export function targetAt(targets: readonly Target[], x: number, y: number, reach: number): Target | null {
  const inside = targets.filter((one) => Math.abs(one.x - x) <= one.w / 2 + 1 && Math.abs(one.y - y) <= one.h / 2 + 1);
  const under = inside.filter(({ legal, chosen }) => legal || chosen).at(-1);
  if (under || inside.length > 0) return under ?? inside.at(-1) ?? null;
  let near: Target | null = null;
  let least = reach;
  for (const one of targets) {
    if (!one.legal || one.kind === "well") continue;
    const far = Math.hypot(one.x - x, one.y - y) - Math.min(one.w, one.h) / 2;
    if (far < least) [near, least] = [one, far];
  }
  return near;
}
