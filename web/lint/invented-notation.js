// A lint rule for boards: notation is the server's. A board finds actions by verb and arguments in the game's action
// table; it neither writes notation nor takes it apart.
import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";

const BOX = new URL("../src/box.ts", import.meta.url);

/** The verbs of every game, from the generated box. */
function verbsOfGames() {
  const text = readFileSync(BOX, "utf-8");
  const json = text.slice(text.indexOf("{"), text.indexOf("} as const") + 1);
  return Object.fromEntries(Object.entries(JSON.parse(json)).map(([game, { verbs }]) => [game, new Set(verbs)]));
}

const gameOf = (filename) => {
  const folder = dirname(filename);
  return basename(dirname(folder)) === "games" ? basename(folder) : null;
};

export default {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      written: 'This writes notation ("{{text}}"): find the action in the game\'s table by its verb and arguments.',
      entry: "This makes an action up: find it in the game's table.",
    },
  },
  create(context) {
    const verbs = verbsOfGames()[gameOf(context.filename)] ?? new Set();
    const check = (node, text) => {
      const [verb, ...more] = text.split(" ");
      if (more.length > 0 && verbs.has(verb)) context.report({ node, messageId: "written", data: { text } });
    };
    return {
      // `trip ${square}`, but not `${name} trips`
      TemplateLiteral: (node) => check(node, node.quasis[0].value.cooked ?? ""),
      // "ride 5", "ride ": a whole action, or the head of one
      Literal: (node) => typeof node.value === "string" && check(node, node.value),
      // { verb: "lay", args, notation }
      "ObjectExpression > Property": ({ key }) =>
        key.name === "notation" && context.report({ node: key, messageId: "entry" }),
    };
  },
};
