// The board's keys: numbers go to posts, brackets step through fences, letters go to dice and deeds.

import { among, boardKey, focusNext } from "../../lib/roam";
import type { Turn } from "./turn.svelte";

/** Focuses the next post with this number; one that can be used, if there is any. */
function toPost(board: Element, number: string): boolean {
  const posts = `[data-post$="${number}"]`;
  return focusNext(among(board, `${posts}[data-legal]`)) || focusNext(among(board, posts));
}

/** Whether the board took the key. */
function press(letter: string, board: Element, turn: Turn): boolean {
  if (/^[1-6]$/.test(letter)) return toPost(board, letter);
  if (letter === "s") {
    if (focusNext(among(board, "[data-saw], [data-die]:not(:disabled)"))) return true;
    const die = turn.dice(turn.choosing.seat)[0];
    if (die) void turn.whyNoSaw(die.number);
    return die !== undefined;
  }
  const mallet = turn.find("mallet");
  if (letter === "[") void turn.step(-1);
  else if (letter === "]") void turn.step(1);
  else if (letter === "m" && mallet) void turn.toggle(mallet);
  else if (letter === "g" && turn.find("roll")) void turn.roll();
  else return false;
  return true;
}

export function pressKey(event: KeyboardEvent, board: Element, turn: Turn | null): void {
  if (turn?.mine) boardKey(event, (letter) => press(letter, board, turn));
}
