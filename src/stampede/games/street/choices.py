"""What the seat on turn may do: play a card of its hand where it fits, discard one, or end the turn."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from stampede.games.street.components import COUNTER, DISTANCE, HAND_SWAP, INVINCIBLE, NOTHING, POLICE, TRICK, VEHICLE
from stampede.games.street.state import NOT_OVER, Position


def fill_choices(position: Position, seat: i64, out: vec[i64]) -> i64:
    """One walk through the hand: what its cards can be played as, then their discards; then the end of the turn."""
    if seat != position.turn or position.ending != NOT_OVER:
        return 0
    actions, cards, hand = position.actions, position.cards, position.hand(seat) * position.kinds
    left = position.size(position.hand(seat))
    last = position.widest() - 1
    first = last  # discards gather backwards from the far end until all plays are there
    box, mounting = position.box, must_mount(position)
    kind: i64 = 0
    count: i64 = 0
    while left > 0:
        held = i64(cards[hand + kind])
        if held != 0:
            if not mounting or box.group[kind] == VEHICLE:
                count = fill_plays(position, kind, out, count)
            first -= 1
            out[first] = actions.discard(kind)  # S6
            left -= held
        kind += 1
    while last > first:
        last -= 1
        out[count] = out[last]
        count += 1
    if position.played > 0:  # S6: at least one card
        out[count] = actions.end
        count += 1
    return count


def fill_plays(position: Position, kind: i64, out: vec[i64], count: i64) -> i64:
    """Adds what a card of the hand can be played as; returns how many choices there are then."""
    group = position.box.group[kind]
    if group == DISTANCE:
        if position.riders[position.turn].can_ride():  # S8
            out[count] = position.actions.play(kind)
            count += 1
        return count
    if group in (TRICK, HAND_SWAP, POLICE):
        for target in range(position.seats):
            if can_play_on(position, group, kind, target):
                out[count] = position.actions.play_on(kind, target)
                count += 1
    elif can_play(position, group, kind):
        out[count] = position.actions.play(kind)
        count += 1
    return count


def can_play(position: Position, group: i64, kind: i64) -> bool:
    if group == VEHICLE:
        return can_mount(position)
    if group == COUNTER:
        return can_counter(position, kind)
    return group == INVINCIBLE  # S13: always


def can_play_on(position: Position, group: i64, kind: i64, target: i64) -> bool:
    if group == TRICK:
        return can_be_tricked(position, kind, target)
    if group == HAND_SWAP:
        return can_be_chosen(position, target)  # S14
    return can_be_stopped(position, target)


def must_mount(position: Position) -> bool:
    """Whether only a vehicle may be played, by the option `strict_start`."""  # S6
    return position.strict and position.riders[position.turn].vehicle == NOTHING


def can_mount(position: Position) -> bool:
    """A vehicle may replace another one, but not under every trick."""  # S7, S11
    trick = position.riders[position.turn].trick
    return trick == NOTHING or position.box.change_ends(trick)


def can_be_tricked(position: Position, kind: i64, target: i64) -> bool:
    """An opponent who can ride now, on a vehicle the trick fits."""  # S9
    rider = position.riders[target]
    return rider.can_ride() and position.box.fits(kind, rider.vehicle) and can_be_chosen(position, target)


def can_counter(position: Position, kind: i64) -> bool:
    """Only against its own trick."""  # S10
    trick = position.riders[position.turn].trick
    return trick != NOTHING and position.box.cures(kind, trick)


def can_be_chosen(position: Position, target: i64) -> bool:
    """An opponent who is in the race and not invincible."""  # S13, S19
    rider = position.riders[target]
    return target != position.turn and not rider.is_out() and not rider.is_invincible()


def can_be_stopped(position: Position, target: i64) -> bool:
    """Not while a skipped turn is still to come."""  # S15
    return can_be_chosen(position, target) and not position.riders[target].stopped
