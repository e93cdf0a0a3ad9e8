// Looking ahead costs the server work, and it has a limit for questions. Everything that is asked is paid from here, and
// waits when the purse is empty, so that nobody is ever cut off; what nobody asked for is left out in time.

const MOST = 70;
const A_SECOND = 25;
const KEPT = 20; // for what people do themselves

export class Budget {
  #left = MOST;
  #since = performance.now();
  #line: Promise<void> = Promise.resolve();

  #fill(): void {
    const now = performance.now();
    this.#left = Math.min(MOST, this.#left + ((now - this.#since) / 1000) * A_SECOND);
    this.#since = now;
  }

  /** Pays for one question, in the order of asking; resolves when it may be asked. */
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

  /** Whether there is enough for `count` questions of mere curiosity. */
  allows(count = 1): boolean {
    this.#fill();
    return this.#left >= count + KEPT;
  }
}

export const budget = new Budget();
