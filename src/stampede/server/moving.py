"""Tables move from one database to another, such as from a file to PostgreSQL; and a file is copied while in use."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from stampede.core.files import drafting
from stampede.server import sqlite
from stampede.server.database import Statement, Step
from stampede.server.errors import StoreError
from stampede.server.store import Store

ADD_DEAL = Statement("INSERT INTO daily_deals (day, game, secret) VALUES (?, ?, ?)", "move daily_deals")

# What belongs to a table, by the column that names it, in an order in which it can be written.
PARTS = {
    "tables": (
        "id",
        ("id, game, status, public, created_at, changed_at, seats, waiting_for, length, idempotency_key"),
    ),
    "entries": ("table_id", "table_id, number, kind, at, seat, data"),
    "secrets": ("table_id", "table_id, secret_hash, seat, kind"),
    "chat": ("table_id", "table_id, number, seat, name, text, at"),
    "daily_tries": ("table_id", "day, game, player, table_id, ended_at, name, place, score, moves"),
}


async def move(source_url: str, target_url: str, tell: Callable[[int, int], None]) -> int:
    """Copies all tables, with their logs, secrets and chat, into an empty database, and returns how many.

    The source stays as it is. `tell` gets how many are done, of how many. Raises StoreError if the target is not empty,
    or if not everything has arrived.
    """
    async with await Store.open(source_url, create=False) as source, await Store.open(target_url) as target:
        if await target.list_tables(limit=1):
            raise StoreError("there are tables in the target already: give an empty database with --to")
        deals = [tuple(row) for row in await source.database.rows("SELECT day, game, secret FROM daily_deals")]
        if deals:
            await target.database.write(Step(ADD_DEAL, deals))
        ids = [row[0] for row in await source.database.rows("SELECT id FROM tables ORDER BY created_at, id")]
        for done, table_id in enumerate(ids, 1):
            await target.database.write(*[step for name in PARTS if (step := await _part(source, name, table_id)).rows])
            tell(done, len(ids))
        for name in PARTS:
            count = f"SELECT count(*) FROM {name}"
            [[here]], [[there]] = await source.database.rows(count), await target.database.rows(count)
            if here != there:
                raise StoreError(f"of {here} rows in {name} only {there} have arrived: empty the target and try again")
        return len(ids)


async def _part(source: Store, name: str, table_id: str) -> Step:
    key, columns = PARTS[name]
    rows = await source.database.rows(f"SELECT {columns} FROM {name} WHERE {key} = ?", table_id)
    values = ", ".join("?" for _ in columns.split(","))
    insert = Statement(f"INSERT INTO {name} ({columns}) VALUES ({values})", f"move {name}")
    # SQLite has no booleans of its own.
    return Step(insert, [(*row[:3], bool(row[3]), *row[4:]) if name == "tables" else tuple(row) for row in rows])


def back_up(url: str, target: Path) -> None:
    """Copies a database in a file as it is at one moment, even while a server uses it. Raises StoreError."""
    if not url.startswith("sqlite"):
        raise StoreError("a PostgreSQL database is backed up with its own program: pg_dump --format=custom")
    path = sqlite.file_of(url)
    if not path.is_file():
        raise StoreError(f"there is no database {path}: choose one with --db")
    if target.exists():
        raise StoreError(f"{target} exists already: choose a new name for the copy")
    try:
        with drafting(target) as draft:
            sqlite.prepare_file(draft, create=True)
            with closing(sqlite.connect(path)) as source, closing(sqlite3.connect(draft)) as copy:
                source.backup(copy)
                copy.execute("PRAGMA journal_mode = DELETE")  # a copy is one file
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{path} cannot be copied to {target}: {error}") from error
