"""What is special about SQLite: its file, the lock beside it, and the settings of its connections.

Every commit to the write-ahead log is synced to the disk before it returns (`synchronous=FULL`, and `fullfsync` where
the system has it), so acknowledged moves survive a killed process, a crashed system and a power failure, provided that
the disk keeps what it has confirmed. `NORMAL` would be much faster and never corrupt the database, but a power failure
could undo the last moves that people have seen. Instead, the writer commits many moves together.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from urllib.parse import quote, unquote

from stampede.core.files import lock
from stampede.server.errors import StoreError

# Until SQLite copies them into the database: four times as many as usual. Most have changed several times by then.
PAGES_IN_THE_LOG = 5000
BUSY_SECONDS = 10  # how long to wait while something else, such as a backup, has locked the file
OWN_EYES_ONLY = 0o600  # it holds the secrets of the dice


class LockedFile:
    """A file beside the database, locked by one process until it releases it or dies."""

    def __init__(self, database: Path) -> None:
        """Takes the lock. Raises StoreError if somebody else has it, or if no file can be created there."""
        path = database.with_name(database.name + ".lock")
        try:
            self._descriptor = os.open(path, os.O_RDWR | os.O_CREAT, OWN_EYES_ONLY)
        except OSError as error:
            raise StoreError(
                f"{path} cannot be written: {error.strerror}. Make {path.parent} writable, or choose another "
                "database with --db"
            ) from error
        try:
            lock(self._descriptor)
        except (BlockingIOError, PermissionError):
            self.release()
            raise StoreError(
                f"{database} is in use by another Stampede, probably a running server: stop it first, or choose "
                "another database with --db"
            ) from None
        except OSError as error:
            self.release()
            raise StoreError(
                f"{path} cannot be locked: {error.strerror}. Keep the database on a local disk, "
                "or choose another with --db"
            ) from error

    def release(self) -> None:
        """Frees the database for others. The file stays, because removing it could break somebody else's lock."""
        os.close(self._descriptor)


def file_of(url: str) -> Path:
    """The file that a URL such as `sqlite:///file` names."""
    rest = url.partition("://")[2]
    database = unquote(rest.partition("?")[0].removeprefix("/"))
    if not database or database == ":memory:" or database.startswith("file:"):
        raise StoreError("tables are kept in a file: name one, such as sqlite:////home/me/stampede.db")
    return Path(database).expanduser().absolute()


def url_of(path: Path) -> str:
    return f"sqlite:///{quote(str(path), safe='/:')}"


def prepare_file(path: Path, create: bool) -> None:
    """Makes sure that there is a file we can write. A new one is readable only by its owner."""
    try:
        if path.is_dir():
            raise StoreError(f"{path} is a directory: name a file in it, such as {path / 'stampede.db'}")
        if not create and not path.exists():
            raise StoreError(
                f"there is no database {path} yet: `stampede serve` creates it, or choose another with --db"
            )
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWN_EYES_ONLY))
    except OSError as error:
        raise StoreError(
            f"{path} cannot be written: {error.strerror}. Make it writable, or choose another database with --db"
        ) from error


def connect(path: Path) -> sqlite3.Connection:
    """A connection that any thread may use, one at a time. It begins no transactions of its own."""
    connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    try:
        be_safe(connection, foreign_keys=True)
    except BaseException:
        connection.close()
        raise
    return connection


def be_safe(connection: sqlite3.Connection, foreign_keys: bool) -> None:
    for pragma in ("synchronous = FULL", "fullfsync = ON", f"foreign_keys = {'ON' if foreign_keys else 'OFF'}"):
        connection.execute(f"PRAGMA {pragma}")


def use_write_ahead_log(connection: sqlite3.Connection) -> None:
    """From now on readers and the writer do not wait for each other. The file remembers this."""
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute(f"PRAGMA wal_autocheckpoint = {PAGES_IN_THE_LOG}")


def be_impatient(connection: sqlite3.Connection) -> None:
    """From now on it never waits: a locked file is an error at once."""
    connection.execute("PRAGMA busy_timeout = 0")


def damage(connection: sqlite3.Connection) -> str:
    """What is wrong with the file, in SQLite's words; empty if it is sound. Reads all of it."""
    [found] = connection.execute("PRAGMA quick_check(1)").fetchone()
    return "" if found == "ok" else str(found).splitlines()[-1]


class Readers:
    """Threads with connections for reading, which never wait for the writer."""

    def __init__(self, path: Path, number: int) -> None:
        self._path = path
        self._threads = ThreadPoolExecutor(number, "store reader")
        self._idle: list[sqlite3.Connection] = []

    async def rows(self, sql: str, values: Sequence[object]) -> list[tuple[Any, ...]]:
        """Raises sqlite3.Error. Cancelling the caller does no harm: the thread finishes what it has begun."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._read, sql, values)

    def _read(self, sql: str, values: Sequence[object]) -> list[tuple[Any, ...]]:
        connection = self._idle.pop() if self._idle else connect(self._path)
        try:
            return connection.execute(sql, values).fetchall()
        finally:
            self._idle.append(connection)

    async def close(self) -> None:
        """Finishes what is being read."""
        await asyncio.to_thread(self._threads.shutdown)
        while self._idle:
            self._idle.pop().close()
