import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
const fresh = async () => (await import("./evening.svelte")).evenings;

test("an evening stays unread until it is dismissed, for each seat and table", async () => {
  const evenings = await fresh();
  evenings.again = true;
  evenings.dismiss("abc", 1, 2);
  expect(evenings.readUntil("abc", 1)).toBe(2);
  expect([evenings.readUntil("abc", 0), evenings.readUntil("xyz", 1)]).toEqual([0, 0]);
  expect(evenings.again).toBe(false);
});

test("what was dismissed is remembered when the page comes back, even beside damaged notes", async () => {
  (await fresh()).dismiss("abc", 0, 1);
  vi.resetModules();
  expect((await fresh()).readUntil("abc", 0)).toBe(1);
  localStorage.setItem("stampede-evenings", "{");
  vi.resetModules();
  expect((await fresh()).readUntil("abc", 0)).toBe(0);
});
