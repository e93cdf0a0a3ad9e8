"""Where tables are kept: their logs, the secrets of their seats, and their chat.

The same statements run on SQLite (`on_sqlite.py`), which only one process uses at a time, and on PostgreSQL
(`on_postgres.py`), which many may share.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from types import TracebackType
from typing import Any, Final, Literal

import msgspec

from stampede.core.errors import StampedeError
from stampede.home import data_directory
from stampede.match.log import Entry
from stampede.match.referee import Referee
from stampede.match.seats import Clock
from stampede.match.status import TableStatus
from stampede.server import sqlite
from stampede.server.database import (
    ADD_ENTRY,
    ADD_SECRET,
    CLOSE_SECRETS,
    Addition,
    Database,
    Row,
    RowConflict,
    Statement,
    Step,
)
from stampede.server.errors import Conflict, DamagedLog, NoSuchTable, StoreError

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

EXPORT_FORMAT = "stampede-table-export 1"

_encoder = msgspec.json.Encoder()


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


_ADD_TABLE = Statement(
    "INSERT INTO tables (id, game, status, public, created_at, changed_at, seats, waiting_for, length, idempotency_key)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    "add table",
)
_ADD_CHAT = Statement("INSERT INTO chat (table_id, number, seat, name, text, at) VALUES (?, ?, ?, ?, ?, ?)", "add chat")
_SUMMARY = "id, game, status, public, created_at, changed_at, seats, waiting_for"


def default_url() -> str:
    """The database in the user's data folder."""
    return sqlite.url_of(data_directory() / "stampede.db")


class Store:
    """All methods raise StoreError, with a sentence for people, if the database cannot be read or written.

    Appends are carried out one after another, in the order of the calls, even if a caller is cancelled. Names
    and chat must be text that any database can hold, without lone surrogates or NUL; other text is a ValueError, and
    nothing is written.
    """

    def __init__(self, database: Database) -> None:
        """Use `open` instead."""
        self.database = database
        self._closed = False

    @classmethod
    async def open(cls, url: str, create: bool = True) -> Store:
        """The store at that URL (`sqlite:///file` or `postgresql://…`), with its schema brought up to date.

        A file is created if necessary. Raises StoreError, and leaves everything as it was, if another process uses a
        file, if a newer version or another program wrote the database, if it is not one or cannot be written, or,
        without `create`, if there is nothing.
        """
        scheme, is_url, _ = url.partition("://")
        backend = scheme.partition("+")[0]
        if backend == "sqlite" and is_url:
            from stampede.server.on_sqlite import SqliteDatabase

            return cls(await SqliteDatabase.open(url, create))
        if backend in ("postgresql", "postgres") and is_url:
            from stampede.server.on_postgres import PostgresDatabase

            return cls(await PostgresDatabase.open(url, create))
        raise StoreError(
            f"{shown(url)!r} is not the URL of a database: write it like sqlite:///stampede.db, or like "
            "postgresql://user:password@host/stampede"
        )

    async def close(self) -> None:
        """Finishes pending reads and writes, and frees the database for others. Closing again does nothing."""
        if not self._closed:
            self._closed = True
            await self.database.close()

    @property
    def shared(self) -> bool:
        """Whether other processes may use the database at the same time."""
        return self.database.shared

    async def __aenter__(self) -> Store:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.close()

    async def is_there(self) -> None:
        """Raises StoreError if the database cannot be read now."""
        await self._rows("SELECT 1")

    # --- tables and their logs ----------------------------------------------------------------------------------------

    async def create_table(
        self,
        summary: TableSummary,
        entries: Sequence[Entry],
        idempotency_key: str | None,
        secrets: Sequence[StoredSecret] = (),
        more: Sequence[Step] = (),
    ) -> str:
        """Stores a new table with the first entries of its log, its secrets and what more belongs to it; its id.

        If the idempotency key was used before, nothing is written, and the id of that table is returned. Raises
        Conflict if the id is taken.
        """
        steps = [Step(_ADD_TABLE, [(*_summary_row(summary), len(entries), idempotency_key)])]
        if entries:
            steps.append(Step(ADD_ENTRY, _entry_rows(summary.id, 0, entries)))
        if secrets:
            steps.append(Step(ADD_SECRET, _secret_rows(summary.id, secrets)))
        steps += more
        try:
            await self._write(*steps)
        except RowConflict as conflict:
            if conflict.uncertain and await self._exists(summary.id):  # nobody else can have chosen this id
                return summary.id
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
        closes: int | None = None,
    ) -> None:
        """Appends entries to the log, numbered from `start`, and stores the summary and new secrets: all or nothing.

        `closes`: a seat whose secrets are revoked with it.

        Raises Conflict if `start` is not the length of the log (somebody else appended first, or something is missing),
        and NoSuchTable if the table was deleted. Once it returns, the entries survive a killed process and a power
        failure, provided that the disk keeps what it has confirmed, and that nobody has set the database otherwise.
        """
        row = (
            start + len(entries),
            str(summary.status),
            summary.public,
            summary.changed_at,
            _json(summary.seats),
            _json(summary.waiting_for),
            table_id,
            start,
        )
        addition = Addition(
            table_id,
            start,
            row,
            _entry_rows(table_id, start, entries),
            _secret_rows(table_id, secrets),
            [] if closes is None else [(table_id, closes, OWNER)],
        )
        try:
            self._check_open()
            await self.database.append(addition)
        except RowConflict as conflict:
            if conflict.uncertain and entries and await self.entries_since(table_id, start) == [*entries]:
                return
            raise await self._why_refused(
                table_id, f"the log of table {table_id} does not end before entry {start}: read it again"
            ) from None

    async def load(self, table_id: str) -> StoredTable | None:
        """The table with its whole log, in order; None if there is no such table."""
        found = await self._rows(f"SELECT length, {_SUMMARY} FROM tables WHERE id = ?", table_id)
        if not found:
            return None
        # Entries are only ever appended, so these are the ones that belong to the summary.
        length, *summary = found[0]
        rows = await self._rows(
            "SELECT kind, at, seat, data FROM entries WHERE table_id = ? AND number < ? ORDER BY number",
            table_id,
            length,
        )
        if len(rows) != length:
            if await self._exists(table_id):
                raise DamagedLog(f"the log of table {table_id} is damaged: {len(rows)} of {length} entries are there")
            return None
        return StoredTable(_summary(summary), [_entry(table_id, number, row) for number, row in enumerate(rows)])

    async def entries_since(self, table_id: str, start: int) -> list[Entry]:
        """What was appended to the log from that number on."""
        rows = await self._rows(
            "SELECT kind, at, seat, data, number FROM entries WHERE table_id = ? AND number >= ? ORDER BY number",
            table_id,
            start,
        )
        if [row[4] for row in rows] != list(range(start, start + len(rows))):
            raise DamagedLog(f"the log of table {table_id} is damaged: entries are missing after {start}")
        return [_entry(table_id, number, row[:4]) for number, row in enumerate(rows, start)]

    async def length_of(self, table_id: str) -> int | None:
        """How many entries the log has; None if there is no such table."""
        rows = await self._rows("SELECT length FROM tables WHERE id = ?", table_id)
        return rows[0][0] if rows else None

    async def open_tables(self, limit: int) -> list[tuple[TableSummary, int]]:
        """Public tables that are waiting for players, newest first, and how many entries their logs have."""
        rows = await self._rows(
            f"SELECT {_SUMMARY}, length FROM tables WHERE status = ? AND public ORDER BY created_at DESC, id LIMIT ?",
            TableStatus.OPEN.value,
            limit,
        )
        return [(_summary(row[:-1]), row[-1]) for row in rows]

    async def list_tables(self, status: TableStatus | None = None, limit: int = 100) -> list[TableSummary]:
        """All tables, or those with a status, most recently changed first."""
        latest = "ORDER BY changed_at DESC, id LIMIT ?"
        if status is None:
            return await self._summaries(latest, limit)
        return await self._summaries(f"WHERE status = ? {latest}", str(status), limit)

    async def tables_named(self, ids: Sequence[str]) -> list[TableSummary]:
        """Those of these tables that exist."""
        return await self._summaries(f"WHERE id {self.database.any_of}", _json(ids))

    async def slow_ones(self) -> list[str]:
        """The tables in play with a clock of days, which runs whether anybody is there or not."""
        rows = await self._rows(
            "SELECT tables.id, entries.data FROM tables JOIN entries ON entries.table_id = tables.id"
            " WHERE tables.status = ? AND entries.number = 0 ORDER BY tables.changed_at DESC, tables.id",
            TableStatus.PLAYING.value,
        )
        return [table_id for table_id, opened in rows if _clock_in(opened).is_slow]

    async def sweep(self, now: float, open_for: float, playing_for: float) -> list[str]:
        """Deletes tables that have not changed for that many seconds, depending on their status, and says which.

        Finished ones are kept.
        """
        rows: list[tuple[str, str, float]] = []
        for status, before in ((TableStatus.OPEN, now - open_for), (TableStatus.PLAYING, now - playing_for)):
            found = await self._rows("SELECT id FROM tables WHERE status = ? AND changed_at < ?", str(status), before)
            rows += [(row[0], str(status), before) for row in found]
        if not rows:
            return []
        # One that has changed meanwhile stays.
        abandoned = Statement("DELETE FROM tables WHERE id = ? AND status = ? AND changed_at < ?")
        await self._write(Step(abandoned, rows))
        stayed = {summary.id for summary in await self.tables_named([row[0] for row in rows])}
        return [row[0] for row in rows if row[0] not in stayed]

    async def delete_table(self, table_id: str) -> bool:
        """Deletes a table and everything that belongs to it, finished or not. False if there was none."""
        return await self._write(Step(Statement("DELETE FROM tables WHERE id = ?"), [(table_id,)])) > 0

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
        row = (table_id, secret_hash, seat, kind)
        try:
            await self._write(Step(ADD_SECRET, [row]))
        except RowConflict as conflict:
            if conflict.uncertain and StoredSecret(seat, kind, secret_hash) in await self.secrets_of(table_id):
                return
            raise await self._why_refused(table_id, f"this secret is already in use at table {table_id}") from None

    async def secrets_of(self, table_id: str) -> list[StoredSecret]:
        """The valid secrets of the table, by seat."""
        rows = await self._rows(
            "SELECT seat, kind, secret_hash FROM secrets WHERE table_id = ? ORDER BY seat, kind, secret_hash", table_id
        )
        return [StoredSecret(*row) for row in rows]

    async def owners_of(self, table_ids: Sequence[str]) -> dict[tuple[str, int], set[str]]:
        """The hashes of the owners' secrets, by table and seat."""
        owners: dict[tuple[str, int], set[str]] = {}
        rows = await self._rows(
            f"SELECT table_id, seat, secret_hash FROM secrets WHERE kind = ? AND table_id {self.database.any_of}",
            OWNER,
            _json(table_ids),
        )
        for row in rows:
            owners.setdefault((row[0], row[1]), set()).add(row[2])
        return owners

    async def close_all_secrets(self, table_id: str) -> int:
        """Revokes all secrets of a table, its invitations too, and returns how many there were."""
        return await self._write(Step(Statement("DELETE FROM secrets WHERE table_id = ?"), [(table_id,)]))

    async def replace_secrets(
        self, table_id: str, seat: int, kind: SecretKind, secret_hash: str, opened_by: str | None = None
    ) -> bool:
        """Revokes all secrets of that kind for the seat, and lets a new one open it: both or neither.

        `opened_by`: only if that one is still valid. False if it is not. Raises NoSuchTable.
        """
        # Without names: together with its like, all of them would be revoked first, and then all the new ones be valid.
        revoked = Statement(CLOSE_SECRETS.sql)
        steps = [Step(Statement("UPDATE tables SET length = length WHERE id = ?"), [(table_id,)])]  # one after another
        if opened_by is not None:
            used = Statement(f"{revoked.sql} AND secret_hash = ?")
            steps.append(Step(used, [(table_id, seat, kind, opened_by)], must_change=1))
        steps.append(Step(revoked, [(table_id, seat, kind)]))
        steps.append(Step(ADD_SECRET, [(table_id, secret_hash, seat, kind)]))
        try:
            await self._write(*steps)
        except RowConflict:
            if not await self._exists(table_id):
                raise NoSuchTable(table_id) from None
            # On a line that broke, it may have been this very write.
            return StoredSecret(seat, kind, secret_hash) in await self.secrets_of(table_id)
        return True

    async def put_promise(self, commitment: str, secret: str, at: float) -> None:
        """Keeps a secret of the dice until a table needs it."""
        kept = Statement("INSERT INTO promises (commitment, secret, at) VALUES (?, ?, ?)", "add promise")
        with suppress(RowConflict):  # it was this very write
            await self._write(Step(kept, [(commitment, secret, at)]))

    async def take_promise(self, commitment: str) -> tuple[str, float]:
        """A secret that was kept and since when, for one caller only; empty if there is none."""
        rows = await self._rows("DELETE FROM promises WHERE commitment = ? RETURNING secret, at", commitment)
        return (rows[0][0], rows[0][1]) if rows else ("", 0.0)

    async def forget_promises(self, before: float) -> None:
        """Those that nobody has used."""
        await self._write(Step(Statement("DELETE FROM promises WHERE at < ?"), [(before,)]))

    # --- who is kept out ----------------------------------------------------------------------------------------------

    async def set_ban(self, address: str, until: float | None) -> None:
        """Keeps an address out until then; None: no longer."""
        steps = [Step(Statement("DELETE FROM bans WHERE address = ?"), [(address,)])]
        if until is not None:
            steps.append(Step(Statement("INSERT INTO bans (address, until) VALUES (?, ?)"), [(address, until)]))
        await self._write(*steps)

    async def bans(self, now: float) -> dict[str, float]:
        """The addresses that are kept out, and until when."""
        rows = await self._rows("SELECT address, until FROM bans WHERE until > ? ORDER BY address", now)
        return {row[0]: row[1] for row in rows}

    # --- chat ---------------------------------------------------------------------------------------------------------

    async def add_chat(self, table_id: str, number: int, seat: int, name: str, text: str, at: float) -> None:
        """Stores a line of chat. Raises NoSuchTable, or Conflict if there is already a line with that number."""
        line = StoredChat(number, seat, name, text, at)
        for said in (name, text):
            said.encode()  # what no database could hold
            if "\0" in said:
                raise ValueError("text cannot hold NUL")
        try:
            await self._write(Step(_ADD_CHAT, [(table_id, number, seat, name, text, at)]))
        except RowConflict as conflict:
            if conflict.uncertain and line in await self.chat_of(table_id, number):
                return
            raise await self._why_refused(table_id, f"table {table_id} already has a line {number}") from None

    async def chat_lines(self, table_id: str) -> int:
        """The number of the last line that was said."""
        [[last]] = await self._rows("SELECT coalesce(max(number), 0) FROM chat WHERE table_id = ?", table_id)
        return int(last)

    async def chat_of(self, table_id: str, since: int = 0) -> list[StoredChat]:
        """The chat of the table, in order, starting at that line."""
        rows = await self._rows(
            "SELECT number, seat, name, text, at FROM chat WHERE table_id = ? AND number >= ? ORDER BY number",
            table_id,
            since,
        )
        return [StoredChat(*row) for row in rows]

    # --- reading ------------------------------------------------------------------------------------------------------

    def _check_open(self) -> None:
        if self._closed:
            raise StoreError("the database is closed: the server is stopping")

    async def _rows(self, sql: str, *values: object) -> Sequence[Row]:
        self._check_open()
        return await self.database.rows(sql, *values)

    async def _write(self, *steps: Step) -> int:
        self._check_open()
        return await self.database.write(*steps)

    async def _summaries(self, which: str, *values: object) -> list[TableSummary]:
        return [_summary(row) for row in await self._rows(f"SELECT {_SUMMARY} FROM tables {which}", *values)]

    async def _exists(self, table_id: str) -> bool:
        [[found]] = await self._rows("SELECT EXISTS (SELECT 1 FROM tables WHERE id = ?)", table_id)
        return bool(found)

    async def made_with(self, idempotency_key: str) -> str | None:
        """The table that was created with that key, if there is one."""
        rows = await self._rows("SELECT id FROM tables WHERE idempotency_key = ?", idempotency_key)
        return rows[0][0] if rows else None

    async def _why_refused(self, table_id: str, conflict: str) -> StoreError:
        return Conflict(conflict) if await self._exists(table_id) else NoSuchTable(table_id)


def shown(url: str) -> str:
    """A database's URL without the password in it."""
    return re.sub(r"(?<=://)([^:/@]*):[^@/]*@", r"\1:…@", url)


def _json(value: object) -> str:
    return _encoder.encode(value).decode()


def _summary_row(summary: TableSummary) -> tuple[object, ...]:
    return (
        summary.id,
        summary.game,
        str(summary.status),
        summary.public,
        summary.created_at,
        summary.changed_at,
        _json(summary.seats),
        _json(summary.waiting_for),
    )


def _summary(row: Sequence[Any]) -> TableSummary:
    id, game, status, public, created_at, changed_at, seats, waiting_for = row
    return TableSummary(
        id, game, TableStatus(status), bool(public), created_at, changed_at, json.loads(seats), json.loads(waiting_for)
    )


def _entry_rows(table_id: str, start: int, entries: Sequence[Entry]) -> list[Row]:
    return [
        (table_id, number, entry.kind, entry.at, entry.seat, _json(entry.data))
        for number, entry in enumerate(entries, start)
    ]


def _secret_rows(table_id: str, secrets: Sequence[StoredSecret]) -> list[Row]:
    return [(table_id, secret.secret_hash, secret.seat, secret.kind) for secret in secrets]


def _clock_in(opened: str) -> Clock:
    """The clock of a table, by the first entry of its log."""
    try:
        seconds = json.loads(opened)["clock"]
    except (ValueError, TypeError, KeyError):
        return Clock.none()  # opening the table will say that it is damaged
    return Clock(seconds if isinstance(seconds, int | float) else None)


def _entry(table_id: str, number: int, row: Sequence[Any]) -> Entry:
    kind, at, seat, data = row
    try:
        return Entry(kind, at, seat, json.loads(data))
    except ValueError:
        raise DamagedLog(f"the log of table {table_id} is damaged: entry {number} cannot be read") from None


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
