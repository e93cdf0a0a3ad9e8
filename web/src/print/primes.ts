/** Trip & Run on paper: the snake in two halves, cards with their black backs, meeples. */
import { place } from "../art/cut";
import { meeple } from "../art/pieces";
import { BOARD, STRIP, TILE, bridges, corner, ground, square, startStrip } from "../art/primes/board";
import { CARD as DRAWN, cardBack, cardFront, cardOf } from "../art/primes/cards";
import { BOX } from "../box";
import { cover } from "../art/covers";
import { COVER_BOX } from "../art/covers/ground";
import { CARD } from "./frame";
import type { Print } from "./kinds";
import { inked, printed } from "./paper";
import { SEATS, standee, standeeSize, upright } from "./pieces";

const MEEPLE: readonly [number, number] = [19, 26];
/** Half of the board in millimetres: it is as wide as a sheet lying across. */
const WIDE = 258;

/** What lies inside the uneven edge of a card. */
const inside = (drawing: string): string => printed(`2.6 2.6 ${DRAWN.l.w - 5.2} ${DRAWN.l.h - 5.2}`, drawing);

function board(): string {
  const squares = Array.from({ length: 100 }, (_, i) => place(...corner(i + 1), square(i + 1, { inline: true })));
  return ground() + place(...corner(0), startStrip("{{start}}")) + squares.join("") + bridges();
}

export function primes(): Print {
  const cards = BOX.primes.components.filter((id) => id !== "meeple");
  const drawings: Record<string, string> = {};
  const fronts: Record<string, string[]> = {};
  const backs: Record<string, string> = {};
  for (const id of cards) {
    const { number, symbols } = cardOf(id);
    drawings[`front-${id}`] = inside(cardFront(number, symbols, { size: "l", inline: true }));
    drawings[`back-${number}`] = inside(cardBack(number, { size: "l" }));
    fronts[id] = [`front-${id}`];
    backs[id] = `back-${number}`;
  }
  const still = board();
  // Between the squares of the fifth and of the sixth row.
  const middle = corner(51)[1] + TILE + 3;
  drawings["board-upper"] = printed(`0 0 ${BOARD.w} ${middle}`, still);
  drawings["board-lower"] = printed(`0 ${middle} ${BOARD.w} ${STRIP.y + STRIP.h + 8 - middle}`, still);
  for (const seat of SEATS)
    drawings[`meeple-${seat}`] = standee(
      seat,
      MEEPLE,
      upright(MEEPLE, [-38, -40, 78, 80], meeple(seat, { shadow: false })),
    );
  drawings["cover"] = printed(COVER_BOX, cover("primes") ?? "");
  const high = (units: number): number => (units * WIDE) / BOARD.w;
  return {
    cover: "cover",
    drawings,
    cards: [{ name: "cards", size: CARD, title: null, text: null, fronts, backs, bleed: inked("var(--i-bull)") }],
    pieces: { meeple: { kind: "standee", size: standeeSize(MEEPLE), drawings: SEATS.map((seat) => `meeple-${seat}`) } },
    boards: [
      {
        name: "snake",
        landscape: true,
        parts: [
          { drawing: "board-upper", size: [WIDE, high(middle)] },
          { drawing: "board-lower", size: [WIDE, high(STRIP.y + STRIP.h + 8 - middle)] },
        ],
      },
    ],
    sheets: [],
  };
}
