"""How far the goal really is: the exact chance to end a turn there, and how long a trick lasts, from the unseen cards.

A card that a seat has not seen is as likely the next one drawn as any other.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stampede.games.street.components import NOTHING
from stampede.games.street.rules import Race
from stampede.games.street.state import DISCARDS
from stampede.games.street.weights import Weights

KM: Final[i64] = 1000  # one kilometre of progress
SURE: Final[i64] = 1_000_000
THOUSAND: Final[i64] = 1000
LONGEST_BLOCK: Final = 6  # turns


class Finishing:
    """What one seat can tell from the cards it has not seen."""

    def __init__(self, race: Race, seat: i64, weights: Weights) -> None:
        self.race: Final = race
        self.weights: Final = weights
        self.unseen: vec[i64] = vec[i64]([race.box.copies[kind] for kind in range(race.kinds)])
        self.remove(race.hand(seat))
        self.remove(DISCARDS)
        for other in range(race.seats):
            self.remove(race.lane(other))
        total: i64 = 0
        for kind in range(race.kinds):
            total += self.unseen[kind]
        self.total: Final = total

    def remove(self, place: i64) -> None:
        if self.race.size(place) > 0:
            for kind in range(self.race.kinds):
                self.unseen[kind] -= self.race.count(place, kind)

    def to_go(self, rest: i64, held: vec[i64]) -> i64:
        """The rest in thousandths of a kilometre; near the goal, more or less than that, as it can be finished."""
        weights = self.weights
        if rest > weights.near:
            return rest * KM
        chance = self.chance(rest, held)
        usual = weights.turns[rest] * weights.nearer // 100
        return rest * KM + (usual * (SURE - chance) - weights.ready * chance) // SURE

    def chance(self, rest: i64, held: vec[i64]) -> i64:
        """That one or two cards are exactly the rest once two have been drawn, in millionths."""
        box = self.race.box
        first, last = box.first_distance, box.first_trick
        single: i64 = 0  # unseen cards that finish alone or with one in hand
        double: i64 = 0  # pairs of other unseen cards
        for kind in range(first, last):
            km = box.km[kind]
            if km > rest:
                continue
            if held[kind] > 0 and self.is_there(rest - km, held, kind):
                return SURE
            if km == rest or self.is_there(rest - km, held, NOTHING):
                single += self.unseen[kind]
            else:
                for other in range(kind, last):
                    if box.km[other] == rest - km and not self.is_there(km, held, NOTHING):
                        unseen = self.unseen[other] if other != kind else self.unseen[kind] - 1
                        pairs = self.unseen[kind] * unseen
                        double += pairs if other != kind else pairs // 2
        if self.total < 2:
            return SURE * single // self.total if self.total > 0 else i64(0)
        without = self.total - single
        missing = without * (without - 1) - 2 * double
        return SURE - SURE * missing // (self.total * (self.total - 1))

    def is_there(self, km: i64, held: vec[i64], kind: i64) -> bool:
        """Whether a distance of so many kilometres is in the hand, next to one of that kind; 0 km always are."""
        if km == 0:
            return True
        box = self.race.box
        for other in range(box.first_distance, box.first_trick):
            if box.km[other] == km:
                return held[other] > (1 if other == kind else 0)
        return False

    def length_of_block(self, trick: i64, victim: i64) -> i64:
        """How many turns of its victim a trick usually costs, in thousandths; what is cured at once costs a little."""
        race, box, weights = self.race, self.race.box, self.weights
        cures: i64 = 0
        for kind in range(box.first_counter, box.first_invincible):
            if box.cures(kind, trick):
                cures += self.unseen[kind]
        if box.change_ends(trick):
            for kind in range(box.first_vehicle, box.first_distance):
                cures += self.unseen[kind]
        each = THOUSAND - (THOUSAND * cures // self.total if self.total > 0 else i64(0))  # that a card is none of them
        blocked = THOUSAND
        for _card in range(race.size(race.hand(victim))):
            blocked = blocked * each // THOUSAND
        length = (THOUSAND - blocked) * weights.cured // THOUSAND
        turns = box.turns[trick]
        for _turn in range(turns if turns > 0 else i64(LONGEST_BLOCK)):
            length += blocked
            blocked = blocked * each // THOUSAND * each // THOUSAND
        return length + (THOUSAND if race.fragile else 0)
