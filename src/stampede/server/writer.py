"""The only writer of an SQLite database. Whatever arrives during one commit goes into the next one together.

So a hundred tables share one sync of the disk, and nobody is ever told that the database is locked. There are never
more than 250 commits a second, for one costs as much as several moves in it.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from stampede.server.database import RowConflict, Step
from stampede.server.errors import StoreError
from stampede.server.sqlite import BUSY_SECONDS

APART = 0.004  # seconds from one commit to the next; the first after a pause does not wait
AGAIN = 0.02  # seconds until a locked file is tried again
PRIMARY_CODE = 0xFF  # the part of an error's code that says what kind it is
NEVER = float("-inf")
MOST_TOGETHER = 200  # jobs in one transaction: a few milliseconds of work


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
    def __init__(self, connection: sqlite3.Connection) -> None:
        """Takes over the connection, which never waits by itself, and closes it in the end."""
        self._connection = connection
        self._thread = ThreadPoolExecutor(1, "store writer")
        self._jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self._closed = False
        self._in_vain_at = NEVER  # when somebody last waited for the file as long as it takes
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
        loop = asyncio.get_running_loop()
        try:
            open_for_more = True
            while open_for_more:
                waiting = [await self._jobs.get()]
                while len(waiting) < MOST_TOGETHER and not self._jobs.empty():
                    waiting.append(self._jobs.get_nowait())
                open_for_more = waiting[-1] is not None
                jobs = [job for job in waiting if job is not None]
                if jobs:
                    began = loop.time()
                    await self._carry_out(jobs)
                    if open_for_more and loop.time() < began + APART:
                        await asyncio.sleep(began + APART - loop.time())
        finally:
            self._thread.shutdown()
            self._connection.close()

    async def _carry_out(self, jobs: Sequence[Job]) -> None:
        """All in one transaction. If one of them is at fault, each in its own, so that only the faulty ones fail.

        If the database is at fault, all fail at once: each would wait for its lock again, one after another.
        """
        try:
            changed = await self._commit(jobs)
        except Exception as error:
            if len(jobs) == 1 or isinstance(error, sqlite3.OperationalError):
                for job in jobs:
                    _tell(job, _translated(error))
            else:
                for job in jobs:
                    await self._carry_out([job])
        else:
            for job, count in zip(jobs, changed, strict=True):
                _tell(job, count)

    async def _commit(self, jobs: Sequence[Job]) -> list[int]:
        """The thread waits for the disk, and for other programs that have locked the file.

        The statements only fill SQLite's memory, so they run here: in the thread, every single row would wait for its
        turn to run Python.
        """
        loop, changed = asyncio.get_running_loop(), list[int]()
        if not self._begin():
            await loop.run_in_executor(self._thread, self._wait_and_begin)
        try:
            for batch in batches(jobs):
                changed += [self._run(batch)] * len(batch)
            await loop.run_in_executor(self._thread, self._connection.execute, "COMMIT")
        except Exception:
            if self._connection.in_transaction:  # some failures have ended it already
                self._connection.execute("ROLLBACK")
            raise
        return changed

    def _begin(self) -> bool:
        """Begins a transaction, unless somebody else has locked the file."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & PRIMARY_CODE != sqlite3.SQLITE_BUSY:
                raise
            return False
        self._in_vain_at = NEVER
        return True

    def _wait_and_begin(self) -> None:
        """In the thread: raises if the file stays locked.

        Soon after somebody has waited in vain, others are refused at once: in a queue, each would wait longer.
        """
        began = time.monotonic()
        patience = BUSY_SECONDS if began > self._in_vain_at + BUSY_SECONDS else 0.0
        while not self._begin():
            if time.monotonic() > began + patience:
                self._in_vain_at = time.monotonic()
                self._connection.execute("BEGIN IMMEDIATE")
                return
            time.sleep(AGAIN)

    def _run(self, batch: Sequence[Job]) -> int:
        """Runs each statement once, with the rows of all jobs in the batch."""
        changed = 0
        for steps in zip(*(job.steps for job in batch), strict=True):
            rows = [row for step in steps for row in step.rows]
            sql = steps[0].statement.sql
            changed = (self._connection.executemany(sql, rows) if rows else self._connection.execute(sql)).rowcount
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
    if isinstance(error, sqlite3.IntegrityError):
        return RowConflict()
    if isinstance(error, sqlite3.Error):
        return StoreError(f"the database cannot be written: {error}. Is its disk full, or gone?")
    return error
