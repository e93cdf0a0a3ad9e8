// A turn put together on the board: saws, then a fence from post to post or none, then perhaps the shed. Every part is a
// step of a draft and can be changed until the draft is confirmed.

import { matches } from "../../lib/actions";
import { budget } from "../../lib/budget";
import { play } from "../../lib/sound";
import type { GameEvent } from "../../lib/words.svelte";
import type { ActionInfo } from "../../wire";
import { BoardTurn } from "../turn";
import { samePair, type DieView, type Pair, type RagingView } from "./model";

type Kind = "saw" | "deed" | "shed"; // in this order; a deed is a fence, a mallet, a roll or a stop

const kindOf = ({ verb }: ActionInfo): Kind => (verb === "saw" || verb === "shed" ? verb : "deed");
export const pairOf = ({ args }: ActionInfo): Pair => [String(args[0]), String(args[1])];

const HOVER = 220; // milliseconds the pointer rests before a reason is asked for

export class Turn extends BoardTurn<RagingView> {
  /** The post that was touched first. */
  first = $state<string | null>(null);
  /** The post under the pointer, or with the focus. */
  over = $state<string | null>(null);
  /** A fence that is not possible, shown with its reason. */
  refused = $state.raw<Pair | null>(null);

  #kept = $state.raw<Partial<Record<Kind, readonly ActionInfo[]>>>({}); // what else could have been chosen
  #dice = $state.raw<readonly DieView[]>([]);
  #pinned = false; // a refusal that was touched stays when the pointer leaves, so that its clause can be read
  #asking: ReturnType<typeof setTimeout> | undefined;
  #busy: Promise<unknown> = Promise.resolve();

  #at(kind: Kind): number {
    return this.steps.findIndex((step) => kindOf(step) === kind);
  }

  /** The fence, mallet or stop in the draft. */
  get deed(): ActionInfo | null {
    return this.steps[this.#at("deed")] ?? null;
  }

  get drafted(): Pair | null {
    return this.deed?.verb === "fence" ? pairOf(this.deed) : null;
  }

  /** Who gets the shed in the draft. */
  get shed(): string | null {
    const step = this.steps[this.#at("shed")];
    return step ? String(step.args[0]) : null;
  }

  /** What can be chosen next, or instead of what was chosen. */
  override get options(): readonly ActionInfo[] {
    if (!this.mine) return [];
    const among = (kind: "deed" | "shed") => (this.#at(kind) < 0 ? this.choosing.legal : (this.#kept[kind] ?? []));
    return [
      ...among("deed").filter((action) => kindOf(action) !== "shed"),
      ...among("shed").filter((action) => kindOf(action) === "shed"),
    ];
  }

  get fences(): readonly ActionInfo[] {
    return this.all("fence");
  }

  fence(pair: Pair): ActionInfo | undefined {
    return this.fences.find((action) => samePair(pairOf(action), pair));
  }

  /** Posts where a fence can begin. */
  get starts(): ReadonlySet<string> {
    return new Set(this.fences.flatMap(pairOf));
  }

  /** Posts where a fence from this post can end. */
  ends(from: string): ReadonlySet<string> {
    const pairs = this.fences.map(pairOf).filter((pair) => pair.includes(from));
    return new Set(pairs.map(([a, b]) => (a === from ? b : a)));
  }

  /** The posts of the fence that is advised; after an advised saw, those of the fence it is for. */
  get hinted(): readonly string[] {
    const hint = this.choosing.hint;
    if (!this.mine || !hint) return [];
    if (hint.action.verb === "fence") return pairOf(hint.action);
    const aim = hint.facts.find(({ kind }) => kind === "advice-saw");
    return aim && this.isStep(hint.action) ? [String(aim["first"]), String(aim["second"])] : [];
  }

  /** The dice of the turn, even while a fence is drafted. */
  dice(seat: number | null): readonly DieView[] {
    const now = seat === null ? [] : (this.view.players[seat]?.dice ?? []);
    return now.length > 0 || this.deed === null ? now : this.#dice;
  }

  /** What happens in the draft. */
  get told(): GameEvent[] {
    return (this.choosing.trial?.events ?? []) as GameEvent[];
  }

  clear(): void {
    this.first = null;
    this.over = null;
    this.#unrefuse();
  }

  /** Puts down what stands in the way of the advice: a touch on one of its posts would build another fence. */
  heed(): void {
    this.#unrefuse();
    const { hinted } = this;
    if (this.first !== null && hinted.length > 0 && !hinted.includes(this.first)) this.first = null;
  }

  #unrefuse(): void {
    clearTimeout(this.#asking);
    if (this.refused) this.choosing.explain(null);
    this.refused = null;
    this.#pinned = false;
  }

  // --- posts ----------------------------------------------------------------------------------------------------------

  /** A post was touched: the first or the second of a fence. */
  async post(name: string): Promise<void> {
    if (!this.mine) return;
    this.#unrefuse();
    const drafted = this.drafted;
    if (drafted?.includes(name)) {
      // Touching a post of the drafted fence takes the fence back; the other post stays chosen.
      this.first = drafted[0] === name ? drafted[1] : drafted[0];
      await this.withdraw("deed");
      return;
    }
    if (this.first === name) {
      this.first = null;
      play("tap");
      return;
    }
    if (this.first !== null && this.ends(this.first).has(name)) return this.join(this.first, name);
    if (this.first !== null && drafted === null) return this.refuse([this.first, name]);
    if (this.starts.has(name)) {
      this.first = name; // before the draft goes, so that the post stays chosen and keeps the focus
      if (drafted) await this.withdraw("deed");
      else play("tap");
      return;
    }
    return this.refuseAlone(name);
  }

  /** Drafts a fence between two posts, or says why not. */
  async join(from: string, to: string): Promise<void> {
    const action = this.fence([from, to]);
    if (!action) return this.refuse([from, to]);
    this.#unrefuse();
    if (this.drafted && samePair(this.drafted, [from, to])) return;
    if (await this.take(action)) this.first = from;
  }

  async refuse(pair: Pair): Promise<void> {
    clearTimeout(this.#asking);
    this.choosing.look(null);
    this.refused = pair;
    this.#pinned = true;
    play("refuse");
    await this.#whyNot(pair);
  }

  async #whyNot(pair: Pair): Promise<void> {
    await this.#ask(pair);
    if (this.refused !== pair) this.choosing.explain(null); // they have looked away meanwhile
  }

  /** Says why no fence can begin at a post: asks about one to a post on another side, if possible one that can be used. */
  async refuseAlone(name: string): Promise<void> {
    const side = name.charAt(0);
    const number = name.slice(1);
    const others = [...this.starts].filter((post) => post.charAt(0) !== side && post.slice(1) !== number);
    const partner =
      others[0] ?? this.view.posts.find((post) => post.side !== side && String(post.number) !== number)?.name;
    play("refuse");
    if (partner) await this.#ask([name, partner]);
  }

  /** Two posts on the same side are no action of the game: that is said without asking. */
  async #ask(pair: Pair): Promise<void> {
    const fence = this.choosing.actions.all("fence").find((action) => samePair(pairOf(action), pair));
    if (fence) await this.choosing.why(fence);
    else this.choosing.explain({ key: "same-side", clause: "R3", args: {} });
  }

  /** The pointer or the focus is on a post, or has left it. */
  look(name: string | null): void {
    if (this.over === name) return;
    this.over = name;
    const from = this.first;
    clearTimeout(this.#asking);
    if (this.refused && !(this.#pinned && name === null)) this.#unrefuse();
    if (!this.mine || name === null || from === null || name === from || this.drafted) {
      this.choosing.look(null);
      return;
    }
    const action = this.fence([from, name]);
    this.choosing.look(action ?? null);
    if (action) return;
    const pair: Pair = [from, name];
    this.refused = pair;
    this.#asking = setTimeout(() => {
      if (this.over === name && budget.allows()) void this.#whyNot(pair);
    }, HOVER);
  }

  /** Drafts the next or the previous possible fence, from the first post if one is chosen. */
  async step(by: 1 | -1): Promise<void> {
    const all = this.choosable;
    if (all.length === 0) return;
    const now = all.findIndex((action) => this.isStep(action));
    const next = now < 0 ? (by > 0 ? 0 : all.length - 1) : (now + by + all.length) % all.length;
    const action = all[next];
    this.#unrefuse();
    if (action && next !== now) await this.take(action);
  }

  /** The fences that the stepper goes through. */
  get choosable(): readonly ActionInfo[] {
    const from = this.first;
    const all = this.fences;
    const own = from === null ? [] : all.filter((action) => pairOf(action).includes(from));
    return own.length > 0 ? own : all;
  }

  // --- saws -----------------------------------------------------------------------------------------------------------

  saws(number: number): ActionInfo[] {
    return this.options.filter((action) => matches(action, "saw", number));
  }

  /** Takes back the saw that made a die show this number. */
  async unsaw(number: number): Promise<void> {
    const at = this.steps.findLastIndex(({ verb, args }) => verb === "saw" && Number(args[1]) === number);
    play("tap");
    if (at >= 0) await this.choosing.back(at);
  }

  /** Says why a die that shows this number can't be sawn. */
  async whyNoSaw(number: number): Promise<void> {
    const saw = this.choosing.actions.all("saw").find((action) => matches(action, "saw", number));
    if (saw) await this.choosing.why(saw);
  }

  // --- steps ----------------------------------------------------------------------------------------------------------

  /** Takes a step, in place of another one of its kind. */
  take(action: ActionInfo): Promise<boolean> {
    const done = this.#busy.then(() => this.#take(action));
    this.#busy = done.catch(() => false);
    return done;
  }

  async #take(action: ActionInfo): Promise<boolean> {
    const kind = kindOf(action);
    const at = this.#at(kind === "saw" ? "deed" : kind);
    if (at >= 0) await this.choosing.back(at);
    const known = this.choosing.legal.find(({ index }) => index === action.index);
    if (!known) return false;
    this.#kept = { ...this.#kept, [kind]: this.choosing.legal };
    const seat = this.choosing.seat;
    if (kind === "deed" && seat !== null) this.#dice = this.view.players[seat]?.dice ?? [];
    play(kind === "saw" ? "card" : action.verb === "fence" ? "step" : "tap");
    return this.choosing.take(known);
  }

  async withdraw(kind: Kind): Promise<void> {
    const at = this.#at(kind);
    play("tap");
    if (at >= 0) await this.choosing.back(at);
  }

  /** Chooses an action; choosing it again takes it back. */
  async toggle(action: ActionInfo): Promise<void> {
    const kind = kindOf(action);
    if (this.isStep(action)) return this.withdraw(kind);
    if (kind === "deed") this.clear();
    await this.take(action);
  }

  /** Rolls at once: there is nothing to think over. */
  async roll(): Promise<void> {
    const action = this.find("roll");
    if (!action) return;
    if (this.deed) await this.withdraw("deed");
    play("dice");
    await this.choosing.act(action);
  }
}
