// Choosing without knowing the rules: the server says what is legal and what a choice would lead to. The steps chosen so
// far are a draft, tried on the server and taken back freely. Confirming plays them one after another.

import type { ActionInfo, Drafted, Hinted, ReasonInfo, Weighed } from "../wire";
import { matches, type Actions, type Argument } from "./actions";
import { budget } from "./budget";
import { prefs } from "./prefs.svelte";
import type { TableStore } from "./table.svelte";

const KEPT_TRIALS = 200;
const GLANCE = 25; // milliseconds; a pointer that only passes over asks nothing
const EAGER = 10_000; // milliseconds in which the server answers what a double tap has chosen; another tap ends it

/** What a board says about the steps chosen so far. */
export interface BoardWord {
  /** They are incomplete: what is missing. */
  hold?: string | null;
  /** What they add up to, for the confirm button. */
  label?: string | null;
  /** They are complete, and the next question waits until they are confirmed. */
  whole?: boolean;
  /** The last step, such as "roll": confirming adds it if it is legal. */
  closing?: ActionInfo | null;
  /** What is worth knowing about the choice, such as what a card does. */
  note?: string | null;
  /** Something was picked up, and that is no step yet: puts it down again. */
  putDown?: (() => void) | null;
}

/** Lets a board describe the steps while it is on the screen. */
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

/** Second thoughts about the steps chosen so far, where they would give something up. */
export interface Caution {
  /** There is something better to do, so the confirm button doesn't glow. */
  meek: boolean;
  /** What would be thrown away, as a question to answer before the steps are played; null asks nothing. */
  question: string | null;
}

/** What is advised, and why. */
export type Suggestion = Omit<Weighed, "facts"> & { facts: Record<string, unknown>[] };

/** `View` is the type of the game's views. */
export class Choosing<View = unknown> {
  /** The actions chosen so far, not yet played. */
  steps = $state.raw<readonly ActionInfo[]>([]);
  /** What they lead to. */
  trial = $state.raw<Drafted | null>(null);
  /** Why the last thing tried is not possible, with the clause behind it. */
  reason = $state.raw<ReasonInfo | null>(null);
  /** What would happen if the action being looked at were chosen. */
  ghost = $state.raw<Drafted | null>(null);
  ghostOf = $state.raw<ActionInfo | null>(null);
  /** What the board on the screen says about the steps. */
  board = $state.raw<(() => BoardWord) | null>(null);
  /** Says whether the steps would give something up; the game's board knows. */
  cautious = $state.raw<((choosing: Choosing) => Caution | null) | null>(null);
  /** The question that is open before the steps are played. */
  doubt = $state.raw<string | null>(null);
  /** Advice that was asked for, the suggestion first. */
  advice = $state.raw<Hinted | null>(null);

  #trials = new Map<string, Promise<Drafted | null>>();
  #decision: number | null = null;
  #glance: ReturnType<typeof setTimeout> | undefined;
  #taking = 0; // steps that the server is being asked about
  #eagerUntil = 0; // a double tap: what is being chosen is played as soon as it is whole

  /** How often something was chosen or taken back, whether or not the server has answered yet. */
  changes = 0;

  constructor(readonly store: TableStore) {}

  /** The seat that is asked; null if none of ours is. */
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

  /** All the game's actions, to ask about one that is not legal now. */
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

  /** The position that the action being looked at leads to, or else the draft. */
  get ahead(): View {
    return this.ghost === null ? this.view : (this.ghost.view as View);
  }

  /** The kind of decision the next action answers. */
  get asked(): string {
    if (this.steps.length > 0 && this.trial !== null) return this.trial.asked;
    return this.store.owed?.asked ?? "";
  }

  /** What is missing. It is shown on the confirm button, and nothing can be confirmed. */
  get hold(): string | null {
    return this.board?.().hold ?? null;
  }

  /** The board's label for the confirm button; null leaves it to the table. */
  get label(): string | null {
    return this.board?.().label ?? null;
  }

  /** The steps are complete, even though the next question is already known. */
  get whole(): boolean {
    return this.steps.length > 0 && (this.board?.().whole ?? false);
  }

  /** What the board adds to the question. */
  get note(): string | null {
    return this.board?.().note ?? null;
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

  /** Adds an action to the draft. Returns whether it could be added; `taken` is called as it is. */
  async take(action: ActionInfo, taken?: () => void): Promise<boolean> {
    this.#taking += 1;
    this.changes += 1;
    try {
      return await this.#take(action, taken);
    } finally {
      this.#taking -= 1;
    }
  }

  async #take(action: ActionInfo, taken?: () => void): Promise<boolean> {
    const seat = this.seat;
    if (seat === null || !this.active) return false;
    this.preview(null);
    const before = this.steps;
    const steps = [...before, action];
    const decision = this.#decision;
    const trial = await this.#try(seat, steps);
    if (this.#decision !== decision || this.steps !== before) return false; // the table or the person has moved on
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
    if (performance.now() < this.#eagerUntil) this.#confirmSoon();
    // Nothing more can be chosen, and those who want no question are not asked.
    else if (!prefs.confirm && trial.legal.length === 0 && this.hold === null) void this.confirm();
    return true;
  }

  /** Something was tapped twice: it is played, now or as soon as the server has answered. */
  hurry(): void {
    this.#eagerUntil = performance.now() + EAGER;
    this.#confirmSoon();
  }

  /** Once the board has taken all the steps that belong to what was tapped: it takes the next as soon as one is taken. */
  #confirmSoon(): void {
    setTimeout(() => {
      if (this.#taking === 0 && performance.now() < this.#eagerUntil && this.canConfirm) void this.confirm();
    });
  }

  /** Another tap: what follows is chosen in peace. */
  calmDown(): void {
    this.#eagerUntil = 0;
  }

  /** Chooses and plays at once, without asking to confirm. */
  async act(action: ActionInfo): Promise<boolean> {
    return (await this.take(action)) && (await this.confirm());
  }

  /** Whether there is something to take back: a step, or what was picked up for one. */
  get canBack(): boolean {
    return this.active && (this.steps.length > 0 || this.#putDown !== null);
  }

  get #putDown(): (() => void) | null {
    return this.board?.().putDown ?? null;
  }

  /** Puts down what was picked up, or else takes back the last step. */
  async stepBack(): Promise<void> {
    const putDown = this.#putDown;
    if (putDown === null) return this.back();
    putDown();
    this.explain(null);
  }

  /** Takes back the last step, or all steps from `from` on. */
  async back(from = this.steps.length - 1): Promise<void> {
    if (from < 0 || this.steps.length === 0) return;
    this.changes += 1;
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
      this.reset(); // what it leads to is unknown, so it cannot be shown
      this.store.tell("line-lost-not-done", {}, "bad");
    }
  }

  reset(): void {
    this.steps = [];
    this.trial = null;
    this.reason = null;
    this.advice = null;
    this.doubt = null;
    this.preview(null);
  }

  /** Another table is laid, where a decision of the same number asks something else. */
  startOver(): void {
    this.#decision = null;
    this.#trials.clear();
    this.reset();
  }

  /** Second thoughts about the steps; null if there are none. */
  get caution(): Caution | null {
    return this.steps.length > 0 && this.trial !== null ? (this.cautious?.(this) ?? null) : null;
  }

  /** Plays the steps; if they would throw something away, asks first. The draft stays until the server has them. */
  async confirm(sure = false): Promise<boolean> {
    const seat = this.seat;
    if (seat === null || !this.canConfirm) return false;
    this.#eagerUntil = 0;
    const question = sure ? null : (this.caution?.question ?? null);
    this.doubt = question;
    if (question !== null) return false;
    const last = this.board?.().closing;
    const closing = this.legal.find(({ index }) => index === last?.index);
    const steps = closing ? [...this.steps, closing] : this.steps;
    this.preview(null);
    const done = await this.store.play(seat, steps);
    this.reset();
    return done;
  }

  /** Shows what an action would lead to without choosing it; null stops showing. */
  preview(action: ActionInfo | null): void {
    this.ghostOf = action;
    this.ghost = null;
    clearTimeout(this.#glance);
    if (action !== null) this.#glance = setTimeout(() => void this.#show(action), GLANCE);
  }

  /** Like `preview`, but only for an action that can follow the draft, and only if the budget allows. */
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

  /** Fetches the drafts of a few next choices in advance. */
  prefetch(actions: readonly ActionInfo[]): void {
    const seat = this.seat;
    if (seat === null || !this.active) return;
    for (const action of actions.slice(0, 12)) void this.#try(seat, [...this.steps, action]);
  }

  /** What an action would lead to, for boards that show several at once. */
  async lookAhead(action: ActionInfo): Promise<Drafted | null> {
    const seat = this.seat;
    return seat === null || !this.active ? null : this.#try(seat, [...this.steps, action]);
  }

  /** Asks why an action is not possible, after the steps of the draft, and shows the reason. */
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

  /** The suggestion: an action, what speaks for it and what it is worth. */
  get hint(): Suggestion | null {
    return this.advice?.choices[0] ?? null;
  }

  /** Whether the suggested action is already a step. */
  get followed(): boolean {
    return this.steps.some(({ index }) => index === this.hint?.action.index);
  }

  /** The suggestion, until it is done: what has been followed shines no more. */
  get advised(): Suggestion | null {
    return this.followed ? null : this.hint;
  }

  /** Asks for a suggestion: for the draft, if something can still be chosen there, or else from the start. */
  async askHint(): Promise<void> {
    const seat = this.seat;
    if (seat === null) return;
    this.reason = null;
    if (this.legal.length === 0) this.reset();
    const steps = this.steps;
    const hinted = await this.store.hint(seat, steps);
    if (hinted && this.seat === seat && this.steps === steps) this.advice = hinted;
  }

  /** A new frame has arrived. If it asks for another decision, the draft is dropped. */
  noticeNewFrame(): void {
    const seat = this.store.seatIn(this.store.latest);
    const decision = seat?.decision ?? null;
    if (decision === this.#decision || this.store.stopped !== null) return; // after a pause the same is asked again
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
        if (answer === null) this.#trials.delete(key); // too fast, or no connection: it may be asked again
      });
    }
    return trial;
  }
}
