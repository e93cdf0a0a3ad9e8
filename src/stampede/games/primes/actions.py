"""The verbs of Trip & Run. A turn is cut into small decisions, each from a short list.

trip 12      aim at a square
lay 4[2 2]   lay a card white side up for the trip; the trip happens when the symbols are complete
run 8[5]     lay a card black side up for the run; the others see only `run 8`
stop         no more cards
pass         neither trip nor run
use 7        take an earned move
move 12      the meeple on this square makes it
done         no more moves
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stampede.core.actions import ActionTable
from stampede.games.primes.components import NUMBERS, Box


class Actions(ActionTable):
    """The table, with the index at which each verb begins."""

    def __init__(self, box: Box) -> None:
        super().__init__()
        squares = range(int(box.goal) + 1)
        self.trip: Final[i64] = len(self)  # + square
        for square in squares:
            self.add("trip", square)
        self.lay: Final[i64] = len(self)  # + kind
        for name in box.names:
            self.add("lay", name)
        self.run_public: Final[i64] = len(self)  # + number - 1: what the others see of a run
        for number in range(1, NUMBERS + 1):
            self.add("run", number)
        self.run: Final[i64] = len(self)  # + kind
        for kind, name in enumerate(box.names):
            self.add("run", name, public=self[int(self.run_public + box.number[kind]) - 1])
        self.use: Final[i64] = len(self)  # + sum
        for total in squares:
            self.add("use", total)
        self.move: Final[i64] = len(self)  # + square
        for square in squares:
            self.add("move", square)
        self.pass_turn: Final[i64] = self.add("pass").index
        self.stop: Final[i64] = self.add("stop").index
        self.done: Final[i64] = self.add("done").index
