"""The only writer of a database. Whatever arrives during one commit goes into the next one together.

So a hundred tables share one sync of the disk, and nobody is ever told that the database is locked.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.dml import UpdateBase

from stampede.server.errors import StoreError

MOST_TOGETHER = 200  # jobs in one transaction: a few milliseconds of work


class RowConflict(Exception):  # noqa: N818 - the caller makes a sentence of it
    """A key is taken, a row refers to nothing, or the row to change is missing; nothing was written."""


@dataclass(frozen=True)
class Statement:
    """A statement that many writes share under one name, or (without a name) one made for a single write."""

    sql: UpdateBase
    name: str = ""


@dataclass(frozen=True)
class Step:
    """A statement and the rows to run it with."""

    statement: Statement
    rows: Sequence[Mapping[str, object]] = ()
    must_change: int | None = None  # how many rows it has to change; None: any number


@dataclass(frozen=True)
class Job:
    """The steps of one write: all are carried out, or none."""

    steps: Sequence[Step]
    done: asyncio.Future[int]

    def is_like(self, other: Job) -> bool:
        """Whether both run the same named statements in the same order, so that they can run as one."""
        names = [step.statement.name for step in self.steps]
        return all(names) and names == [step.statement.name for step in other.steps]


def batches(jobs: Sequence[Job]) -> list[list[Job]]:
    """The jobs in their order, with neighbours that are alike in one batch."""
    found: list[list[Job]] = []
    for job in jobs:
        if found and job.is_like(found[-1][0]):
            found[-1].append(job)
        else:
            found.append([job])
    return found


class Writer:
    def __init__(self, connection: AsyncConnection) -> None:
        """Takes over the connection, and closes it in the end."""
        self._connection = connection
        self._jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self._closed = False
        # A batch can only be checked if the driver counts the rows that it changed.
        self._most_together = MOST_TOGETHER if connection.dialect.supports_sane_multi_rowcount else 1
        self._serving = asyncio.create_task(self._serve(), name="store writer")

    async def write(self, *steps: Step) -> int:
        """Carries out all steps or none. Returns once they are on the disk, with how many rows the last one changed.

        That number counts the rows of a whole batch if the statement has a name. Raises RowConflict, or StoreError if
        the database cannot be written. Cancelling the caller does not cancel the write.
        """
        if self._closed:
            raise StoreError("the database is closed: the server is stopping")
        job = Job(steps, asyncio.get_running_loop().create_future())
        self._jobs.put_nowait(job)
        return await job.done

    async def close(self) -> None:
        """Finishes the writes that are waiting, then closes the connection."""
        if not self._closed:
            self._closed = True
            self._jobs.put_nowait(None)
        await self._serving

    async def _serve(self) -> None:
        try:
            open_for_more = True
            while open_for_more:
                waiting = [await self._jobs.get()]
                while len(waiting) < self._most_together and not self._jobs.empty():
                    waiting.append(self._jobs.get_nowait())
                open_for_more = waiting[-1] is not None
                jobs = [job for job in waiting if job is not None]
                if jobs:
                    await self._carry_out(jobs)
        finally:
            await self._connection.close()

    async def _carry_out(self, jobs: Sequence[Job]) -> None:
        """All in one transaction. If one of them is at fault, each in its own, so that only the faulty ones fail.

        If the database is at fault, all fail at once: each would wait for its lock again, one after another.
        """
        try:
            changed = await self._commit(jobs)
        except Exception as error:
            if len(jobs) == 1 or isinstance(error, OperationalError):
                for job in jobs:
                    _tell(job, _translated(error))
            else:
                for job in jobs:
                    await self._carry_out([job])
        else:
            for job, count in zip(jobs, changed, strict=True):
                _tell(job, count)

    async def _commit(self, jobs: Sequence[Job]) -> list[int]:
        changed: list[int] = []
        async with self._connection.begin():
            for batch in batches(jobs):
                changed += [await self._run(batch)] * len(batch)
        return changed

    async def _run(self, batch: Sequence[Job]) -> int:
        """Runs each statement once, with the rows of all jobs in the batch."""
        changed = 0
        for steps in zip(*(job.steps for job in batch), strict=True):
            rows = [row for step in steps for row in step.rows]
            result = await self._connection.execute(steps[0].statement.sql, rows or None)
            changed = result.rowcount
            if steps[0].must_change is not None and changed != sum(step.must_change or 0 for step in steps):
                raise RowConflict
        return changed


def _tell(job: Job, news: int | Exception) -> None:
    if job.done.done():  # its caller was cancelled
        return
    if isinstance(news, Exception):
        job.done.set_exception(news)
    else:
        job.done.set_result(news)


def _translated(error: Exception) -> Exception:
    if isinstance(error, IntegrityError):
        return RowConflict()
    if isinstance(error, DBAPIError):
        return StoreError(f"the database cannot be written: {error.orig}. Is its disk full, or gone?")
    return error
