// The strip: every choice on the board again, large enough for a thumb.

import { directionToken, plate, smallBullDie } from "../../art/bulls/pieces";
import { place as put, svg } from "../../art/cut";
import { die, glyphSvg } from "../../art/pieces";
import { t, type GameWords } from "../../lib/words.svelte";
import type { ActionInfo } from "../../wire";
import {
  bullsOf,
  faceOf,
  picksAt,
  riskOf,
  seatOf,
  stacksOf,
  sum,
  type BullsView,
  type Forecast,
  type Sign,
} from "./model";
import type { Turn } from "./turn.svelte";

export interface Cell {
  key: string;
  art: string;
  text: string;
  /** How many of the six faces are fatal where it goes; 0: it is in no danger. */
  odds: number;
  name: string;
  action: ActionInfo | null;
  chosen: boolean;
  go: (() => unknown) | null;
}

export interface Scene {
  base: BullsView;
  forecast: readonly Forecast[];
  turn: Turn | null;
  words: GameWords;
  px: number;
}

/** Choices that are not about single dice: they have the strip to themselves. */
const SOLE = ["at", "place", "heckle", "lead", "sign", "lift", "clear"];

export const soleActions = (turn: Turn | null): ActionInfo[] =>
  turn?.options.filter(({ verb }) => SOLE.includes(verb)) ?? [];

/** What the strip shows for a seat, or for the bulls (one past the last seat). */
export function cellsOf(scene: Scene, tab: number): Cell[] {
  const sole = soleActions(scene.turn);
  if (sole.length > 0) return sole.map((action) => soleCell(scene, action));
  return tab === scene.base.players.length ? bullCells(scene) : dieCells(scene, tab);
}

const dieSvg = (seat: number, face: number, px: number): string =>
  svg("-42 -42 84 84", die(seatOf(seat), faceOf(face)), { width: px, height: px });
const bullSvg = (face: number, px: number): string =>
  svg("-64 -72 128 124", smallBullDie(faceOf(face)), { width: px, height: px });

function bullCells({ base, turn, words, px }: Scene): Cell[] {
  return base.wells
    .flatMap((well) => bullsOf(well))
    .flatMap(({ key, place, face, count }) => {
      const action = turn?.find("bull", place, face) ?? null;
      return Array.from({ length: count }, (_, copy): Cell => ({
        key: `${key}-${copy}`,
        art: bullSvg(face, px),
        text: place,
        odds: 0,
        name: action ? words.action(action) : t("bulls-bull-at", { face, place }),
        action,
        chosen: action !== null && copy === 0 && (turn?.isChosen(action) ?? false),
        go: action && turn ? () => turn.take(action) : null,
      }));
    });
}

function dieCells({ base, forecast, turn, words, px }: Scene, seat: number): Cell[] {
  const colour = base.players[seat]?.colour ?? "";
  return base.wells
    .flatMap((well) => stacksOf(well))
    .filter((stack) => stack.seat === seat)
    .flatMap(({ key, place, face, count, to }) => {
      const action = turn?.find("pick", colour, place, face) ?? null;
      const picked = picksAt(base, turn?.steps ?? [], seat, place, face);
      return Array.from({ length: count }, (_, copy): Cell => {
        const chosen = copy < picked;
        return {
          key: `${key}-${copy}`,
          art: dieSvg(seat, face, px),
          text: to ? `${place}→${to}` : place,
          odds: riskOf(forecast, seat, to, face),
          name: action && !chosen ? words.action(action) : t("bulls-die", { face, place }),
          action: chosen ? null : action,
          chosen,
          go: turn && (chosen || action) ? () => turn.pick(colour, place, face, chosen) : null,
        };
      });
    });
}

function soleCell(scene: Scene, action: ActionInfo): Cell {
  const { turn, words } = scene;
  return {
    key: String(action.index),
    ...soleArt(scene, action),
    odds: 0,
    name: words.action(action),
    action,
    chosen: turn?.isChosen(action) ?? false,
    go: () => turn?.take(action),
  };
}

function soleArt({ base, px }: Scene, { verb, args }: ActionInfo): { art: string; text: string } {
  const [first = "", second = "", third = ""] = args.map(String);
  switch (verb) {
    case "heckle": {
      const owner = base.players.findIndex(({ colour }) => colour === first);
      return { art: glyphSvg(seatOf(owner), px - 6), text: second };
    }
    case "lead":
      return { art: bullSvg(Number(second), px), text: `${first}→${third}` };
    case "place":
      return { art: dieSvg(base.turn, 1, px), text: `→ ${first}` };
    case "at": {
      const well = base.wells.find(({ name }) => name === first);
      const big = `<text x="0" y="13" text-anchor="middle" class="big">${first}</text>`;
      const facts = { runners: sum(well?.runners.flat() ?? []), bulls: well?.bulls.length ?? 0 };
      return { art: svg("-12 -20 24 40", big, { width: 40, height: 40 }), text: t("bulls-at-count", facts) };
    }
    default:
      return { art: signSvg(base, first, second as Sign), text: first };
  }
}

/** A sign with the token on it. */
function signSvg({ tokens }: BullsView, place: string, sign: Sign): string {
  const token = tokens.find((one) => one.place === place && one.sign === sign);
  const arrow = token ? put(16, 6, directionToken(seatOf(token.seat), 0), { scale: 0.42 }) : "";
  return svg("-30 -17 60 34", plate(sign, { w: 46, h: 22 }) + arrow, { width: 58, height: 33 });
}
