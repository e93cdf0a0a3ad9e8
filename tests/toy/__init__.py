"""Lantern Duel, the toy game of the tests: a room like those of the real games, and the one to copy for a new game."""

from __future__ import annotations

from pathlib import Path

from stampede.core.game import Game
from toy.components import read_box
from toy.game import LanternGame

ROOM = Path(__file__).parent


def load(components: Path | None) -> Game:
    return LanternGame(read_box(components or ROOM / "components.toml"), str(ROOM))
