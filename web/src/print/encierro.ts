/** Corre el encierro on paper: all cards, locations that are turned face down among them, and the runners. */
import { facet, place } from "../art/cut";
import { cover } from "../art/covers";
import { COVER_BOX } from "../art/covers/ground";
import { cardBack } from "../art/encierro/cards";
import { COURSE_HEIGHT, courseTile } from "../art/encierro/course";
import { COURSE } from "../art/encierro/landmarks";
import { groupTab } from "../art/encierro/marks";
import { FULL } from "../art/encierro/people";
import { CARDS, PICTURE_BOX, groupOf, picture } from "../art/encierro/pictures";
import { RUNNER_BOX, dressedRunner } from "../art/encierro/runner";
import { bullHead, cabestros } from "../art/scene/cattle";
import { CARD, H, TEXT, TITLE, W, back, front } from "./frame";
import type { Print } from "./kinds";
import { greyed, printed } from "./paper";
import { SEATS, standee, standeeSize, upright } from "./pieces";

const RUNNER: readonly [number, number] = [24, 31];
/** As wide as a card whose height is that of the course. */
const PLACE = (COURSE_HEIGHT * CARD[0]) / CARD[1];

export function encierro(): Print {
  const drawings: Record<string, string> = {};
  const fronts: Record<string, string[]> = {};
  const backs: Record<string, string> = {};
  drawings["back"] = back(cardBack(W, H));
  for (const id of CARDS) {
    drawings[id] = front(picture(id), PICTURE_BOX, groupTab(groupOf(id)));
    fronts[id] = [id];
    backs[id] = "back";
  }
  // The player who draws the coloured one begins.
  drawings["chupinazo-grey"] = greyed(drawings["chupinazo"] ?? "");
  fronts["chupinazo"] = ["chupinazo", "chupinazo-grey"];
  const herd =
    facet("0,0 200,0 200,160 0,160", "street3") +
    facet("0,96 200,90 200,160 0,160", "street2") +
    place(100, 84, cabestros(), { scale: 0.8 });
  // No eye: nobody draws it.
  const mark = place(0, 2, bullHead({ ring: false }), { scale: 0.16 });
  drawings["cabestros"] = front(herd, PICTURE_BOX, { ground: "var(--red)", end: "saw", mark });
  fronts["cabestros"] = ["cabestros"];
  backs["cabestros"] = "back";

  const places: Record<string, string[]> = {};
  const closed: Record<string, string> = {};
  COURSE.forEach((id, n) => {
    const box = `0 0 ${PLACE} ${COURSE_HEIGHT}`;
    drawings[id] = printed(box, courseTile(id, n, { w: PLACE }));
    drawings[`${id}-closed`] = printed(box, courseTile(id, n, { w: PLACE, closed: true }));
    places[id] = [id];
    closed[id] = `${id}-closed`;
  });
  const [, , w = 0, h = 0] = RUNNER_BOX.split(" ").map(Number);
  for (const seat of SEATS.slice(0, 5))
    drawings[`pawn-${seat}`] = standee(
      seat,
      RUNNER,
      upright(RUNNER, [0, 0, w - 14, h - 6], dressedRunner(seat, { owned: { ...FULL, periodico: true } })),
    );
  drawings["cover"] = printed(COVER_BOX, cover("encierro") ?? "");
  return {
    cover: "cover",
    drawings,
    cards: [
      { name: "cards", size: CARD, title: TITLE, text: TEXT, fronts, backs },
      {
        name: "locations",
        size: CARD,
        title: { x: 3, y: 73, w: CARD[0] - 6, h: 12 },
        text: null,
        fronts: places,
        backs: closed,
      },
    ],
    pieces: {
      pawn: {
        kind: "standee",
        size: standeeSize(RUNNER),
        drawings: SEATS.slice(0, 5).map((seat) => `pawn-${seat}`),
      },
    },
    boards: [],
    sheets: [],
  };
}
