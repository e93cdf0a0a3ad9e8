"""`stampede admin`: look after the tables of a database, whether a server is at work on it or not."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.progress import Progress
from rich.table import Table

from stampede.cli.output import console, error_console, print_json
from stampede.match.status import TableStatus

# Each command imports the store itself: it is slow to load, and other commands do not need it.
if TYPE_CHECKING:
    from stampede.server.moderation import Command
    from stampede.server.store import TableSummary

app = typer.Typer(help="Look after the tables of a database, whether a server is at work on it or not.")

HOUR = 3600.0
DAY = 86_400.0


Db = Annotated[
    str | None,
    typer.Option(
        "--db",
        metavar="URL",
        help="Such as sqlite:///tables.db or postgresql://…; by default the database in your data folder.",
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
    """Delete one table for good, finished or not. Everybody who is there is sent away."""
    from stampede.server.moderation import Delete

    _carry_out(db, Delete(table_id))
    _say(as_json, {"deleted": table_id}, f"Table {table_id} has been deleted.")


@app.command("close")
def close(table_id: TableId, db: Db = None, as_json: AsJson = False) -> None:
    """Close all seats of a table and its invitations: nobody can play there any more. It can still be exported."""
    from stampede.server.moderation import Close

    _carry_out(db, Close(table_id))
    _say(as_json, {"closed": table_id}, f"Table {table_id} has been closed.")


@app.command("link")
def link(
    table_id: TableId,
    seat: Annotated[int, typer.Argument(min=1, help="The seat's number, as people see it: from 1.")],
    db: Db = None,
    as_json: AsJson = False,
) -> None:
    """Close all links to a person's seat, and make a new one."""
    from stampede.server.moderation import NewLink

    path = _carry_out(db, NewLink(table_id, seat - 1))
    _say(as_json, {"link": path}, f"The new link, after the server's address: {path}")


@app.command("ban")
def ban(
    address: Annotated[str, typer.Argument(help="Such as 203.0.113.7.")],
    hours: Annotated[float, typer.Option(min=0.01, help="For how long.")] = 24.0,
    db: Db = None,
    as_json: AsJson = False,
) -> None:
    """Keep an address out for a while."""
    from stampede.server.moderation import Ban

    done = _carry_out(db, Ban(address, hours * HOUR))
    until = time.strftime("%Y-%m-%d %H:%M", time.localtime(done["until"]))
    _say(as_json, done, f"{done['address']} is kept out until {until}.")


@app.command("unban")
def unban(
    address: Annotated[str, typer.Argument(help="As listed by `stampede admin bans`.")],
    db: Db = None,
    as_json: AsJson = False,
) -> None:
    """Let an address in again."""
    from stampede.server.moderation import Ban

    done = _carry_out(db, Ban(address, 0.0))
    _say(as_json, done, f"{done['address']} may come in again.")


@app.command("bans")
def bans(db: Db = None, as_json: AsJson = False) -> None:
    """List the addresses that are kept out."""
    from stampede.server.moderation import ListBans

    found: dict[str, float] = _carry_out(db, ListBans())
    lines = [
        f"{address} until {time.strftime('%Y-%m-%d %H:%M', time.localtime(until))}" for address, until in found.items()
    ]
    _say(as_json, {"bans": found}, "\n".join(lines) or "Nobody is kept out.")


@app.command("announce")
def announce(
    text: Annotated[str, typer.Argument(help="One line, which everybody at a table sees at once.")],
    db: Db = None,
    as_json: AsJson = False,
) -> None:
    """Say something to everybody who is at a table now."""
    from stampede.server.moderation import Announce

    _carry_out(db, Announce(text))
    _say(as_json, {"announced": text}, "Everybody who is connected has been told.")


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
    from stampede.server.moderation import Sweep

    swept = _carry_out(db, Sweep(open_days * DAY, playing_days * DAY))
    said = "Deleted 1 abandoned table." if swept == 1 else f"Deleted {swept} abandoned tables."
    _say(as_json, {"swept": swept}, said)


@app.command("backup")
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file for the copy.")],
    db: Db = None,
    as_json: AsJson = False,
) -> None:
    """Copy a database in a file, even while a server uses it. To restore a copy, serve it with --db."""
    from stampede.server import moving

    moving.back_up(_url(db), file)
    if as_json:
        print_json({"backup": str(file)})
    else:
        console().print(f"The database has been copied to {file}.", soft_wrap=True)


@app.command("move")
def move(
    source: Annotated[str, typer.Option("--from", metavar="URL", help="Where the tables are.")],
    target: Annotated[str, typer.Option("--to", metavar="URL", help="An empty database, such as postgresql://….")],
    as_json: AsJson = False,
) -> None:
    """Copy all tables into another database, such as from a file to PostgreSQL. The first one stays as it is."""
    from stampede.server import moving

    with Progress(console=error_console(), transient=True, disable=as_json) as progress:
        task = progress.add_task("Moving tables", total=None)
        moved = asyncio.run(
            moving.move(source, target, lambda done, of: progress.update(task, completed=done, total=of))
        )
    if as_json:
        print_json({"moved": moved})
    else:
        console().print("1 table has been copied." if moved == 1 else f"{moved} tables have been copied.")


def _carry_out(db: str | None, command: Command) -> Any:
    from stampede.server import admin

    return asyncio.run(admin.carry_out(_url(db), command))


def _say(as_json: bool, document: dict[str, Any], sentence: str) -> None:
    if as_json:
        print_json(document)
    else:
        console().print(sentence, soft_wrap=True, markup=False, highlight=False)


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
