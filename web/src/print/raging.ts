/** Raging Bulls on paper: the named fields to draw on, with posts, mallets and the recycling zone, and three dice. */
import { place } from "../art/cut";
import type { Point } from "../art/cut";
import { cover } from "../art/covers";
import { COVER_BOX } from "../art/covers/ground";
import { cow, ragingBull } from "../art/raging/animals";
import { fieldPost, grid, meadow, pondAt, stubs } from "../art/raging/field";
import { at, fieldLayout, postMiddle } from "../art/raging/geometry";
import { MALLET_BOX, RECYCLING, mallet, recycling } from "../art/raging/tools";
import type { Components, Print, WritingSheet } from "./kinds";
import { printed } from "./paper";
import { netSize, plainDie } from "./pieces";

interface Field {
  readonly bulls: readonly string[];
  readonly cows: readonly string[];
  readonly ponds: readonly string[];
}

const SIDE = 760;
const POSTS = 24;
const DIE = 18; // the side of a die, in millimetres

const spot = (text: string): Point => {
  const [x = 0, y = 0] = text.split(",").map(Number);
  return [x, y];
};

/** Pencil has to show on a meadow, and its grid on paper. */
const PALE: readonly (readonly [ink: string, pale: string])[] = [
  ["var(--i-field)", "#e6edc6"],
  ["var(--i-field2)", "#eff4da"],
  ["var(--i-field3)", "#9fb35f"],
  ["rgb(255 255 255/.3)", "rgb(110 130 60/.4)"],
];
const paled = (drawing: string): string => PALE.reduce((pale, [ink, light]) => pale.replaceAll(ink, light), drawing);

/** A field as it is before the first roll. */
function field({ bulls, cows, ponds }: Field, numbers: readonly number[]): string {
  const layout = fieldLayout(SIDE);
  const on = (text: string, animal: string): string =>
    place(...at(layout, spot(text)), animal, { scale: layout.animalScale });
  const posts = Array.from({ length: POSTS }, (_, post) =>
    place(...postMiddle(layout, post), fieldPost(numbers[post % numbers.length] ?? 0), {
      scale: layout.postRadius / 16.5,
    }),
  );
  return (
    paled(meadow(layout) + grid(layout)) +
    ponds.map((corner) => pondAt(layout, spot(corner))).join("") +
    stubs(layout) +
    cows.map((text) => on(text, cow())).join("") +
    bulls.map((text) => on(text, ragingBull())).join("") +
    posts.join("")
  );
}

export function raging(components: Components): Print {
  const { numbers } = components["posts"] as { numbers: number[] };
  const { mallets, boxes } = components["sheet"] as { mallets: number; boxes: number };
  const fields = components["fields"] as Record<string, Field>;
  const drawings: Record<string, string> = {
    cover: printed(COVER_BOX, cover("raging") ?? ""),
    die: plainDie(),
    mallet: printed(MALLET_BOX, mallet()),
    recycling: printed(
      `0 0 ${RECYCLING.w} ${RECYCLING.h}`,
      recycling({ marks: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0 } }),
    ),
  };
  const shows = { mallet: mallets, post: POSTS, box: 6 * boxes };
  const sheets = Object.entries(fields).map(([name, one]): WritingSheet => {
    drawings[`field-${name}`] = printed(`0 0 ${SIDE} ${SIDE}`, field(one, numbers));
    return { name, field: `field-${name}`, zone: "recycling", mark: "mallet", shows };
  });
  return {
    cover: "cover",
    drawings,
    cards: [],
    pieces: { die: { kind: "die", size: netSize(DIE), drawings: ["die"] } },
    boards: [],
    sheets,
  };
}
