import { beforeEach, expect, test, vi } from "vitest";
import { commitmentOf, noteCommitment } from "./commitments";

beforeEach(() => localStorage.clear());

test("the first commitment of a table counts", () => {
  noteCommitment("t1", "abc");
  noteCommitment("t1", "another");
  noteCommitment("t2", "def");
  expect([commitmentOf("t1"), commitmentOf("t2"), commitmentOf("t3")]).toEqual(["abc", "def", null]);
});

test("an empty one is none", () => {
  noteCommitment("t1", "");
  noteCommitment("t1", "abc");
  expect(commitmentOf("t1")).toBe("abc");
});

test("the oldest tables are forgotten", () => {
  for (let n = 0; n <= 60; n++) noteCommitment(`t${n}`, `c${n}`);
  expect([commitmentOf("t0"), commitmentOf("t1"), commitmentOf("t60")]).toEqual([null, "c1", "c60"]);
});

test("a damaged memory is an empty one, and a full one stops nothing", () => {
  localStorage.setItem("stampede-commitments", "{no list");
  expect(commitmentOf("t1")).toBeNull();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  expect(() => noteCommitment("t1", "abc")).not.toThrow();
});
