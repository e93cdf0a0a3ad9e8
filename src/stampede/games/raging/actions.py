"""The verbs of Raging Bulls, as one table. A turn is a few small decisions, each from a short list.

roll          roll the dice
stop          stop for good, before the roll
mallet        build nothing and mark off a mallet
shed bull     the shed is for the prize bull; `shed sheep`: for the sheep
saw 3>4       saw a die that shows 3 into a 4
fence N4-E2   build from the 4 of the top side to the 2 of the right side

To the others each of these is `decide` until the game is over: what a seat does in an open round is hidden (R24).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stampede.core.actions import ActionTable
from stampede.games.raging.components import Box
from stampede.games.raging.geometry import NUMBERS

# The verbs: an action's index in VERBS.
ROLL: Final = 0
STOP: Final = 1
MALLET: Final = 2
SHED: Final = 3
SAW: Final = 4
FENCE: Final = 5
DECIDE: Final = 6  # the public form of all others, never legal
VERBS: Final = ["roll", "stop", "mallet", "shed", "saw", "fence", "decide"]

# Who gets the shed.
UNDECIDED: Final = 0
FOR_BULL: Final = 1
FOR_SHEEP: Final = 2
SHEDS: Final = ["", "bull", "sheep"]


class Actions(ActionTable):
    """The action table. Nothing outside this class knows how an index is made."""

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.verb_of: vec[i64] = vec[i64]()  # by action
        self.verb_of = append(self.verb_of, i64(DECIDE))
        self.decide: Final = self.add(VERBS[DECIDE])
        self.roll: Final[i64] = self.enter(ROLL)
        self.stop: Final[i64] = self.enter(STOP)
        self.mallet: Final[i64] = self.enter(MALLET)
        self.shed_bull: Final[i64] = self.enter(SHED, SHEDS[FOR_BULL])
        self.shed_sheep: Final[i64] = self.enter(SHED, SHEDS[FOR_SHEEP])
        self.first_saw_up: Final[i64] = len(self)
        for number in range(1, NUMBERS + 1):
            self.enter_saw(number, int(next_number(number)))
        self.first_saw_down: Final[i64] = len(self)
        for number in range(1, NUMBERS + 1):
            self.enter_saw(number, int(previous_number(number)))
        self.first_fence: Final[i64] = len(self)
        for fence in range(box.ground.fences):
            first, second = box.ground.posts_of_fence(fence)
            entry = self.enter(FENCE, first, second, notation=f"fence {first}-{second}")
            self.by_notation[f"fence {second}-{first}"] = self[entry]  # either end may be named first

    def enter(self, verb: int, *args: int | str, notation: str = "") -> int:
        self.verb_of = append(self.verb_of, i64(verb))
        return self.add(VERBS[verb], *args, notation=notation, public=self.decide).index

    def enter_saw(self, number: int, becomes: int) -> None:
        self.enter(SAW, number, becomes, notation=f"saw {number}>{becomes}")

    # --- building an action -------------------------------------------------------------------------------------------

    def saw_up(self, number: i64) -> i64:
        """Saw a die that shows this number into the next one."""
        return self.first_saw_up + number - 1

    def saw_down(self, number: i64) -> i64:
        return self.first_saw_down + number - 1

    def build(self, fence: i64) -> i64:
        return self.first_fence + fence

    # --- reading one --------------------------------------------------------------------------------------------------

    def verb(self, action: i64) -> i64:
        return self.verb_of[action]

    def shed(self, action: i64) -> i64:
        """Who gets the shed: FOR_BULL or FOR_SHEEP."""
        return FOR_BULL if action == self.shed_bull else FOR_SHEEP

    def number(self, action: i64) -> i64:
        """What the die shows before it is sawn."""
        return action - (self.first_saw_up if action < self.first_saw_down else self.first_saw_down) + 1

    def becomes(self, action: i64) -> i64:
        """What the die shows once it is sawn."""
        number = self.number(action)
        return next_number(number) if action < self.first_saw_down else previous_number(number)

    def fence(self, action: i64) -> i64:
        return action - self.first_fence


def next_number(number: i64) -> i64:
    """One more; 1 follows 6."""  # R12
    return number % NUMBERS + 1


def previous_number(number: i64) -> i64:
    return (number + NUMBERS - 2) % NUMBERS + 1
