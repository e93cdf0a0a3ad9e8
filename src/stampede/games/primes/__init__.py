"""Trip & Run, the primes race: race to 100, trip opponents by matching the prime factors of their square."""

from __future__ import annotations

from pathlib import Path

from stampede.core.data import read_toml
from stampede.core.game import Game
from stampede.games.primes.components import Box
from stampede.games.primes.game import Primes

ROOM = Path(__file__).parent


def load(components: Path | None = None) -> Game:
    """The game with its own box, or with one from a file."""
    return Primes(Box(read_toml(components or ROOM / "components.toml")), str(ROOM))
