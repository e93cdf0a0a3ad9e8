// Something on a board that takes its time, such as a charge. What comes next waits until it is over.

class Stage {
  /** What is going on there, for the prompt. */
  says = $state("");
  #busy = $state(false);
  #waiting: (() => void)[] = [];

  get busy(): boolean {
    return this.#busy;
  }

  set busy(busy: boolean) {
    this.#busy = busy;
    if (busy) return;
    for (const go of this.#waiting.splice(0)) go();
  }

  /** Calls back once it is over; false if there is nothing to wait for. */
  wait(over: () => void): boolean {
    if (this.#busy) this.#waiting.push(over);
    return this.#busy;
  }
}

export const stage = new Stage();
