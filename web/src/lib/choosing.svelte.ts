// Choosing without rules: what may be touched comes from the server, and so does what a choice would lead to. Steps are
// a draft, tried on the server and taken back at will, until they are confirmed: then they are played one after another.

import type { ActionInfo, Drafted, ReasonInfo } from "../wire";
import { matches, type Actions, type Argument } from "./actions";
import { budget } from "./budget";
import type { TableStore } from "./table.svelte";

const KEPT_TRIALS = 200;
const GLANCE = 25; // milliseconds: what is only passed over is not asked for

/** What a board says of the steps that were chosen. */
export interface BoardWord {
  /** They are not whole yet, and what is missing. */
  hold?: string | null;
  /** The deed that they are together. */
  label?: string | null;
  /** They are a deed: before it is confirmed nothing more is asked. */
  whole?: boolean;
  /** The step that makes them whole ("roll them"): confirming adds it, if it is legal. */
  closing?: ActionInfo | null;
}

/** Lets a board speak for the steps for as long as it is on the screen. */
export function speakFor(choosing: () => Choosing | null, words: () => BoardWord): void {
  $effect(() => {
    const spoken = choosing();
    if (spoken === null) return undefined;
    spoken.board = words;
    return () => {
      if (spoken.board === words) spoken.board = null;
    };
  });
}

/** `View` is what the board on the screen makes of the views that the server sends. */
export class Choosing<View = unknown> {
  /** The actions chosen so far, not yet played. */
  steps = $state.raw<readonly ActionInfo[]>([]);
  /** What they lead to. */
  trial = $state.raw<Drafted | null>(null);
  /** Why the last thing that was touched is not possible; with the clause behind it. */
  reason = $state.raw<ReasonInfo | null>(null);
  /** What is being looked at but not chosen, and what it would lead to. */
  ghost = $state.raw<Drafted | null>(null);
  ghostOf = $state.raw<ActionInfo | null>(null);
  /** What the board that is on the screen says of the steps. */
  board = $state.raw<(() => BoardWord) | null>(null);
  /** Advice that was asked for: the action, and why. */
  hint = $state.raw<{ action: ActionInfo; facts: Record<string, unknown>[] } | null>(null);

  #trials = new Map<string, Promise<Drafted | null>>();
  #decision: number | null = null;
  #glance: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly store: TableStore) {}

  /** The seat that chooses; null: nobody here is asked. */
  get seat(): number | null {
    return this.store.owed?.seat ?? null;
  }

  get active(): boolean {
    return this.store.owed !== null && !this.store.sending;
  }

  /** What may be chosen next. */
  get legal(): readonly ActionInfo[] {
    if (!this.active) return [];
    if (this.steps.length === 0) return this.store.owed?.legal ?? [];
    return this.trial?.legal ?? [];
  }

  /** The game's actions: to ask about one that is not legal now. */
  get actions(): Actions {
    return this.store.actions;
  }

  /** What the board shows: the draft, or the position as it is. */
  get view(): View {
    return this.steps.length > 0 && this.trial !== null ? (this.trial.view as View) : this.base;
  }

  /** The position as the table knows it. */
  get base(): View {
    return this.store.seen?.view as View;
  }

  /** Where things would be: by what is looked at, or else by the draft. */
  get ahead(): View {
    return this.ghost === null ? this.view : (this.ghost.view as View);
  }

  /** The kind of decision the next action answers. */
  get asked(): string {
    if (this.steps.length > 0 && this.trial !== null) return this.trial.asked;
    return this.store.owed?.asked ?? "";
  }

  /** The steps are not whole yet: shown in place of the deed, and nothing can be confirmed. */
  get hold(): string | null {
    return this.board?.().hold ?? null;
  }

  /** A board's own word for the deed that all steps together are; else the shell finds one. */
  get label(): string | null {
    return this.board?.().label ?? null;
  }

  /** The steps are a deed by themselves, though the next question is known already. */
  get whole(): boolean {
    return this.steps.length > 0 && (this.board?.().whole ?? false);
  }

  get canConfirm(): boolean {
    return this.active && this.steps.length > 0 && this.trial !== null && this.hold === null;
  }

  find(verb: string, ...args: Argument[]): ActionInfo | undefined {
    return this.legal.find((action) => matches(action, verb, ...args));
  }

  all(verb: string): ActionInfo[] {
    return this.legal.filter((action) => action.verb === verb);
  }

  /** Chooses one more action. True: it is a step of the draft now. `taken` is called in the same moment. */
  async take(action: ActionInfo, taken?: () => void): Promise<boolean> {
    const seat = this.seat;
    if (seat === null || !this.active) return false;
    this.preview(null);
    const before = this.steps;
    const steps = [...before, action];
    const decision = this.#decision;
    const trial = await this.#try(seat, steps);
    if (this.#decision !== decision || this.steps !== before) return false; // the table, or the person, went on
    if (trial === null) {
      this.store.tell("line-lost-not-done", {}, "bad");
      return false;
    }
    if (trial.refused) {
      this.explain(trial.refused);
      return false;
    }
    this.reason = null;
    this.steps = steps;
    this.trial = trial;
    taken?.();
    return true;
  }

  /** Chooses and plays at once: for choices that need no second thought. */
  async act(action: ActionInfo): Promise<boolean> {
    return (await this.take(action)) && (await this.confirm());
  }

  /** Takes back the last step, or the steps from that one on. */
  async back(from = this.steps.length - 1): Promise<void> {
    if (from < 0 || this.steps.length === 0) return;
    this.preview(null);
    this.reason = null;
    const kept = this.steps.slice(0, from);
    this.steps = kept;
    const seat = this.seat;
    this.trial = null;
    if (kept.length > 0 && seat !== null) {
      const trial = await this.#try(seat, kept);
      if (this.steps !== kept) return;
      this.trial = trial;
      if (trial !== null) return;
      this.reset(); // a draft that nobody can show is none
      this.store.tell("line-lost-not-done", {}, "bad");
    }
  }

  reset(): void {
    this.steps = [];
    this.trial = null;
    this.reason = null;
    this.hint = null;
    this.preview(null);
  }

  /** Plays the steps. The draft stays on the screen until the table has them. */
  async confirm(): Promise<boolean> {
    const seat = this.seat;
    if (seat === null || !this.canConfirm) return false;
    const last = this.board?.().closing;
    const closing = this.legal.find(({ index }) => index === last?.index);
    const steps = closing ? [...this.steps, closing] : this.steps;
    this.preview(null);
    const done = await this.store.play(seat, steps);
    this.reset();
    return done;
  }

  /** Looks at what an action would lead to, without choosing it; null looks away. */
  preview(action: ActionInfo | null): void {
    this.ghostOf = action;
    this.ghost = null;
    clearTimeout(this.#glance);
    if (action !== null) this.#glance = setTimeout(() => void this.#show(action), GLANCE);
  }

  /** Looks as `preview` does, but only at what can follow the draft, and only while there are questions to spare. */
  look(action: ActionInfo | null): void {
    if (action === this.ghostOf) return;
    if (action === null || (this.legal.includes(action) && budget.allows())) this.preview(action);
  }

  async #show(action: ActionInfo): Promise<void> {
    const seat = this.seat;
    if (this.ghostOf !== action || seat === null || !this.active) return;
    const trial = await this.#try(seat, [...this.steps, action]);
    if (this.ghostOf === action && trial !== null && !trial.refused) this.ghost = trial;
  }

  /** Has the drafts of a few next choices ready before anybody looks. */
  prefetch(actions: readonly ActionInfo[]): void {
    const seat = this.seat;
    if (seat === null || !this.active) return;
    for (const action of actions.slice(0, 12)) void this.#try(seat, [...this.steps, action]);
  }

  /** What an action would lead to, for boards that show it for several at once. */
  async lookAhead(action: ActionInfo): Promise<Drafted | null> {
    const seat = this.seat;
    return seat === null || !this.active ? null : this.#try(seat, [...this.steps, action]);
  }

  /** Asks why something is not possible and shows the reason. Inside a draft the draft is asked. */
  async why(action: ActionInfo): Promise<void> {
    const seat = this.store.viewpoint;
    if (seat === null) return;
    if (this.steps.length > 0 && this.active) {
      const trial = await this.store.draft(seat, [...this.steps, action]);
      if (trial?.refused) this.explain(trial.refused);
      return;
    }
    const answer = await this.store.whyNot(seat, action);
    if (answer?.reason) this.explain(answer.reason);
  }

  explain(reason: ReasonInfo | null): void {
    this.reason = reason;
  }

  /** Whether the advised action is a step already. */
  get followed(): boolean {
    return this.steps.some(({ index }) => index === this.hint?.action.index);
  }

  /** Asks what a sensible player would choose next: in the draft, if something can still be chosen there. */
  async askHint(): Promise<void> {
    const seat = this.seat;
    if (seat === null) return;
    this.reason = null;
    if (this.legal.length === 0) this.reset();
    const steps = this.steps;
    const hinted = await this.store.hint(seat, steps);
    if (hinted && this.seat === seat && this.steps === steps)
      this.hint = { action: hinted.action, facts: hinted.facts };
  }

  /** The table says something new: a draft of an answered decision is void. */
  noticeNewFrame(): void {
    const seat = this.store.seatIn(this.store.latest);
    const decision = seat?.decision ?? null;
    if (decision === this.#decision) return;
    this.#decision = decision;
    this.#trials.clear();
    if (!this.store.sending) this.reset();
  }

  #try(seat: number, steps: readonly ActionInfo[]): Promise<Drafted | null> {
    const key = `${seat} ${this.#decision} ${steps.map(({ index }) => index).join(" ")}`;
    let trial = this.#trials.get(key);
    if (!trial) {
      if (this.#trials.size > KEPT_TRIALS) this.#trials.clear();
      trial = this.store.draft(seat, steps);
      this.#trials.set(key, trial);
      void trial.then((answer) => {
        if (answer === null) this.#trials.delete(key); // refused for haste, or the line is lost: it may be asked again
      });
    }
    return trial;
  }
}
