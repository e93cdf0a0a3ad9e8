"""What the engine may lean on: the standard library, and what compiling needs."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import stampede

PACKAGE = Path(stampede.__file__).parent
ALLOWED = {*sys.stdlib_module_names, "stampede", "mypy_extensions", "librt"}


def imported(path: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative imports hide the room"
            names.add((node.module or "").split(".")[0])
    return names


def test_core_and_games_import_nothing_from_outside() -> None:
    sources = [path for room in ("core", "games") for path in (PACKAGE / room).rglob("*.py")]
    assert len(sources) > 15
    for path in sources:
        assert imported(path) <= ALLOWED, path


def test_every_room_has_the_same_files() -> None:
    rooms = [path for path in (PACKAGE / "games").iterdir() if (path / "__init__.py").is_file()]
    assert rooms
    for room in rooms:
        for name in (
            "RULES.md",
            "RULES.es.md",
            "components.toml",
            "components.py",
            "actions.py",
            "state.py",
            "choices.py",
            "refusals.py",
            "rules.py",
            "view.py",
            "showing.py",
            "belief.py",
            "judgement.py",
            "judgement.toml",
            "weights.py",
            "game.py",
            "lessons.toml",
            "statistics.toml",
            "text/en.ftl",
            "text/es.ftl",
        ):
            assert (room / name).is_file(), f"{room.name} has no {name}"
