"""What is still to come once nobody looks further ahead: the cards in all hands, head starts, and whose turn it is.

Backs are public, so this is known of everybody. Values are in thousandths of a square, fitted to who won.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stampede.games.primes.choices import can_move
from stampede.games.primes.components import BACKS
from stampede.games.primes.rules import Race
from stampede.games.primes.state import MEEPLE, PILE
from stampede.games.primes.weights import Weights

SQUARE: Final[i64] = 1000  # one square of progress
USUAL_NUMBER: Final[i64] = 5  # of a card


def hands_and_turn(race: Race, seat: i64, weights: Weights) -> i64:
    """What a seat's cards, its head start and its being on turn are worth, against the average opponent's."""
    value: i64 = 0
    for other in range(race.seats):
        share = race.seats - 1 if other == seat else i64(-1)
        value += share * worth_of_hand(race, other, weights)
        if other == race.turn:
            value += share * (weights.turn + begun(race, weights))
    return value // (race.seats - 1)


def worth_of_hand(race: Race, seat: i64, weights: Weights) -> i64:
    """Once the pile is empty, cards in hand are all that is still to come, and the last meeple all but decides."""
    total: i64 = 0
    to_come = worth_of_head_start(race, seat)
    for number in range(i64(1), i64(BACKS)):
        total += number * race.size_of(race.hand(seat), number)
    if race.size(PILE) > 0:
        return total * weights.hand + to_come
    last = race.box.goal
    for meeple in range(race.per):
        square = race.square(seat, meeple)
        last = square if square < last else last
    return total * weights.end_hand + last * weights.end_last + (to_come if total > 0 else i64(0))


def worth_of_head_start(race: Race, seat: i64) -> i64:
    """What a first run that is still to come brings beyond its cards: nothing if that is too far for all meeples."""
    head_start = race.head_start_of(seat)
    if head_start == 0:
        return 0
    for meeple in range(race.per):
        if can_move(race, race.square(seat, meeple), head_start + 1):
            return head_start * SQUARE
    return 0


def begun(race: Race, weights: Weights) -> i64:
    """What the cards played this turn will bring: moves still to make, and cards to draw for them."""
    strides = race.pending.total if race.pending.asked != MEEPLE else i64(0)  # it is still among the earned ones
    for index in range(len(race.earned)):
        strides += race.earned[index]
    left = race.size(PILE)
    drawn = race.played if race.played < left else left
    return strides * SQUARE + drawn * USUAL_NUMBER * weights.hand
