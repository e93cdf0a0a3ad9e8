// The commitment of each table to its dice, as this browser first saw it, to compare with the record later.

const KEY = "stampede-commitments";
const KEPT = 60; // tables

function noted(): [table: string, commitment: string][] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? (stored as [string, string][]) : [];
  } catch {
    return [];
  }
}

/** Saves the commitment of a table whose game is not over; the first one counts. */
export function noteCommitment(table: string, commitment: string): void {
  const all = noted();
  if (commitment === "" || all.some(([id]) => id === table)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...all, [table, commitment]].slice(-KEPT)));
  } catch {
    // Then there is nothing to compare.
  }
}

export const commitmentOf = (table: string): string | null => noted().find(([id]) => id === table)?.[1] ?? null;
