import { beforeEach, expect, test, vi } from "vitest";
import { api, ApiError, Unreachable } from "./api";
import { promised } from "./promised.svelte";

beforeEach(() => {
  promised.spend();
  let made = 0;
  vi.spyOn(api, "promise").mockImplementation(() => Promise.resolve({ commitment: `fingerprint ${(made += 1)}` }));
});

const failing = (error: Error) => promised.use(() => Promise.reject(error));

test("what was shown is what the next table is opened with", async () => {
  expect(await promised.get()).toBe("fingerprint 1");
  expect(promised.commitment, "so that it can be shown").toBe("fingerprint 1");
  await expect(failing(new Unreachable())).rejects.toThrow();
  expect(await promised.use((commitment) => Promise.resolve(commitment))).toBe("fingerprint 1");
});

test("it is good for one table", async () => {
  await promised.use(() => Promise.resolve());
  expect(promised.commitment).toBe("");
  expect(await promised.get()).toBe("fingerprint 2");
});

test("one that the server no longer knows is given up", async () => {
  await promised.get();
  await expect(failing(new ApiError(409, "no-commitment", "too old"))).rejects.toThrow("too old");
  expect(await promised.get()).toBe("fingerprint 2");
});

test("one that the server is about to forget is replaced, and shown again", async () => {
  await promised.get();
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 11 * 60_000);
  expect(await promised.get()).toBe("fingerprint 2");
  expect(promised.commitment).toBe("fingerprint 2");
});
