"""A bot that sees everything, to find out what luck leaves to be won. Only the arena knows it; no table does."""

from __future__ import annotations

from stampede.bots.bot import Bot
from stampede.bots.levels import MIGHTY
from stampede.core.game import Game, Revealed, State
from stampede.core.rng import Rng
from stampede.lab.guests import PATIENCE, find_player

ALL_SEEING = "all-seeing"


class SeeingBot(Bot):
    """`mighty`, searching from the position instead of a view: only chance that is still to come is hidden from it."""

    def __init__(self, search: Bot | None = None) -> None:
        self.search = MIGHTY.bot() if search is None else search

    def name(self) -> str:
        return ALL_SEEING

    def scaled(self, factor: float) -> Bot:
        return SeeingBot(self.search.scaled(factor))

    def choose(self, game: Game, view: object, seat: int, legal: list[int], rng: Rng) -> int:
        """`view` is what `shown` returns."""
        return self.search.choose(game, view, seat, legal, rng)


def shown(bot: Bot, state: State, seat: int) -> object:
    """What a bot gets to see of a position."""
    if isinstance(bot, SeeingBot):
        return Revealed(state.copy())
    return state.view(seat) if bot.needs_view() else None


def find_entrant(name: str, scale: float = 1.0, patience: float = PATIENCE) -> Bot:
    """A bot of the arena: those that may play anywhere, and the one that sees everything."""
    return SeeingBot().scaled(scale) if name == ALL_SEEING else find_player(name, scale, patience)
