import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

const ALL = import.meta.glob<string>(["./*/*.ftl", "../games/*/text/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Every message with the facts that it uses. */
function messages(text: string): Map<string, string[]> {
  const facts = (pattern: unknown) => [...new Set(JSON.stringify(pattern).match(/"var","name":"[\w-]+"/g))].sort();
  return new Map(new FluentResource(text).body.map(({ id, value }) => [id, facts(value)]));
}

test("facts are found wherever they are used", () => {
  expect(messages("a = { $b -> \n [one] x\n *[other] { $c } y\n }").get("a")).toHaveLength(2);
});

const english = Object.keys(ALL).filter((path) => /\/en[/.]/.test(path));

describe.each(english)("%s", (path) => {
  const [en, es] = [path, path.replace(/\/en([/.])/, "/es$1")].map((one) => ALL[one] ?? "");

  test("has the same messages in Spanish, with the same facts", () => {
    const [ours, theirs] = [messages(en ?? ""), messages(es ?? "")];
    expect(Object.fromEntries(theirs)).toEqual(Object.fromEntries(ours));
  });

  test("has no message that cannot be read, and none twice", () => {
    for (const text of [en ?? "", es ?? ""]) {
      const written = text.match(/^[a-z][\w-]* =/gm) ?? [];
      expect(messages(text).size).toBe(written.length);
    }
  });
});
