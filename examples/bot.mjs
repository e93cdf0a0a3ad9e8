// A bot in JavaScript. In this folder: stampede join LINK --bot "node bot.mjs"
// It reads one JSON object on each line, and answers every `decide` with a line of its own: docs/programs.md.

import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "welcome") console.error(`playing ${message.game} in seat ${message.seat + 1}`);
  if (message.type === "refusal") console.error(`refused: ${message.detail}`);
  if (message.type === "decide") {
    // Anything rather than doing nothing.
    const lively = message.legal.filter(({ verb }) => !["stop", "pass", "done"].includes(verb));
    const choices = lively.length > 0 ? lively : message.legal;
    const { notation } = choices[Math.floor(Math.random() * choices.length)];
    console.log(JSON.stringify({ id: message.id, action: notation }));
  }
}
