"""`stampede simulate` and `stampede bench`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from stampede.cli.output import bar, complain, console, error_console, print_json, seat_label
from stampede.cli.peers import bench_peers
from stampede.cli.progress import progress_bar
from stampede.core.registry import find_game

if TYPE_CHECKING:
    from stampede.lab.bench import Benchmark, Figures
    from stampede.lab.compare import Comparison
    from stampede.lab.simulate import SimulationResult

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game listed by `stampede games`.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="A game option; repeat it for more.")
]
Jobs = Annotated[int | None, typer.Option(min=1, help="Number of processes; by default one per processor.")]
Scheduler = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="Let the workers of this Dask scheduler play: tcp://10.0.0.5:8786."),
]
IterationsScale = Annotated[
    float, typer.Option(help="How much bots that search think: 0.25 is a quarter of their usual iterations.")
]
Timeout = Annotated[
    float, typer.Option(help="Seconds that a bot of your own has for a decision before steady decides instead.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON document instead of text.")]


def cores() -> int:
    """The processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def read_options(words: list[str], hint: str = "--option") -> dict[str, str]:
    """Reads options given as `name=value`."""
    for word in words:
        if "=" not in word:
            raise typer.BadParameter(f"write it as name=value, not {word!r}", param_hint=hint)
    return dict(word.split("=", 1) for word in words)


def simulate(
    game: GameName,
    seats: Annotated[
        int | None, typer.Option(min=1, help="Number of seats; three by default, if the game allows it.")
    ] = None,
    bots: Annotated[
        str,
        typer.Option(help="One bot for all seats, or one per seat: steady,random,random. Your own is module:Class."),
    ] = "random",
    games: Annotated[int, typer.Option(min=1, help="Number of games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    option: Options = None,
    components: Annotated[Path | None, typer.Option(help="Another box: a components file.")] = None,
    jobs: Jobs = None,
    records: Annotated[
        Path | None, typer.Option(help="Write all records to this file, one JSON document per line.")
    ] = None,
    first: Annotated[int, typer.Option(min=0, help="Number of the first game, to repeat just that one.")] = 0,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games, and report who won, how, and how long it took."""
    from stampede.lab.guests import sum_up
    from stampede.lab.series import usual_seats
    from stampede.lab.simulate import simulate as run

    with progress_bar() as progress:
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
    for sentence in sum_up(result.faults, seed):
        complain(sentence)
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
    against: Annotated[
        str | None,
        typer.Option(metavar="PYTHON", help="Compare with another installation of Stampede, given by its Python."),
    ] = None,
    search: Annotated[
        bool, typer.Option("--search", help="Measure the search instead, next to OpenSpiel's if it is installed.")
    ] = False,
    peers: Annotated[
        bool, typer.Option("--peers", help="Measure next to the games of others, as far as they are installed.")
    ] = False,
    seconds: Annotated[float, typer.Option(min=0.01, help="With --peers: the length of a turn.")] = 0.5,
    page: Annotated[
        Path | None, typer.Option(metavar="FILE", help="With --peers: write the figures to this Markdown file, too.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Measure the engine's speed on this machine: about fifteen seconds per game.

    In the JSON document, `decisions_per_second` and `games_per_second` are random play in one loop of the engine on
    one core; `choice_share` is the share of decisions with at least two legal actions; `driven_decisions_per_second` is
    move by move from Python; `copy_us`, `view_us` and `sample_us` are microseconds per call in the middle of a game.
    Speeds are the median of `runs`; `interpreted` holds the same for the sources run without compiling.

    With `--against`, both installations do the same work by turns. `here` and `there` are microseconds for a decision
    (`loop`, `apply`) or a call (`legal`, `copy`, `sample`), the best of all runs; `ratio` is `here` divided by `there`.

    With --search: simulations, and decisions within them, per second of an information-set search with random playouts
    from opening positions. OpenSpiel's search in C++ does the same in hearts, in turn with ours (`open_spiel`).

    With --peers: ours next to OpenSpiel, RLCard, PettingZoo and boardgame.io, as far as they are installed (the extra
    `peers`), by turns. `metrics` holds the rates of all by what was measured, and the ratio of ours to the reference.
    """
    if peers:
        bench_peers(games or [], seats, seconds, as_json, page)
        return
    if page is not None:
        raise typer.BadParameter("is written with --peers only", param_hint="--page")
    if search:
        bench_search(games or [], seats, as_json)
        return
    if against is not None:
        print_comparisons(against, games or [], seats, as_json)
        return
    from stampede.lab.bench import bench as run
    from stampede.lab.bench import bench_document

    with error_console().status("measuring…"):
        benchmarks = run(games or (), seats)
    if as_json:
        print_json(bench_document(benchmarks))
    else:
        print_benchmarks(benchmarks)


def bench_search(games: list[str], seats: int | None, as_json: bool) -> None:
    from stampede.lab.search_speed import INSTALL, search_document, search_speed

    with error_console().status("measuring…"):
        figures, hearts = search_speed(games, seats)
    if as_json:
        print_json(search_document(figures, hearts))
        return
    table = Table("game", "seats", "simulations/s", "decisions/s", "decisions", box=None, pad_edge=False)
    for column in table.columns[2:]:
        column.justify = "right"
    for figure in [*figures, *([] if hearts is None else [hearts])]:
        table.add_row(
            "hearts (OpenSpiel)" if figure is hearts else figure.game,
            str(figure.seats),
            f"{figure.simulations_per_second:,.0f}",
            f"{figure.decisions_per_second:,.0f}",
            f"{figure.decisions_per_simulation:.0f}",
        )
    out = console()
    out.print(table)
    out.print()
    out.print("One core, random playouts from opening positions, median of several slices. decisions: per simulation.")
    if hearts is None:
        out.print(INSTALL)


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


def print_comparisons(against: str, games: list[str], seats: int | None, as_json: bool) -> None:
    from stampede.lab.compare import compare

    with error_console().status("measuring…"):
        comparisons = compare(against, games, seats)
    if as_json:
        print_json({"against": against, "comparisons": [comparison.to_json() for comparison in comparisons]})
        return
    table = Table("game", "seats", "operation", "here", "there", "ratio", box=None, pad_edge=False)
    for column in table.columns[3:]:
        column.justify = "right"
    for comparison in comparisons:
        table.add_row(*comparison_cells(comparison))
    out = console()
    out.print(table)
    out.print()
    out.print("Microseconds, the best of all runs, taken in turn. ratio: below 1, this installation is faster.")
    different = sorted({comparison.game for comparison in comparisons if not comparison.same_games})
    if different:
        out.print(f"Other rules, so other games are played there: {', '.join(different)}.")


def comparison_cells(comparison: Comparison) -> list[str]:
    return [
        comparison.game,
        str(comparison.seats),
        comparison.operation,
        f"{comparison.here:.3f}",
        f"{comparison.there:.3f}",
        f"{comparison.ratio:.3f}",
    ]


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
