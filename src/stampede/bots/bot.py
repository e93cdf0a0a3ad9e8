"""A bot gets a view and the legal actions, and picks one. It never gets a position, so it cannot cheat."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from stampede.core.game import Game
from stampede.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A way of playing any game. It keeps nothing about a match, so one bot can play at many tables.

    Only what `seated` returns may keep something, for one seat of one match.
    """

    def name(self) -> str:
        """Its name on the command line and in records."""
        raise NotImplementedError

    def needs_view(self) -> bool:
        """False if `choose` ignores the view and may be called without one."""
        return True

    def choose(self, game: Game, view: object, seat: int, legal: list[int], rng: Rng) -> int:
        """One of `legal`, which is not empty. `rng` is the bot's own, never that of the match."""
        raise NotImplementedError

    def thinking_time(self) -> float:
        """About how many seconds it thinks about a decision on one core; 0.0 if it answers at once."""
        return 0.0

    def within(self, seconds: float) -> Bot:
        """This bot under a clock: it stops thinking after that time, so its choice is no longer reproducible."""
        return self

    def seated(self) -> Bot:
        """This bot for one seat of one match: it may keep what it found out from one decision to the next.

        Then the same views in the same order, not one view alone, lead to the same choice.
        """
        return self

    def scaled(self, factor: float) -> Bot:
        """This bot with so many times its thoughts about a decision, reproducible like the bot itself."""
        return self
