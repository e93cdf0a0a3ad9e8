"""Processes that share one PostgreSQL: they hear of each other by LISTEN and NOTIFY, and a lease says who runs a table.

A process that has not renewed itself for a few seconds counts as dead. Then others may take over what it ran; at worst
two processes run a table for a moment, and the log refuses the second move.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Collection, Coroutine, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import asyncpg
import msgspec

from stampede.core.errors import StampedeError
from stampede.server.beside import Beside
from stampede.server.codes import CloseCode
from stampede.server.errors import NoSuchTable
from stampede.server.neighbours import (
    Announced,
    Banned,
    Freed,
    Gone,
    Here,
    Left,
    Moved,
    News,
    Rematched,
    SeatClosed,
    Talked,
    WhoIsHere,
)
from stampede.server.on_postgres import LOST, PostgresDatabase

if TYPE_CHECKING:
    from stampede.server.live import LiveTable
    from stampede.server.lobby import Lobby

logger = logging.getLogger("stampede.server")

CHANNEL = "stampede"
LEASE = 3.0  # seconds without a renewal until a process counts as dead
ROUND = 1.0  # seconds between two renewals
MOST_NEWS = 7000  # bytes in one notification; PostgreSQL takes 8,000
NOW = "extract(epoch FROM clock_timestamp())::float8"

RENEW = f"""
INSERT INTO processes (id, until) VALUES ($1, {NOW} + $2)
ON CONFLICT (id) DO UPDATE SET until = excluded.until RETURNING (xmax = 0) AS is_new
"""
BURY = f"DELETE FROM processes WHERE until < {NOW} RETURNING id"
CLAIM = f"""
INSERT INTO leases (table_id, holder, slow)
SELECT tables.id, $1, wanted.slow FROM unnest($2::text[], $3::bool[]) AS wanted (id, slow) JOIN tables USING (id)
ORDER BY tables.id
ON CONFLICT (table_id) DO UPDATE SET holder = excluded.holder, slow = excluded.slow
WHERE leases.holder = $1
    OR NOT EXISTS (SELECT 1 FROM processes WHERE processes.id = leases.holder AND processes.until >= {NOW})
RETURNING table_id
"""
INHERIT = "UPDATE leases SET holder = $1 WHERE holder = ANY($2::text[]) AND slow RETURNING table_id"
RELEASE = "DELETE FROM leases WHERE holder = ANY($1::text[]) RETURNING table_id"
RELEASE_SOME = "DELETE FROM leases WHERE holder = $1 AND table_id = ANY($2::text[])"
LENGTHS = "SELECT id, length FROM tables WHERE id = ANY($1::text[])"


class Message(msgspec.Struct):
    sender: str
    news: list[News]


encoder = msgspec.json.Encoder()
decoder = msgspec.json.Decoder(Message)


async def tell_once(database: PostgresDatabase, news: Sequence[News]) -> None:
    """News from somebody who is no neighbour: an administrator."""
    for each in news:
        message = encoder.encode(Message("", [each])).decode()
        await database.pool.execute("SELECT pg_notify($1, $2)", CHANNEL, message)


class Together:
    """One process among others. Nothing here raises: whatever fails is tried again in the next round."""

    shared = True

    def __init__(self, database: PostgresDatabase) -> None:
        self.id = secrets.token_hex(6)
        self.lobby: Lobby | None = None
        self._database = database
        self._line: Any = None  # the connection on which we listen and tell
        self._renewed = float("-inf")  # when our lease on life was last renewed, by our own clock
        self._running: set[str] = set()  # tables that we run
        self._wanted: dict[str, LiveTable] = {}  # tables that we would like to run
        self._refused: dict[str, LiveTable] = {}  # somebody else runs them
        self._untold: list[News] = []
        self._telling = asyncio.Event()
        self._claiming = asyncio.Event()
        self._beside = Beside()

    async def start(self, lobby: Lobby) -> None:
        self.lobby = lobby
        await self._listen()
        await self._renew()
        for work in (self._tell_forever(), self._claim_forever(), self._go_round_forever()):
            self._beside.start(work)

    async def leave(self) -> None:
        """Others take over at once."""
        await self._beside.cancel()
        with suppress(*LOST, asyncpg.PostgresError):
            async with asyncio.timeout(LEASE):
                freed = await self._database.pool.fetch(RELEASE, [self.id])
                await self._database.pool.execute("DELETE FROM processes WHERE id = $1", self.id)
                self._untold += [Left(self.id), Freed([row[0] for row in freed])]
                await self._notify()
        if self._line is not None:
            self._line.terminate()

    # --- telling ------------------------------------------------------------------------------------------------------

    def tell(self, news: News) -> None:
        self._untold.append(news)
        self._telling.set()

    async def _tell_forever(self) -> None:
        while True:
            await self._telling.wait()
            self._telling.clear()
            with suppress(*LOST, asyncpg.PostgresError):
                await self._notify()

    async def _notify(self) -> None:
        while self._untold:
            several, size = list[News](), 0
            for news in self._untold:
                size += len(encoder.encode(news))
                if several and size > MOST_NEWS:
                    break
                several.append(news)
            await self._line.execute(
                "SELECT pg_notify($1, $2)", CHANNEL, encoder.encode(Message(self.id, several)).decode()
            )
            del self._untold[: len(several)]  # what could not be told is told when the connection is back

    # --- hearing ------------------------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        line = await asyncpg.connect(self._database.dsn, server_settings={"application_name": "stampede news"})
        await line.add_listener(CHANNEL, self._hear)
        self._line = line

    def _hear(self, _line: object, _pid: int, _channel: str, text: str) -> None:
        try:
            message = decoder.decode(text)
        except msgspec.MsgspecError:
            logger.warning("a neighbour says something that this version does not understand")
            return
        if message.sender != self.id:
            for news in message.news:
                self._heed(message.sender, news)

    def _heed(self, sender: str, news: News) -> None:
        assert self.lobby is not None
        if isinstance(news, Freed):
            for table_id in news.tables:
                self._ask_again(table_id)
            return
        if isinstance(news, Left):
            self._forget(news.process)
            return
        if isinstance(news, SeatClosed | Gone | Banned | Announced):
            self.lobby.heed(news)
            return
        live = self.lobby.live_tables.get(news.table)
        if live is None:
            return
        if isinstance(news, Moved):
            self._beside.start(self._catch_up(live, news.version, news.hurried))
        elif isinstance(news, Talked):
            self._beside.start(self._quietly(live.hear_chat()))
        elif isinstance(news, Rematched):
            live.announce_rematch(news.same_deal, news.again)
        elif isinstance(news, Here):
            live.note_elsewhere(sender, news)
        elif isinstance(news, WhoIsHere):
            live.tell_neighbours_who_is_here()

    async def _catch_up(self, live: LiveTable, version: int, hurried: bool) -> None:
        live.hurried = hurried
        await self._quietly(live.catch_up(version))

    async def _quietly(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except StampedeError as error:
            logger.warning("news of a neighbour could not be followed, and are tried again: %s", error)

    def _forget(self, process: str) -> None:
        assert self.lobby is not None
        for live in list(self.lobby.live_tables.values()):
            live.note_elsewhere(process, None)

    def _ask_again(self, table_id: str) -> None:
        live = self._refused.pop(table_id, None)
        if live is not None:
            live.wake()

    # --- who runs a table ---------------------------------------------------------------------------------------------

    def runs(self, live: LiveTable) -> bool:
        if self.is_running(live.id):
            return True
        if live.id not in self._refused:
            self._wanted[live.id] = live
            self._claiming.set()
        return False

    def is_running(self, table_id: str) -> bool:
        return table_id in self._running and time.monotonic() < self._renewed + LEASE

    async def claim_slow(self, table_ids: Collection[str]) -> Sequence[str]:
        return await self._claim([*table_ids], [True] * len(table_ids))

    async def _claim(self, ids: list[str], slow: list[bool]) -> list[str]:
        try:
            rows = await self._database.pool.fetch(CLAIM, self.id, ids, slow)
        except (*LOST, asyncpg.PostgresError):
            return []
        granted = [row[0] for row in rows]
        self._running.update(granted)
        return granted

    async def _claim_forever(self) -> None:
        while True:
            await self._claiming.wait()
            self._claiming.clear()
            wanted, self._wanted = self._wanted, {}
            granted = await self._claim(list(wanted), [live.committed.table.clock.is_slow for live in wanted.values()])
            for table_id, live in wanted.items():
                if table_id in granted:
                    live.wake()
                else:
                    self._refused[table_id] = live

    # --- every second -------------------------------------------------------------------------------------------------

    async def _go_round_forever(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            try:
                async with asyncio.timeout(LEASE):
                    await self._go_round()
            except (*LOST, asyncpg.PostgresError, StampedeError) as error:
                logger.warning("the round among neighbours failed, and is tried again: %s", error)
            except Exception:
                logger.exception("the round among neighbours failed")

    async def _go_round(self) -> None:
        if self._line is None or self._line.is_closed():
            await self._listen()
            self._telling.set()
            self._hang_up_on_everybody()
        await self._renew()
        await self._bury()
        await self._let_go()
        for table_id in list(self._refused):
            self._ask_again(table_id)
        await self._look()

    async def _renew(self) -> None:
        began = time.monotonic()
        is_new = await self._database.pool.fetchval(RENEW, self.id, LEASE)
        self._renewed = began
        if is_new and self._running:  # others thought we were dead, and may have taken over
            before, self._running = self._running, set()
            for table_id in before:
                live = None if self.lobby is None else self.lobby.live_tables.get(table_id)
                if live is not None:
                    live.wake()
                    live.tell_neighbours_who_is_here()

    async def _bury(self) -> None:
        """The first to notice that a process is dead tells the others, and takes over its slow games."""
        async with self._database.pool.acquire() as connection, connection.transaction():
            dead = [row[0] for row in await connection.fetch(BURY)]
            if not dead:
                return
            inherited = [row[0] for row in await connection.fetch(INHERIT, self.id, dead)]
            freed = [row[0] for row in await connection.fetch(RELEASE, dead)]
        logger.warning("process %s has died, and this one takes over", ", ".join(dead))
        self._running.update(inherited)
        for process in dead:
            self._forget(process)
            self.tell(Left(process))
        for start in range(0, len(freed), 100):
            self.tell(Freed(freed[start : start + 100]))
        for table_id in freed:
            self._ask_again(table_id)
        if inherited:
            assert self.lobby is not None
            self._beside.start(self.lobby.wake_all(inherited))

    async def _let_go(self) -> None:
        """Of tables that somebody else should run: here is nobody, and no clock of days runs, or others are there."""
        assert self.lobby is not None
        unneeded = []
        for table_id in self._running:
            live = self.lobby.live_tables.get(table_id)
            if live is None or not (live.listeners or live.is_needed_here):
                unneeded.append(table_id)
        if unneeded:
            self._running.difference_update(unneeded)
            await self._database.pool.execute(RELEASE_SOME, self.id, unneeded)
            self.tell(Freed(unneeded[:100]))

    async def _look(self) -> None:
        """Reads what was missed, at tables where somebody is."""
        assert self.lobby is not None
        watched = {id: live for id, live in self.lobby.live_tables.items() if live.listeners}
        if not watched:
            return
        lengths = {row[0]: row[1] for row in await self._database.pool.fetch(LENGTHS, list(watched))}
        for table_id, live in watched.items():
            length = lengths.get(table_id)
            if length is None:
                await self.lobby.forget(table_id)
            elif length > live.version:
                with suppress(NoSuchTable):
                    await live.catch_up(length)

    def _hang_up_on_everybody(self) -> None:
        """We have been deaf for a while, and may have missed that a seat was closed: let them all come again."""
        assert self.lobby is not None
        for live in self.lobby.live_tables.values():
            for listener in [*live.listeners, *live.arriving]:
                listener.hang_up(CloseCode.CONNECT_AGAIN)
