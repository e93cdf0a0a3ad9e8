// A turn in the making: cards first or square first, runs of several cards, earned moves. All of it is a draft; what is
// possible is found by asking the server, not by knowing the rules.

import { cardOf } from "../../art/primes/cards";
import { budget } from "../../lib/budget";
import { play } from "../../lib/sound";
import type { GameEvent } from "../../lib/words.svelte";
import type { ActionInfo, Drafted } from "../../wire";
import { BoardTurn } from "../turn";
import { headStart, lastTrip, less, type PrimesView } from "./model";

/** Cards that together trip the square that is aimed at. */
export interface CardSet {
  cards: string[];
  sum: number;
}

const MOST_QUESTIONS = 14; // for the sets of one square
const MOST_CARDS = 4;
const SHOWN_SETS = 4;

const argument = (action: ActionInfo): string => String(action.args[0] ?? "");
const viewOf = (drafted: Drafted): PrimesView => drafted.view as PrimesView;
const eventsOf = (drafted: Drafted): GameEvent[] => drafted.events as GameEvent[];

export class Turn extends BoardTurn<PrimesView> {
  /** Cards that were touched before a square. */
  picked = $state.raw<string[]>([]);
  /** The squares that all of them serve; null while that is being found out. */
  serves = $state.raw<number[] | null>(null);
  /** Ways to complete the square that is aimed at. */
  sets = $state.raw<CardSet[]>([]);
  /** Squares that could have been aimed at instead. */
  others = $state.raw<number[]>([]);
  /** The number whose run is being put together; 0: none. */
  number = $state(0);
  /** Cards that do not fit step aside: a wish of the person, kept over turns. */
  onlyFits = $state(false);
  /** Where meeples would land, by the square they leave. */
  landings = $state.raw<ReadonlyMap<number, number>>(new Map());

  #search = 0; // a newer search makes older ones give up

  /** The cards that the draft has used, in order. */
  get used(): { card: string; step: number; verb: string }[] {
    return this.steps.flatMap((action, step) =>
      action.verb === "lay" || action.verb === "run" ? [{ card: argument(action), step, verb: action.verb }] : [],
    );
  }

  /** The cards of the run in the draft. */
  get running(): string[] {
    return this.used.filter(({ verb }) => verb === "run").map(({ card }) => card);
  }

  /** Squares that a run of this turn goes further than its cards, whether it is in the draft or not. */
  get ahead(): number {
    return headStart(this.base, this.choosing.seat);
  }

  get squares(): number[] {
    return this.all("trip").map((action) => Number(action.args[0]));
  }

  /** Whether the aim can be dropped: it is part of the draft. */
  get canDrop(): boolean {
    return this.view.decision === "lay" && this.steps.some(({ verb }) => verb === "trip");
  }

  /** What the draft, or what is looked at, would do to others. */
  get trip(): ReturnType<typeof lastTrip> {
    const looked = this.choosing.ghost;
    if (looked && this.choosing.ghostOf?.verb === "lay") return lastTrip(eventsOf(looked));
    const last = this.steps.at(-1);
    const trial = this.choosing.trial;
    return last?.verb === "lay" && trial && viewOf(trial).decision !== "lay" ? lastTrip(eventsOf(trial)) : null;
  }

  clear(): void {
    this.#search += 1;
    this.picked = [];
    this.serves = null;
    this.sets = [];
    this.number = 0;
  }

  // --- trips ----------------------------------------------------------------------------------------------------------

  /** A square or its chip was tapped. */
  async aim(square: number): Promise<void> {
    const cards = this.picked;
    if (this.canDrop) await this.drop();
    const action = this.find("trip", square);
    if (!action) return this.why("trip", square);
    const others = this.squares.filter((other) => other !== square);
    this.clear();
    this.others = others;
    if (await this.#take(action)) {
      this.picked = []; // cards tapped while the server was answering
      this.serves = null;
      if (cards.length > 0) await this.layAll(cards);
      await this.#findSets();
    }
  }

  /** Takes back the aim and everything laid for it. */
  async drop(): Promise<void> {
    const step = this.steps.findLastIndex(({ verb }) => verb === "trip");
    this.clear();
    if (step >= 0) await this.choosing.back(step);
  }

  async layAll(cards: readonly string[]): Promise<void> {
    for (const card of cards) {
      const action = this.find("lay", card);
      if (!action || !(await this.#take(action))) return;
    }
  }

  // --- cards ----------------------------------------------------------------------------------------------------------

  /** A card in hand was tapped. `isChosen`: the draft has used it, or it was picked up. */
  async card(name: string, isChosen: boolean): Promise<void> {
    if (isChosen) return this.picked.length > 0 ? this.#pick(less(this.picked, [name])) : this.#takeBack(name);
    const { decision } = this.view;
    const { number } = cardOf(name);
    const run = this.running;
    if (run.length > 0) {
      if (cardOf(run[0] ?? "").number === number) return this.run([...run, name]);
      return this.why("run", name);
    }
    if (decision === "lay") {
      const action = this.find("lay", name);
      if (!action) return this.why("lay", name);
      if (await this.#take(action)) await this.#findSets();
      return;
    }
    if (decision === "run" || (decision === "turn" && this.number === number)) return this.run([name]);
    if (decision === "turn" && this.mine) {
      // Where nobody can be tripped, there is only one thing to do with a card.
      return this.squares.length === 0 ? this.run([name]) : this.#pick([...this.picked, name]);
    }
    return this.why("lay", name);
  }

  async #takeBack(name: string): Promise<void> {
    const found = this.used.findLast(({ card }) => card === name);
    if (!found) return;
    if (found.verb === "run") return this.run(less(this.running, [name]));
    await this.choosing.back(found.step);
    await this.#findSets();
  }

  /** Cards first: asks the server about each square, and keeps those that accept the cards. */
  async #pick(picked: string[]): Promise<void> {
    this.number = 0;
    let squares = await this.#served(picked);
    if (squares === null) return;
    if (squares.length === 0 && picked.length > 1) squares = await this.#served(picked.slice(-1)); // they do not fit together
    if (squares?.length === 1 && squares[0] !== undefined) await this.aim(squares[0]);
  }

  async #served(picked: string[]): Promise<number[] | null> {
    const search = (this.#search += 1);
    this.picked = picked;
    this.serves = null;
    const seat = this.choosing.seat;
    if (picked.length === 0 || seat === null) return [];
    const trips = this.all("trip");
    const lays = picked.map((card) => this.choosing.actions.find("lay", card));
    const answers = await Promise.all(
      trips.map((trip) => this.choosing.store.draft(seat, [...this.steps, trip, ...lays])),
    );
    if (search !== this.#search) return null;
    this.serves = trips
      .filter((_, index) => answers[index] && !answers[index].refused)
      .map((trip) => Number(trip.args[0]));
    return this.serves;
  }

  /** Finds sets of cards that complete the aim, by trying what can be laid. */
  async #findSets(): Promise<void> {
    const search = (this.#search += 1);
    this.sets = [];
    const seat = this.choosing.seat;
    if (seat === null || this.view.decision !== "lay") return;
    const steps = this.steps;
    const found: CardSet[] = [];
    let questions = MOST_QUESTIONS;
    const weight = (card: string) => cardOf(card).symbols.length * 10 + cardOf(card).number / 10;
    const order = (a: string, b: string) => weight(b) - weight(a) || a.localeCompare(b);
    const follow = async (cards: string[], open: ActionInfo[]): Promise<void> => {
      for (const card of open.map(argument).sort(order)) {
        const last = cards.at(-1);
        if (last !== undefined && order(card, last) < 0) continue; // the same cards in another order
        if (questions <= 0 || found.length >= 8 || !budget.allows()) return;
        questions -= 1;
        const next = [...cards, card];
        const lays = next.map((one) => this.choosing.actions.find("lay", one));
        const drafted = await this.choosing.store.draft(seat, [...steps, ...lays]);
        if (search !== this.#search || drafted === null || drafted.refused) return;
        if (viewOf(drafted).decision !== "lay") {
          found.push({ cards: next, sum: lastTrip(eventsOf(drafted))?.sum ?? 0 });
          this.sets = [...found].sort((a, b) => b.sum - a.sum || a.cards.length - b.cards.length).slice(0, SHOWN_SETS);
        } else if (next.length < MOST_CARDS) {
          await follow(
            next,
            drafted.legal.filter(({ verb }) => verb === "lay"),
          );
          if (search !== this.#search) return;
        }
      }
    };
    await follow([], this.all("lay"));
  }

  // --- runs -----------------------------------------------------------------------------------------------------------

  /** Opens or closes the choice of how many cards of a number to run with. */
  async openRun(number: number): Promise<void> {
    const open = this.number === number;
    if (this.running.length > 0) await this.run([]);
    this.clear();
    if (open) return;
    if (this.canDrop) await this.drop();
    this.number = number;
    const cards = this.runnable(number);
    if (cards.length === 1) await this.run(cards);
  }

  /** The cards in hand that a run of this number could use, in order. */
  runnable(number: number): string[] {
    const hand = this.base.players[this.choosing.seat ?? -1]?.hand ?? [];
    return less(
      hand,
      this.used.filter(({ verb }) => verb === "lay").map(({ card }) => card),
    ).filter((card) => cardOf(card).number === number);
  }

  /** Makes the draft's run consist of exactly these cards; none means no run. */
  async run(cards: readonly string[]): Promise<void> {
    const first = this.steps.findIndex(({ verb }) => verb === "run");
    if (first >= 0) await this.choosing.back(first);
    this.picked = [];
    this.serves = null;
    for (const card of cards) {
      const action = this.find("run", card);
      if (!action) return this.why("run", card);
      if (!(await this.#take(action))) return;
    }
    if (cards.length === 0) return;
    this.number = cardOf(cards[0] ?? "").number;
    const stop = this.find("stop");
    if (this.view.decision === "run" && stop && !(await this.#take(stop))) return;
    await this.#moveIfOnlyOne();
  }

  // --- earned moves, and the end of a turn ----------------------------------------------------------------------------

  async stop(): Promise<void> {
    this.clear();
    const stop = this.find("stop");
    if (stop && (await this.#take(stop))) await this.#moveIfOnlyOne();
  }

  async end(verb: "pass" | "done"): Promise<void> {
    this.clear();
    const action = this.find(verb);
    if (action) await this.#take(action);
  }

  async use(sum: number): Promise<void> {
    const action = this.find("use", sum);
    if (action) {
      if (await this.#take(action)) await this.#moveIfOnlyOne();
      return;
    }
    // Another move was chosen in this draft: put it back.
    const last = this.steps.at(-1);
    if (last?.verb !== "use") return this.why("use", sum);
    await this.choosing.back();
    if (argument(last) !== String(sum)) await this.use(sum);
  }

  async move(square: number): Promise<void> {
    const action = this.find("move", square);
    if (!action) return this.why("move", square);
    if (await this.#take(action)) await this.#moveIfOnlyOne();
  }

  /** A move was dropped on a meeple. */
  async moveWith(sum: number, square: number): Promise<void> {
    if (this.view.stride !== sum) {
      const action = this.find("use", sum);
      if (action) {
        if (!(await this.#take(action))) return;
      } else {
        await this.use(sum);
      }
    }
    await this.move(square);
  }

  /** If only one meeple can move, moves it without asking. It can be taken back. */
  async #moveIfOnlyOne(): Promise<void> {
    for (;;) {
      const moves = this.all("move");
      const only = moves[0];
      if (moves.length !== 1 || !only || this.all("use").length > 0 || !(await this.#take(only))) return;
    }
  }

  /** Finds where each legal move would lead. */
  async findLandings(): Promise<void> {
    const moves = this.all("move");
    if (moves.length === 0 || !budget.allows(moves.length)) {
      this.landings = new Map();
      return;
    }
    const stride = this.view.stride;
    const legal = this.choosing.legal;
    const answers = await Promise.all(moves.map((move) => this.choosing.lookAhead(move)));
    if (this.choosing.legal !== legal) return;
    const before = this.choosing.trial?.events.length ?? 0;
    this.landings = new Map(
      moves.map((move, index) => {
        const told = answers[index] ? eventsOf(answers[index]).slice(before) : [];
        const moved = told.find(({ kind }) => kind === "moved");
        // A draft stops before a move that ends the game, so that square is calculated.
        const from = Number(argument(move));
        return [from, Number(moved?.["to"] ?? from + stride)];
      }),
    );
  }

  async #take(action: ActionInfo): Promise<boolean> {
    play(action.verb === "lay" || action.verb === "run" ? "card" : "tap");
    return this.choosing.take(action);
  }
}
