"""`stampede load`: how many people a server can take."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from stampede.cli.measuring import AsJson
from stampede.cli.output import console, print_json

if TYPE_CHECKING:
    from stampede.lab.load import Load


def load(
    tables: Annotated[int, typer.Option(min=1, max=2000, help="Tables of two people each.")] = 100,
    seconds: Annotated[float, typer.Option(min=1, max=600, help="How long to measure.")] = 10,
    pace: Annotated[
        float, typer.Option(min=0, max=100, help="Moves a second of each player on turn; 0: as fast as they can.")
    ] = 0,
    url: Annotated[
        str | None,
        typer.Option(
            help="A running server on this machine, such as http://127.0.0.1:7007; by default one of its own."
        ),
    ] = None,
    pid: Annotated[int | None, typer.Option(help="Process of that server, to measure what it costs.")] = None,
    as_json: AsJson = False,
) -> None:
    """Let many people play all games on a real server, and report how fast it answers."""
    from stampede.lab.load import measure

    found = asyncio.run(measure(tables, seconds, pace, url, pid))
    if as_json:
        print_json(found.to_json())
    else:
        show(found)


def show(found: Load) -> None:
    rows = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
    rows.add_row("tables", f"{found.tables} of {', '.join(found.games)}")
    rows.add_row("moves", f"{found.moves} in {found.seconds} s: {found.moves_per_second} a second")
    rows.add_row("answered in", f"{found.latency_p50} ms (p50), {found.latency_p95} (p95), {found.latency_p99} (p99)")
    rows.add_row("errors", ", ".join(f"{name} {count}" for name, count in found.errors.items()) or "none")
    if found.server_cpu is not None:
        rows.add_row("server", f"{found.server_cpu} s of CPU, {found.server_cpu_per_move} ms a move")
        rows.add_row("", f"{found.server_memory} MB")
    rows.add_row("players", f"{found.load_cpu} s of CPU, {found.load_memory} MB")
    console().print(rows)
