import { describe, expect, test } from "vitest";
import { BOX, type GameId } from "../box";
import { prints } from ".";
import { greyed, inked } from "./paper";
import type { Components } from "./kinds";

// A box of each game that is drawn from one, with all its components.
const table = (ids: readonly string[]): Record<string, object> => Object.fromEntries(ids.map((id) => [id, {}]));
const ACTIONS = BOX.bulls.components.slice(0, 14);
const SIGHTS = BOX.bulls.components.slice(14, 22);
const GOALS = BOX.street.components.filter((id) => id.includes("/")).map((id) => id.split("/").map(Number));
const BOXES: Record<string, Components> = {
  bulls: {
    actions: { cards: 52, ...table(ACTIONS) },
    destinations: { cards: 10, ...table(SIGHTS) },
    town: {
      rows: ["S2 S3", "A1 A2", "D1 D2"],
      paths: { S2: "A1", S3: "odd A1, even A2", A1: "even D1, odd D2", A2: "D2" },
      at: { S2: "250 100", S3: "750 100", A1: "250 500", A2: "750 500", D1: "250 900", D2: "750 900" },
    },
  },
  raging: {
    posts: { numbers: [1, 4, 2, 6, 3, 5] },
    sheet: { mallets: 3, boxes: 3 },
    fields: { "home-paddock": { bulls: ["2,5"], cows: ["4,5"], ponds: ["3,3"] } },
  },
  street: { objectives: { day: GOALS.map(([day]) => day), night: GOALS.map(([, night]) => night) } },
};
const made = prints(BOXES);

describe.each(Object.keys(BOX) as GameId[])("%s on paper", (game) => {
  const { cards, pieces, boards, sheets, drawings, cover } = made[game];

  test("has a place for every component", () => {
    const shown = new Set([
      ...cards.flatMap(({ fronts }) => Object.keys(fronts)),
      ...Object.keys(pieces),
      ...sheets.flatMap(({ shows }) => Object.keys(shows)),
    ]);
    expect(BOX[game].components.filter((id) => !shown.has(id))).toEqual([]);
  });

  test("names only drawings that it has", () => {
    const named = [
      cover,
      ...cards.flatMap(({ fronts, backs }) => [...Object.values(fronts).flat(), ...Object.values(backs)]),
      ...Object.values(pieces).flatMap((piece) => piece.drawings),
      ...boards.flatMap(({ parts }) => parts.map(({ drawing }) => drawing)),
      ...sheets.flatMap(({ field, zone, mark }) => [field, zone, mark]),
    ];
    expect(named.filter((name) => !Object.hasOwn(drawings, name))).toEqual([]);
  });

  test("draws nothing that only a browser knows", () => {
    for (const [name, drawing] of Object.entries(drawings)) {
      expect(drawing, name).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="/);
      expect(drawing, name).not.toMatch(/var\(|currentColor|undefined|NaN|rgb\(|<use\b|aria-/);
    }
  });
});

test("objectives are printed with the goals of the rules, unless the box has others", () => {
  const { cards, drawings } = made.street;
  const printed = cards.find(({ name }) => name === "objectives");
  expect([printed?.fronts["94/144"], printed?.backs["94/144"]]).toEqual([["day-91"], "night-141"]);
  expect(drawings["day-91"]).toContain(">91<");
  const own = prints({ ...BOXES, street: { objectives: { day: [90], night: [140] } } }).street.cards;
  expect(own.find(({ name }) => name === "objectives")?.fronts).toEqual({ "90/140": ["day-90"] });
});

test("inks are those of the day, said outright", () => {
  expect(inked('<g fill="var(--i-red)" stroke="rgb(255 255 255/.07)"/>')).toBe(
    '<g fill="#cc1a2e" stroke="#ffffff" stroke-opacity=".07"/>',
  );
  expect(inked('<g stroke="var(--i-bull-edge)"/>')).toBe('<g stroke="none"/>');
  expect(() => inked("var(--i-nothing)")).toThrow("there is no ink --i-nothing for paper");
});

test("grey is as light as the colour was", () => {
  expect(greyed('<g fill="#ff0000"/>')).toBe('<g fill="#4d4d4d"/>');
});
