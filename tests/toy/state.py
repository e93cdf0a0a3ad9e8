"""The position of Lantern Duel: who holds what, who has seen what, and which decisions are owed."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stampede.core.errors import BrokenPosition
from stampede.core.game import State
from toy.components import CARDS, KINDS, Box

NO_CARD: Final[i64] = -1
NOBODY: Final[i64] = -1

LAYING: Final[i64] = 0
TURN: Final[i64] = 1
REACTION: Final[i64] = 2
DECISIONS: Final = ("lay", "turn", "react")


NOTHING: Final = vec[i64]([0 for _ in range(KINDS)])


def no_cards() -> vec[i64]:
    """An empty bag, to be filled."""
    return NOTHING[:]


def names(cards: vec[i64]) -> list[str]:
    """A bag of cards as a list of names, in the order of kinds."""
    return [CARDS[card] for card in range(KINDS) for _ in range(cards[card])]


class Keeper:
    """One seat, and what the others remember of its hand.

    `seen[reader]` are the cards that the reader has looked at in a swap. They are still in the hand; unless the reader
    is in the mask `lookers`, one of them may be the card that was laid from it, under the lantern of `laid_by`.
    """

    def __init__(self, lights: i64, seats: i64) -> None:
        self.lights = lights
        self.hand = no_cards()
        self.seen = [no_cards() for _ in range(seats)]
        self.laid_by: i64 = NOBODY  # hands move, lanterns do not: it may be another keeper
        self.lookers: i64 = 0  # who has looked at this hand since
        self.shade: i64 = NO_CARD  # the card face down under the lantern
        self.shade_seers: i64 = 0  # the seats, besides the owner, that have worked out which card it is
        self.row = no_cards()

    def copy(self) -> Keeper:
        other = Keeper(self.lights, 0)
        other.hand = self.hand[:]
        other.seen = [seen[:] for seen in self.seen]
        other.laid_by = self.laid_by
        other.lookers = self.lookers
        other.shade = self.shade
        other.shade_seers = self.shade_seers
        other.row = self.row[:]
        return other

    def in_doubt(self, reader: i64) -> bool:
        """Whether a card of this hand that the reader has seen may have been laid since."""
        return self.laid_by != NOBODY and not self.lookers >> reader & 1


class Pending:
    """A decision that is owed: its kind, and the mask of the seats that still owe it."""

    def __init__(self, kind: i64, seats: i64) -> None:
        self.kind = kind
        self.seats = seats


class Position(State):
    """Everything that is on the table. `rules.LanternDuel` adds what may be done with it."""

    def __init__(self, box: Box, seats: int, mirrors: bool, start_lights: int) -> None:
        self.box = box  # never changes: copies share it
        self.seats = seats
        self.mirrors = mirrors
        self.start_lights = start_lights
        self.keepers = [Keeper(start_lights, seats) for _ in range(seats)]
        self.supply: i64 = box.lights - seats * start_lights
        self.pile = box.counts[:]  # a bag: its order does not exist
        self.discards = no_cards()
        self.aside = no_cards()
        self.stack: list[Pending] = []  # the decision on top is the one that is owed now
        self.leader: i64 = 0
        self.night: i64 = 0
        self.chance_events: i64 = 0
        self.ended = ""

    def copy(self) -> Position:
        other = type(self)(self.box, self.seats, self.mirrors, self.start_lights)
        other.keepers = [keeper.copy() for keeper in self.keepers]
        other.supply = self.supply
        other.pile = self.pile[:]
        other.discards = self.discards[:]
        other.aside = self.aside[:]
        other.stack = [Pending(pending.kind, pending.seats) for pending in self.stack]
        other.leader = self.leader
        other.night = self.night
        other.chance_events = self.chance_events
        other.ended = self.ended
        return other

    def chances(self) -> i64:
        return self.chance_events

    def lit(self) -> list[int]:
        """The seats whose lanterns burn."""
        return [seat for seat in range(self.seats) if self.keepers[seat].lights > 0]

    def knows_shade(self, reader: i64, seat: i64) -> bool:
        """Whether a reader knows the card under a lantern, if there is one."""
        return reader == seat or bool(self.keepers[seat].shade_seers >> reader & 1)

    def check(self) -> None:
        total = [self.pile[card] + self.discards[card] + self.aside[card] for card in range(KINDS)]
        for seat, keeper in enumerate(self.keepers):
            for card in range(KINDS):
                total[card] += keeper.hand[card] + keeper.row[card]
                for reader, seen in enumerate(keeper.seen):
                    laid = keeper.in_doubt(reader) and self.keepers[keeper.laid_by].shade == card
                    if seen[card] > keeper.hand[card] + laid:
                        raise BrokenPosition(f"keeper {reader} has seen a {CARDS[card]} that keeper {seat} never held")
            if keeper.shade != NO_CARD:
                total[keeper.shade] += 1
        if total != list(self.box.counts):
            raise BrokenPosition(f"there are cards {total}, not {list(self.box.counts)}")
        if self.supply + sum(keeper.lights for keeper in self.keepers) != self.box.lights:
            raise BrokenPosition("a light is lost")
