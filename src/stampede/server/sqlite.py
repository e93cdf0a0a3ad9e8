"""What is special about SQLite: its file, the lock beside it, and the settings of its connections.

Every commit to the write-ahead log is synced to the disk before it returns (`synchronous=FULL`, and `fullfsync` where
the system has it), so acknowledged moves survive a killed process, a crashed system and a power failure, provided that
the disk keeps what it has confirmed. `NORMAL` would be much faster and never corrupt the database, but a power failure
could undo the last moves that people have seen. Instead, the writer commits many moves together.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from stampede.server.errors import StoreError

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
            _lock(self._descriptor)
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


def _lock(descriptor: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


def file_of(url: URL) -> Path:
    """The file that the URL names."""
    if not url.database or url.database == ":memory:" or url.database.startswith("file:"):
        raise StoreError("tables are kept in a file: name one, such as sqlite:////home/me/stampede.db")
    return Path(url.database).expanduser().absolute()


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


def make_engine(path: Path, readers: int) -> AsyncEngine:
    """Connections for normal use: one writer, and readers that never wait for it."""
    engine = create_async_engine(_url(path), pool_size=readers + 1, max_overflow=0, connect_args=_waiting())

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        _run(connection, "PRAGMA synchronous = FULL", "PRAGMA fullfsync = ON", "PRAGMA foreign_keys = ON")

    return engine


def make_migrating_engine(path: Path) -> AsyncEngine:
    """Connections for migrations: each runs in a transaction, and nothing is deleted by cascade.

    Python's driver begins no transaction for schema changes, so we begin all transactions ourselves. SQLite changes a
    column by rebuilding the table and dropping the old one: with foreign keys enforced, that would also delete every
    row that refers to it.
    """
    engine = create_async_engine(_url(path), poolclass=NullPool, connect_args=_waiting())

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        connection.isolation_level = None
        _run(connection, "PRAGMA synchronous = FULL", "PRAGMA fullfsync = ON", "PRAGMA foreign_keys = OFF")

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


async def use_write_ahead_log(connection: AsyncConnection) -> None:
    """From now on readers and the writer do not wait for each other. The file remembers this."""
    await connection.exec_driver_sql("PRAGMA journal_mode = WAL")


async def damage(connection: AsyncConnection) -> str:
    """What is wrong with the file, in SQLite's words; empty if it is sound. Reads all of it."""
    found = (await connection.exec_driver_sql("PRAGMA quick_check(1)")).scalar_one()
    return "" if found == "ok" else str(found).splitlines()[-1]


def _url(path: Path) -> URL:
    return URL.create("sqlite+aiosqlite", database=str(path))


def _waiting() -> dict[str, object]:
    return {"timeout": BUSY_SECONDS}


def _run(connection: Any, *statements: str) -> None:
    cursor = connection.cursor()
    for statement in statements:
        cursor.execute(statement)
    cursor.close()
