"""Picks any legal action with equal probability."""

from __future__ import annotations

from stampede.bots.bot import Bot
from stampede.core.game import Game
from stampede.core.rng import Rng


class RandomBot(Bot):
    def name(self) -> str:
        return "random"

    def needs_view(self) -> bool:
        return False

    def choose(self, game: Game, view: object, seat: int, legal: list[int], rng: Rng) -> int:
        return legal[rng.below(len(legal))]
