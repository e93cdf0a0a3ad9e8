"""The verbs of Raging Bulls. A turn is cut into small decisions, each from a short list.

roll          on to the next roll
stop          for good, before the roll
saw 3>4       a saw makes a die that shows 3 show 4
fence N4-E2   build between the 4 of the upper side and the 2 of the right side; posts clockwise from the top left
mallet        build nothing and mark off a mallet
shed bull     the shed is for the prize bull, or `shed sheep` for the sheep
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stampede.core.actions import ActionTable
from stampede.games.raging.components import Box
from stampede.games.raging.geometry import NUMBERS


class Actions(ActionTable):
    """The table, with the index at which each verb begins."""

    def __init__(self, box: Box) -> None:
        super().__init__()
        ground = box.ground
        self.roll: Final[i64] = self.add("roll").index
        self.stop: Final[i64] = self.add("stop").index
        self.mallet: Final[i64] = self.add("mallet").index
        self.shed_bull: Final[i64] = self.add("shed", "bull").index
        self.shed_sheep: Final[i64] = self.add("shed", "sheep").index
        self.saw_up: Final[i64] = len(self)  # + number - 1
        for number in range(1, NUMBERS + 1):
            self.add_saw(number, next_number(number))
        self.saw_down: Final[i64] = len(self)  # + number - 1
        for number in range(1, NUMBERS + 1):
            self.add_saw(number, previous_number(number))
        self.fence: Final[i64] = len(self)  # + fence
        for fence in range(ground.fences):
            first, second = ground.post_names[ground.first[fence]], ground.post_names[ground.second[fence]]
            action = self.add("fence", first, second, notation=f"fence {first}-{second}")
            self.by_notation[f"fence {second}-{first}"] = action  # a person may begin at either end

    def add_saw(self, before: i64, after: i64) -> None:
        self.add("saw", int(before), int(after), notation=f"saw {before}>{after}")


def next_number(number: i64) -> i64:
    """One more; 1 and 6 are neighbours."""  # R12
    return number % NUMBERS + 1


def previous_number(number: i64) -> i64:
    return (number + NUMBERS - 2) % NUMBERS + 1
