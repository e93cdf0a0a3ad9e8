/** RUN 2 Street on paper: the cards, objectives with a day and a night side, a road of kilometres, riders. */
import { PAPER, cut, facet, lettering, place, slab, stroke } from "../art/cut";
import { cover } from "../art/covers";
import { COVER_BOX } from "../art/covers/ground";
import type { Seat } from "../art/pieces";
import { PICTURE_BOX, road } from "../art/scene/road";
import { rimmed } from "../art/scene/scissors";
import { goalFlag } from "../art/street/badges";
import { cardBack, kindTab } from "../art/street/cards";
import { stone } from "../art/street/distances";
import { CARDS, kindOf, picture } from "../art/street/pictures";
import { riderOn } from "../art/street/vehicles";
import { CARD, H, TEXT, TITLE, W, back, front } from "./frame";
import type { Components, Print } from "./kinds";
import { printed } from "./paper";
import { SEATS, standee, standeeSize, upright } from "./pieces";

const RIDER: readonly [number, number] = [19, 22];
const VEHICLES = ["skateboard", "scooter", "bmx", "rollerskates", "skateboard", "scooter"] as const;
const SKINS = ["skin2", "skin1", "skin3", "skin1", "skin2", "skin3"] as const;

interface Objectives {
  readonly day: readonly number[];
  readonly night: readonly number[];
}

// What the eight objectives stand for, by day and at night (S2), unless the box has others.
const EVEN = [[91, 141], [92, 142], [93, 143], [95, 145], [96, 146], [97, 147], [98, 148], [100, 150]] as const; // prettier-ignore
const MIXED = [94, 96, 97, 99, 101, 103, 104, 106];

function printedGoals(box: Objectives): Objectives {
  if (box.day.join() !== MIXED.join()) return box;
  return { day: EVEN.map(([day]) => day), night: EVEN.map(([, night]) => night) };
}

/** A side of an objective: the goal by day or by night. */
function objective(km: number, night: boolean): string {
  const sky = night
    ? facet(`0,0 ${W},0 ${W},150 0,150`, "#2b2550") +
      cut("128,26 146,20 160,30 162,48 150,60 134,58 146,50 148,38 140,30", "#f2d9a0") +
      [[24, 30], [58, 18], [92, 44], [40, 66], [108, 80]] // prettier-ignore
        .map(([x = 0, y = 0]) =>
          cut(
            [
              [x, y - 5],
              [x + 2, y],
              [x, y + 5],
              [x - 2, y],
            ],
            "#f2d9a0",
          ),
        ) // prettier-ignore
        .join("")
    : `<g transform="scale(1.65 1.78)">${road(0)}</g>`;
  return printed(
    `0 0 ${W} ${H}`,
    facet(`0,0 ${W},0 ${W},${H} 0,${H}`, night ? "#3b3163" : "#fdf3dc") +
      sky +
      facet(`0,132 ${W / 2},126 ${W},134 ${W},${H} 0,${H}`, "asphalt") +
      facet(`0,132 ${W / 2},126 ${W},134 ${W},142 0,140`, "wall1") +
      [170, 206, 242].map((y) => slab(138, y, 12, 20, "mark", { wobble: 0.6 })).join("") +
      place(136, 142, goalFlag(), { scale: 1.5 }) +
      place(62, 236, stone(), { scale: 1.62 }) +
      lettering(62, 216, km, km > 99 ? 46 : 58) +
      lettering(62, 152, "km", 24, { ink: PAPER }),
  );
}

/* ---------- the road of kilometres ---------- */

const [CELL, PITCH, LEFT, TOP] = [74, 66, 6, 8];
const [ROWS, TENS] = [16, 10];

/** Kilometres 0 to 159: ten a row, from the bottom, alternately to the right and to the left; flags where goals may be. */
function kilometres({ day, night }: Objectives): { drawing: string; w: number; h: number } {
  const [w, h] = [LEFT * 2 + TENS * CELL, TOP * 2 + ROWS * PITCH];
  const cells = Array.from({ length: ROWS * TENS }, (_, km) => {
    const [row, along] = [Math.floor(km / TENS), km % TENS];
    const column = row % 2 ? TENS - 1 - along : along;
    const [x, y] = [LEFT + column * CELL, TOP + (ROWS - 1 - row) * PITCH];
    const goal = day.includes(km) || night.includes(km);
    return (
      slab(x + 2, y + 4, CELL - 4, PITCH - 10, km % 2 ? "tile2" : "tile1", { wobble: 0.8 }) +
      (goal ? place(x + CELL - 8, y + PITCH - 9, goalFlag(), { scale: 0.46 }) : "") +
      (km % TENS === 0 && km > 0
        ? place(x + CELL * 0.5, y + PITCH - 8, stone(), { scale: 0.72 }) +
          lettering(x + CELL * 0.5, y + PITCH - 15, km, 21)
        : lettering(x + 8, y + 26, km, 22, { ink: "num", anchor: "start" }))
    );
  });
  const turns = Array.from({ length: ROWS - 1 }, (_, row) => {
    const x = LEFT + (row % 2 ? CELL / 2 : w - LEFT * 2 - CELL / 2);
    const y = TOP + (ROWS - 1 - row) * PITCH;
    return stroke(`${x - 8},${y + 3} ${x},${y - 6} ${x + 8},${y + 3}`, "red", 3.6);
  });
  return { drawing: facet(`0,0 ${w},0 ${w},${h} 0,${h}`, "asphalt") + cells.join("") + turns.join(""), w, h };
}

export function street(components: Components): Print {
  const box = components["objectives"] as Objectives;
  const goals = printedGoals(box);
  const drawings: Record<string, string> = { back: back(cardBack(W, H)) };
  const fronts: Record<string, string[]> = {};
  const backs: Record<string, string> = {};
  for (const id of CARDS) {
    drawings[id] = front(picture(id), PICTURE_BOX, kindTab(kindOf(id)));
    fronts[id] = [id];
    backs[id] = "back";
  }
  const days: Record<string, string[]> = {};
  const nights: Record<string, string> = {};
  goals.day.forEach((day, i) => {
    const night = goals.night[i] ?? 0;
    const id = `${box.day[i]}/${box.night[i]}`;
    drawings[`day-${day}`] = objective(day, false);
    drawings[`night-${night}`] = objective(night, true);
    days[id] = [`day-${day}`];
    nights[id] = `night-${night}`;
  });
  const track = kilometres(goals);
  drawings["kilometres"] = printed(`0 0 ${track.w} ${track.h}`, track.drawing);
  for (const seat of SEATS) drawings[`rider-${seat}`] = rider(seat);
  drawings["cover"] = printed(COVER_BOX, cover("street") ?? "");
  const high = 252;
  return {
    cover: "cover",
    drawings,
    cards: [
      { name: "cards", size: CARD, title: TITLE, text: TEXT, fronts, backs },
      { name: "objectives", size: CARD, title: null, text: null, fronts: days, backs: nights },
    ],
    pieces: {
      rider: {
        kind: "standee",
        size: standeeSize(RIDER),
        drawings: SEATS.map((seat) => `rider-${seat}`),
        extra: 1,
      },
    },
    boards: [
      {
        name: "kilometres",
        landscape: false,
        parts: [{ drawing: "kilometres", size: [(high * track.w) / track.h, high] }],
      },
    ],
    sheets: [],
  };
}

function rider(seat: Seat): string {
  const figure = riderOn(VEHICLES[seat - 1] ?? "skateboard", { seat, skin: SKINS[seat - 1] });
  return standee(seat, RIDER, upright(RIDER, [-66, -144, 132, 146], rimmed(figure, 1.8)));
}
