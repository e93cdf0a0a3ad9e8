import { describe, expect, test, vi } from "vitest";
import type { GameWords } from "../../lib/words.svelte";
import { answers, deeds } from "./deeds";
import { entry } from "./table.test-kit";

vi.mock("../../lib/words.svelte", () => ({
  t: (key: string, facts: Readonly<Record<string, unknown>> = {}) =>
    [key, ...Object.values(facts).filter((fact) => fact !== "")].join(" "),
}));
const words = { text: (key: string, facts?: Readonly<Record<string, unknown>>) => String(facts?.["arg1-id"] ?? key) };

const said = (...steps: Parameters<typeof deeds>[0]) => deeds(steps, ["Ana", "Teo"], words as unknown as GameWords);

describe("the button that confirms", () => {
  test("names one deed, however long, and briefly what was chosen with a card", () => {
    expect(said(entry("draw"))).toBe("encierro-do-draw");
    expect(said(entry("sprint", "avanzar", "carrera"))).toBe("encierro-do-two");
    expect(said(entry("use", "capote"))).toBe("encierro-short-use");
  });

  test("counts deeds where their names would be cut", () => {
    expect(said(entry("lay", "capote"), entry("attack", "kilikis", 1))).toBe("encierro-do-all 2");
    expect(said(entry("sprint", "avanzar", "carrera"), entry("draw"))).toBe("encierro-do-two · encierro-do-draw");
  });
});

test("what is given up to a blow is said by what it costs", () => {
  const lose = (thing: string) => ({ ...entry("lose", "faja"), args: [thing] });
  const ways = (...things: string[]) => answers(things.map(lose), words as unknown as GameWords, false);
  expect(ways("faja", "capote")).toEqual(["encierro-answer-lose faja", "encierro-answer-give capote"]);
  expect(ways("ropa")).toEqual(["encierro-answer-last ropa"]);
});
