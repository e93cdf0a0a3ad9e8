import { beforeAll, expect, test } from "vitest";
import { seatInfo } from "../testing";
import { whoseTitle, whoseTurn, whoseWords } from "./whose";
import { house } from "./words.svelte";

beforeAll(() => house.load("en"));

const NAMES = ["Ana", "Teo", "Maximiliano-José"];
const SEATS = [seatInfo(), seatInfo({ name: "Teo", kind: "bot" }), seatInfo({ name: "Maximiliano-José" })];
const known = (more: Partial<Parameters<typeof whoseTurn>[0]> = {}) => ({
  ...{
    status: "playing" as const,
    seats: SEATS,
    mine: [0],
    asked: false,
    doing: null,
    telling: false,
    paused: false,
    stopped: null,
    threat: null,
  },
  ...more,
});
const owing = (...seats: number[]) => SEATS.map((seat, number) => ({ ...seat, owes: seats.includes(number) }));
const said = (more: Parameters<typeof known>[0]) => whoseWords(whoseTurn(known(more)), NAMES, SEATS);

test("the first that holds is said: paused, attacked, yours, away, waiting", () => {
  const threat = { by: 1 };
  expect(whoseTurn(known({ paused: true, asked: true, threat }))).toEqual({ state: "paused", by: null, bots: false });
  expect(whoseTurn(known({ asked: true, threat }))).toEqual({ state: "attack", threat });
  expect(whoseTurn(known({ asked: true, seats: owing(0, 1) }))).toEqual({ state: "yours" });
  expect(whoseTurn(known({ seats: owing(0, 1) }))).toEqual({ state: "waiting", seats: [1] });
  expect(whoseTurn(known({ status: "over", asked: true }))).toEqual({ state: "over" });
  expect(whoseTurn(known())).toEqual({ state: "none" });
});

test("while somebody does something on the screen, it is they who play", () => {
  expect(whoseTurn(known({ seats: owing(0), doing: 2 }))).toEqual({ state: "waiting", seats: [2] });
});

test("a charge is nobody's turn, whoever owes the next move", () => {
  expect(whoseTurn(known({ seats: owing(1), telling: true }))).toEqual({ state: "telling" });
  expect(said({ seats: owing(1), doing: 1, telling: true })).toBe("");
  expect(whoseTurn(known({ telling: true, paused: true })).state).toBe("paused");
});

test("who is away is played for, and that is said only while it is their turn", () => {
  const seats = owing(1).map((seat, number) => (number === 1 ? { ...seat, stand_in: true } : seat));
  expect(whoseTurn(known({ seats }))).toEqual({ state: "away", seats: [1] });
  expect(said({ seats })).toBe("Teo is away, a bot plays");
});

test("the words fit into a header", () => {
  expect(said({ asked: true })).toBe("Your turn");
  expect(said({ asked: true, threat: { by: 1 } })).toBe("You’re under attack");
  expect(said({ seats: owing(1) })).toBe("Teo is playing…");
  expect(said({ seats: owing(2) })).toBe("Waiting…");
  expect(said({ seats: owing(1, 2) })).toBe("Waiting for 2 players");
  expect(whoseWords({ state: "waiting", seats: [0] }, NAMES, SEATS)).toBe("Waiting for Ana");
});

test("who has paused the whole table is said before anything else", () => {
  const stopped = { seat: 1, since: 0 };
  expect(whoseTurn(known({ stopped, paused: true, asked: true }))).toEqual({ state: "paused", by: 1, mine: false });
  expect(said({ stopped })).toBe("Paused by Teo");
  expect(said({ stopped: { seat: 2, since: 0 } })).toBe("Paused");
  expect(said({ stopped: { seat: 0, since: 0 } })).toBe("Paused by you");
  expect(said({ paused: true })).toBe("Paused");
});

test("the title of the tab says the same", () => {
  expect(whoseTitle(whoseTurn(known({ asked: true })), "Toy")).toBe("● Your turn – Toy");
  expect(whoseTitle(whoseTurn(known({ asked: true, threat: { by: 1 } })), "Toy")).toBe("▲ You’re under attack – Toy");
  expect(whoseTitle(whoseTurn(known({ paused: true })), "Toy")).toBe("Ⅱ Paused – Toy");
  expect(whoseTitle(whoseTurn(known({ seats: owing(1) })), "Toy")).toBe("Toy – Stampede");
});
