"""How likely a meeple is tripped where it stands: from the backs everybody sees and the fronts a seat has not seen.

An opponent's cards of a number are any of the unseen ones of that number. So how many of a group are among them is
known exactly, number by number; only that the ways to make up a square have cards in common is left out.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stampede.games.primes.components import BACKS, DEEP, Way
from stampede.games.primes.rules import Race
from stampede.games.primes.state import DISCARDS
from stampede.games.primes.weights import CERTAIN

UNKNOWN: Final[i64] = -1
BITS: Final[i64] = 20  # chances are counted in parts of 2^20 on the way: shifting is quicker than dividing
SURE: Final[i64] = 1 << BITS
# To begin with, in slices: quicker than one by one.
NOTHING_KNOWN: Final = vec[i64]([UNKNOWN for _ in range(400)])
ZEROS: Final = vec[i64]([0 for _ in range(4_000)])


class Dangers:
    """What one seat expects the others to trip."""

    def __init__(self, race: Race, seat: i64) -> None:
        self.race: Final = race
        self.seat: Final = seat
        self.known: vec[i64] = NOTHING_KNOWN[: race.box.goal + 1]  # by square
        self.tails: vec[i64] = vec[i64]()  # by opponent, group and count: that a hand has so many or more; found lazily
        self.unseen: vec[i64] = vec[i64]()  # by kind, and then by number
        # By opponent and number: that a certain unseen card is in the hand, and that two are.
        self.one: vec[i64] = vec[i64]()
        self.both: vec[i64] = vec[i64]()

    def on(self, square: i64) -> i64:
        """The chance that an opponent can trip there before the seat's next turn, in thousandths."""
        known = self.known[square]
        if known == UNKNOWN:
            known = self.chance_on(square)
            self.known[square] = known
        return known

    def chance_on(self, square: i64) -> i64:
        race = self.race
        if square < 2 or square >= race.box.goal:
            return 0
        if len(self.tails) == 0:
            self.begin()
        safe = SURE
        first: i64 = 0
        for other in range(race.seats):
            if other != self.seat:
                for way in race.box.ways[square]:
                    safe = safe * (SURE - self.chance_of(way, other, first)) >> BITS
                first += race.box.groups * DEEP
        return (SURE - safe) * CERTAIN >> BITS

    def begin(self) -> None:
        """What every group needs: the unseen cards, and how many of each number an opponent has of them."""
        race, box = self.race, self.race.box
        self.tails = ZEROS[: (race.seats - 1) * box.groups * DEEP]
        self.unseen = self.unseen_cards()
        self.one = ZEROS[: race.seats * BACKS]
        self.both = self.one[:]
        for other in range(race.seats):
            for number in range(i64(1), i64(BACKS)):
                held, cards = race.size_of(race.hand(other), number), self.unseen[box.kinds + number]
                if other != self.seat and held > 0:
                    one = (held << BITS) // cards
                    self.one[other * BACKS + number] = one
                    self.both[other * BACKS + number] = one * (held - 1) // (cards - 1) if cards > 1 else i64(0)

    def chance_of(self, way: Way, other: i64, first: i64) -> i64:
        """That a hand has the cards for that way."""
        chance = SURE
        for index in range(len(way.groups)):
            group = way.groups[index]
            at = first + group * DEEP
            if self.tails[at] == 0:
                self.find_tails(other, group, at)
            chance = chance * self.tails[at + way.counts[index]] >> BITS
        return chance

    def find_tails(self, other: i64, group: i64, at: i64) -> None:
        """The chances that an opponent's hand has so many cards of the group or more."""
        box = self.race.box
        tails, deepest = self.tails, box.deepest[group]
        tails[at] = SURE  # at first the chance of exactly so many
        for number in range(i64(1), i64(BACKS)):
            kind = box.kind_at[group * BACKS + number]
            one = self.one[other * BACKS + number]
            if kind >= 0 and one > 0 and self.unseen[kind] > 0:
                if self.unseen[kind] == 1:
                    add_card(tails, at, deepest, one)
                else:
                    self.add_cards(tails, at, deepest, other * BACKS + number, self.unseen[kind])
        add_up(tails, at, deepest)

    def add_cards(self, chances: vec[i64], first: i64, deepest: i64, of: i64, copies: i64) -> None:
        """Several cards of one number and group: the second is less likely if the first is there.

        Each further one counts like the first.
        """
        one, both = self.one[of], self.both[of]
        either = 2 * (one - both)
        at = first + deepest
        while at >= first:
            value = chances[at] * (SURE - both - either)
            if at > first:
                value += chances[at - 1] * either
            if at > first + 1:
                value += chances[at - 2] * both
            chances[at] = value >> BITS
            at -= 1
        for _copy in range(copies - 2):
            add_card(chances, first, deepest, one)

    def unseen_cards(self) -> vec[i64]:
        """How many cards of each kind the seat has not seen, and after that of each number."""
        race, box = self.race, self.race.box
        hand, face_down = race.hand(self.seat), race.face_down(self.seat)
        unseen = ZEROS[: box.kinds + BACKS]
        for kind in range(box.kinds):
            seen = race.count(hand, kind) + race.count(DISCARDS, kind) + race.count(face_down, kind)
            unseen[kind] = box.copies[kind] - seen
            unseen[box.kinds + box.number[kind]] += box.copies[kind] - seen
        return unseen


def add_card(chances: vec[i64], first: i64, deepest: i64, chance: i64) -> None:
    """One more card that is there by that chance."""
    at = first + deepest
    while at > first:
        chances[at] = chances[at] * (SURE - chance) + chances[at - 1] * chance >> BITS
        at -= 1
    chances[first] = chances[first] * (SURE - chance) >> BITS


def add_up(chances: vec[i64], first: i64, deepest: i64) -> None:
    """From exactly so many, up to one less than the most that a square takes, to so many or more."""
    fewer: i64 = 0
    for count in range(deepest + 1):
        exactly = chances[first + count]
        chances[first + count] = SURE - fewer
        fewer += exactly
