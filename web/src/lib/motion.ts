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

/** Lets everything that moves now move so many times as fast; Infinity: it is there at once. */
export function hasten(root: Element, haste: number): void {
  for (const animation of root.getAnimations({ subtree: true })) {
    if (animation instanceof CSSAnimation || animation instanceof CSSTransition) continue; // those are not pieces
    if (Number.isFinite(haste)) animation.updatePlaybackRate(haste);
    else if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  }
}
