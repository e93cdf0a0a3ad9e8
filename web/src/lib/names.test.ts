import { expect, test } from "vitest";
import { namesOf } from "./names";

const person = (name: string) => ({ kind: "human", name });
const bot = (name = "greedy") => ({ kind: "bot", name });

test("people keep their names, and bots get one of the town", () => {
  expect(namesOf([person("Ana"), bot(), bot()])).toEqual(["Ana", "Nerea", "Teo"]);
});

test("a bot never has the name of a person", () => {
  expect(namesOf([person("nerea"), bot()])).toEqual(["nerea", "Teo"]);
});

test("a bot's name does not depend on who else comes", () => {
  const before = namesOf([person("Ana"), { kind: "open", name: "" }, bot()])[2];
  expect(namesOf([person("Ana"), person("Bea"), bot()])[2]).toBe(before);
});

test("no two bots share a name, however many there are", () => {
  const names = namesOf(Array.from({ length: 8 }, () => bot())); // prettier-ignore
  expect(new Set(names).size).toBe(8);
});

test("two people of the same name can be told apart, in the order of their seats", () => {
  expect(namesOf([person("Ana"), bot(), person("ana"), person("Bea")])).toEqual(["Ana", "Nerea", "ana 2", "Bea"]);
  expect(
    namesOf([
      { kind: "open", name: "" },
      { kind: "open", name: "" },
    ]),
  ).toEqual(["", ""]);
});
