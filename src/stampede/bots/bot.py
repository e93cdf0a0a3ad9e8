"""A bot gets a view and the legal actions, and picks one. It never gets a position, so it cannot cheat."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from stampede.core.game import Game
from stampede.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A way of playing any game. It keeps nothing about a match, so one bot can play at many tables."""

    def name(self) -> str:
        """Its name on the command line and in records."""
        raise NotImplementedError

    def needs_view(self) -> bool:
        """False if `choose` ignores the view and may be called without one."""
        return True

    def choose(self, game: Game, view: object, seat: int, legal: list[int], rng: Rng) -> int:
        """One of `legal`, which is not empty. `rng` is the bot's own, never that of the match."""
        raise NotImplementedError
