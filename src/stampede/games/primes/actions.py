"""The verbs of Trip & Run. A turn is cut into small decisions, each from a short list.

trip 12      aim at a square
lay 4[2 2]   lay a card white side up for the trip; the trip happens when the symbols are complete
run 8[5]     lay a card black side up for the run; the others see only `run 8`
use 7        take an earned move
move 12      the meeple on this square makes it
pass         neither trip nor run
stop         no more cards
done         no more moves
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stampede.core.actions import Action, ActionTable
from stampede.games.primes.components import NUMBERS, Box

# What an action does.
AIM: Final = 0
LAY_FOR_TRIP: Final = 1
SHOW_RUN: Final = 2  # what the others see of a run; never legal
LAY_FOR_RUN: Final = 3
USE_MOVE: Final = 4
MOVE_MEEPLE: Final = 5
PASS_TURN: Final = 6
STOP_LAYING: Final = 7
STOP_MOVING: Final = 8


class Actions(ActionTable):
    """The table: named after its verbs, methods that build an action; `verb`, `square`, `card` and `total` read one."""

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.verbs: vec[i64] = vec[i64]()  # by action
        self.objects: vec[i64] = vec[i64]()  # by action: the square, the kind of card, or the sum
        squares = range(int(box.goal) + 1)
        self.first_trip: Final[i64] = len(self)
        for square in squares:
            self.add("trip", square)
            self.note(AIM, square)
        self.first_lay: Final[i64] = len(self)
        for kind, name in enumerate(box.names):
            self.add("lay", name)
            self.note(LAY_FOR_TRIP, kind)
        public = [self.add_shown_run(number) for number in range(1, NUMBERS + 1)]
        self.first_run: Final[i64] = len(self)
        for kind, name in enumerate(box.names):
            self.add("run", name, public=public[int(box.number[kind]) - 1])
            self.note(LAY_FOR_RUN, kind)
        self.first_use: Final[i64] = len(self)
        for total in squares:
            self.add("use", total)
            self.note(USE_MOVE, total)
        self.first_move: Final[i64] = len(self)
        for square in squares:
            self.add("move", square)
            self.note(MOVE_MEEPLE, square)
        self.pass_turn: Final[i64] = self.add("pass").index
        self.note(PASS_TURN, 0)
        self.stop: Final[i64] = self.add("stop").index
        self.note(STOP_LAYING, 0)
        self.done: Final[i64] = self.add("done").index
        self.note(STOP_MOVING, 0)

    def add_shown_run(self, number: int) -> Action:
        entry = self.add("run", number)
        self.note(SHOW_RUN, number)
        return entry

    def note(self, verb: i64, about: i64) -> None:
        """What the entry just added does."""
        self.verbs = append(self.verbs, verb)
        self.objects = append(self.objects, about)

    # --- builders -----------------------------------------------------------------------------------------------------

    def trip(self, square: i64) -> i64:
        return self.first_trip + square

    def lay(self, kind: i64) -> i64:
        return self.first_lay + kind

    def run(self, kind: i64) -> i64:
        return self.first_run + kind

    def use(self, total: i64) -> i64:
        return self.first_use + total

    def move(self, square: i64) -> i64:
        return self.first_move + square

    # --- readers ------------------------------------------------------------------------------------------------------

    def verb(self, action: i64) -> i64:
        return self.verbs[action]

    def square(self, action: i64) -> i64:
        """Where a trip aims, or where the meeple stands that moves."""
        return self.objects[action]

    def card(self, action: i64) -> i64:
        """The kind of card that is laid."""
        return self.objects[action]

    def total(self, action: i64) -> i64:
        """The sum of the move that is used."""
        return self.objects[action]


def insert(action: i64, out: vec[i64], count: i64) -> i64:
    """Puts an action into `out[:count]`, in the order of the table, unless it is there; returns how many there are."""
    index = count
    while index > 0 and out[index - 1] > action:
        index -= 1
    if index > 0 and out[index - 1] == action:
        return count
    moved = count
    while moved > index:
        out[moved] = out[moved - 1]
        moved -= 1
    out[index] = action
    return count + 1
