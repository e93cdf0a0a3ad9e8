// Writes the types and constants of the wire: JSON Schema on standard input, TypeScript on standard output.
import { compile } from "json-schema-to-typescript";

let text = "";
for await (const chunk of process.stdin) text += chunk;
const { constants, ...schema } = JSON.parse(text);
const types = await compile(schema, "Wire", {
  bannerComment: "// Made from src/stampede/server/wire.py by `python3 run.py types`. Do not edit.",
  additionalProperties: false,
  maxItems: -1, // a list of at most twenty is a list, not twenty kinds of tuples
  unreachableDefinitions: true,
});
process.stdout.write(types);
for (const [name, value] of Object.entries(constants)) {
  const text = JSON.stringify(value);
  const lists = Object.values(value).some(Array.isArray);
  if (Array.isArray(value)) process.stdout.write(`export const ${name}: readonly string[] = ${text};\n`);
  else if (lists) process.stdout.write(`export const ${name}: Record<string, readonly string[]> = ${text};\n`);
  else process.stdout.write(`export const ${name} = ${text} as const;\n`);
}
