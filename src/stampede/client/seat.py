"""A seat at a live table: what it is asked, and what it answers."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from stampede.client.errors import Answered, LinkError, Refused
from stampede.client.keys import Key
from stampede.client.line import PATIENCE, Line
from stampede.client.links import Link, parse_link
from stampede.client.requests import call
from stampede.match.codes import RefusalCode
from stampede.match.status import TableStatus
from stampede.server import wire

ANY_ID = 0  # the line gives every message its own


async def sit(link: Link | str, name: str | None = None, program: bool = True, contribution: str = "") -> Key:
    """Takes an open seat, by an invitation or at a public table. Everybody sees that a program plays there."""
    found = parse_link(link) if isinstance(link, str) else link
    if found.kind == "seat":
        raise LinkError("this link opens a seat that is somebody's own: to take a seat, use the invitation")
    wish = wire.Sit(name, found.secret or None, contribution, program)
    opened = await call(found.server, "POST", f"/api/tables/{found.table}/seats", wire.TableOpened, wish)
    return Key(found.server, found.table, opened.keys[0].seat, opened.keys[0].secret)


@dataclass(frozen=True)
class Asked:
    """A decision that the seat owes."""

    seat: int
    decision: int
    kind: str
    view: Any  # what the seat may know, as the game describes it
    legal: list[wire.ActionInfo]
    events: list[dict[str, Any]]  # since the last decision; at first, the whole story


class Seat:
    """Opened by its key, with `async with`."""

    def __init__(self, key: Key, patience: float = PATIENCE, on_trouble: Callable[[str], None] | None = None) -> None:
        self.number = key.seat
        self._stopped = False  # a pause came before the last answer, so its decision is asked again
        self.line = Line(key.server, key.table, key.secret, patience, on_trouble)

    async def __aenter__(self) -> Seat:
        await self.line.__aenter__()
        if self.number not in self.line.seats:
            await self.line.close()
            raise LinkError("this key does not open the seat any more: take a seat again, by an invitation")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.line.close()

    @property
    def table(self) -> wire.TableInfo:
        """The table, as everybody may see it."""
        assert self.line.table is not None, "a seat is used with `async with`"
        return self.line.table

    @property
    def seen(self) -> wire.SeatView:
        """What the seat was told last."""
        return self.line.seats[self.number]

    @property
    def over(self) -> bool:
        return self.table.status is TableStatus.OVER

    async def changed(self) -> None:
        await self.line.changed()

    def take_news(self) -> list[dict[str, Any]]:
        """The events since the last time."""
        return self.line.news.pop(self.number, [])

    async def decisions(self) -> AsyncIterator[Asked]:
        """Every decision that the seat owes, once, until the game is over. Answer it with `play`.

        What couldn't be answered because the table was paused is asked again when it resumes.
        """
        asked: int | None = None
        while not self.over:
            seen = self.seen
            if seen.decision is None or (seen.decision == asked and not self._stopped):
                await self.changed()
                continue
            asked, self._stopped = seen.decision, False
            yield Asked(self.number, asked, seen.asked, seen.view, seen.legal, self.take_news())

    async def play(self, action: wire.ActionInfo | str, decision: int | None = None) -> None:
        """Plays an action in answer to a decision (by default, the one that is owed now); returns once it is stored."""
        notation = action if isinstance(action, str) else action.notation
        owed = self.seen.decision if decision is None else decision
        move = wire.Move(ANY_ID, self.number, owed or 0, notation)
        try:
            with suppress(Answered):  # as well as can be known, it was this move
                await self.line.ask(move, wire.Ack)
        except Refused as refusal:
            self._stopped = refusal.code == RefusalCode.PAUSED
            raise

    async def why_not(self, action: str) -> wire.ReasonInfo | None:
        """Why an action is not possible now; None if it is."""
        return (await self.line.ask(wire.WhyNot(ANY_ID, self.number, action), wire.Explained)).reason

    async def draft(self, actions: Sequence[str]) -> wire.Drafted:
        """What these actions would lead to. Nothing happens."""
        return await self.line.ask(wire.Try(ANY_ID, self.number, list(actions)), wire.Drafted)

    async def hint(self) -> wire.Hinted:
        """Advice on the decision that is owed."""
        return await self.line.ask(wire.Hint(ANY_ID, self.number), wire.Hinted)

    async def say(self, text: str) -> None:
        await self.line.ask(wire.Chat(ANY_ID, self.number, text), wire.Ack)

    async def resign(self) -> None:
        await self.line.ask(wire.Resign(ANY_ID, self.number), wire.Ack)

    async def pause(self) -> None:
        """Stops the whole table until somebody resumes."""
        await self.line.ask(wire.Pause(ANY_ID, self.number), wire.Ack)

    async def resume(self) -> None:
        """Ends a pause, no matter who began it."""
        await self.line.ask(wire.Resume(ANY_ID, self.number), wire.Ack)
