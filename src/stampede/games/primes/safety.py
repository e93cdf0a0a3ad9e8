"""How safe a meeple is until its seat's next turn, as hints and previews tell it: counted over dealt hands.

`Dangers` is quick, and takes hands and the ways to make up a square as if they had no cards in common. That will do for
a judgement, but is off by several per cent where several opponents may hold the same few cards.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stampede.core.rng import Rng
from stampede.games.primes.choices import can_be_tripped
from stampede.games.primes.components import BACKS
from stampede.games.primes.dangers import Dangers
from stampede.games.primes.rules import Race

DEALS: Final[i64] = 1000  # the standard error is then a per cent and a half at most
SURE: Final[i64] = 100


def safety(race: Race, seat: i64, square: i64) -> i64:
    """How likely no opponent's hand can trip there, in per cent; 100 only if none can, and 0 never."""
    if not can_be_tripped(race, square):
        return SURE
    hands = Hands(race, seat)
    if not hands.could_ever_trip(square):
        return SURE
    rng, numbers = Rng.free("safety"), hands.numbers_for(square)
    safe: i64 = 0
    for _deal in range(DEALS):
        if not hands.can_trip(square, numbers, rng):
            safe += 1
    share = (safe * SURE + DEALS // 2) // DEALS
    return 1 if share < 1 else SURE - 1 if share >= SURE else share


class Hands:
    """The hands that opponents may have: of each number as many cards as everybody sees, any of the unseen ones."""

    def __init__(self, race: Race, seat: i64) -> None:
        self.race: Final = race
        self.seat: Final = seat
        box, unseen = race.box, Dangers(race, seat).unseen_cards()
        self.unseen: Final = [vec[i64]() for _ in range(BACKS)]  # by number: the groups of the cards
        for kind in range(box.kinds):
            for _card in range(unseen[kind]):
                number = box.number[kind]
                self.unseen[number] = append(self.unseen[number], box.group[kind])

    def could_ever_trip(self, square: i64) -> bool:
        """Whether an opponent has it in the best hand for that, even if no hand can be the best in all its cards."""
        race = self.race
        for other in range(race.seats):
            if other != self.seat:
                most = vec[i64]([0 for _ in range(race.box.groups)])
                for number in range(i64(1), i64(BACKS)):
                    held = race.size_of(race.hand(other), number)
                    there = vec[i64]([0 for _ in range(race.box.groups)])
                    for group in self.unseen[number]:
                        there[group] += 1
                    for group in range(race.box.groups):
                        most[group] += there[group] if there[group] < held else held
                if self.makes_up(most, square):
                    return True
        return False

    def numbers_for(self, square: i64) -> vec[i64]:
        """The numbers of which some unseen cards are of use there."""
        useful = vec[i64]([0 for _ in range(self.race.box.groups)])
        for way in self.race.box.ways[square]:
            for group in way.groups:
                useful[group] = 1
        numbers = vec[i64]()
        for number in range(i64(1), i64(BACKS)):
            some: i64 = 0
            for group in self.unseen[number]:
                some += useful[group]
            if some > 0:
                numbers = append(numbers, number)
        return numbers

    def can_trip(self, square: i64, numbers: vec[i64], rng: Rng) -> bool:
        """Whether an opponent can in one deal of the unseen cards of these numbers."""
        race = self.race
        dealt = vec[i64]([0 for _ in range(BACKS)])
        for other in range(race.seats):
            if other != self.seat:
                counts = vec[i64]([0 for _ in range(race.box.groups)])
                for number in numbers:
                    for _card in range(race.size_of(race.hand(other), number)):
                        counts[self.next_card(number, dealt[number], rng)] += 1
                        dealt[number] += 1
                if self.makes_up(counts, square):
                    return True
        return False

    def next_card(self, number: i64, dealt: i64, rng: Rng) -> i64:
        """The group of another card of that number; those already dealt lie in front."""
        cards = self.unseen[number]
        chosen = dealt + rng.below(len(cards) - dealt)
        group = cards[chosen]
        cards[chosen] = cards[dealt]
        cards[dealt] = group
        return group

    def makes_up(self, counts: vec[i64], square: i64) -> bool:
        """Whether these cards, counted by group, have what it takes to trip there."""
        for way in self.race.box.ways[square]:
            enough = True
            for index in range(len(way.groups)):
                if counts[way.groups[index]] < way.counts[index]:
                    enough = False
            if enough:
                return True
        return False
