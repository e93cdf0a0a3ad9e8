// What posts are called. Records and actions know them by a letter and a number, such as "N5".

import { t, type GameWords } from "../../lib/words.svelte";

/** In a sentence: "the 5 at the top". */
export const thePost = (words: GameWords, post: string): string => words.text(`card-${post}`);

/** Where room is short: "top 5", "5 arriba". */
export const shortPost = (words: GameWords, post: string): string =>
  t("raging-post", { side: words.text(`side-${post.charAt(0)}`), number: post.slice(1) });
