"""Where tables are kept: their logs, the secrets of their seats, and what is said at them.

`Store` speaks to any database of SQLAlchemy in the same statements; what is particular about SQLite is in
`stampede.server.sqlite`, together with what survives a failure. One process has a database at a time.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import asdict, dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Literal

from sqlalchemy import URL, Row, Select, bindparam, delete, exists, insert, make_url, or_, select, update
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from stampede.core.errors import StampedeError
from stampede.home import data_directory
from stampede.match.log import Entry
from stampede.match.referee import Referee
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

READERS = 4  # connections, each with a thread
EXPORT_FORMAT = "stampede-table-export 1"


@dataclass(frozen=True)
class TableSummary:
    """What a list of tables shows. It is stored beside the log, so that no list has to replay a game."""

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
    """The hash of what opens a seat to its owner, or invites to it."""

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
    """The database of the person at this machine."""
    return URL.create("sqlite", database=str(data_directory() / "stampede.db")).render_as_string()


class Store:
    """All methods raise StoreError, with a sentence for a person, if the database cannot be read or written.

    Writes from many coroutines at once are put in a row, in the order of the calls. A write whose caller is cancelled
    is carried out all the same. Names and chat have to be text that any database can hold, without lone surrogates and
    NUL; a text that cannot be written is a ValueError, and nothing is written.
    """

    def __init__(self, engine: AsyncEngine, writer: Writer, lock: sqlite.LockedFile) -> None:
        """Only for `open`."""
        self._engine = engine
        self._writer = writer
        self._lock = lock
        self._reading = asyncio.Semaphore(READERS)
        self._closed = False

    @classmethod
    async def open(cls, url: str, create: bool = True) -> Store:
        """The store at that URL (`sqlite:///file`), made if need be, with its schema brought up to date.

        Refused with what to do: a second process on the same database, one from a newer version, one of another
        program, a file that is no database, a place that cannot be written; without `create`, a file that is not there.
        A database that is refused is left as it was.
        """
        path = sqlite.file_of(_sqlite_url(url))
        sqlite.prepare_file(path, create)
        try:
            return await cls._open_file(path)
        except DBAPIError as error:
            raise StoreError(
                f"{path} is no database of Stampede, or damaged ({error.orig}): move it away or put a copy in its "
                "place, or choose another with --db"
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
            await sqlite.use_write_ahead_log(connection)
            await connection.rollback()
            undo.pop_all()
        return cls(engine, Writer(connection), lock)

    async def close(self) -> None:
        """Finishes what is being read and written, and lets other processes have the database. Twice is once."""
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

    async def create_table(self, summary: TableSummary, entries: Sequence[Entry], idempotency_key: str | None) -> str:
        """Stores a new table with the first entries of its log, and returns its id.

        If a table was made with the same idempotency key before, nothing is written and that table's id is returned.
        Raises Conflict if the id is taken.
        """
        row = {**_summary_row(summary), "length": len(entries), "idempotency_key": idempotency_key}
        try:
            await self._writer.write(Step(_ADD_TABLE, [row]), *_entry_steps(summary.id, 0, entries))
        except RowConflict:
            earlier = None if idempotency_key is None else await self._made_with(idempotency_key)
            if earlier is None:
                raise Conflict(f"there is a table {summary.id} already") from None
            return earlier
        return summary.id

    async def append(self, table_id: str, start: int, entries: Sequence[Entry], summary: TableSummary) -> None:
        """Appends entries to the log, numbered from `start`, and stores the summary: both or neither.

        Raises Conflict if `start` is not the length of the log: somebody else appended first, or something is missing.
        Raises NoSuchTable if the table was deleted. After it returns the entries survive a killed process, and on
        SQLite (`synchronous=FULL`) a power failure too, as far as the disk keeps what it says it has written.
        """
        row = {
            "of_table": table_id,
            "length_before": start,
            "length": start + len(entries),
            **_changing(_summary_row(summary)),
        }
        try:
            await self._writer.write(Step(_LENGTHEN, [row], must_change=1), *_entry_steps(table_id, start, entries))
        except RowConflict:
            raise await self._why_refused(
                table_id, f"the log of table {table_id} does not end before entry {start}: read it again"
            ) from None

    async def load(self, table_id: str) -> StoredTable | None:
        """The table, with its whole log in order; None if there is none of that id."""
        found = await self._rows(select(TABLES.c.length, *_SUMMARY).where(TABLES.c.id == table_id))
        if not found:
            return None
        # Entries only ever get more, so these are the ones that the summary was written with.
        length, *summary = found[0]
        rows = await self._rows(_LOG, of_table=table_id, length=length)
        if len(rows) != length:
            if await self._exists(table_id):
                raise StoreError(f"the log of table {table_id} is damaged: {len(rows)} of {length} entries are there")
            return None
        return StoredTable(_summary(summary), [_entry(table_id, number, row) for number, row in enumerate(rows)])

    async def open_tables(self, limit: int) -> list[TableSummary]:
        """Public tables that wait for people, the newest first."""
        wanted = select(*_SUMMARY).where(TABLES.c.status == TableStatus.OPEN, TABLES.c.public.is_(True))
        return await self._summaries(wanted.order_by(TABLES.c.created_at.desc(), TABLES.c.id).limit(limit))

    async def list_tables(self, status: TableStatus | None = None, limit: int = 100) -> list[TableSummary]:
        """All tables, or those of a status, the latest changed first."""
        wanted = select(*_SUMMARY) if status is None else select(*_SUMMARY).where(TABLES.c.status == status)
        return await self._summaries(wanted.order_by(TABLES.c.changed_at.desc(), TABLES.c.id).limit(limit))

    async def tables_named(self, ids: Sequence[str]) -> list[TableSummary]:
        """Those of these tables that are there."""
        return await self._summaries(select(*_SUMMARY).where(TABLES.c.id.in_(ids)))

    async def unfinished(self) -> list[str]:
        """The ids of tables that are being played, the latest changed first: after a restart, bots may owe a move."""
        wanted = select(TABLES.c.id).where(TABLES.c.status == TableStatus.PLAYING)
        return [row[0] for row in await self._rows(wanted.order_by(TABLES.c.changed_at.desc(), TABLES.c.id))]

    async def sweep(self, now: float, open_for: float, playing_for: float) -> int:
        """Deletes tables that have not changed for so many seconds, by their status; finished ones are kept.

        Returns how many went.
        """
        abandoned = or_(
            (TABLES.c.status == TableStatus.OPEN) & (TABLES.c.changed_at < now - open_for),
            (TABLES.c.status == TableStatus.PLAYING) & (TABLES.c.changed_at < now - playing_for),
        )
        return await self._writer.write(Step(Statement(delete(TABLES).where(abandoned))))

    async def delete_table(self, table_id: str) -> bool:
        """Deletes a table with all that belongs to it, finished or not. False if there was none."""
        return await self._writer.write(Step(Statement(delete(TABLES).where(TABLES.c.id == table_id)))) > 0

    async def export_table(self, table_id: str) -> dict[str, object]:
        """All that is known of a table as one JSON document; of the seats' secrets, nothing.

        `record` is the text of the record if the game is over, else None; None too if this program cannot replay the
        log, and then `record_problem` says why. Raises NoSuchTable.
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
        """Lets the secret of that hash open a seat, or invite. Raises NoSuchTable; Conflict if it opens one already."""
        row = {"table_id": table_id, "secret_hash": secret_hash, "seat": seat, "kind": kind}
        try:
            await self._writer.write(Step(_ADD_SECRET, [row]))
        except RowConflict:
            raise await self._why_refused(table_id, f"this secret has its place at table {table_id} already") from None

    async def secrets_of(self, table_id: str) -> list[StoredSecret]:
        """The secrets that are valid at the table, by seat."""
        wanted = select(SECRETS.c.seat, SECRETS.c.kind, SECRETS.c.secret_hash).where(SECRETS.c.table_id == table_id)
        rows = await self._rows(wanted.order_by(SECRETS.c.seat, SECRETS.c.kind, SECRETS.c.secret_hash))
        return [StoredSecret(*row) for row in rows]

    async def owners_of(self, table_ids: Sequence[str]) -> dict[tuple[str, int], set[str]]:
        """For tables and seats the hashes of what opens them to their owners."""
        wanted = select(SECRETS.c.table_id, SECRETS.c.seat, SECRETS.c.secret_hash)
        owners: dict[tuple[str, int], set[str]] = {}
        for row in await self._rows(wanted.where(SECRETS.c.table_id.in_(table_ids), SECRETS.c.kind == "owner")):
            owners.setdefault((row[0], row[1]), set()).add(row[2])
        return owners

    async def close_secrets(self, table_id: str, seat: int, kind: SecretKind) -> None:
        """All secrets of the kind for the seat are worth nothing from now on; none may be left before, too."""
        its_own = (SECRETS.c.table_id == table_id, SECRETS.c.seat == seat, SECRETS.c.kind == kind)
        await self._writer.write(Step(Statement(delete(SECRETS).where(*its_own))))

    # --- chat ---------------------------------------------------------------------------------------------------------

    async def add_chat(self, table_id: str, number: int, seat: int, name: str, text: str, at: float) -> None:
        """Keeps what was said. Raises NoSuchTable; Conflict if there is a line of that number."""
        row = {"table_id": table_id, "number": number, "seat": seat, "name": name, "text": text, "at": at}
        try:
            await self._writer.write(Step(_ADD_CHAT, [row]))
        except RowConflict:
            raise await self._why_refused(table_id, f"table {table_id} has a line {number} already") from None

    async def chat_of(self, table_id: str, since: int = 0) -> list[StoredChat]:
        """What was said at the table, in order, from the line of that number on."""
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

    async def _made_with(self, idempotency_key: str) -> str | None:
        rows = await self._rows(select(TABLES.c.id).where(TABLES.c.idempotency_key == idempotency_key))
        return rows[0][0] if rows else None

    async def _why_refused(self, table_id: str, conflict: str) -> StoreError:
        return Conflict(conflict) if await self._exists(table_id) else NoSuchTable(table_id)


def _sqlite_url(url: str) -> URL:
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise StoreError(f"{url!r} is no URL of a database: name a file as sqlite:///stampede.db") from None
    if parsed.get_backend_name() != "sqlite":
        raise StoreError(
            f"tables are kept in SQLite, not in {parsed.get_backend_name()}: name a file as sqlite:///stampede.db"
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
    # `asdict` would copy the seats deeply for nothing, with every move.
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
    """What of a summary a move can change."""
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


def _entry(table_id: str, number: int, row: Sequence[Any]) -> Entry:
    kind, at, seat, data = row
    try:
        return Entry(kind, at, seat, json.loads(data))
    except ValueError:
        raise StoreError(f"the log of table {table_id} is damaged: entry {number} cannot be read") from None


def _record_text(table: StoredTable) -> tuple[str | None, str | None]:
    """The record of a finished game, or why there is none to be had."""
    if table.summary.status is not TableStatus.OVER:
        return None, None
    try:
        return Referee(table.entries).table.record().to_text(), None
    except StampedeError as error:
        return None, str(error)
    except Exception:  # whatever an entry broke: the log is not of these rules
        return None, "this version of Stampede has other rules: it cannot replay the log"
