import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Budget } from "./budget";

let budget: Budget;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  budget = new Budget();
});
afterEach(() => void vi.useRealTimers());

async function spend(count: number): Promise<void> {
  for (let i = 0; i < count; i += 1) await budget.pay();
}

test("questions are asked at once while there is something left", async () => {
  await spend(70);
  expect(performance.now()).toBe(0);
});

test("then they wait, in the order in which they were asked", async () => {
  await spend(70);
  const asked: number[] = [];
  for (const number of [1, 2, 3]) void budget.pay().then(() => asked.push(number));
  await vi.advanceTimersByTimeAsync(50);
  expect(asked).toEqual([1]);
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toEqual([1, 2, 3]);
});

test("mere curiosity leaves enough for what people do themselves", async () => {
  expect([budget.allows(50), budget.allows(51)]).toEqual([true, false]);
  await spend(50);
  expect(budget.allows()).toBe(false);
  await vi.advanceTimersByTimeAsync(40);
  expect(budget.allows()).toBe(true);
});
