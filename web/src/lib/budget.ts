// The server limits how many questions a client may ask. Every question takes from this budget and waits when it is
// used up, so that nobody is cut off. What nobody asked for, such as previews, is skipped before that.

const MOST = 70;
const A_SECOND = 25;
const KEPT = 20; // reserved for what people do themselves

export class Budget {
  #left = MOST;
  #since = performance.now();
  #line: Promise<void> = Promise.resolve();

  #fill(): void {
    const now = performance.now();
    this.#left = Math.min(MOST, this.#left + ((now - this.#since) / 1000) * A_SECOND);
    this.#since = now;
  }

  /** Takes one question from the budget. Resolves when it may be asked; first come, first served. */
  pay(): Promise<void> {
    this.#line = this.#line.then(async () => {
      this.#fill();
      while (this.#left < 1) {
        await new Promise((wake) => setTimeout(wake, ((1 - this.#left) / A_SECOND) * 1000 + 5));
        this.#fill();
      }
      this.#left -= 1;
    });
    return this.#line;
  }

  /** Whether there is enough left for `count` questions that nobody asked for. */
  allows(count = 1): boolean {
    this.#fill();
    return this.#left >= count + KEPT;
  }
}

export const budget = new Budget();
