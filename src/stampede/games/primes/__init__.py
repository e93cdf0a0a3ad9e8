"""Trip & Run, the primes race: race to 100, trip opponents by matching the prime factors of their square."""

from __future__ import annotations

from pathlib import Path

from stampede.core.data import read_toml
from stampede.core.game import Game
from stampede.games.primes.components import Box
from stampede.games.primes.game import Primes
from stampede.games.primes.weights import Weights

ROOM = Path(__file__).parent


def load(components: Path | None = None) -> Game:
    """The game with its own box, or with one from a file."""
    box, weights = read_toml(components or ROOM / "components.toml"), read_toml(ROOM / "judgement.toml")
    return Primes(Box(box), Weights(weights), str(ROOM))
