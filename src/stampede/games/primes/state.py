"""The position: where every card and meeple is, and what the seat on turn has begun."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from stampede.core.bits import BIT
from stampede.core.cards import names_of
from stampede.core.errors import BrokenPosition
from stampede.core.game import State
from stampede.games.primes.actions import Actions
from stampede.games.primes.components import BACKS, NUMBERS, Box

# What the seat on turn is asked.
TURN: Final = 0  # trip, run, or end the turn
LAY: Final = 1  # the next card of a trip
RUN: Final = 2  # another card of the same number
EARNED: Final = 3  # which of the earned moves
MEEPLE: Final = 4  # which meeple makes it
DECISIONS: Final = ["turn", "lay", "run", "earned", "meeple"]

# How the game ended: the index of the reason in the box, or not yet.
NOT_OVER: Final = -1
HOME: Final = 0
PASSES: Final = 1

# Places where cards lie; then a hand for each seat, then what each seat laid black side up.
PILE: Final = 0
DISCARDS: Final = 1
FIRST_HAND: Final = 2

# P17: squares for each player who began before. Not in the box, for old records carry its digest.
USUAL_HEAD_START: Final = 0
MOST_HEAD_START: Final = 10

NO_CARDS: Final = vec[u8]([0 for _ in range(16_000)])
NO_NUMBERS: Final = vec[i64]()


@mypyc_attr(acyclic=True, free_list_len=1)
class Pending:
    """The decision that the seat on turn owes, with what it has begun. It never changes, so copies share it."""

    def __init__(self, asked: i64, square: i64, needs: i64, laid: vec[i64], number: i64, total: i64) -> None:
        self.asked: Final = asked
        self.square: Final = square  # the square to trip
        self.needs: Final = needs  # the product of the symbols still to lay there
        self.laid: Final = laid  # the kinds laid there
        self.number: Final = number  # of the run
        self.total: Final = total  # the sum of the trip or, with its head start, the run; or the earned move being made

    def laying(self, kind: i64, box: Box) -> Pending:
        """A trip with one more card."""
        needs = self.needs // box.product[box.group[kind]]
        laid = append(self.laid[:], kind)
        return Pending(LAY, self.square, needs, laid, 0, self.total + box.number[kind])


WHOLE_TURN: Final = Pending(TURN, 0, 0, NO_NUMBERS, 0, 0)
WHICH_MOVE: Final = Pending(EARNED, 0, 0, NO_NUMBERS, 0, 0)


def trip_to_lay(square: i64) -> Pending:
    return Pending(LAY, square, square, NO_NUMBERS, 0, 0)


def run_to_go_on(number: i64, total: i64) -> Pending:
    return Pending(RUN, 0, 0, NO_NUMBERS, number, total)


def meeple_to_move(total: i64) -> Pending:
    return Pending(MEEPLE, 0, 0, NO_NUMBERS, 0, total)


class Position(State):
    """Cards are counted in one table, by place and kind: a copy is cheap, and no card can get lost."""

    def __init__(
        self,
        box: Box,
        actions: Actions,
        seats: i64,
        cards: vec[u8],
        backs: vec[u8],
        groups: vec[u8],
        held: vec[i64],
        squares: vec[u8],
        earned: vec[i64],
        pending: Pending,
    ) -> None:
        self.box: Final = box
        self.actions: Final = actions
        self.seats: Final = seats
        self.per: Final[i64] = box.meeples[seats]  # meeples a seat
        self.cards = cards  # by place and kind
        self.backs = backs  # by place and number; column 0 counts all
        self.groups = groups  # by seat and group: what the hand holds, for finding trips
        self.held = held  # by seat and number: a bit for each kind with that number in the hand
        self.squares = squares  # by seat and meeple
        self.earned = earned  # moves earned and not yet made, ascending
        self.pending = pending
        self.top: i64 = 0  # the number on the pile's top card; 0: no pile
        self.turn: i64 = 0  # the seat on turn
        self.first: i64 = 0  # the seat that began
        self.head_start_step: i64 = 0  # option head_start: squares for each player who began before
        self.played: i64 = 0  # cards played this turn
        self.passes: i64 = 0  # turns passed in a row
        self.ending: i64 = NOT_OVER
        self.chance_events: i64 = 0

    def copy_to(self, twin: Position) -> None:
        """What the constructor does not take."""
        twin.top = self.top
        twin.turn = self.turn
        twin.first = self.first
        twin.head_start_step = self.head_start_step
        twin.played = self.played
        twin.passes = self.passes
        twin.ending = self.ending
        twin.chance_events = self.chance_events

    def hand(self, seat: i64) -> i64:
        """The place of a seat's hand."""
        return FIRST_HAND + seat

    def face_down(self, seat: i64) -> i64:
        """The place of the cards a seat has laid black side up."""
        return FIRST_HAND + self.seats + seat

    def head_start_of(self, seat: i64) -> i64:
        """Squares that the seat's next run goes further: none once it has run."""  # P17
        if self.head_start_step == 0 or self.size(self.face_down(seat)) > 0:
            return 0
        return self.head_start_step * ((seat - self.first + self.seats) % self.seats)

    def count(self, place: i64, kind: i64) -> i64:
        return i64(self.cards[place * self.box.kinds + kind])

    def size(self, place: i64) -> i64:
        """How many cards lie there."""
        return i64(self.backs[place * BACKS])

    def size_of(self, place: i64, number: i64) -> i64:
        """How many cards of that number lie there."""
        return i64(self.backs[place * BACKS + number])

    def put(self, kind: i64, place: i64, change: i64) -> None:
        """Adds (1) or takes away (-1) a card at a place."""
        box = self.box
        number = box.number[kind]
        card = place * box.kinds + kind
        left = i64(self.cards[card]) + change
        self.cards[card] = u8(left)
        self.backs[place * BACKS] = u8(i64(self.backs[place * BACKS]) + change)
        self.backs[place * BACKS + number] = u8(i64(self.backs[place * BACKS + number]) + change)
        seat = place - FIRST_HAND
        if 0 <= seat < self.seats:
            group = seat * box.groups + box.group[kind]
            self.groups[group] = u8(i64(self.groups[group]) + change)
            bit = BIT[kind - box.first[number]]
            if left > 0:
                self.held[seat * BACKS + number] |= bit
            else:
                self.held[seat * BACKS + number] &= ~bit

    def shift(self, kind: i64, source: i64, target: i64) -> None:
        self.put(kind, source, -1)
        self.put(kind, target, 1)

    def square(self, seat: i64, meeple: i64) -> i64:
        return i64(self.squares[seat * self.per + meeple])

    def place_meeple(self, seat: i64, meeple: i64, square: i64) -> None:
        self.squares[seat * self.per + meeple] = u8(square)

    def meeple_on(self, seat: i64, square: i64) -> i64:
        """A meeple of the seat on that square, or -1."""
        for meeple in range(self.per):
            if self.square(seat, meeple) == square:
                return meeple
        return -1

    def sorted_squares(self, seat: i64) -> list[int]:
        """The squares of the seat's meeples, the last one first."""
        return sorted([int(self.square(seat, meeple)) for meeple in range(self.per)])

    def names_at(self, place: i64) -> list[str]:
        """The cards at a place, white side up."""
        return names_of(self.cards, place * self.box.kinds, self.box.names)

    def numbers_at(self, place: i64) -> list[int]:
        """The cards at a place, black side up."""
        numbers: list[int] = []
        for number in range(i64(1), i64(BACKS)):
            for _ in range(self.size_of(place, number)):
                numbers.append(int(number))
        return numbers

    def owing(self) -> i64:
        if self.ending != NOT_OVER:
            return 0
        return 1 << self.turn

    def decision(self, seat: i64) -> str:
        return DECISIONS[self.pending.asked] if seat == self.turn and self.ending == NOT_OVER else ""

    def widest(self) -> i64:
        """Squares to trip, kinds to run, and stop."""
        return self.seats * self.per + self.box.kinds + 2

    def chances(self) -> i64:
        return self.chance_events

    def check(self) -> None:
        box = self.box
        for kind in range(box.kinds):
            there = sum([int(self.count(place, kind)) for place in range(self.places_count())])
            if there != box.copies[kind]:
                raise BrokenPosition(f"{there} cards {box.names[kind]} instead of {box.copies[kind]}")
        for place in range(self.places_count()):
            numbers = [0 for _ in range(BACKS)]
            for kind in range(box.kinds):
                numbers[box.number[kind]] += int(self.count(place, kind))
            numbers[0] = sum(numbers)
            if numbers != [int(self.backs[place * BACKS + number]) for number in range(BACKS)]:
                raise BrokenPosition(f"the backs at place {place} are not counted right")
        for seat in range(self.seats):
            held = [0 for _ in range(box.groups)]
            for kind in range(box.kinds):
                held[box.group[kind]] += int(self.count(self.hand(seat), kind))
            if held != [int(self.groups[seat * box.groups + group]) for group in range(box.groups)]:
                raise BrokenPosition(f"the symbols in the hand of seat {seat} are not counted right")
            for kind in range(box.kinds):
                noted = self.held[seat * BACKS + box.number[kind]] >> kind - box.first[box.number[kind]] & 1 != 0
                if noted != (self.count(self.hand(seat), kind) > 0):
                    raise BrokenPosition(f"the kinds in the hand of seat {seat} are not noted right")
            if not all(0 <= square <= box.goal for square in self.sorted_squares(seat)):
                raise BrokenPosition(f"a meeple of seat {seat} is off the board")
        if (self.top == 0) != (self.size(PILE) == 0) or (self.top > 0 and self.size_of(PILE, self.top) == 0):
            raise BrokenPosition(f"the pile shows {self.top}, but there is no such card in it")
        if not 0 <= self.top <= NUMBERS:
            raise BrokenPosition(f"the pile shows {self.top}")
        if not (0 <= self.first < self.seats and 0 <= self.head_start_step <= MOST_HEAD_START):
            raise BrokenPosition(f"seat {self.first} began, with {self.head_start_step} squares for each after it")

    def places_count(self) -> i64:
        return FIRST_HAND + 2 * self.seats
