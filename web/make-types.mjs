// Writes the types of the wire: JSON Schema on standard input, TypeScript on standard output.
import { compile } from "json-schema-to-typescript";

let text = "";
for await (const chunk of process.stdin) text += chunk;
const schema = JSON.parse(text);
const types = await compile(schema, "Wire", {
  bannerComment: "// Made from src/stampede/server/wire.py by `python3 run.py types`. Do not edit.",
  additionalProperties: false,
  maxItems: -1, // a list of at most twenty is a list, not twenty kinds of tuples
  unreachableDefinitions: true,
});
process.stdout.write(types);
