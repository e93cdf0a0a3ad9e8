"""The store's database as one file of SQLite, used by one process at a time."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

from stampede.server import migrations, sqlite
from stampede.server.database import Addition, Row, Step
from stampede.server.errors import StoreError
from stampede.server.writer import Writer

READERS = 4  # connections, each with its own thread


class SqliteDatabase:
    shared = False
    any_of = "IN (SELECT value FROM json_each(?))"

    def __init__(self, path: Path, readers: sqlite.Readers, writer: Writer, lock: sqlite.LockedFile) -> None:
        """Use `open` instead."""
        self.path = path
        self.readers = readers
        self.writer = writer
        self._lock = lock

    @classmethod
    async def open(cls, url: str, create: bool) -> SqliteDatabase:
        path = sqlite.file_of(url)
        sqlite.prepare_file(path, create)
        try:
            lock, connection = await asyncio.to_thread(open_file, path)
        except sqlite3.Error as error:
            raise StoreError(
                f"{path} is not a Stampede database, or it is damaged ({error}): move it away, restore a backup, "
                "or choose another with --db"
            ) from error
        return cls(path, sqlite.Readers(path, READERS), Writer(connection), lock)

    async def rows(self, sql: str, *values: object) -> Sequence[Row]:
        try:
            return await self.readers.rows(sql, values)
        except sqlite3.Error as error:
            raise StoreError(f"the database cannot be read: {error}. Is it damaged, or its disk gone?") from error

    async def write(self, *steps: Step) -> int:
        return await self.writer.write(*steps)

    async def append(self, addition: Addition) -> None:
        await self.writer.write(*addition.steps())

    async def close(self) -> None:
        try:
            await self.writer.close()
        finally:
            await self.readers.close()
            self._lock.release()


def open_file(path: Path) -> tuple[sqlite.LockedFile, sqlite3.Connection]:
    """Takes the lock, and prepares the connection of the writer."""
    with ExitStack() as undo:
        lock = sqlite.LockedFile(path)
        undo.callback(lock.release)
        connection = sqlite.connect(path)
        undo.callback(connection.close)
        migrations.bring_up_to_date(connection, path)
        damage = sqlite.damage(connection)
        if damage:
            raise StoreError(
                f"{path} is damaged ({damage}): restore a backup, or save what can be read with "
                f"`sqlite3 {path.name} .recover | sqlite3 recovered.db` and serve that with --db"
            )
        sqlite.use_write_ahead_log(connection)
        sqlite.be_impatient(connection)
        undo.pop_all()
    return lock, connection
