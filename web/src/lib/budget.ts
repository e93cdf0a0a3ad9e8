// Looking ahead is a courtesy, and the server has a limit for questions: those that nobody asked for wait in line,
// so that a fast hand is never cut off for the board's curiosity.

const MOST = 24;
const A_SECOND = 9;

class Budget {
  #left = MOST;
  #since = performance.now();

  /** Takes `count` questions if they are to be had; those a person asks for themselves are always paid. */
  spend(count = 1, asked = false): boolean {
    const now = performance.now();
    this.#left = Math.min(MOST, this.#left + ((now - this.#since) / 1000) * A_SECOND);
    this.#since = now;
    if (!asked && this.#left < count + 4) return false; // a few are kept for what people do
    this.#left -= count;
    return true;
  }
}

export const budget = new Budget();
