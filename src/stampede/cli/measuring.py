"""`stampede simulate` and `stampede bench`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from stampede.cli.output import bar, console, error_console, print_json, seat_label
from stampede.core.registry import find_game

if TYPE_CHECKING:
    from stampede.lab.bench import Benchmark, Figures
    from stampede.lab.simulate import SimulationResult

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game listed by `stampede games`.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON document instead of text.")]


def cores() -> int:
    """The processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def read_options(words: list[str]) -> dict[str, str]:
    """Reads options given as `name=value`."""
    for word in words:
        if "=" not in word:
            raise typer.BadParameter(f"write it as name=value, not {word!r}", param_hint="--option")
    return dict(word.split("=", 1) for word in words)


def simulate(
    game: GameName,
    seats: Annotated[
        int | None, typer.Option(min=1, help="Number of seats; three by default, if the game allows it.")
    ] = None,
    bots: Annotated[str, typer.Option(help="One bot for all seats, or one per seat: greedy,random,random.")] = "random",
    games: Annotated[int, typer.Option(min=1, help="Number of games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="A game option; repeat it for more.")
    ] = None,
    components: Annotated[Path | None, typer.Option(help="Another box: a components file.")] = None,
    jobs: Annotated[int | None, typer.Option(min=1, help="Number of processes; by default one per processor.")] = None,
    records: Annotated[
        Path | None, typer.Option(help="Write all records to this file, one JSON document per line.")
    ] = None,
    first: Annotated[int, typer.Option(min=0, help="Number of the first game, to repeat just that one.")] = 0,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games, and report who won, how, and how long it took."""
    from stampede.lab.series import usual_seats
    from stampede.lab.simulate import simulate as run

    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=error_console(),
        transient=True,
        disable=not error_console().is_terminal,
    ) as progress:
        task = progress.add_task(game, total=games)
        result = run(
            game,
            seats=usual_seats(find_game(game)) if seats is None else seats,
            bots=[name.strip() for name in bots.split(",")],
            games=games,
            seed=seed,
            options=read_options(option or []),
            components=components,
            jobs=jobs or cores(),
            records=records,
            first=first,
            progress=lambda finished: progress.advance(task, finished),
        )
    if as_json:
        print_json(result.to_json())
    else:
        print_simulation(result, records)


def print_simulation(result: SimulationResult, records: Path | None) -> None:
    out = console()
    settings = "".join(f", {name}={str(value).lower()}" for name, value in result.options.items())
    out.print(f"{result.games:,} games of {result.game}, {result.seats} seats, seed {result.seed}{settings}")
    seats = Table("seat", "bot", "wins", "", "mean score", box=None, pad_edge=False)
    for seat, bot in enumerate(result.bots):
        share = result.wins[seat]
        seats.add_row(seat_label(seat), bot, f"{share:.1%}", bar(share), f"{result.mean_scores[seat]:.2f}")
    out.print()
    out.print(seats)
    out.print()
    ends = ", ".join(f"{reason} {count / result.games:.1%}" for reason, count in result.end_reasons.items())
    plies = result.plies
    out.print(f"ended by    {ends}")
    out.print(
        f"decisions   {plies.mean:.1f} a game; 5% {plies.p5}, median {plies.p50}, 95% {plies.p95}, most {plies.max}"
    )
    engine = "compiled" if result.compiled else "interpreted"
    out.print(f"speed       {result.decisions_per_second:,.0f} decisions a second ({result.seconds:.2f} s, {engine})")
    out.print(f"digest      {result.digest}")
    if records is not None:
        out.print(f"records     {records}", soft_wrap=True)


def bench(
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="All games by default.")] = None,
    seats: Annotated[
        int | None, typer.Option(min=1, help="Number of seats; three by default, if the game allows it.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Measure the engine's speed on this machine: about fifteen seconds per game.

    In the JSON document, `decisions_per_second` and `games_per_second` are random play in one loop of the engine on
    one core; `choice_share` is the share of decisions with at least two legal actions; `driven_decisions_per_second` is
    move by move from Python; `copy_us`, `view_us` and `sample_us` are microseconds per call in the middle of a game.
    Speeds are the median of `runs`; `interpreted` holds the same for the sources run without compiling.
    """
    from stampede.lab.bench import bench as run
    from stampede.lab.bench import bench_document

    with error_console().status("measuring…"):
        benchmarks = run(games or (), seats)
    if as_json:
        print_json(bench_document(benchmarks))
    else:
        print_benchmarks(benchmarks)


def print_benchmarks(benchmarks: list[Benchmark]) -> None:
    table = Table(
        "game", "seats", "engine", "decisions/s", "driven/s", "games/s", "choices", "copy", "view", "sample",
        box=None, pad_edge=False,
    )  # fmt: skip
    for column in table.columns[3:]:
        column.justify = "right"
    for benchmark in benchmarks:
        table.add_row(benchmark.game, str(benchmark.seats), *figure_cells(benchmark.figures))
        if benchmark.interpreted is not None:
            table.add_row("", "", *figure_cells(benchmark.interpreted))
    out = console()
    out.print(table)
    out.print()
    out.print(
        "One core, random play, median of several runs. driven: move by move from Python. choices: decisions with"
    )
    out.print("at least two legal actions. copy, view, sample: microseconds per call in the middle of a game.")


def figure_cells(figures: Figures) -> list[str]:
    return [
        "compiled" if figures.compiled else "interpreted",
        f"{figures.decisions_per_second:,.0f}",
        f"{figures.driven_decisions_per_second:,.0f}",
        f"{figures.games_per_second:,.0f}",
        f"{figures.choice_share:.0%}",
        f"{figures.copy_us:.2f}",
        f"{figures.view_us:.2f}",
        f"{figures.sample_us:.2f}",
    ]
