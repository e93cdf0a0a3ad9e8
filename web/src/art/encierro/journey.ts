/** Getting on and getting out of it: advance, recover, refuse, the rocket. 200 × 160; the ground is laid by `pictures.ts`. */
import { curve, cut, dot, facet, place, stroke } from "../cut";
import { bullHead } from "../scene/cattle";
import { object } from "./objects";
import { FULL, person } from "./people";
import { lifted, speed, starlet } from "../scene/scissors";

/** A friendly shrug: the attack card is torn in two. */
export const otra = (): string =>
  place(2, 14, person({ pose: "shrug", wear: FULL, mood: "shut", skin: "skin2" })) +
  place(
    138,
    74,
    lifted("-16,-22 2,-22 -4,-12 3,-4 -4,6 2,14 -2,22 -16,22", "cloth") +
      facet("-12,-18 -3,-18 -8,-10 -2,-3 -7,4 -12,4", "red") +
      stroke("-12,10 -5,10", "ink", 1.6),
    { scale: 1.9, turn: -10 },
  ) +
  place(
    166,
    80,
    lifted("-6,-22 12,-22 13,22 -8,22 -4,14 -11,6 -3,-4 -11,-12", "cloth") +
      facet("-4,-18 8,-18 9,4 -7,4 0,-4 -7,-11", "red") +
      stroke("-1,10 7,10", "ink", 1.6),
    { scale: 1.9, turn: 12 },
  );

/** A runner one stretch further along the street. */
export const avanzar = (): string =>
  place(50, 6, person({ wear: { ...FULL, periodico: true } }), { scale: 1.06 }) +
  lifted("8,140 34,140 34,132 50,146 34,160 34,152 8,152", "red", [2, 2]) +
  cut("120,146 134,146 134,139 148,149 134,159 134,153 120,153", "cloth", { opacity: 0.85 }) +
  speed(48, 52, 36);

/** The run of a lifetime: a runner just ahead of the horns. */
export const carrera = (): string =>
  place(34, 92, bullHead({ eyes: "angry", iris: "red", horns: "usual" }), { scale: 0.76 }) +
  place(74, 4, person({ pose: "sprint", wear: { ...FULL, periodico: true }, skin: "skin2", mood: "o" }), {
    scale: 1.04,
  }) +
  cut("112,146 132,146 132,139 146,149 132,159 132,153 112,153", "red") +
  cut("150,146 170,146 170,139 184,149 170,159 170,153 150,153", "red");

/** Two runners swap places. */
export const intercambio = (): string =>
  place(6, 26, person({ pose: "run", skin: "skin1" }), { scale: 0.86 }) +
  place(112, 26, person({ pose: "run", wear: FULL, skin: "skin3" }), { scale: 0.86 }) +
  curve("M50,26 Q100,-14 146,14", "red", 7) +
  lifted("136,0 160,24 132,28", "red", [2, 3]) +
  curve("M148,146 Q98,158 62,148", "water", 7) +
  lifted("68,135 44,146 66,160", "water", [2, 3]);

/** Lost property: a crate with a beret, a neckerchief and a newspaper. */
export const perdidos = (): string =>
  place(64, 58, object("panuelico"), { scale: 0.72, turn: -14 }) +
  place(136, 52, object("periodico"), { scale: 0.84, turn: -18 }) +
  place(102, 52, object("boina"), { scale: 0.8, turn: 6 }) +
  lifted("26,82 176,80 168,150 34,151", "wood3", [5, 6]) +
  facet("26,82 60,81 62,151 34,151", "wood") +
  stroke("28,104 174,103", "wood2", 3.4) +
  stroke("31,128 171,127", "wood2", 3.4) +
  place(
    104,
    118,
    lifted("-26,-18 26,-19 27,18 -26,19", "cloth") +
      curve("M-8,-6 q0,-9 8,-9 q9,1 8,8 q-1,6 -8,8 v4", "red", 4.5) +
      dot(0, 12, 3, "red"),
  );

/** The rocket that starts the feast. */
export const chupinazo = (): string =>
  curve("M100,160 Q92,110 104,66", "cloth", 6, ` stroke-dasharray="3 8"`) +
  place(
    106,
    44,
    lifted("-8,24 -8,-14 0,-34 8,-14 8,24", "red") +
      facet("-8,24 -8,-14 0,-34 -1,24", "red2") +
      cut("-8,6 -20,26 -8,22", "cloth") +
      cut("8,6 20,26 8,22", "cloth") +
      cut("-6,25 6,25 0,46", "sun") +
      stroke("8,10 10,56", "wood2", 3),
    { scale: 1.3, turn: 10 },
  ) +
  starlet(40, 40, 10, "red") +
  starlet(168, 90, 9, "red") +
  starlet(60, 86, 7, "sun");
