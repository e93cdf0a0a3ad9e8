// A turn being put together: a card, then a rider if the card is played on one, or the discards. Every step is part of
// a draft; what is possible comes from the server's list of legal actions.

import { play } from "../../lib/sound";
import type { ActionInfo } from "../../wire";
import type { Held } from "../held";
import { BoardTurn } from "../turn";
import { cardOf, onlyDiscards, targetOf, type StreetView } from "./model";

const keyOf = (action: ActionInfo, copy: number): string => `${cardOf(action)}/${copy}`;
const playing = (actions: readonly ActionInfo[], card: string): ActionInfo[] =>
  actions.filter((action) => action.verb !== "discard" && cardOf(action) === card);

export class Turn extends BoardTurn<StreetView> {
  /** The card that was touched but not played yet. */
  picked = $state.raw<Held | null>(null);
  /** A card that would go too far and was touched once. */
  armed = $state.raw<string | null>(null);
  /** The copies of cards that the steps have used. */
  #keys = $state.raw<readonly string[]>([]);
  /** What could have been chosen instead of the last step. */
  #before = $state.raw<readonly ActionInfo[]>([]);

  /** The cards the draft has used, in order. */
  get used(): { key: string; step: number; verb: string }[] {
    const taken: string[] = [];
    return this.steps.flatMap((action, step) => {
      if (action.verb === "end") return [];
      const touched = this.#keys[step] ?? "";
      let key = touched.startsWith(`${cardOf(action)}/`) ? touched : keyOf(action, 0);
      for (let copy = 0; taken.includes(key); copy += 1) key = keyOf(action, copy);
      taken.push(key);
      return [{ key, step, verb: action.verb }];
    });
  }

  get last(): ActionInfo | undefined {
    return this.steps.at(-1);
  }

  /** Whether the draft takes no more cards. */
  get whole(): boolean {
    return this.steps.length > 0 && this.choosing.legal.length === 0;
  }

  /** Once the draft takes no more cards, another one may still replace the last. */
  override get options(): readonly ActionInfo[] {
    return this.mine && this.whole ? this.#before : super.options;
  }

  /** The ways a card can be played now. */
  playsOf(card: string): ActionInfo[] {
    return playing(this.options, card);
  }

  canDiscard(card: string): boolean {
    return this.find("discard", card) !== undefined;
  }

  /** Whether no card of the hand can be played: then a touch discards it. */
  get onlyDiscards(): boolean {
    return onlyDiscards(this.options);
  }

  /** The card that would be discarded: the one that was touched, or else the one played last. */
  get subject(): string | null {
    if (this.picked)
      return this.choosing.legal.length > 0 && this.canDiscard(this.picked.card) ? this.picked.card : null;
    const last = this.last;
    return last && last.verb !== "discard" && last.verb !== "end" ? cardOf(last) : null;
  }

  get end(): ActionInfo | undefined {
    return this.choosing.find("end");
  }

  /** What touching each rider would do. */
  get aims(): ReadonlyMap<number, ActionInfo> {
    const last = this.last;
    const card = this.picked?.card ?? (last && targetOf(last) !== null ? cardOf(last) : null);
    if (card === null) return new Map();
    const plays = playing(this.picked ? this.choosing.legal : this.#before, card);
    return new Map(
      plays.flatMap((action) => {
        const seat = targetOf(action);
        return seat === null ? [] : [[seat, action] as const];
      }),
    );
  }

  /** Whether a card is played on a rider: the game's action table says so. */
  isAimed(card: string): boolean {
    return playing(this.choosing.actions.entries, card).some((action) => targetOf(action) !== null);
  }

  /** Whether a rider has to be chosen for the card that was touched. */
  get aiming(): boolean {
    return this.picked !== null && this.isAimed(this.picked.card);
  }

  /** The rider on whom the last step was played. */
  get target(): number | null {
    return this.last ? targetOf(this.last) : null;
  }

  overshoots(card: string): boolean {
    return this.playsOf(card).some(({ notation }) => this.view.overshoots.includes(notation));
  }

  clear(): void {
    this.picked = null;
    this.armed = null;
  }

  // --- touches --------------------------------------------------------------------------------------------------------

  /** A card of the hand was touched; `step` is where the draft has used it. */
  async card(one: Held, step: number | null): Promise<void> {
    if (!this.mine) return;
    const { card, key } = one;
    if (step !== null) {
      this.clear();
      return this.choosing.back(step);
    }
    if (this.whole) await this.choosing.back(); // another card replaces the last one
    const again = this.picked?.key === key;
    const plays = this.playsOf(card);
    const [first] = plays;
    if (first && this.overshoots(card) && this.armed !== key) {
      this.picked = one;
      this.armed = key;
      this.choosing.explain(null);
      play("refuse");
      this.choosing.look(first);
      return;
    }
    if (first && (targetOf(first) === null || plays.length === 1)) return this.take(first, key);
    const discard = this.find("discard", card);
    if (discard && (this.onlyDiscards || this.isHinted("discard", card))) return this.take(discard, key);
    this.clear();
    this.choosing.explain(null);
    if (again) return;
    this.picked = one;
    play("tap");
    if (!first) await this.#ask(card, this.view.order[1] ?? 0);
  }

  /** A card that goes too far was held down: it needs no second touch. */
  async insist(one: Held): Promise<void> {
    if (this.whole) await this.choosing.back();
    const [first] = this.playsOf(one.card);
    if (this.mine && first) await this.take(first, one.key);
  }

  /** A rider was touched for a card. */
  async lane(seat: number): Promise<void> {
    const action = this.aims.get(seat);
    const card = this.picked?.card ?? (this.last ? cardOf(this.last) : "");
    const key = this.#touched;
    if (!action) return this.#ask(card, seat);
    if (!this.picked) {
      if (this.target === seat) return this.choosing.back();
      const before = this.#before;
      await this.choosing.back();
      this.#before = before;
    }
    await this.take(action, key);
  }

  /** A card was carried to a rider, or to the discards (null). */
  async drop(one: Held, seat: number | null): Promise<void> {
    if (!this.mine) return;
    if (this.whole) await this.choosing.back();
    if (seat === null) {
      const discard = this.find("discard", one.card);
      if (discard) await this.take(discard, one.key);
      return;
    }
    const plays = this.playsOf(one.card);
    const action = plays.find((play) => (targetOf(play) ?? this.choosing.seat) === seat);
    if (action && this.overshoots(one.card)) return this.card(one, null);
    if (action) return this.take(action, one.key);
    this.clear();
    if (this.isAimed(one.card) || seat === this.choosing.seat) await this.#ask(one.card, seat);
  }

  async discard(): Promise<void> {
    const card = this.subject;
    if (card === null) return;
    const key = this.#touched;
    if (!this.picked) await this.choosing.back();
    const action = this.find("discard", card);
    if (action) await this.take(action, key);
    else await this.why("discard", card);
  }

  async endTurn(): Promise<void> {
    if (this.end) await this.take(this.end);
  }

  /** The copy that was touched, or else the one the last step has used. */
  get #touched(): string {
    return this.picked?.key ?? this.used.at(-1)?.key ?? "";
  }

  /** Asks why a card can't be played: on that rider, if it is played on one. */
  async #ask(card: string, seat: number): Promise<void> {
    const action = playing(this.choosing.actions.entries, card).find((play) => (targetOf(play) ?? seat) === seat);
    if (action) await this.choosing.why(action);
  }

  async take(action: ActionInfo, key = ""): Promise<void> {
    const before = this.choosing.legal;
    const step = this.steps.length;
    play(action.verb === "end" ? "tap" : "card");
    // What was touched stays marked until the step is there, so whatever has the focus does not disappear in between.
    const taken = await this.choosing.take(action, () => {
      this.#before = before;
      this.#keys = [...this.#keys.slice(0, step), key];
      this.clear();
    });
    if (!taken) this.clear();
  }
}
