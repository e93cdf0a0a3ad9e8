// Looking for words in a rulebook: accents and case do not count.

export interface Run {
  text: string;
  found: boolean;
}

// One sign for one sign, so that places in the folded text are places in the text.
const fold = (text: string): string =>
  Array.from(text, (sign) => {
    const bare = sign.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    return bare.length === sign.length ? bare : sign;
  }).join("");

export const wordsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

/** Whether a text has all the words. */
export function has(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

/** The text in pieces, those that were looked for marked. */
export function runs(text: string, words: readonly string[]): Run[] {
  const folded = fold(text);
  const hits = new Uint8Array(text.length);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      hits.fill(1, at, at + word.length);
    }
  }
  const pieces: Run[] = [];
  for (let from = 0; from < text.length;) {
    let to = from + 1;
    while (to < text.length && hits[to] === hits[from]) to++;
    pieces.push({ text: text.slice(from, to), found: hits[from] === 1 });
    from = to;
  }
  return pieces;
}
