"""`stampede admin`: look after the tables of a database while no server runs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from stampede.cli.output import console, print_json
from stampede.match.status import TableStatus

# Each command imports the store itself: it is slow to load, and other commands do not need it.
if TYPE_CHECKING:
    from stampede.server.store import TableSummary

app = typer.Typer(help="List, export, delete and sweep the tables of a database while no server runs.")

DAY = 86_400.0


Db = Annotated[
    str | None,
    typer.Option(
        "--db", metavar="URL", help="Such as sqlite:///tables.db; by default the database in your data folder."
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON document instead of text.")]
TableId = Annotated[str, typer.Argument(metavar="ID", help="A table listed by `stampede admin list`.")]


@app.command("list")
def list_tables(
    status: Annotated[TableStatus | None, typer.Option(help="Only tables with this status.")] = None,
    limit: Annotated[int, typer.Option(min=1, help="Show at most this many.")] = 100,
    db: Db = None,
    as_json: AsJson = False,
) -> None:
    """List the tables, most recently changed first."""
    from stampede.server import admin

    found = asyncio.run(admin.tables(_url(db), status, limit))
    if as_json:
        print_json({"tables": [asdict(summary) for summary in found]})
    elif not found:
        console().print("There are no such tables." if status else "There are no tables.")
    else:
        _print_tables(found)


@app.command("export")
def export(
    table_id: TableId,
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help="Where to write it; by default, standard output.")
    ] = None,
    db: Db = None,
) -> None:
    """Write one table as JSON: its log, its chat, and its record if the game is over."""
    from stampede.server import admin

    document = asyncio.run(admin.export(_url(db), table_id))
    if file is None:
        print_json(document)
    else:
        admin.save(document, file)
        console().print(f"Table {table_id} has been written to {file}.", soft_wrap=True)


@app.command("delete")
def delete(table_id: TableId, db: Db = None, as_json: AsJson = False) -> None:
    """Delete one table for good, finished or not."""
    from stampede.server import admin

    asyncio.run(admin.delete(_url(db), table_id))
    if as_json:
        print_json({"deleted": table_id})
    else:
        console().print(f"Table {table_id} has been deleted.", soft_wrap=True)


@app.command("sweep")
def sweep(
    open_days: Annotated[
        float, typer.Option(min=0, help="Delete tables that have waited longer than this to start.")
    ] = 2.0,
    playing_days: Annotated[
        float, typer.Option(min=0, help="Delete games in which nothing has happened for longer than this.")
    ] = 60.0,
    db: Db = None,
    as_json: AsJson = False,
) -> None:
    """Delete abandoned tables. Finished games are kept."""
    from stampede.server import admin

    swept = asyncio.run(admin.sweep(_url(db), time.time(), open_days * DAY, playing_days * DAY))
    if as_json:
        print_json({"swept": swept})
    else:
        console().print("Deleted 1 abandoned table." if swept == 1 else f"Deleted {swept} abandoned tables.")


def _url(db: str | None) -> str:
    from stampede.server.store import default_url

    return default_url() if db is None else db


def _print_tables(found: Sequence[TableSummary]) -> None:
    table = Table("id", "game", "status", "listed", "changed", "seats", "waits for", box=None, pad_edge=False)
    # A shortened id would be of no use to the other commands.
    table.columns[0].no_wrap = True
    for summary in found:
        changed = time.strftime("%Y-%m-%d %H:%M", time.localtime(summary.changed_at))
        seats = ", ".join(str(seat.get("name") or seat.get("kind")) for seat in summary.seats)
        waits_for = ", ".join(str(seat + 1) for seat in summary.waiting_for)
        listed = "yes" if summary.public else "no"
        table.add_row(summary.id, summary.game, summary.status, listed, changed, seats, waits_for)
    console().print(table)
