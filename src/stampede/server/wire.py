"""The types of all messages. Seats are counted from 0, times are seconds since 1970, unknown fields are refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from stampede.match.counts import BackCount
from stampede.match.seats import LONGEST_NAME, SeatKind
from stampede.match.status import TableStatus

# Of this API, as docs/api.md promises: the first number changes when programs that speak it have to change.
API_VERSION = "1.1"
API_MAJOR = int(API_VERSION.partition(".")[0])

LONGEST_CHAT = 400
MOST_SEATS = 16
MOST_DRAFTED = 64

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
ChatText = Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]
MessageId = Annotated[int, Meta(ge=0, le=2**31)]
SeatNumber = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]
Version = Annotated[int, Meta(ge=0, le=2**31)]
Contribution = Annotated[str, Meta(max_length=128, pattern="^([0-9a-f]{2})*$")]
Commitment = Annotated[str, Meta(max_length=64, pattern="^([0-9a-f]{64})?$")]
Notation = Annotated[str, Meta(min_length=1, max_length=80)]
IdempotencyKey = Annotated[str, Meta(min_length=16, max_length=100)]
OptionChoice = bool | Annotated[int, Meta(ge=-(2**31), le=2**31)] | Annotated[str, Meta(max_length=80)]


class ApiInfo(Struct):
    """Which version of the API a server speaks, and which version of the program it is."""

    api: str
    program: str


# --- games ------------------------------------------------------------------------------------------------------------


class OptionInfo(Struct):
    name: str
    default: bool | int | str
    choices: list[str]  # words; empty for switches and numbers
    low: int
    high: int


class ActionInfo(Struct):
    """An entry of a game's action table."""

    index: int
    verb: str
    args: list[int | str]
    notation: str
    clause: str  # of the rulebook


class GameActions(Struct):
    """A game's whole action table, and the digest of the box it belongs to."""

    digest: str
    actions: list[ActionInfo]
    parts: dict[str, list[str]] = {}  # components that go by their parts: what each is as a whole, then its parts


class GameInfo(Struct):
    id: str
    title: str
    line: str
    time: str  # how long a game takes, in words; empty if unknown
    kind: str  # what kind of game it is, in a word or two
    min_seats: int
    max_seats: int
    options: list[OptionInfo]
    bots: list[str]
    standing_answers: list[str]
    counts_cards: bool  # whether there is a card counter
    pick: str  # one line to choose it by
    goal: str  # what it is about, for a first table; empty if it says nothing
    first: str  # what to do first
    tutorial: int  # how many minutes its tutorial takes; 0: it has none


class PileInfo(Struct):
    key: str  # its name is the text `layout-<key>`
    count: str  # the field of the view that feeds it: how many cards, or
    cards: str  # which
    action: str  # the action that makes it glow; empty: none


class PartInfo(Struct):
    """A part of a board that is declared in the game's room. What its kind does not have is 0 or empty."""

    kind: Literal["track", "grid", "hand", "piles", "dice", "meters"]
    key: str  # its name is the text `layout-<key>`
    spaces: int
    pieces: str
    rows: int
    columns: int
    cells: str
    cards: str
    piles: list[PileInfo]
    dice: str
    value: str
    most: int
    action: str


class LayoutInfo(Struct):
    """A board from shared parts; a game without one has none."""

    parts: list[PartInfo]
    seat_fields: list[str]  # fields of the view that hold seats


class ClauseInfo(Struct):
    id: str
    source: str  # `book`, `house` or `fact`, each with a note in the language of the page
    text: str


class RuleSection(Struct):
    title: str
    text: str
    clauses: list[ClauseInfo]


class Rulebook(Struct):
    language: str  # of its text, which may not be the one asked for
    sections: list[RuleSection]


# --- tables -----------------------------------------------------------------------------------------------------------


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who will sit there: `me`, `friend` (an open seat, with a link) or `bot`."""

    kind: Literal["me", "friend", "bot"]
    name: Name | None = None  # of `me`; without one you get a friendly one
    level: Annotated[str, Meta(max_length=20)] | None = None  # of the bot that plays here or would stand in


class NewTable(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[str, OptionChoice] = {}
    public: bool = False  # listed among the open tables
    move_seconds: Annotated[float, Meta(ge=5, le=2_600_000)] | None = None  # the clock; None: no clock
    commitment: Commitment = ""  # one that was promised to you (`/api/commitments`); needed to contribute
    contribution: Contribution = ""  # to the dice, from all `me` seats


class SeatInfo(Struct):
    kind: SeatKind
    name: str
    level: str  # of the bot that plays or would stand in
    present: bool
    stand_in: bool  # a bot plays until the person comes back
    stood_in: int  # how many moves a bot has made for the person
    resigned: bool
    owes: bool  # owes a decision
    deadline: float | None
    program: bool = False  # a guest bot: its kind is `human`, but it said that a program plays here


class ScoreLineInfo(Struct):
    key: str
    points: int


class OutcomeInfo(Struct):
    reason: str
    scores: list[int]
    ranks: list[int]
    lines: list[list[ScoreLineInfo]]


class PauseInfo(Struct):
    """Who paused the table. Nobody is asked anything and no clock runs until somebody resumes."""

    seat: int
    since: float


class TableInfo(Struct):
    """What everybody may know about a table."""

    id: str
    game: str
    options: dict[str, bool | int | str]
    status: TableStatus
    version: int  # entries of its log that the reader may know of
    host: int
    public: bool
    seats: list[SeatInfo]
    commitment: str  # to the table's secret; empty if the deal was given
    known_deal: bool  # it is the deal of an earlier game, which some people here know
    move_seconds: float | None
    outcome: OutcomeInfo | None
    rematch: str | None = None  # the table of the rematch
    hurried: bool = False  # bots think less than usual: many do at once
    paused: PauseInfo | None = None


class MySeat(Struct):
    kind: SeatKind
    name: str


class MyTable(Struct):
    """A table where you have a seat, in a list."""

    id: str
    game: str
    status: TableStatus
    changed_at: float
    seats: list[MySeat]
    mine: list[int]
    waiting_for: list[int]  # seats that owe a decision


class SeatKey(Struct):
    """The secret that opens a seat; shown only once, to its owner."""

    seat: int
    secret: str
    link: str


class TableOpened(Struct):
    table: TableInfo
    keys: list[SeatKey]  # of your seats
    invitation: str | None  # the link for friends; None if there are no open seats


class Invitation(Struct):
    """The link that invites friends to open seats."""

    link: str


class Promised(Struct):
    """The commitment of a table that is not open yet. Compare it with that table's, and with its record."""

    commitment: str


class Sit(Struct, forbid_unknown_fields=True):
    name: Name | None = None  # without one you get a friendly one
    invitation: Annotated[str, Meta(max_length=100)] | None = None  # needed unless the table is public
    contribution: Contribution = ""
    program: bool = False  # a program plays here: everybody is shown that it is a bot


class SeatLevel(Struct, forbid_unknown_fields=True):
    level: Annotated[str, Meta(max_length=20)]


class SeatName(Struct, forbid_unknown_fields=True):
    name: Name


class Rematch(Struct, forbid_unknown_fields=True):
    same_deal: bool = False
    commitment: Commitment = ""  # one that was promised to you; needed to contribute
    contribution: Contribution = ""  # to the new dice, from your seats


class Attempt(Struct, forbid_unknown_fields=True):
    """Wishes to play a finished game again from before one of its moves, which are counted from 0."""

    move: Annotated[int, Meta(ge=0)]


class Problem(Struct):
    """What went wrong, as application/problem+json."""

    type: str
    title: str
    status: int
    detail: str


# --- the deal of the day ----------------------------------------------------------------------------------------------


class DailyTry(Struct):
    """How your one try stands: `begun`, `done`, or `void` (it does not count: given up, or too late)."""

    table: str
    state: Literal["begun", "done", "void"]
    rank: int  # among all who have finished; 0 until you have
    at_table: int  # your place there
    score: int
    moves: int
    medal: Literal["", "gold", "silver", "bronze"]  # that it would be if the day ended now


class DailyGame(Struct):
    game: str
    bots: list[str]  # levels of your opponents
    players: int  # who have finished
    mine: DailyTry | None


class DailyDate(Struct):
    day: str  # like 2026-01-31, from eight to eight in Pamplona
    played: bool


class Medals(Struct):
    gold: int
    silver: int
    bronze: int


class Today(Struct):
    """The deals of the day, and how you stand: by your browser, since there are no accounts."""

    day: str
    ends_at: float  # then there are new ones
    late_until: float  # a try that was begun in time counts until then
    games: list[DailyGame]
    week: list[DailyDate]  # up to today
    streak: int  # days in a row, up to today or yesterday
    medals: Medals  # of days that are over


class DailyEntry(Struct):
    rank: int
    name: str
    at_table: int
    score: int
    moves: int
    mine: bool
    table: str | None  # to look at; None until you have finished your own try


class DailyBoard(Struct):
    """The best of a day, and you."""

    day: str
    game: str
    players: int
    settled: bool  # the day is over, and so are the medals
    entries: list[DailyEntry]


class BeginDaily(Struct, forbid_unknown_fields=True):
    name: Name | None = None  # without one you get a friendly one


class DailyBegun(Struct):
    """The table of your try, which may have been begun before."""

    table: str
    day: str


class Forgotten(Struct):
    """How many cookies were taken back."""

    cookies: int


# --- what a client says -----------------------------------------------------------------------------------------------


class ClientMessage(Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    pass


class Hello(ClientMessage):
    """Comes first: the last version of the table that the client knows, or 0, and the version of the API it speaks."""

    version: Version = 0
    api: Annotated[int, Meta(ge=1, le=2**31)] = API_MAJOR  # its first number


class Move(ClientMessage):
    """Plays an action in answer to a decision, which is named as the seat was told it."""

    id: MessageId
    seat: SeatNumber
    decision: Version
    action: Notation


class Undo(ClientMessage):
    """Takes back the seat's latest action."""

    id: MessageId
    seat: SeatNumber


class Try(ClientMessage):
    """A draft: what these actions would lead to."""

    id: MessageId
    seat: SeatNumber
    actions: Annotated[list[Notation], Meta(max_length=MOST_DRAFTED)]


class WhyNot(ClientMessage):
    """Asks why an action is not possible now."""

    id: MessageId
    seat: SeatNumber
    action: Notation


class Hint(ClientMessage):
    """Asks for advice on the current decision, or on the one that a draft leads to."""

    id: MessageId
    seat: SeatNumber
    actions: Annotated[list[Notation], Meta(max_length=MOST_DRAFTED)] = []


class Count(ClientMessage):
    """Asks for the card counter of a seat, or of a spectator."""

    id: MessageId
    seat: SeatNumber | None


class Past(ClientMessage):
    """Asks for what a seat, or a spectator, saw since a version."""

    id: MessageId
    seat: SeatNumber | None
    version: Version


class Answers(ClientMessage):
    """Standing answers of a seat."""

    id: MessageId
    seat: SeatNumber
    keys: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=20)]


class Resign(ClientMessage):
    """Gives up: a bot plays on, and the seat is ranked last."""

    id: MessageId
    seat: SeatNumber


class Pause(ClientMessage):
    """Stops the whole table: nobody moves, and no clock runs, until somebody says `resume`."""

    id: MessageId
    seat: SeatNumber


class Resume(ClientMessage):
    """Ends a pause, no matter who began it."""

    id: MessageId
    seat: SeatNumber


class Chat(ClientMessage):
    """Says something to everybody at the table."""

    id: MessageId
    seat: SeatNumber
    text: ChatText


class Mute(ClientMessage):
    """From now on, this connection gets no chat from these seats."""

    id: MessageId
    seat: SeatNumber
    muted: Annotated[list[SeatNumber], Meta(max_length=MOST_SEATS)]


FromClient = Hello | Move | Undo | Try | WhyNot | Hint | Count | Past | Answers | Resign | Pause | Resume | Chat | Mute


# --- what the server says ---------------------------------------------------------------------------------------------


class ReasonInfo(Struct):
    key: str
    clause: str
    args: dict[str, Any]


class SeatView(Struct):
    """What one reader sees. A spectator has no seat and nothing to decide."""

    seat: int | None
    view: Any
    events: list[dict[str, Any]]  # new since the last message; redacted for this reader
    decision: int | None = None  # the name of the decision that the seat owes; a move repeats it
    asked: str = ""  # its kind
    legal: list[ActionInfo] = []
    may_undo: bool = False
    answers: list[str] = []


class Lesson(Struct):
    """A real position that shows how to play. Its sentence is the game's text `lesson-<key>`."""

    key: str
    seat: int
    table: TableInfo
    view: Any
    legal: list[ActionInfo]
    events: list[dict[str, Any]]  # of the last move


class ReplayFrame(Struct):
    seat: int | None  # who moved; None for the deal
    action: ActionInfo | None
    view: Any
    events: list[dict[str, Any]]


class Replay(Struct):
    """A finished game, move by move, as one reader saw it."""

    reader: int | None
    frames: list[ReplayFrame]


class Mistake(Struct):
    """A decision that cost its seat something: what it did, what was better and why, from what it knew then.

    `worth` is that of the better one, `lost` how much less the other was: shares of the win, or points if
    you played alone.
    """

    move: int  # counted from 0
    chosen: ActionInfo
    best: ActionInfo
    facts: list[dict[str, Any]]
    worth: float
    lost: float
    playouts: int


class Luck(Struct):
    """Where chance and the others cost a seat most, between two of its decisions.

    `before` is what its choice was worth, `after` what the position was worth when it was asked again, or the result:
    shares of the win, or points for whoever played alone.
    """

    move: int  # its own, counted from 0
    until: int  # its next one, or how many moves there were
    before: float
    after: float


class Review(Struct):
    """How far looking back at a seat's decisions has come, and once it is over, its costliest mistakes in order.

    A server whose engine is not compiled looks at none.
    """

    seat: int
    done: int
    total: int
    over: bool
    alone: bool  # worth is in points
    mistakes: list[Mistake]
    luck: Luck | None = None  # if it cost more than one of three mistakes


class Proof(Struct):
    """What the record of a finished game proves about its dice, in sentences."""

    proven: bool
    lines: list[str]
    commitment: str


class ServerMessage(Struct, tag_field="type", tag=str.lower):
    pass


class Snapshot(ServerMessage):
    """Everything, for a client that is new or too far behind. Its events are the whole story."""

    table: TableInfo
    seats: list[SeatView]


class Update(ServerMessage):
    """What has changed since the client's version."""

    table: TableInfo
    seats: list[SeatView]


class Ack(ServerMessage):
    """The message was carried out, and the result is stored."""

    id: int
    version: int


class Refusal(ServerMessage):
    """The message was not carried out, and nothing has changed. `code` is for programs, `detail` for people."""

    id: int | None
    code: str
    detail: str
    version: int
    reason: ReasonInfo | None = None


class Drafted(ServerMessage):
    """What a draft would lead to, as far as the seat can foresee. Nothing has happened."""

    id: int
    seat: int
    view: Any
    legal: list[ActionInfo]
    events: list[dict[str, Any]]
    done: int
    asked: str
    stopped: str
    refused: ReasonInfo | None


class Explained(ServerMessage):
    """Why an action is not possible; None if it is."""

    id: int
    reason: ReasonInfo | None


class Weighed(Struct):
    """An action, what speaks for it, and what it is worth: a share of the win, or points for whoever plays alone.

    `behind` is how much less than the suggestion it is worth, `doubt` the standard error of that. Without playouts it
    was not weighed, and the numbers mean nothing.
    """

    action: ActionInfo
    facts: list[dict[str, Any]]
    worth: float
    behind: float
    doubt: float
    playouts: int


class Hinted(ServerMessage):
    """The suggestion comes first, then others, best first."""

    id: int
    seat: int
    alone: bool  # worth is in points
    choices: list[Weighed]


class Counted(ServerMessage):
    """The card counter: all cards by their backs."""

    id: int
    seat: int | None
    backs: list[BackCount]


class Moment(Struct):
    """The table at a past moment, and what had led to it since the one before."""

    view: Any
    events: list[dict[str, Any]]  # redacted for the reader, as at the time


class Recalled(ServerMessage):
    """What the reader saw, oldest first; the first is where they asked from. Empty if that can't be told any more."""

    id: int
    seat: int | None
    frames: list[Moment]


class Said(ServerMessage):
    """A line of chat: plain text."""

    number: int
    seat: int
    name: str
    text: str
    at: float


class Presence(ServerMessage):
    """Who is here, by seat, and how many watch."""

    present: list[bool]
    spectators: int


class Announced(ServerMessage):
    """An announcement from the operator of the server to everybody: plain text."""

    text: str


FromServer = (
    Snapshot | Update | Ack | Refusal | Drafted | Explained | Hinted | Counted | Recalled | Said | Presence | Announced
)


# --- tutorials --------------------------------------------------------------------------------------------------------


class TutorialStep(Struct):
    """A step. Its sentences are the game's texts `tutorial-<key>`, `tutorial-<key>-why` and `tutorial-<key>-done`."""

    key: str
    kind: str  # `do`, `refused` (trying what the rules refuse) or `look`
    look: str  # what to look at
    tries: str  # a refused action that the step wants to be tried, in notation; empty: none


class Tutorial(Struct):
    minutes: int
    steps: list[TutorialStep]


class Rehearse(Struct, forbid_unknown_fields=True):
    """What a learner has played in a step, and what their table says now."""

    message: FromClient
    moves: Annotated[list[Notation], Meta(max_length=MOST_DRAFTED)] = []


class Rehearsed(Struct):
    """What a table would have answered."""

    moves: list[str]  # what the learner has played now
    done: bool  # the step is done
    messages: list[FromServer]
