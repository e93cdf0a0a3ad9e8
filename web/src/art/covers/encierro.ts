/** Corre el encierro: the street, and who comes along it. */
import { blob, cut, facet, place, stroke } from "../cut";
import type { Ink } from "../cut";
import { bullHead, bunting, collarBell, frontRunner } from "../figures";
import { flyingBeret, newspaper } from "../pieces";
import { backdrop, range } from "./ground";

/** One side of the street in perspective; the right one is the left one mirrored. */
function streetWall(side: "left" | "right", wall: Ink): string {
  const x = (v: number): number => (side === "left" ? v : 300 - v);
  // height t of the way down the wall, at distance v from the edge of the picture
  const y = (v: number, t: number): number => {
    const top = -4 + (62 * v) / 108;
    const foot = 300 - (178 * v) / 108;
    return top + (foot - top) * t;
  };
  const pane = (a: number, b: number, t0: number, t1: number, ink: Ink): string =>
    facet(
      [
        [x(a), y(a, t0)],
        [x(b), y(b, t0)],
        [x(b), y(b, t1)],
        [x(a), y(a, t1)],
      ],
      ink,
    );
  const balcony = (a: number, b: number, t0: number, t1: number): string => {
    const mid = (t0 + t1) / 2;
    const bars = range(0, 5).map((k) => {
      const v = a - 6 + ((b - a + 11) * k) / 4;
      return stroke(
        [
          [x(v), y(v, mid)],
          [x(v), y(v, t1 + 0.02)],
        ],
        "ink",
        1,
      );
    });
    return (
      pane(a - 4, b + 4, t0, t1, "green") +
      pane(a + 2, b - 2, t0, t1, "window") +
      stroke(
        [
          [x(a - 6), y(a - 6, mid)],
          [x(b + 5), y(b + 5, mid)],
        ],
        "ink",
        1.6,
      ) +
      bars.join("") +
      stroke(
        [
          [x(a - 7), y(a - 7, t1 + 0.025)],
          [x(b + 6), y(b + 6, t1 + 0.025)],
        ],
        "wood2",
        3,
      )
    );
  };
  const storeys = (
    [
      [8, 34],
      [46, 66],
      [76, 92],
    ] as const
  ).flatMap(([a, b]) => [balcony(a, b, 0.12, 0.34), balcony(a, b, 0.44, 0.66)]);
  return (
    cut(
      [
        [x(-2), -4],
        [x(108), 58],
        [x(106), 122],
        [x(-2), 300],
      ],
      wall,
    ) +
    facet(
      [
        [x(-2), 236],
        [x(107), 112],
        [x(106), 122],
        [x(-2), 300],
      ],
      side === "left" ? "wall3" : "street3",
    ) +
    storeys.join("")
  );
}

export function coverEncierro(): string {
  return (
    backdrop("sky") +
    blob(150, 62, 40, 40, "sun2", { corners: 16, wobble: 0.02 }) +
    // the street, its sunlit middle, the shade along the left wall
    facet("0,300 104,118 196,118 300,300", "street") +
    facet("60,300 132,118 168,118 176,300", "street2") +
    facet("0,300 104,118 120,118 44,300", "street3", 0.6) +
    streetWall("left", "wall2") +
    streetWall("right", "wall1") +
    bunting([86, 44], [214, 44], 7, 14) +
    bunting([30, 14], [270, 14], 9, 26) +
    // two behind, one in front: a steer with its bell
    place(112, 112, bullHead(), { scale: 0.42 }) +
    place(192, 111, bullHead({ coat: "wood2", shade: "wood" }), { scale: 0.42 }) +
    facet("96,300 110,206 196,206 236,300", "shadow", 0.5) +
    cut("104,190 122,150 180,150 198,190 196,252 184,254 180,222 122,222 118,254 106,252", "wood2") +
    place(151, 166, bullHead({ coat: "wood", shade: "wood3", blaze: true }), { scale: 0.86 }) +
    place(151, 232, collarBell()) +
    place(-4, 148, frontRunner({ skin: "skin1" }), { scale: 1.06 }) +
    place(304, 158, frontRunner({ skin: "skin3" }), { flip: true }) +
    // what flies off
    place(98, 262, flyingBeret(), { scale: 1.1, turn: -24 }) +
    place(206, 264, newspaper(), { scale: 1.05, turn: 22 })
  );
}
