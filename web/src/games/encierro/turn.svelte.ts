// A turn as it is put together: a card is picked up, then what to use it for. All of it is steps of a draft, and only the
// server says what is possible.

import type { ObjectId, SpecialId } from "../../art/encierro/objects";
import type { CardId } from "../../art/encierro/pictures";
import { budget } from "../../lib/budget";
import { play } from "../../lib/sound";
import type { ActionInfo } from "../../wire";
import { BoardTurn } from "../turn";
import { BARE, cardsOf, isObject, playing, REACTIONS, targetOf, thingOf, type EncierroView } from "./model";

/** Buttons that say all there is to say: one tap is enough. */
const AT_ONCE: readonly string[] = ["draw", "stop"];

const GRACE = 300; // milliseconds after a question out of turn in which a stray tap does nothing

export class Turn extends BoardTurn<EncierroView> {
  /** The card in hand, or the special object, that is picked up. */
  picked = $state.raw<{ id: CardId; special: boolean } | null>(null);
  /** What it can be used for. */
  offers = $state.raw<readonly ActionInfo[]>([]);
  /** Where ways to advance would lead, by action. */
  landings = $state.raw<ReadonlyMap<number, number>>(new Map());
  /** The obvious answer was put ready: whoever takes it back has to be able to choose it again. */
  suggested = $state(false);

  #from = 0; // how many steps there were when it was picked up
  #ready = 0;
  #changing = false; // one choice is being taken back for another
  #suggesting: ReturnType<typeof setTimeout> | undefined;

  /** The next steps of the draft; where it can go no further, whatever could replace it. */
  override get options(): readonly ActionInfo[] {
    if (!this.mine) return [];
    const owed = this.choosing.store.owed?.legal ?? [];
    return this.choosing.legal.length > 0 && !this.answered ? this.choosing.legal : owed;
  }

  /** A blow has its answer: what comes after it is asked once that is confirmed. */
  get answered(): boolean {
    return this.steps.length > 0 && REACTIONS.includes(this.choosing.store.owed?.asked ?? "");
  }

  /** A new question: forget what was begun for the old one. One that was there when the table was laid surprises nobody. */
  begin(reaction: boolean, sudden = reaction): void {
    this.clear();
    this.#ready = sudden ? performance.now() + GRACE : 0;
    clearTimeout(this.#suggesting);
    this.suggested = false;
    if (reaction) this.#suggesting = setTimeout(() => void this.#suggest(), GRACE);
  }

  /** The answer where there is nothing to choose: the only one, or the least useful of several plain objects. */
  get obvious(): ActionInfo | null {
    const owed = this.choosing.store.owed;
    const legal = owed && REACTIONS.includes(owed.asked ?? "") ? (owed.legal ?? []) : [];
    const plain = legal.every(({ verb, args }) => verb === "lose" && isObject(String(args[0])));
    return legal.length === 1 || plain ? (legal[0] ?? null) : null;
  }

  /** Puts the obvious answer ready to be confirmed, so that it takes one tap; another may still be chosen. */
  async #suggest(): Promise<void> {
    const { obvious } = this;
    if (obvious && this.mine && this.steps.length === 0 && this.picked === null) await this.choosing.take(obvious);
    this.suggested = true;
  }

  override clear(): void {
    this.picked = null;
    this.offers = [];
    this.landings = new Map();
  }

  get #early(): boolean {
    return performance.now() < this.#ready;
  }

  /** The runner that the picked card is meant for by now; another may still take their place. */
  get aimed(): number | null {
    const [card, step] = [this.picked?.id, this.steps.at(-1)];
    return card !== undefined && step !== undefined && cardsOf(step).includes(card) ? targetOf(step) : null;
  }

  /** The runners that the picked card can be used on. */
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
    return this.options.filter(({ verb }) => BARE.includes(verb));
  }

  /** Chooses an action. One that cannot follow the draft replaces it. */
  async take(action: ActionInfo): Promise<void> {
    if (!this.mine || this.#early) return;
    if (this.isStep(action) && (this.answered || !this.choosing.legal.includes(action))) {
      const step = this.steps.findIndex(({ index }) => index === action.index);
      this.clear();
      return this.choosing.back(step);
    }
    const picked = this.picked;
    this.#changing = true;
    try {
      if (picked && this.offers.includes(action)) await this.choosing.back(this.#from);
      else if (this.steps.length > 0 && (this.answered || !this.choosing.legal.includes(action))) this.choosing.reset();
      if (await this.choosing.take(action)) {
        play("card");
        if (AT_ONCE.includes(action.verb) && (await this.choosing.confirm())) return this.clear();
      }
    } finally {
      this.#changing = false;
    }
    if (this.picked === picked && !(picked && this.offers.includes(action))) this.clear();
  }

  /** The whole draft was taken back; unless one choice is just being replaced by another, forget what was picked. */
  emptied(): void {
    if (!this.#changing) this.clear();
  }

  /** A card of the hand was touched. */
  async card(id: CardId, used: boolean): Promise<void> {
    if (!this.mine || this.#early) return;
    if (used) {
      const step = this.steps.findLastIndex((action) => cardsOf(action).includes(id));
      this.clear();
      return this.choosing.back(step);
    }
    const { picked } = this;
    if (picked && !picked.special && picked.id === id) {
      this.clear();
      return;
    }
    const pair = this.partner(id);
    if (pair) return this.isStep(pair) ? undefined : this.take(pair); // the twin of a card that is used already
    const offers = this.options.filter((action) => cardsOf(action).includes(id));
    if (offers.length === 0) {
      this.clear();
      return this.#whyNot(
        id,
        this.view.players.findIndex((_, seat) => seat !== this.choosing.seat),
      );
    }
    await this.#pick(id, false, offers);
  }

  /** What the picked card does together with another one. */
  partner(id: CardId): ActionInfo | undefined {
    const picked = this.picked;
    if (!picked || picked.id === id) return undefined;
    return this.offers.find(({ verb, args }) => verb === "sprint" && args.includes(id));
  }

  /** One of the player's own objects was touched. */
  async thing(id: ObjectId | SpecialId, special: boolean): Promise<void> {
    if (!this.mine || this.#early) return;
    const pair = special ? this.partner(id) : undefined;
    if (pair) return this.take(pair);
    const offers = this.options.filter(
      (action) => thingOf(action) === id || (special && action.verb === "sprint" && action.args[1] === id),
    );
    const [only] = offers;
    if (only === undefined) {
      this.choosing.preview(null);
      if (!special || this.view.eye) return this.why("lose", id);
      return id === "zapatillas" ? this.why("sprint", "avanzar", id) : this.why("use", id);
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
    if (this.picked) return this.#whyNot(aimed ? (aimed.args[0] as CardId) : this.picked.id, seat);
    return undefined;
  }

  /** Asks why a card cannot be played, on that runner if it is aimed at one. */
  async #whyNot(card: CardId, seat: number): Promise<void> {
    const action = playing(this.choosing.actions.entries, card, seat);
    if (action) await this.choosing.why(action);
  }

  async #pick(id: CardId, special: boolean, offers: readonly ActionInfo[]): Promise<void> {
    this.choosing.reason = null;
    const follows = !this.answered && offers.every((action) => this.choosing.legal.includes(action));
    if (this.steps.length > 0 && !follows) this.choosing.reset();
    this.#from = this.steps.length;
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

  /** Tries each way to advance, to show where it leads. */
  async #findLandings(ways: readonly ActionInfo[]): Promise<void> {
    const seat = this.choosing.seat;
    if (seat === null || ways.length === 0 || !budget.allows(ways.length)) return;
    const { picked } = this;
    const found = new Map<number, number>();
    await Promise.all(
      ways.map(async (way) => {
        const view = (await this.choosing.lookAhead(way))?.view as EncierroView | undefined;
        const at = view?.players[seat]?.location;
        if (at !== undefined) found.set(way.index, at);
      }),
    );
    if (this.picked === picked) this.landings = found;
  }
}
