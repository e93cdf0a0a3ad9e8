import { expect, test } from "vitest";
import { namesOf } from "./names";

const person = (name: string) => ({ kind: "human", name });
const bot = (name = "greedy") => ({ kind: "bot", name });

test("people keep their names, and bots get one of the town", () => {
  expect(namesOf([person("Ana"), bot(), bot()], 0, "You")).toEqual(["Ana", "Nerea", "Teo"]);
});

test("a bot never has the name of a person", () => {
  expect(namesOf([person("nerea"), bot()], 0, "You")).toEqual(["nerea", "Teo"]);
});

test("a bot's name does not depend on who else comes", () => {
  const before = namesOf([person("Ana"), { kind: "open", name: "" }, bot()], 0, "You")[2];
  expect(namesOf([person("Ana"), person("Bea"), bot()], 0, "You")[2]).toBe(before);
});

test("no two bots share a name, however many there are", () => {
  const names = namesOf(Array.from({ length: 8 }, () => bot()), null, "You"); // prettier-ignore
  expect(new Set(names).size).toBe(8);
});

test("who gave no name reads the word for themselves, and others read the house's", () => {
  expect(namesOf([person("Host"), person("Anfitrión")], 0, "You")).toEqual(["You", "Anfitrión"]);
});
