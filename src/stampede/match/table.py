"""What a table's log says: the seats, the position, who owes which decision. Only entries of the log change it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from stampede.core.actions import Action
from stampede.core.errors import StampedeError
from stampede.core.events import Event, Fact
from stampede.core.game import Outcome, Place, ranks_of
from stampede.core.record import Record
from stampede.core.registry import find_game
from stampede.match import log
from stampede.match.fairness import Fairness, commitment_to, mixed_key
from stampede.match.log import Entry
from stampede.match.match import Match, twin_of
from stampede.match.seats import BOT, HUMAN, OPEN, Clock, Seat

USUAL_LEVEL = "steady"  # of a bot, if nobody says otherwise
FROM_THE_DEAL = -1  # before the first ply
EVERYBODY = -1  # may know of an entry

# Why a pause ends.
ASKED_FOR = "asked"
LAPSED = "lapsed"

# Entries that are told among what happened in the game.
NOTICES = {
    log.TAKEN_OVER: "stand-in-came",
    log.RETURNED: "stand-in-left",
    log.RESIGNED: "resigned",
    log.REPLACED: "bot-came",
    log.RENAMED: "renamed",
    log.PAUSED: "paused",
    log.RESUMED: "resumed",
}


class OtherRules(StampedeError):  # noqa: N818
    """A table under rules that this program does not have; it is never replayed under others."""


@dataclass(frozen=True)
class Ply:
    """An action that was played and not taken back."""

    seat: int
    action: Action
    asked: int  # how many plies had been played when its decision came up
    stood_in: bool = False  # a bot played it for a person who was away
    secret: bool = False  # nobody else could tell that anything happened


@dataclass(frozen=True)
class Notice:
    """Something that happened at the table, not in the game; everybody may know it."""

    version: int  # of the table, afterwards
    plies: int  # that had been played
    event: Event


@dataclass(frozen=True)
class Asked:
    """A decision that a seat owes. It stays the same while others make theirs at the same time."""

    version: int  # its name: the version of the table, as its seat knows it, when it came up
    plies: int
    since: float
    kind: str
    legal: list[int]


@dataclass(frozen=True)
class Pause:
    """Nobody moves and no clock runs until somebody resumes (docs/decisions/0029)."""

    seat: int  # whose it is
    since: float


class Table:
    def __init__(self, opened: Entry) -> None:
        data = opened.data
        self.version = 1  # entries so far
        self.secret_of: list[int] = []  # by entry: the only seat that may know of it
        self.game = find_game(str(data["game"]))
        if (data["rules"], data["components"]) != (self.game.rules_version, self.game.digest):
            raise OtherRules(
                f"this table was opened under version {data['rules']} of the rules of {self.game.id}, or with another "
                f"box; this program has version {self.game.rules_version} and its own box, and cannot continue it"
            )
        self.options: dict[str, object] = dict(data["options"])  # type: ignore[call-overload]
        plans = [Seat(**plan) for plan in data["seats"]]  # type: ignore[attr-defined]
        self.seats = [replace(seat, level=seat.level or USUAL_LEVEL) for seat in plans]
        self.clock = Clock(data["clock"])  # type: ignore[arg-type]
        self.grace: float | None = data["grace"]  # type: ignore[assignment]
        self.host = int(str(data["host"]))
        self.secret = str(data["secret"])
        # Shown from the start, so that the table cannot change its secret. Empty if the deal was given.
        self.commitment = commitment_to(self.secret) if self.secret else ""
        self.fixed_key = str(data["key"])
        self.known_deal = bool(data.get("known_deal", False))  # some people here have played it before
        self.secrets = [0 for _ in self.seats]  # by seat: how many entries only it may know of
        self.note_secret(EVERYBODY)
        self.match: Match | None = None
        self.plies: list[Ply] = []
        self.shown: list[bool | None] = []  # whether each ply showed anybody something; None: nobody has asked yet
        self.places: dict[tuple[int, int | None], list[Place]] = {}  # as readers saw them before some plies (`undo`)
        self.stood_in = [0 for _ in self.seats]  # how many actions of each seat a bot played for somebody away
        self.notices: list[Notice] = []
        self.asked: list[Asked | None] = [None for _ in self.seats]
        self.pause: Pause | None = None
        self.resumed_at = float("-inf")
        self.spent_pauses: frozenset[int] = frozenset()  # seats whose pause was ended for them, until they move

    def branch(self) -> Table:
        """The same table, to be changed without changing this one."""
        twin = twin_of(self)
        twin.seats, twin.asked, twin.plies = self.seats[:], self.asked[:], self.plies[:]
        twin.shown, twin.notices = self.shown[:], self.notices[:]
        twin.secret_of, twin.secrets = self.secret_of[:], self.secrets[:]
        twin.places, twin.stood_in = dict(self.places), self.stood_in[:]
        twin.match = None if self.match is None else self.match.branch()
        return twin

    # --- what it says -------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.match is not None and self.match.over

    def version_for(self, readers: Collection[int | None]) -> int:
        """How many entries those readers may know of. More would tell how much others do in secret."""
        if not any(self.secrets):  # as in most games
            return self.version
        return self.version - sum(count for seat, count in enumerate(self.secrets) if seat not in readers)

    def outcome(self) -> Outcome | None:
        """The game's result, with those who resigned ranked last."""
        outcome = None if self.match is None else self.match.outcome
        if outcome is None or not any(seat.resigned for seat in self.seats):
            return outcome
        ranks = ranks_of([[not seat.resigned, -rank] for seat, rank in zip(self.seats, outcome.ranks, strict=True)])
        return Outcome(outcome.reason, outcome.scores, ranks, outcome.lines)

    def record(self) -> Record:
        """The record so far. Chance and the secret of the dice are included only once the game is over."""
        assert self.match is not None
        record = self.match.record()
        if self.over:
            record.resigned = [index for index, seat in enumerate(self.seats) if seat.resigned]
            record.stood_in = list(self.stood_in) if any(self.stood_in) else None
            record.known_deal = self.known_deal
            record.chance = self.match.chance()
            if self.secret:
                contributions = [seat.contribution for seat in self.seats]
                record.fairness = Fairness(self.commitment, self.secret, contributions).to_json()
        return record

    def story_since(self, ply: int, version: int, reader: int | None) -> list[Event]:
        """`events_since` that ply, with the notices since that version where they belong."""
        told = self.events_since(ply, reader)
        fresh = [notice for notice in self.notices if notice.version > version]
        if not fresh or self.match is None:
            return told
        marks, end = self.match.marks, len(self.match.events)
        start = end - len(told)
        for done, notice in enumerate(fresh):
            place = marks[notice.plies] if notice.plies < len(marks) else end
            told.insert(max(0, place - start) + done, notice.event)
        return told

    def events_since(self, ply: int, reader: int | None) -> list[Event]:
        """What has happened since that ply, as the reader may know it; since FROM_THE_DEAL, everything."""
        if self.match is None:
            return []
        marks = self.match.marks
        start = 0 if ply < 0 else marks[ply] if ply < len(marks) else len(self.match.events)
        return self.match.story(reader, start)

    def since_last_turn(self, seat: int) -> list[Event]:
        """What has happened since the seat's own last action."""
        own = [index for index, ply in enumerate(self.plies) if ply.seat == seat]
        return self.events_since(own[-1] + 1 if own else FROM_THE_DEAL, seat)

    # --- what changes it ----------------------------------------------------------------------------------------------

    def change(self, entry: Entry) -> None:
        """Follows an entry of the log. Actions are parsed and checked here; the rest was checked by its maker."""
        if entry.kind == log.ACTED:
            self.act(entry, self.game.actions.parse(str(entry.data["action"])))
            return
        self.version += 1
        self.note_secret(entry.seat if self.is_secret(entry) else EVERYBODY)
        if entry.kind == log.STARTED:
            self.start(entry)
        elif entry.kind == log.UNDONE and entry.seat >= 0:
            self.undo(entry)
        elif entry.kind in (log.PAUSED, log.RESUMED) and entry.seat >= 0:
            self.pause_or_go_on(entry)
            self.notice(entry)
        elif entry.seat >= 0:
            self.seats[entry.seat] = self.changed(self.seats[entry.seat], entry)
            self.notice(entry)
        else:
            raise ValueError(f"no entry of a table's log: {entry}")
        if entry.kind == log.RETURNED:
            self.restart_clock(entry)

    def is_secret(self, entry: Entry) -> bool:
        """Whether an entry concerns only its seat: standing answers, or taking back what nobody has heard of."""
        if entry.kind == log.UNDONE:
            return self.plies[int(str(entry.data["ply"]))].secret
        return entry.kind == log.ANSWERS

    def note_secret(self, seat: int) -> None:
        """Of the latest entry."""
        self.secret_of.append(seat)
        if seat != EVERYBODY:
            self.secrets[seat] += 1

    def changed(self, seat: Seat, entry: Entry) -> Seat:
        """The seat after that entry."""
        data = entry.data
        if entry.kind == log.SAT:
            name, contribution = str(data["name"]), str(data["contribution"])
            program = bool(data.get("program", False))
            return replace(seat, kind=HUMAN, name=name, contribution=contribution, program=program)
        if entry.kind == log.TAKEN_OVER:
            return replace(seat, stand_in=True)
        if entry.kind == log.RETURNED:
            return replace(seat, stand_in=False)
        if entry.kind == log.RESIGNED:
            return replace(seat, resigned=True)
        if entry.kind == log.REPLACED:
            level = str(data["level"])
            return replace(seat, kind=BOT, name=level, level=level, program=False, stand_in=False)
        if entry.kind == log.FREED:
            return Seat(OPEN, "", USUAL_LEVEL)
        if entry.kind == log.ANSWERS:
            return replace(seat, answers=frozenset(str(key) for key in data["keys"]))  # type: ignore[attr-defined]
        if entry.kind == log.RENAMED:
            return replace(seat, name=str(data["name"]))
        raise ValueError(f"no entry of a table's log: {entry}")

    def notice(self, entry: Entry) -> None:
        """Notes what people are told of, once the game is on."""
        kind = NOTICES.get(entry.kind)
        if self.match is None or kind is None:
            return
        facts: dict[str, Fact] = {"seat": entry.seat}
        if entry.kind in (log.TAKEN_OVER, log.RESUMED):
            facts["why"] = str(entry.data["why"])
        if entry.kind == log.RENAMED:
            facts["before"] = self.match.seats[entry.seat]
            self.match.seats[entry.seat] = str(entry.data["name"])
        self.notices.append(Notice(self.version, len(self.plies), Event(kind, facts)))

    def start(self, entry: Entry) -> None:
        key = bytes.fromhex(self.fixed_key)
        if self.secret:
            key = mixed_key(self.secret, [seat.contribution for seat in self.seats])
        self.match = Match(self.game, [seat.name for seat in self.seats], self.options, key)
        if self.known_deal:
            self.notices.append(Notice(self.version, 0, Event("known-deal", {})))
        for number, seat in enumerate(self.seats):
            if seat.program:
                self.notices.append(Notice(self.version, 0, Event("guest-bot", {"seat": number})))
        self.ask(entry, None)

    def act(self, entry: Entry, action: Action) -> None:
        """Plays the action that the entry names. If it is not legal, this raises Refused and changes nothing."""
        assert self.match is not None
        asked = self.asked[entry.seat]
        owing = self.match.to_act
        self.match.advance(entry.seat, action)
        assert asked is not None
        # A step that nobody else has heard of leaves its seat with the same decision, as far as others can tell.
        is_secret = self.match.was_secret() and self.match.to_act == owing
        self.version += 1
        self.note_secret(entry.seat if is_secret else EVERYBODY)
        stood_in = self.seats[entry.seat].is_stood_in_for
        self.plies.append(Ply(entry.seat, action, asked.plies, stood_in, is_secret))
        self.stood_in[entry.seat] += stood_in and not is_secret
        self.shown.append(None)
        self.spent_pauses -= {entry.seat}
        self.ask(entry, entry.seat, asked if is_secret else None)

    def undo(self, entry: Entry) -> None:
        """Continues as if that ply had never been played."""
        assert self.match is not None
        undone = int(str(entry.data["ply"]))
        taken_back, now = self.plies.pop(undone), self.asked[entry.seat]
        self.match = self.match.without(undone)
        self.shown[undone:], self.places = [None for _ in self.plies[undone:]], {}
        self.stood_in[taken_back.seat] -= taken_back.stood_in and not taken_back.secret
        self.notices = [
            replace(notice, plies=notice.plies - 1) if notice.plies > undone else notice for notice in self.notices
        ]
        since = now.since if now is not None and taken_back.secret else entry.at
        self.ask(entry, entry.seat, Asked(0, taken_back.asked, since, "", []))

    def ask(self, entry: Entry, actor: int | None, same: Asked | None = None) -> None:
        """Notes which decision each seat owes now. A decision that has not changed keeps its name and its clock.

        `same`: when the actor's decision came up, if it was not just now.
        """
        assert self.match is not None
        state = self.match.state
        owing = state.to_act()
        for seat in range(len(self.seats)):
            if seat not in owing:
                self.asked[seat] = None
                continue
            kind, legal, before = state.decision(seat), state.legal(seat), self.asked[seat]
            if before is None or seat == actor or (before.kind, before.legal) != (kind, legal):
                plies, since = len(self.plies), entry.at
                if seat == actor and same is not None:
                    plies, since = same.plies, same.since
                self.asked[seat] = Asked(self.version_for([seat]), plies, since, kind, legal)

    def pause_or_go_on(self, entry: Entry) -> None:
        """A pause stops the clocks: afterwards, everybody has as much time left as before."""
        if entry.kind == log.PAUSED:
            self.pause = Pause(entry.seat, entry.at)
            return
        assert self.pause is not None
        if entry.seat != self.pause.seat or entry.data["why"] != ASKED_FOR:
            self.spent_pauses |= {self.pause.seat}
        for seat, asked in enumerate(self.asked):
            if asked is not None:
                self.asked[seat] = replace(asked, since=asked.since + entry.at - max(self.pause.since, asked.since))
        self.pause, self.resumed_at = None, entry.at

    def restart_clock(self, entry: Entry) -> None:
        """A player who comes back has the full time for the current decision."""
        asked = self.asked[entry.seat]
        if asked is not None:
            self.asked[entry.seat] = replace(asked, since=entry.at)
