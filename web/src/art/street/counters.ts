/** The eight counter-tricks, 120 × 90 each, with their ground. */
import { cut, dot, facet, keyline, place, stroke } from "../cut";
import { lifted } from "../scene/scissors";
import { meadow, road, sunrise } from "../scene/road";
import { bigWheel, boot, gear, hole, spanner, tray, whiteWheel } from "./parts";
import { castShadow, flight, glint, tickSeal } from "../scene/signs";
import { deck, riderOn, wheel } from "./vehicles";

/** A cool water bottle and drops. */
export const waterBottle = (): string =>
  meadow() +
  castShadow(60, 84, 36, 5) +
  lifted("42,34 46,24 52,20 68,20 74,24 78,34 78,84 42,84", "water", [4, 4]) +
  facet("42,34 46,24 52,20 56,20 52,84 42,84", "water2") +
  facet("42,48 78,47 78,68 42,68", "cloth") +
  cut("60,50 67,60 64,66 56,66 53,60", "water", { soft: 1 }) +
  lifted("52,20 54,8 66,8 68,20", "red", [2, 3]) +
  stroke("60,8 60,4", "cloth2", 4) +
  place(92, 38, cut("0,-12 7,2 4,9 -4,9 -7,2", "water", { shadow: [1, 2], soft: 1 })) +
  place(102, 62, cut("0,-12 7,2 4,9 -4,9 -7,2", "water", { shadow: [1, 2], soft: 1 }), { scale: 0.8 }) +
  place(24, 46, cut("0,-12 7,2 4,9 -4,9 -7,2", "water", { shadow: [1, 2], soft: 1 }), { scale: 0.9 });

/** A sound spare wheel. */
export const spareWheel = (): string =>
  meadow() +
  castShadow(58, 84, 56, 5) +
  bigWheel(58, 46, 32) +
  glint(92, 18, 1) +
  glint(18, 30, 0.7) +
  tickSeal(94, 72, 1);

/** A rider swerves round a hole. */
export const dodge = (): string =>
  road() +
  facet("0,50 120,48 120,90 0,90", "asphalt") +
  facet("0,50 120,48 120,53 0,54", "wall1") +
  hole(34, 76, 0.68) +
  flight([2, 60], [34, 30], [60, 52], "cloth", 3.6) +
  castShadow(90, 85, 40) +
  place(88, 84, riderOn("skateboard", { skin: "skin3" }), { scale: 0.52, turn: 10 });

/** A rider upside down in the air, board above. */
export const figure = (): string =>
  sunrise() +
  cut("70,90 84,84 100,68 108,48 120,46 120,90", "wood3") +
  facet("70,90 84,84 100,68 108,48 112,48 104,72 90,88", "wood2") +
  hole(40, 82, 0.4) +
  place(60, 42, place(-2, 66, riderOn("skateboard", { skin: "skin2" })), { scale: 0.5, turn: 158 }) +
  flight([18, 66], [0, 30], [22, 12], "red", 4.5, false);

/** A new scooter tray with a ribbon. */
export const newTray = (): string =>
  meadow() +
  castShadow(60, 78, 96, 6) +
  place(56, 60, tray("table2"), { scale: 1.06 }) +
  place(
    46,
    58,
    cut("-6,-11 6,-11 6,10 -6,10", "red") +
      lifted("0,-12 -16,-24 -18,-10", "red", [1, 2]) +
      lifted("0,-12 16,-24 18,-10", "red2", [1, 2]),
  ) +
  glint(18, 36, 0.8) +
  tickSeal(98, 76, 1);

/** A whole chain round two gears, spanner beside. */
export const repairedChain = (): string =>
  meadow() +
  gear(36, 48, 22) +
  gear(88, 50, 14) +
  keyline("36,23 88,33 103,44 103,57 88,67 36,74 17,64 11,48 17,32", "ink", 6) +
  keyline("36,23 88,33 103,44 103,57 88,67 36,74 17,64 11,48 17,32", "cloth2", 2.6, ' stroke-dasharray="5 4"') +
  spanner(64, 48, 0.8, 38) +
  tickSeal(102, 78, 0.9);

/** A rollerskate with all its wheels and a plaster. */
export const repairedRollerskate = (): string =>
  meadow() +
  castShadow(58, 84, 76, 5) +
  place(
    54,
    66,
    boot() +
      whiteWheel(-20, 14) +
      whiteWheel(5, 14) +
      whiteWheel(30, 14) +
      place(
        -12,
        -16,
        cut("-13,-5 13,-5 13,5 -13,5", "#f3c9a2", { shadow: [1, 1], soft: 2 }) +
          dot(-3, 0, 1.2, "#8b6f4e") +
          dot(3, 0, 1.2, "#8b6f4e"),
        { scale: 0.8, turn: -28 },
      ),
    { scale: 1.08 },
  ) +
  glint(96, 24, 0.9) +
  tickSeal(102, 76, 0.9);

/** A skateboard mended with tape and nails. */
export const repairedBoard = (): string =>
  meadow() +
  castShadow(60, 80, 104, 6) +
  place(
    60,
    72,
    wheel(-28, -2, 8.5) +
      wheel(28, -2, 8.5) +
      deck("roof") +
      lifted("-12,-25 12,-26 13,-3 -11,-3", "wall2", [1, 2]) +
      dot(-7, -20, 1.6, "ink") +
      dot(7, -20, 1.6, "ink") +
      dot(-7, -8, 1.6, "ink") +
      dot(7, -8, 1.6, "ink"),
    { scale: 1.1 },
  ) +
  place(
    86,
    30,
    lifted("-4,-2 4,-2 5,26 -5,26", "wood3", [2, 3]) + lifted("-16,-14 12,-14 18,-8 12,-2 -16,-2", "ink", [2, 3]),
    { scale: 0.9, turn: 32 },
  ) +
  glint(24, 32, 0.9) +
  tickSeal(104, 76, 0.9);
