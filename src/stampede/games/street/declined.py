"""What riders have done without (see `stampede.core.notes`), and what that tells about their hands.

All of it is public. Who ends a turn on foot has no vehicle; who ends it blocked has nothing against that trick; and
who, far from any goal, discards a card or rides a short distance has no long one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stampede.core.notes import MOST_NOTES, WHOLE, after_a_card, after_using, likelihood, noted, noting
from stampede.games.street.components import COUNTER, DISTANCE, NOTHING, VEHICLE, Box
from stampede.games.street.state import Position

# What cards are good for. Each counter-trick has a use of its own.
GET_ON: Final[i64] = 0
RIDE_FAR: Final[i64] = 1
FIRST_CURE: Final[i64] = 2
NO_USE: Final[i64] = -1


def uses_of(box: Box) -> list[str]:
    """Their names, for views."""
    counters = box.names[int(box.first_counter) : int(box.first_invincible)]
    return ["vehicle", "distance", *counters][:MOST_NOTES]


def use_of(box: Box, kind: i64) -> i64:
    group = box.group[kind]
    if group == VEHICLE:
        return GET_ON
    if group == DISTANCE:
        return RIDE_FAR if is_long(box, kind) else NO_USE
    cure = FIRST_CURE + kind - box.first_counter
    return cure if group == COUNTER and cure < MOST_NOTES else NO_USE


def is_long(box: Box, distance: i64) -> bool:
    """The longer half of the distances: a rider who has one plays it before anything shorter."""
    return 2 * (distance - box.first_distance) >= box.first_trick - box.first_distance


# --- as the game goes on ----------------------------------------------------------------------------------------------


def decline(position: Position, seat: i64, use: i64) -> None:
    rider = position.change(seat)
    rider.declined = noting(rider.declined, use, 1)


def note_card(position: Position, seat: i64) -> None:
    """A card has come to the hand."""
    if not position.forgetful and position.riders[seat].declined != 0:
        rider = position.change(seat)
        rider.declined = after_a_card(rider.declined, position.box.hand)


def note_left(position: Position, seat: i64, kind: i64) -> None:
    """A card has left the hand openly."""
    if not position.forgetful and position.riders[seat].declined != 0:
        use = use_of(position.box, kind)
        if use != NO_USE:
            rider = position.change(seat)
            rider.declined = after_using(rider.declined, use)


def note_short(position: Position, seat: i64, kind: i64) -> None:
    """The rider is about to discard a card or to ride a distance."""
    if position.forgetful or is_near(position, seat) or not position.riders[seat].can_ride():
        return
    if position.box.group[kind] != DISTANCE or not is_long(position.box, kind):
        decline(position, seat, RIDE_FAR)


def is_near(position: Position, seat: i64) -> bool:
    """Whether two cards may take the rider beyond a goal: then the longest distance is not always the best."""
    return position.riders[seat].km + 2 * position.box.longest >= position.box.nearest[position.goal_set]


def note_turn(position: Position, seat: i64) -> None:
    """The rider uses no more cards this turn."""
    if position.forgetful:
        return
    box, rider = position.box, position.riders[seat]
    if rider.vehicle == NOTHING:
        decline(position, seat, GET_ON)
    elif rider.is_blocked():
        trick = rider.trick
        if box.change_ends(trick):
            decline(position, seat, GET_ON)
        for counter in range(box.first_counter, box.first_invincible):
            if box.cures(counter, trick) and use_of(box, counter) != NO_USE:
                decline(position, seat, use_of(box, counter))


def swap_notes(position: Position, one: i64, other: i64) -> None:
    """They go with the hands."""
    first, second = position.change(one), position.change(other)
    kept = first.declined
    first.declined = second.declined
    second.declined = kept


# --- what that tells --------------------------------------------------------------------------------------------------


def tells_something(position: Position, reader: i64) -> bool:
    """Whether anybody but the reader has done without something."""
    return any(seat != reader and position.riders[seat].declined != 0 for seat in range(position.seats))


def fit_of_hands(position: Position, reader: i64) -> i64:
    """How well all other hands fit what was done without, in thousandths."""
    found: i64 = WHOLE
    for seat in range(position.seats):
        if seat != reader and position.riders[seat].declined != 0:
            found = found * fit_of_hand(position, seat) // WHOLE
    return found


def fit_of_hand(position: Position, seat: i64) -> i64:
    """How likely all cards of a declined use are among those that came later."""
    box, declined, hand = position.box, position.riders[seat].declined, position.hand(seat)
    size = position.size(hand)
    found: i64 = WHOLE
    met: i64 = 0  # by use: how many cards
    for kind in range(position.kinds):
        count = position.count(hand, kind)
        if count > 0:
            use = use_of(box, kind)
            if use != NO_USE and noted(declined, use) > 0:
                for _ in range(count):
                    found = found * likelihood(noted(declined, use), noted(met, use), size) // WHOLE
                    met = noting(met, use, noted(met, use) + 1)
    return found
