"""Information-set search: many positions sampled from one view, played on by the game's judgement.

There are two ways to spend the playouts, a tree and a contest, and a game's tuning says which of them plays it better.
"""

from __future__ import annotations

import time
from typing import Final

from mypy_extensions import i64

from stampede.bots.bot import Bot
from stampede.bots.contest import Contest, ranked
from stampede.bots.playouts import NEVER, WHOLE, Playouts
from stampede.bots.tree import Memory, Search
from stampede.bots.tunings import Tuning, tuning_of
from stampede.core.game import Game
from stampede.core.rng import Rng

__all__ = ["NEVER", "WHOLE", "Contest", "Playouts", "Search", "SearchBot", "ranked"]

FEWEST: Final = 8  # iterations of a bot, however few it is given


class SearchBot(Bot):
    """Searches for a number of iterations, which may be given as seconds' worth of them; `limit` puts it under a clock.

    Under a clock, it answers with what it has found when the time is up, even if it could do no more than guess.
    """

    def __init__(
        self,
        name: str,
        iterations: int = 0,
        seconds: float = 0.0,
        limit: float = NEVER,
        tuning: Tuning | None = None,
        memory: Memory | None = None,
    ) -> None:
        self.title: Final = name
        self.iterations: Final = iterations
        self.seconds: Final = seconds
        self.limit: Final = limit
        self.tuning: Final = tuning
        self.memory: Final = memory

    def name(self) -> str:
        return self.title

    def thinking_time(self) -> float:
        return min(self.seconds, self.limit)

    def within(self, seconds: float) -> Bot:
        return SearchBot(self.title, self.iterations, self.seconds, seconds, self.tuning, self.memory)

    def seated(self) -> Bot:
        return SearchBot(self.title, self.iterations, self.seconds, self.limit, self.tuning, Memory())

    def scaled(self, factor: float) -> Bot:
        iterations, seconds = int(self.iterations * factor), self.seconds * factor
        return SearchBot(self.title, iterations, seconds, self.limit, self.tuning, self.memory)

    def iterations_in(self, game: Game) -> int:
        pace = tuning_of(game.id).pace if self.tuning is None else self.tuning.pace
        return max(FEWEST, self.iterations + int(self.seconds * int(pace)))

    def choose(self, game: Game, view: object, seat: int, legal: list[int], rng: Rng) -> int:
        if len(legal) == 1:
            return legal[0]
        moment = time.perf_counter() + self.limit
        tuning = tuning_of(game.id) if self.tuning is None else self.tuning
        if tuning.halves:
            return Contest(game, view, seat, rng, tuning).best(legal, self.iterations_in(game), moment)
        search = Search(game, view, seat, rng, tuning)
        if self.memory is not None:
            self.memory.hand_on(search, view)
        search.run(self.iterations_left(search), moment)
        action = search.best(legal)
        if self.memory is not None:
            self.memory.keep(search, action)
        return action

    def iterations_left(self, search: Search) -> i64:
        """What a tree has learned before counts, but at most for half: it was not looking at this decision alone."""
        iterations = i64(self.iterations_in(search.game))
        half = iterations // 2
        return iterations - (search.root.visits if search.root.visits < half else half)
