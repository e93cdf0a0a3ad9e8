// What is being put together: a card is picked up, then what it is for. All of it is steps of a draft; what is possible
// is what the server says may be done.

import type { Choosing } from "../../lib/choosing.svelte";
import { play } from "../../lib/sound";
import type { ActionInfo } from "../../wire";
import { budget } from "../../lib/budget";
import type { ObjectId, SpecialId } from "../../art/encierro/objects";
import type { CardId } from "../../art/encierro/pictures";
import { BARE, cardsOf, targetOf, thingOf, written, type EncierroView } from "./model";

const GRACE = 300; // milliseconds after a question out of turn in which a stray tap does nothing

export class Turn {
  /** The card in hand, or the special object, that is picked up. */
  picked = $state.raw<{ id: CardId; special: boolean } | null>(null);
  /** What it can be used for. */
  offers = $state.raw<readonly ActionInfo[]>([]);
  /** Where ways to advance would lead, by notation. */
  landings = $state.raw<ReadonlyMap<string, number>>(new Map());

  #from = 0; // how many steps there were when it was picked up
  #ready = 0;
  #changing = false; // one choice is being taken back for another

  constructor(readonly choosing: Choosing) {}

  get mine(): boolean {
    return this.choosing.active;
  }

  get view(): EncierroView {
    return this.choosing.view as EncierroView;
  }

  /** What may be chosen: next in the draft, or instead of it where it ends. */
  get legal(): readonly ActionInfo[] {
    if (!this.mine) return [];
    return this.choosing.legal.length > 0 ? this.choosing.legal : (this.choosing.store.owed?.legal ?? []);
  }

  find(verb: string, ...args: (number | string)[]): ActionInfo | undefined {
    return this.legal.find(
      (action) => action.verb === verb && args.every((arg, index) => String(action.args[index]) === String(arg)),
    );
  }

  /** A new question: what was begun for the old one is void. */
  begin(reaction: boolean): void {
    this.clear();
    this.#ready = reaction ? performance.now() + GRACE : 0;
  }

  clear(): void {
    this.picked = null;
    this.offers = [];
    this.landings = new Map();
  }

  get #early(): boolean {
    return performance.now() < this.#ready;
  }

  /** Whether an action is a step of the draft. */
  chosen(action: ActionInfo): boolean {
    return this.choosing.steps.some(({ notation }) => notation === action.notation);
  }

  /** Runners that what is picked up can be used on. */
  get targets(): ReadonlyMap<number, ActionInfo> {
    const found = new Map<number, ActionInfo>();
    for (const action of this.offers) {
      const seat = targetOf(action);
      if (seat !== null) found.set(seat, action);
    }
    return found;
  }

  /** Actions that need neither card nor object. */
  get bare(): ActionInfo[] {
    return this.legal.filter(({ verb }) => BARE.includes(verb));
  }

  /** Chooses an action, instead of what the draft holds where it cannot follow it. */
  async take(action: ActionInfo): Promise<void> {
    if (!this.mine || this.#early) return;
    if (this.chosen(action) && !this.choosing.legal.includes(action)) {
      const step = this.choosing.steps.findIndex(({ notation }) => notation === action.notation);
      this.clear();
      return this.choosing.back(step);
    }
    const picked = this.picked;
    this.#changing = true;
    try {
      if (picked && this.offers.includes(action)) await this.choosing.back(this.#from);
      else if (this.choosing.steps.length > 0 && !this.choosing.legal.includes(action)) this.choosing.reset();
      if (await this.choosing.take(action)) play("card");
    } finally {
      this.#changing = false;
    }
    if (this.picked === picked && !(picked && this.offers.includes(action))) this.clear();
  }

  /** The shell took everything back; while one choice is changed for another that is no end of it. */
  emptied(): void {
    if (!this.#changing) this.clear();
  }

  /** A card of the hand was touched. */
  async card(id: CardId, used: boolean): Promise<void> {
    if (!this.mine || this.#early) return;
    if (used) {
      const step = this.choosing.steps.findLastIndex((action) => cardsOf(action).includes(id));
      this.clear();
      return this.choosing.back(step);
    }
    const { picked } = this;
    if (picked && !picked.special && picked.id === id) {
      this.clear();
      return;
    }
    const pair = this.partner(id);
    if (pair) return this.take(pair);
    const offers = this.legal.filter((action) => cardsOf(action).includes(id));
    if (offers.length === 0) {
      this.clear();
      const someone = this.view.players.findIndex((_, seat) => seat !== this.choosing.seat);
      return this.choosing.why(this.choosing.actions.byNotation(written(id, someone)));
    }
    await this.#pick(id, false, offers);
  }

  /** What the picked card does together with another one. */
  partner(id: CardId): ActionInfo | undefined {
    const picked = this.picked;
    if (!picked || picked.id === id) return undefined;
    return this.offers.find(({ verb, args }) => verb === "sprint" && args.includes(id));
  }

  /** One's own object, or special object, was touched. */
  async thing(id: ObjectId | SpecialId, special: boolean): Promise<void> {
    if (!this.mine || this.#early) return;
    const pair = special ? this.partner(id) : undefined;
    if (pair) return this.take(pair);
    const offers = this.legal.filter(
      (action) => thingOf(action) === id || (special && action.verb === "sprint" && action.args[1] === id),
    );
    const [only] = offers;
    if (only === undefined) {
      this.choosing.preview(null);
      const notation = !special || this.view.eye ? `lose ${id}` : id === "zapatillas" ? `sprint ${id}` : `use ${id}`;
      return this.choosing.why(this.choosing.actions.byNotation(notation));
    }
    if (offers.length === 1) return this.take(only);
    if (this.picked?.special) return this.clear();
    await this.#pick(id, true, offers);
  }

  /** Another runner was touched. */
  async runner(seat: number): Promise<void> {
    if (!this.mine || this.#early) return;
    const action = this.targets.get(seat);
    if (action) return this.take(action);
    const aimed = this.offers.find((offer) => targetOf(offer) !== null);
    if (this.picked) return this.choosing.why(this.choosing.actions.byNotation(written(aimed ? (aimed.args[0] as CardId) : this.picked.id, seat))); // prettier-ignore
    return undefined;
  }

  async #pick(id: CardId, special: boolean, offers: readonly ActionInfo[]): Promise<void> {
    this.choosing.reason = null;
    if (this.choosing.steps.length > 0 && !offers.every((action) => this.choosing.legal.includes(action)))
      this.choosing.reset();
    this.#from = this.choosing.steps.length;
    this.picked = { id, special };
    this.offers = offers;
    this.landings = new Map();
    play("tap");
    const uses = offers.filter(({ verb }) => verb !== "discard");
    const [only] = uses.length > 0 ? uses : this.view.decision === "discard" ? offers : [];
    if (only && uses.length <= 1) {
      await this.take(only);
      return;
    }
    await this.#findLandings(uses.filter(({ verb }) => verb === "advance" || verb === "sprint"));
  }

  /** Where the ways to advance lead: each is tried. */
  async #findLandings(ways: readonly ActionInfo[]): Promise<void> {
    const seat = this.choosing.seat;
    if (seat === null || ways.length === 0 || !budget.allows(ways.length)) return;
    const { picked } = this;
    const found = new Map<string, number>();
    await Promise.all(
      ways.map(async (way) => {
        const view = (await this.choosing.lookAhead(way))?.view as EncierroView | undefined;
        const at = view?.players[seat]?.location;
        if (at !== undefined) found.set(way.notation, at);
      }),
    );
    if (this.picked === picked) this.landings = found;
  }

  /** Looks at an action without choosing it. */
  look(action: ActionInfo | null): void {
    if (action === this.choosing.ghostOf) return;
    if (action && (!this.choosing.legal.includes(action) || !budget.allows())) return;
    this.choosing.preview(action);
  }
}
