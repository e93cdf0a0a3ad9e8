"""The authority over one table, without I/O: it hears what people do and what time it is, and returns log entries.

A command that is allowed becomes entries of the log, and the table follows them; `Referee(entries)` is the same table
again. A server commits what a command returns before anybody sees it, by carrying the command out on a
`Reading.branch`. The time is whatever `now` says.
"""

from __future__ import annotations

from collections.abc import Sequence

from stampede.core.actions import Action
from stampede.core.play import Refused
from stampede.match import log
from stampede.match.codes import RefusalCode
from stampede.match.log import Entry
from stampede.match.presence import Presence
from stampede.match.reading import (
    ANSWER_PAUSE,
    BotTurn,
    Declined,
    Reading,
    Setup,
    check_contribution,
    checked_name,
    opening,
    whatever_it_says,
)
from stampede.match.seats import HUMAN, OPEN
from stampede.match.table import ASKED_FOR, LAPSED, Table
from stampede.match.undo import latest_of

__all__ = ["ANSWER_PAUSE", "BY_BOT", "BY_OWNER", "BotTurn", "Declined", "Referee", "Setup"]

# Who plays an action.
BY_OWNER = "owner"
BY_BOT = "bot"
IN_ADVANCE = "standing"

WHY_NO_UNDO = {
    RefusalCode.NOTHING_TO_UNDO: "you have no move to take back",
    RefusalCode.ANSWERED: "somebody has already responded to it",
    RefusalCode.CHANCE_DRAWN: "cards have been drawn or dice rolled since",
    RefusalCode.SHOWN: "something hidden has been revealed since",
}


class Referee(Reading):
    """Seats are counted from 0. A command returns the entries it made, or raises Declined and changes nothing."""

    @classmethod
    def open(cls, setup: Setup, now: float) -> Referee:
        """Sets up a table and chooses its secret, so that the commitment can be shown before anybody sits down."""
        return cls([opening(setup, now)])

    @classmethod
    def of(cls, entries: list[Entry], table: Table) -> Referee:
        """The referee of a table that those entries made."""
        referee = cls.__new__(cls)
        referee.entries, referee.table = entries, table
        return referee

    # --- coming and going ---------------------------------------------------------------------------------------------

    def sit(self, seat: int, name: str, contribution: str, now: float, program: bool = False) -> list[Entry]:
        """A person, or a program, takes an open seat and adds to the dice."""
        if self._seat(seat).kind != OPEN:
            raise Declined(RefusalCode.SEAT_TAKEN, "this seat is taken")
        if self.table.match is not None:
            raise Declined(RefusalCode.ALREADY_STARTED, "the game has already started")
        check_contribution(contribution)
        data: dict[str, object] = {"name": checked_name(name), "contribution": contribution}
        return self._log(log.SAT, now, seat, **data, **({"program": True} if program else {}))

    def start(self, now: float) -> list[Entry]:
        """Deals. Every seat must be taken."""
        if self.table.match is not None:
            raise Declined(RefusalCode.ALREADY_STARTED, "the game has already started")
        free = [index for index, seat in enumerate(self.table.seats) if seat.kind == OPEN]
        if free:
            raise Declined(
                RefusalCode.OPEN_SEATS, f"seat {free[0] + 1} is still open: wait for somebody, or give it to a bot"
            )
        return self._log(log.STARTED, now, -1)

    def rename(self, seat: int, name: str, now: float) -> list[Entry]:
        """A person has another name from now on."""
        if self._seat(seat).kind != HUMAN:
            raise Declined(RefusalCode.NOT_YOURS, "only a person has a name to change")
        clean = checked_name(name)
        return [] if clean == self.table.seats[seat].name else self._log(log.RENAMED, now, seat, name=clean)

    def come_back(self, seat: int, now: float) -> list[Entry]:
        """The seat's owner is here. If a bot stands in for them, it hands the seat back.

        This is the only place that decides who returns; a seat that was resigned or given to a bot stays with the bot.
        """
        return self._log(log.RETURNED, now, seat) if self._seat(seat).is_stood_in_for else []

    def resign(self, seat: int, now: float) -> list[Entry]:
        """A bot plays on for good, and the seat is ranked last."""
        person = self._seat(seat)
        self._playing()
        if person.kind != HUMAN or person.resigned:
            raise Declined(RefusalCode.NOT_YOURS, "only a person who is still playing can resign")
        return self._log(log.RESIGNED, now, seat)

    def pause(self, seat: int, now: float) -> list[Entry]:
        """A person stops the whole table. If somebody else ended your last pause, you must move before the next one."""
        self._playing()
        if not self._seat(seat).played_by_person:
            raise Declined(RefusalCode.NOT_YOURS, "only a person who is playing can pause the table")
        if self.table.pause is not None:
            return []
        if seat in self.table.spent_pauses:
            raise Declined(RefusalCode.PAUSE_SPENT, "your last pause was ended: make a move before you pause again")
        return self._log(log.PAUSED, now, seat)

    def go_on(self, seat: int, now: float) -> list[Entry]:
        """Ends a pause, no matter who began it."""
        if self._seat(seat).kind != HUMAN:
            raise Declined(RefusalCode.NOT_YOURS, "only a person at the table can resume")
        return [] if self.table.pause is None else self._log(log.RESUMED, now, seat, why=ASKED_FOR)

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
            raise Declined(RefusalCode.NOT_HOST, "only the host can give or take seats")
        if seat == by and self.table.seats[seat].kind == HUMAN:
            raise Declined(RefusalCode.NOT_YOURS, "this is the host's own seat: resign instead")
        if self.table.over:
            raise Declined(RefusalCode.GAME_OVER, "the game is over")

    def tick(self, now: float, presence: Presence | None = None) -> list[Entry]:
        """What time brings: standing answers, and bots that stand in for people who keep others waiting."""
        made: list[Entry] = []
        pause, lapse = self.table.pause, self.pause_due()
        if pause is not None and lapse is not None and lapse <= now:
            made += self._log(log.RESUMED, now, pause.seat, why=LAPSED)
        for index in range(len(self.table.seats)):
            answer, due = self.standing_answer(index), self.answer_due(index, presence)
            if answer is not None and due is not None and due <= now:
                made += self._play(index, answer, now, IN_ADVANCE)
        for index in range(len(self.table.seats)):
            due, why = self.stand_in_due(index, presence)
            if due is not None and due <= now:
                made += self._log(log.TAKEN_OVER, now, index, why=why)
        return made

    # --- playing ------------------------------------------------------------------------------------------------------

    def act(
        self, seat: int, action: Action | int | str, now: float, decision: int | None = None, by: str = BY_OWNER
    ) -> list[Entry]:
        """Plays an action in answer to a decision. It is stale only if that decision has changed."""
        played = self.table.game.actions.entry(action)
        self._playing()
        self._not_paused()
        person = self._seat(seat)
        if by == BY_OWNER and person.resigned:
            raise Declined(RefusalCode.RESIGNED, "you have resigned: a bot plays on for you")
        if by == BY_OWNER and not person.played_by_person:
            raise Declined(RefusalCode.NOT_YOURS, "a bot is playing this seat: come back first")
        if by == BY_BOT and not person.played_by_bot:
            raise Declined(RefusalCode.NOT_YOURS, "a person is playing this seat")
        asked = self.table.asked[seat]
        if decision is not None and (asked is None or asked.version != decision):
            raise Declined(RefusalCode.STALE, "the position has changed since: look at it again")
        try:
            return self._play(seat, played, now, by)
        except Refused as refused:
            raise Declined(RefusalCode.ILLEGAL, f"not possible now: {refused.reason.key}", refused.reason) from refused

    def undo(self, seat: int, now: float) -> list[Entry]:
        """Takes back the seat's latest action, if nobody has learned anything from it or responded to it."""
        self._not_paused()
        why = self.why_no_undo(seat)
        if why:
            raise Declined(why, f"you cannot take this back: {WHY_NO_UNDO[why]}")
        return self._log(log.UNDONE, now, seat, ply=latest_of(self.table, seat))

    def answer_in_advance(self, seat: int, keys: Sequence[str], now: float) -> list[Entry]:
        """Sets the seat's standing answers; an empty list removes them."""
        person = self._seat(seat)
        known = {answer.key for answer in self.table.game.standing_answers()}
        for key in keys:
            if key not in known:
                raise Declined(RefusalCode.NO_SUCH_ANSWER, f"{self.table.game.id} has no standing answer {key!r}")
        if set(keys) == person.answers:
            return []
        return self._log(log.ANSWERS, now, seat, keys=sorted(set(keys)))

    def follow(self, entries: Sequence[Entry]) -> None:
        """Entries that were made, and committed, somewhere else."""
        with whatever_it_says():
            for entry in entries:
                self.table.change(entry)
                self.entries.append(entry)

    # --- small things -------------------------------------------------------------------------------------------------

    def _not_paused(self) -> None:
        if self.table.pause is not None:
            raise Declined(RefusalCode.PAUSED, "the table is paused: resume first")

    def _play(self, seat: int, action: Action, now: float, by: str) -> list[Entry]:
        """Plays and logs an action; an illegal one raises Refused and changes nothing."""
        entry = Entry(log.ACTED, now, seat, {"action": action.notation, "by": by})
        self.table.act(entry, action)
        self.entries.append(entry)
        return [entry]

    def _log(self, kind: str, now: float, seat: int, **data: object) -> list[Entry]:
        entry = Entry(kind, now, seat, data)
        self.table.change(entry)
        self.entries.append(entry)
        return [entry]
