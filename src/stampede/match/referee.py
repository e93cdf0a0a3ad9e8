"""The authority over one table, without IO: it is told what people do and what time it is, and returns log entries.

A command that is allowed becomes entries of the log, and the table follows them; `Referee.resume(entries)` is the same
table again. The caller commits what a command returns before telling anybody. The time is whatever `now` says.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, dataclass, field

from stampede.core.actions import Action
from stampede.core.errors import StampedeError
from stampede.core.events import Event
from stampede.core.game import NOTHING_TO_DO, Reason
from stampede.core.play import Refused
from stampede.core.registry import find_game
from stampede.match import log
from stampede.match.drafts import Draft, draft
from stampede.match.fairness import is_contribution, new_secret
from stampede.match.log import Entry
from stampede.match.match import Match
from stampede.match.seats import HUMAN, LONGEST_NAME, OPEN, Clock, Seat, SeatPlan, clean_name
from stampede.match.table import FROM_THE_DEAL, Table
from stampede.match.undo import latest_of, obstacle

# Who plays an action.
BY_OWNER = "owner"
BY_BOT = "bot"
IN_ADVANCE = "standing"
ANSWER_PAUSE = 1.5  # seconds before a standing answer is played: about as long as a person takes

WHY_NO_UNDO = {
    "nothing-to-undo": "you have no move to take back",
    "answered": "somebody has already responded to it",
    "chance-drawn": "cards have been drawn or dice rolled since",
    "shown": "something hidden has been revealed since",
}


class Declined(StampedeError):  # noqa: N818
    """A command that was not carried out; nothing has changed. `code` is for programs, the text for people."""

    def __init__(self, code: str, message: str, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.reason = reason


@dataclass(frozen=True)
class Setup:
    """A table as its host sets it up."""

    game: str
    seats: Sequence[SeatPlan]
    options: Mapping[str, object] = field(default_factory=dict)
    clock: Clock = field(default_factory=Clock.none)
    grace: float | None = None  # seconds before a bot stands in for somebody who is away; None: never
    host: int = 0
    key: str = ""  # a given match key in hexadecimal, for a seed or a repeated deal; empty: fair dice
    contributions: Mapping[int, str] = field(default_factory=dict)  # from people who sit there from the start


@dataclass(frozen=True)
class BotTurn:
    """A bot owes a decision: think with `view` and `legal`, then `act` naming `decision`, by `BY_BOT`."""

    seat: int
    level: str
    decision: int
    view: object
    legal: list[int]


class Referee:
    """Seats are counted from 0. A command returns the entries it made, or raises Declined and changes nothing."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.entries = list(entries[:1])
        self.table = Table(entries[0])
        for entry in entries[1:]:
            self._append(entry)

    @classmethod
    def open(cls, setup: Setup, now: float) -> Referee:
        """Sets up a table and chooses its secret, so that the commitment can be shown before anybody sits down."""
        game = find_game(setup.game)
        options = game.settle(len(setup.seats), setup.options)
        key = setup.key or (game.fixed_key(options) or b"").hex()
        seats = []
        for index, plan in enumerate(setup.seats):
            contribution = setup.contributions.get(index, "")
            _check_contribution(contribution)
            name = _checked_name(plan.name) if plan.kind == HUMAN else plan.name
            seats.append({**asdict(plan), "name": name, "contribution": contribution})
        data: dict[str, object] = {
            "game": game.id,
            "rules": game.rules_version,
            "components": game.digest,
            "options": options,
            "seats": seats,
            "clock": setup.clock.seconds,
            "grace": setup.grace,
            "host": setup.host,
            "secret": "" if key else new_secret(),
            "key": key,
        }
        return cls([Entry(log.OPENED, now, -1, data)])

    @classmethod
    def resume(cls, entries: Sequence[Entry], now: float, present: Collection[int] = ()) -> Referee:
        """The table of a log. Everybody is away until they come back, except the seats that are present."""
        referee = cls(entries)
        for index, seat in enumerate(referee.table.seats):
            if seat.kind == HUMAN and index not in present:
                seat.away_since = now
        return referee

    # --- coming and going ---------------------------------------------------------------------------------------------

    def sit(self, seat: int, name: str, contribution: str, now: float) -> list[Entry]:
        """A person takes an open seat and adds to the dice."""
        if self._seat(seat).kind != OPEN:
            raise Declined("seat-taken", "this seat is taken")
        if self.table.match is not None:
            raise Declined("already-started", "the game has already started")
        _check_contribution(contribution)
        return self._log(log.SAT, now, seat, name=_checked_name(name), contribution=contribution)

    def start(self, now: float) -> list[Entry]:
        """Deals. Every seat must be taken."""
        if self.table.match is not None:
            raise Declined("already-started", "the game has already started")
        free = [index for index, seat in enumerate(self.table.seats) if seat.kind == OPEN]
        if free:
            raise Declined("open-seats", f"seat {free[0] + 1} is still open: wait for somebody, or give it to a bot")
        return self._log(log.STARTED, now, -1)

    def leave(self, seat: int, now: float) -> None:
        """The person has gone. Nothing is logged yet: a bot stands in once the grace period is over (`tick`)."""
        person = self._seat(seat)
        if person.kind == HUMAN and person.away_since is None:
            person.away_since = now

    def come_back(self, seat: int, now: float) -> list[Entry]:
        """The seat's owner is here. If a bot stands in for them, it hands the seat back.

        This is the only place that decides who returns; a seat that was resigned or given to a bot stays with the bot.
        """
        person = self._seat(seat)
        if not person.is_missed:
            return []
        person.away_since = None
        return self._log(log.RETURNED, now, seat) if person.stand_in else []

    def resign(self, seat: int, now: float) -> list[Entry]:
        """A bot plays on for good, and the seat is ranked last."""
        person = self._seat(seat)
        self._playing()
        if person.kind != HUMAN or person.resigned:
            raise Declined("not-yours", "only a person who is still playing can resign")
        return self._log(log.RESIGNED, now, seat)

    def replace(self, by: int, seat: int, level: str, now: float) -> list[Entry]:
        """The host gives a seat to a bot: an open one, or somebody's."""
        self._host_may(by, seat)
        return self._log(log.REPLACED, now, seat, level=level)

    def remove(self, by: int, seat: int, now: float) -> list[Entry]:
        """The host takes a seat away. Before the deal it becomes open again; in the game a bot plays on."""
        self._host_may(by, seat)
        if self.table.match is None:
            return self._log(log.FREED, now, seat)
        return self._log(log.REPLACED, now, seat, level=self.table.seats[seat].level)

    def _host_may(self, by: int, seat: int) -> None:
        self._seat(seat)
        if by != self.table.host:
            raise Declined("not-host", "only the host can give or take seats")
        if seat == by and self.table.seats[seat].kind == HUMAN:
            raise Declined("not-yours", "this is the host's own seat: resign instead")
        if self.table.over:
            raise Declined("game-over", "the game is over")

    def tick(self, now: float) -> list[Entry]:
        """What time brings: standing answers, and bots that stand in for people who are away or out of time."""
        made: list[Entry] = []
        for index in range(len(self.table.seats)):
            answer, due = self._standing_answer(index), self._answer_due(index)
            if answer is not None and due is not None and due <= now:
                made += self._play(index, answer, now, IN_ADVANCE)
        for index, seat in enumerate(self.table.seats):
            due, why = self._stand_in_due(index)
            if seat.played_by_person and due is not None and due <= now:
                made += self._log(log.TAKEN_OVER, now, index, why=why)
        return made

    def next_tick(self) -> float | None:
        """When `tick` will next have something to do; None if nothing is due."""
        times = [self._stand_in_due(index)[0] for index, seat in enumerate(self.table.seats) if seat.played_by_person]
        times += [self._answer_due(index) for index in range(len(self.table.seats))]
        return min((time for time in times if time is not None), default=None)

    def deadline(self, seat: int) -> float | None:
        """When the seat's time for its current decision runs out."""
        asked = self.table.asked[seat]
        seconds = self.table.clock.seconds
        return None if asked is None or seconds is None else asked.since + seconds

    def _stand_in_due(self, seat: int) -> tuple[float | None, str]:
        if self.table.match is None or self.table.over:
            return None, ""
        away, grace = self.table.seats[seat].away_since, self.table.grace
        gone = None if away is None or grace is None else away + grace
        flagged = self.deadline(seat)
        if gone is not None and (flagged is None or gone <= flagged):
            return gone, "away"
        return flagged, "clock"

    # --- playing ------------------------------------------------------------------------------------------------------

    def act(
        self, seat: int, action: Action | int | str, now: float, decision: int | None = None, by: str = BY_OWNER
    ) -> list[Entry]:
        """Plays an action in answer to a decision. It is stale only if that decision has changed."""
        played = self.table.game.actions.entry(action)
        self._playing()
        person = self._seat(seat)
        if by == BY_OWNER and person.resigned:
            raise Declined("resigned", "you have resigned: a bot plays on for you")
        if by == BY_OWNER and not person.played_by_person:
            raise Declined("not-yours", "a bot is playing this seat: come back first")
        if by == BY_BOT and not person.played_by_bot:
            raise Declined("not-yours", "a person is playing this seat")
        asked = self.table.asked[seat]
        if decision is not None and (asked is None or asked.version != decision):
            raise Declined("stale", "the position has changed since: look at it again")
        try:
            return self._play(seat, played, now, by)
        except Refused as refused:
            raise Declined("illegal", f"not possible now: {refused.reason.key}", refused.reason) from refused

    def undo(self, seat: int, now: float) -> list[Entry]:
        """Takes back the seat's latest action, if nobody has learned anything from it or responded to it."""
        why = self.why_no_undo(seat)
        if why:
            raise Declined(why, f"you cannot take this back: {WHY_NO_UNDO[why]}")
        return self._log(log.UNDONE, now, seat, ply=latest_of(self.table, seat))

    def why_no_undo(self, seat: int) -> str:
        """Empty if the seat may undo now; else a key of WHY_NO_UNDO."""
        self._seat(seat)
        return "nothing-to-undo" if self.table.match is None else obstacle(self.table, seat)

    def answer_in_advance(self, seat: int, keys: Sequence[str], now: float) -> list[Entry]:
        """Sets the seat's standing answers; an empty list removes them."""
        person = self._seat(seat)
        known = {answer.key for answer in self.table.game.standing_answers()}
        for key in keys:
            if key not in known:
                raise Declined("no-such-answer", f"{self.table.game.id} has no standing answer {key!r}")
        if set(keys) == person.answers:
            return []
        return self._log(log.ANSWERS, now, seat, keys=sorted(set(keys)))

    def _standing_answer(self, seat: int) -> Action | None:
        """The seat's standing answer to the decision it owes, if it has one."""
        person, match = self.table.seats[seat], self.table.match
        if match is None or self.table.asked[seat] is None or person.kind != HUMAN or not person.answers:
            return None
        action = self.table.game.standing_action(match.state, seat, person.answers)
        return None if action < 0 else self.table.game.actions[action]

    def nothing_to_choose(self, seat: int) -> Action | None:
        """What the seat will answer where it has no real choice, in a game that says where that is."""
        match = self.table.match
        if match is None or self.table.asked[seat] is None:
            return None
        action = self.table.game.standing_action(match.state, seat, [NOTHING_TO_DO])
        return None if action < 0 else self.table.game.actions[action]

    def _answer_due(self, seat: int) -> float | None:
        """When a standing answer is played. Not at once, so that nobody can tell it from an answer given by hand."""
        asked = self.table.asked[seat]
        return None if asked is None or self._standing_answer(seat) is None else asked.since + ANSWER_PAUSE

    def bot_turns(self) -> list[BotTurn]:
        """The decisions that bots owe now."""
        match = self.table.match
        if match is None:
            return []
        return [
            BotTurn(index, seat.level, asked.version, match.view(index), list(asked.legal))
            for index, (seat, asked) in enumerate(zip(self.table.seats, self.table.asked, strict=True))
            if asked is not None and seat.played_by_bot
        ]

    # --- looking ------------------------------------------------------------------------------------------------------

    def draft(self, seat: int, actions: Sequence[int]) -> Draft:
        """What these actions would lead to, as far as the seat can foresee. Nothing is logged."""
        match = self._playing()
        self._seat(seat)
        return draft(self.table.game, match.view(seat), seat, actions)

    def history(self, seat: int | None, since_ply: int = FROM_THE_DEAL) -> list[Event]:
        """What has happened, as the seat (None: a spectator) may know it."""
        return self.table.events_since(since_ply, seat)

    def since_last_turn(self, seat: int) -> list[Event]:
        return self.table.since_last_turn(seat)

    def rematch(self, now: float, same_deal: bool = False, contributions: Mapping[int, str] | None = None) -> Referee:
        """A new table with the same seats, and either the same deal (to compare) or fresh dice."""
        table = self.table
        if table.match is None:
            raise Declined("not-started", "there is no game to play again yet")
        key = table.match.key.hex() if same_deal else ""
        plans = [SeatPlan(seat.kind, seat.name, seat.level) for seat in table.seats]
        added = contributions or {}
        setup = Setup(table.game.id, plans, table.options, table.clock, table.grace, table.host, key, added)
        return Referee.open(setup, now)

    # --- small things -------------------------------------------------------------------------------------------------

    def _seat(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.table.seats):
            raise Declined("no-such-seat", f"there is no seat {seat}: this table has 0 to {len(self.table.seats) - 1}")
        return self.table.seats[seat]

    def _playing(self) -> Match:
        if self.table.match is None:
            raise Declined("not-started", "the game has not started")
        if self.table.over:
            raise Declined("game-over", "the game is over")
        return self.table.match

    def _play(self, seat: int, action: Action, now: float, by: str) -> list[Entry]:
        """Plays and logs an action; an illegal one raises Refused and changes nothing."""
        entry = Entry(log.ACTED, now, seat, {"action": action.notation, "by": by})
        self.table.act(entry, action)
        self.entries.append(entry)
        return [entry]

    def _log(self, kind: str, now: float, seat: int, **data: object) -> list[Entry]:
        entry = Entry(kind, now, seat, data)
        self._append(entry)
        return [entry]

    def _append(self, entry: Entry) -> None:
        self.table.change(entry)
        self.entries.append(entry)


def _checked_name(name: str) -> str:
    clean = clean_name(name)
    if clean is None:
        raise Declined("bad-name", f"a name is 1 to {LONGEST_NAME} printable characters on one line")
    return clean


def _check_contribution(contribution: str) -> None:
    if not is_contribution(contribution):
        raise Declined("bad-contribution", "a contribution to the dice is at most 64 bytes in hexadecimal")
