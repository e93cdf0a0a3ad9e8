// A turn as it is put together on the board: a card, then a rider if it is laid on one, or the discards. All of it is
// steps of a draft; what is possible is in the list of legal actions, never in here.

import type { Choosing } from "../../lib/choosing.svelte";
import { play } from "../../lib/sound";
import type { ActionInfo } from "../../wire";
import { budget } from "../../lib/budget";
import { isAimed, notationOf, type Held, type StreetView } from "./model";

const cardOf = (action: ActionInfo): string => String(action.args[0] ?? "");
const keyOf = (action: ActionInfo, copy: number): string => `${cardOf(action)}/${copy}`;
const targetOf = (action: ActionInfo): number | null => (action.args.length > 1 ? Number(action.args[1]) : null);

export class Turn {
  /** The card that was touched and is not laid yet. */
  picked = $state.raw<Held | null>(null);
  /** A card that would lead too far: it was touched once. */
  armed = $state.raw<string | null>(null);
  /** Which copies of cards the steps have used. */
  #keys = $state.raw<readonly string[]>([]);
  /** What could have been chosen when the last step was. */
  #before = $state.raw<readonly ActionInfo[]>([]);

  constructor(readonly choosing: Choosing) {}

  get mine(): boolean {
    return this.choosing.active;
  }

  get view(): StreetView {
    return this.choosing.view as StreetView;
  }

  /** The cards that the draft has used, in order. */
  get used(): { key: string; step: number; verb: string }[] {
    const taken: string[] = [];
    return this.choosing.steps.flatMap((action, step) => {
      if (action.verb === "end") return [];
      const touched = this.#keys[step] ?? "";
      let key = touched.startsWith(`${cardOf(action)}/`) ? touched : keyOf(action, 0);
      for (let copy = 0; taken.includes(key); copy += 1) key = keyOf(action, copy);
      taken.push(key);
      return [{ key, step, verb: action.verb }];
    });
  }

  get last(): ActionInfo | undefined {
    return this.choosing.steps.at(-1);
  }

  /** Whether the draft takes no more cards. */
  get whole(): boolean {
    return this.choosing.steps.length > 0 && this.choosing.legal.length === 0;
  }

  /** What a card can be played as, apart from being discarded. */
  playsOf(card: string): ActionInfo[] {
    const legal = this.whole ? this.#before : this.choosing.legal;
    return legal.filter((action) => action.verb !== "discard" && cardOf(action) === card);
  }

  canDiscard(card: string): boolean {
    const legal = this.whole ? this.#before : this.choosing.legal;
    return legal.some((action) => action.verb === "discard" && cardOf(action) === card);
  }

  /** The card that would be discarded: the one that was touched, or else the one that was laid last. */
  get subject(): string | null {
    if (this.picked) return this.choosing.legal.length > 0 ? this.picked.card : null;
    const last = this.last;
    return last && last.verb !== "discard" && last.verb !== "end" ? cardOf(last) : null;
  }

  get end(): ActionInfo | undefined {
    return this.choosing.find("end");
  }

  /** What touching a rider would do. */
  get aims(): ReadonlyMap<number, ActionInfo> {
    const last = this.last;
    const card = this.picked?.card ?? (last && targetOf(last) !== null ? cardOf(last) : null);
    if (card === null || !isAimed(card)) return new Map();
    const legal = this.picked ? this.choosing.legal : this.#before;
    return new Map(
      legal.flatMap((action) => {
        const seat = targetOf(action);
        return cardOf(action) === card && seat !== null ? [[seat, action] as const] : [];
      }),
    );
  }

  /** Whether riders are asked for: a card was touched that is laid on one. */
  get aiming(): boolean {
    return this.picked !== null && isAimed(this.picked.card);
  }

  /** The rider on whom the last step was laid. */
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

  /** A card of the hand was touched; `step`: the draft has used it there. */
  async card(held: Held, step: number | null): Promise<void> {
    if (!this.mine) return;
    const { card, key } = held;
    if (step !== null) {
      this.clear();
      return this.choosing.back(step);
    }
    if (this.whole) await this.choosing.back(); // a change of mind: the last card is another one
    const again = this.picked?.key === key;
    const plays = this.playsOf(card);
    const [first] = plays;
    if (first && this.overshoots(card) && this.armed !== key) {
      this.picked = held;
      this.armed = key;
      this.choosing.explain(null);
      play("refuse");
      this.look(first);
      return;
    }
    if (first && (targetOf(first) === null || plays.length === 1)) return this.take(first, key);
    this.clear();
    this.choosing.explain(null);
    if (again) return;
    this.picked = held;
    play("tap");
    if (first) return;
    const next = this.view.order[1] ?? 0;
    await this.choosing.why(this.choosing.actions.byNotation(notationOf(card, next)));
  }

  /** A card that leads too far was held down: no second touch is needed. */
  async insist(held: Held): Promise<void> {
    if (this.whole) await this.choosing.back();
    const [first] = this.playsOf(held.card);
    if (this.mine && first) await this.take(first, held.key);
  }

  /** A rider was touched while a card looks for one. */
  async lane(seat: number): Promise<void> {
    const action = this.aims.get(seat);
    const card = this.picked?.card ?? (this.last ? cardOf(this.last) : "");
    const key = this.#touched;
    if (!action) return this.choosing.why(this.choosing.actions.byNotation(notationOf(card, seat)));
    if (!this.picked) {
      if (this.target === seat) return this.choosing.back();
      const before = this.#before;
      await this.choosing.back();
      this.#before = before;
    }
    await this.take(action, key);
  }

  /** A card was carried to a rider, or to the discards (null). */
  async drop(held: Held, seat: number | null): Promise<void> {
    if (!this.mine) return;
    if (this.whole) await this.choosing.back();
    if (seat === null) {
      const discard = this.choosing.find("discard", held.card);
      if (discard) await this.take(discard, held.key);
      return;
    }
    const plays = this.playsOf(held.card);
    const action = plays.find(
      (one) => targetOf(one) === seat || (targetOf(one) === null && seat === this.choosing.seat),
    );
    if (action && this.overshoots(held.card)) return this.card(held, null);
    if (action) return this.take(action, held.key);
    this.clear();
    if (isAimed(held.card) || seat === this.choosing.seat)
      await this.choosing.why(this.choosing.actions.byNotation(notationOf(held.card, seat)));
  }

  async discard(): Promise<void> {
    const card = this.subject;
    if (card === null) return;
    const key = this.#touched;
    if (!this.picked) await this.choosing.back();
    const action = this.choosing.find("discard", card);
    if (action) await this.take(action, key);
  }

  async endTurn(): Promise<void> {
    if (this.end) await this.take(this.end);
  }

  /** The copy that was touched, or else the one that the last step has used. */
  get #touched(): string {
    return this.picked?.key ?? this.used.at(-1)?.key ?? "";
  }

  async take(action: ActionInfo, key = ""): Promise<void> {
    const before = this.choosing.legal;
    const step = this.choosing.steps.length;
    play(action.verb === "end" ? "tap" : "card");
    // What was touched stays so until the step is there: nothing that has the focus goes away in between.
    const taken = await this.choosing.take(action, () => {
      this.#before = before;
      this.#keys = [...this.#keys.slice(0, step), key];
      this.clear();
    });
    if (!taken) this.clear();
  }

  /** Looks at what an action would do; null looks away. */
  look(action: ActionInfo | null): void {
    if (action === this.choosing.ghostOf || (action && !budget.allows())) return;
    this.choosing.preview(action);
  }
}
