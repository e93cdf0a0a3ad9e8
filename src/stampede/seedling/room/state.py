"""The position: what lies on the table and in the hands. `rules.Race` adds what may be done with it."""

from __future__ import annotations

from stampede.core.errors import BrokenPosition
from stampede.core.game import State
from stampede.seedling.room.components import CARDS, Box


def no_cards() -> list[int]:
    """A bag: how many there are of each card. A face-down pile is one too, so its order does not exist."""
    return [0 for _ in CARDS]


def names(cards: list[int]) -> list[str]:
    """A bag as the names of its cards."""
    return [name for card, name in enumerate(CARDS) for _ in range(cards[card])]


class Position(State):
    def __init__(self, box: Box, seats: int) -> None:
        self.box = box  # never changes: copies share it
        self.seats = seats
        self.frogs = [0] * seats  # the stone each sits on; 0 is the near bank
        self.hands = [no_cards() for _ in range(seats)]
        self.pile = list(box.counts)
        self.discards = no_cards()
        self.turn = 0
        self.chance_events = 0
        self.ended = ""  # the end reason

    def copy(self) -> Position:
        other = type(self)(self.box, self.seats)
        other.frogs = list(self.frogs)
        other.hands = [list(hand) for hand in self.hands]
        other.pile = list(self.pile)
        other.discards = list(self.discards)
        other.turn = self.turn
        other.chance_events = self.chance_events
        other.ended = self.ended
        return other

    def chances(self) -> int:
        return self.chance_events

    def check(self) -> None:
        """Every card is somewhere, and every frog on a stone or a bank."""
        for card, name in enumerate(CARDS):
            found = self.pile[card] + self.discards[card] + sum(hand[card] for hand in self.hands)
            if found != self.box.counts[card]:
                raise BrokenPosition(f"there are {found} of {name}, not {self.box.counts[card]}")
        if not all(0 <= stone <= self.box.stones for stone in self.frogs):
            raise BrokenPosition(f"a frog is off the stones: {self.frogs}")
