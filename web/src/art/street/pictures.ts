/** The pictures of the street cards, 120 × 90 each, by the ids of the box. */
import { facet, place, stroke } from "../cut";
import { drawn } from "../drawn";
import type { Skin } from "../figures";
import { road } from "../scene/road";
import { castShadow } from "../scene/signs";
import * as counters from "./counters";
import { distance } from "./distances";
import type { Distance } from "./distances";
import * as specials from "./specials";
import * as tricks from "./tricks";
import { riderOn } from "./vehicles";

const SKINS: Readonly<Record<string, Skin>> = {
  skateboard: "skin2",
  scooter: "skin1",
  bmx: "skin3",
  rollerskates: "skin1",
};

/** A vehicle with its rider on the road. */
const ride = (vehicle: string): string =>
  road() +
  facet("0,67 120,68 120,71 0,70", "wall1") +
  [24, 38, 52].map((y, i) => stroke(`${2 + i * 3},${y} ${18 + i * 5},${y}`, "cloth", 2.6)).join("") +
  castShadow(62, 84, 66, 5) +
  place(62, 84, riderOn(vehicle, { skin: SKINS[vehicle] }), { scale: 0.56 });

/** The kilometres on the distances. */
const KM: Readonly<Record<string, Distance>> = {
  "1km": 1,
  "2km": 2,
  "3km": 3,
  "5km": 5,
  "7km": 7,
  "8km": 8,
  "10km": 10,
  "20km": 20,
};

/** The order of the kinds is that of a sorted hand. */
const PICTURES = {
  vehicle: {
    skateboard: () => ride("skateboard"),
    scooter: () => ride("scooter"),
    bmx: () => ride("bmx"),
    rollerskates: () => ride("rollerskates"),
  },
  distance: Object.fromEntries(Object.entries(KM).map(([card, km]) => [card, () => distance(km)])),
  counter: {
    "water-bottle": counters.waterBottle,
    "spare-wheel": counters.spareWheel,
    dodge: counters.dodge,
    figure: counters.figure,
    "new-tray": counters.newTray,
    "repaired-chain": counters.repairedChain,
    "repaired-rollerskate": counters.repairedRollerskate,
    "repaired-board": counters.repairedBoard,
  },
  trick: {
    cramp: tricks.cramp,
    "broken-wheel": tricks.brokenWheel,
    obstacle: tricks.obstacle,
    pothole: tricks.pothole,
    "broken-tray": tricks.brokenTray,
    "broken-chain": tricks.brokenChain,
    "broken-rollerskate": tricks.brokenRollerskate,
    "broken-board": tricks.brokenBoard,
  },
  special: {
    "invincible-2": specials.invincible2,
    "invincible-3": specials.invincible3,
    "hand-swap": specials.handSwap,
    police: specials.policeControl,
  },
} satisfies Record<string, Readonly<Record<string, () => string>>>;

export type Kind = keyof typeof PICTURES;
const KINDS = Object.keys(PICTURES) as Kind[];

/** All cards, in the order of a sorted hand. */
export const CARDS: readonly string[] = KINDS.flatMap((kind) => Object.keys(PICTURES[kind]));

const BY_CARD: Readonly<Record<string, Kind>> = Object.fromEntries(
  KINDS.flatMap((kind) => Object.keys(PICTURES[kind]).map((card) => [card, kind])),
);

/** The kilometres a card goes; 0 if it is not a distance. */
export const kmOf = (card: string): number => KM[card] ?? 0;

/** The kind of a card; its frame shows it. */
export const kindOf = (card: string): Kind => drawn(BY_CARD, card);

export const picture = (card: string): string => drawn<() => string>(PICTURES[kindOf(card)], card)();
