"""Looking back at a finished game: the decisions of a seat that cost it most, and what was better.

A process of its own, with the lowest priority, weighs one decision after another, taking turns between those who asked.
They learn how far it has come, and ask again; while nobody asks, it rests.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial

from stampede.bots.review import LONGER, MOMENTS, WHOLE_THOUGHT, Question, doubtful, questions_of
from stampede.bots.tunings import playouts_for_a_hint
from stampede.core.game import Game, Outcome
from stampede.engine import is_compiled
from stampede.server import wire
from stampede.server.describe import action_info
from stampede.server.live import LiveTable
from stampede.server.workers import Looked, Thinkers

logger = logging.getLogger("stampede.server")

REMEMBERED = 500  # reviews
MOST_BEGUN = 50  # of them that are not over yet, and hold whole games
NICENESS = 10  # as in `nice`: bots that people wait for come first
LUCK = 0.1  # of a win: whatever costs less between two decisions is the usual up and down
LUCK_ALONE = 5.0  # points, if you play alone
WANTED = 5.0  # seconds after somebody has asked; then it rests until somebody asks again


class Rounds:
    """One thought at a time. The household that has waited longest comes next, however much others ask for."""

    def __init__(self) -> None:
        self._waiting: list[tuple[str, asyncio.Future[None]]] = []
        self._served: dict[str, int] = {}  # by household: which thought was its latest
        self._thoughts = 0
        self._busy = False

    @asynccontextmanager
    async def take(self, household: str) -> AsyncIterator[None]:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((household, turn))
        self._go_on()
        try:
            await turn
            yield
        finally:
            if turn.cancelled():
                self._waiting.remove((household, turn))
            else:
                self._busy = False
            self._go_on()

    def _go_on(self) -> None:
        there = [waiting for waiting in self._waiting if not waiting[1].cancelled()]  # they take themselves off
        if self._busy or not there:
            return
        chosen = min(there, key=lambda waiting: self._served.get(waiting[0], 0))
        self._waiting.remove(chosen)
        if not self._waiting:
            self._served.clear()
        self._thoughts += 1
        self._served[chosen[0]] = self._thoughts
        self._busy = True
        chosen[1].set_result(None)


class Reviews:
    """The reviews of a server, each made once and remembered for a while."""

    def __init__(self) -> None:
        self._thinkers = Thinkers(1, niceness=NICENESS)  # its process starts when it is needed
        self._known: OrderedDict[tuple[str, int], Review] = OrderedDict()
        self._rounds = Rounds()

    async def of(self, live: LiveTable, seat: int, household: str) -> wire.Review:
        """How far the review of a seat has come. Asked for the first time, it begins."""
        which = live.id, seat
        if which not in self._known:
            self._known[which] = Review(live, seat, self._thinkers, self._rounds)
            self._forget_some()
        known = self._known[which]
        self._known.move_to_end(which)
        known.go_on(household)
        return known.info()

    def _forget_some(self) -> None:
        """Those for which nobody has asked for longest."""
        begun = [which for which, review in self._known.items() if not review.over]
        for which in {*begun[:-MOST_BEGUN], *list(self._known)[:-REMEMBERED]}:
            self._known.pop(which).stop()

    async def close(self) -> None:
        reviews = list(self._known.values())
        for review in reviews:
            review.stop()
        await asyncio.gather(*(review.task for review in reviews if review.task), return_exceptions=True)
        self._thinkers.close()


class Review:
    """The review of one seat of a game that is over."""

    def __init__(self, live: LiveTable, seat: int, thinkers: Thinkers, rounds: Rounds) -> None:
        match = live.committed.table.match
        assert match is not None
        self.game: Game = match.game
        self.seat = seat
        self.thinkers = thinkers
        self.rounds = rounds
        self.total = 0
        self.asked: list[Question] = []
        self.looked: list[Looked] = []
        self.over = False
        moves = [(mover, action.index) for mover, action in match.moves]
        self.questions = partial(questions_of, self.game, len(match.seats), match.options, match.key, moves, [seat])
        self.moves = len(moves)
        outcome = live.committed.table.outcome()
        assert outcome is not None
        self.result = result_for(outcome, seat)
        self.household = ""  # who asked last
        self.asked_at = 0.0
        self.doubtful: list[int] | None = None  # what is still to be looked at for longer, once that is known
        self.task: asyncio.Task[None] | None = None

    def go_on(self, household: str) -> None:
        """Somebody asks for it."""
        self.household, self.asked_at = household, time.monotonic()
        if not self.over and (self.task is None or self.task.done()):
            self.task = asyncio.create_task(self._look_back())

    @property
    def is_wanted(self) -> bool:
        return time.monotonic() < self.asked_at + WANTED

    async def _look_back(self) -> None:
        try:
            if is_compiled() and not await self._look_at_all():  # interpreted, playing out takes too long
                return
        except Exception:
            logger.exception("a finished game of %s could not be looked at again", self.game.id)
            self.total, self.looked = 0, []
        self.over = True
        # Only what is told is kept for long.
        self.asked, self.questions = [], partial(list[Question])

    async def _look_at_all(self) -> bool:
        """Returns whether everything is done; if not, the next call continues from here."""
        if not self.asked:
            async with self.rounds.take(self.household):
                self.asked = await asyncio.to_thread(self.questions)
            self.total = len(self.asked)
        playouts = playouts_for_a_hint(self.game.id)
        while len(self.looked) < self.total:
            looked = await self._look_at(len(self.looked), playouts, 0.0)
            if looked is None:
                return False
            self.looked.append(looked)
        if self.doubtful is None:
            self.doubtful = doubtful([one.suspicion for one in self.looked])
        while self.doubtful:
            looked = await self._look_at(self.doubtful[-1], playouts * LONGER, WHOLE_THOUGHT)
            if looked is None:
                return False
            self.looked[self.doubtful.pop()] = looked
        return True

    async def _look_at(self, number: int, playouts: int, thought: float) -> Looked | None:
        """A decision, once it is its turn; None if nobody wants to know any more."""
        async with self.rounds.take(self.household):
            if not self.is_wanted:
                return None
            return await self.thinkers.look_at(self.game, self.asked[number], playouts, thought)

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()

    def info(self) -> wire.Review:
        mistakes = sorted((one for one in self.looked if one.is_a_moment), key=lambda one: -one.lost)[:MOMENTS]
        luck = bad_luck(self.looked, self.moves, self.result) if self.over else None
        if luck is not None and len(mistakes) == MOMENTS:
            if luck.before - luck.after > mistakes[-1].lost:
                mistakes.pop()
            else:
                luck = None
        return wire.Review(
            seat=self.seat,
            done=len(self.looked),
            total=self.total,
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
            luck=luck,
        )


def result_for(outcome: Outcome, seat: int) -> float:
    """What the end was worth, in the unit of the review: points if you played alone, or a share of the win."""
    if len(outcome.ranks) == 1:
        return float(outcome.scores[seat])
    return 1 / outcome.ranks.count(1) if outcome.ranks[seat] == 1 else 0.0


def bad_luck(looked: Sequence[Looked], moves: int, result: float) -> wire.Luck | None:
    """The deepest fall from one decision to the next, for which nothing that the seat chose is to blame.

    Where there was too much to choose from to weigh it all, nobody knows what that was worth.
    """
    weighed = [one for one in looked if one.playouts > 0]
    if not weighed:
        return None
    following = [*((one.move, one.worth) for one in weighed[1:]), (moves, result)]
    falls = [
        wire.Luck(one.move, until, one.worth - one.lost, after)
        for one, (until, after) in zip(weighed, following, strict=True)
    ]
    deepest = max(falls, key=lambda fall: fall.before - fall.after)
    worth_telling = LUCK_ALONE if looked[0].alone else LUCK
    return deepest if deepest.before - deepest.after >= worth_telling else None
