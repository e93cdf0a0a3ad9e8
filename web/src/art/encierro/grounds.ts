/** The grounds of the card pictures, 200 × 160: what a card does is seen by what it stands on. */
import { blob, facet, slab } from "../cut";
import type { Ink } from "../cut";
import { fan } from "../scene/scissors";

/** What a card does; its ground and its mark follow from it. */
export type Group =
  | "bull"
  | "fall"
  | "against-bull"
  | "against-fall"
  | "attack"
  | "defence"
  | "advance"
  | "recover"
  | "object"
  | "special"
  | "start";

/** The whole picture in one ink. */
export const ground = (ink: Ink): string => facet("-6,-6 206,-6 206,166 -6,166", ink);

/** The street from y down, with its kerb. */
export const pavement = (y = 126, ink: Ink = "street"): string =>
  slab(-6, y, 212, 60, ink, { wobble: 1 }) +
  facet(`-6,${y} 206,${y - 2} 206,${y + 7} -6,${y + 9}`, "street3") +
  facet(`-6,${y + 18} 90,${y + 13} 206,${y + 20} 206,${y + 28} -6,${y + 26}`, "street2", 0.8);

const TURN = Math.PI * 2;
const bulls = (): string => ground("red") + fan(100, 92, 190, 11, 0, TURN, "red2", 0.55);
const falls = (): string => ground("wall2") + facet("-6,-6 120,-6 -6,100", "wall1", 0.8) + pavement();
const brave = (): string => ground("glade") + fan(100, 84, 190, 12, 0.1, TURN + 0.1, "sun", 0.5) + pavement();
const feast = (): string => ground("water2") + facet("-6,-6 130,-6 -6,90", "sky2", 0.55) + pavement();
const sly = (): string => ground("asphalt2") + facet("-6,-6 110,-6 -6,120", "wall4", 0.75) + pavement();
const morning = (): string =>
  ground("sky") +
  blob(150, 54, 44, 44, "sun", { corners: 16, wobble: 0.02 }) +
  fan(150, 54, 220, 12, 0, TURN, "sky2", 0.6) +
  pavement();
const calm = (): string => ground("wall1") + facet("120,-6 206,-6 206,90", "wall2", 0.7) + pavement();

/** The ground of a group's pictures. */
export const GROUNDS: Record<Group, () => string> = {
  bull: bulls,
  fall: falls,
  "against-bull": brave,
  "against-fall": feast,
  attack: sly,
  defence: calm,
  advance: morning,
  recover: calm,
  object: calm,
  special: brave,
  start: morning,
};
