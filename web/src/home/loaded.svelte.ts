// Something from the server that is being had, is there, or could not be had. What is there stays while it is had anew.

export class Loaded<T> {
  value = $state.raw<T | null>(null);
  error = $state.raw<unknown>(null);
  #asked = 0;

  constructor(private readonly ask: () => Promise<T>) {}

  /** `quietly`: a failure leaves what is there, without a word. */
  async load({ quietly = false } = {}): Promise<void> {
    const asked = ++this.#asked;
    try {
      const value = await this.ask();
      if (asked !== this.#asked) return; // a newer question is on its way
      this.value = value;
      this.error = null;
    } catch (error) {
      if (asked === this.#asked && !(quietly && this.value !== null)) this.error = error;
    }
  }
}
