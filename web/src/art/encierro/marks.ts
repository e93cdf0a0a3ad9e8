/** Small marks: the eye, shields, what a group of cards does. Each 32 × 32 around 0,0. */
import { curve, cut, dot, facet, keyline, place, stroke } from "../cut";
import type { Ink } from "../cut";
import { bullHead } from "../scene/cattle";
import type { Tab } from "../scene/frame";
import type { Group } from "./grounds";
import { starlet } from "../scene/scissors";

const EYE = "-15,0 -8,-8 0,-10.5 8,-8 15,0 8,8 0,10.5 -8,8";
const SHIELD = "-11,-13 0,-15 11,-13 11,2 0,15 -11,2";
const BOLT = "2,-15 -9,3 -1,3 -4,15 9,-4 1,-4";
const ARROW = "-14,-5 0,-5 0,-13 14,0 0,13 0,5 -14,5";

/** Paper with a printed edge: marks lie on any ground, day and night. */
const printed = (shape: string, ink: Ink, width = 2): string => cut(shape, ink) + keyline(shape, "#2a181d", width);

/** The open eye of the cards that strike when drawn; 30 × 21. */
export const eyeMark = (): string =>
  printed(EYE, "#fffdf6", 2.2) + dot(0, 0, 6.4, "red") + dot(0, 0, 2.8, "#2a181d") + dot(-2, -2, 1.4, "#fffdf6");

/** The eye with horns: a bull is coming. */
export const bullEyeMark = (): string =>
  cut("-7,-8 -12,-9 -14,-16 -8,-13 -3,-10", "horn", { soft: 1 }) +
  cut("7,-8 12,-9 14,-16 8,-13 3,-10", "horn", { soft: 1 }) +
  place(0, 2, eyeMark());

const tick = (): string => curve("M-5-1l4 5l7-9", "#1e6845", 3.4);

/** The mark of a group of cards. */
export const groupMark = (group: Group): string => {
  switch (group) {
    case "bull":
      return bullEyeMark();
    case "fall":
      return place(0, -2, eyeMark()) + stroke("-10,13 10,13", "#2a181d", 2.4);
    case "against-bull":
      return printed(SHIELD, "sun") + place(0, -1, bullHead({ ring: false }), { scale: 0.12 });
    case "against-fall":
      return (
        printed(SHIELD, "water") +
        cut("-6,-4 1,-5 6,-1 8,3 -7,3", "#fffdf6", { soft: 0.8 }) +
        stroke("-6,7 6,7", "#2a181d", 2.2)
      );
    case "attack":
      return printed(BOLT, "sun", 1.8);
    case "defence":
      return printed(SHIELD, "#fffdf6") + tick();
    case "advance":
      return printed(ARROW, "sun");
    case "recover":
      return (
        place(0, 0, printed(ARROW, "#fffdf6"), { turn: 90, scale: 0.9, flip: true }) +
        facet("-13,14 13,14 13,16 -13,16", "#2a181d")
      );
    case "object":
      return printed("-13,-8 0,-11 13,-8 5,9 0,13 -5,9", "red");
    case "special":
      return printed("0,-15 4,-5 15,-4 7,3 9,14 0,8 -9,14 -7,3 -15,-4 -4,-5", "sun");
    case "start":
      return starlet(0, 0, 13, "red");
  }
};

/** The tab of a group's cards: red saw for what strikes, chalkboard for attacks, leaf for help. */
export const groupTab = (group: Group): Tab => {
  const mark = groupMark(group);
  switch (group) {
    case "bull":
    case "fall":
      return { ground: "var(--red)", end: "saw", mark };
    case "attack":
      return { ground: "var(--slate)", end: "arrow", mark };
    case "against-bull":
    case "against-fall":
    case "defence":
      return { ground: "var(--leaf)", end: "step", mark };
    case "object":
    case "special":
      return { ground: "var(--shade)", end: "flag", mark };
    default:
      return { ground: "var(--stone-2)", end: "point", mark };
  }
};
