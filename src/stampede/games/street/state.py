"""The position: where every card is, how far every rider has come, and what seats have seen of each other's hands."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from stampede.core.errors import BrokenPosition
from stampede.core.game import State
from stampede.games.street.actions import Actions
from stampede.games.street.components import DISTANCE, NOTHING, Box

# What the seat on turn is asked.
DECISIONS: Final = ["first", "next"]

# How the game ended: the index of the reason in the box, or not yet.
NOT_OVER: Final = -1
EXACT: Final = 0
LAST_LEFT: Final = 1
REBUILDS: Final = 2

# Places where cards lie; then a hand for each seat, then what lies before each seat.
DECK: Final = 0
DISCARDS: Final = 1
FIRST_HAND: Final = 2

# The numbers of a rider, followed by one for each kind of Invincible: the starts of turns until it is discarded.
KM: Final = 0
OBJECTIVE: Final = 1  # which of the box's objectives
ON: Final = 2  # the vehicle, or NOTHING
BLOCK: Final = 3  # the trick on it, or NOTHING
WAITED: Final = 4  # own turns that ended under that trick
POLICE_CONTROL: Final = 5  # 1: the next turn is skipped
OUT: Final = 6  # 0: still in the race; 1 is who left it first
SHIELDS: Final = 7

NO_CARDS: Final = vec[u8]([0 for _ in range(16_000)])
NO_NUMBERS: Final = vec[i64]([0 for _ in range(400)])


class Position(State):
    """Cards are counted by place and kind: one table, so that a copy is cheap and nothing can get lost between two."""

    def __init__(
        self,
        box: Box,
        actions: Actions,
        seats: i64,
        cards: vec[u8],
        sizes: vec[i64],
        riders: vec[i64],
        seen: vec[u8],
    ) -> None:
        self.box: Final = box
        self.actions: Final = actions
        self.seats: Final = seats
        self.kinds: Final[i64] = box.kinds
        self.width: Final[i64] = SHIELDS + box.shields  # numbers a rider
        self.cards = cards  # by place and kind
        self.sizes = sizes  # by place
        self.riders = riders  # by seat and number
        self.seen = seen  # by reader, holder and kind: at least so many cards of the hand the reader has seen
        self.night = False  # the long race
        self.shared = False  # one objective for all
        self.max_rebuilds: i64 = 0
        self.turn: i64 = 0  # the seat on turn
        self.played: i64 = 0  # its cards this turn, discarded ones too
        self.rebuilds: i64 = 0
        self.outs: i64 = 0  # riders who are out
        self.ending: i64 = NOT_OVER
        self.chance_events: i64 = 0

    def copy_to(self, twin: Position) -> None:
        """What the constructor does not take."""
        twin.night = self.night
        twin.shared = self.shared
        twin.max_rebuilds = self.max_rebuilds
        twin.turn = self.turn
        twin.played = self.played
        twin.rebuilds = self.rebuilds
        twin.outs = self.outs
        twin.ending = self.ending
        twin.chance_events = self.chance_events

    # --- cards --------------------------------------------------------------------------------------------------------

    def hand(self, seat: i64) -> i64:
        """The place of a seat's hand."""
        return FIRST_HAND + seat

    def lane(self, seat: i64) -> i64:
        """The place before a seat: vehicle, trick, Invincible and distances."""
        return FIRST_HAND + self.seats + seat

    def places_count(self) -> i64:
        return FIRST_HAND + 2 * self.seats

    def count(self, place: i64, kind: i64) -> i64:
        return i64(self.cards[place * self.kinds + kind])

    def size(self, place: i64) -> i64:
        """How many cards lie there."""
        return self.sizes[place]

    def put(self, kind: i64, place: i64, change: i64) -> None:
        """Adds (positive) or takes away cards at a place."""
        cards, card = self.cards, place * self.kinds + kind
        cards[card] = u8(i64(cards[card]) + change)
        self.sizes[place] += change

    def shift(self, kind: i64, source: i64, target: i64) -> None:
        self.put(kind, source, -1)
        self.put(kind, target, 1)

    def names_at(self, place: i64) -> list[str]:
        """The cards at a place, by kinds."""
        return self.names_in(self.cards, place * self.kinds)

    def names_in(self, counts: vec[u8], start: i64) -> list[str]:
        names: list[str] = []
        for kind in range(self.kinds):
            for _ in range(i64(counts[start + kind])):
                names.append(self.box.names[kind])
        return names

    # --- riders -------------------------------------------------------------------------------------------------------

    def km(self, seat: i64) -> i64:
        return self.riders[seat * self.width + KM]

    def vehicle(self, seat: i64) -> i64:
        """The kind of the vehicle before a seat, or NOTHING."""
        return self.riders[seat * self.width + ON]

    def trick(self, seat: i64) -> i64:
        """The kind of the trick that blocks a seat, or NOTHING."""
        return self.riders[seat * self.width + BLOCK]

    def waited(self, seat: i64) -> i64:
        return self.riders[seat * self.width + WAITED]

    def is_stopped(self, seat: i64) -> bool:
        """Whether police will skip its next turn."""
        return self.riders[seat * self.width + POLICE_CONTROL] != 0

    def is_out(self, seat: i64) -> bool:
        return self.riders[seat * self.width + OUT] != 0

    def shield(self, seat: i64, invincible: i64) -> i64:
        """Starts of own turns until that Invincible is discarded; 0: it does not lie there."""
        return self.riders[seat * self.width + SHIELDS + invincible]

    def is_invincible(self, seat: i64) -> bool:
        return any(self.shield(seat, invincible) > 0 for invincible in range(self.box.shields))

    def set_number(self, seat: i64, number: i64, value: i64) -> None:
        self.riders[seat * self.width + number] = value

    def distance_of(self, objective: i64) -> i64:
        """The kilometres on the side of an objective that this race uses."""  # S3
        return self.box.night[objective] if self.night else self.box.day[objective]

    def goal(self, seat: i64) -> i64:
        """The kilometres that this seat has to ride exactly."""
        return self.distance_of(self.riders[seat * self.width + OBJECTIVE])

    def can_ride(self, seat: i64) -> bool:
        return self.vehicle(seat) != NOTHING and self.trick(seat) == NOTHING  # S8, S9

    def seat_to_the_right(self, seat: i64) -> i64:
        """Who plays next: seats are numbered to the left, so that the right neighbour has the number before."""  # S5
        return (seat + self.seats - 1) % self.seats

    # --- what a seat has seen of another's hand -----------------------------------------------------------------------

    def seen_at(self, reader: i64, holder: i64) -> i64:
        """Where in `seen` that begins which a reader knows of a holder's hand."""
        return (reader * self.seats + holder) * self.kinds

    def seen_count(self, reader: i64, holder: i64) -> i64:
        count: i64 = 0
        start = self.seen_at(reader, holder)
        for kind in range(self.kinds):
            count += i64(self.seen[start + kind])
        return count

    # --- questions ----------------------------------------------------------------------------------------------------

    def owing(self) -> i64:
        if self.ending != NOT_OVER:
            return 0
        seat: i64 = 1
        return seat << self.turn

    def decision(self, seat: i64) -> str:
        return (DECISIONS[0] if self.played == 0 else DECISIONS[1]) if self.owing() >> seat & 1 else ""

    def widest(self) -> i64:
        """Each card of a full hand discarded, or played on each opponent; the end of a turn; room to gather a hand."""
        return self.box.hand * (self.seats + 1) + 1

    def chances(self) -> i64:
        return self.chance_events

    def check(self) -> None:
        box = self.box
        for kind in range(box.kinds):
            there = sum([int(self.count(place, kind)) for place in range(self.places_count())])
            if there != box.copies[kind]:
                raise BrokenPosition(f"{there} cards {box.names[kind]} instead of {box.copies[kind]}")
        for place in range(self.places_count()):
            if self.size(place) != sum([int(self.count(place, kind)) for kind in range(box.kinds)]):
                raise BrokenPosition(f"the cards at place {place} are not counted right")
        for seat in range(self.seats):
            self.check_lane(seat)
            self.check_seen(seat)
            if self.size(self.hand(seat)) > box.hand:
                raise BrokenPosition(f"seat {seat} holds {self.size(self.hand(seat))} cards")
            if self.is_out(seat) and self.size(self.hand(seat)) + self.size(self.lane(seat)) > 0:
                raise BrokenPosition(f"seat {seat} is out and still has cards")
            if self.is_out(seat) != (self.km(seat) > self.goal(seat)):
                raise BrokenPosition(f"seat {seat} is at {self.km(seat)} of {self.goal(seat)} km")
            if self.km(seat) == self.goal(seat) and self.ending != EXACT:
                raise BrokenPosition(f"seat {seat} is there, and the game goes on")
        objectives = {int(self.riders[seat * self.width + OBJECTIVE]) for seat in range(self.seats)}
        if len(objectives) != (1 if self.shared else self.seats):
            raise BrokenPosition(f"the objectives are {objectives}")
        if self.outs != sum([1 for seat in range(self.seats) if self.is_out(seat)]):
            raise BrokenPosition(f"{self.outs} riders are said to be out")

    def check_lane(self, seat: i64) -> None:
        """What lies before a seat, distances apart, is what its numbers say."""
        box, lane = self.box, self.lane(seat)
        expected = [0 for _ in range(box.kinds)]
        if self.vehicle(seat) != NOTHING:
            expected[self.vehicle(seat)] += 1
        if self.trick(seat) != NOTHING:
            expected[self.trick(seat)] += 1
            if self.vehicle(seat) == NOTHING:
                raise BrokenPosition(f"seat {seat} is blocked without a vehicle")
        for invincible in range(box.shields):
            if self.shield(seat, invincible) > 0:
                expected[box.first_invincible + invincible] += 1
        for kind in range(box.kinds):
            if box.group[kind] != DISTANCE and expected[kind] != self.count(lane, kind):
                raise BrokenPosition(f"{self.count(lane, kind)} cards {box.names[kind]} lie before seat {seat}")

    def check_seen(self, holder: i64) -> None:
        for reader in range(self.seats):
            start = self.seen_at(reader, holder)
            for kind in range(self.kinds):
                if i64(self.seen[start + kind]) > (0 if reader == holder else self.count(self.hand(holder), kind)):
                    name = self.box.names[kind]
                    raise BrokenPosition(f"seat {reader} has seen a {name} that seat {holder} does not hold")
