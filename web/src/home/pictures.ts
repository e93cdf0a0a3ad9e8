// Drawings of the home page as whole <svg>s, each made once. They follow the theme by themselves.

import { cover as coverOf, COVER_BOX, genericCover } from "../art/covers";
import { place, svg } from "../art/cut";
import { hero, HERO_BOX, HERO_PHONE_BOX, heroPhone } from "../art/hero";
import { asSeat, bullDie, die, meeple, post } from "../art/pieces";
import { t } from "../lib/words.svelte";

const made = new Map<string, string>();

function once(key: string, draw: () => string): string {
  let drawing = made.get(key);
  if (drawing === undefined) made.set(key, (drawing = draw()));
  return drawing;
}

/** A game's cover, or a plain one with its title. It is decoration: the title is next to it as text. */
export function cover(id: string, title = ""): string {
  const words = { odd: t("home-cover-odd"), even: t("home-cover-even") };
  return once(`cover ${id} ${title} ${Object.values(words).join(" ")}`, () =>
    svg(COVER_BOX, coverOf(id, words) ?? genericCover(title), { class: "scene", slice: "xMidYMid" }),
  );
}

export function heroScene(narrow: boolean): string {
  const label = t("home-hero-scene");
  return once(`hero ${narrow} ${label}`, () =>
    narrow
      ? svg(HERO_PHONE_BOX, heroPhone(), { slice: "xMidYMax", label })
      : svg(HERO_BOX, hero(), { slice: "xMidYMax", label }),
  );
}

/** The piece that stands for a game on a slip, in the colour of a seat where pieces have one. */
export function emblem(game: string, seat: number): string {
  return once(`emblem ${game} ${seat}`, () => {
    if (game === "bulls") return svg("0 0 64 64", place(32, 36, bullDie(5), { scale: 0.62 }));
    if (game === "raging") return svg("0 0 64 64", place(32, 36, post(4)));
    return svg("0 0 64 64", place(32, 33, meeple(asSeat(seat + 1)), { scale: 0.8 }));
  });
}

/** As many runners as may play, for the poster of a single game. */
export function company(game: string, seats: number): string {
  const crowd = Math.min(seats, 6);
  return once(`company ${game} ${crowd}`, () => {
    const runners = Array.from({ length: crowd }, (_, index) => {
      const piece = game === "bulls" ? die(asSeat(index + 1), asSeat(index + 1)) : meeple(asSeat(index + 1));
      // Two ranks, nobody quite upright.
      const x = 46 + (index % 3) * 84 + (index > 2 ? 34 : 0);
      return place(x, index > 2 ? 150 : 56, piece, { scale: 0.98, turn: [-9, 6, -4, 8, -7, 11][index] ?? 0 });
    });
    return svg("0 0 300 206", runners.join(""));
  });
}
