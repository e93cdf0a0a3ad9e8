"""Running with the Bulls: runners are dice that run down through a town of forks; bulls are bigger dice behind them."""

from __future__ import annotations

from pathlib import Path

from stampede.core.data import read_toml
from stampede.core.game import Game
from stampede.games.bulls.components import Box
from stampede.games.bulls.game import Bulls
from stampede.games.bulls.weights import Weights

ROOM = Path(__file__).parent


def load(components: Path | None = None) -> Game:
    """The game with its own box, or with one from a file."""
    box, weights = read_toml(components or ROOM / "components.toml"), read_toml(ROOM / "judgement.toml")
    return Bulls(Box(box), Weights(weights), str(ROOM))
