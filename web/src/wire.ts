// Made from src/stampede/server/wire.py by `python3 run.py types`. Do not edit.

/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "FromClient".
 */
export type FromClient =
  Hello | Move | Undo | Try | WhyNot | Hint | Count | Past | Answers | Resign | Pause | Resume | Chat | Mute;
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "FromServer".
 */
export type FromServer =
  Snapshot | Update | Ack | Refusal | Drafted | Explained | Hinted | Counted | Recalled | Said | Presence | Announced;
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TableStatus".
 */
export type TableStatus = "open" | "over" | "playing";

export interface Wire {
  client: FromClient;
  server: FromServer;
  views: {
    bulls: BullsView;
    encierro: EncierroView;
    primes: PrimesView;
    raging: RagingView;
    street: StreetView;
  };
}
/**
 * Comes first: the last version of the table that the client knows, or 0, and the version of the API it speaks.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hello".
 */
export interface Hello {
  type: "hello";
  version?: number;
  api?: number;
}
/**
 * Plays an action in answer to a decision, which is named as the seat was told it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Move".
 */
export interface Move {
  type: "move";
  id: number;
  seat: number;
  decision: number;
  action: string;
}
/**
 * Takes back the seat's latest action.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Undo".
 */
export interface Undo {
  type: "undo";
  id: number;
  seat: number;
}
/**
 * A draft: what these actions would lead to.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Try".
 */
export interface Try {
  type: "try";
  id: number;
  seat: number;
  /**
   * @maxItems 64
   */
  actions: string[];
}
/**
 * Asks why an action is not possible now.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "WhyNot".
 */
export interface WhyNot {
  type: "whynot";
  id: number;
  seat: number;
  action: string;
}
/**
 * Asks for advice on the current decision, or on the one that a draft leads to.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hint".
 */
export interface Hint {
  type: "hint";
  id: number;
  seat: number;
  /**
   * @maxItems 64
   */
  actions?: string[];
}
/**
 * Asks for the card counter of a seat, or of a spectator.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Count".
 */
export interface Count {
  type: "count";
  id: number;
  seat: number | null;
}
/**
 * Asks for what a seat, or a spectator, saw since a version.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Past".
 */
export interface Past {
  type: "past";
  id: number;
  seat: number | null;
  version: number;
}
/**
 * Standing answers of a seat.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Answers".
 */
export interface Answers {
  type: "answers";
  id: number;
  seat: number;
  /**
   * @maxItems 20
   */
  keys: string[];
}
/**
 * Gives up: a bot plays on, and the seat is ranked last.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Resign".
 */
export interface Resign {
  type: "resign";
  id: number;
  seat: number;
}
/**
 * Stops the whole table: nobody moves, and no clock runs, until somebody says `resume`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Pause".
 */
export interface Pause {
  type: "pause";
  id: number;
  seat: number;
}
/**
 * Ends a pause, no matter who began it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Resume".
 */
export interface Resume {
  type: "resume";
  id: number;
  seat: number;
}
/**
 * Says something to everybody at the table.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Chat".
 */
export interface Chat {
  type: "chat";
  id: number;
  seat: number;
  text: string;
}
/**
 * From now on, this connection gets no chat from these seats.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Mute".
 */
export interface Mute {
  type: "mute";
  id: number;
  seat: number;
  /**
   * @maxItems 16
   */
  muted: number[];
}
/**
 * Everything, for a client that is new or too far behind. Its events are the whole story.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Snapshot".
 */
export interface Snapshot {
  type: "snapshot";
  table: TableInfo;
  seats: SeatView[];
}
/**
 * What everybody may know about a table.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TableInfo".
 */
export interface TableInfo {
  id: string;
  game: string;
  options: {
    [k: string]: boolean | number | string;
  };
  status: TableStatus;
  version: number;
  host: number;
  public: boolean;
  seats: SeatInfo[];
  commitment: string;
  known_deal: boolean;
  move_seconds: number | null;
  outcome: OutcomeInfo | null;
  rematch?: string | null;
  hurried?: boolean;
  paused?: PauseInfo | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatInfo".
 */
export interface SeatInfo {
  kind: "bot" | "human" | "open";
  name: string;
  level: string;
  present: boolean;
  stand_in: boolean;
  stood_in: number;
  resigned: boolean;
  owes: boolean;
  deadline: number | null;
  program?: boolean;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OutcomeInfo".
 */
export interface OutcomeInfo {
  reason: string;
  scores: number[];
  ranks: number[];
  lines: ScoreLineInfo[][];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ScoreLineInfo".
 */
export interface ScoreLineInfo {
  key: string;
  points: number;
}
/**
 * Who paused the table. Nobody is asked anything and no clock runs until somebody resumes.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PauseInfo".
 */
export interface PauseInfo {
  seat: number;
  since: number;
}
/**
 * What one reader sees. A spectator has no seat and nothing to decide.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatView".
 */
export interface SeatView {
  seat: number | null;
  view: unknown;
  events: {}[];
  decision?: number | null;
  asked?: string;
  legal?: ActionInfo[];
  may_undo?: boolean;
  answers?: string[];
}
/**
 * An entry of a game's action table.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ActionInfo".
 */
export interface ActionInfo {
  index: number;
  verb: string;
  args: (number | string)[];
  notation: string;
  clause: string;
}
/**
 * What has changed since the client's version.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Update".
 */
export interface Update {
  type: "update";
  table: TableInfo;
  seats: SeatView[];
}
/**
 * The message was carried out, and the result is stored.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ack".
 */
export interface Ack {
  type: "ack";
  id: number;
  version: number;
}
/**
 * The message was not carried out, and nothing has changed. `code` is for programs, `detail` for people.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Refusal".
 */
export interface Refusal {
  type: "refusal";
  id: number | null;
  code: string;
  detail: string;
  version: number;
  reason?: ReasonInfo | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ReasonInfo".
 */
export interface ReasonInfo {
  key: string;
  clause: string;
  args: {};
}
/**
 * What a draft would lead to, as far as the seat can foresee. Nothing has happened.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Drafted".
 */
export interface Drafted {
  type: "drafted";
  id: number;
  seat: number;
  view: unknown;
  legal: ActionInfo[];
  events: {}[];
  done: number;
  asked: string;
  stopped: string;
  refused: ReasonInfo | null;
}
/**
 * Why an action is not possible; None if it is.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Explained".
 */
export interface Explained {
  type: "explained";
  id: number;
  reason: ReasonInfo | null;
}
/**
 * The suggestion comes first, then others, best first.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hinted".
 */
export interface Hinted {
  type: "hinted";
  id: number;
  seat: number;
  alone: boolean;
  choices: Weighed[];
}
/**
 * An action, what speaks for it, and what it is worth: a share of the win, or points for whoever plays alone.
 *
 *     `behind` is how much less than the suggestion it is worth, `doubt` the standard error of that. Without playouts it
 *     was not weighed, and the numbers mean nothing.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Weighed".
 */
export interface Weighed {
  action: ActionInfo;
  facts: {}[];
  worth: number;
  behind: number;
  doubt: number;
  playouts: number;
}
/**
 * The card counter: all cards by their backs.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Counted".
 */
export interface Counted {
  type: "counted";
  id: number;
  seat: number | null;
  backs: BackCount[];
}
/**
 * All cards with the same back, and how many of them lie hidden in which places.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BackCount".
 */
export interface BackCount {
  back: string;
  total: number;
  hidden: Amount[];
  cards: CardCount[];
}
/**
 * How many lie there.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Amount".
 */
export interface Amount {
  count: number;
  spot: Spot;
}
/**
 * A place: the key of its text (`place-…`) and whose it is.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Spot".
 */
export interface Spot {
  place: string;
  seat?: number | null;
}
/**
 * One card: how many there are, where the reader knows it to lie, and where the rest of them can be.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CardCount".
 */
export interface CardCount {
  card: string;
  total: number;
  seen: Amount[];
  unseen: Unseen[];
}
/**
 * Some cards the reader cannot see, and all places where they can be.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Unseen".
 */
export interface Unseen {
  count: number;
  spots: Spot[];
}
/**
 * What the reader saw, oldest first; the first is where they asked from. Empty if that can't be told any more.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Recalled".
 */
export interface Recalled {
  type: "recalled";
  id: number;
  seat: number | null;
  frames: Moment[];
}
/**
 * The table at a past moment, and what had led to it since the one before.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Moment".
 */
export interface Moment {
  view: unknown;
  events: {}[];
}
/**
 * A line of chat: plain text.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Said".
 */
export interface Said {
  type: "said";
  number: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}
/**
 * Who is here, by seat, and how many watch.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Presence".
 */
export interface Presence {
  type: "presence";
  present: boolean[];
  spectators: number;
}
/**
 * An announcement from the operator of the server to everybody: plain text.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Announced".
 */
export interface Announced {
  type: "announced";
  text: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BullsView".
 */
export interface BullsView {
  reader: number | null;
  players: PlayerView[];
  day: number;
  days: number;
  step: number;
  steps: number;
  first: number;
  turn: number;
  done: number;
  decision: string;
  card: string;
  target: number | null;
  here: string;
  picked: PickView[];
  most_picks: number;
  lifted: boolean;
  wells: WellView[];
  forecast: ForecastView[];
  destinations: DestinationView[];
  aside: string[];
  tokens: TokenView[];
  evening: EveningView | null;
  spare_bulls: number;
  deck: number;
  decks: string[][];
  discards: string[];
  chances: number;
  ending: string;
  town: RoundaboutView[];
}
/**
 * A seat as the reader sees it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "stampede.games.bulls.view.PlayerView".
 */
export interface PlayerView {
  colour: string;
  points: number;
  days: number[];
  cards: number;
  hand: string[] | null;
  past: PastView[];
  drawn: string[][] | null;
  ready: boolean;
  unwanted: string[] | null;
  squad: number;
  standing: number;
  trampled: number;
  ones: number;
  tokens: number;
  more_runners: number;
  more_cards: number;
}
/**
 * Since discards were first shuffled: cards a seat drew from one deck, and what it laid down before it drew again.
 *
 *     Deck 0 is what all hands held at that moment; deck 1 is the first made of discards.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PastView".
 */
export interface PastView {
  deck: number;
  cards: number;
  laid: string[];
}
/**
 * Dice that will be rolled.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PickView".
 */
export interface PickView {
  place: string;
  face: number;
  dice: number;
}
/**
 * A roundabout in the row where all the dice are.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "WellView".
 */
export interface WellView {
  name: string;
  runners: number[][];
  bulls: number[];
  exits: string[][];
}
/**
 * A roundabout of the next row: what arrives there if no more cards are played.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ForecastView".
 */
export interface ForecastView {
  name: string;
  runners: number[];
  bulls: number[];
  charged: number[];
  odds: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DestinationView".
 */
export interface DestinationView {
  place: string;
  name: string;
  points: number;
  runners: number;
  cards: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TokenView".
 */
export interface TokenView {
  place: string;
  sign: string;
  seat: number;
}
/**
 * How the latest day ended.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EveningView".
 */
export interface EveningView {
  day: number;
  destinations: DestinationView[];
  seats: EveningSeatView[];
}
/**
 * What a day brought a seat.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EveningSeatView".
 */
export interface EveningSeatView {
  arrived: number[];
  trampled: number;
  souvenirs: number;
  points: number;
  total: number;
  rank: number;
  rank_before: number;
  more_runners: number;
  more_cards: number;
}
/**
 * A roundabout or destination of the town; the same in every view of a game.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RoundaboutView".
 */
export interface RoundaboutView {
  name: string;
  row: number;
  x: number;
  y: number;
  odd: string;
  even: string;
}
/**
 * Cards, objects and locations are told by their ids.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EncierroView".
 */
export interface EncierroView {
  reader: number | null;
  players: RunnerView[];
  course: string[];
  fallen: number;
  turn: number;
  phase: string;
  advanced: boolean;
  asked: number;
  decision: string;
  eye: string;
  queue: number[];
  sent_by: number;
  attack: string;
  attacker: number;
  falling: boolean;
  stayed: number[];
  pile: number;
  bulls: number;
  falls: number;
  discards: string[];
  top: string;
  memory: WorldView[];
  chances: number;
  ending: string;
}
/**
 * A runner as the reader sees them. A hand is its holder's secret until the game is over.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RunnerView".
 */
export interface RunnerView {
  location: number;
  objects: string[];
  lost: string[];
  special: string;
  cards: number;
  hand: string[] | null;
  known: string[];
  barred: string;
  expelled: number;
  hit: string;
  declined: {
    [k: string]: number;
  };
}
/**
 * One way in which the hidden cards may lie, after all that the reader has seen.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "WorldView".
 */
export interface WorldView {
  weight: number;
  pools: PoolView[];
}
/**
 * Hidden ordinary cards that the reader knows, and how many of them lie where, any card in any place.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PoolView".
 */
export interface PoolView {
  cards: string[];
  hands: number[];
  pile: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PrimesView".
 */
export interface PrimesView {
  reader: number | null;
  players: PlayerView1[];
  first: number;
  head_start_step: number;
  turn: number;
  decision: string;
  pile: number;
  top: number;
  discards: string[];
  aim: number;
  needs: number;
  laid: string[];
  running: number;
  total: number;
  earned: number[];
  stride: number;
  played: number;
  passes: number;
  chances: number;
  ending: string;
}
/**
 * A seat as the reader sees it. Backs are public; fronts are their holder's until the game is over.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "stampede.games.primes.view.PlayerView".
 */
export interface PlayerView1 {
  meeples: number[];
  head_start: number;
  backs: number[];
  hand: string[] | null;
  run_backs: number[];
  run_cards: string[] | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RagingView".
 */
export interface RagingView {
  reader: number | null;
  players: PlayerView2[];
  open_round: OpenRoundView | null;
  field: FieldView;
  posts: PostView[];
  round: number;
  dice: number[];
  boxes: number;
  mallets: number;
  choose: number;
  stands: number;
  closed_perimeter: boolean;
  mallet_recycles: boolean;
  chances: number;
  ending: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "stampede.games.raging.view.PlayerView".
 */
export interface PlayerView2 {
  condition: string;
  fences: string[][];
  uses: number[];
  dice: DieView[];
  saws: number;
  spent: number[];
  marks: number[];
  shed: string;
  shed_stands: boolean;
  mallets: number;
  enclosures: EnclosureView[];
  isolated: number[][];
  escaping: number[][];
  complete: boolean;
  lines: LineView[];
  score: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DieView".
 */
export interface DieView {
  number: number;
  rolled: number;
  sawn: boolean;
}
/**
 * A region closed by fences, and what it holds.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EnclosureView".
 */
export interface EnclosureView {
  outline: number[][];
  size: number;
  points: number[][];
  bulls: number[][];
  cows: number[][];
  kind: string;
  prize: boolean;
  sheep: boolean;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LineView".
 */
export interface LineView {
  key: string;
  count: number;
  points: number;
}
/**
 * What the reader has done in the open round, and what the others still see of its sheet.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OpenRoundView".
 */
export interface OpenRoundView {
  steps: string[];
  fences: number;
  marks: number[];
  saws: number;
  shed: string;
  mallets: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "FieldView".
 */
export interface FieldView {
  name: string;
  bulls: number[][];
  cows: number[][];
  ponds: number[][];
  medals: number[];
}
/**
 * A post, the same for all seats. Coordinates are grid steps from the lower left corner.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PostView".
 */
export interface PostView {
  name: string;
  side: string;
  number: number;
  x: number;
  y: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "StreetView".
 */
export interface StreetView {
  reader: number | null;
  length: string;
  even: boolean;
  shared: boolean;
  strict_start: boolean;
  vehicle_lost: boolean;
  objectives: number[];
  players: RiderView[];
  order: number[];
  turn: number;
  decision: string;
  played: number;
  plays: number;
  deck: number;
  discards: string[];
  rebuilds: number;
  max_rebuilds: number;
  overshoots: string[];
  finishes: string[][];
  memory: MemoryView | null;
  chances: number;
  ending: string;
}
/**
 * A seat as the reader sees it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RiderView".
 */
export interface RiderView {
  km: number;
  laid: string[];
  vehicle: string;
  trick: string;
  waited: number;
  wait: number;
  shields: ShieldView[];
  invincible: number;
  stopped: boolean;
  cards: number;
  hand: string[];
  seen: string[];
  goal: number;
  possible: number[];
  out: number;
  declined: {
    [k: string]: number;
  };
}
/**
 * An Invincible in front of a rider, discarded at the start of its `left`th turn from now.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ShieldView".
 */
export interface ShieldView {
  card: string;
  left: number;
}
/**
 * What the reader could write down: no position that it may believe in contradicts it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MemoryView".
 */
export interface MemoryView {
  made: string[];
  drawn: string[];
  hands: HandMemory[];
  met: string[];
  met_left: number;
  met_old: number;
}
/**
 * What the reader remembers of one hand since the deck was made. Cards of before are old, the others are fresh.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "HandMemory".
 */
export interface HandMemory {
  held: number;
  old: number;
  gone: string[];
  fresh: number[];
  plain: string[];
  most: string[];
  limited: boolean;
}
/**
 * Which version of the API a server speaks, and which version of the program it is.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ApiInfo".
 */
export interface ApiInfo {
  api: string;
  program: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OptionInfo".
 */
export interface OptionInfo {
  name: string;
  default: boolean | number | string;
  choices: string[];
  low: number;
  high: number;
}
/**
 * A game's whole action table, and the digest of the box it belongs to.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GameActions".
 */
export interface GameActions {
  digest: string;
  actions: ActionInfo[];
  parts?: {
    [k: string]: string[];
  };
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GameInfo".
 */
export interface GameInfo {
  id: string;
  title: string;
  line: string;
  time: string;
  kind: string;
  min_seats: number;
  max_seats: number;
  options: OptionInfo[];
  bots: string[];
  standing_answers: string[];
  counts_cards: boolean;
  pick: string;
  goal: string;
  first: string;
  tutorial: number;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PileInfo".
 */
export interface PileInfo {
  key: string;
  count: string;
  cards: string;
  action: string;
}
/**
 * A part of a board that is declared in the game's room. What its kind does not have is 0 or empty.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PartInfo".
 */
export interface PartInfo {
  kind: "dice" | "grid" | "hand" | "meters" | "piles" | "track";
  key: string;
  spaces: number;
  pieces: string;
  rows: number;
  columns: number;
  cells: string;
  cards: string;
  piles: PileInfo[];
  dice: string;
  value: string;
  most: number;
  action: string;
}
/**
 * A board from shared parts; a game without one has none.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LayoutInfo".
 */
export interface LayoutInfo {
  parts: PartInfo[];
  seat_fields: string[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ClauseInfo".
 */
export interface ClauseInfo {
  id: string;
  source: string;
  text: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RuleSection".
 */
export interface RuleSection {
  title: string;
  text: string;
  clauses: ClauseInfo[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Rulebook".
 */
export interface Rulebook {
  language: string;
  sections: RuleSection[];
}
/**
 * Who will sit there: `me`, `friend` (an open seat, with a link) or `bot`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatWish".
 */
export interface SeatWish {
  kind: "bot" | "friend" | "me";
  name?: string | null;
  level?: string | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NewTable".
 */
export interface NewTable {
  game: string;
  /**
   * @minItems 1
   * @maxItems 16
   */
  seats: [SeatWish, ...SeatWish[]];
  options?: {
    [k: string]: boolean | number | string;
  };
  public?: boolean;
  move_seconds?: number | null;
  commitment?: string;
  contribution?: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MySeat".
 */
export interface MySeat {
  kind: "bot" | "human" | "open";
  name: string;
}
/**
 * A table where you have a seat, in a list.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MyTable".
 */
export interface MyTable {
  id: string;
  game: string;
  status: TableStatus;
  changed_at: number;
  seats: MySeat[];
  mine: number[];
  waiting_for: number[];
}
/**
 * The secret that opens a seat; shown only once, to its owner.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatKey".
 */
export interface SeatKey {
  seat: number;
  secret: string;
  link: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TableOpened".
 */
export interface TableOpened {
  table: TableInfo;
  keys: SeatKey[];
  invitation: string | null;
}
/**
 * The link that invites friends to open seats.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Invitation".
 */
export interface Invitation {
  link: string;
}
/**
 * The commitment of a table that is not open yet. Compare it with that table's, and with its record.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Promised".
 */
export interface Promised {
  commitment: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Sit".
 */
export interface Sit {
  name?: string | null;
  invitation?: string | null;
  contribution?: string;
  program?: boolean;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatLevel".
 */
export interface SeatLevel {
  level: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatName".
 */
export interface SeatName {
  name: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Rematch".
 */
export interface Rematch {
  same_deal?: boolean;
  commitment?: string;
  contribution?: string;
}
/**
 * Wishes to play a finished game again from before one of its moves, which are counted from 0.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Attempt".
 */
export interface Attempt {
  move: number;
}
/**
 * What went wrong, as application/problem+json.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Problem".
 */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
}
/**
 * How your one try stands: `begun`, `done`, or `void` (it does not count: given up, or too late).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DailyTry".
 */
export interface DailyTry {
  table: string;
  state: "begun" | "done" | "void";
  rank: number;
  at_table: number;
  score: number;
  moves: number;
  medal: "" | "bronze" | "gold" | "silver";
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DailyGame".
 */
export interface DailyGame {
  game: string;
  bots: string[];
  players: number;
  mine: DailyTry | null;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DailyDate".
 */
export interface DailyDate {
  day: string;
  played: boolean;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Medals".
 */
export interface Medals {
  gold: number;
  silver: number;
  bronze: number;
}
/**
 * The deals of the day, and how you stand: by your browser, since there are no accounts.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Today".
 */
export interface Today {
  day: string;
  ends_at: number;
  late_until: number;
  games: DailyGame[];
  week: DailyDate[];
  streak: number;
  medals: Medals;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DailyEntry".
 */
export interface DailyEntry {
  rank: number;
  name: string;
  at_table: number;
  score: number;
  moves: number;
  mine: boolean;
  table: string | null;
}
/**
 * The best of a day, and you.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DailyBoard".
 */
export interface DailyBoard {
  day: string;
  game: string;
  players: number;
  settled: boolean;
  entries: DailyEntry[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BeginDaily".
 */
export interface BeginDaily {
  name?: string | null;
}
/**
 * The table of your try, which may have been begun before.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DailyBegun".
 */
export interface DailyBegun {
  table: string;
  day: string;
}
/**
 * How many cookies were taken back.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Forgotten".
 */
export interface Forgotten {
  cookies: number;
}
/**
 * A real position that shows how to play. Its sentence is the game's text `lesson-<key>`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Lesson".
 */
export interface Lesson {
  key: string;
  seat: number;
  table: TableInfo;
  view: unknown;
  legal: ActionInfo[];
  events: {}[];
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ReplayFrame".
 */
export interface ReplayFrame {
  seat: number | null;
  action: ActionInfo | null;
  view: unknown;
  events: {}[];
}
/**
 * A finished game, move by move, as one reader saw it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Replay".
 */
export interface Replay {
  reader: number | null;
  frames: ReplayFrame[];
}
/**
 * A decision that cost its seat something: what it did, what was better and why, from what it knew then.
 *
 *     `worth` is that of the better one, `lost` how much less the other was: shares of the win, or points if
 *     you played alone.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Mistake".
 */
export interface Mistake {
  move: number;
  chosen: ActionInfo;
  best: ActionInfo;
  facts: {}[];
  worth: number;
  lost: number;
  playouts: number;
}
/**
 * Where chance and the others cost a seat most, between two of its decisions.
 *
 *     `before` is what its choice was worth, `after` what the position was worth when it was asked again, or the result:
 *     shares of the win, or points for whoever played alone.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Luck".
 */
export interface Luck {
  move: number;
  until: number;
  before: number;
  after: number;
}
/**
 * How far looking back at a seat's decisions has come, and once it is over, its costliest mistakes in order.
 *
 *     A server whose engine is not compiled looks at none.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Review".
 */
export interface Review {
  seat: number;
  done: number;
  total: number;
  over: boolean;
  alone: boolean;
  mistakes: Mistake[];
  luck?: Luck | null;
}
/**
 * What the record of a finished game proves about its dice, in sentences.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Proof".
 */
export interface Proof {
  proven: boolean;
  lines: string[];
  commitment: string;
}
/**
 * A step. Its sentences are the game's texts `tutorial-<key>`, `tutorial-<key>-why` and `tutorial-<key>-done`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TutorialStep".
 */
export interface TutorialStep {
  key: string;
  kind: string;
  look: string;
  tries: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Tutorial".
 */
export interface Tutorial {
  minutes: number;
  steps: TutorialStep[];
}
/**
 * What a learner has played in a step, and what their table says now.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Rehearse".
 */
export interface Rehearse {
  message: Hello | Move | Undo | Try | WhyNot | Hint | Count | Past | Answers | Resign | Pause | Resume | Chat | Mute;
  /**
   * @maxItems 64
   */
  moves?: string[];
}
/**
 * What a table would have answered.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Rehearsed".
 */
export interface Rehearsed {
  moves: string[];
  done: boolean;
  messages: (
    Snapshot | Update | Ack | Refusal | Drafted | Explained | Hinted | Counted | Recalled | Said | Presence | Announced
  )[];
}
export const CLOSE_CODES = {"NO_HELLO":4000,"SEAT_CLOSED":4001,"FOREIGN_PAGE":4003,"NO_TABLE":4004,"OTHER_API":4005,"TOO_SLOW":4008,"CONNECT_AGAIN":4012,"UNPLAYABLE":4022,"TOO_MUCH":4029} as const;
export const LONGEST_NAME = 40 as const;
export const LONGEST_CHAT = 400 as const;
export const SEAT_FACTS: readonly string[] = ["seat","victim","target"];
export const SEAT_FIELDS: Record<string, readonly string[]> = {"bulls":["first","reader","seat","target","turn"],"encierro":["asked","attacker","queue","reader","sent_by","stayed","turn"],"primes":["first","reader","turn"],"raging":["reader"],"street":["order","reader","turn"]};
