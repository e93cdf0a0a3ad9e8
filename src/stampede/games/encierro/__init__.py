"""Corre el encierro: run the course from Santo Domingo to the bullring, and keep your clothes on."""

from __future__ import annotations

from pathlib import Path

from stampede.core.data import read_toml
from stampede.core.game import Game
from stampede.games.encierro.components import Box
from stampede.games.encierro.game import Encierro
from stampede.games.encierro.weights import Weights

ROOM = Path(__file__).parent


def load(components: Path | None = None) -> Game:
    """The game with its own box, or with that of a file."""
    box, weights = read_toml(components or ROOM / "components.toml"), read_toml(ROOM / "judgement.toml")
    return Encierro(Box(box), Weights(weights), str(ROOM))
