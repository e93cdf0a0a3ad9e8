/** All card pictures of the encierro by id, 200 × 160, on the ground of their group. */
import { blob, place, svg } from "../cut";
import * as attacks from "./attacks";
import * as bulls from "./bulls";
import * as dances from "./dances";
import * as falls from "./falls";
import { GROUNDS } from "./grounds";
import type { Group } from "./grounds";
import * as journey from "./journey";
import { OBJECTS, SPECIALS, object } from "./objects";
import type { ObjectId, SpecialId } from "./objects";
import { crop, rimmed } from "../scene/scissors";
import * as shields from "./shields";

/** The cards that are neither objects nor special objects. */
const SCENES = {
  // bulls (eye)
  chulin: ["bull", bulls.chulin],
  tornasol: ["bull", bulls.tornasol],
  manchado: ["bull", bulls.manchado],
  perdigon: ["bull", bulls.perdigon],
  bravucon: ["bull", bulls.bravucon],
  huron: ["bull", bulls.huron],
  // falls (eye)
  selfie: ["fall", falls.selfie],
  pintxos: ["fall", falls.pintxos],
  pobre: ["fall", falls.pobre],
  // shields
  recorte: ["against-bull", shields.recorte],
  ole: ["against-bull", shields.ole],
  patron: ["against-bull", shields.patron],
  acurrucado: ["against-bull", shields.acurrucado],
  volteado: ["against-bull", shields.volteado],
  gigantes: ["against-fall", dances.gigantes],
  zaldiko: ["against-fall", dances.zaldiko],
  desayuno: ["against-fall", dances.desayuno],
  hemingway: ["against-fall", dances.hemingway],
  txiki: ["against-fall", dances.txiki],
  // against the others
  gloria: ["attack", attacks.gloria],
  miron: ["attack", attacks.miron],
  veterano: ["attack", attacks.veterano],
  kilikis: ["attack", attacks.kilikis],
  linea: ["attack", attacks.linea],
  chupete: ["attack", attacks.chupete],
  garrotazo: ["attack", attacks.garrotazo],
  pillo: ["attack", attacks.pillo],
  barrera: ["attack", attacks.barrera],
  // the rest
  otra: ["defence", journey.otra],
  avanzar: ["advance", journey.avanzar],
  carrera: ["advance", journey.carrera],
  intercambio: ["advance", journey.intercambio],
  perdidos: ["recover", journey.perdidos],
  chupinazo: ["start", journey.chupinazo],
} as const satisfies Record<string, readonly [Group, () => string]>;

export type SceneId = keyof typeof SCENES;
export type CardId = SceneId | ObjectId | SpecialId;

/** Every card that has a picture. */
export const CARDS: readonly CardId[] = [...(Object.keys(SCENES) as SceneId[]), ...OBJECTS, ...SPECIALS];

const isScene = (id: CardId): id is SceneId => id in SCENES;
const isSpecial = (id: CardId): id is SpecialId => (SPECIALS as readonly string[]).includes(id);

/** What a card does. */
export const groupOf = (id: CardId): Group => (isScene(id) ? SCENES[id][0] : isSpecial(id) ? "special" : "object");

/** The box of a picture. */
export const PICTURE_BOX = "0 0 200 160";

/** The picture of a card, 200 × 160; forms run over the edge, so show it in a cropping box (`card`, `pictureSvg`). */
export const picture = (id: CardId): string =>
  GROUNDS[groupOf(id)]() +
  (isScene(id)
    ? SCENES[id][1]()
    : blob(100, 82, 66, 62, isSpecial(id) ? "cloth" : "glade", { corners: 14, wobble: 0.02, opacity: 0.8 }) +
      place(100, 84, rimmed(object(id), 1.6), { scale: 1.32 }));

/** The picture as an <svg> of w × h pixels that fills and crops. */
export const pictureSvg = (id: CardId, w: number, h = w * 0.8, label?: string): string =>
  svg(`0 0 ${w} ${h}`, crop(0, 0, w, h, picture(id), PICTURE_BOX), { width: w, height: h, label });
