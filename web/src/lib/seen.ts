// How far somebody has followed a table, as this browser remembers it: for "While you were away".

const KEY = "stampede-seen";
const KEPT = 60; // seats at tables

/** What had been shown: the version of the table, and how many events of the log. */
export interface Seen {
  version: number;
  told: number;
}

type Noted = [seat: string, version: number, told: number];

function noted(): Noted[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? (stored as Noted[]) : [];
  } catch {
    return [];
  }
}

const nameOf = (table: string, seat: number | null): string => `${table} ${seat ?? "-"}`;

export function seenOf(table: string, seat: number | null): Seen | null {
  const found = noted().find(([name]) => name === nameOf(table, seat));
  return found ? { version: Number(found[1]), told: Number(found[2]) } : null;
}

export function rememberSeen(table: string, seat: number | null, { version, told }: Seen): void {
  const name = nameOf(table, seat);
  const all = [...noted().filter(([other]) => other !== name), [name, version, told] satisfies Noted];
  try {
    localStorage.setItem(KEY, JSON.stringify(all.slice(-KEPT)));
  } catch {
    // Then nothing is said to have been missed.
  }
}
