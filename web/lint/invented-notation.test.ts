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
  ])("%s", async (_, file, text) => {
    expect(await faults(file, text)).toEqual(["stampede/invented-notation"]);
  });

  test("but neither words, nor verbs, nor an entry that is read", async () => {
    const text = [
      "export const label = (n: number) => `meeple on ${n}`;",
      'export const isTrip = ({ verb }: { verb: string }) => verb === "trip";',
      "export const same = ({ notation }: { notation: string }) => notation;",
    ].join("\n");
    expect(await faults("src/games/primes/model.ts", text)).toEqual([]);
  });
});
