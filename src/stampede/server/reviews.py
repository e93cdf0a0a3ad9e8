"""Looking back at a finished game: the decisions of a seat that cost it most, and what was better.

A process of its own, which stands back for everything else, weighs one decision after another. Whoever asks hears how
far that has come, and asks again; while nobody asks, it rests.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
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
NICENESS = 10  # as in `nice`: bots that people wait for come first
WANTED = 5.0  # seconds after somebody has asked; then it rests until somebody asks again


class Reviews:
    """The reviews of a server, each made once and remembered for a while."""

    def __init__(self) -> None:
        self._thinkers = Thinkers(1, niceness=NICENESS)  # its process starts when it is needed
        self._known: OrderedDict[tuple[str, int], Review] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()

    async def of(self, live: LiveTable, seat: int) -> wire.Review:
        """How far the review of a seat has come. Asked for the first time, it begins."""
        known = self._known.get((live.id, seat))
        if known is None:
            known = self._known[live.id, seat] = Review(live, seat, self._thinkers, self._one_at_a_time)
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)[1].stop()
        self._known.move_to_end((live.id, seat))
        known.go_on()
        return known.info()

    async def close(self) -> None:
        reviews = list(self._known.values())
        for review in reviews:
            review.stop()
        await asyncio.gather(*(review.task for review in reviews if review.task), return_exceptions=True)
        self._thinkers.close()


class Review:
    """The review of one seat of a game that is over."""

    def __init__(self, live: LiveTable, seat: int, thinkers: Thinkers, room: asyncio.Lock) -> None:
        match = live.committed.table.match
        assert match is not None
        self.game: Game = match.game
        self.seat = seat
        self.thinkers = thinkers
        self.asked: list[Question] = []
        self.looked: list[Looked] = []
        self.over = False
        moves = [(mover, action.index) for mover, action in match.moves]
        self.questions = partial(questions_of, self.game, len(match.seats), match.options, match.key, moves, [seat])
        self.room = room
        self.asked_at = 0.0
        self.doubtful: list[int] | None = None  # what is still to be looked at for longer, once that is known
        self.task: asyncio.Task[None] | None = None

    def go_on(self) -> None:
        """Somebody asks for it."""
        self.asked_at = time.monotonic()
        if not self.over and (self.task is None or self.task.done()):
            self.task = asyncio.create_task(self._look_back())

    @property
    def is_wanted(self) -> bool:
        return time.monotonic() < self.asked_at + WANTED

    async def _look_back(self) -> None:
        try:
            async with self.room:
                self.over = not is_compiled() or await self._look_at_all()  # interpreted, playing out takes too long
        except Exception:
            logger.exception("a finished game of %s could not be looked at again", self.game.id)
            self.asked, self.looked, self.over = [], [], True

    async def _look_at_all(self) -> bool:
        """Returns whether all is done; else it goes on from here the next time."""
        if not self.asked:
            self.asked = await asyncio.to_thread(self.questions)
        playouts = playouts_for_a_hint(self.game.id)
        while len(self.looked) < len(self.asked):
            if not self.is_wanted:
                return False
            self.looked.append(await self.thinkers.look_at(self.game, self.asked[len(self.looked)], playouts))
        if self.doubtful is None:
            self.doubtful = doubtful([one.suspicion for one in self.looked])
        while self.doubtful:
            if not self.is_wanted:
                return False
            index = self.doubtful[-1]
            self.looked[index] = await self.thinkers.look_at(self.game, self.asked[index], playouts * LONGER)
            self.doubtful.pop()
        return True

    def stop(self) -> None:
        if self.task is not None:
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
