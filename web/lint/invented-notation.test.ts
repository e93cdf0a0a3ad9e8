// @vitest-environment node
import { ESLint } from "eslint";
import { describe, expect, test } from "vitest";

const eslint = new ESLint({ cwd: new URL("..", import.meta.url).pathname });

async function faults(filePath: string, text: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(text, { filePath });
  return (result?.messages ?? []).map(({ ruleId }) => ruleId).filter((rule) => rule?.startsWith("stampede/"));
}

describe("notation that a board invents is a fault", () => {
  test.each([
    ["a template", "src/games/primes/turn.svelte.ts", "export const ask = (n: number) => `trip ${n}`;"],
    ["a template in markup", "src/games/primes/Snake.svelte", "<p data-ask={`move ${2}`}>x</p>"],
    ["a whole action", "src/games/primes/model.ts", 'export const ask = "lay 4[2 2]";'],
    [
      "its head, to take it apart",
      "src/games/primes/model.ts",
      'export const is = (way: string) => way.startsWith("use ");',
    ],
    [
      "an entry",
      "src/games/primes/model.ts",
      'export const ask = { index: -1, verb: "pass", args: [], notation: "pass" };',
    ],
    ["a sum", "src/games/primes/model.ts", 'export const ask = (n: number) => "trip" + " " + n;'],
    [
      "a sum of a verb",
      "src/games/primes/model.ts",
      'export const ask = (verb: string, n: number) => verb + " " + n + "!";',
    ],
    ["a list", "src/games/primes/model.ts", 'export const ask = (n: number) => ["move", n].join(" ");'],
    [
      "a list that begins with an action's verb",
      "src/games/primes/model.ts",
      'export const ask = (action: { verb: string }, n: number) => [action.verb, n].join(" ");',
    ],
    [
      "a template of a verb",
      "src/games/primes/model.ts",
      "export const ask = (verb: string, n: number) => `${verb} ${n}`;",
    ],
    ["shared by boards", "src/games/choosing.ts", "export const ask = (n: number) => `trip ${n}`;"],
    ["at the table", "src/table/Prompt.svelte", '<p data-ask={["ride", 5].join(" ")}>x</p>'],
    ["in a tutorial", "src/tutorial/guide.ts", 'export const ask = "trip 12";'],
  ])("%s", async (_, file, text) => {
    expect(await faults(file, text)).toEqual(["stampede/invented-notation"]);
  });

  test("but neither words, nor verbs, nor an entry that is read", async () => {
    const text = [
      "export const label = (n: number) => `meeple on ${n}`;",
      'export const isTrip = ({ verb }: { verb: string }) => verb === "trip";',
      'export const path = (x: number, y: number) => ["M", x, y].join(" ");',
      'export const more = (name: string) => name + " " + 2;',
      'export const fact = (verb: string) => "action-" + verb;',
      "export const same = ({ notation }: { notation: string }) => notation;",
    ].join("\n");
    expect(await faults("src/games/primes/model.ts", text)).toEqual([]);
  });

  test("nor the classes of an element", async () => {
    expect(await faults("src/games/declared/Place.svelte", '<p class={["place pressable", "own"]}>x</p>')).toEqual([]);
  });
});
