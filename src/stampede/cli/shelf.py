"""`stampede games`, `stampede rules` and `stampede clauses`: what there is to play."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from stampede.cli.output import console, print_json, print_paragraph
from stampede.cli.telling import Teller
from stampede.core.errors import DataError
from stampede.core.game import Game, Option
from stampede.core.registry import find_game, game_ids
from stampede.lab.clauses import citing_tests
from stampede.match.rulebook import Clause, read_clauses

AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON document instead of text.")]


def games(as_json: AsJson = False) -> None:
    """List the games, with their seats and options."""
    found = [find_game(id) for id in game_ids()]
    if as_json:
        print_json({"games": [_game_document(game) for game in found]})
        return
    table = Table("game", "title", "seats", "about", "options", box=None, pad_edge=False)
    for game in found:
        title, line = introduction(game)
        options = "\n".join(_option_text(option) for option in game.options)
        table.add_row(game.id, title, f"{game.min_seats}-{game.max_seats}", line, options or "none")
    console().print(table)


def introduction(game: Game) -> tuple[str, str]:
    """The game's title and one line about it."""
    teller = Teller(game)
    return teller.title(), teller.line()


def _game_document(game: Game) -> dict[str, object]:
    title, line = introduction(game)
    return {
        "id": game.id,
        "title": title,
        "line": line,
        "seats": {"min": game.min_seats, "max": game.max_seats},
        "options": [
            {"name": option.name, "default": option.default, "allowed": option.allowed()} for option in game.options
        ],
        "end_reasons": game.end_reasons,
        "rules_version": game.rules_version,
        "components": game.digest,
    }


def _option_text(option: Option) -> str:
    return f"{option.name}={str(option.default).lower()} ({option.allowed()})"


def rules_page(game: Game) -> Path:
    page = Path(game.folder, "RULES.md")
    if not page.is_file():
        raise DataError(f"{game.id} has no rules page: {page} is missing")
    return page


def rules(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game listed by `stampede games`.")],
) -> None:
    """Print the rules of a game."""
    text = rules_page(find_game(game)).read_text(encoding="utf-8")
    if sys.stdout.isatty():
        from rich.markdown import Markdown  # slow to import, and seldom needed

        console().print(Markdown(text))
    else:
        print(text, end="")


def clauses(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="All games by default.")] = None,
    as_json: AsJson = False,
) -> None:
    """List the clauses of the rules, with their sources and the tests that prove them."""
    asked = game_ids() if game is None else [game]
    pages = [(find_game(id), read_clauses(rules_page(find_game(id))), tests_of(id)) for id in asked]
    if as_json:
        print_json({"games": [_clauses_document(*page) for page in pages]})
        return
    for number, page in enumerate(pages):
        if number:
            console().print()
        _print_clauses(*page)


def tests_of(game: str) -> Path | None:
    """The game's tests in the checkout around the current directory; None outside of one."""
    here = Path.cwd()
    for folder in (here, *here.parents):
        tests = folder / "tests" / "games" / game
        if tests.is_dir():
            return tests
    return None


def _clauses_document(game: Game, found: list[Clause], tests: Path | None) -> dict[str, object]:
    """`tests` is null where there is no checkout to look into, and an empty list where no test cites the clause."""
    cited = None if tests is None else citing_tests(tests)
    return {
        "game": game.id,
        "clauses": [
            {
                "id": clause.id,
                "source": clause.source,
                "text": clause.text,
                "tests": None if cited is None else cited.get(clause.id, []),
            }
            for clause in found
        ],
    }


def _print_clauses(game: Game, found: list[Clause], tests: Path | None) -> None:
    out = console()
    cited = {} if tests is None else citing_tests(tests)
    out.print(f"{game.id}: {len(found)} clauses")
    for clause in found:
        out.print()
        print_paragraph(out, f"{clause.id} ({clause.source}) {clause.text}")
        for test in cited.get(clause.id, []):
            out.print(f"    {test}", soft_wrap=True)
    out.print()
    if tests is None:
        out.print(
            f"To see the tests, run this in a checkout: there is no tests/games/{game.id} here or above.",
            soft_wrap=True,
        )
    else:
        unproven = [clause.id for clause in found if clause.id not in cited]
        print_paragraph(out, f"Without a test: {', '.join(unproven) or 'none'}.")
