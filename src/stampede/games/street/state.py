"""The position: where every card is, how far every rider has come, and what seats remember of hidden cards."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from stampede.core.bits import BIT
from stampede.core.cards import names_of
from stampede.core.errors import BrokenPosition
from stampede.core.events import Event
from stampede.core.game import State
from stampede.games.street.actions import Actions
from stampede.games.street.components import AT_NIGHT, DISTANCE, EVENED, NOTHING, Box

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

NO_CARDS: Final = vec[u8]([0 for _ in range(16_000)])
HAND_STEP: Final = 32  # a note is a hand times this, and how many cards were in it
NO_NUMBERS: Final = vec[i64]([0 for _ in range(400)])


@mypyc_attr(acyclic=True, free_list_len=1)
class Rider:
    """How a seat stands in the race. Copies of a position share riders until they change one: see `Position.change`."""

    def __init__(self, km: i64, vehicle: i64, shields: vec[i64]) -> None:
        self.km = km
        self.vehicle = vehicle  # or NOTHING
        self.trick: i64 = NOTHING  # what blocks the vehicle
        self.waited: i64 = 0  # own turns that ended under that trick
        # By kind of Invincible: starts of own turns until it is discarded; 0: not there. Riders share it: see `shield`.
        self.shields = shields
        self.stopped = False  # by the police: the next turn is skipped
        self.out: i64 = 0  # 0: in the race; 1: the first to leave it, and so on
        self.declined: i64 = 0  # by use of a card: what the rider has done without; see `declined`

    def copy(self) -> Rider:
        twin = Rider(self.km, self.vehicle, self.shields)
        twin.trick = self.trick
        twin.waited = self.waited
        twin.stopped = self.stopped
        twin.out = self.out
        twin.declined = self.declined
        return twin

    def is_out(self) -> bool:
        return self.out != 0

    def is_blocked(self) -> bool:
        return self.trick != NOTHING

    def can_ride(self) -> bool:
        return self.vehicle != NOTHING and self.trick == NOTHING  # S8, S9

    def is_invincible(self) -> bool:
        return any(self.shields[shield] > 0 for shield in range(i64(len(self.shields))))

    def shield(self, shield: i64, turns: i64) -> None:
        """Notes for how many turns an Invincible stays; 0 takes it away."""
        self.shields = self.shields[:]
        self.shields[shield] = turns


class Position(State):
    """Cards are counted in one table, by place and kind: a copy is cheap, and no card can get lost."""

    def __init__(
        self,
        box: Box,
        actions: Actions,
        cards: vec[u8],
        sizes: vec[i64],
        kinds_at: vec[i64],
        objectives: vec[i64],
        riders: vec[Rider],
        notes: vec[u8],
    ) -> None:
        self.box: Final = box
        self.actions: Final = actions
        self.seats: Final[i64] = len(riders)
        self.kinds: Final[i64] = box.kinds
        self.cards = cards  # by place and kind
        self.sizes = sizes  # by place
        self.kinds_at = kinds_at  # by place: the kinds that lie there, as bits
        self.objectives = objectives  # by seat: which of the box's; dealt once, so copies share them
        self.riders = riders  # by seat
        self.own: i64 = 0  # a bit for each seat whose rider no copy shares; while none is set, copies share all of them
        # What can be remembered; see memory.py. Copies share the tables that only rebuilding and swapping change.
        self.notes = notes  # since the deck was made: what each seat has drawn, by seat and kind; then cards played
        self.noted: i64 = 0  # how many cards were played since
        self.made = NO_CARDS  # by kind: the deck when it was last made
        self.known = NO_CARDS  # by reader, hand and kind: cards played since, or still there, that are no riddle
        # By reader, hand and kind: how many old cards can be of that kind, for limited hands. The own one: that it met.
        self.most = NO_CARDS
        self.limited: i64 = 0  # a bit for each reader and hand
        self.plain = NO_CARDS  # by reader and kind: cards it knew, of those played from the hand it met
        self.old = NO_NUMBERS  # by reader, the last one a spectator, and hand: unknown cards from before it was made
        self.met = NO_NUMBERS  # by reader: the first so many cards noted for its own hand were played by another
        self.minds: i64 = 0  # a bit for each reader who remembers all this; samples know no more than their reader
        self.forgetful = False  # in a search, nobody asks what is remembered, and nothing of this is kept up
        self.goal_set: i64 = 0  # which distances the objectives stand for: AT_NIGHT and EVENED, added up
        self.shared = False  # one objective for all
        self.strict = False  # without a vehicle one only plays vehicles
        self.fragile = False  # a vehicle is lost with the trick that blocked it
        self.max_rebuilds: i64 = 0
        self.turn: i64 = 0  # the seat on turn
        self.played: i64 = 0  # cards used this turn, discarded ones too
        self.rebuilds: i64 = 0
        self.outs: i64 = 0  # riders who are out
        self.ending: i64 = NOT_OVER
        self.chance_events: i64 = 0
        self.swaps: i64 = 0  # hands swapped so far: without one, nobody knows a card in another's hand

    def copy_to(self, twin: Position) -> None:
        """What the constructor does not take. From now on the two share their riders."""
        self.own = 0
        twin.forgetful = self.forgetful
        twin.goal_set = self.goal_set
        twin.shared = self.shared
        twin.strict = self.strict
        twin.fragile = self.fragile
        twin.max_rebuilds = self.max_rebuilds
        twin.turn = self.turn
        twin.played = self.played
        twin.rebuilds = self.rebuilds
        twin.outs = self.outs
        twin.ending = self.ending
        twin.chance_events = self.chance_events
        twin.swaps = self.swaps
        twin.noted = self.noted
        twin.made = self.made
        twin.known = self.known
        twin.most = self.most
        twin.limited = self.limited
        twin.plain = self.plain
        twin.old = self.old
        twin.met = self.met
        twin.minds = self.minds

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
        count = i64(cards[card]) + change
        cards[card] = u8(count)
        self.sizes[place] += change
        bit, kinds_at = BIT[kind], self.kinds_at
        kinds_at[place] = kinds_at[place] | bit if count != 0 else kinds_at[place] & ~bit

    def shift(self, kind: i64, source: i64, target: i64) -> None:
        self.put(kind, source, -1)
        self.put(kind, target, 1)

    def shift_all(self, kind: i64, source: i64, target: i64) -> None:
        count = self.count(source, kind)
        if count > 0:
            self.put(kind, source, -count)
            self.put(kind, target, count)

    def names_at(self, place: i64) -> list[str]:
        """The cards at a place, by kinds."""
        return self.names_in(self.cards, place * self.kinds)

    def names_in(self, counts: vec[u8], start: i64) -> list[str]:
        return names_of(counts, start, self.box.names)

    # --- riders -------------------------------------------------------------------------------------------------------

    def change(self, seat: i64) -> Rider:
        """The rider of a seat, to be changed: a new one if copies of this position share the old one."""
        if self.own >> seat & 1 == 0:
            rider = self.riders[seat].copy()
            if self.own == 0:
                self.riders = self.riders[:]
            self.riders[seat] = rider
            self.own |= 1 << seat
        return self.riders[seat]

    def distance_of(self, objective: i64) -> i64:
        """The kilometres that an objective stands for in this race."""  # S3, S21
        return self.box.distances[self.goal_set * self.box.objectives + objective]

    def is_long(self) -> bool:
        return self.goal_set & AT_NIGHT != 0

    def is_even(self) -> bool:
        return self.goal_set & EVENED != 0

    def goal(self, seat: i64) -> i64:
        """The kilometres a seat must ride exactly."""
        return self.distance_of(self.objectives[seat])

    def seat_to_the_right(self, seat: i64) -> i64:
        """Who plays next. Seats are numbered to the left, so the right neighbour has the number before."""  # S5
        return (seat + self.seats - 1) % self.seats

    # --- what is remembered -------------------------------------------------------------------------------------------

    def forget(self) -> None:
        self.forgetful = True

    def row(self, reader: i64, hand: i64) -> i64:
        """Where in `known` and `most` the kinds of a reader and a hand begin."""
        return (reader * self.seats + hand) * self.kinds

    def note_drawn(self, seat: i64, kind: i64) -> None:
        if not self.forgetful:
            self.notes[seat * self.kinds + kind] += 1

    def note_played(self, seat: i64, kind: i64) -> None:
        """Before the card leaves the hand."""
        if not self.forgetful:
            self.note(seat, self.size(FIRST_HAND + seat), kind)

    def note(self, hand: i64, size: i64, kind: i64) -> None:
        """A card was played from a hand of that size."""
        place = self.seats * self.kinds + 2 * self.noted
        self.notes[place] = u8(hand * HAND_STEP + size)
        self.notes[place + 1] = u8(kind)
        self.noted += 1

    def noted_hand(self, note: i64) -> i64:
        return i64(self.notes[self.seats * self.kinds + 2 * note]) // HAND_STEP

    def noted_size(self, note: i64) -> i64:
        """How many cards were in the hand, the played one too."""
        return i64(self.notes[self.seats * self.kinds + 2 * note]) % HAND_STEP

    def noted_kind(self, note: i64) -> i64:
        return i64(self.notes[self.seats * self.kinds + 2 * note + 1])

    def played_from(self, hand: i64) -> vec[i64]:
        """By kind: cards that have left a hand face up since the deck was made."""
        played, notes = NO_NUMBERS[: self.kinds], self.notes
        first = self.seats * self.kinds
        for place in range(first, first + 2 * self.noted, 2):
            if i64(notes[place]) // HAND_STEP == hand:
                played[i64(notes[place + 1])] += 1
        return played

    def names_seen(self, reader: i64, holder: i64) -> list[str]:
        """What a seat knows to be in another's hand."""
        names: list[str] = []
        if self.swaps == 0:
            return names
        row, played = self.row(reader, holder), self.played_from(holder)
        for kind in range(self.kinds):
            for _ in range(i64(self.known[row + kind]) - played[kind]):
                names.append(self.box.names[kind])
        return names

    def remembers(self, reader: i64) -> bool:
        return self.minds >> reader & 1 != 0

    def is_limited(self, reader: i64, hand: i64) -> bool:
        return self.limited >> (reader * self.seats + hand) & 1 != 0

    def limit(self, reader: i64, hand: i64, on: bool) -> None:
        bit = self.bit_of(reader, hand)
        self.limited = self.limited | bit if on else self.limited & ~bit

    def bit_of(self, reader: i64, hand: i64) -> i64:
        """A bit for what a reader knows of a hand: up to 42 of them."""
        bit: i64 = 1
        bit <<= reader * self.seats + hand  # not in one go: compiled, a shifted constant has 32 bits only
        return bit

    # --- questions ----------------------------------------------------------------------------------------------------

    def owing(self) -> i64:
        if self.ending != NOT_OVER:
            return 0
        seat: i64 = 1
        return seat << self.turn

    def decision(self, seat: i64) -> str:
        if seat != self.turn or self.ending != NOT_OVER:
            return ""
        return DECISIONS[0] if self.played == 0 else DECISIONS[1]

    def widest(self) -> i64:
        """Every card of a full hand discarded or played on every opponent, the end of a turn, and room to sort them."""
        return self.box.hand * (self.seats + 1) + 1

    def chances(self) -> i64:
        return self.chance_events

    def end(self, reason: i64, log: list[Event] | None) -> None:
        self.ending = reason
        if log is not None:
            log.append(Event("ended", {"reason": self.box.end_reasons[reason]}))

    def check(self) -> None:
        box, kinds = self.box, range(self.kinds)
        for kind in range(box.kinds):
            there = sum([int(self.count(place, kind)) for place in range(self.places_count())])
            if there != box.copies[kind]:
                raise BrokenPosition(f"{there} cards {box.names[kind]} instead of {box.copies[kind]}")
        for place in range(self.places_count()):
            if self.size(place) != sum([int(self.count(place, kind)) for kind in range(box.kinds)]):
                raise BrokenPosition(f"the cards at place {place} are not counted right")
            if any((self.count(place, kind) != 0) != (self.kinds_at[place] >> kind & 1 != 0) for kind in kinds):
                raise BrokenPosition(f"the kinds at place {place} are not noted right")
        for seat in range(self.seats):
            self.check_rider(seat)
            self.check_lane(seat)
            self.check_seen(seat)
        objectives = {int(objective) for objective in self.objectives}
        if len(objectives) != (1 if self.shared else self.seats):
            raise BrokenPosition(f"the objectives are {objectives}")
        if self.outs != sum([1 for seat in range(self.seats) if self.riders[seat].is_out()]):
            raise BrokenPosition(f"{self.outs} riders are said to be out")

    def check_rider(self, seat: i64) -> None:
        rider, goal, held = self.riders[seat], self.goal(seat), self.size(self.hand(seat))
        if held > self.box.hand:
            raise BrokenPosition(f"seat {seat} holds {held} cards")
        if rider.is_out() and held + self.size(self.lane(seat)) > 0:
            raise BrokenPosition(f"seat {seat} is out and still has cards")
        if rider.is_out() != (rider.km > goal):
            raise BrokenPosition(f"seat {seat} is at {rider.km} of {goal} km")
        if rider.km == goal and self.ending != EXACT:
            raise BrokenPosition(f"seat {seat} is there, and the game goes on")
        if rider.is_blocked() and rider.vehicle == NOTHING:
            raise BrokenPosition(f"seat {seat} is blocked without a vehicle")

    def check_lane(self, seat: i64) -> None:
        """Apart from distances, the cards before a seat are those its rider has."""
        box, rider, lane = self.box, self.riders[seat], self.lane(seat)
        expected = [0 for _ in range(box.kinds)]
        if rider.vehicle != NOTHING:
            expected[rider.vehicle] += 1
        if rider.is_blocked():
            expected[rider.trick] += 1
        for shield in range(box.shields):
            if rider.shields[shield] > 0:
                expected[box.first_invincible + shield] += 1
        for kind in range(box.kinds):
            if box.group[kind] != DISTANCE and expected[kind] != self.count(lane, kind):
                raise BrokenPosition(f"{self.count(lane, kind)} cards {box.names[kind]} lie before seat {seat}")

    def check_seen(self, holder: i64) -> None:
        for reader in range(self.seats):
            held = self.names_at(self.hand(holder))
            for name in self.names_seen(reader, holder) if reader != holder else []:
                if name not in held:
                    raise BrokenPosition(f"seat {reader} has seen a {name} that seat {holder} does not hold")
                held.remove(name)


def swap_ranges(counts: vec[u8], one: i64, other: i64, length: i64) -> None:
    """Exchanges two stretches of a table."""
    for index in range(length):
        kept = counts[one + index]
        counts[one + index] = counts[other + index]
        counts[other + index] = kept
