// What unit tests build tables from: a socket without a server, and messages with only what a test is about.

import { vi } from "vitest";
import { Actions } from "./lib/actions";
import { Choosing } from "./lib/choosing.svelte";
import type { TableStore } from "./lib/table.svelte";
import type { GameEvent } from "./lib/words.svelte";
import type { ActionInfo, Drafted, FromServer, Hinted, PauseInfo, SeatInfo, SeatView, TableInfo } from "./wire";

/** A WebSocket whose other end is the test. */
export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];

  /** The socket that was opened last. */
  static get last(): FakeSocket {
    const last = FakeSocket.all.at(-1);
    if (!last) throw new Error("no socket was opened");
    return last;
  }

  static install(): void {
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
  }

  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen = (): void => {};
  onmessage = (_event: { data: string }): void => {};
  onclose = (_event: { code: number }): void => {};

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  // --- the other end ---

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }

  says(message: Partial<FromServer>): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  /** Answers the last question. */
  answers(message: Record<string, unknown>): void {
    this.says({ ...message, id: this.sent.at(-1)?.["id"] } as Partial<FromServer>);
  }

  breaks(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

export const entry = (index: number, verb: string, args: (number | string)[] = []): ActionInfo => ({
  index,
  verb,
  args,
  notation: [verb, ...args].join(" "),
  clause: "T1",
});

export const seatInfo = (more: Partial<SeatInfo> = {}): SeatInfo => ({
  kind: "human",
  name: "Ana",
  level: "",
  present: true,
  stand_in: false,
  stood_in: 0,
  resigned: false,
  owes: false,
  deadline: null,
  program: false,
  ...more,
});

export const tableInfo = (version: number, more: Partial<TableInfo> = {}): TableInfo => ({
  id: "t1",
  game: "toy",
  options: {},
  status: "playing",
  version,
  host: 0,
  public: false,
  seats: [seatInfo(), seatInfo({ name: "Bea" })],
  commitment: "",
  known_deal: false,
  move_seconds: null,
  outcome: null,
  ...more,
});

/** What a seat sees; with a decision, it is asked. */
export const seatView = (seat: number | null, decision: number | null, events: GameEvent[] = []): SeatView =>
  ({ seat, decision, events, view: { turn: 0 }, legal: [], asked: "turn", may_undo: false }) as unknown as SeatView;

/** What a draft leads to. */
export const drafted = (legal: readonly ActionInfo[], view: unknown, more: Partial<Drafted> = {}): Drafted =>
  ({ type: "drafted", id: 1, legal, view, asked: "", events: [], refused: null, stopped: "", ...more }) as Drafted;

export const REASON = { key: "no-card", clause: "T2", args: {} };

/** A table where seat 0 owes decision 7. `answer` says what the server makes of a draft. */
export function fakeTable<View>(
  entries: readonly ActionInfo[],
  position: { view: View; legal: readonly ActionInfo[] },
  answer: (steps: readonly ActionInfo[]) => Drafted | null,
) {
  const seat = { ...seatView(0, 7), ...position } as SeatView;
  const store = {
    actions: new Actions("toy", entries),
    owed: seat as SeatView | null,
    latest: {},
    seen: seat,
    sending: false,
    stopped: null as PauseInfo | null,
    viewpoint: 0,
    seatIn: () => seat,
    draft: vi.fn((_seat: number, steps: readonly ActionInfo[]) => Promise.resolve(answer(steps))),
    whyNot: vi.fn((_seat: number, _action: ActionInfo) => Promise.resolve({ type: "explained", reason: REASON })),
    hint: vi.fn(() => Promise.resolve(hinted(entries[0] ?? entry(0, "pass")))),
    play: vi.fn((_seat: number, _steps: readonly ActionInfo[]) => Promise.resolve(true)),
    tell: vi.fn(),
  };
  const choosing = new Choosing<View>(store as unknown as TableStore);
  choosing.noticeNewFrame();
  return { store, choosing, seat };
}

/** Advice to do that, for these reasons. */
export function hinted(action: ActionInfo, facts: Record<string, unknown>[] = []): Hinted {
  const choices = [{ action, facts, worth: 0.5, behind: 0, doubt: 0, playouts: 100 }];
  return { type: "hinted", id: 1, seat: 0, alone: false, choices };
}
