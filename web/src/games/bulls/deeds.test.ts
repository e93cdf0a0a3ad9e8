import { beforeAll, expect, test } from "vitest";
import type { Choosing } from "../../lib/choosing.svelte";
import { entry } from "../../testing";
import type { ActionInfo } from "../../wire";
import { house, type GameWords } from "../../lib/words.svelte";
import { closingOf, deedOf, isWhole } from "./deeds";
import type { BullsView } from "./model";

/** A draft of these steps: what can follow, and the card that is still in play. */
const draft = (steps: ActionInfo[], legal: ActionInfo[] = [], card = ""): Choosing<BullsView> =>
  ({
    steps,
    legal,
    view: { card },
    find: (verb: string) => legal.find((action) => action.verb === verb),
    all: (verb: string) => legal.filter((action) => action.verb === verb),
  }) as unknown as Choosing<BullsView>;

beforeAll(() => house.loadBoard("bulls"));

const play = entry(0, "play", ["souvenir"]);

test("a card that is played to its end is whole, even if a question of the next day follows", () => {
  const evening = [entry(1, "discard", ["sprint"]), entry(2, "keep")];
  expect(isWhole(draft([play], evening))).toBe(true);
  expect(closingOf(draft([play], evening)), "what to discard is still to be asked").toBeNull();
  expect(closingOf(draft([entry(1, "discard", ["sprint"])], evening))?.verb).toBe("keep");
  expect(isWhole(draft([play, entry(1, "lead", ["A1", 3, "A2"])]))).toBe(true);
});

test("a card that wants a target is not", () => {
  expect(isWhole(draft([entry(0, "play", ["sprint"])], [entry(1, "pick", ["blue", "A1", 3])], "sprint"))).toBe(false);
  expect(isWhole(draft([]))).toBe(false);
});

test("the last 1 that is placed makes a draft whole", () => {
  const place = entry(0, "place", [3]);
  expect([isWhole(draft([place], [place])), isWhole(draft([place]))]).toEqual([false, true]);
});

test("a place that is chosen says what happens there", () => {
  const words = { text: () => "the Lemon" } as unknown as GameWords;
  const base = { players: [], picked: [], card: "" } as unknown as BullsView;
  const said = (card: string) => deedOf(base, draft([entry(0, "play", [card]), entry(1, "at", ["B1"])]), words);
  expect(["loose-bull", "stampede", "panic"].map(said)).toEqual([
    "Let it loose at the Lemon",
    "Roll the bulls at the Lemon",
    "Roll everyone at the Lemon",
  ]);
});
