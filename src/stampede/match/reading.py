"""Looking at a table without changing it: who is asked, what is due, what a seat may take back or try out.

A `Reading` has no commands. `Reading.branch` makes a `Referee` of its own, on which a command can be carried out while
everybody else still looks at this one.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING

from stampede.core.actions import Action
from stampede.core.errors import StampedeError
from stampede.core.events import Event
from stampede.core.game import NO_ANSWER, NOTHING_TO_DO, Reason
from stampede.core.registry import find_game
from stampede.match import log
from stampede.match.codes import RefusalCode
from stampede.match.drafts import Draft, draft
from stampede.match.fairness import is_contribution, new_secret
from stampede.match.log import Entry
from stampede.match.match import Match
from stampede.match.presence import Presence
from stampede.match.seats import HUMAN, LONGEST_NAME, Clock, Seat, SeatPlan, clean_name
from stampede.match.table import EVERYBODY, FROM_THE_DEAL, Table
from stampede.match.undo import obstacle

if TYPE_CHECKING:
    from stampede.match.referee import Referee

ANSWER_PAUSE = 1.5  # seconds before a standing answer is played: about as long as a person takes

# Why a bot stands in.
AWAY = "away"
CLOCK = "clock"


class Declined(StampedeError):  # noqa: N818
    """A command that was not carried out; nothing has changed. `code` is for programs, the text for people."""

    def __init__(self, code: RefusalCode, message: str, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.reason = reason


class BrokenLog(StampedeError):  # noqa: N818
    """A table's log that does not say what we understand."""


@contextmanager
def whatever_it_says() -> Iterator[None]:
    """While entries are followed that somebody else has written, and that may say anything."""
    try:
        yield
    except StampedeError:
        raise
    except Exception as error:
        raise BrokenLog(
            "the log of this table cannot be followed: it is damaged, or a newer version of Stampede has written it"
        ) from error


@dataclass(frozen=True)
class Setup:
    """A table as its host sets it up."""

    game: str
    seats: Sequence[SeatPlan]
    options: Mapping[str, object] = field(default_factory=dict)
    clock: Clock = field(default_factory=Clock.none)
    grace: float | None = None  # seconds somebody waits before a bot stands in for a person who is away; None: forever
    host: int = 0
    key: str = ""  # a given match key in hexadecimal, for a seed or a repeated deal; empty: fair dice
    contributions: Mapping[int, str] = field(default_factory=dict)  # from people who sit there from the start
    secret: str = ""  # of the dice, if the table has committed itself already; empty: a new one
    known_deal: bool = False  # some of these people have played this deal before
    sealed: bool = False  # the secret decides all chance, even if the options stand for a key


@dataclass(frozen=True)
class BotTurn:
    """A bot owes a decision: think with `view` and `legal`, then `act` naming `decision`, by `BY_BOT`."""

    seat: int
    level: str
    decision: int
    kind: str
    view: object
    legal: list[int]


def opening(setup: Setup, now: float) -> Entry:
    """The first entry of a table's log. Its secret is chosen, so the commitment can be shown before anybody sits."""
    game = find_game(setup.game)
    options = game.settle(len(setup.seats), setup.options)
    key = setup.key or ("" if setup.sealed else (game.fixed_key(options) or b"").hex())
    seats = []
    for index, plan in enumerate(setup.seats):
        contribution = setup.contributions.get(index, "")
        check_contribution(contribution)
        name = checked_name(plan.name) if plan.kind == HUMAN else plan.name
        seats.append({**asdict(plan), "name": name, "contribution": contribution})
        if not plan.program:  # as in logs from before there were programs
            del seats[-1]["program"]
    data: dict[str, object] = {
        "game": game.id,
        "rules": game.rules_version,
        "components": game.digest,
        "options": options,
        "seats": seats,
        "clock": setup.clock.seconds,
        "grace": setup.grace,
        "host": setup.host,
        "secret": "" if key else setup.secret or new_secret(),
        "key": key,
        "known_deal": setup.known_deal,
    }
    return Entry(log.OPENED, now, -1, data)


class Reading:
    """A table as its log says it is. Seats are counted from 0.

    Where time matters, `presence` says who is there; None means that everybody is, as at a terminal.
    """

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.entries = list(entries[:1])
        with whatever_it_says():
            self.table = Table(entries[0])
            for entry in entries[1:]:
                self.table.change(entry)
                self.entries.append(entry)

    def branch(self) -> Referee:
        """A referee who starts from here. Whatever it is told to do, this reading stays as it is."""
        from stampede.match.referee import Referee

        return Referee.of(self.entries[:], self.table.branch())

    # --- people and time ----------------------------------------------------------------------------------------------

    def stands_still(self, presence: Presence | None) -> bool:
        """Whether nothing may happen by itself: it's paused, or nobody is there and nobody agreed to play over days."""
        if self.table.pause is not None:
            return True
        agreed = self.table.clock.is_slow and any(seat.played_by_person for seat in self.table.seats)
        return not (presence is None or presence.anybody or agreed)

    def deadline(self, seat: int) -> float | None:
        """When the seat's time for its current decision runs out; None in a pause too."""
        asked = self.table.asked[seat]
        seconds = self.table.clock.seconds
        if asked is None or seconds is None or self.table.pause is not None:
            return None
        return asked.since + seconds

    def pause_due(self) -> float | None:
        """When a pause ends by itself: where people come and go for days, after the time of a move."""
        pause, clock = self.table.pause, self.table.clock
        return pause.since + (clock.seconds or 0.0) if pause is not None and clock.is_slow else None

    def next_tick(self, presence: Presence | None = None) -> float | None:
        """When `Referee.tick` will next have something to do; None if nothing is due."""
        if self.table.pause is not None:
            return self.pause_due()
        seats = range(len(self.table.seats))
        times = [self.stand_in_due(seat, presence)[0] for seat in seats]
        times += [self.answer_due(seat, presence) for seat in seats]
        return min((time for time in times if time is not None), default=None)

    def stand_in_due(self, seat: int, presence: Presence | None) -> tuple[float | None, str]:
        """When a bot will stand in for a person who keeps another one waiting, and why.

        In a slow game the clock alone decides, as long as anybody else still plays.
        """
        asked = self.table.asked[seat]
        if asked is None or not self.table.seats[seat].played_by_person or self.table.pause is not None:
            return None, ""
        flagged = self.deadline(seat)
        if self.table.clock.is_slow:
            others = any(other.played_by_person for index, other in enumerate(self.table.seats) if index != seat)
            return (flagged, CLOCK) if others else (None, "")
        waiting = self._waited_for_since(seat, presence)
        if waiting is None:
            return None, ""
        away, grace = None if presence is None else presence.away_since(seat), self.table.grace
        gone = None if away is None or grace is None else max(away, waiting, asked.since, self.table.resumed_at) + grace
        if flagged is not None:
            # Somebody who has only just begun to wait is no reason to hurry.
            flagged = max(flagged, waiting + min(grace or 0.0, self.table.clock.seconds or 0.0))
        if gone is not None and (flagged is None or gone <= flagged):
            return gone, AWAY
        return flagged, CLOCK

    def _waited_for_since(self, seat: int, presence: Presence | None) -> float | None:
        """Since when some other person who owes nothing has been here; None if nobody is waiting."""
        waiting = [
            float("-inf") if presence is None else presence.here_since(other)
            for other in self._company_of(seat)
            if self.table.asked[other] is None
        ]
        return min((since for since in waiting if since is not None), default=None)

    def _company_of(self, seat: int) -> list[int]:
        """Who else plays, and can be kept waiting. Programs have all the time in the world for a person.

        Or whoever left a guest bot for two minutes would find the game played to its end by two bots.
        """
        waited_for = self.table.seats[seat]
        return [
            index
            for index, other in enumerate(self.table.seats)
            if index != seat and other.played_by_person and (waited_for.program or not other.program)
        ]

    def bot_turns(self, presence: Presence | None = None) -> list[BotTurn]:
        """The decisions that bots owe now, and may make."""
        match = self.table.match
        if match is None:
            return []
        return [
            BotTurn(index, seat.level, asked.version, asked.kind, match.view(index), list(asked.legal))
            for index, (seat, asked) in enumerate(zip(self.table.seats, self.table.asked, strict=True))
            if asked is not None and self._bot_may_play(index, presence)
        ]

    def _bot_may_play(self, seat: int, presence: Presence | None) -> bool:
        """A bot in its own seat plays while anybody watches; one that stands in, only while another person is here."""
        player = self.table.seats[seat]
        if not player.played_by_bot or self.stands_still(presence):
            return False
        if presence is None or self.table.clock.is_slow or not player.is_stood_in_for:
            return True
        return any(presence.is_here(other) for other in self._company_of(seat))

    # --- standing answers ---------------------------------------------------------------------------------------------

    def answer_due(self, seat: int, presence: Presence | None) -> float | None:
        """When a standing answer is played. Not at once, so that nobody can tell it from an answer given by hand."""
        asked = self.table.asked[seat]
        if asked is None or self.standing_answer(seat) is None or self.stands_still(presence):
            return None
        return asked.since + ANSWER_PAUSE

    def standing_answer(self, seat: int) -> Action | None:
        """The seat's standing answer to the decision it owes, if it has one."""
        person = self.table.seats[seat]
        return self._standing(seat, person.answers) if person.kind == HUMAN and person.answers else None

    def nothing_to_choose(self, seat: int) -> Action | None:
        """What the seat will answer where it has no real choice, in a game that says where that is."""
        return self._standing(seat, [NOTHING_TO_DO])

    def _standing(self, seat: int, keys: Collection[str]) -> Action | None:
        match = self.table.match
        if match is None or self.table.asked[seat] is None:
            return None
        action = self.table.game.standing_action(match.state, seat, keys)
        return None if action == NO_ANSWER else self.table.game.actions[action]

    # --- looking ------------------------------------------------------------------------------------------------------

    def why_no_undo(self, seat: int) -> RefusalCode | None:
        """None if the seat may undo now."""
        self._seat(seat)
        return RefusalCode.NOTHING_TO_UNDO if self.table.match is None else obstacle(self.table, seat)

    def draft(self, seat: int, actions: Sequence[int]) -> Draft:
        """What these actions would lead to, as far as the seat can foresee. Nothing is logged."""
        match = self._playing()
        self._seat(seat)
        return draft(self.table.game, match.view(seat), seat, actions)

    def history(self, seat: int | None, since_ply: int = FROM_THE_DEAL) -> list[Event]:
        """What has happened in the game, as the seat (None: a spectator) may know it."""
        return self.table.events_since(since_ply, seat)

    def last_known_at(self) -> float:
        """When something happened here that everybody may know of."""
        last = len(self.entries) - 1
        while self.table.secret_of[last] != EVERYBODY:
            last -= 1
        return self.entries[last].at

    def missed_since(self, version: int, readers: Collection[int | None]) -> tuple[int, int] | None:
        """Where readers at that version continue: after how many entries, and plies; None if they need everything.

        They count only entries that they may know of (`Table.version_for`). We look from the end: coming back to a long
        game costs no more than what was missed.
        """
        secret_of, told = self.table.secret_of, self.table.version_for(readers)
        if not 0 < version <= told:
            return None
        start, plies = len(self.entries), len(self.table.plies)
        while told > version:
            start -= 1
            told -= is_told(secret_of[start], readers)
            plies += (self.entries[start].kind == log.UNDONE) - (self.entries[start].kind == log.ACTED)
        for entry, seat in zip(self.entries[start:], secret_of[start:], strict=True):
            if entry.kind in (log.UNDONE, log.STARTED) and is_told(seat, readers):
                return None
            # What somebody has taken back in secret since is no ply any more.
            plies -= entry.kind == log.UNDONE and int(str(entry.data["ply"])) < plies
        return start, plies

    def since_last_turn(self, seat: int) -> list[Event]:
        return self.table.since_last_turn(seat)

    @property
    def has_fixed_deal(self) -> bool:
        """Whether the options decide the dice, as for the field of the day: then every rematch is the same deal."""
        match = self.table.match
        return match is not None and self.table.game.fixed_key(match.options) is not None

    def rematch(
        self,
        now: float,
        same_deal: bool = False,
        contributions: Mapping[int, str] | None = None,
        secret: str = "",
    ) -> Referee:
        """A new table with the same seats, and either the same deal (to compare) or fresh dice."""
        from stampede.match.referee import Referee

        table = self.table
        if table.match is None:
            raise Declined(RefusalCode.NOT_STARTED, "there is no game to play again yet")
        same_deal = same_deal or self.has_fixed_deal
        setup = Setup(
            table.game.id,
            [SeatPlan(seat.kind, seat.name, seat.level, seat.program) for seat in table.seats],
            table.game.spelled_out(table.options),
            table.clock,
            table.grace,
            table.host,
            table.match.key.hex() if same_deal else "",
            {} if same_deal else contributions or {},
            secret,
            known_deal=same_deal,
        )
        return Referee.open(setup, now)

    def attempt(self, move: int, people: Collection[int], now: float) -> Referee:
        """A new table where this game stood before one of its moves, with bots in all seats but those of `people`.

        Its chance stays as it was, so the deal is known.
        """
        from stampede.match.referee import BY_BOT, BY_OWNER, Referee

        table = self.table
        if table.match is None or not table.over:
            raise Declined(RefusalCode.NOT_OVER, "the game is not over yet")
        moves = table.match.moves
        if move >= len(moves):
            raise Declined(RefusalCode.NO_SUCH_MOVE, f"this game has the moves 0 to {len(moves) - 1}")
        plans = [
            SeatPlan(HUMAN, seat.name, seat.level, seat.program) if index in people else SeatPlan.bot(seat.level)
            for index, seat in enumerate(table.seats)
        ]
        setup = Setup(
            table.game.id,
            plans,
            table.game.spelled_out(table.options),
            Clock.none(),
            table.grace,
            min(people),
            table.match.key.hex(),
            known_deal=True,
        )
        referee = Referee.open(setup, now)
        referee.start(now)
        for seat, action in moves[:move]:
            referee.act(seat, action, now, by=BY_OWNER if seat in people else BY_BOT)
        return referee

    # --- small things -------------------------------------------------------------------------------------------------

    def _seat(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.table.seats):
            raise Declined(
                RefusalCode.NO_SUCH_SEAT, f"there is no seat {seat}: this table has 0 to {len(self.table.seats) - 1}"
            )
        return self.table.seats[seat]

    def _playing(self) -> Match:
        if self.table.match is None:
            raise Declined(RefusalCode.NOT_STARTED, "the game has not started")
        if self.table.over:
            raise Declined(RefusalCode.GAME_OVER, "the game is over")
        return self.table.match


def is_told(secret_of: int, readers: Collection[int | None]) -> bool:
    """Whether readers may know of an entry that is the secret of that seat, or of nobody."""
    return secret_of == EVERYBODY or secret_of in readers


def checked_name(name: str) -> str:
    clean = clean_name(name)
    if clean is None:
        raise Declined(RefusalCode.BAD_NAME, f"a name is 1 to {LONGEST_NAME} printable characters on one line")
    return clean


def check_contribution(contribution: str) -> None:
    if not is_contribution(contribution):
        raise Declined(RefusalCode.BAD_CONTRIBUTION, "a contribution to the dice is at most 64 bytes in hexadecimal")
