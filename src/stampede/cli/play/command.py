"""`stampede play` and `stampede learn`."""

from __future__ import annotations

from typing import Annotated

import typer

from stampede.cli.measuring import read_options
from stampede.core.registry import find_game


def chosen_language(lang: str | None) -> str:
    """The language asked for, or that of the system."""
    from stampede.match.words import LANGUAGES, language_of_environment

    if lang is not None and lang not in LANGUAGES:
        raise typer.BadParameter(f"choose {' or '.join(LANGUAGES)}, not {lang!r}", param_hint="--lang")
    return lang or language_of_environment()


def play(
    game: Annotated[
        str | None,
        typer.Argument(metavar="[GAME]", help="A game listed by `stampede games`; not needed with --resume."),
    ] = None,
    file: Annotated[str | None, typer.Argument(metavar="[FILE]", help="With --resume: the table to continue.")] = None,
    seats: Annotated[
        int | None, typer.Option(min=1, help="Number of seats; three by default, if the game allows it.")
    ] = None,
    me: Annotated[
        list[int] | None, typer.Option(help="Your seat, counted from 1. Repeat it for several people at one screen.")
    ] = None,
    name: Annotated[list[str] | None, typer.Option(help="Your name; one for each --me.")] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            help="One bot for all other seats, or one per seat: gentle, steady, sharp, mighty; or module:Class."
        ),
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="The same seed gives the same deal; without one, the dice can be verified.")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="A game option; repeat it for more.")
    ] = None,
    lang: Annotated[str | None, typer.Option(help="en or es; by default the language of your system.")] = None,
    resume: Annotated[
        bool,
        typer.Option("--resume", help="Continue the latest table (of GAME, if given), or the one in FILE."),
    ] = False,
) -> None:
    """Play in this terminal, against bots or with others at the same screen. Everything is saved as it happens."""
    from stampede.cli.play import evening  # imported here so that other commands start quickly

    language = chosen_language(lang)
    if resume:
        evening.play_on(game, file, language)
        return
    if file is not None:
        raise typer.BadParameter(f"{file!r} is one word too many: a file goes with --resume", param_hint="FILE")
    if game is None:
        raise typer.BadParameter("which game? `stampede games` lists them", param_hint="GAME")
    options = read_options(option or [])
    evening.begin(find_game(game), language, seats, me or [], name or [], bots, seed, options)


def learn(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game listed by `stampede games`.")],
    again: Annotated[bool, typer.Option("--again", help="From the first step, not from where you left.")] = False,
    lang: Annotated[str | None, typer.Option(help="en or es; by default the language of your system.")] = None,
) -> None:
    """Learn a game in a few minutes by playing it: real positions, one sentence each, and you make the move."""
    from stampede.cli.play import learning

    learning.learn(find_game(game), chosen_language(lang), again)
