// Which evenings somebody has read, as this browser remembers it, and whether one is to be shown again.

const KEY = "stampede-evenings";
const KEPT = 60; // seats at tables

function noted(): [seat: string, day: number][] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? (stored as [string, number][]) : [];
  } catch {
    return [];
  }
}

class Evenings {
  /** The board shows how the day ends. */
  busy = $state(false);
  /** Somebody wants to see the latest evening again. */
  again = $state(false);
  #read = $state.raw(noted());

  /** The latest day whose summary this seat has dismissed; 0: none. */
  readUntil(table: string, seat: number): number {
    return this.#read.find(([id]) => id === `${table} ${seat}`)?.[1] ?? 0;
  }

  dismiss(table: string, seat: number, day: number): void {
    const id = `${table} ${seat}`;
    this.#read = [...noted().filter(([other]) => other !== id), [id, day] as [string, number]].slice(-KEPT);
    this.again = false;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#read));
    } catch {
      // Then it is shown again after reloading the page.
    }
  }
}

export const evenings = new Evenings();
