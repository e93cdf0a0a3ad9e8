// A card and its targets as steps of a draft. What may be chosen is what the server offers; nothing here knows rules.

import type { Choosing } from "../../lib/choosing.svelte";
import { play } from "../../lib/sound";
import type { ActionInfo } from "../../wire";
import type { BullsView } from "./model";

/** Verbs that end a card: another of them takes the place of the one that was chosen. */
const TARGETS = ["at", "heckle", "bull", "lead", "sign", "clear", "skip", "lift", "keep", "roll", "place"];

export class Turn {
  /** A bull that was touched, while it is open to which side it goes. */
  leading = $state.raw<{ place: string; face: number } | null>(null);
  /** What might have been chosen in place of the last step. */
  #others = $state.raw<readonly ActionInfo[]>([]);
  /** What could be touched when the server was last asked: it stays until the answer is there, and so does the focus. */
  #held = $state.raw<readonly ActionInfo[] | null>(null);

  constructor(readonly choosing: Choosing) {}

  get view(): BullsView {
    return this.choosing.view as BullsView;
  }

  get mine(): boolean {
    return this.choosing.active;
  }

  get steps(): readonly ActionInfo[] {
    return this.choosing.steps;
  }

  /** The last step, if another may take its place. */
  get last(): ActionInfo | undefined {
    const last = this.steps.at(-1);
    return last && TARGETS.includes(last.verb) ? last : undefined;
  }

  /** The card is resolved in the draft, or the last runner placed; what the draft offers beyond is another turn. */
  get isWhole(): boolean {
    const { last } = this;
    if (last === undefined) return false;
    if (last.verb === "place") return this.choosing.all("place").length === 0;
    return this.choosing.legal.length === 0 || this.view.card === "";
  }

  /** What may be touched: the next choices, or the other ones in place of the last. */
  get options(): readonly ActionInfo[] {
    if (!this.mine) return [];
    if (this.#held) return this.#held;
    return this.isWhole ? this.#others : this.choosing.legal;
  }

  find(verb: string, ...args: (string | number)[]): ActionInfo | undefined {
    return this.options.find(
      (action) => action.verb === verb && args.every((arg, index) => String(action.args[index]) === String(arg)),
    );
  }

  all(verb: string): ActionInfo[] {
    return this.options.filter((action) => action.verb === verb);
  }

  /** Runners are placed one by one, also on the same start: only what ends the draft counts as chosen. */
  isChosen(action: ActionInfo): boolean {
    if (action.verb === "place") return this.isWhole && this.steps.at(-1)?.notation === action.notation;
    return this.steps.some(({ notation }) => notation === action.notation);
  }

  /** The card of the draft, or the one on the table. */
  get card(): string {
    const played = this.steps.find(({ verb }) => verb === "play");
    return played ? String(played.args[0]) : ((this.choosing.store.seen?.view as BullsView | undefined)?.card ?? "");
  }

  async take(action: ActionInfo): Promise<boolean> {
    this.leading = null;
    play(action.verb === "play" || action.verb === "discard" ? "card" : "tap");
    const again = this.last?.notation === action.notation;
    const replace = this.isWhole;
    this.#held = this.options;
    try {
      if (replace) await this.choosing.back();
      if (replace && again) return true;
      this.#others = this.choosing.legal;
      return await this.choosing.take(action);
    } finally {
      this.#held = null;
    }
  }

  /** A card of the hand: play it, or take it back; another one takes its place. */
  async hand(name: string): Promise<void> {
    this.leading = null;
    const { choosing } = this;
    const at = this.steps.findIndex(({ verb }) => verb === "play");
    if (at >= 0) {
      const again = this.card === name;
      play("card");
      await choosing.back(at);
      if (again) return;
    }
    const action = choosing.find("play", name);
    if (action) await this.take(action);
    else await choosing.why(choosing.actions.find("play", name));
  }

  /** One more die, or one fewer. */
  async pick(colour: string, place: string, face: number, fewer = false): Promise<void> {
    const notation = `pick ${colour} ${place} ${face}`;
    if (fewer) return this.drop(notation);
    const action = this.choosing.find("pick", colour, place, face);
    if (action) await this.take(action);
    else if (this.steps.some((step) => step.notation === notation)) await this.drop(notation);
    else await this.choosing.why(this.choosing.actions.find("pick", colour, place, face));
  }

  /** Takes one step out of the draft; those after it are chosen again. */
  async drop(notation: string): Promise<void> {
    const steps = this.steps;
    const at = steps.findLastIndex((step) => step.notation === notation);
    if (at < 0) return;
    play("tap");
    const later = steps.slice(at + 1);
    this.#held = this.options;
    try {
      await this.choosing.back(at);
      for (const step of later) {
        const action = this.choosing.legal.find((one) => one.notation === step.notation);
        if (action) await this.choosing.take(action);
      }
    } finally {
      this.#held = null;
    }
  }

  clear(): void {
    this.leading = null;
    this.#others = [];
  }
}
