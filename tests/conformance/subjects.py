"""Our own games and the toy, each with its proof in this folder: also where the games are installed without it."""

from __future__ import annotations

from pathlib import Path

import toy
from stampede import seedling
from stampede.core.game import Game
from stampede.core.registry import find_game, game_ids
from stampede.seedling import room
from stampede.testing.subjects import Subject, with_proof

TESTS = Path(__file__).parents[1]


def toy_subject(game: Game | None = None) -> Subject:
    """The toy, or a variant of it, with everything that belongs to it."""
    return with_proof(game or toy.load(None), TESTS / "toy")


def seedling_subject() -> Subject:
    """What `stampede new-game` plants: like the toy a game of interpreted classes, whatever engine is installed."""
    return with_proof(room.load(), Path(seedling.__file__).parent / "project" / "tests")


def registered_subjects() -> list[Subject]:
    """A new game gets all laws by being registered."""
    return [with_proof(find_game(id), TESTS) for id in game_ids()]


def find_subject(id: str) -> Subject:
    return {subject.id: subject for subject in [*registered_subjects(), toy_subject()]}[id]
