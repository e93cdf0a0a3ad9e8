// A turn as it is put together on the board: saws, then a fence from post to post or none, then perhaps the shed. All of
// it is steps of a draft, and any of them may be exchanged until the draft is confirmed.

import type { Choosing } from "../../lib/choosing.svelte";
import { play } from "../../lib/sound";
import type { GameEvent } from "../../lib/words.svelte";
import type { ActionInfo } from "../../wire";
import { budget } from "../../lib/budget";
import { samePair, type DieView, type Pair, type RagingView } from "./model";

type Kind = "saw" | "deed" | "shed"; // in this order; a deed is a fence, a mallet, a roll or a stop

const kindOf = ({ verb }: ActionInfo): Kind => (verb === "saw" || verb === "shed" ? verb : "deed");
export const pairOf = ({ args }: ActionInfo): Pair => [String(args[0]), String(args[1])];

const HOVER = 220; // milliseconds before a pointer that rests asks for a reason

export class Turn {
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

  constructor(readonly choosing: Choosing) {}

  get mine(): boolean {
    return this.choosing.active;
  }

  get view(): RagingView {
    return this.choosing.view as RagingView;
  }

  #at(kind: Kind): number {
    return this.choosing.steps.findIndex((step) => kindOf(step) === kind);
  }

  /** The fence, mallet or stop that is drafted. */
  get deed(): ActionInfo | null {
    return this.choosing.steps[this.#at("deed")] ?? null;
  }

  get drafted(): Pair | null {
    return this.deed?.verb === "fence" ? pairOf(this.deed) : null;
  }

  get shed(): string | null {
    const step = this.choosing.steps[this.#at("shed")];
    return step ? String(step.args[0]) : null;
  }

  /** What may be done now, or could have been done in place of the deed. */
  get deeds(): readonly ActionInfo[] {
    if (!this.mine) return [];
    const all = this.#at("deed") < 0 ? this.choosing.legal : (this.#kept.deed ?? []);
    return all.filter((action) => kindOf(action) !== "shed");
  }

  get sheds(): readonly ActionInfo[] {
    if (!this.mine) return [];
    const all = this.#at("shed") < 0 ? this.choosing.legal : (this.#kept.shed ?? []);
    return all.filter(({ verb }) => verb === "shed");
  }

  find(verb: string): ActionInfo | undefined {
    return this.deeds.find((action) => action.verb === verb);
  }

  get fences(): readonly ActionInfo[] {
    return this.deeds.filter(({ verb }) => verb === "fence");
  }

  fence(pair: Pair): ActionInfo | undefined {
    return this.fences.find((action) => samePair(pairOf(action), pair));
  }

  /** Posts where a fence may begin. */
  get starts(): ReadonlySet<string> {
    return new Set(this.fences.flatMap(pairOf));
  }

  /** Posts where a fence from a post may end. */
  ends(from: string): ReadonlySet<string> {
    const pairs = this.fences.map(pairOf).filter((pair) => pair.includes(from));
    return new Set(pairs.map(([a, b]) => (a === from ? b : a)));
  }

  /** The posts of a fence that is advised; advice to saw first names the fence that the saw is for. */
  get hinted(): readonly string[] {
    const hint = this.choosing.hint;
    if (!this.mine || !hint) return [];
    if (hint.action.verb === "fence") return pairOf(hint.action);
    const aim = hint.facts.find(({ kind }) => kind === "advice-saw");
    const sawn = this.choosing.steps.some(({ notation }) => notation === hint.action.notation);
    return aim && sawn ? [String(aim["first"]), String(aim["second"])] : [];
  }

  /** The dice of the turn, also while a fence is drafted. */
  dice(seat: number | null): readonly DieView[] {
    const now = seat === null ? [] : (this.view.players[seat]?.dice ?? []);
    return now.length > 0 || this.deed === null ? now : this.#dice;
  }

  /** What the draft tells since the deed. */
  get told(): GameEvent[] {
    return (this.choosing.trial?.events ?? []) as GameEvent[];
  }

  clear(): void {
    this.first = null;
    this.over = null;
    this.#unrefuse();
  }

  #unrefuse(): void {
    clearTimeout(this.#asking);
    if (this.refused) this.choosing.explain(null);
    this.refused = null;
    this.#pinned = false;
  }

  // --- posts ----------------------------------------------------------------------------------------------------------

  /** A touch on a post: the first, or the second of a fence. */
  async post(name: string): Promise<void> {
    if (!this.mine) return;
    this.#unrefuse();
    const drafted = this.drafted;
    if (drafted?.includes(name)) {
      // Once more on a post of the fence: it is taken back, the other post stays.
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
      this.first = name; // before the draft goes: the post is chosen all the while, and keeps the focus
      if (drafted) await this.withdraw("deed");
      else play("tap");
      return;
    }
    return this.refuseAlone(name);
  }

  /** A fence between two posts, or the reason why not. */
  async join(from: string, to: string): Promise<void> {
    const action = this.fence([from, to]);
    if (!action) return this.refuse([from, to]);
    this.#unrefuse();
    if (this.drafted && samePair(this.drafted, [from, to])) return;
    if (await this.take(action)) this.first = from;
  }

  async refuse(pair: Pair): Promise<void> {
    clearTimeout(this.#asking);
    this.choosing.preview(null);
    this.refused = pair;
    this.#pinned = true;
    play("refuse");
    await this.#why(pair);
  }

  async #why(pair: Pair): Promise<void> {
    await this.#ask(pair);
    // Who looked away meanwhile is not told any more.
    if (this.refused !== pair) this.choosing.explain(null);
  }

  /** A post where nothing can begin: asked with a partner from which something can, and on another side. */
  async refuseAlone(name: string): Promise<void> {
    const side = name.charAt(0);
    const number = name.slice(1);
    const others = [...this.starts].filter((post) => post.charAt(0) !== side && post.slice(1) !== number);
    const partner =
      others[0] ?? this.view.posts.find((post) => post.side !== side && String(post.number) !== number)?.name;
    play("refuse");
    if (partner) await this.#ask([name, partner]);
  }

  async #ask(pair: Pair): Promise<void> {
    const fence = this.choosing.actions.all("fence").find((action) => samePair(pairOf(action), pair));
    if (fence) await this.choosing.why(fence);
  }

  /** The pointer rests on a post, or the focus does. */
  look(name: string | null): void {
    if (this.over === name) return;
    this.over = name;
    const from = this.first;
    clearTimeout(this.#asking);
    if (this.refused && !(this.#pinned && name === null)) this.#unrefuse();
    if (!this.mine || name === null || from === null || name === from || this.drafted) {
      if (this.choosing.ghostOf) this.choosing.preview(null);
      return;
    }
    const action = this.fence([from, name]);
    if (action) {
      if (budget.allows()) this.choosing.preview(action);
      return;
    }
    this.choosing.preview(null);
    const pair: Pair = [from, name];
    this.refused = pair;
    this.#asking = setTimeout(() => {
      if (this.over === name && budget.allows()) void this.#why(pair);
    }, HOVER);
  }

  /** The next or previous of the fences that are possible, from the first post if there is one. */
  async step(by: 1 | -1): Promise<void> {
    const all = this.choosable;
    if (all.length === 0) return;
    const drafted = this.drafted;
    const now = drafted ? all.findIndex((action) => samePair(pairOf(action), drafted)) : -1;
    const next = now < 0 ? (by > 0 ? 0 : all.length - 1) : (now + by + all.length) % all.length;
    const action = all[next];
    this.#unrefuse();
    if (action && next !== now) await this.take(action);
  }

  /** Fences that the stepper goes through. */
  get choosable(): readonly ActionInfo[] {
    const from = this.first;
    const all = this.fences;
    const own = from === null ? [] : all.filter((action) => pairOf(action).includes(from));
    return own.length > 0 ? own : all;
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
    const known = this.choosing.legal.find(({ notation }) => notation === action.notation);
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

  /** A choice that a second touch takes back. */
  async toggle(action: ActionInfo): Promise<void> {
    const kind = kindOf(action);
    if (this.choosing.steps[this.#at(kind)]?.notation === action.notation) await this.withdraw(kind);
    else {
      if (kind === "deed") this.clear();
      await this.take(action);
    }
  }

  /** Takes a saw back: the one that made a die show a number. */
  async unsaw(number: number): Promise<void> {
    const at = this.choosing.steps.findLastIndex(({ verb, args }) => verb === "saw" && Number(args[1]) === number);
    play("tap");
    if (at >= 0) await this.choosing.back(at);
  }

  saws(number: number): ActionInfo[] {
    return this.deeds.filter(({ verb, args }) => verb === "saw" && Number(args[0]) === number);
  }

  /** Rolls, and nothing more is asked. */
  async roll(): Promise<void> {
    const action = this.find("roll");
    if (!action) return;
    if (this.deed) await this.withdraw("deed");
    play("dice");
    await this.choosing.act(action);
  }
}
