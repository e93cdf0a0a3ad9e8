"""RUN 2 Street, an extreme riders' race: ride exactly as far as your objective says, past each other's tricks."""

from __future__ import annotations

from pathlib import Path

from stampede.core.data import read_toml
from stampede.core.game import Game
from stampede.games.street.components import Box
from stampede.games.street.game import Street
from stampede.games.street.weights import Weights

ROOM = Path(__file__).parent


def load(components: Path | None = None) -> Game:
    """The game with its own box, or with one from a file."""
    box, weights = read_toml(components or ROOM / "components.toml"), read_toml(ROOM / "judgement.toml")
    return Street(Box(box), Weights(weights), str(ROOM))
