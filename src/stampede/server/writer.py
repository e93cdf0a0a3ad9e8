"""The one writer of a database. What waits while a commit is on its way to the disk is committed together next.

So a hundred tables share one sync of the disk, and nobody is ever told that the database is locked.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.dml import UpdateBase

from stampede.server.errors import StoreError

MOST_TOGETHER = 200  # jobs in one transaction: a few milliseconds of work


class Refused(Exception):  # noqa: N818 - whoever asked makes a sentence of it
    """A key is taken, a row refers to nothing, or a row that was to be changed is not there; nothing was written."""


@dataclass(frozen=True)
class Step:
    """A statement, and the rows to run it with. Statements of which there is one for all are run once for many jobs."""

    statement: UpdateBase
    rows: Sequence[Mapping[str, object]] = ()
    must_change: int | None = None  # how many rows there have to be for it; None: however many there are


@dataclass(frozen=True)
class Job:
    steps: Sequence[Step]
    done: asyncio.Future[int]

    @property
    def shape(self) -> list[int]:
        """Jobs of the same shape can be run as one."""
        return [id(step.statement) for step in self.steps]


class Writer:
    def __init__(self, connection: AsyncConnection) -> None:
        """Takes the connection over, and closes it in the end."""
        self._connection = connection
        self._jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self._closed = False
        # Many together can only be checked where the driver counts the rows of many.
        self._most_together = MOST_TOGETHER if connection.dialect.supports_sane_multi_rowcount else 1
        self._serving = asyncio.create_task(self._serve(), name="store writer")

    async def write(self, *steps: Step) -> int:
        """Carries all steps out, or none. Returns when they are on the disk, with how many rows the last one changed.

        That number is right for a statement made for this call only. Raises Refused, or StoreError if the database
        cannot be written. A caller who is cancelled meanwhile takes nothing back.
        """
        if self._closed:
            raise StoreError("the database is closed: the server is stopping")
        job = Job(steps, asyncio.get_running_loop().create_future())
        self._jobs.put_nowait(job)
        return await job.done

    async def close(self) -> None:
        """Carries out what was asked before, then closes the connection."""
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
        """All in one transaction; if that fails, each in its own, so that only what is wrong is refused."""
        try:
            changed = await self._commit(jobs)
        except Exception as error:
            if len(jobs) == 1:
                _tell(jobs[0], _translated(error))
            else:
                for job in jobs:
                    await self._carry_out([job])
        else:
            for job, count in zip(jobs, changed, strict=True):
                _tell(job, count)

    async def _commit(self, jobs: Sequence[Job]) -> list[int]:
        changed: list[int] = []
        async with self._connection.begin():
            for _, alike in groupby(jobs, key=lambda job: job.shape):
                group = list(alike)
                changed += [await self._run(group)] * len(group)
        return changed

    async def _run(self, alike: Sequence[Job]) -> int:
        """Runs each statement once, with the rows of all jobs."""
        changed = 0
        for steps in zip(*(job.steps for job in alike), strict=True):
            rows = [row for step in steps for row in step.rows]
            result = await self._connection.execute(steps[0].statement, rows or None)
            changed = result.rowcount
            if steps[0].must_change is not None and changed != sum(step.must_change or 0 for step in steps):
                raise Refused
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
        return Refused()
    if isinstance(error, DBAPIError):
        return StoreError(f"the database cannot be written: {error.orig}. Is its disk full, or gone?")
    return error
