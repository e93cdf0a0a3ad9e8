"""`stampede print`: a game on paper."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from stampede.cli.output import console, print_json, print_paragraph
from stampede.core.registry import find_game

Paper = Literal["a4", "letter"]


def print_(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game listed by `stampede games`.")],
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The PDF to write; GAME-LANG-PAPER.pdf by default.")
    ] = None,
    paper: Annotated[Paper, typer.Option(help="The size of your paper.")] = "a4",
    lang: Annotated[
        Literal["en", "es"] | None, typer.Option(help="The language; by default that of your system.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON document instead of text.")] = False,
) -> None:
    """Print a game: its board, cards, pieces and rules as a PDF, with cut marks, to play at a real table."""
    from stampede.match.words import language_of_environment
    from stampede.printing.typeset import check_place, print_game, write_pdf

    found = find_game(game)
    language = lang or language_of_environment()
    path = out or Path(f"{game}-{language}-{paper}.pdf")
    check_place(path)
    printed = print_game(found, language, paper)
    write_pdf(path, printed.pdf)
    if as_json:
        print_json(
            {
                "game": game,
                "language": language,
                "paper": paper,
                "file": str(path),
                "pages": printed.pages,
                "components": printed.components,
            }
        )
        return
    screen = console()
    for part in printed.contents:
        screen.print(f"{part['count']:>4} × {part['name']}")
        if part["detail"]:
            print_paragraph(screen, str(part["detail"]), indent=7)
    screen.print(f"{printed.pages} pages of {paper.upper() if paper == 'a4' else 'Letter'}: {path}", soft_wrap=True)
