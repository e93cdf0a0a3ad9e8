// Something from the server: loading, loaded or failed. What was loaded stays while it is loaded again.

export class Loaded<T> {
  value = $state.raw<T | null>(null);
  error = $state.raw<unknown>(null);
  #asked = 0;

  constructor(private readonly ask: () => Promise<T>) {}

  /** `quietly`: a failure changes nothing and is not shown. */
  async load({ quietly = false } = {}): Promise<void> {
    const asked = ++this.#asked;
    try {
      const value = await this.ask();
      if (asked !== this.#asked) return; // a newer request is on its way
      this.value = value;
      this.error = null;
    } catch (error) {
      if (asked === this.#asked && !(quietly && this.value !== null)) this.error = error;
    }
  }
}
