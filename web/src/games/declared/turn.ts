// Choosing on a declared board: what can be chosen, and what a place that is tied to an action shows.

import type { Choosing } from "../../lib/choosing.svelte";
import type { GameWords } from "../../lib/words.svelte";
import type { ActionInfo } from "../../wire";
import { actionAt, type Slots } from "./model";

export interface Spot {
  action: ActionInfo;
  label: string;
  chosen: boolean;
  hinted: boolean;
  press: () => void;
}

export class Turn {
  constructor(
    readonly choosing: Choosing | null,
    readonly words: GameWords,
    readonly names: readonly string[],
  ) {}

  /** What can be chosen: the next step or, where a draft is whole, another one in its place. */
  get options(): readonly ActionInfo[] {
    const { choosing } = this;
    if (!choosing?.active) return [];
    return choosing.legal.length > 0 ? choosing.legal : (choosing.store.owed?.legal ?? []);
  }

  /** The place of a part, if an action is tied to it. */
  at(template: string, slots: Slots = {}): Spot | null {
    const action = actionAt(this.options, template, slots);
    return action ? this.spot(action) : null;
  }

  spot(action: ActionInfo): Spot {
    const { choosing } = this;
    return {
      action,
      label: this.words.action(action, this.names),
      chosen: choosing?.steps.some(({ index }) => index === action.index) ?? false,
      hinted: choosing?.advised?.action.index === action.index,
      press: () => void this.choose(action),
    };
  }

  async choose(action: ActionInfo): Promise<void> {
    const { choosing } = this;
    if (!choosing) return;
    const replaces = choosing.steps.length > 0 && !choosing.legal.some(({ index }) => index === action.index);
    if (replaces) await choosing.back(0);
    await choosing.take(action);
  }
}
