"""What the laws are held against: a game and its proof, which is its tests, its mutants and its golden records.

A game's proof lies in the folder `tests` of the project that its room belongs to:

    tests/test_….py      the tests that cite its clauses
    tests/mutants.toml   for each clause, a small change that breaks it
    tests/recall.py      what a perfect memory knows (see `memory`)
    tests/records/       golden records
    tests/proof.toml     only if no tie for the first place is possible: no_tie = "why"

In a project with several games each has `tests/games/<id>/` and `tests/records/<id>/` for itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from stampede.core.data import read_toml
from stampede.core.game import Game
from stampede.core.registry import find_game

INSTALLED = {"site-packages", "dist-packages"}


@dataclass(frozen=True)
class Subject:
    game: Game
    tests: Path  # the tests that cite its clauses
    mutants: Path
    records: Path
    tracker: Path  # the file with what a perfect memory knows, for the law of recall
    can_tie: bool = True  # false only where the rules leave no tie for the first place

    @property
    def id(self) -> str:
        return self.game.id

    @property
    def room(self) -> Path:
        """The folder with the rulebook, the box and the texts."""
        return Path(self.game.folder)

    @property
    def has_proof(self) -> bool:
        """False for a game that was installed without its sources: laws about its proof cannot be held."""
        return self.tests.is_dir()


def subject_of(game: Game) -> Subject:
    """The game, with its proof where the project of its room has it."""
    project = project_of(Path(game.folder))
    return with_proof(game, project / "tests" if project else Path(game.folder) / "no-tests")


def with_proof(game: Game, tests: Path) -> Subject:
    own, records = tests / "games" / game.id, tests / "records" / game.id
    folder = own if own.is_dir() else tests
    return Subject(
        game,
        folder,
        folder / "mutants.toml",
        records if records.is_dir() else tests / "records",
        folder / "recall.py",
        can_tie=not says_no_tie(folder / "proof.toml"),
    )


def says_no_tie(path: Path) -> bool:
    if not path.is_file():
        return False
    data = read_toml(path)
    data.only("no_tie")
    return bool(data.text("no_tie"))


def project_of(room: Path) -> Path | None:
    """The nearest folder above that says how a package is built; none for what lies among installed packages."""
    if INSTALLED & set(room.parts):
        return None
    return next((folder for folder in room.resolve().parents if (folder / "pyproject.toml").is_file()), None)


def find_subject(id: str) -> Subject:
    return subject_of(find_game(id))
