"""The store's database on PostgreSQL, which any number of processes may use at the same time.

A commit is on PostgreSQL's disk before it is confirmed (`synchronous_commit`, which is on unless somebody has changed
it). Whatever is appended during one commit goes into the next one together, in one statement. If the line breaks, as
when PostgreSQL is restarted, everything is tried again for a while: an append that had been written by then is known
by its entries, and is not written twice.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import count
from typing import Any, TypeVar

from stampede.server.beside import Beside
from stampede.server.database import Addition, Row, RowConflict, Step
from stampede.server.errors import StoreError

try:
    import asyncpg
except ImportError as error:
    raise StoreError(
        "PostgreSQL needs one more package: install it with `pip install 'stampede[postgres]'`, or choose a file with "
        "--db sqlite:///stampede.db"
    ) from error

T = TypeVar("T")

PATIENCE = 10.0  # seconds that something is tried again while PostgreSQL is away
AGAIN = 0.1  # seconds until then
CONNECTIONS = 8  # of one process, at most
MOST_TOGETHER = 200  # appends in one statement
STUCK = 60.0  # seconds after which a statement has failed
GONE = "PostgreSQL does not answer, and has not for a while: is it running, and can this machine reach it?"

# The line is broken, or the server is just stopping or starting. What was being written may have been written.
LOST = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.CannotConnectNowError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.TooManyConnectionsError,
)

# Rows are locked in the order of their ids, so that two processes never wait for each other.
APPEND = """
WITH wanted AS (
    SELECT * FROM unnest(
        $1::int[], $2::text[], $3::bool[], $4::float8[], $5::text[], $6::text[], $7::text[], $8::int[]
    ) AS w (length, status, public, changed_at, seats, waiting_for, id, start)
), locked AS MATERIALIZED (
    SELECT id FROM tables WHERE id = ANY($7::text[]) ORDER BY id FOR NO KEY UPDATE
), lengthened AS (
    UPDATE tables SET length = w.length, status = w.status, public = w.public, changed_at = w.changed_at,
        seats = w.seats, waiting_for = w.waiting_for
    FROM wanted w JOIN locked ON locked.id = w.id
    WHERE tables.id = w.id AND tables.length = w.start
    RETURNING tables.id
), added AS (
    INSERT INTO entries (table_id, number, kind, at, seat, data)
    SELECT e.* FROM unnest($9::text[], $10::int[], $11::text[], $12::float8[], $13::int[], $14::text[])
        AS e (table_id, number, kind, at, seat, data)
    WHERE e.table_id IN (SELECT id FROM lengthened)
), opened AS (
    INSERT INTO secrets (table_id, secret_hash, seat, kind)
    SELECT s.* FROM unnest($15::text[], $16::text[], $17::int[], $18::text[]) AS s (table_id, secret_hash, seat, kind)
    WHERE s.table_id IN (SELECT id FROM lengthened)
), closed AS (
    DELETE FROM secrets USING unnest($19::text[], $20::int[], $21::text[]) AS c (table_id, seat, kind)
    WHERE secrets.table_id = c.table_id AND secrets.seat = c.seat AND secrets.kind = c.kind
        AND c.table_id IN (SELECT id FROM lengthened)
)
SELECT id FROM lengthened
"""


@dataclass(frozen=True)
class Appending:
    addition: Addition
    done: asyncio.Future[None]


class PostgresDatabase:
    shared = True
    any_of = "IN (SELECT json_array_elements_text(?::json))"

    def __init__(self, dsn: str, pool: Any) -> None:
        """Use `open` instead."""
        self.dsn = dsn
        self.pool = pool
        self._closing = False
        self._waiting: list[Appending] = []
        self._woken = asyncio.Event()
        self._writing = Beside()
        self._reading = 0
        self._read = asyncio.Event()
        self._appending = asyncio.create_task(self._append_forever(), name="store writer")

    @classmethod
    async def open(cls, url: str, create: bool) -> PostgresDatabase:
        from stampede.server import postgres_schema

        dsn = f"postgresql://{url.partition('://')[2]}"
        await postgres_schema.prepare(dsn, create)
        pool = await asyncpg.create_pool(
            dsn,
            min_size=0,
            max_size=CONNECTIONS,
            reset=_nothing,  # statements here leave nothing behind, and it would be another round trip
            command_timeout=STUCK,
            server_settings={"application_name": "stampede"},
        )
        return cls(dsn, pool)

    async def rows(self, sql: str, *values: object) -> Sequence[Row]:
        if any(isinstance(value, str) and "\0" in value for value in values):
            return []  # nothing that it could hold
        self._reading += 1
        try:
            found: Sequence[Row] = (await self._patiently(lambda: self.pool.fetch(dollars(sql), *values)))[0]
        except asyncpg.PostgresError as error:
            raise StoreError(f"the database cannot be read: {error}") from error
        finally:
            self._reading -= 1
            self._read.set()
        return found

    async def write(self, *steps: Step) -> int:
        return await self._undisturbed(self._write(steps))

    async def append(self, addition: Addition) -> None:
        if self._closing:
            raise StoreError("the database is closed: the server is stopping")
        job = Appending(addition, asyncio.get_running_loop().create_future())
        self._waiting.append(job)
        self._woken.set()
        await job.done

    async def close(self) -> None:
        if not self._closing:
            self._closing = True
            self._woken.set()
            await self._appending
            await self._writing.finish()
            while self._reading:  # a pool that is closing hands out no more connections
                self._read.clear()
                await self._read.wait()
            await self.pool.close()

    # --- patience -----------------------------------------------------------------------------------------------------

    async def _patiently(self, work: Callable[[], Awaitable[T]]) -> tuple[T, bool]:
        """What the work returns, tried again while PostgreSQL is away; and whether it may have been done before."""
        ends, uncertain = time.monotonic() + PATIENCE, False
        while True:
            try:
                return await work(), uncertain
            except (asyncpg.DeadlockDetectedError, asyncpg.SerializationError):
                pass  # nothing was written
            except LOST as error:
                uncertain = True
                if time.monotonic() > ends:
                    raise StoreError(GONE) from error
            except asyncpg.IntegrityConstraintViolationError as error:
                raise RowConflict(uncertain) from error
            await asyncio.sleep(AGAIN)

    async def _undisturbed(self, work: Coroutine[Any, Any, T]) -> T:
        """Even if the caller is cancelled meanwhile."""
        return await asyncio.shield(self._writing.start(work))

    # --- writing ------------------------------------------------------------------------------------------------------

    async def _write(self, steps: Sequence[Step]) -> int:
        uncertain = False

        async def attempt() -> int:
            nonlocal uncertain
            async with self.pool.acquire() as connection, connection.transaction():
                changed = 0
                for step in steps:
                    changed = await _run(connection, step)
                    if step.must_change is not None and changed != step.must_change:
                        raise RowConflict(uncertain)
                uncertain = True
            return changed

        try:
            return (await self._patiently(attempt))[0]
        except asyncpg.PostgresError as error:
            raise StoreError(f"the database cannot be written: {error}") from error

    async def _append_forever(self) -> None:
        while self._waiting or not self._closing:
            if not self._waiting:
                self._woken.clear()
                await self._woken.wait()
                continue
            batch: dict[str, Appending] = {}
            later: list[Appending] = []
            for job in self._waiting:  # one for each table, in the order they came
                fits = len(batch) < MOST_TOGETHER and job.addition.table_id not in batch
                if fits:
                    batch[job.addition.table_id] = job
                else:
                    later.append(job)
            self._waiting = later
            await self._append_all(list(batch.values()))

    async def _append_all(self, jobs: Sequence[Appending]) -> None:
        """All at once. If one of them is at fault, each on its own, so that only the faulty ones fail."""
        try:
            found, uncertain = await self._patiently(lambda: self._append_once(jobs))
        except Exception as error:
            if len(jobs) == 1 or isinstance(error, StoreError):
                for job in jobs:
                    _fail(job, error)
            else:
                for job in jobs:
                    await self._append_all([job])
            return
        for job in jobs:
            if job.addition.table_id not in found:
                _fail(job, RowConflict(uncertain))
            elif not job.done.done():  # or its caller was cancelled
                job.done.set_result(None)

    async def _append_once(self, jobs: Sequence[Appending]) -> set[str]:
        """The tables whose logs were as long as they had to be."""
        tables = _columns([job.addition.lengthened for job in jobs], 8)
        entries = _columns([row for job in jobs for row in job.addition.entries], 6)
        secrets = _columns([row for job in jobs for row in job.addition.secrets], 4)
        closed = _columns([row for job in jobs for row in job.addition.closed], 3)
        rows = await self.pool.fetch(APPEND, *tables, *entries, *secrets, *closed)
        return {row[0] for row in rows}


async def _run(connection: Any, step: Step) -> int:
    """Runs a statement with each of its rows, and returns how many it changed."""
    sql = dollars(step.statement.sql)
    if not step.rows:
        return _changed(await connection.execute(sql))
    if sql.startswith("INSERT") and len(step.rows) > 1:  # all of them, or it raises
        await connection.executemany(sql, step.rows)
        return len(step.rows)
    return sum([_changed(await connection.execute(sql, *row)) for row in step.rows])


def _changed(status: str) -> int:
    """How many rows: the last word of `INSERT 0 3`."""
    word = status.rpartition(" ")[2]
    return int(word) if word.isdecimal() else 0


def _columns(rows: Sequence[Row], width: int) -> list[list[Any]]:
    return [[row[column] for row in rows] for column in range(width)]


def _fail(job: Appending, error: Exception) -> None:
    if job.done.done():
        return
    if isinstance(error, asyncpg.PostgresError):
        error = StoreError(f"the database cannot be written: {error}")
    job.done.set_exception(error)


async def _nothing(_connection: Any) -> None:
    pass


@cache
def dollars(sql: str) -> str:
    """The statement as PostgreSQL wants it: `$1`, `$2` … instead of `?`."""
    numbers = count(1)
    return "".join(f"${next(numbers)}" if letter == "?" else letter for letter in sql)
