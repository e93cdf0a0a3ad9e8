// A connection to a table that isn't there: the server answers each message from the learner's moves in this step, and
// keeps nothing. To the table's store it is a line like any other.

import { api } from "../lib/api";
import { LineLost, type Answer, type Connection, type Listener, type Question } from "../lib/socket";
import type { FromClient, FromServer, TableInfo } from "../wire";

const PAUSE = 1500; // milliseconds before trying again

export class TutorialLine implements Connection {
  #moves: string[] = [];
  #step = 0;
  #next = 1;
  #turn: Promise<unknown> = Promise.resolve(); // one message at a time, so that moves keep their order
  #ended = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly game: string,
    readonly listener: Listener,
    /** The learner's own name. */
    readonly name: () => string,
    readonly ondone: () => void,
  ) {}

  /** Sets the table for a step. */
  begin(step: number): void {
    this.#step = step;
    this.#moves = [];
    void this.#hello(step);
  }

  async #hello(step: number): Promise<void> {
    try {
      await this.#send({ type: "hello", version: 0 }, step);
      this.listener.state("live");
    } catch {
      if (this.#ended || step !== this.#step) return;
      this.listener.state("lost");
      this.#timer = setTimeout(() => void this.#hello(step), PAUSE);
    }
  }

  async ask(question: Question): Promise<Answer> {
    const id = this.#next++;
    try {
      const answer = await this.#send({ ...question, id } as FromClient, this.#step);
      if (answer) return answer;
    } catch {
      void this.#hello(this.#step);
    }
    throw new LineLost();
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
  }

  #send(message: FromClient, step: number): Promise<Answer | null> {
    const sent = this.#turn.then(() => this.#post(message, step));
    this.#turn = sent.catch(() => {});
    return sent;
  }

  async #post(message: FromClient, step: number): Promise<Answer | null> {
    const told = await api.rehearse(this.game, step, { message, moves: this.#moves });
    if (this.#ended || step !== this.#step) return null; // the learner has gone on
    this.#moves = told.moves;
    let answer: Answer | null = null;
    for (const one of told.messages) {
      if ("id" in one && "id" in message && one.id === message.id) answer = one;
      else this.listener.heard(this.#named(one));
    }
    if (told.done) this.ondone();
    return answer;
  }

  /** The learner sits at the table under their own name. */
  #named(message: FromServer): FromServer {
    if (message.type !== "snapshot" && message.type !== "update") return message;
    const mine = message.seats[0]?.seat;
    const seats = message.table.seats.map((seat, number) => (number === mine ? { ...seat, name: this.name() } : seat));
    return { ...message, table: { ...message.table, seats } satisfies TableInfo };
  }
}
