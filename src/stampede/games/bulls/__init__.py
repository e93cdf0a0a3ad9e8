"""Running with the Bulls: runners are dice that run down through a town of forks; bulls are bigger dice behind them."""

from __future__ import annotations

from pathlib import Path

from stampede.core.data import read_toml
from stampede.core.game import Game
from stampede.games.bulls.components import Box
from stampede.games.bulls.game import Bulls

ROOM = Path(__file__).parent


def load(components: Path | None = None) -> Game:
    """The game with its own box, or with one from a file."""
    return Bulls(Box(read_toml(components or ROOM / "components.toml")), str(ROOM))
