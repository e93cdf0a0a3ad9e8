"""Follows the game's own judgement of a position sampled from what the seat may know."""

from __future__ import annotations

from stampede.bots.bot import Bot
from stampede.core.game import Game
from stampede.core.rng import Rng


class GreedyBot(Bot):
    def name(self) -> str:
        return "greedy"

    def choose(self, game: Game, view: object, seat: int, legal: list[int], rng: Rng) -> int:
        if len(legal) == 1:
            return legal[0]
        state = game.belief(view).sample(rng)
        return game.judgement().choose(state, seat, rng)
