"""A live table without a network: who is missed, and how they come back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, cast

import msgspec
import pytest

from stampede.core.rng import derive_key
from stampede.match.referee import Referee, Setup
from stampede.match.seats import Clock, SeatPlan
from stampede.server import wire
from stampede.server.codes import CloseCode
from stampede.server.live import LiveTable
from stampede.server.sockets import Connection


class Shelf:
    """A store that keeps what it is given."""

    def __init__(self) -> None:
        self.kinds: list[str] = []

    async def append(self, table_id: str, start: int, entries: Any, summary: Any, secrets: Any) -> None:
        self.kinds += [entry.kind for entry in entries]


class SlowBots:
    """Bots that never answer."""

    async def choose(self, *question: object) -> int:
        return await asyncio.Future()


class Ear:
    """A connection that only listens."""

    def __init__(self, *readers: int | None) -> None:
        self.readers = list(readers)
        self.version, self.plies = 0, 0
        self.muted: set[int] = set()

    def send(self, message: wire.ServerMessage) -> None:
        pass

    def send_written(self, message: bytes) -> None:
        pass

    def hang_up(self, code: CloseCode) -> None:
        raise AssertionError(code)


def table_with_a_stand_in() -> tuple[LiveTable, Shelf, int]:
    """Two people; a bot stands in for the one on turn, whose clock ran out."""
    plans = [SeatPlan.human("Ana"), SeatPlan.human("Bo")]
    referee = Referee.open(Setup("primes", plans, clock=Clock.live(30.0), key=derive_key("match", 7).hex()), 0.0)
    referee.start(0.0)
    referee.tick(30.0)
    [turn] = referee.bot_turns()
    shelf = Shelf()
    live = LiveTable("t", False, 0.0, referee, cast(Any, shelf), cast(Any, SlowBots()))
    return live, shelf, turn.seat


Door = Callable[[LiveTable, int], Awaitable[None]]


async def connecting(live: LiveTable, seat: int) -> None:
    ear = Ear(seat)
    live.arriving.add(ear)
    await live.join(ear, 0)


async def told(live: LiveTable, seat: int, message: wire.FromClient) -> dict[str, Any]:
    """What a connection answers to a message."""
    connection = Connection(cast(Any, None), live, cast(Any, None), {}, 1.0)
    connection.readers = [seat]
    await connection._answer(message)
    answer: dict[str, Any] = msgspec.json.decode(connection._unsent.get_nowait())
    return answer


def decision_of(live: LiveTable, seat: int) -> int:
    asked = live.committed.table.asked[seat]
    assert asked is not None
    return asked.version


async def moving(live: LiveTable, seat: int) -> None:
    assert (await told(live, seat, wire.Move(1, seat, decision_of(live, seat), "pass")))["type"] == "ack"


async def moving_too_late(live: LiveTable, seat: int) -> None:
    assert (await told(live, seat, wire.Move(1, seat, 2**20, "pass")))["code"] == "stale"


async def trying_something(live: LiveTable, seat: int) -> None:
    assert (await told(live, seat, wire.Try(1, seat, [])))["type"] == "drafted"


DOORS = [connecting, moving, moving_too_late, trying_something]


@pytest.mark.parametrize("door", DOORS)
def test_a_stand_in_hands_the_seat_back_through_every_door(door: Door) -> None:
    async def check() -> None:
        live, shelf, seat = table_with_a_stand_in()
        assert live.committed.table.seats[seat].stand_in
        await door(live, seat)
        assert live.committed.table.seats[seat].played_by_person
        assert shelf.kinds.count("returned") == 1
        await live.close()

    asyncio.run(check())


def test_who_has_resigned_does_not_get_the_seat_back() -> None:
    async def check() -> None:
        live, shelf, seat = table_with_a_stand_in()
        await live.carry_out(lambda referee, now: referee.resign(seat, now))
        await connecting(live, seat)
        assert live.committed.table.seats[seat].played_by_bot
        move = wire.Move(1, seat, decision_of(live, seat), "pass")
        assert (await told(live, seat, move))["code"] == "resigned"
        assert shelf.kinds == ["resigned"]
        await live.close()

    asyncio.run(check())


def test_a_seat_given_to_a_bot_stays_with_the_bot() -> None:
    async def check() -> None:
        live, shelf, _ = table_with_a_stand_in()
        await live.carry_out(lambda referee, now: referee.replace(0, 1, "random", now))
        await connecting(live, 1)
        assert live.committed.table.seats[1].played_by_bot
        assert shelf.kinds == ["replaced"]
        await live.close()

    asyncio.run(check())
