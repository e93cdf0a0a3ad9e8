/** The drawings for paper, by game; `house` is for games that have none. Made when the client is built. */
import { genericCover } from "../art/covers";
import { COVER_BOX } from "../art/covers/ground";
import { meeple } from "../art/pieces";
import type { GameId } from "../box";
import { bulls } from "./bulls";
import { encierro } from "./encierro";
import type { Components, Print } from "./kinds";
import { printed } from "./paper";
import { SEATS, netSize, plainDie, standee, standeeSize, upright } from "./pieces";
import { primes } from "./primes";
import { raging } from "./raging";
import { street } from "./street";

const FIGURE: readonly [number, number] = [19, 26];

/** For any game: a figure for each seat, and a die. */
function house(): Print {
  const figure = (seat: (typeof SEATS)[number]): string =>
    standee(seat, FIGURE, upright(FIGURE, [-38, -40, 78, 80], meeple(seat, { shadow: false })));
  return {
    cover: "cover",
    drawings: {
      cover: printed(COVER_BOX, genericCover("{{title}}")),
      die: plainDie(),
      ...Object.fromEntries(SEATS.map((seat) => [`figure-${seat}`, figure(seat)])),
    },
    cards: [],
    pieces: {
      figure: { kind: "standee", size: standeeSize(FIGURE), drawings: SEATS.map((seat) => `figure-${seat}`) },
      die: { kind: "die", size: netSize(16), drawings: ["die"] },
    },
    boards: [],
    sheets: [],
  };
}

/** All of them, from the components.toml of each game. */
export function prints(boxes: Readonly<Record<string, Components>>): Record<GameId | "house", Print> {
  const box = (game: string): Components => {
    const found = boxes[game];
    if (!found) throw new Error(`there is no components.toml of ${game}`);
    return found;
  };
  return {
    house: house(),
    bulls: bulls(box("bulls")),
    encierro: encierro(),
    primes: primes(),
    raging: raging(box("raging")),
    street: street(box("street")),
  };
}
