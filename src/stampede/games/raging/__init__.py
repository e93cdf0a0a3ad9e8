"""Raging Bulls: a roll-and-write puzzle of straight fences that keep the bulls apart."""

from __future__ import annotations

from pathlib import Path

from stampede.core.data import read_toml
from stampede.core.game import Game
from stampede.games.raging.components import Box
from stampede.games.raging.game import Raging
from stampede.games.raging.weights import Weights

FOLDER = Path(__file__).parent


def load(components: Path | None = None) -> Game:
    """The game with its own box, or with one read from a file."""
    box = Box(read_toml(components or FOLDER / "components.toml"), read_toml(FOLDER / "challenges.toml"))
    return Raging(box, Weights(read_toml(FOLDER / "judgement.toml")), str(FOLDER))
