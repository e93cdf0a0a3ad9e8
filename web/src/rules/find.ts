// Searching a rulebook, ignoring accents and case.

export interface Run {
  text: string;
  found: boolean;
}

// Character by character, so that positions in the folded text match the original.
const fold = (text: string): string =>
  Array.from(text, (sign) => {
    const bare = sign.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    return bare.length === sign.length ? bare : sign;
  }).join("");

export const wordsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

/** Whether a text contains all the words. */
export function has(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

/** The text in pieces, with the matches marked. */
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
