"""What a bot is: a view and the legal actions in, one of them out. It never gets a position, so it cannot cheat."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from stampede.core.game import Game
from stampede.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A way of playing any game. Holds nothing of a match: the same bot may sit at many tables."""

    def name(self) -> str:
        """The word for it on a command line and in a record."""
        raise NotImplementedError

    def needs_view(self) -> bool:
        """False if `choose` never looks at the view; it may then be called without one."""
        return True

    def choose(self, game: Game, view: object, seat: int, legal: list[int], rng: Rng) -> int:
        """One of `legal`, which is not empty. `rng` is the bot's own: the chance of the match is never in its hands."""
        raise NotImplementedError
