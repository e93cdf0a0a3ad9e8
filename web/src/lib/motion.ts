// Running animations. Nothing that moves may hold anybody up: any touch jumps to the end.

export class Motion {
  #running: Animation[] = [];

  add(...animations: Animation[]): void {
    this.#running = [...this.#running.filter(({ playState }) => playState === "running"), ...animations];
  }

  hurry(): void {
    for (const animation of this.#running) animation.finish();
    this.#running = [];
  }
}
