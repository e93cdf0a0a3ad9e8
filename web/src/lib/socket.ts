// The connection to a table. It reconnects by itself, and every question gets an answer or an error.

import { CLOSE_CODES, type FromClient, type FromServer } from "../wire";

export type LineState =
  | "connecting" // for the first time
  | "live"
  | "lost" // reconnecting
  | "no-table"
  | "unplayable" // the server cannot play this table's log
  | "closed"; // the seat was closed, and its link no longer works

/** The connection broke before the answer came. Whether the request was carried out shows after reconnecting. */
export class LineLost extends Error {}

const LOST_FOR_GOOD: Record<number, LineState> = {
  [CLOSE_CODES.NO_TABLE]: "no-table",
  [CLOSE_CODES.UNPLAYABLE]: "unplayable",
  [CLOSE_CODES.SEAT_CLOSED]: "closed",
};
const FIRST_PAUSE = 400; // milliseconds before reconnecting; longer each time
const LONGEST_PAUSE = 8000;
const CALL_EVERY = 25_000; // milliseconds between checks that the network is still there

export type Question = FromClient extends infer M ? (M extends { id: number } ? Omit<M, "id"> : never) : never;
export type Answer = Extract<FromServer, { id: number | null }>;

interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

export interface Listener {
  heard(message: FromServer): void;
  state(state: LineState): void;
  /** The version we have. The server sends only what came after it. */
  version(): number;
}

/** What a table talks through. */
export interface Connection {
  ask(question: Question): Promise<Answer>;
  close(): void;
}

export class Line implements Connection {
  #socket: WebSocket | null = null;
  #waiting = new Map<number, Waiting>();
  #next = 1;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  #hurry = () => this.#atOnce();
  #cut = () => this.#socket && this.#lost(this.#socket);

  constructor(
    readonly table: string,
    readonly listener: Listener,
  ) {
    window.addEventListener("online", this.#hurry);
    window.addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#open();
  }

  /** Asks the server something; resolves with its answer, which may be a refusal. */
  ask(question: Question): Promise<Answer> {
    const socket = this.#socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(new LineLost());
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ ...question, id }));
    });
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    window.removeEventListener("online", this.#hurry);
    window.removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
    this.#giveUpWaiting();
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${encodeURIComponent(this.table)}/socket`);
    this.#socket = socket;
    let pulse: ReturnType<typeof setInterval> | undefined;
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: "hello", version: this.listener.version() }));
      this.#pause = FIRST_PAUSE;
      // A browser may not notice a cut cable.
      pulse = setInterval(() => {
        if (!navigator.onLine) this.#lost(socket);
      }, CALL_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket !== socket) return; // an old connection
      const message = JSON.parse(event.data) as FromServer;
      if (message.type === "snapshot" || message.type === "update") this.listener.state("live");
      if ("id" in message && message.id !== null && this.#waiting.has(message.id)) {
        this.#waiting.get(message.id)?.resolve(message);
        this.#waiting.delete(message.id);
      } else {
        this.listener.heard(message);
      }
    };
    socket.onclose = (event) => {
      clearInterval(pulse);
      this.#lost(socket, event.code);
    };
  }

  /** A connection is gone. Another one is opened soon, unless the server said not to. */
  #lost(socket: WebSocket, code = 0): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    socket.close();
    this.#giveUpWaiting();
    if (this.#ended) return;
    const forGood = LOST_FOR_GOOD[code];
    if (forGood) {
      this.#ended = true;
      this.listener.state(forGood);
      return;
    }
    this.listener.state("lost");
    this.#timer = setTimeout(() => this.#open(), this.#pause * (0.7 + 0.6 * Math.random()));
    this.#pause = Math.min(this.#pause * 1.8, LONGEST_PAUSE);
  }

  /** The network is back, or the tab is visible again: reconnect now. */
  #atOnce(): void {
    if (this.#ended || document.hidden || this.#socket !== null) return;
    clearTimeout(this.#timer);
    this.#pause = FIRST_PAUSE;
    this.#open();
  }

  #giveUpWaiting(): void {
    for (const { reject } of this.#waiting.values()) reject(new LineLost());
    this.#waiting.clear();
  }
}
