// A table as this browser knows it: the latest state, the frame on the screen, which may lag behind it, and the log.

import type {
  ActionInfo,
  Counted,
  Drafted,
  Explained,
  FromServer,
  Hinted,
  PauseInfo,
  Recalled,
  Refusal,
  Said,
  SeatView,
  TableInfo,
} from "../wire";
import { actionsOf, type Actions } from "./actions";
import { Away } from "./away.svelte";
import { beatsOf, deedIn, harms, PLAIN, type Beat, type Plot } from "./beats";
import { budget } from "./budget";
import { Choosing } from "./choosing.svelte";
import { namesOf } from "./names";
import { prefs } from "./prefs.svelte";
import { reactionIn } from "./reactions";
import { Reel } from "./reel.svelte";
import { stage } from "./stage.svelte";
import { whoseTurn, type Threat, type Whose } from "./whose";
import { Line, LineLost, type Connection, type LineState, type Listener } from "./socket";
import { type GameEvent } from "./words.svelte";

/** One state of the table, and the events that led to it, for each of our seats. */
export interface Frame {
  serial: number; // numbers the frames, so that a board can tell new from old
  table: TableInfo;
  seats: SeatView[]; // mine, or a spectator's
  told: ReadonlyMap<number | null, number>; // by seat: how many events of its log have been told with it
}

/** One event of the log. */
export interface Told {
  number: number;
  version: number;
  event: GameEvent;
}

/** A message for the person: a text key with its facts. */
export interface Notice {
  number: number;
  key: string;
  facts: Record<string, string | number>;
  tone: "plain" | "bad";
}

const KEPT_FRAMES = 60; // to play back
const OLD_CHAT = 1500; // milliseconds after connecting in which chat counts as already read

const NOTHING: Told[] = [];

/** Gives what it gave before if the new value is equal: so most news of the table leave most of the screen as it is. */
function steady<T>(): (now: T) => T {
  let before: { value: T; written: string } | null = null;
  return (value) => {
    const written = JSON.stringify(value);
    if (before?.written !== written) before = { value, written };
    return before.value;
  };
}

export class TableStore {
  line = $state<LineState>("connecting");
  /** The latest state. */
  latest = $state.raw<Frame | null>(null);
  /** The state on the screen. It lags behind while other players' moves are shown. */
  shown = $state.raw<Frame | null>(null);
  present = $state.raw<boolean[]>([]);
  spectators = $state(0);
  chat = $state.raw<Said[]>([]);
  unread = $state(0); // chat messages since the chat was last open
  muted = $state.raw<number[]>([]);
  notices = $state.raw<Notice[]>([]);
  /** On a browser with several seats: the one whose cards may be shown. */
  revealed = $state<number | null>(null);
  /** Whether moves are on their way to the server. */
  sending = $state(false);

  /** How the game's events are told, and when a question is an attack: its board knows. */
  plot = $state.raw<Plot>(PLAIN);
  threat = $state.raw<((view: unknown, seat: number, asked: string) => Threat | null) | null>(null);

  /** Old frames, oldest first, to play back. */
  past: Frame[] = [];

  #stories = $state.raw<Map<number | null, Told[]>>(new Map());
  #marks = $state.raw<Map<number | null, number>>(new Map()); // where "since your last turn" begins
  #lead: GameEvent[] = []; // what belongs to the next beat
  #serial = 0;
  #noticeNumber = 0;
  #line: Connection;
  #ownVersion = 0; // frames up to this version are our own moves and shown at once
  #closed = false;
  #heardChatUntil = Infinity; // until then, chat is what the server repeats to everybody who connects
  readonly choosing: Choosing;
  /** What others do, shown one after another. */
  readonly reel = new Reel<Frame>({
    land: (frame) => (this.shown = frame),
    pace: () => prefs.pace,
    still: () => prefs.calm,
    hurts: (beat) => harms(beat, this.mine),
    wait: (over) => stage.wait(over),
  });
  /** What happened unseen; null where nothing lasts, as in a tutorial. */
  readonly away: Away | null;

  constructor(
    readonly id: string,
    connect?: (listener: Listener) => Connection,
  ) {
    this.choosing = new Choosing(this);
    this.away = connect ? null : new Away(this);
    this.#line = (connect ?? ((listener) => new Line(id, listener)))({
      heard: (message) => this.#hear(message),
      state: (state) => this.#lineIs(state),
      version: () => this.latest?.table.version ?? 0,
    });
  }

  close(): void {
    this.#closed = true;
    this.away?.close();
    this.reel.clear();
    this.#line.close();
  }

  #lineIs(state: LineState): void {
    const back = state === "live" && this.line !== "live";
    this.line = state;
    if (state === "lost") this.away?.lineLost();
    if (!back) return;
    this.#heardChatUntil = performance.now() + OLD_CHAT;
    if (this.muted.length > 0) void this.mute(this.muted); // the server forgets it when the connection ends
  }

  /** The actions of the table's game. */
  get actions(): Actions {
    return actionsOf(this.latest?.table.game ?? "");
  }

  // --- who looks ------------------------------------------------------------------------------------------------------

  /** The table's public state, as shown. */
  readonly table: TableInfo | null = $derived(this.shown?.table ?? null);

  #steadyMine = steady<number[]>();
  /** My seats; empty for a spectator. */
  readonly mine: number[] = $derived(
    this.#steadyMine((this.latest?.seats ?? []).map((seat) => seat.seat).filter((seat) => seat !== null)),
  );

  /** Who the device must be passed to: a seat that must act while another seat's cards are shown. */
  readonly curtain: number | null = $derived.by(() => {
    if (this.mine.length < 2 || this.latest?.table.status !== "playing") return null;
    const owing = this.latest.seats.filter((seat) => seat.decision !== null).map((seat) => seat.seat);
    if (owing.length === 0) return this.revealed === null ? (this.mine[0] ?? null) : null;
    return owing.includes(this.revealed) ? null : (owing[0] ?? null);
  });

  /** The seat whose view is shown; null for a spectator. */
  readonly viewpoint: number | null = $derived(
    this.mine.length < 2 ? (this.mine[0] ?? null) : (this.revealed ?? this.mine[0] ?? null),
  );

  reveal(seat: number): void {
    this.revealed = seat;
    this.choosing.reset();
  }

  seatIn(frame: Frame | null): SeatView | null {
    return frame?.seats.find((seat) => seat.seat === this.viewpoint) ?? frame?.seats[0] ?? null;
  }

  /** What the shown seat sees, as it is on the screen. */
  readonly seen: SeatView | null = $derived(this.seatIn(this.shown));

  /** The decision the shown seat must make, once everything before it has been shown. */
  readonly owed: SeatView | null = $derived.by(() => {
    const seat = this.seatIn(this.latest);
    return this.caughtUp && this.curtain === null && seat !== null && seat.decision !== null ? seat : null;
  });

  readonly caughtUp: boolean = $derived(this.shown === this.latest && this.reel.idle && !stage.busy);

  #steadyWhose = steady<Whose>();
  /** Whose turn it is, as far as the screen has come. */
  readonly whose: Whose = $derived.by(() => {
    const { table, owed } = this;
    return this.#steadyWhose(
      whoseTurn({
        status: table?.status ?? "open",
        seats: table?.seats ?? [],
        mine: this.mine,
        asked: this.asked,
        doing: this.reel.beat?.by ?? null,
        telling: stage.busy || (this.reel.beat !== null && this.plot.together !== undefined),
        paused: this.reel.paused,
        stopped: this.stopped,
        threat: owed === null ? null : (this.threat?.(owed.view, owed.seat ?? -1, owed.asked ?? "") ?? null),
      }),
    );
  });

  /** The pause of the whole table; null if there is none. It holds at once, whatever is still being shown. */
  readonly stopped: PauseInfo | null = $derived(this.latest?.table.paused ?? null);

  /** Whether one of our seats is asked something, once everything before it has been shown. */
  readonly asked: boolean = $derived.by(() => this.caughtUp && this.myTurn);

  /** Whether one of our seats must act, even if the screen has not caught up. */
  readonly myTurn: boolean = $derived(this.latest?.seats.some((seat) => seat.decision !== null) ?? false);

  #steadyNames = steady<string[]>();
  readonly names: string[] = $derived(this.#steadyNames(namesOf(this.latest?.table.seats ?? [])));

  /** What has happened, as far as it has been shown. */
  readonly story: Told[] = $derived.by(() => {
    const { whole, reel } = this;
    const told = this.shown?.told.get(this.viewpoint) ?? 0;
    // Until a beat is over it is still the turn of who did it.
    const last = whole[told - 1];
    const ends =
      reel.beat !== null && last !== undefined && this.plot.begins.includes(last.event.kind) ? told - 1 : told;
    const { acts = [] } = this.plot;
    const act = stage.busy ? whole.findLastIndex((one, at) => at < ends && acts.includes(one.event.kind)) : -1;
    return whole.slice(0, Math.min(act < 0 ? ends : act, reel.untold ?? ends));
  });

  /** All that has happened. */
  readonly whole: Told[] = $derived(this.#stories.get(this.viewpoint) ?? NOTHING);

  /** Whether an event is something that somebody else did. */
  isDeed({ event }: Told): boolean {
    const deed = deedIn(this.plot, event);
    return deed !== undefined && !deed.leads && !this.mine.includes(Number(event["seat"] ?? -1));
  }

  /** Where in the log the shown seat's last turn ended. */
  readonly sinceMyTurn: number = $derived(this.#marks.get(this.viewpoint) ?? 0);

  // --- pace -----------------------------------------------------------------------------------------------------------

  /** What others did to bring a state about. */
  beatsIn(frame: Frame, lead: GameEvent[] = []): Beat[] {
    const events = (this.seatIn(frame)?.events ?? []) as GameEvent[];
    const from = (frame.told.get(this.viewpoint) ?? 0) - events.length;
    return beatsOf(events, this.plot, from, lead).filter(({ by }) => by === null || !this.mine.includes(by));
  }

  /** Frames since the shown seat's last turn, to show them again; the first is the state before them. */
  get missed(): Frame[] {
    if (this.latest === null) return [];
    const own = this.past.findLastIndex((frame) => frame.table.version <= this.#ownVersion);
    const [before, ...after] = own < 0 ? this.past : this.past.slice(own);
    const told = after.filter((frame) => frame.seats.some((seat) => seat.events.length > 0));
    return before !== undefined && told.length > 0 ? [before, ...told] : [];
  }

  #arrive(frame: Frame, everything: boolean): void {
    const before = this.latest;
    this.latest = frame;
    this.past = [...this.past.slice(-KEPT_FRAMES), frame];
    const beats = before === null || everything ? [] : this.beatsIn(frame, this.#lead);
    const own = frame.table.version <= this.#ownVersion;
    // What happened unseen is told in a few lines, not beat by beat; nor is a whole game, such as a step of a tutorial.
    if (before === null || everything || document.hidden || this.away?.returning) this.reel.cut(frame);
    // What I did is shown at once; what the others did in the same moment, after it, unless that came before.
    else if (own && !(this.plot.together && beats.some(({ by }) => by !== null)))
      this.reel.cut(frame, beats.filter(({ by }) => by !== null)); // prettier-ignore
    else this.reel.add(frame, beats);
  }

  // --- what the server says -------------------------------------------------------------------------------------------

  #hear(message: FromServer): void {
    switch (message.type) {
      case "snapshot":
        this.#take(message.table, message.seats, true);
        return;
      case "update":
        // An older update that arrives late has nothing new.
        if (message.table.version >= (this.latest?.table.version ?? 0)) this.#take(message.table, message.seats, false);
        return;
      case "presence":
        this.present = message.present;
        this.spectators = message.spectators;
        return;
      case "said":
        if (this.chat.some((line) => line.number === message.number)) return;
        if (!prefs.reactions && reactionIn(message.text) !== null) return;
        this.chat = [...this.chat, message];
        if (!this.mine.includes(message.seat) && !this.muted.includes(message.seat)) {
          if (performance.now() > this.#heardChatUntil) this.unread += 1;
        }
        return;
      case "announced":
        this.tell("announced", { text: message.text }, "bad");
        return;
      case "refusal":
        this.tell("refused", { detail: message.detail }, "bad");
        return;
      default: // answers nobody is waiting for any more
    }
  }

  #take(table: TableInfo, seats: SeatView[], everything: boolean): void {
    const stories = everything ? new Map<number | null, Told[]>() : new Map(this.#stories);
    const marks = everything ? new Map<number | null, number>() : new Map(this.#marks);
    for (const seat of seats) {
      const story = [...(stories.get(seat.seat) ?? [])];
      for (const event of seat.events as GameEvent[])
        story.push({ number: story.length, version: table.version, event });
      stories.set(seat.seat, story);
      if (everything) {
        marks.set(seat.seat, lastTurnEnds(story, seat));
      } else if (table.version <= this.#ownVersion) {
        marks.set(seat.seat, story.length);
      }
    }
    this.#stories = stories;
    this.#marks = marks;
    this.#serial += 1;
    const told = new Map([...stories].map(([seat, story]) => [seat, story.length]));
    const frame = { serial: this.#serial, table, seats, told };
    const first = this.latest === null;
    if (everything) this.past = [];
    if (everything && !first) this.#ownVersion = Math.max(this.#ownVersion, table.version);
    this.#arrive(frame, everything);
    this.choosing.noticeNewFrame();
    if (first) this.away?.arrived();
    else this.away?.lineBack();
  }

  // --- what people do -------------------------------------------------------------------------------------------------

  /** Plays actions one by one, each acknowledged before the next. False: the rest was not played, and the person was told. */
  async play(seat: number, actions: readonly ActionInfo[]): Promise<boolean> {
    if (this.sending) return false;
    this.sending = true;
    try {
      for (const action of actions) {
        const decision = this.latest?.seats.find((view) => view.seat === seat)?.decision ?? null;
        if (decision === null) {
          this.tell("table-went-on", {}, "bad");
          return false;
        }
        if (!(await this.#move(seat, decision, this.actions.notationOf(action)))) return false;
      }
      return true;
    } finally {
      this.sending = false;
    }
  }

  async #move(seat: number, decision: number, action: string): Promise<boolean> {
    for (;;) {
      this.#ownVersion = Math.max(this.#ownVersion, (this.latest?.table.version ?? 0) + 1);
      try {
        const answer = await this.#line.ask({ type: "move", seat, decision, action });
        if (answer.type === "ack") return true;
        if (answer.type === "refusal") this.#refused(answer);
        return false;
      } catch (error) {
        if (!(error instanceof LineLost)) throw error;
      }
      // The connection broke. If the same decision is still open when it is back, the move did not arrive.
      if (!(await this.#backOnLine())) return false;
      const open = this.latest?.seats.find((view) => view.seat === seat)?.decision;
      if (open !== decision) return this.#arrived(seat, action);
    }
  }

  /** Whether a move whose answer was lost did arrive. If that is unclear, the person is told. */
  #arrived(seat: number, _action: string): boolean {
    const last = this.#stories.get(seat)?.findLast(({ event }) => event["seat"] === seat);
    if (last !== undefined && last.version === this.latest?.table.version) return true;
    this.tell("move-uncertain", {}, "bad");
    return false;
  }

  #backOnLine(): Promise<boolean> {
    return new Promise((resolve) => {
      const look = setInterval(() => {
        if (!this.#closed && (this.line === "connecting" || this.line === "lost")) return;
        clearInterval(look);
        resolve(!this.#closed && this.line === "live");
      }, 50);
    });
  }

  #refused(refusal: Refusal): void {
    if (refusal.reason) this.choosing.explain(refusal.reason);
    else this.tell(`refusal-${refusal.code}`, { detail: refusal.detail }, "bad");
  }

  async undo(): Promise<void> {
    const seat = this.viewpoint;
    if (seat === null) return;
    this.#ownVersion = Math.max(this.#ownVersion, (this.latest?.table.version ?? 0) + 1);
    await this.#simply({ type: "undo", seat });
  }

  async resign(seat: number): Promise<void> {
    await this.#simply({ type: "resign", seat });
  }

  /** Stops the whole table, for everybody. */
  async stop(): Promise<void> {
    const seat = this.viewpoint;
    if (seat !== null) await this.#simply({ type: "pause", seat });
  }

  async goOn(): Promise<void> {
    const seat = this.viewpoint;
    if (seat !== null) await this.#simply({ type: "resume", seat });
  }

  async standingAnswers(seat: number, keys: string[]): Promise<void> {
    await this.#simply({ type: "answers", seat, keys });
  }

  async say(seat: number, text: string): Promise<boolean> {
    return this.#simply({ type: "chat", seat, text });
  }

  async mute(seats: number[]): Promise<void> {
    const seat = this.mine[0];
    if (seat !== undefined && (await this.#simply({ type: "mute", seat, muted: seats }))) this.muted = seats;
  }

  async draft(seat: number, actions: readonly ActionInfo[]): Promise<Drafted | null> {
    await budget.pay();
    const answer = await this.#quietly({ type: "try", seat, actions: this.#written(actions) });
    return answer?.type === "drafted" ? answer : null;
  }

  async whyNot(seat: number, action: ActionInfo): Promise<Explained | null> {
    await budget.pay();
    const answer = await this.#quietly({ type: "whynot", seat, action: this.actions.notationOf(action) });
    return answer?.type === "explained" ? answer : null;
  }

  async hint(seat: number, steps: readonly ActionInfo[]): Promise<Hinted | null> {
    await budget.pay();
    const answer = await this.#quietly({ type: "hint", seat, actions: this.#written(steps) });
    return answer?.type === "hinted" ? answer : null;
  }

  /** The states of the table since a version, as the shown seat knew them; the first is that version itself. */
  async recall(version: number): Promise<Frame[]> {
    const seat = this.viewpoint;
    await budget.pay();
    const answer = await this.#quietly({ type: "past", seat, version });
    return answer?.type === "recalled" && this.latest !== null ? this.#framed(answer, seat) : [];
  }

  #framed({ frames }: Recalled, seat: number | null): Frame[] {
    const events = frames.reduce((sum, frame) => sum + frame.events.length, 0);
    let told = this.whole.length - events;
    return frames.map(({ view, events }) => {
      told += events.length;
      this.#serial += 1;
      const seats = [{ seat, view, events }];
      return { serial: this.#serial, table: this.latest?.table as TableInfo, seats, told: new Map([[seat, told]]) };
    });
  }

  /** The card counter of the shown seat, as it is now. */
  async count(): Promise<Counted | null> {
    await budget.pay();
    const answer = await this.#quietly({ type: "count", seat: this.viewpoint });
    return answer?.type === "counted" ? answer : null;
  }

  #written(actions: readonly ActionInfo[]): string[] {
    return actions.map((action) => this.actions.notationOf(action));
  }

  async #simply(question: Parameters<Connection["ask"]>[0]): Promise<boolean> {
    try {
      const answer = await this.#line.ask(question);
      if (answer.type === "refusal") this.#refused(answer);
      return answer.type === "ack";
    } catch {
      this.tell("line-lost-not-done", {}, "bad");
      return false;
    }
  }

  async #quietly(question: Parameters<Connection["ask"]>[0]): Promise<FromServer | null> {
    try {
      return await this.#line.ask(question);
    } catch {
      return null;
    }
  }

  // --- notices --------------------------------------------------------------------------------------------------------

  tell(key: string, facts: Record<string, string | number> = {}, tone: Notice["tone"] = "plain"): void {
    this.#noticeNumber += 1;
    this.notices = [...this.notices.slice(-2), { number: this.#noticeNumber, key, facts, tone }];
  }

  dismiss(notice: Notice): void {
    this.notices = this.notices.filter((other) => other.number !== notice.number);
  }
}

/** Where a seat's last finished turn ends in its log. */
function lastTurnEnds(story: readonly Told[], { seat, decision = null }: SeatView): number {
  const own = ({ event }: Told) => event["seat"] === seat && event.kind !== "dealt";
  const others = ({ event }: Told) => event["seat"] !== undefined && event["seat"] !== seat;
  const until = decision === null ? story.length : story.findLastIndex(others) + 1;
  return story.slice(0, until).findLastIndex(own) + 1;
}
