/** The scene at the top of the home page: the street of Estafeta, at eight in the morning. */
import { blob, facet, facets, place, rays, slab } from "./cut";
import type { Point } from "./cut";
import { barrier, bull, bunting, groundShadow, house, runner } from "./figures";
import type { RunnerOptions } from "./figures";

export const HERO_BOX = "0 0 1440 380";
export const HERO_PHONE_BOX = "0 0 390 290";
export const HERO_LABEL = "Morning in Pamplona: runners in white with red sashes, three bulls close behind";

interface Actor extends RunnerOptions {
  readonly at: Point;
  readonly scale: number;
}

/** A runner to the left, with a shadow on the street. */
const fleeing = ({ at: [x, y], scale, ...look }: Actor, shadow: number): string =>
  groundShadow(x - 60 * scale, y + 132 * scale, shadow, shadow > 60 ? 7 : 5) +
  place(x, y, runner(look), { scale, flip: true });

/** Sky, sunbeams, the low sun and its halo. */
const morning = (w: number, h: number, [x, y]: Point, r: number): string =>
  facet(
    [
      [0, 0],
      [w, 0],
      [w, h],
      [0, h],
    ],
    "sky",
  ) +
  rays(x, y, w * 1.05 + 120, "sky2", { from: -3.25, step: 0.3, width: 0.14, count: 11 }) +
  blob(x, y, r * 1.38, r * 1.38, "sun2", { corners: 22, wobble: 0.012 }) +
  blob(x, y, r, r, "sun", { corners: 20, wobble: 0.015 });

/** The wide scene, for `svg(HERO_BOX, hero(), { slice: 'xMidYMax', label: … })`. */
export function hero(): string {
  const houses =
    house(560, 296, 100, 150, "wall2", { floors: 2, cloths: 3 }) +
    house(656, 296, 92, 194, "wall1", { floors: 4, cloths: 5 }) +
    house(744, 296, 118, 176, "wall4", { columns: 3, shutters: "green2", cloths: 4 }) +
    house(858, 296, 96, 216, "wall1", { floors: 4, cloths: 3 }) +
    house(950, 296, 112, 190, "wall3", { columns: 3, shutters: "green2" }) +
    house(1058, 296, 100, 224, "wall2", { floors: 5, cloths: 4 }) +
    house(1154, 296, 104, 184, "wall1", { cloths: 2 }) +
    house(1254, 296, 112, 214, "wall4", { floors: 4, columns: 3, shutters: "green2", cloths: 5 }) +
    house(1362, 296, 100, 180, "wall2");
  const cobbles = Array.from({ length: 46 }, (_, i): Point[] => {
    const [x, y] = [(i * 83) % 1440, 312 + ((i * 37) % 62)];
    return [
      [x, y],
      [x + 16, y - 1],
      [x + 18, y + 5],
      [x + 1, y + 6],
    ];
  });
  const runners: readonly Actor[] = [
    { at: [866, 212], scale: 1.1, skin: "skin3", beret: true },
    { at: [764, 226], scale: 1.06, skin: "skin1", newspaper: true },
    { at: [672, 208], scale: 1.14, skin: "skin2" },
    { at: [566, 228], scale: 1.04, skin: "skin1", beret: true },
  ];
  return (
    morning(1440, 380, [505, 286], 100) +
    facet("0,270 110,252 220,264 340,246 470,272 560,262 640,300 0,300", "hill") +
    houses +
    bunting([560, 172], [858, 128], 15, 38) +
    bunting([858, 126], [1158, 104], 15, 40) +
    bunting([1158, 106], [1460, 130], 15, 38) +
    // the street: its far edge, the sunlit middle, cobbles
    slab(-10, 290, 1460, 100, "street") +
    facet("-10,292 1450,288 1450,302 -10,304", "street3") +
    facet("-10,330 700,316 1450,340 1450,372 -10,368", "street2", 0.8) +
    facets(cobbles, "street3", 0.35) +
    barrier(560, 238, 330) +
    barrier(1130, 238, 330) +
    // the herd, running left
    groundShadow(1130, 362, 190) +
    groundShadow(960, 352, 170) +
    groundShadow(1290, 354, 120) +
    place(1440, 206, bull({ coat: "wood2", shade: "wood", spots: "cloth", bell: true }), { scale: 1.02, flip: true }) +
    place(1330, 214, bull({ edge: 1.4 }), { scale: 1.06, flip: true }) +
    place(1130, 196, bull({ edge: 1.4 }), { scale: 1.14, flip: true }) +
    runners.map((r) => fleeing(r, 90)).join("")
  );
}

/** The narrow scene, for `svg(HERO_PHONE_BOX, heroPhone(), …)`. */
export function heroPhone(): string {
  const runners: readonly Actor[] = [
    { at: [222, 184], scale: 0.7, skin: "skin3", beret: true },
    { at: [156, 190], scale: 0.66, skin: "skin1", newspaper: true },
    { at: [92, 184], scale: 0.7, skin: "skin2", beret: true },
  ];
  return (
    morning(390, 290, [92, 232], 54) +
    facet("0,226 60,218 120,228 200,214 240,240 0,240", "hill") +
    house(206, 234, 46, 50, "wall2", { floors: 1, cloths: 2, door: false }) +
    house(250, 234, 44, 64, "wall1", { floors: 1, cloths: 2 }) +
    house(292, 234, 52, 58, "wall4", { floors: 1, door: false }) +
    house(342, 234, 60, 108, "wall1", { floors: 2, cloths: 3 }) +
    slab(-5, 230, 400, 70, "street") +
    facet("-5,232 395,229 395,237 -5,239", "street3") +
    facet("-5,262 200,254 395,264 395,284 -5,282", "street2", 0.8) +
    groundShadow(236, 274, 120, 5) +
    place(408, 170, bull({ edge: 1.6 }), { scale: 0.76, flip: true }) +
    runners.map((r) => fleeing(r, 56)).join("")
  );
}
