"""What a table's log says: the seats, the position, who owes which decision. Only entries of the log change it."""

from __future__ import annotations

from dataclasses import dataclass

from stampede.core.actions import Action
from stampede.core.errors import StampedeError
from stampede.core.events import Event
from stampede.core.game import Outcome, ranks_of
from stampede.core.record import Record
from stampede.core.registry import find_game
from stampede.match import log
from stampede.match.fairness import Fairness, commitment_to, mixed_key
from stampede.match.log import Entry
from stampede.match.match import Match
from stampede.match.seats import BOT, HUMAN, OPEN, Clock, Seat

USUAL_STAND_IN = "greedy"
FROM_THE_DEAL = -1  # before the first ply


class OtherRules(StampedeError):  # noqa: N818
    """A table under rules that this program does not have; it is never replayed under others."""


@dataclass(frozen=True)
class Ply:
    """An action that was played and not taken back."""

    seat: int
    action: Action
    asked: int  # how many plies had been played when its decision came up


@dataclass(frozen=True)
class Asked:
    """A decision that a seat owes. It stays the same while others make theirs at the same time."""

    version: int  # its name: the version of the table when it came up
    plies: int
    since: float
    kind: str
    legal: list[int]


class Table:
    def __init__(self, opened: Entry) -> None:
        data = opened.data
        self.version = 1  # entries so far
        self.game = find_game(str(data["game"]))
        if (data["rules"], data["components"]) != (self.game.rules_version, self.game.digest):
            raise OtherRules(
                f"this table was opened under version {data['rules']} of the rules of {self.game.id}, or with another "
                f"box; this program has version {self.game.rules_version} and its own box, and cannot continue it"
            )
        self.options: dict[str, object] = dict(data["options"])  # type: ignore[call-overload]
        self.seats = [Seat(**plan) for plan in data["seats"]]  # type: ignore[attr-defined]
        for seat in self.seats:
            seat.level = seat.level or USUAL_STAND_IN
        self.clock = Clock(data["clock"])  # type: ignore[arg-type]
        self.grace: float | None = data["grace"]  # type: ignore[assignment]
        self.host = int(str(data["host"]))
        self.secret = str(data["secret"])
        self.fixed_key = str(data["key"])
        self.match: Match | None = None
        self.plies: list[Ply] = []
        self.asked: list[Asked | None] = [None for _ in self.seats]

    # --- what it says -------------------------------------------------------------------------------------------------

    @property
    def commitment(self) -> str:
        """Shown from the start, so that the table cannot change its secret. Empty if the deal was given."""
        return commitment_to(self.secret) if self.secret else ""

    @property
    def over(self) -> bool:
        return self.match is not None and self.match.over

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
            record.chance = self.match.chance()
            if self.secret:
                contributions = [seat.contribution for seat in self.seats]
                record.fairness = Fairness(self.commitment, self.secret, contributions).to_json()
        return record

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
        seat = self.seats[entry.seat] if entry.seat >= 0 else None
        if entry.kind == log.STARTED:
            self.start(entry)
        elif seat is None:
            raise ValueError(f"no entry of a table's log: {entry}")
        elif entry.kind == log.UNDONE:
            self.undo(entry)
        elif entry.kind == log.SAT:
            seat.kind, seat.name = HUMAN, str(entry.data["name"])
            seat.contribution = str(entry.data["contribution"])
        elif entry.kind == log.TAKEN_OVER:
            seat.stand_in = True
        elif entry.kind == log.RETURNED:
            seat.stand_in, seat.away_since = False, None
            self.restart_clock(entry)
        elif entry.kind == log.RESIGNED:
            seat.resigned = True
        elif entry.kind == log.REPLACED:
            seat.kind, seat.name = BOT, str(entry.data["level"])
            seat.level, seat.stand_in = seat.name, False
        elif entry.kind == log.FREED:
            self.seats[entry.seat] = Seat(OPEN, "", USUAL_STAND_IN)
        elif entry.kind == log.ANSWERS:
            seat.answers = {str(key) for key in entry.data["keys"]}  # type: ignore[attr-defined]
        else:
            raise ValueError(f"no entry of a table's log: {entry}")

    def start(self, entry: Entry) -> None:
        key = bytes.fromhex(self.fixed_key)
        if self.secret:
            key = mixed_key(self.secret, [seat.contribution for seat in self.seats])
        self.match = Match(self.game, [seat.name for seat in self.seats], self.options, key)
        self.ask(entry, None)

    def act(self, entry: Entry, action: Action) -> None:
        """Plays the action that the entry names. If it is not legal, this raises Refused and changes nothing."""
        assert self.match is not None
        asked = self.asked[entry.seat]
        owing = self.match.to_act
        self.match.play(entry.seat, action)
        assert asked is not None
        self.version += 1
        self.plies.append(Ply(entry.seat, action, asked.plies))
        # A step that nobody else has heard of lets its seat go on with the same decision, as far as others can tell.
        is_secret = self.match.was_secret() and self.match.to_act == owing
        self.ask(entry, entry.seat, asked.plies if is_secret else None)

    def undo(self, entry: Entry) -> None:
        """Replays the match without that ply. Chance is keyed by its number, so everything else comes out the same."""
        assert self.match is not None
        undone = self.plies[int(str(entry.data["ply"]))]
        plies = [ply for index, ply in enumerate(self.plies) if index != entry.data["ply"]]
        self.match = Match(self.game, self.match.seats, self.options, self.match.key)
        for ply in plies:
            self.match.play(ply.seat, ply.action)
        self.plies = plies
        self.ask(entry, entry.seat, undone.asked)

    def ask(self, entry: Entry, actor: int | None, since: int | None = None) -> None:
        """Notes which decision each seat owes now. A decision that has not changed keeps its name and its clock.

        `since`: how many plies had been played when the actor's decision came up, if it was not just now.
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
                plies = since if seat == actor and since is not None else len(self.plies)
                self.asked[seat] = Asked(self.version, plies, entry.at, kind, legal)

    def restart_clock(self, entry: Entry) -> None:
        """A player who comes back has the full time for the current decision."""
        asked = self.asked[entry.seat]
        if asked is not None:
            self.asked[entry.seat] = Asked(asked.version, asked.plies, entry.at, asked.kind, asked.legal)
