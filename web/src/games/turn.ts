// What the turns of all boards share. A turn in the making is a draft; each board adds its own state, such as a card that
// was picked up but not played yet.

import type { Argument } from "../lib/actions";
import { matches } from "../lib/actions";
import type { Choosing } from "../lib/choosing.svelte";
import type { ActionInfo } from "../wire";

export abstract class BoardTurn<View> {
  constructor(readonly choosing: Choosing<View>) {}

  get mine(): boolean {
    return this.choosing.active;
  }

  /** The position, or the draft. */
  get view(): View {
    return this.choosing.view;
  }

  /** The position as the table knows it. */
  get base(): View {
    return this.choosing.base;
  }

  get steps(): readonly ActionInfo[] {
    return this.choosing.steps;
  }

  /** What can be chosen. Boards where one choice may replace another offer more than the next step. */
  get options(): readonly ActionInfo[] {
    return this.mine ? this.choosing.legal : [];
  }

  /** The first option with this verb that begins with these arguments. */
  find(verb: string, ...args: Argument[]): ActionInfo | undefined {
    return this.options.find((action) => matches(action, verb, ...args));
  }

  all(verb: string): ActionInfo[] {
    return this.options.filter((action) => action.verb === verb);
  }

  /** Whether an action is a step of the draft. */
  isStep(action: ActionInfo): boolean {
    return this.steps.some(({ index }) => index === action.index);
  }

  isHinted(verb: string, ...args: Argument[]): boolean {
    const hint = this.mine ? this.choosing.advised : null;
    return hint !== null && matches(hint.action, verb, ...args);
  }

  /** Asks why an action of the game is not possible now. */
  why(verb: string, ...args: Argument[]): Promise<void> {
    return this.choosing.why(this.choosing.actions.find(verb, ...args));
  }

  /** Resets the board's own state. */
  abstract clear(): void;
}
