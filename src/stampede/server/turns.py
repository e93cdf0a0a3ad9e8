"""Whose thought is next, and how long it may take: a fair queue before the processes in which bots think.

A level has a time for a decision. If there are more thoughts than processes, everybody's gets shorter, so that all are
answered soon after that time: the level suffers, not the people who wait. Those who should be answered first go first.
A thought cannot be interrupted, so one process is kept free of long ones: a hint, or a bot that answers at once, never
waits for them.
"""

from __future__ import annotations

import asyncio
import time
from bisect import insort
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

LONG = 0.5  # seconds from which a thought is a long one
PATIENCE = 2.0  # times its own time after which a thought should be answered, if many think at once
NEVER = float("-inf")
SHORTEST = 0.01  # seconds for which it is worth beginning to think


@dataclass(order=True)
class Waiting:
    """Somebody who wants to think for that many seconds."""

    due: float
    number: int
    seconds: float = field(compare=False)
    turn: asyncio.Future[float] = field(compare=False)

    @property
    def is_long(self) -> bool:
        return self.seconds >= LONG


class Turns:
    """Turns for thoughts, at most `many` long ones and `many` short ones at a time, and `many + 1` in all."""

    def __init__(self, many: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.many = many
        self.waiting = 0  # thoughts that are not answered yet
        self._cut_at = {True: NEVER, False: NEVER}  # when a thought last got less than its time, by whether it is long
        self._queue: list[Waiting] = []  # in the order in which they are due
        self._thinking = {True: 0, False: 0}  # how many, by whether they are long
        self._numbers = 0
        self._clock = clock

    @asynccontextmanager
    async def take(self, seconds: float) -> AsyncIterator[float]:
        """A turn for a thought of that many seconds. Gives the seconds that there are; 0.0: there is no time at all."""
        self._numbers += 1
        self.waiting += 1
        turn: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        waiting = Waiting(self._clock() + PATIENCE * seconds, self._numbers, seconds, turn)
        insort(self._queue, waiting)
        self._go_on()
        try:
            yield await turn
        finally:
            self.waiting -= 1
            if turn.done() and not turn.cancelled():
                self._thinking[waiting.is_long] -= 1
            else:
                self._queue.remove(waiting)
            self._go_on()

    def were_cut(self, seconds: float, since: float) -> bool:
        """Whether thoughts of that many seconds have got less since that moment of the clock."""
        return seconds > 0.0 and self._cut_at[seconds >= LONG] >= since

    def _go_on(self) -> None:
        """Gives turns to whom there is room for."""
        for waiting in list(self._queue):
            if waiting.turn.cancelled():
                continue  # it has left, and takes itself off the queue
            is_long = waiting.is_long
            if self._thinking[is_long] < self.many and sum(self._thinking.values()) <= self.many:
                given = self._share(waiting)
                self._queue.remove(waiting)
                self._thinking[is_long] += 1
                waiting.turn.set_result(given)

    def _share(self, waiting: Waiting) -> float:
        """The time that is left for this one, divided among all of its kind who wait or think, and will ask again."""
        if waiting.seconds == 0.0:
            return 0.0
        now = self._clock()
        rivals = sum(other.is_long == waiting.is_long and other.seconds > 0.0 for other in self._queue)
        rivals += self._thinking[waiting.is_long]
        share = self.many * (waiting.due - now) / max(1, rivals)
        if share >= waiting.seconds:
            return waiting.seconds
        self._cut_at[waiting.is_long] = now
        return share if share >= SHORTEST else 0.0
