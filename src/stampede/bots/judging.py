"""Follows the game's own judgement of a position sampled from what the seat may know; some overlook things."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stampede.bots.bot import Bot
from stampede.core.data import Data
from stampede.core.game import Game, Judgement, State
from stampede.core.rng import Rng

PER_CENT: Final = 100


class JudgingBot(Bot):
    """`overlooks` is how many of a hundred actions it does not notice; then it does the best of those it did notice."""

    def __init__(self, name: str, overlooks: int = 0) -> None:
        self.title: Final = name
        self.overlooks: Final = overlooks

    def name(self) -> str:
        return self.title

    def choose(self, game: Game, view: object, seat: int, legal: list[int], rng: Rng) -> int:
        if len(legal) == 1:
            return legal[0]
        state, judgement = game.belief(view).sample(rng), self.judgement_of(game)
        judged = judgement.choose(state, seat, rng)
        # Nobody overlooks one of two things.
        if self.overlooks == 0 or len(legal) == 2 or not self.misses(rng):
            return judged
        noticed = [action for action in legal if action != judged and not self.misses(rng)]
        return self.likeliest(state, judgement, seat, noticed, rng) if noticed else judged

    def judgement_of(self, game: Game) -> Judgement:
        return game.judgement()

    def misses(self, rng: Rng) -> bool:
        return rng.below(PER_CENT) < self.overlooks

    def likeliest(self, state: State, judgement: Judgement, seat: i64, actions: list[int], rng: Rng) -> int:
        """The one after which the seat stands best at once, without a thought for what comes next."""
        best = actions[0]
        most: i64 = 0
        for action in actions:
            tried = state.copy()
            tried.apply(seat, action, rng, None)
            worth = judgement.evaluate(tried, seat)
            if action == actions[0] or worth > most:
                best = action
                most = worth
        return best


class WeighingBot(JudgingBot):
    """A judging bot with weights of its own."""

    def __init__(self, name: str, weights: Data) -> None:
        super().__init__(name)
        self.weights: Final = weights
        self.judgements: Final[dict[str, Judgement]] = {}

    def judgement_of(self, game: Game) -> Judgement:
        if game.id not in self.judgements:
            self.judgements[game.id] = game.judgement_by(self.weights)
        return self.judgements[game.id]
