/** RUN 2 Street: a skateboard over a pothole. */
import { blob, curve, cut, dot, facet, lettering, place, slab, stroke } from "../cut";
import { house, runner } from "../figures";
import { pothole, skateboard } from "../pieces";
import { backdrop, range } from "./ground";

const wheel = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="var(--i-ink)" stroke-width="3"/>` + dot(x, y, 1.8, "ink");

const bicycle = (): string =>
  wheel(0, 0, 11) +
  wheel(36, 0, 11) +
  stroke("0,0 12,-17 29,-17 17,0 0,0", "green", 3.6) +
  stroke("12,-17 17,0", "green", 3.6) +
  stroke("28,-22 36,0", "green", 3.6) +
  stroke("24,-28 33,-27", "ink", 3) +
  stroke("6,-21 16,-21", "ink", 4) +
  stroke("12,-17 11,-21", "ink", 3);

const scooter = (): string =>
  wheel(0, -4, 6) +
  wheel(30, -4, 6) +
  stroke("2,-6 26,-6", "red", 4.5) +
  stroke("29,-6 22,-40", "red2", 3.6) +
  stroke("15,-40 29,-41", "ink", 3.6);

const kilometreStone = (): string =>
  cut("262,296 262,226 268,212 284,212 290,226 290,296", "#fbf1dc", { shadow: [5, 4] }) +
  facet("262,242 262,226 268,212 284,212 290,226 290,242", "red") +
  lettering(276, 264, "10", 22) +
  lettering(276, 281, "km", 15);

export function coverStreet(): string {
  return (
    backdrop("sky") +
    blob(70, 78, 46, 46, "sun", { corners: 16, wobble: 0.015 }) +
    facet("0,0 90,0 0,60", "sky2", 0.7) +
    facet("160,0 300,0 300,40", "sky2", 0.7) +
    house(196, 206, 62, 128, "wall4", { floors: 3, shutters: "green2", cloths: 3 }) +
    house(254, 206, 60, 100, "wall2", { floors: 2 }) +
    house(-16, 206, 54, 74, "wall3", { floors: 1 }) +
    // road, pavement, its edge, the dashes
    slab(-5, 200, 310, 110, "asphalt") +
    facet("-5,200 305,198 305,212 -5,213", "wall1") +
    facet("-5,212 305,211 305,217 -5,218", "shadow", 0.5) +
    range(0, 5)
      .map((i) =>
        facet(
          [
            [i * 78 - 30, 258],
            [i * 78 + 10, 257],
            [i * 78 + 2, 264],
            [i * 78 - 38, 265],
          ],
          "cloth",
          0.75,
        ),
      )
      .join("") +
    place(216, 192, bicycle(), { scale: 1.05 }) +
    place(14, 200, scooter()) +
    // the ramp
    cut("-6,292 -6,226 30,234 64,254 88,292", "wood3", { shadow: [8, 4] }) +
    facet("-6,226 30,234 64,254 88,292 76,292 54,262 26,244 -6,236", "wood2") +
    place(211, 278, pothole()) +
    // the flight
    curve("M40 222Q70 150 120 150", "cloth", 3.5, ' stroke-dasharray="2 10"') +
    place(84, 58, runner({ pose: "jump", skin: "skin2" }) + place(53, 133, skateboard()), { scale: 1.22, turn: -9 }) +
    kilometreStone()
  );
}
