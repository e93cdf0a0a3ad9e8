"""What the seat on turn may do: play a card of its hand where it fits, discard one, or end the turn.

Kinds of cards are sorted out together, as bits: of a hand, few can be played.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from stampede.core.bits import lowest_bit
from stampede.games.street.components import DISTANCE, HAND_SWAP, INVINCIBLE, NOTHING, POLICE, VEHICLE
from stampede.games.street.state import NOT_OVER, Position


def fill_choices(position: Position, seat: i64, out: vec[i64]) -> i64:
    """What the cards in hand can be played as; then their discards; then the end of the turn."""
    if seat != position.turn or position.ending != NOT_OVER:
        return 0
    held = position.kinds_at[position.hand(seat)]
    count = fill_plays(position, held, out)
    while held != 0:
        out[count] = position.actions.discard(lowest_bit(held))  # S6
        count += 1
        held &= held - 1
    if position.played > 0:  # S6: at least one card
        out[count] = position.actions.end
        count += 1
    return count


def fill_plays(position: Position, held: i64, out: vec[i64]) -> i64:
    """What cards of the hand can be played as, kind by kind; returns how many choices that are."""
    count: i64 = 0
    actions, for_oneself = position.actions, playable(position)
    held &= for_oneself if must_mount(position) else for_oneself | position.box.for_others
    while held != 0:
        kind = lowest_bit(held)
        held &= held - 1
        if for_oneself >> kind & 1 != 0:
            out[count] = actions.play(kind)
            count += 1
        else:
            for target in range(position.seats):
                if playable_on(position, target) >> kind & 1 != 0:
                    out[count] = actions.play_on(kind, target)
                    count += 1
    return count


def playable(position: Position) -> i64:
    """The kinds that the seat on turn could play for itself, as bits."""
    box, rider = position.box, position.riders[position.turn]
    vehicles = box.grouped[VEHICLE] if can_mount(position) else i64(0)
    if must_mount(position):
        return vehicles
    found = vehicles | box.grouped[INVINCIBLE]  # S13: always
    if rider.can_ride():  # S8
        found |= box.grouped[DISTANCE]
    if rider.trick != NOTHING:
        found |= box.remedies[rider.trick]  # S10: only against its own trick
    return found


def playable_on(position: Position, target: i64) -> i64:
    """The kinds that the seat on turn could play on that rider, as bits."""
    if not can_be_chosen(position, target):
        return 0
    box, rider = position.box, position.riders[target]
    found = box.grouped[HAND_SWAP]  # S14
    if not rider.stopped:  # S15: not while a skipped turn is still to come
        found |= box.grouped[POLICE]
    if rider.can_ride():  # S9: who can ride now, on a vehicle the trick fits
        found |= box.tricks_for[rider.vehicle]
    return found


def must_mount(position: Position) -> bool:
    """Whether only a vehicle may be played, by the option `strict_start`."""  # S6
    return position.strict and position.riders[position.turn].vehicle == NOTHING


def can_mount(position: Position) -> bool:
    """A vehicle may replace another one, but not under every trick."""  # S7, S11
    trick = position.riders[position.turn].trick
    return trick == NOTHING or position.box.change_ends(trick)


def can_be_chosen(position: Position, target: i64) -> bool:
    """An opponent who is in the race and not invincible."""  # S13, S19
    rider = position.riders[target]
    return target != position.turn and not rider.is_out() and not rider.is_invincible()
