"""`stampede tune`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from stampede.cli.measuring import AsJson, GameName, cores
from stampede.cli.output import complain, console, print_json
from stampede.cli.progress import Counting


def tune(
    game: GameName,
    games: Annotated[int, typer.Option(min=2, help="Games to fit to, in each round.")] = 4000,
    rounds: Annotated[int, typer.Option(min=1, help="How often the weights are shaken and moved.")] = 3,
    proof: Annotated[int, typer.Option(min=2, help="Games of the arena that decides.")] = 4000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same weights.")] = 1,
    seats: Annotated[int, typer.Option(min=2, help="Number of seats.")] = 2,
    only: Annotated[str, typer.Option(metavar="NAMES", help="Fit only these weights: trips.leader,trips.other")] = "",
    start: Annotated[
        Path | None, typer.Option(help="Begin with the weights in this file instead of the game's own.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="Write the weights here instead of the game's own judgement.toml.")
    ] = None,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="Processes for the arena; by default one per processor.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Fit the weights of a game's judgement to games, and keep them if the arena finds them better.

    Every deal is played by the judgement with all weights shaken, against its mirror image. Logistic regression on who
    won says which way each weight should go.
    """
    from stampede.lab.tune import tune as run

    with Counting(game, games // seats * seats * rounds, "games") as counting:
        tuned = run(
            game,
            games=games,
            rounds=rounds,
            proof=proof,
            seed=seed,
            seats=seats,
            jobs=jobs or cores(),
            only=[name.strip() for name in only.split(",") if name.strip()],
            start=start,
            path=out,
            progress=counting.advance,
        )
    if as_json:
        print_json(tuned.to_json())
        return
    table = Table("weight", "before", "after", "effect", "± error", box=None, pad_edge=False)
    for column in table.columns[1:]:
        column.justify = "right"
    for effect in tuned.effects:
        table.add_row(
            effect.name,
            str(tuned.before[effect.name]),
            str(tuned.after[effect.name]),
            f"{effect.value:+.3f}",
            f"{effect.error:.3f}",
        )
    console().print(table)
    console().print(
        f"new against old: {tuned.share:.1%} ({tuned.interval[0]:.1%} to {tuned.interval[1]:.1%}), "
        f"{tuned.even:.1%} if both were equal"
    )
    if tuned.is_better:
        console().print(f"kept: {tuned.path}", soft_wrap=True)
    else:
        complain("the arena doesn't find the new weights clearly better, so nothing is changed; try more --games")
