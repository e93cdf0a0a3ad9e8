// The keys of the board: numbers go to posts, brackets through fences, letters to dice and deeds.

import { focusNext, isForBoard, things } from "../../lib/roam";
import type { Turn } from "./turn.svelte";

/** To the next post of a number; to one that may be touched, if there is any. */
function toPost(board: Element, number: string): boolean {
  const posts = things(board, true).filter((thing) => thing.getAttribute("data-post")?.endsWith(number));
  const legal = posts.filter((thing) => thing.hasAttribute("data-legal"));
  return focusNext(legal.length > 0 ? legal : posts);
}

const toDice = (board: Element): boolean =>
  focusNext(things(board, true).filter((thing) => thing.matches("[data-saw], [data-die]")));

/** Whether the key was one of the board's. */
function press(letter: string, board: Element, turn: Turn): boolean {
  if (/^[1-6]$/.test(letter)) return toPost(board, letter);
  if (letter === "s") return toDice(board);
  const mallet = turn.find("mallet");
  if (letter === "[") void turn.step(-1);
  else if (letter === "]") void turn.step(1);
  else if (letter === "m" && mallet) void turn.toggle(mallet);
  else if (letter === "g" && turn.find("roll")) void turn.roll();
  else return false;
  return true;
}

export function pressKey(event: KeyboardEvent, board: Element, turn: Turn | null): void {
  if (turn?.mine && isForBoard(event) && press(event.key.toLowerCase(), board, turn)) event.preventDefault();
}
