"""What an administrator can do with a database, whether a server is at work on it or not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from stampede.core.files import write_whole
from stampede.match.status import TableStatus
from stampede.server import control
from stampede.server.errors import StoreError
from stampede.server.moderation import Ban, Command, Export, ListTables, perform
from stampede.server.neighbours import News
from stampede.server.store import Store, TableSummary

__all__ = ["Ban", "carry_out", "export", "save", "tables"]


async def carry_out(url: str, command: Command) -> Any:
    """Carries out a command (`moderation.perform`), through the server if the file belongs to one."""
    reply = await control.ask(url, command)
    if reply is not None:
        if reply.error is not None:
            raise StoreError(reply.error)
        return reply.result
    async with await Store.open(url, create=False) as store:
        told: list[News] = []
        result = await perform(store, told.append, command)
        if store.shared and told:
            from stampede.server.on_postgres import PostgresDatabase
            from stampede.server.together import tell_once

            assert isinstance(store.database, PostgresDatabase)
            await tell_once(store.database, told)
        return result


async def tables(url: str, status: TableStatus | None, limit: int) -> list[TableSummary]:
    """The most recently changed tables, of one status or all."""
    found = await carry_out(url, ListTables(status, limit))
    return [TableSummary(**{**summary, "status": TableStatus(summary["status"])}) for summary in found]


async def export(url: str, table_id: str) -> dict[str, object]:
    """One table as a JSON document (`Store.export_table`). Raises NoSuchTable."""
    document: dict[str, object] = await carry_out(url, Export(table_id))
    return document


def save(document: dict[str, object], file: Path) -> None:
    """Writes an export to a file, completely or not at all."""
    try:
        if file.exists() and not file.is_file():
            raise StoreError(f"{file} is not a file: choose another name")
        write_whole(file, json.dumps(document, indent=2, ensure_ascii=False) + "\n")
    except OSError as error:
        raise StoreError(f"the table cannot be written to {file}: {error.strerror}. Choose another file") from error
