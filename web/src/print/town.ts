/** The town as a map for real dice: every place open, every street with its sign. Words stand in it as {{key}}. */
import { emblem, gateNumber } from "../art/bulls/emblems";
import { NUMBERS, plate } from "../art/bulls/signs";
import type { Side } from "../art/bulls/signs";
import * as art from "../art/bulls/town";
import { lettering, place } from "../art/cut";
import type { Point } from "../art/cut";

/** The town as components.toml writes it. */
export interface Town {
  readonly rows: readonly string[];
  readonly paths: Readonly<Record<string, string>>;
  readonly at: Readonly<Record<string, string>>;
}

/** Units of the map, where it is parted (below the third row), and units a millimetre. */
export const TOWN = { w: 1048, h: 1440, upper: 836, lower: 604, scale: 4.35 } as const;
const PLAZA = { w: 184, h: 148 } as const;

interface Way {
  readonly sign: "odd" | "even" | "both";
  readonly to: string;
}

/** The ways on from a place: "odd A1, even A2", or "A1" for all. */
const waysOf = (text: string): Way[] =>
  text.split(",").map((part): Way => {
    const words = part.trim().split(" ");
    const [first = "", second] = words;
    return second === undefined ? { sign: "both", to: first } : { sign: first as "odd" | "even", to: second };
  });

export function townOf({ rows, paths, at }: Town): string {
  const middle = (name: string): Point => {
    const [x = 0, y = 0] = (at[name] ?? "").split(" ").map(Number);
    return [(x * TOWN.w) / 1000, (y * TOWN.h) / 1000];
  };
  const places = rows.map((row) => row.split(" "));
  const last = places.length - 1;
  const feet = places.map((row) => Math.max(...row.map((name) => middle(name)[1])) + PLAZA.h / 2);
  const heads = places.map((row) => Math.min(...row.map((name) => middle(name)[1])) - PLAZA.h / 2);
  const gapBelow = (row: number): number => (heads[row + 1] ?? TOWN.h) - (feet[row] ?? 0);
  const edges = feet.map((foot, row) => (row === last ? (heads[row] ?? 0) + 40 : foot + gapBelow(row) * 0.66));
  const quay = heads[last] ?? TOWN.h;

  const houses = places
    .slice(0, last)
    .map((_, row) => `<g opacity=".6">${art.terrace(6, TOWN.w - 4, edges[row] ?? 0, 34, row * 3)}</g>`);
  const streets: string[] = [];
  const signs: string[] = [];
  for (const [from, text] of Object.entries(paths)) {
    const [x, y] = middle(from);
    const ways = waysOf(text).sort((a, b) => middle(a.to)[0] - middle(b.to)[0]);
    ways.forEach(({ sign, to }, index) => {
      const side: Side = ways.length === 1 ? 0 : index === 0 ? -1 : 1;
      const [goalX, goalY] = middle(to);
      const start: Point = [x + side * PLAZA.w * 0.26, y + PLAZA.h / 2 - 8];
      const lean = Math.max(-1, Math.min(1, (start[0] - goalX) / (TOWN.w * 0.12)));
      streets.push(art.street(start, [goalX + lean * PLAZA.w * 0.26, goalY - PLAZA.h / 2 + 5], 44, 32));
      const word = sign === "both" ? "{{all}}" : `{{${sign}}} ${NUMBERS[sign]}`;
      const plateArt = plate(sign, { w: sign === "both" ? 66 : 78, h: 26, side, text: word, size: 14.5 });
      signs.push(place(start[0] + side * 2, y + PLAZA.h / 2 + 14, plateArt));
    });
  }
  const plazas = places.flatMap((row, index) =>
    row.map((name) => {
      const [x, y] = middle(name);
      const [left, top] = [x - PLAZA.w / 2, y - PLAZA.h / 2];
      const picture = emblem(name, 28);
      const title = index === last ? name : `{{map-${name}}}`;
      const mouths = waysOf(paths[name] ?? "").map((_, i, all) =>
        paths[name] ? art.mouth(x + (all.length === 1 ? 0 : i === 0 ? -1 : 1) * PLAZA.w * 0.26, top + PLAZA.h, 44) : "",
      );
      return (
        art.plaza(left, top, PLAZA.w, PLAZA.h, index, false) +
        mouths.join("") +
        place(left + 28, top + 26, picture) +
        lettering(left + (picture ? (gateNumber(name) ? 50 : 48) : 18), top + 33, title, 20, { anchor: "start" })
      );
    }),
  );
  return (
    art.ground(TOWN.w, TOWN.h, { edges, quay, sea: quay + 90, small: false }) +
    houses.join("") +
    streets.join("") +
    plazas.join("") +
    signs.join("")
  );
}
