"""Raging Bulls: a roll-and-write puzzle of straight fences that keep the bulls apart."""

from __future__ import annotations

from pathlib import Path

from stampede.core.data import read_toml
from stampede.core.game import Game
from stampede.games.raging.components import Box
from stampede.games.raging.game import Raging

ROOM = Path(__file__).parent


def load(components: Path | None = None) -> Game:
    """The game with its own box, or with that of a file."""
    return Raging(
        Box(read_toml(components or ROOM / "components.toml"), read_toml(ROOM / "challenges.toml")), str(ROOM)
    )
