"""The verbs of RUN 2 Street. A turn is one card after another; the first argument is always the card.

mount scooter        lay a vehicle before you
ride 20              lay a distance
cramp B              play a trick on a rider; riders are A to F in the order of seats
counter dodge        play a counter-trick on your own vehicle
invincible 3         be safe until the start of your third turn from now
swap B               exchange hands
police B             that rider's next turn is skipped
discard cramp        lay a card on the discards
end                  play no second card
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stampede.core.actions import ActionTable
from stampede.games.street.components import MOST_SEATS, Box

LETTERS: Final = "ABCDEF"  # of riders, by seat


class Actions(ActionTable):
    """The table, with the index at which each verb begins."""

    def __init__(self, box: Box) -> None:
        super().__init__()
        names = box.names
        self.mount: Final[i64] = len(self)  # + vehicle
        for name in names[box.first_vehicle : box.first_distance]:
            self.add("mount", name)
        self.ride: Final[i64] = len(self)  # + distance
        for kind in range(box.first_distance, box.first_trick):
            self.add("ride", names[kind], notation=f"ride {box.km[kind]}")
        self.trick: Final[i64] = len(self)  # + trick * MOST_SEATS + seat
        for name in names[box.first_trick : box.first_counter]:
            for seat in range(MOST_SEATS):
                self.add("trick", name, seat, notation=f"{name} {LETTERS[seat]}")
        self.counter: Final[i64] = len(self)  # + counter
        for name in names[box.first_counter : box.first_invincible]:
            self.add("counter", name)
        self.invincible: Final[i64] = len(self)  # + invincible
        for kind in range(box.first_invincible, box.hand_swap):
            self.add("invincible", names[kind], notation=f"invincible {box.turns[kind]}")
        self.swap: Final[i64] = len(self)  # + seat
        for seat in range(MOST_SEATS):
            self.add("swap", names[box.hand_swap], seat, notation=f"swap {LETTERS[seat]}")
        self.police: Final[i64] = len(self)  # + seat
        for seat in range(MOST_SEATS):
            self.add("police", names[box.police], seat, notation=f"police {LETTERS[seat]}")
        self.discard: Final[i64] = len(self)  # + kind
        for name in names:
            self.add("discard", name)
        self.end: Final[i64] = self.add("end").index
