"""The verbs of RUN 2 Street. A turn is one card after another; the first argument is always the card.

mount scooter        get on a vehicle
ride 20              lay a distance
cramp B              play a trick on a rider; riders are A to F by seat
counter dodge        play a counter-trick on your own vehicle
invincible 3         be safe until the start of your third turn from now
swap B               swap hands with a rider
police B             that rider's next turn is skipped
discard cramp        put a card on the discards
end                  play no second card
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stampede.core.actions import ActionTable
from stampede.games.street.components import (
    COUNTER,
    DISTANCE,
    HAND_SWAP,
    INVINCIBLE,
    MOST_SEATS,
    NOTHING,
    POLICE,
    TRICK,
    VEHICLE,
    Box,
)

LETTERS: Final = "ABCDEF"  # of riders, by seat

# What an action does.
MOUNT: Final = 0
RIDE: Final = 1
PLAY_TRICK: Final = 2
COUNTER_TRICK: Final = 3
BECOME_INVINCIBLE: Final = 4
SWAP_HANDS: Final = 5
STOP_RIDER: Final = 6
DISCARD_CARD: Final = 7
END_TURN: Final = 8


class Actions(ActionTable):
    """The table: `play`, `play_on`, `discard` and `end` build an action; `verb`, `card` and `target` read one."""

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.verbs: vec[i64] = vec[i64]()  # by action
        self.kinds: vec[i64] = vec[i64]()  # by action
        self.targets: vec[i64] = vec[i64]()  # by action
        self.plays: vec[i64] = vec[i64]()  # by kind: its action, or its first one if it is played on a rider
        for kind in range(box.kinds):
            self.plays = append(self.plays, i64(len(self)))
            self.add_plays(box, kind)
        self.first_discard: Final[i64] = len(self)
        for kind in range(box.kinds):
            self.add("discard", box.names[kind])
            self.note(DISCARD_CARD, kind, NOTHING)
        self.end: Final[i64] = self.add("end").index
        self.note(END_TURN, NOTHING, NOTHING)

    def add_plays(self, box: Box, kind: i64) -> None:
        """All that a card can be played as."""
        name, group = box.names[kind], box.group[kind]
        if group == VEHICLE:
            self.add("mount", name)
            self.note(MOUNT, kind, NOTHING)
        elif group == DISTANCE:
            self.add("ride", name, notation=f"ride {box.km[kind]}")
            self.note(RIDE, kind, NOTHING)
        elif group == TRICK:
            self.add_targets("trick", PLAY_TRICK, name, kind, name)
        elif group == COUNTER:
            self.add("counter", name)
            self.note(COUNTER_TRICK, kind, NOTHING)
        elif group == INVINCIBLE:
            self.add("invincible", name, notation=f"invincible {box.turns[kind]}")
            self.note(BECOME_INVINCIBLE, kind, NOTHING)
        elif group == HAND_SWAP:
            self.add_targets("swap", SWAP_HANDS, name, kind, "swap")
        elif group == POLICE:
            self.add_targets("police", STOP_RIDER, name, kind, "police")

    def add_targets(self, word: str, verb: i64, name: str, kind: i64, written: str) -> None:
        for seat in range(MOST_SEATS):
            self.add(word, name, seat, notation=f"{written} {LETTERS[seat]}")
            self.note(verb, kind, seat)

    def note(self, verb: i64, kind: i64, target: i64) -> None:
        """What the entry just added does."""
        self.verbs = append(self.verbs, verb)
        self.kinds = append(self.kinds, kind)
        self.targets = append(self.targets, target)

    # --- builders -----------------------------------------------------------------------------------------------------

    def play(self, kind: i64) -> i64:
        """A card that is not played on another rider."""
        return self.plays[kind]

    def play_on(self, kind: i64, target: i64) -> i64:
        """A trick, Hand swap or Police control."""
        return self.plays[kind] + target

    def discard(self, kind: i64) -> i64:
        return self.first_discard + kind

    # --- readers ------------------------------------------------------------------------------------------------------

    def verb(self, action: i64) -> i64:
        return self.verbs[action]

    def card(self, action: i64) -> i64:
        """The kind of the card, or NOTHING for the end of a turn."""
        return self.kinds[action]

    def target(self, action: i64) -> i64:
        """The seat it is played on, or NOTHING."""
        return self.targets[action]
