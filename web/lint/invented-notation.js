// A lint rule for boards and tables: notation is the server's. They find actions by verb and arguments in the game's
// action table; they neither write notation nor take it apart.
import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";

const BOX = new URL("../src/box.ts", import.meta.url);

/** The verbs of every game, from the generated box. */
function verbsOfGames() {
  const text = readFileSync(BOX, "utf-8");
  const json = text.slice(text.indexOf("{"), text.indexOf("} as const") + 1);
  return Object.fromEntries(Object.entries(JSON.parse(json)).map(([game, { verbs }]) => [game, new Set(verbs)]));
}

/** In a game's folder its own verbs; elsewhere those of all games. */
function verbsIn(filename) {
  const folder = dirname(filename);
  const verbs = verbsOfGames();
  const game = basename(dirname(folder)) === "games" ? basename(folder) : null;
  return verbs[game] ?? new Set(Object.values(verbs).flatMap((some) => [...some]));
}

const isText = (node) => node?.type === "Literal" && typeof node.value === "string";
/** `verb`, or `action.verb`: the head of a notation, whatever the game. */
const isVerb = (node) => (node?.type === "Identifier" ? node.name : node?.property?.name) === "verb";
/** Names of classes look like notation: `class={["place pressable", own]}`. */
const isClass = (node) =>
  node.type === "SvelteAttribute" ? node.key.name === "class" : node.parent !== null && isClass(node.parent);
const spaced = (text) => text.startsWith(" ");

/** What a sum begins with, and what is added to that first. */
function headOf(node) {
  let next = node.right;
  while (node.left.type === "BinaryExpression" && node.left.operator === "+") {
    node = node.left;
    next = node.right;
  }
  return [node.left, next];
}

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
    const verbs = verbsIn(context.filename);
    const report = (node, text) => isClass(node) || context.report({ node, messageId: "written", data: { text } });
    const check = (node, text) => {
      const [verb, ...more] = text.split(" ");
      if (more.length > 0 && verbs.has(verb)) report(node, text);
    };
    const isHead = (node) => isVerb(node) || (isText(node) && verbs.has(node.value));
    return {
      // `trip ${square}`, but not `${name} trips`; `${verb} ${square}`
      TemplateLiteral: (node) => {
        const [head, next] = node.quasis.map(({ value }) => value.cooked ?? "");
        check(node, head);
        if (head === "" && isVerb(node.expressions[0]) && spaced(next)) report(node, context.sourceCode.getText(node));
      },
      // verb + " " + square, "trip" + " " + square
      BinaryExpression: (node) => {
        if (node.operator !== "+" || node.parent.type === "BinaryExpression") return;
        const [head, next] = headOf(node);
        if (isHead(head) && isText(next) && spaced(next.value)) report(node, context.sourceCode.getText(node));
      },
      // [verb, square].join(" ")
      "CallExpression[callee.property.name='join']": (node) => {
        const [first] = node.callee.object.elements ?? [];
        const [by] = node.arguments;
        if (isText(by) && by.value === " " && isHead(first)) report(node, context.sourceCode.getText(node));
      },
      // "ride 5", "ride ": a whole action, or the head of one
      Literal: (node) => typeof node.value === "string" && check(node, node.value),
      // { verb: "lay", args, notation }
      "ObjectExpression > Property": ({ key }) =>
        key.name === "notation" && context.report({ node: key, messageId: "entry" }),
    };
  },
};
