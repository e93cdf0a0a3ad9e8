"""`stampede play`."""

from __future__ import annotations

from typing import Annotated

import typer

from stampede.cli.measuring import read_options
from stampede.core.registry import find_game


def chosen_language(lang: str | None) -> str:
    """As asked for, or as the system is set."""
    from stampede.match.words import LANGUAGES, language_of_environment

    if lang is not None and lang not in LANGUAGES:
        raise typer.BadParameter(f"there are {' and '.join(LANGUAGES)}, not {lang!r}", param_hint="--lang")
    return lang or language_of_environment()


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="As `stampede games` names it; not needed with --resume.")
    ] = None,
    file: Annotated[
        str | None, typer.Argument(metavar="[FILE]", help="With --resume: the table to go on with.")
    ] = None,
    seats: Annotated[int | None, typer.Option(min=1, help="How many play; three, if the game allows it.")] = None,
    me: Annotated[
        list[int] | None, typer.Option(help="A seat for you, counted from 1. Several: one screen for several people.")
    ] = None,
    name: Annotated[list[str] | None, typer.Option(help="Your name; one for each --me.")] = None,
    bots: Annotated[str, typer.Option(help="One bot for all other seats, or one a seat: greedy,random.")] = "greedy",
    seed: Annotated[
        int | None, typer.Option(help="The same seed gives the same deal; none, dice to be checked.")
    ] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the game.")] = None,
    lang: Annotated[str | None, typer.Option(help="en or es; as your system is set, if not given.")] = None,
    resume: Annotated[
        bool,
        typer.Option("--resume", help="Go on with the latest table, of GAME if it is named, or with that of FILE."),
    ] = False,
) -> None:
    """Play at this terminal, against bots or with others who share it. Everything is saved as it happens."""
    from stampede.cli.play import evening  # only here, so that other commands start quickly

    language = chosen_language(lang)
    if resume:
        evening.play_on(game, file, language)
        return
    if file is not None:
        raise typer.BadParameter(f"what is {file!r}? A file is named with --resume", param_hint="FILE")
    if game is None:
        raise typer.BadParameter("which game? `stampede games` lists them", param_hint="GAME")
    options = read_options(option or [])
    evening.begin(find_game(game), language, seats, me or [], name or [], bots, seed, options)
