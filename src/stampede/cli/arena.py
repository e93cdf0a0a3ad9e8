"""`stampede arena`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table

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
from stampede.cli.output import bar, complain, console, print_json, print_paragraph
from stampede.cli.progress import Counting

if TYPE_CHECKING:
    from stampede.lab.standings import ArenaResult

INTERRUPTED = 130
FEW_DEALS = 30  # intervals from fewer say little


def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(help="The bots to compare: steady,sharp. A bot of your own is module:Class.")],
    seats: Annotated[
        int | None, typer.Option(min=1, help="Number of seats; by default one for each bot, if the game allows it.")
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="Number of games, rounded up to whole deals.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same deals.")] = 1,
    option: Options = None,
    jobs: Jobs = None,
    scheduler: Scheduler = None,
    iterations_scale: IterationsScale = 1.0,
    timeout: Timeout = 10.0,
    journal: Annotated[
        Path | None, typer.Option(help="Where finished games are noted; by default in your data folder.")
    ] = None,
    fresh: Annotated[bool, typer.Option("--fresh", help="Forget the journal and play all games again.")] = False,
    as_json: AsJson = False,
) -> None:
    """Compare bots: every deal is played in all line-ups, with the seats rotated.

    A bot's win share is that of each seat it had, with a 95 % interval over deals. Every finished game is noted in a
    journal, so after an interruption the same command continues where it stopped.
    """
    from stampede.lab.arena import arena as run
    from stampede.lab.tournament import plan_tournament, whole_games

    names = [name.strip() for name in bots.split(",")]
    tournament = plan_tournament(
        game,
        bots=names,
        seats=seats,
        seed=seed,
        options=read_options(option or []),
        scale=iterations_scale,
        patience=timeout,
    )
    wanted = whole_games(tournament, games)
    if wanted != games:
        complain(
            f"every deal takes {tournament.games_a_round} games here, so {games} become {wanted}"
            if not tournament.fields
            else f"a deal on every field takes {tournament.games_a_round} games here, so {games} become {wanted}"
        )
    try:
        with Counting(game, wanted, "games") as counting:
            result = run(
                tournament,
                wanted,
                jobs=jobs or cores(),
                scheduler=scheduler,
                journal=journal,
                fresh=fresh,
                progress=counting.advance,
            )
    except KeyboardInterrupt:
        complain("stopped; run the same command again to continue")
        raise typer.Exit(INTERRUPTED) from None
    if result.resumed:
        left = "" if result.resumed < result.games else "; --fresh plays them again"
        complain(f"{result.resumed} of {result.games} games were in the journal {result.journal}{left}")
    tell_faults(result)
    if as_json:
        print_json(result.to_json())
    else:
        print_arena(result)


def tell_faults(result: ArenaResult) -> None:
    from stampede.lab.guests import sum_up

    for sentence in sum_up(result.faults, result.tournament.seed):
        complain(sentence)


def print_arena(result: ArenaResult) -> None:
    from stampede.lab.intervals import duration

    out = console()
    tournament = result.tournament
    settings = "".join(
        f", {name}={str(value).lower()}" for name, value in tournament.options if not is_played(name, result)
    )
    scale = "" if tournament.scale == 1 else f", {tournament.scale:g} of the usual iterations"
    out.print(
        f"{result.games:,} games of {tournament.game}: {result.deals:,} deals in {len(tournament.line_ups)} line-ups, "
        f"{tournament.seats} {'seat' if tournament.seats == 1 else 'seats'}, seed {tournament.seed}{scale}{settings}",
        soft_wrap=True,
    )
    out.print()
    table = Table("bot", "rating", "wins", "95 %", "", "games", "median", "p95", box=None, pad_edge=False)
    for column in (1, 2, 3, 5, 6, 7):
        table.columns[column].justify = "right"
    for rating in result.ratings:
        times = result.times[rating.bot]
        table.add_row(
            rating.bot,
            f"{rating.mu:.1f} ± {rating.sigma:.1f}",
            f"{rating.win_share:.1%}",
            f"{rating.ci[0]:.1%}–{rating.ci[1]:.1%}",
            bar(rating.win_share),
            f"{rating.games:,}",
            duration(times.percentile(50)),
            duration(times.percentile(95)),
        )
    out.print(table)
    out.print()
    print_scores(out, result)
    even = 1 / (len(tournament.entrants) if tournament.seats == 1 else tournament.seats)
    whose = "of all deals, won by the best score" if tournament.seats == 1 else "of each seat that a bot had"
    print_paragraph(
        out,
        f"rating: by openskill. wins: the share {whose}, {even:.1%} if all were equal, with an interval over deals. "
        "median, p95: the time for a decision with a choice.",
    )
    if result.deals < FEW_DEALS:
        print_paragraph(out, f"With only {result.deals} deals, the intervals say little: play more games.")
    out.print(f"digest      {result.digest}")


def is_played(option: str, result: ArenaResult) -> bool:
    """Whether the option takes all its values in turn."""
    return option == "field" and len(result.tournament.fields) > 1


def print_scores(out: Console, result: ArenaResult) -> None:
    if not result.scores:
        return
    table = Table("field", "bot", "mean score", "95 %", "complete", "games", box=None, pad_edge=False)
    for column in table.columns[2:]:
        column.justify = "right"
    for field in result.scores:
        for place, score in enumerate(field.scores):
            table.add_row(
                "" if place else field.field,
                score.bot,
                f"{score.mean:.1f}",
                f"{score.ci[0]:.1f} to {score.ci[1]:.1f}",
                f"{score.completion:.0%}",
                f"{score.games:,}",
            )
        if field.difference is not None and field.ci is not None:
            ahead = f"{field.scores[0].bot} ahead by"
            table.add_row("", ahead, f"{field.difference:+.1f}", f"{field.ci[0]:+.1f} to {field.ci[1]:+.1f}", "", "")
    out.print(table)
    out.print()
