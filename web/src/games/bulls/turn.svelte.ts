// A card and its targets as steps of a draft. What may be chosen is what the server offers; nothing here knows rules.

import { play } from "../../lib/sound";
import type { ActionInfo } from "../../wire";
import { BoardTurn } from "../turn";
import type { BullsView } from "./model";

/** Verbs that end a card: choosing another of them replaces the one chosen before. */
const TARGETS = ["at", "heckle", "bull", "lead", "sign", "clear", "skip", "lift", "keep", "roll", "place"];

const MOMENT = 20; // milliseconds
const PATIENCE = 100; // moments

export class Turn extends BoardTurn<BullsView> {
  /** A bull that was touched and can still go either way. */
  leading = $state.raw<{ place: string; face: number } | null>(null);
  /** What could have been chosen instead of the last step. */
  #others = $state.raw<readonly ActionInfo[]>([]);
  /** What could be touched when the server was last asked: it stays until the answer comes, and so does the focus. */
  #held = $state.raw<readonly ActionInfo[] | null>(null);

  /** The last step, if another one can replace it. */
  get last(): ActionInfo | undefined {
    const last = this.steps.at(-1);
    return last && TARGETS.includes(last.verb) ? last : undefined;
  }

  /** What a drafted card is aimed at, if it is rolled once that is confirmed. */
  get aim(): ActionInfo | null {
    return this.last && ["at", "heckle", "bull"].includes(this.last.verb) ? this.last : null;
  }

  /** As many dice are chosen as the card allows. */
  get isFull(): boolean {
    return this.mine && this.steps.at(-1)?.verb === "pick" && this.options.length === 0;
  }

  /** The draft resolves the card, or places the last runner; anything it offers beyond that is another turn. */
  get isWhole(): boolean {
    const { last } = this;
    if (last === undefined) return false;
    if (last.verb === "place") return this.choosing.all("place").length === 0;
    return this.choosing.legal.length === 0 || this.view.card === "";
  }

  /** The next choices, or those that could replace the last one. */
  override get options(): readonly ActionInfo[] {
    if (!this.mine) return [];
    if (this.#held) return this.#held;
    return this.isWhole ? this.#others : this.choosing.legal;
  }

  /** Several runners may be placed on the same start, so of those only the one that ends the draft counts. */
  isChosen(action: ActionInfo): boolean {
    if (action.verb === "place") return this.isWhole && this.steps.at(-1)?.index === action.index;
    return this.isStep(action);
  }

  isAdvised(...actions: (ActionInfo | null | undefined)[]): boolean {
    return actions.some((action) => action && this.isHinted(action.verb, ...action.args));
  }

  /** The card of the draft, or the one on the table. */
  get card(): string {
    const played = this.steps.find(({ verb }) => verb === "play");
    return played ? String(played.args[0]) : this.base.card;
  }

  /** Chooses an action, or takes it back if it ended the draft. */
  async take(action: ActionInfo): Promise<boolean> {
    this.leading = null;
    play(action.verb === "play" || action.verb === "discard" ? "card" : "tap");
    const again = this.last?.index === action.index;
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

  /** Plays a card from the hand, takes it back, or replaces it with another one. */
  async hand(card: string): Promise<void> {
    this.leading = null;
    const { choosing } = this;
    const at = this.steps.findIndex(({ verb }) => verb === "play");
    if (at >= 0) {
      const again = this.card === card;
      play("card");
      await choosing.back(at);
      if (again) return;
    }
    const action = choosing.find("play", card);
    if (action) await this.take(action);
    else await this.why("play", card);
  }

  /** Discards a card, or keeps it after all. */
  async discard(card: string, isChosen: boolean): Promise<void> {
    const action = this.choosing.actions.find("discard", card);
    if (isChosen && !this.isStep(action)) await this.takeBack(card);
    else if (isChosen) await this.drop(action);
    else if (this.choosing.find("discard", card)) await this.take(action);
  }

  /** Keeps a card that the table knows as a discard: all of these are taken back, and the others chosen again. */
  async takeBack(card: string): Promise<void> {
    const { seat, store } = this.choosing;
    if (seat === null) return;
    const marked = (): readonly string[] => this.base.players[seat]?.unwanted ?? [];
    const again = [...marked(), ...this.steps.map(({ args }) => String(args[0]))];
    again.splice(again.indexOf(card), 1);
    play("tap");
    this.choosing.reset();
    for (let left = marked().length; left > 0; left -= 1) {
      await store.undo();
      for (let wait = 0; marked().length >= left; wait += 1) {
        if (wait === PATIENCE) return; // refused, and the person was told why
        await new Promise((resolve) => setTimeout(resolve, MOMENT)); // the news comes after the answer
      }
    }
    for (const name of again) {
      const legal = this.choosing.find("discard", name);
      if (legal) await this.choosing.take(legal);
    }
  }

  /** How many dice the draft chooses. */
  get picks(): number {
    return this.steps.filter(({ verb }) => verb === "pick").length;
  }

  /** One more die, or one fewer. */
  async pick(colour: string, place: string, face: number, fewer = false): Promise<void> {
    const action = this.choosing.actions.find("pick", colour, place, face);
    if (fewer) return this.drop(action);
    if (this.choosing.find("pick", colour, place, face)) await this.take(action);
    else if (this.isStep(action)) await this.drop(action);
    else if (this.isFull) this.choosing.explain({ key: "enough-picked", clause: "", args: { most: this.picks } });
    else await this.choosing.why(action);
  }

  /** Takes one step out of the draft and chooses the later ones again. */
  async drop(action: ActionInfo): Promise<void> {
    const at = this.steps.findLastIndex(({ index }) => index === action.index);
    if (at < 0) return;
    play("tap");
    const later = this.steps.slice(at + 1);
    this.#held = this.options;
    try {
      await this.choosing.back(at);
      for (const step of later) {
        const legal = this.choosing.legal.find(({ index }) => index === step.index);
        if (legal) await this.choosing.take(legal);
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
