/** Running with the Bulls on paper: the town, action and destination cards, direction tokens, dice to fold. */
import { cover } from "../art/covers";
import { COVER_BOX } from "../art/covers/ground";
import { KINDS, PICTURE_BOX, cardBack, component, kindTab } from "../art/bulls/cards";
import { directionToken } from "../art/bulls/pieces";
import { drawn } from "../art/drawn";
import { glyph } from "../art/pieces";
import { CARD, H, TEXT, TITLE, W, back, front, poster } from "./frame";
import type { Components, Print } from "./kinds";
import { printed } from "./paper";
import { SEATS, bullDie, chip, netSize, seatDie } from "./pieces";
import { TOWN, townOf, type Town } from "./town";

/** Destinations lie below the town, five in a row. */
const SIGHT: readonly [number, number] = [44, 63];
const TOKEN: readonly [number, number] = [16, 16];
/** Sides of the dice, in millimetres: bulls are bigger. */
const [RUNNER, BULL] = [14, 16];

const named = (table: unknown): string[] =>
  Object.entries(table as Record<string, unknown>)
    .filter(([, value]) => typeof value === "object")
    .map(([id]) => id);

export function bulls(components: Components): Print {
  const drawings: Record<string, string> = { back: back(cardBack(W, H)) };
  const fronts: Record<string, string[]> = {};
  const backs: Record<string, string> = {};
  for (const id of named(components["actions"])) {
    drawings[id] = front(component(id), PICTURE_BOX, kindTab(drawn(KINDS, id)));
    fronts[id] = [id];
    backs[id] = "back";
  }
  const sights: Record<string, string[]> = {};
  for (const id of named(components["destinations"])) {
    drawings[id] = poster(SIGHT, 32, component(id), PICTURE_BOX);
    sights[id] = [id];
  }
  const town = townOf(components["town"] as Town);
  const { w, upper, lower, scale } = TOWN;
  drawings["town-upper"] = printed(`0 0 ${w} ${upper}`, town);
  drawings["town-lower"] = printed(`0 ${upper} ${w} ${lower}`, town);
  for (const seat of SEATS) {
    drawings[`runner-${seat}`] = seatDie(seat);
    drawings[`seat-${seat}`] = printed("-12 -12 24 24", glyph(seat, { y: seat === 3 ? 0.8 : 0, r: 9 }));
    drawings[`token-${seat}`] = chip("-31 -29 64 60", directionToken(seat));
  }
  drawings["bull"] = bullDie();
  drawings["cover"] = printed(COVER_BOX, cover("bulls", { odd: "{{odd}}", even: "{{even}}" }) ?? "");
  const size = (high: number): [number, number] => [w / scale, high / scale];
  return {
    cover: "cover",
    drawings,
    cards: [
      { name: "actions", size: CARD, title: TITLE, text: TEXT, fronts, backs },
      {
        name: "destinations",
        size: SIGHT,
        title: { x: 3, y: 35, w: SIGHT[0] - 6, h: 8 },
        text: { x: 3, y: 43.5, w: SIGHT[0] - 6, h: 17 },
        fronts: sights,
        backs: {},
      },
    ],
    pieces: {
      token: { kind: "chip", size: TOKEN, drawings: SEATS.map((seat) => `token-${seat}`) },
      runner: { kind: "die", size: netSize(RUNNER), drawings: SEATS.map((seat) => `runner-${seat}`) },
      bull: { kind: "die", size: netSize(BULL), drawings: ["bull"] },
    },
    boards: [
      {
        name: "town",
        landscape: true,
        parts: [
          { drawing: "town-upper", size: size(upper) },
          { drawing: "town-lower", size: size(lower) },
        ],
      },
    ],
    sheets: [],
  };
}
