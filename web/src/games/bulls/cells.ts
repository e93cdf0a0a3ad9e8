// The strip: every choice on the board again, large enough for a thumb.

import { component, PICTURE_BOX } from "../../art/bulls/cards";
import { emblem } from "../../art/bulls/emblems";
import { smallBullDie } from "../../art/bulls/pieces";
import { NUMBERS, plate, tokenPlate } from "../../art/bulls/signs";
import { svg } from "../../art/cut";
import { die, glyphSvg } from "../../art/pieces";
import { crop } from "../../art/scene/scissors";
import { t, type GameWords } from "../../lib/words.svelte";
import type { ActionInfo } from "../../wire";
import {
  bullsOf,
  faceOf,
  picksAt,
  riskOf,
  seatOf,
  stacksOf,
  startOf,
  type BullsView,
  type Forecast,
  type Sign,
} from "./model";
import { nameOf, titleOf } from "./places";
import type { Turn } from "./turn.svelte";

export interface Cell {
  key: string;
  art: string;
  /** The place it is about: where a die goes, where a bull stands; empty: none. */
  place: string;
  goes: boolean;
  /** Where it comes from, if that is not plain to see. */
  from?: string;
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

/** A place as a small picture: its emblem, or the sight that lies there. */
export function placeSvg(view: BullsView, code: string, px: number): string {
  const sight = view.destinations.find(({ place }) => place === code);
  if (sight)
    return svg("0 0 28 21", crop(0, 0, 28, 21, component(sight.name), PICTURE_BOX), { width: px * 1.3, height: px });
  const art = emblem(code, 34);
  return art ? svg("-18 -18 36 36", art, { width: px, height: px }) : "";
}

/** Choices that are not about single dice: they have the strip to themselves. */
const SOLE = ["at", "place", "heckle", "lead", "sign", "lift", "clear"];

export const soleActions = (turn: Turn | null): ActionInfo[] =>
  turn?.options.filter(({ verb }) => SOLE.includes(verb)) ?? [];

/** What the strip shows for a seat, or for the bulls (one past the last seat). */
export function cellsOf(scene: Scene, tab: number): Cell[] {
  const sole = soleActions(scene.turn);
  if (sole.length > 0) return inOrder(scene, sole).map((action) => soleCell(scene, action));
  return tab === scene.base.players.length ? bullCells(scene) : dieCells(scene, tab);
}

/** Signs that somebody still comes by today stand before those in rows already passed. */
function inOrder({ base }: Scene, actions: readonly ActionInfo[]): readonly ActionInfo[] {
  const passed = ({ verb, args }: ActionInfo): boolean =>
    verb === "sign" && (base.town.find(({ name }) => name === args[0])?.row ?? 0) < base.step - 1;
  return [...actions.filter((action) => !passed(action)), ...actions.filter(passed)];
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
        place,
        goes: false,
        odds: 0,
        name: action ? words.action(action) : t("bulls-bull-at", { face, place: nameOf(words, base, place) }),
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
        const odds = riskOf(forecast, seat, to, face);
        return {
          key: `${key}-${copy}`,
          art: dieSvg(seat, face, px),
          place: to || place,
          goes: to !== "",
          odds,
          name: [
            action && !chosen ? words.action(action) : whereTo(base, words, place, face, to),
            odds > 0 ? t("bulls-die-risk", { odds }) : "",
          ]
            .filter(Boolean)
            .join(". "),
          action: chosen ? null : action,
          chosen,
          go: turn && (chosen || action || turn.isFull) ? () => turn.pick(colour, place, face, chosen) : null,
        };
      });
    });
}

function whereTo(base: BullsView, words: GameWords, place: string, face: number, to: string): string {
  const at = nameOf(words, base, place);
  return to === ""
    ? t("bulls-die", { face, place: at })
    : t("bulls-die-goes", { face, place: at, to: nameOf(words, base, to) });
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

function soleArt({ base, px }: Scene, { verb, args }: ActionInfo): Pick<Cell, "art" | "place" | "goes" | "from"> {
  const [first = "", second = "", third = ""] = args.map(String);
  switch (verb) {
    case "heckle": {
      const owner = base.players.findIndex(({ colour }) => colour === first);
      return { art: glyphSvg(seatOf(owner), px - 6), place: second, goes: false };
    }
    case "lead":
      return { art: bullSvg(Number(second), px), from: first, place: third, goes: true };
    case "place":
      return { art: dieSvg(base.turn, 1, px), place: startOf(base, first) ?? "", goes: true };
    case "at":
      return { art: placeSvg(base, first, px), place: first, goes: false };
    default:
      return { art: signSvg(base, first, second as Sign), place: first, goes: false };
  }
}

/** A sign, in the colour of the token on it. */
function signSvg({ tokens }: BullsView, place: string, sign: Sign): string {
  const token = tokens.find((one) => one.place === place && one.sign === sign);
  const art = token ? tokenPlate(seatOf(token.seat), sign, 1, false) : plate(sign, { w: 52, h: 22, side: 1, text: NUMBERS[sign], size: 16 }); // prettier-ignore
  return svg("-30 -15 66 30", art, { width: 62, height: 28 });
}

/** What a cell says below its picture. */
export const titleIn = ({ base, words }: Scene, { place }: Cell): string => (place ? titleOf(words, base, place) : "");
