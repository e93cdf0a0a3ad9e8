"""What an administrator can do with a database while no server runs. Each function opens and closes it."""

from __future__ import annotations

import json
from pathlib import Path

from stampede.core.files import write_whole
from stampede.match.status import TableStatus
from stampede.server.errors import NoSuchTable, StoreError
from stampede.server.store import Store, TableSummary


async def tables(url: str, status: TableStatus | None, limit: int) -> list[TableSummary]:
    """The most recently changed tables, of one status or all."""
    async with await Store.open(url, create=False) as store:
        return await store.list_tables(status, limit)


async def export(url: str, table_id: str) -> dict[str, object]:
    """One table as a JSON document (`Store.export_table`). Raises NoSuchTable."""
    async with await Store.open(url, create=False) as store:
        return await store.export_table(table_id)


async def delete(url: str, table_id: str) -> None:
    """Deletes one table for good. Raises NoSuchTable."""
    async with await Store.open(url, create=False) as store:
        if not await store.delete_table(table_id):
            raise NoSuchTable(table_id)


async def sweep(url: str, now: float, open_for: float, playing_for: float) -> int:
    """Deletes abandoned tables, and returns how many. Finished ones are kept."""
    async with await Store.open(url, create=False) as store:
        return await store.sweep(now, open_for, playing_for)


def save(document: dict[str, object], file: Path) -> None:
    """Writes an export to a file, completely or not at all."""
    try:
        if file.exists() and not file.is_file():
            raise StoreError(f"{file} is not a file: choose another name")
        write_whole(file, json.dumps(document, indent=2, ensure_ascii=False) + "\n")
    except OSError as error:
        raise StoreError(f"the table cannot be written to {file}: {error.strerror}. Choose another file") from error
