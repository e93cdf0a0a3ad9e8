"""`stampede study`."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer

from stampede.cli.arena import INTERRUPTED
from stampede.cli.measuring import (
    AsJson,
    GameName,
    IterationsScale,
    Jobs,
    Options,
    Scheduler,
    Timeout,
    cores,
    read_options,
)
from stampede.cli.output import complain, console, print_json, print_paragraph
from stampede.cli.progress import Counting
from stampede.core.errors import StampedeError

NEEDED = ("altair", "polars", "vl_convert")
SEATS = re.compile(r"^(\d+)(?:-(\d+))?$")


class MissingPackages(StampedeError):  # noqa: N818
    """A study needs more than the games do."""


def study(
    game: GameName,
    seats: Annotated[
        str | None, typer.Option(metavar="2-6", help="Numbers of seats: 3, 2,4 or 2-6; three by default.")
    ] = None,
    bots: Annotated[
        str, typer.Option(help="One bot for all seats, or several that change places: steady,gentle.")
    ] = "steady",
    games: Annotated[
        int, typer.Option(min=1, help="Number of games for every number of seats and every value of a sweep.")
    ] = 1000,
    skill: Annotated[
        int | None,
        typer.Option(min=0, help="Games between each pair of levels; by default a tenth of the games, at most 2000."),
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    option: Options = None,
    sweep: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=A,B,C", help="Compare these values of an option; repeat it for more options."),
    ] = None,
    components: Annotated[Path | None, typer.Option(help="Another box: a components file.")] = None,
    jobs: Jobs = None,
    scheduler: Scheduler = None,
    iterations_scale: IterationsScale = 1.0,
    timeout: Timeout = 10.0,
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="The folder for the study; study-GAME by default.")
    ] = None,
    fresh: Annotated[bool, typer.Option("--fresh", help="Forget the folder’s games and play them again.")] = False,
    as_json: AsJson = False,
) -> None:
    """Find out whether a game is fair, close and the right length, and what its cards are worth.

    Writes report.html for people, summary.json for programs and games.parquet, with a row for every game. Games are
    noted as they are played, so after an interruption the same command continues where it stopped, and one with more
    games plays only those that are missing.
    """
    require_packages()
    from stampede.lab.crew import Crew
    from stampede.lab.guests import sum_up
    from stampede.lab.study.folder import REPORT, SUMMARY, play_study, write, write_json
    from stampede.lab.study.plan import plan_study

    plan = plan_study(
        game,
        seats=None if seats is None else read_seats(seats),
        bots=[name.strip() for name in bots.split(",")],
        games=games,
        skill_games=skill,
        seed=seed,
        options=read_options(option or []),
        sweep={name: values.split(",") for name, values in read_options(sweep or [], "--sweep").items()},
        components=components,
        scale=iterations_scale,
        patience=timeout,
    )
    folder = out or Path(f"study-{game}")
    try:
        with Counting(game, plan.games, "games") as counting:
            finished = play_study(
                plan, folder, Crew(jobs or cores(), scheduler), fresh=fresh, progress=counting.advance
            )
    except KeyboardInterrupt:
        complain("stopped; run the same command again to continue")
        raise typer.Exit(INTERRUPTED) from None
    if finished.resumed:
        complain(f"{finished.resumed:,} of {plan.games:,} games were in {folder} already")
    for sentence in sum_up(finished.faults, seed):
        complain(sentence)
    # Charts take long to import, and are needed only now.
    from stampede.lab.study.figures import summarise
    from stampede.lab.study.report import report

    summary = summarise(finished)
    write_json(folder / SUMMARY, summary)
    write(folder / REPORT, report(summary).encode())
    if as_json:
        print_json(summary)
    else:
        print_study(summary, folder)


def require_packages() -> None:
    if any(find_spec(name) is None for name in NEEDED):
        raise MissingPackages("studies need more packages: pip install 'stampede[lab]'")


def read_seats(text: str) -> list[int]:
    """`3`, `2,4` or `2-6`."""
    numbers: list[int] = []
    for part in text.split(","):
        found = SEATS.match(part.strip())
        last = int(found[2] or found[1]) if found else 0
        if found is None or last < int(found[1]):
            raise typer.BadParameter(f"write 3, 2,4 or 2-6, not {text!r}", param_hint="--seats")
        numbers += range(int(found[1]), last + 1)
    return numbers


def print_study(summary: dict[str, Any], folder: Path) -> None:
    from stampede.lab.study import sentences

    out = console()
    out.print(f"{summary['games']:,} games of {summary['game']}, seed {summary['seed']}")
    out.print()
    for table in summary["tables"]:
        told = [sentences.about_length(table, summary["box_minutes"])]
        if table["turn_order"]:
            told = [sentences.about_order(table), *told, sentences.about_closeness(table)]
        for sentence in told:
            print_paragraph(out, sentence)
        out.print()
    if summary["skill"]:
        print_paragraph(out, sentences.about_skill(summary))
        out.print()
    for comparison in summary["comparisons"]:
        for sentence in sentences.about_comparison(comparison):
            print_paragraph(out, sentence)
        out.print()
    for warning in summary["warnings"]:
        print_paragraph(out, f"Note: {warning}")
    out.print(f"digest      {summary['digest']}")
    out.print(f"report      {folder / 'report.html'}", soft_wrap=True)
