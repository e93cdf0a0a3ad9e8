"""What the laws are held against: a game, and where its tests, mutants and golden records lie."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import toy
from stampede.core.game import Game
from stampede.core.registry import find_game, game_ids

TESTS = Path(__file__).parents[1]


@dataclass(frozen=True)
class Subject:
    game: Game
    tests: Path  # the tests that cite its clauses
    mutants: Path
    records: Path
    tracker: str  # the module with what a perfect memory knows, for the law of recall
    can_tie: bool = True  # false only where the rules leave no tie for the first place

    @property
    def id(self) -> str:
        return self.game.id

    @property
    def room(self) -> Path:
        """The folder with the rulebook, the box and the texts."""
        return Path(self.game.folder)


def toy_subject(game: Game | None = None) -> Subject:
    """The toy, or a variant of it, with everything that belongs to it."""
    folder = TESTS / "toy"
    return Subject(game or toy.load(None), folder, folder / "mutants.toml", folder / "records", "toy.recall")


def registered_subjects() -> list[Subject]:
    """A new game gets all laws by being registered."""
    return [
        Subject(
            find_game(id),
            TESTS / "games" / id,
            TESTS / "games" / id / "mutants.toml",
            TESTS / "records" / id,
            f"games.{id}.recall",
        )
        for id in game_ids()
    ]
