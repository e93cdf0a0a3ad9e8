/** The pictures of the street cards by id, 120 × 90 each. */
import { facet, place, stroke } from "../cut";
import type { Skin } from "../figures";
import * as counters from "./counters";
import { road } from "../scene/road";
import { castShadow } from "../scene/signs";
import * as specials from "./specials";
import * as tricks from "./tricks";
import { VEHICLES, riderOn } from "./vehicles";
import type { Vehicle } from "./vehicles";

const TRICK_PICTURES = {
  cramp: tricks.cramp,
  broken_wheel: tricks.brokenWheel,
  obstacle: tricks.obstacle,
  pothole: tricks.pothole,
  broken_tray: tricks.brokenTray,
  broken_chain: tricks.brokenChain,
  broken_rollerskate: tricks.brokenRollerskate,
  broken_board: tricks.brokenBoard,
} as const;
export type Trick = keyof typeof TRICK_PICTURES;
export const TRICKS = Object.keys(TRICK_PICTURES) as Trick[];

const COUNTER_PICTURES = {
  water_bottle: counters.waterBottle,
  spare_wheel: counters.spareWheel,
  dodge: counters.dodge,
  figure: counters.figure,
  new_tray: counters.newTray,
  repaired_chain: counters.repairedChain,
  repaired_rollerskate: counters.repairedRollerskate,
  repaired_board: counters.repairedBoard,
} as const;
export type Counter = keyof typeof COUNTER_PICTURES;
export const COUNTERS = Object.keys(COUNTER_PICTURES) as Counter[];

const SPECIAL_PICTURES = {
  invincible_2: specials.invincible2,
  invincible_3: specials.invincible3,
  hand_swap: specials.handSwap,
  police_control: specials.policeControl,
} as const;
export type Special = keyof typeof SPECIAL_PICTURES;
export const SPECIALS = Object.keys(SPECIAL_PICTURES) as Special[];

const SKINS: Record<Vehicle, Skin> = { skateboard: "skin2", scooter: "skin1", bmx: "skin3", rollerskates: "skin1" };

/** A vehicle with its rider on the road. */
const ride = (kind: Vehicle): string =>
  road() +
  facet("0,67 120,68 120,71 0,70", "wall1") +
  [24, 38, 52].map((y, i) => stroke(`${2 + i * 3},${y} ${18 + i * 5},${y}`, "cloth", 2.6)).join("") +
  castShadow(62, 84, 66, 5) +
  place(62, 84, riderOn(kind, { skin: SKINS[kind] }), { scale: 0.56 });

const isOf = <T extends string>(list: readonly T[], id: string): id is T => (list as readonly string[]).includes(id);

export type CardId = Vehicle | Trick | Counter | Special;

/** The picture of a card that is not a distance (`distance`) or an objective (`objective`). */
export const picture = (id: CardId): string =>
  isOf(VEHICLES, id)
    ? ride(id)
    : isOf(TRICKS, id)
      ? TRICK_PICTURES[id]()
      : isOf(COUNTERS, id)
        ? COUNTER_PICTURES[id]()
        : SPECIAL_PICTURES[id]();

export type Kind = "vehicle" | "distance" | "trick" | "counter" | "special" | "objective";

/** The kind of a card. */
export const kindOf = (id: CardId): Kind =>
  isOf(VEHICLES, id) ? "vehicle" : isOf(TRICKS, id) ? "trick" : isOf(COUNTERS, id) ? "counter" : "special";
