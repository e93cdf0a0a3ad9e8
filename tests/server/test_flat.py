"""What a table costs does not grow with its log, and a table that nobody uses costs next to nothing.

Work is counted in calls and memory in bytes: both are the same on a busy machine. `docs/scale.md` has the times.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import tracemalloc
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, cast

import pytest

from server.test_live import Ear, SlowBots, live_table
from stampede.core.rng import derive_key
from stampede.match.referee import Referee, Setup
from stampede.match.seats import SeatPlan
from stampede.server import lobby as lobby_module
from stampede.server import wire
from stampede.server.live import LiveTable
from stampede.server.lobby import Lobby
from stampede.server.store import Store

SHORT, LONG = 10, 2000  # entries of a log
IDLE_TABLES = 30
MOST_IDLE_BYTES = 30_000  # for each of them


class Hearing(Ear):
    """A connection that counts what it is sent."""

    def __init__(self, *readers: int | None) -> None:
        super().__init__(*readers)
        self.bytes = 0

    def send_written(self, message: bytes) -> None:
        self.bytes += len(message)


async def counted(work: Callable[[], Coroutine[Any, Any, object]]) -> int:
    """How many functions are called, in Python or C."""
    calls = 0

    def count(_frame: object, event: str, _arg: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    sys.setprofile(count)
    try:
        await work()
    finally:
        sys.setprofile(None)
    return calls


def table_in_play(length: int) -> tuple[LiveTable, int, str]:
    """A table with a log of that length, the seat on turn, and an action that can be taken back.

    The action was played and taken back, and names were changed, over and over: so the position is always the same.
    """
    plans = [SeatPlan.human("Ana"), SeatPlan.human("Bo"), SeatPlan.human("Cy")]
    referee = Referee.open(Setup("primes", plans, key=derive_key("match", 7).hex()), 0.0)
    referee.start(0.0)
    assert referee.table.match is not None
    seat = referee.table.match.to_act[0]
    run = next(action.notation for action in referee.table.match.legal(seat) if action.verb == "run")
    while len(referee.entries) < length:
        referee.act(seat, run, 1.0)
        referee.undo(seat, 1.0)
        for name in ("Eva", "Ana") * 4:
            referee.rename(0, name, 1.0)
    live, _ = live_table(referee)
    return live, seat, run


async def cost_of_a_move(live: LiveTable, seat: int, action: str) -> tuple[int, int]:
    """Calls made and bytes sent for a move that three people hear of; then it is taken back."""
    ears = [Hearing(reader) for reader in range(3)]
    for ear in ears:
        live.arriving.add(ear)
        await live.join(ear, live.version)
    sent = sum(ear.bytes for ear in ears)
    calls = await counted(lambda: live.carry_out(lambda referee, now: referee.act(seat, action, now)))
    sent = sum(ear.bytes for ear in ears) - sent
    for ear in ears:
        live.leave(ear)
    await live.carry_out(lambda referee, now: referee.undo(seat, now))
    return calls, sent


async def cost_of_coming_back(live: LiveTable, seat: int) -> tuple[int, int]:
    """Calls made and bytes sent for somebody who has missed nothing."""
    ear = Hearing(seat)
    live.arriving.add(ear)
    calls = await counted(lambda: live.join(ear, live.version))
    live.leave(ear)
    return calls, ear.bytes


def test_a_move_and_coming_back_cost_the_same_late_in_a_log() -> None:
    async def check() -> None:
        early, late = table_in_play(SHORT), table_in_play(LONG)
        assert early[0].version < late[0].version / 100
        move, moving_late = await cost_of_a_move(*early), await cost_of_a_move(*late)
        back, coming_late = await cost_of_coming_back(*early[:2]), await cost_of_coming_back(*late[:2])
        # Numbers in messages get longer.
        for (calls, sent), (calls_late, sent_late) in ((move, moving_late), (back, coming_late)):
            assert calls_late <= calls * 1.02
            assert sent_late <= sent + 100
        for live, *_ in (early, late):
            await live.close()

    asyncio.run(check())


def test_taking_back_costs_the_same_late_in_a_game() -> None:
    """Otherwise taking back over and over could keep the server busy, and again whenever the log is read."""

    def cost_after(moves: int) -> int:
        referee = Referee.open(Setup("primes", [SeatPlan.human("Ana"), SeatPlan.human("Bo")], key="07" * 32), 0.0)
        referee.start(0.0)
        while True:
            match = referee.table.match
            assert match is not None
            seat = match.to_act[0]
            legal = match.legal(seat)
            referee.act(seat, legal[len(match.moves) % len(legal)], 1.0)
            if len(match.moves) >= moves and referee.why_no_undo(seat) is None:
                break
        calls = 0

        def count(_frame: object, event: str, _arg: object) -> None:
            nonlocal calls
            calls += event == "call"

        sys.setprofile(count)
        try:
            referee.undo(seat, 2.0)
        finally:
            sys.setprofile(None)
        return calls

    assert cost_after(80) <= cost_after(3) + 20


def test_a_table_that_nobody_uses_takes_next_to_no_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        monkeypatch.setattr(lobby_module, "IDLE", -1.0)
        async with await Store.open(f"sqlite:///{tmp_path / 'tables.db'}") as store:
            lobby = Lobby(store, cast(Any, SlowBots()))
            await open_and_leave(lobby)  # whatever is made once is made now
            before = traced()
            for _ in range(IDLE_TABLES):
                await open_and_leave(lobby)
            assert len(lobby.live_tables) == 0
            assert (traced() - before) / IDLE_TABLES < MOST_IDLE_BYTES
            await lobby.close()

    tracemalloc.start()
    try:
        asyncio.run(check())
    finally:
        tracemalloc.stop()


async def open_and_leave(lobby: Lobby) -> None:
    """Somebody plays a few moves alone at a new table, and goes."""
    live = (await lobby.open_table(wire.NewTable("street", [wire.SeatWish("me"), wire.SeatWish("me")]), None)).live
    await live.carry_out(lambda referee, now: referee.start(now))
    ear = Hearing(0, 1)
    live.arriving.add(ear)
    await live.join(ear, 0)
    for _ in range(6):
        match = live.committed.table.match
        assert match is not None
        seat = match.to_act[0]
        action = match.legal(seat)[0].index
        await live.carry_out(lambda referee, now, seat=seat, action=action: referee.act(seat, action, now))  # type: ignore[misc]
    live.leave(ear)
    await lobby.rest_unused()
    await lobby.rest_unused()


def traced() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]
