"""`stampede new-game`: a package of its own around a small, complete game, to be made into another one."""

from __future__ import annotations

import keyword
import re
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from stampede import seedling
from stampede.cli.output import console, print_paragraph
from stampede.core.errors import OptionError
from stampede.core.record import RecordText
from stampede.core.registry import game_ids

TEMPLATE = Path(seedling.__file__).parent
ID = re.compile(r"[a-z][a-z0-9]{1,19}")
LONGEST_TITLE = 40
IGNORED = "__pycache__/\n*.egg-info/\n.hypothesis/\n.pytest_cache/\n.venv/\n"


def new_game(
    path: Annotated[Path, typer.Argument(metavar="PATH", help="The folder to make; it must not be there yet.")],
    id: Annotated[str, typer.Option("--id", metavar="ID", help="What the game is called in commands: a short word.")],
    title: Annotated[str, typer.Option(help="What people call it; the id, if nothing is said.")] = "",
) -> None:
    """Write a package with a small game of your own, ready to play: rules, bots, texts, board, tutorial and tests."""
    called = title.strip() or id.capitalize()
    check_id(id)
    check_title(called)
    if path.exists():
        raise OptionError(f"{path} is already there: name a folder that isn't, so that nothing is overwritten")
    try:
        plant(path, id, called)
    except OSError as error:
        raise OptionError(f"{path} cannot be written: {error.strerror}") from error
    out = console()
    print_paragraph(out, f"{called} is in {path}: a small race of frogs, for now. What to do next:")
    for command in next_steps(path, id):
        out.print(f"  {command}", soft_wrap=True)
    print_paragraph(out, "Then make it your own, file by file: docs/a-new-game.md shows how.")


def next_steps(path: Path, id: str) -> list[str]:
    where = str(path) if path.is_absolute() else f"./{path.as_posix()}"
    return [
        f"pip install -e '{where}[testing]'",
        f"stampede play {id}",
        f"pytest --pyargs stampede.testing --game {id}",
    ]


def check_id(id: str) -> None:
    """It is the game's name in commands, addresses and records, and the name of its Python package."""
    if not ID.fullmatch(id):
        raise OptionError(f"the id must be 2 to 20 small letters and digits, beginning with a letter, not {id!r}")
    if id in game_ids():
        raise OptionError(f"there is a game {id} already: choose another id")
    if keyword.iskeyword(id) or id in sys.stdlib_module_names or find_spec(id) is not None:
        raise OptionError(f"{id} is a word of Python's or the name of an installed package: choose another id")


def check_title(title: str) -> None:
    """It goes into texts and data files as it is."""
    if len(title) > LONGEST_TITLE or not title.isprintable() or re.search(r'[{}"\\]', title) or title[0] in "[*.#-":
        raise OptionError(
            f'the title must be a line of up to {LONGEST_TITLE} letters, without {{ }} " or \\, not {title!r}'
        )


def plant(path: Path, id: str, title: str) -> None:
    """The seedling's room as the package, and what lies around it, with another name."""
    for source in sorted(TEMPLATE.rglob("*")):
        place = source.relative_to(TEMPLATE)
        if not source.is_file() or "__pycache__" in place.parts or len(place.parts) == 1:
            continue
        kind, *rest = place.parts
        target = path.joinpath("src", id, *rest) if kind == "room" else path.joinpath(*rest)
        target.parent.mkdir(parents=True, exist_ok=True)
        text = renamed(source.read_text(encoding="utf-8"), id, title)
        if source.suffix == ".json":
            text = RecordText(text, source.name).record.to_text()  # with a digest of what it says now
        target.write_text(text, encoding="utf-8")
    (path / ".gitignore").write_text(IGNORED, encoding="utf-8")


def renamed(text: str, id: str, title: str) -> str:
    text = text.replace("stampede.seedling.room", id).replace("seedling", id).replace("Stepping Stones", title)
    # What was one package has become two: their imports stand apart.
    return re.sub(rf"^(from stampede\S* import .*\n)(from {id}\b)", r"\1\n\2", text, flags=re.MULTILINE)
