"""What a seat's turn is worth: where it stands, how far it can run, whom it can trip, and how safe a square is.

Values are in thousandths of a square. Of an opponent's hand it uses only the size, never a card.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stampede.core.game import action_buffer
from stampede.games.primes.choices import can_be_tripped, can_lay, can_move, fill_trips
from stampede.games.primes.components import BACKS, Way
from stampede.games.primes.dangers import Dangers
from stampede.games.primes.outlook import SQUARE, USUAL_NUMBER, worth_of_head_start
from stampede.games.primes.rules import Race, without
from stampede.games.primes.state import LAY, NO_NUMBERS, PILE
from stampede.games.primes.weights import CERTAIN, Weights

WON: Final[i64] = 1_000_000
HANDY_PRODUCT: Final[i64] = 10
NO_BACKS: Final = vec[i64]([0 for _ in range(BACKS)])
MOST_MOVES: Final = 5  # how many earned moves are planned together


class Plan:
    """The best use of the earned moves: its value, and the move to begin with (square -1: none)."""

    def __init__(self, value: i64, total: i64, square: i64) -> None:
        self.value: Final = value
        self.total: Final = total
        self.square: Final = square


class Trip:
    """Cards that make up a square's symbols, with what tripping by them is worth."""

    def __init__(self, value: i64, cards: vec[i64]) -> None:
        self.value: Final = value
        self.cards: Final = cards


class Prospects:
    """One seat's thoughts about one position."""

    def __init__(self, race: Race, seat: i64, weights: Weights) -> None:
        self.race: Final = race
        self.seat: Final = seat
        self.weights: Final = weights
        self.dangers: Final = Dangers(race, seat)
        self.hand: Final = race.hand(seat)
        self.backs: vec[i64] = vec[i64]([race.size_of(self.hand, number) for number in range(BACKS)])
        self.squares: vec[i64] = vec[i64]([race.square(seat, meeple) for meeple in range(race.per)])
        self.head_start = race.head_start_of(seat)  # of the next run

    # --- standing -----------------------------------------------------------------------------------------------------

    def own_standing(self) -> i64:
        return self.standing(self.squares, self.backs)

    def others_standing(self) -> i64:
        """The average opponent's. Where this seat has the cards for a trip, the danger is known."""
        race = self.race
        value: i64 = 0
        for other in range(race.seats):
            if other != self.seat:
                squares = vec[i64]([race.square(other, meeple) for meeple in range(race.per)])
                value += self.standing(squares, NO_BACKS)
                for index in range(len(squares)):
                    square = squares[index]
                    if can_be_tripped(race, square) and can_lay(race, self.seat, square):
                        value -= (CERTAIN - self.dangers.on(square)) * self.loss_on(square)
        return value // (race.seats - 1)

    def standing(self, squares: vec[i64], backs: vec[i64]) -> i64:
        """Progress, above all the last meeple's, less what trips are expected to cost."""
        goal, weights = self.race.box.goal, self.weights
        value: i64 = 0
        last = goal
        for index in range(len(squares)):
            square = squares[index]
            if square < last:
                last = square
            value += square * SQUARE
            if square == goal:
                value += weights.home
            else:
                value -= self.dangers.on(square) * self.loss_on(square)
                if is_ready(goal - square - self.head_start, backs):
                    value += weights.ready
        return value + last * weights.last + (WON if last == goal else 0)

    def loss_on(self, square: i64) -> i64:
        """Squares lost to a trip there, and a part of what the opponent gains."""
        if square < 2:
            return 0
        total = self.weights.number * len(self.race.box.ways[square][0].groups)
        return (total if total < square else square) + total * self.weights.gain // CERTAIN

    # --- moves --------------------------------------------------------------------------------------------------------

    def plan_moves(self) -> Plan:
        """The best use of the earned moves, beginning with the one already chosen, if any."""
        stride = self.race.pending.total
        if stride == 0:
            return self.plan(self.race.earned, self.backs)
        best = Plan(self.own_standing(), 0, -1)
        rest = descending(without(self.race.earned, stride))
        for meeple in range(len(self.squares)):
            square = self.squares[meeple]
            if can_move(self.race, square, stride):
                self.squares[meeple] = square + stride
                value = self.plan_from(rest, 0, self.backs).value
                self.squares[meeple] = square
                if value > best.value:
                    best = Plan(value, stride, square)
        return best

    def plan(self, earned: vec[i64], backs: vec[i64]) -> Plan:
        return self.plan_from(descending(earned), 0, backs)

    def plan_from(self, totals: vec[i64], at: i64, backs: vec[i64]) -> Plan:
        """Tries each move from `at` on with every meeple, and without any."""
        if at >= len(totals) or at >= MOST_MOVES:
            return Plan(self.standing(self.squares, backs), 0, -1)
        best = self.plan_from(totals, at + 1, backs)
        total = totals[at]
        for meeple in range(len(self.squares)):
            square = self.squares[meeple]
            if can_move(self.race, square, total):
                self.squares[meeple] = square + total
                value = self.plan_from(totals, at + 1, backs).value
                self.squares[meeple] = square
                if value > best.value:
                    best = Plan(value, total, square)
        return best

    # --- passing ------------------------------------------------------------------------------------------------------

    def pass_wins(self) -> bool:
        """Whether the game is over with a pass, and the seat's meeples are furthest ahead."""
        return self.pass_ends() and self.lead() > 0

    def card_to_play_on(self) -> i64:
        """Where a pass would lose the game at once, any card keeps it going; else -1."""
        if self.pass_ends() and self.lead() < 0:
            for number in range(i64(1), i64(BACKS)):
                if self.backs[number] > 0:
                    return self.plainest(number)
        return -1

    def pass_ends(self) -> bool:
        """Whether all others have passed, or will without being asked because they have no cards."""
        race = self.race
        passes = race.passes + 1
        other = self.seat
        while passes < race.seats:
            other = (other + 1) % race.seats
            if race.size(race.hand(other)) > 0:
                return False
            passes += 1
        return True

    def lead(self) -> i64:
        """Above 0 if the seat would win now, 0 if it would share the victory."""
        own = self.race.sorted_squares(self.seat)
        level: i64 = 1
        for other in range(self.race.seats):
            if other != self.seat:
                theirs = self.race.sorted_squares(other)
                if theirs > own:
                    return -1
                if theirs == own:
                    level = 0
        return level

    # --- runs ---------------------------------------------------------------------------------------------------------

    def card_to_run(self) -> i64:
        """The first card of the run that pays most, or -1."""
        # P17: a player who doesn't run yet keeps the head start.
        best = self.plan(self.race.earned, self.backs).value + worth_of_head_start(self.race, self.seat)
        head_start = self.head_start
        chosen: i64 = 0
        for number in range(i64(1), i64(BACKS)):
            for cards in range(i64(1), self.backs[number] + 1):
                value = self.run_value(number, cards, number * cards + head_start)
                if value > best:
                    best = value
                    chosen = number
        return self.plainest(chosen) if chosen > 0 else -1

    def card_to_run_on(self) -> i64:
        """Another card of the number, if a longer run pays more, or -1."""
        number, laid = self.race.pending.number, self.race.pending.total
        stop = self.run_value(number, 0, laid)
        for cards in range(i64(1), self.backs[number] + 1):
            if self.run_value(number, cards, laid + number * cards) > stop:
                return self.plainest(number)
        return -1

    def run_value(self, number: i64, cards: i64, total: i64) -> i64:
        """How well the turn can end with a run of that total, for which `cards` more of the number are laid."""
        head_start = self.head_start
        self.head_start = 0  # it is part of the total
        self.backs[number] -= cards
        value = self.plan(append(self.race.earned[:], total), self.backs).value
        self.backs[number] += cards
        self.head_start = head_start
        return value + self.replaced(cards, number * cards)

    def replaced(self, cards: i64, total: i64) -> i64:
        """What it is worth that the pile replaces cards of that total, or costs that it does not.

        Numbers in hand are squares to come, so low cards are well exchanged for others of the pile.
        """
        left = self.race.size(PILE) - self.race.played
        if left <= 0 or cards == 0:
            return -cards * self.weights.kept
        fresh = cards if cards < left else left
        better = fresh * USUAL_NUMBER - total * fresh // cards
        return fresh * self.weights.fresh + better * self.weights.held - (cards - fresh) * self.weights.kept

    def plainest(self, number: i64) -> i64:
        """The card of that number whose front is least useful for a trip."""
        box = self.race.box
        best: i64 = -1
        for kind in range(box.first[number], box.first[number + 1]):
            # Kinds of a number lie by rising product.
            if self.race.count(self.hand, kind) > 0:
                best = kind
        return best

    # --- trips --------------------------------------------------------------------------------------------------------

    def square_to_trip(self) -> i64:
        """The square whose trip pays most beyond what its cards could run; 0 if none does."""
        best = self.run_worth()
        chosen: i64 = 0
        out = action_buffer(self.race)
        for index in range(fill_trips(self.race, out)):
            square = self.race.actions.square(out[index])
            trip = self.best_trip(square, square)
            if trip.value > best:
                best = trip.value
                chosen = square
        return chosen

    def card_to_lay(self) -> i64:
        """The next card for the square that is aimed at."""
        return self.best_trip(self.race.pending.square, self.race.pending.needs).cards[0]

    def sum_of_trip(self, square: i64) -> i64:
        """The sum of the best trip of that square, including cards already laid."""
        begun = self.race.pending
        if begun.asked == LAY:
            return begun.total + self.sum_of(self.best_trip(square, begun.needs).cards)
        return self.sum_of(self.best_trip(square, square).cards)

    def best_trip(self, square: i64, product: i64) -> Trip:
        """The best of all ways to make up the product, with the highest or the lowest numbers."""
        best = Trip(-(1 << 60), NO_NUMBERS[:])
        for way in self.race.box.ways[product]:
            for highest in (True, False):
                cards = self.cards_for(way, highest)
                if len(cards) > 0:
                    value = self.trip_value(square, cards)
                    if value > best.value:
                        best = Trip(value, cards)
        return best

    def cards_for(self, way: Way, highest: bool) -> vec[i64]:
        """Cards of the hand for that way; empty if the hand does not have them."""
        cards = NO_NUMBERS[:]
        for index in range(len(way.groups)):
            missing = way.counts[index]
            for step in range(i64(1), i64(BACKS)):
                number = BACKS - step if highest else step
                kind = self.race.box.kind_at[way.groups[index] * BACKS + number]
                if kind >= 0:
                    for _copy in range(self.race.count(self.hand, kind)):
                        if missing > 0:
                            cards = append(cards, kind)
                            missing -= 1
            if missing > 0:
                return NO_NUMBERS[:]
        return cards

    def trips_by_sum(self, product: i64) -> list[vec[i64]]:
        """For every sum that cards of the hand with that product can have, such cards; the largest sum first."""
        found: dict[int, vec[i64]] = {}
        for way in self.race.box.ways[product]:
            self.find_trips(way, 0, 0, BACKS - 1, NO_NUMBERS[:], found)
        return [found[total] for total in sorted(found, reverse=True)]

    def find_trips(
        self, way: Way, index: i64, laid: i64, highest: i64, cards: vec[i64], found: dict[int, vec[i64]]
    ) -> None:
        """Adds to `found` what can be made of the way's groups from `index` on, of whose first group some are laid.

        Numbers within a group do not rise, so that the same cards are not found twice.
        """
        if index == len(way.groups):
            total = int(self.sum_of(cards))
            if total not in found or len(cards) < len(found[total]):
                found[total] = cards
            return
        if laid == way.counts[index]:
            self.find_trips(way, index + 1, 0, BACKS - 1, cards, found)
            return
        number = highest
        while number > 0:
            kind = self.race.box.kind_at[way.groups[index] * BACKS + number]
            if kind >= 0 and self.race.count(self.hand, kind) > times_in(kind, cards):
                self.find_trips(way, index, laid + 1, number, append(cards[:], kind), found)
            number -= 1

    def trip_value(self, square: i64, cards: vec[i64]) -> i64:
        """Setbacks, own moves, and how far the remaining cards can run."""
        race, box = self.race, self.race.box
        total = self.sum_of(cards) + (race.pending.total if race.pending.asked == LAY else i64(0))
        value = self.replaced(len(cards), self.sum_of(cards))
        for index in range(len(cards)):
            if box.product[box.group[cards[index]]] <= HANDY_PRODUCT:
                value -= self.weights.handy
        if can_move(race, self.last_square(), total):
            value += self.victims(square) * total * SQUARE
        if self.comes_home(total):
            value += WON
        setback = total if total < square else square
        leader = self.leading_opponent()
        for victim in range(race.seats):
            weight = self.weights.leader if victim == leader else self.weights.other
            value += self.meeples_on(victim, square) * setback * weight
        for index in range(len(cards)):
            self.backs[box.number[cards[index]]] -= 1
        value += self.run_worth()
        for index in range(len(cards)):
            self.backs[box.number[cards[index]]] += 1
        return value

    def comes_home(self, total: i64) -> bool:
        """Whether a move of that length wins: it takes the only meeple that is not at the goal exactly there."""
        goal = self.race.box.goal
        missing: i64 = 0
        for index in range(len(self.squares)):
            missing += goal - self.squares[index]
        return missing == total and self.last_square() == goal - total

    def run_worth(self) -> i64:
        """The longest run of the cards in hand that the last meeple can make; a head start comes with any of them."""
        room = self.race.box.goal - self.last_square() - self.head_start
        longest: i64 = 0
        for number in range(i64(1), i64(BACKS)):
            fitting = room // number
            length = number * (fitting if fitting < self.backs[number] else self.backs[number])
            if length > longest:
                longest = length
        return longest * SQUARE

    def meeples_on(self, other: i64, square: i64) -> i64:
        """How many meeples of an opponent stand there; the seat's own do not count."""
        count: i64 = 0
        if other != self.seat:
            for meeple in range(self.race.per):
                if self.race.square(other, meeple) == square:
                    count += 1
        return count

    def victims(self, square: i64) -> i64:
        """How many opponents' meeples stand there."""
        count: i64 = 0
        for other in range(self.race.seats):
            count += self.meeples_on(other, square)
        return count

    def leading_opponent(self) -> i64:
        """The opponent whose meeples have come furthest in all."""
        leader: i64 = -1
        most: i64 = -1
        for other in range(self.race.seats):
            progress: i64 = 0
            for meeple in range(self.race.per):
                progress += self.race.square(other, meeple)
            if other != self.seat and progress > most:
                leader = other
                most = progress
        return leader

    def last_square(self) -> i64:
        last = self.squares[0]
        for index in range(len(self.squares)):
            if self.squares[index] < last:
                last = self.squares[index]
        return last

    def sum_of(self, cards: vec[i64]) -> i64:
        total: i64 = 0
        for index in range(len(cards)):
            total += self.race.box.number[cards[index]]
        return total


def is_ready(distance: i64, backs: vec[i64]) -> bool:
    """Whether a run of these cards is exactly that long."""
    if distance <= 0:
        return False
    return any(distance <= number * backs[number] and distance % number == 0 for number in range(i64(1), i64(BACKS)))


def times_in(kind: i64, cards: vec[i64]) -> i64:
    times: i64 = 0
    for index in range(len(cards)):
        if cards[index] == kind:
            times += 1
    return times


def descending(totals: vec[i64]) -> vec[i64]:
    return vec[i64](sorted(totals, reverse=True))
