import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Caution, Choosing } from "../lib/choosing.svelte";
import { GameWords, house } from "../lib/words.svelte";
import { drafted, entry, fakeTable } from "../testing";
import type { ActionInfo } from "../wire";
import { cautious as bulls } from "./bulls/caution";
import { cautious as encierro } from "./encierro/caution";
import { cautious as primes } from "./primes/caution";
import { cautious as raging } from "./raging/caution";

beforeAll(async () => {
  await house.load("en");
  for (const game of ["bulls", "encierro", "primes", "raging"]) await house.loadBoard(game);
});

/** A table where those verbs are legal, and the first of them was chosen; `then` may follow. */
async function chosen(
  verbs: readonly string[],
  view: object = {},
  more: { then?: readonly ActionInfo[]; events?: object[]; args?: (string | number)[] } = {},
): Promise<Choosing<never>> {
  const all = verbs.map((verb, index) => entry(index, verb, index === 0 ? (more.args ?? []) : [index]));
  const answer = () => drafted(more.then ?? [], view, { events: more.events ?? [] } as never);
  const { choosing } = fakeTable(all, { view, legal: all }, answer);
  await choosing.take(all[0] as ActionInfo);
  return choosing as unknown as Choosing<never>;
}
const words = new GameWords("toy");
const meek = { meek: true, question: null };

describe("what is given up", () => {
  test("encierro: letting it happen doesn't glow while it could be cancelled; staying asks", async () => {
    expect(encierro(await chosen(["take", "cancel"]))).toEqual(meek);
    expect(encierro(await chosen(["take"]))).toBeNull();
    expect(encierro(await chosen(["cancel", "take"]))).toBeNull();
    expect(encierro(await chosen(["stay", "advance"]))?.question).toContain("Stay anyway?");
  });

  test("primes: passing doesn't glow while a run is possible; leaving moves asks", async () => {
    expect(primes(await chosen(["pass", "run"]))).toEqual(meek);
    expect(primes(await chosen(["pass"]))).toBeNull();
    expect(primes(await chosen(["done", "use"], { earned: [5, 8] }))?.question).toContain("2 moves");
    expect(primes(await chosen(["done"], { earned: [] }))).toBeNull();
  });

  test("raging: stopping and the last mallet ask; a mallet doesn't glow while a fence can be built", async () => {
    const view = (mallets: number) => ({ players: [{ score: 31, mallets }] });
    expect(raging(await chosen(["stop", "roll"], view(3)))?.question).toContain("31 points");
    expect(raging(await chosen(["mallet", "fence"], view(3)))).toEqual(meek);
    expect(raging(await chosen(["mallet"], view(3)))).toBeNull();
    expect(raging(await chosen(["mallet", "fence"], view(1)))?.question).toContain("last mallet");
    expect(raging(await chosen(["fence", "mallet"], view(3)))).toBeNull();
  });

  test("bulls: a card that would do nothing asks", async () => {
    const view = { card: "", picked: [] };
    const roll = [entry(9, "roll")];
    const asks = async (...given: Parameters<typeof chosen>): Promise<Caution | null> => bulls(await chosen(...given), words); // prettier-ignore
    expect((await asks(["skip", "at"], view))?.meek).toBe(true);
    expect((await asks(["play", "play"], view, { then: roll, args: ["sprint"] }))?.question).toContain(
      "Nobody is chosen",
    );
    expect((await asks(["play", "play"], view, { args: ["ole"], events: [{ kind: "no-target" }] }))?.question).toContain("for nothing"); // prettier-ignore
    expect(await asks(["play"], view, { args: ["ole"], events: [{ kind: "no-target" }] })).toBeNull(); // there is no other card
    expect(await asks(["play", "play"], { card: "", picked: [{ dice: 2 }] }, { then: roll, args: ["sprint"] })).toBeNull(); // prettier-ignore
  });
});

describe("confirming", () => {
  test("asks first, and plays once one is sure", async () => {
    const all = [entry(0, "stay"), entry(1, "advance")];
    const { choosing, store } = fakeTable(all, { view: {}, legal: all }, () => drafted([], {}));
    choosing.cautious = () => ({ meek: true, question: "Stay anyway?" });
    await choosing.take(all[0] as ActionInfo);
    expect(await choosing.confirm()).toBe(false);
    expect([choosing.doubt, store.play.mock.calls.length]).toEqual(["Stay anyway?", 0]);
    expect(await choosing.confirm(true)).toBe(true);
    expect([choosing.doubt, store.play.mock.calls.length]).toEqual([null, 1]);
  });

  test("a double tap plays what it has chosen as soon as the server has answered", async () => {
    const all = [entry(0, "run"), entry(1, "pass")];
    const { choosing, store } = fakeTable(all, { view: {}, legal: all }, () => drafted([], {}));
    const taken = choosing.take(all[0] as ActionInfo);
    choosing.hurry();
    expect(store.play).not.toHaveBeenCalled();
    await taken;
    await vi.waitFor(() => expect(store.play).toHaveBeenCalledOnce());
    expect(store.play.mock.calls[0]?.[1]).toEqual([all[0]]);
    await choosing.take(all[1] as ActionInfo); // in peace
    await new Promise((resolve) => setTimeout(resolve));
    expect(store.play).toHaveBeenCalledOnce();
  });

  test("a double tap waits for all the steps that the board takes for it", async () => {
    const all = [entry(0, "run"), entry(1, "stop")] as const;
    const { choosing, store } = fakeTable(all, { view: {}, legal: all }, () => drafted(all, {}));
    const both = (async () => {
      await choosing.take(all[0]);
      await choosing.take(all[1]);
    })();
    choosing.hurry();
    await both;
    await vi.waitFor(() => expect(store.play).toHaveBeenCalledOnce());
    expect(store.play.mock.calls[0]?.[1]).toEqual([...all]);
  });
});
