"""Looking back at a finished game: the decisions of a seat that cost it most, and what was better.

The bots' processes weigh one decision after another, between the thoughts of bots that people wait for. Whoever asks
hears how far that has come, and asks again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from functools import partial

from stampede.bots.review import LONGER, MOMENTS, Question, doubtful, questions_of
from stampede.bots.tunings import playouts_for_a_hint
from stampede.core.game import Game
from stampede.engine import is_compiled
from stampede.server import wire
from stampede.server.describe import action_info
from stampede.server.live import LiveTable
from stampede.server.workers import Looked, Thinkers

logger = logging.getLogger("stampede.server")

REMEMBERED = 500  # reviews
AT_ONCE = 2  # reviews; others wait


class Reviews:
    """The reviews of a server, each made once and remembered for a while."""

    def __init__(self, bots: Thinkers) -> None:
        self.bots = bots
        self._known: OrderedDict[tuple[str, int], Review] = OrderedDict()
        self._room = asyncio.Semaphore(AT_ONCE)

    async def of(self, live: LiveTable, seat: int) -> wire.Review:
        """How far the review of a seat has come. Asked for the first time, it begins."""
        known = self._known.get((live.id, seat))
        if known is None:
            known = self._known[live.id, seat] = Review(live, seat, self.bots, self._room)
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)[1].stop()
        self._known.move_to_end((live.id, seat))
        return known.info()

    async def close(self) -> None:
        reviews = list(self._known.values())
        for review in reviews:
            review.stop()
        await asyncio.gather(*(review.task for review in reviews), return_exceptions=True)


class Review:
    """The review of one seat of a game that is over."""

    def __init__(self, live: LiveTable, seat: int, bots: Thinkers, room: asyncio.Semaphore) -> None:
        match = live.committed.table.match
        assert match is not None
        self.game: Game = match.game
        self.seat = seat
        self.bots = bots
        self.asked: list[Question] = []
        self.looked: list[Looked] = []
        self.over = False
        moves = [(mover, action.index) for mover, action in match.moves]
        questions = partial(questions_of, self.game, len(match.seats), match.options, match.key, moves, [seat])
        self.task = asyncio.create_task(self._look_back(questions, room))

    async def _look_back(self, questions: Callable[[], list[Question]], room: asyncio.Semaphore) -> None:
        try:
            async with room:
                if is_compiled():  # games played to the end take too long otherwise
                    await self._look_at_all(await asyncio.to_thread(questions))
        except Exception:
            logger.exception("a finished game of %s could not be looked at again", self.game.id)
            self.asked, self.looked = [], []
        self.over = True

    async def _look_at_all(self, asked: list[Question]) -> None:
        self.asked = asked
        playouts = playouts_for_a_hint(self.game.id)
        for question in asked:
            self.looked.append(await self.bots.look_at(self.game, question, playouts))
        for index in doubtful([one.suspicion for one in self.looked]):
            self.looked[index] = await self.bots.look_at(self.game, asked[index], playouts * LONGER)

    def stop(self) -> None:
        self.task.cancel()

    def info(self) -> wire.Review:
        mistakes = sorted((one for one in self.looked if one.is_a_moment), key=lambda one: -one.lost)[:MOMENTS]
        return wire.Review(
            seat=self.seat,
            done=len(self.looked),
            total=len(self.asked),
            over=self.over,
            alone=any(one.alone for one in self.looked),
            mistakes=[
                wire.Mistake(
                    move=one.move,
                    chosen=action_info(self.game, one.chosen),
                    best=action_info(self.game, one.best),
                    facts=one.facts,
                    worth=one.worth,
                    lost=one.lost,
                    playouts=one.playouts,
                )
                for one in sorted(mistakes, key=lambda one: one.move)
            ]
            if self.over
            else [],
        )
