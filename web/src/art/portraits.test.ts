import { describe, expect, test } from "vitest";
import { TOWN } from "../lib/names";
import { kinOf, LEVELS, portraitSvg, strengthSvg } from "./portraits";

const WOMEN = ["Nerea", "Maite", "Ane", "Leire"];
const MEN = ["Iker", "Teo", "Unai", "Joseba"];
const KINS = [0, 1] as const;
const SEATS = [undefined, 1, 2, 3, 4, 5, 6] as const;

describe.each(LEVELS)("%s", (level) => {
  test.each(KINS)("is drawn as person %i, in the colour and with the shape of every seat", (kin) => {
    const drawings = SEATS.map((seat) => portraitSvg(level, { kin, seat }));
    for (const drawing of drawings) expect(drawing).not.toMatch(/undefined|NaN|style=|id=/);
    expect(new Set(drawings).size).toBe(SEATS.length);
    SEATS.forEach((seat, index) =>
      expect(drawings[index]?.includes(`var(--seat-${seat}-deep)`)).toBe(seat !== undefined),
    );
  });

  test("is two people", () => expect(portraitSvg(level, { kin: 0 })).not.toBe(portraitSvg(level, { kin: 1 })));

  test("is decoration unless it has a label, and can show the head alone", () => {
    expect(portraitSvg(level)).toMatch(/viewBox="0 0 100 100" .*aria-hidden="true"/);
    expect(portraitSvg(level, { label: "Teo" })).toMatch(/role="img" aria-label="Teo"/);
    expect(portraitSvg(level, { crop: true, size: 30 })).toMatch(/viewBox="\d+ \d+ (6\d|70) \d+" width="30"/);
  });
});

test("no two levels look alike", () => {
  expect(new Set(LEVELS.flatMap((level) => KINS.map((kin) => portraitSvg(level, { kin })))).size).toBe(8);
});

test("a level without a drawing never gets another's", () => {
  expect(() => portraitSvg("oracle")).toThrow('there is no drawing of "oracle"');
  expect(() => portraitSvg("toString")).toThrow();
  expect(() => strengthSvg("oracle")).toThrow('there is no drawing of "oracle"');
});

test("as many pennants are of cloth as the level counts", () => {
  const filled = LEVELS.map((level) => strengthSvg(level).match(/<polygon [^>]*fill="var\(--i-line\)"/g)?.length);
  expect(filled).toEqual([1, 2, 3, 4]);
  expect(LEVELS.map((level) => strengthSvg(level).match(/<polygon/g)?.length)).toEqual([4, 4, 4, 4]);
});

describe("a name decides who is drawn", () => {
  test.each(WOMEN)("%s is a woman", (name) => expect(kinOf(name)).toBe(0));
  test.each(MEN)("%s is a man", (name) => expect(kinOf(name)).toBe(1));
  test("and all names of the town are known", () => expect(TOWN.toSorted()).toEqual([...WOMEN, ...MEN].toSorted()));
  test("any other name always gets the same one", () => {
    expect(["Ada", "Adb", "toString"].map(kinOf)).toEqual([0, 1, kinOf("toString")]);
  });
});
