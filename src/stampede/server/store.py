"""Where tables are kept: their logs, the secrets of their seats, and their chat.

The statements suit any database that SQLAlchemy knows. What is special about SQLite, and what survives a failure, is in
`stampede.server.sqlite`. Only one process uses a database at a time.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import asdict, dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Literal

from sqlalchemy import URL, Row, Select, bindparam, delete, exists, insert, make_url, or_, select, update
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from stampede.core.errors import StampedeError
from stampede.home import data_directory
from stampede.match.log import Entry
from stampede.match.referee import Referee
from stampede.match.seats import Clock
from stampede.match.status import TableStatus
from stampede.server import migrations, sqlite
from stampede.server.errors import Conflict, NoSuchTable, StoreError
from stampede.server.schema import CHAT, ENTRIES, SECRETS, TABLES
from stampede.server.writer import RowConflict, Statement, Step, Writer

__all__ = [
    "Conflict",
    "NoSuchTable",
    "SecretKind",
    "Store",
    "StoreError",
    "StoredChat",
    "StoredSecret",
    "StoredTable",
    "TableSummary",
    "default_url",
]

SecretKind = Literal["owner", "invite"]
OWNER: Final = "owner"
INVITE: Final = "invite"

READERS = 4  # connections, each with its own thread
EXPORT_FORMAT = "stampede-table-export 1"


@dataclass(frozen=True)
class TableSummary:
    """What a list of tables shows. It is stored beside the log, so that a list never has to replay a game."""

    id: str
    game: str
    status: TableStatus
    public: bool
    created_at: float
    changed_at: float
    seats: list[dict[str, Any]]  # kind and name
    waiting_for: list[int]  # the seats that owe a decision


@dataclass(frozen=True)
class StoredTable:
    summary: TableSummary
    entries: list[Entry]


@dataclass(frozen=True)
class StoredSecret:
    """The hash of a secret that opens a seat to its owner, or that invites people."""

    seat: int
    kind: SecretKind
    secret_hash: str


@dataclass(frozen=True)
class StoredChat:
    number: int
    seat: int
    name: str
    text: str
    at: float


# Statements that many writes share: the writer runs each once for all writes that wait.
_ADD_TABLE = Statement(insert(TABLES), "add table")
_ADD_ENTRY = Statement(insert(ENTRIES), "add entry")
_ADD_SECRET = Statement(insert(SECRETS), "add secret")
_ADD_CHAT = Statement(insert(CHAT), "add chat")
_LENGTHEN = Statement(
    update(TABLES).where(TABLES.c.id == bindparam("of_table"), TABLES.c.length == bindparam("length_before")),
    "lengthen log",
)

_SUMMARY = tuple(TABLES.c[name] for name in TableSummary.__dataclass_fields__)
_LOG = (
    select(ENTRIES.c.kind, ENTRIES.c.at, ENTRIES.c.seat, ENTRIES.c.data)
    .where(ENTRIES.c.table_id == bindparam("of_table"), ENTRIES.c.number < bindparam("length"))
    .order_by(ENTRIES.c.number)
)


def default_url() -> str:
    """The database in the user's data folder."""
    return URL.create("sqlite", database=str(data_directory() / "stampede.db")).render_as_string()


class Store:
    """All methods raise StoreError, with a sentence for people, if the database cannot be read or written.

    Concurrent writes are carried out one after another, in the order of the calls, even if a caller is cancelled. Names
    and chat must be text that any database can hold, without lone surrogates or NUL; other text is a ValueError, and
    nothing is written.
    """

    def __init__(self, engine: AsyncEngine, writer: Writer, lock: sqlite.LockedFile) -> None:
        """Use `open` instead."""
        self._engine = engine
        self._writer = writer
        self._lock = lock
        self._reading = asyncio.Semaphore(READERS)
        self._closed = False

    @classmethod
    async def open(cls, url: str, create: bool = True) -> Store:
        """The store at that URL (`sqlite:///file`), created if necessary, with its schema brought up to date.

        Raises StoreError, and leaves everything as it was, if another process uses the database, if a newer version or
        another program wrote it, if it is not a database or cannot be written, or, without `create`, if it is missing.
        """
        path = sqlite.file_of(_sqlite_url(url))
        sqlite.prepare_file(path, create)
        try:
            return await cls._open_file(path)
        except DBAPIError as error:
            raise StoreError(
                f"{path} is not a Stampede database, or it is damaged ({error.orig}): move it away, restore a backup, "
                "or choose another with --db"
            ) from error

    @classmethod
    async def _open_file(cls, path: Path) -> Store:
        async with AsyncExitStack() as undo:
            lock = sqlite.LockedFile(path)
            undo.callback(lock.release)
            engine = sqlite.make_engine(path, READERS)
            undo.push_async_callback(engine.dispose)
            connection = await engine.connect()
            undo.push_async_callback(connection.close)
            current = await connection.run_sync(migrations.is_current)
            await connection.rollback()
            if not current:
                await _migrate(path)
            damage = await sqlite.damage(connection)
            if damage:
                raise StoreError(
                    f"{path} is damaged ({damage}): restore a backup, or save what can be read with "
                    f"`sqlite3 {path.name} .recover | sqlite3 recovered.db` and serve that with --db"
                )
            await connection.rollback()
            await sqlite.use_write_ahead_log(connection)
            await connection.rollback()
            undo.pop_all()
        return cls(engine, Writer(connection), lock)

    async def close(self) -> None:
        """Finishes pending reads and writes, and frees the database for others. Closing again does nothing."""
        if self._closed:
            return
        self._closed = True
        try:
            await self._writer.close()
            for _ in range(READERS):
                await self._reading.acquire()
        finally:
            await self._engine.dispose()
            self._lock.release()

    async def __aenter__(self) -> Store:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.close()

    # --- tables and their logs ----------------------------------------------------------------------------------------

    async def create_table(
        self,
        summary: TableSummary,
        entries: Sequence[Entry],
        idempotency_key: str | None,
        secrets: Sequence[StoredSecret] = (),
    ) -> str:
        """Stores a new table with the first entries of its log and its secrets, and returns its id.

        If the idempotency key was used before, nothing is written, and the id of that table is returned. Raises
        Conflict if the id is taken.
        """
        row = {**_summary_row(summary), "length": len(entries), "idempotency_key": idempotency_key}
        try:
            await self._writer.write(
                Step(_ADD_TABLE, [row]), *_entry_steps(summary.id, 0, entries), *_secret_steps(summary.id, secrets)
            )
        except RowConflict:
            earlier = None if idempotency_key is None else await self.made_with(idempotency_key)
            if earlier is None:
                raise Conflict(f"there is already a table {summary.id}") from None
            return earlier
        return summary.id

    async def append(
        self,
        table_id: str,
        start: int,
        entries: Sequence[Entry],
        summary: TableSummary,
        secrets: Sequence[StoredSecret] = (),
    ) -> None:
        """Appends entries to the log, numbered from `start`, and stores the summary and new secrets: all or nothing.

        Raises Conflict if `start` is not the length of the log (somebody else appended first, or something is missing),
        and NoSuchTable if the table was deleted. Once it returns, the entries survive a killed process, and on SQLite
        (`synchronous=FULL`) also a power failure, provided that the disk keeps what it has confirmed.
        """
        row = {
            "of_table": table_id,
            "length_before": start,
            "length": start + len(entries),
            **_changing(_summary_row(summary)),
        }
        try:
            await self._writer.write(
                Step(_LENGTHEN, [row], must_change=1),
                *_entry_steps(table_id, start, entries),
                *_secret_steps(table_id, secrets),
            )
        except RowConflict:
            raise await self._why_refused(
                table_id, f"the log of table {table_id} does not end before entry {start}: read it again"
            ) from None

    async def load(self, table_id: str) -> StoredTable | None:
        """The table with its whole log, in order; None if there is no such table."""
        found = await self._rows(select(TABLES.c.length, *_SUMMARY).where(TABLES.c.id == table_id))
        if not found:
            return None
        # Entries are only ever appended, so these are the ones that belong to the summary.
        length, *summary = found[0]
        rows = await self._rows(_LOG, of_table=table_id, length=length)
        if len(rows) != length:
            if await self._exists(table_id):
                raise StoreError(f"the log of table {table_id} is damaged: {len(rows)} of {length} entries are there")
            return None
        return StoredTable(_summary(summary), [_entry(table_id, number, row) for number, row in enumerate(rows)])

    async def open_tables(self, limit: int) -> list[TableSummary]:
        """Public tables that are waiting for players, newest first."""
        wanted = select(*_SUMMARY).where(TABLES.c.status == TableStatus.OPEN, TABLES.c.public.is_(True))
        return await self._summaries(wanted.order_by(TABLES.c.created_at.desc(), TABLES.c.id).limit(limit))

    async def list_tables(self, status: TableStatus | None = None, limit: int = 100) -> list[TableSummary]:
        """All tables, or those with a status, most recently changed first."""
        wanted = select(*_SUMMARY) if status is None else select(*_SUMMARY).where(TABLES.c.status == status)
        return await self._summaries(wanted.order_by(TABLES.c.changed_at.desc(), TABLES.c.id).limit(limit))

    async def tables_named(self, ids: Sequence[str]) -> list[TableSummary]:
        """Those of these tables that exist."""
        return await self._summaries(select(*_SUMMARY).where(TABLES.c.id.in_(ids)))

    async def slow_ones(self) -> list[str]:
        """The tables in play with a clock of days, which runs whether anybody is there or not."""
        wanted = select(TABLES.c.id, ENTRIES.c.data).join(ENTRIES, ENTRIES.c.table_id == TABLES.c.id)
        wanted = wanted.where(TABLES.c.status == TableStatus.PLAYING, ENTRIES.c.number == 0)
        rows = await self._rows(wanted.order_by(TABLES.c.changed_at.desc(), TABLES.c.id))
        return [table_id for table_id, opened in rows if _clock_in(opened).is_slow]

    async def sweep(self, now: float, open_for: float, playing_for: float) -> int:
        """Deletes tables that have not changed for that many seconds, depending on their status, and returns how many.

        Finished ones are kept.
        """
        abandoned = or_(
            (TABLES.c.status == TableStatus.OPEN) & (TABLES.c.changed_at < now - open_for),
            (TABLES.c.status == TableStatus.PLAYING) & (TABLES.c.changed_at < now - playing_for),
        )
        return await self._writer.write(Step(Statement(delete(TABLES).where(abandoned))))

    async def delete_table(self, table_id: str) -> bool:
        """Deletes a table and everything that belongs to it, finished or not. False if there was none."""
        return await self._writer.write(Step(Statement(delete(TABLES).where(TABLES.c.id == table_id)))) > 0

    async def export_table(self, table_id: str) -> dict[str, object]:
        """Everything about a table as one JSON document, except the secrets of the seats.

        `record` is the text of the record if the game is over, otherwise None. It is also None if this program cannot
        replay the log, and `record_problem` then says why. Raises NoSuchTable.
        """
        table = await self.load(table_id)
        if table is None:
            raise NoSuchTable(table_id)
        record, problem = _record_text(table)
        return {
            "format": EXPORT_FORMAT,
            "table": asdict(table.summary),
            "entries": [entry.to_json() for entry in table.entries],
            "chat": [asdict(line) for line in await self.chat_of(table_id)],
            "record": record,
            "record_problem": problem,
        }

    # --- secrets ------------------------------------------------------------------------------------------------------

    async def add_secret(self, table_id: str, seat: int, kind: SecretKind, secret_hash: str) -> None:
        """Lets a secret open a seat, or invite. Raises NoSuchTable, or Conflict if it is already in use there."""
        row = {"table_id": table_id, "secret_hash": secret_hash, "seat": seat, "kind": kind}
        try:
            await self._writer.write(Step(_ADD_SECRET, [row]))
        except RowConflict:
            raise await self._why_refused(table_id, f"this secret is already in use at table {table_id}") from None

    async def secrets_of(self, table_id: str) -> list[StoredSecret]:
        """The valid secrets of the table, by seat."""
        wanted = select(SECRETS.c.seat, SECRETS.c.kind, SECRETS.c.secret_hash).where(SECRETS.c.table_id == table_id)
        rows = await self._rows(wanted.order_by(SECRETS.c.seat, SECRETS.c.kind, SECRETS.c.secret_hash))
        return [StoredSecret(*row) for row in rows]

    async def owners_of(self, table_ids: Sequence[str]) -> dict[tuple[str, int], set[str]]:
        """The hashes of the owners' secrets, by table and seat."""
        wanted = select(SECRETS.c.table_id, SECRETS.c.seat, SECRETS.c.secret_hash)
        owners: dict[tuple[str, int], set[str]] = {}
        for row in await self._rows(wanted.where(SECRETS.c.table_id.in_(table_ids), SECRETS.c.kind == OWNER)):
            owners.setdefault((row[0], row[1]), set()).add(row[2])
        return owners

    async def close_secrets(self, table_id: str, seat: int, kind: SecretKind) -> None:
        """Revokes all secrets of that kind for the seat, if there are any."""
        its_own = (SECRETS.c.table_id == table_id, SECRETS.c.seat == seat, SECRETS.c.kind == kind)
        await self._writer.write(Step(Statement(delete(SECRETS).where(*its_own))))

    # --- chat ---------------------------------------------------------------------------------------------------------

    async def add_chat(self, table_id: str, number: int, seat: int, name: str, text: str, at: float) -> None:
        """Stores a line of chat. Raises NoSuchTable, or Conflict if there is already a line with that number."""
        row = {"table_id": table_id, "number": number, "seat": seat, "name": name, "text": text, "at": at}
        try:
            await self._writer.write(Step(_ADD_CHAT, [row]))
        except RowConflict:
            raise await self._why_refused(table_id, f"table {table_id} already has a line {number}") from None

    async def chat_of(self, table_id: str, since: int = 0) -> list[StoredChat]:
        """The chat of the table, in order, starting at that line."""
        wanted = select(CHAT.c.number, CHAT.c.seat, CHAT.c.name, CHAT.c.text, CHAT.c.at)
        its_own = (CHAT.c.table_id == table_id, CHAT.c.number >= since)
        return [StoredChat(*row) for row in await self._rows(wanted.where(*its_own).order_by(CHAT.c.number))]

    # --- reading ------------------------------------------------------------------------------------------------------

    async def _rows(self, wanted: Select[*tuple[Any, ...]], **values: object) -> Sequence[Row[*tuple[Any, ...]]]:
        if self._closed:
            raise StoreError("the database is closed: the server is stopping")
        try:
            async with self._reading, self._engine.connect() as connection:
                return (await connection.execute(wanted, values or None)).all()
        except DBAPIError as error:
            raise StoreError(f"the database cannot be read: {error.orig}. Is it damaged, or its disk gone?") from error

    async def _summaries(self, wanted: Select[*tuple[Any, ...]]) -> list[TableSummary]:
        return [_summary(row) for row in await self._rows(wanted)]

    async def _exists(self, table_id: str) -> bool:
        [[found]] = await self._rows(select(exists().where(TABLES.c.id == table_id)))
        return bool(found)

    async def made_with(self, idempotency_key: str) -> str | None:
        """The table that was created with that key, if there is one."""
        rows = await self._rows(select(TABLES.c.id).where(TABLES.c.idempotency_key == idempotency_key))
        return rows[0][0] if rows else None

    async def _why_refused(self, table_id: str, conflict: str) -> StoreError:
        return Conflict(conflict) if await self._exists(table_id) else NoSuchTable(table_id)


def _sqlite_url(url: str) -> URL:
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise StoreError(f"{url!r} is not the URL of a database: write it like sqlite:///stampede.db") from None
    if parsed.get_backend_name() != "sqlite":
        raise StoreError(
            f"tables are kept in SQLite, not in {parsed.get_backend_name()}: write the URL like sqlite:///stampede.db"
        )
    return parsed


async def _migrate(path: Path) -> None:
    engine = sqlite.make_migrating_engine(path)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(migrations.upgrade)
    finally:
        await engine.dispose()


def _summary_row(summary: TableSummary) -> dict[str, object]:
    # `asdict` would copy the seats for nothing, on every move.
    return {
        "id": summary.id,
        "game": summary.game,
        "status": summary.status,
        "public": summary.public,
        "created_at": summary.created_at,
        "changed_at": summary.changed_at,
        "seats": json.dumps(summary.seats),
        "waiting_for": json.dumps(summary.waiting_for),
    }


def _changing(row: dict[str, object]) -> dict[str, object]:
    """The part of a summary that a move can change."""
    return {name: value for name, value in row.items() if name not in ("id", "game", "created_at")}


def _summary(row: Sequence[Any]) -> TableSummary:
    id, game, status, public, created_at, changed_at, seats, waiting_for = row
    return TableSummary(
        id, game, TableStatus(status), public, created_at, changed_at, json.loads(seats), json.loads(waiting_for)
    )


def _entry_steps(table_id: str, start: int, entries: Sequence[Entry]) -> list[Step]:
    rows = [
        {
            "table_id": table_id,
            "number": number,
            "kind": entry.kind,
            "at": entry.at,
            "seat": entry.seat,
            "data": json.dumps(entry.data),
        }
        for number, entry in enumerate(entries, start)
    ]
    return [Step(_ADD_ENTRY, rows)] if rows else []


def _secret_steps(table_id: str, secrets: Sequence[StoredSecret]) -> list[Step]:
    rows = [{"table_id": table_id, **asdict(secret)} for secret in secrets]
    return [Step(_ADD_SECRET, rows)] if rows else []


def _clock_in(opened: str) -> Clock:
    """The clock of a table, by the first entry of its log."""
    try:
        seconds = json.loads(opened)["clock"]
    except (ValueError, TypeError, KeyError):
        return Clock.none()  # whoever opens the table is told that it is damaged
    return Clock(seconds if isinstance(seconds, int | float) else None)


def _entry(table_id: str, number: int, row: Sequence[Any]) -> Entry:
    kind, at, seat, data = row
    try:
        return Entry(kind, at, seat, json.loads(data))
    except ValueError:
        raise StoreError(f"the log of table {table_id} is damaged: entry {number} cannot be read") from None


def _record_text(table: StoredTable) -> tuple[str | None, str | None]:
    """The record of a finished game, or why it cannot be made."""
    if table.summary.status is not TableStatus.OVER:
        return None, None
    try:
        return Referee(table.entries).table.record().to_text(), None
    except StampedeError as error:
        return None, str(error)
    except Exception:  # whatever broke, the log does not follow these rules
        return None, "this version of Stampede has different rules and cannot replay the log"
