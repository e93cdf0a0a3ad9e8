/** The special cards, 120 × 90 each, with their ground. */
import { PAPER, PRINT, blob, cut, dot, facet, lettering, place, slab, star, stroke } from "../cut";
import type { Ink } from "../cut";
import { fan, lifted } from "../scene/scissors";
import type { Skin } from "../figures";
import { morning, town } from "../scene/road";
import { flight } from "../scene/signs";

const GOLD: Ink = "#fbcf63";
const POLICE: Ink = "#2f4fbe";
const SHIELD_RIM = "60,4 94,14 94,44 82,68 60,84 38,68 26,44 26,14";

/** A shield with the number of turns it lasts, in stars too. */
const invincible = (turns: number): string =>
  morning() +
  fan(60, 46, 110, 9, 0, Math.PI * 2, "sun2", 0.8) +
  lifted(SHIELD_RIM, "cloth", [4, 5]) +
  cut("60,10 88,18 88,43 78,64 60,77 42,64 32,43 32,18", "red") +
  facet("60,10 60,77 42,64 32,43 32,18", "red2") +
  lettering(60, 62, turns, 46, { ink: PAPER }) +
  Array.from({ length: turns }, (_, i) =>
    cut(star(60 + (i - (turns - 1) / 2) * 15, 21, 6.2), GOLD, { soft: 0.4 }),
  ).join("");

/** Invincible for two turns. */
export const invincible2 = (): string => invincible(2);

/** Invincible for three turns. */
export const invincible3 = (): string => invincible(3);

const FACES: readonly Ink[] = ["water", "sun", "green"];

/** Three cards in a hand; `open` shows their faces. */
const handOf = (skin: Skin, open: boolean): string =>
  [-20, -4, 12]
    .map((turn, i) =>
      place(
        (i - 1) * 9,
        0,
        slab(-11, -17, 22, 34, open ? "tile1" : "red", { wobble: 0.5, shadow: [1.5, 2] }) +
          (open ? facet("-7,-12 7,-12 7,3 -7,3", FACES[i] ?? "sun") : facet("-7,-12 7,-12 7,12 -7,12", "red2")),
        { turn },
      ),
    )
    .join("") + cut("-16,14 12,10 16,22 4,30 -14,28", skin, { soft: 2 });

/** Two hands of cards change owners. */
export const handSwap = (): string =>
  morning() +
  place(28, 44, handOf("skin1", true), { turn: -8 }) +
  place(92, 44, handOf("skin3", false), { turn: 8 }) +
  flight([40, 18], [60, 4], [80, 17], "red", 4.5, false) +
  flight([80, 73], [60, 88], [40, 74], "red", 4.5, false);

/** The stop paddle of the police: an octagon with a raised hand, 40 wide, its pole down to y = 34. */
export const stopPaddle = (): string =>
  stroke("0,4 0,34", "wood2", 4.5) +
  blob(0, 0, 20, 20, PAPER, { corners: 8, turn: 0.39, wobble: 0.01, shadow: [3, 4] }) +
  blob(0, 0, 16.5, 16.5, "#c2142b", { corners: 8, turn: 0.39, wobble: 0.01 }) +
  cut("-7,10 -9,0 -6,-1 -5,3 -5,-8 -2.5,-9 -1.5,0 -0.5,-11 2,-11 2.5,0 4,-9 6.5,-8 6,3 8.5,0 10,2 6,10", PAPER, {
    soft: 1,
  });

/** A police officer holds up a stop paddle. */
export const policeControl = (): string =>
  town() +
  facet("0,0 120,0 120,90 0,90", "sky", 0.35) +
  place(
    44,
    90,
    lifted("-34,2 -30,-22 -12,-31 14,-31 32,-22 36,2", POLICE, [3, 3]) +
      facet("-34,2 -30,-22 -12,-31 -6,-31 -10,2", "#233d97") +
      // collar and tie
      cut("-9,-33 9,-33 4,-16 -5,-16", PAPER) +
      cut("-2,-26 3,-26 4,-6 0,-1 -4,-6", PRINT) +
      blob(0, -47, 17, 18, "skin2", { wobble: 0.02 }) +
      // cap with its badge
      lifted("-22,-53 -20,-66 -4,-76 14,-74 23,-64 22,-55", POLICE, [2, 3]) +
      cut("-20,-56 20,-57 26,-50 -4,-52 -20,-49", PRINT) +
      cut(star(2, -65, 6), GOLD, { soft: 0.4 }) +
      dot(5, -44, 2, "ink") +
      dot(-7, -44, 2, "ink") +
      stroke("-6,-35 6,-36", "ink", 2.4) +
      dot(22, -14, 3, GOLD),
  ) +
  stroke("72,84 92,72 96,54", POLICE, 11) +
  place(96, 23, stopPaddle()) +
  blob(96, 53, 6, 6, "skin2");
