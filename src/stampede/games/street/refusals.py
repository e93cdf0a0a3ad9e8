"""Why an action is not legal: the reason given to people, with the clause behind it."""

from __future__ import annotations

from mypy_extensions import i64

from stampede.core.game import Reason
from stampede.core.refusals import game_over, not_your_turn
from stampede.games.street.actions import (
    BECOME_INVINCIBLE,
    COUNTER_TRICK,
    DISCARD_CARD,
    END_TURN,
    MOUNT,
    PLAY_TRICK,
    RIDE,
    SWAP_HANDS,
)
from stampede.games.street.choices import must_mount
from stampede.games.street.components import NOTHING
from stampede.games.street.state import NOT_OVER, Position


def refusal(position: Position, seat: i64, action: i64) -> Reason:
    """The reason for an action that is known to be illegal."""
    if position.ending != NOT_OVER:
        return game_over()
    if seat != position.turn:
        return not_your_turn()
    actions = position.actions
    verb, card, target = actions.verb(action), actions.card(action), actions.target(action)
    if verb == END_TURN:
        return Reason("nothing-played", "S6")
    if verb == DISCARD_CARD:
        return not_in_hand(position, card, "S6")
    if verb == MOUNT:
        return refused_vehicle(position, card)
    if must_mount(position) and holds(position, card):
        return Reason("vehicle-first", "S6")
    if verb == RIDE:
        return refused_ride(position, card)
    if verb == PLAY_TRICK:
        return refused_trick(position, card, target)
    if verb == COUNTER_TRICK:
        return refused_counter(position, card)
    if verb == BECOME_INVINCIBLE:
        return not_in_hand(position, card, "S13")
    return refused_special(position, card, target, "S14" if verb == SWAP_HANDS else "S15")


def holds(position: Position, kind: i64) -> bool:
    return position.count(position.hand(position.turn), kind) > 0


def not_in_hand(position: Position, kind: i64, clause: str) -> Reason:
    return Reason("not-in-hand", clause, {"card": position.box.names[kind]})


def refused_vehicle(position: Position, kind: i64) -> Reason:
    if not holds(position, kind):
        return not_in_hand(position, kind, "S7")
    return Reason("no-change-under", "S11", {"trick": position.box.names[position.riders[position.turn].trick]})


def refused_ride(position: Position, kind: i64) -> Reason:
    rider = position.riders[position.turn]
    if not holds(position, kind):
        return not_in_hand(position, kind, "S8")
    if rider.vehicle == NOTHING:
        return Reason("no-vehicle", "S8")
    return Reason("blocked", "S9", {"trick": position.box.names[rider.trick]})


def refused_trick(position: Position, kind: i64, target: i64) -> Reason:
    names = position.box.names
    if not holds(position, kind):
        return not_in_hand(position, kind, "S9")
    reason = refused_target(position, target, "S9")
    if reason is not None:
        return reason
    rider = position.riders[target]
    if rider.vehicle == NOTHING:
        return Reason("nothing-to-block", "S9")
    if rider.is_blocked():
        return Reason("already-blocked", "S9", {"trick": names[rider.trick]})
    return Reason("does-not-fit", "S9", {"card": names[kind], "vehicle": names[rider.vehicle]})


def refused_counter(position: Position, kind: i64) -> Reason:
    name, trick = position.box.names[kind], position.riders[position.turn].trick
    if not holds(position, kind):
        return not_in_hand(position, kind, "S10")
    if trick == NOTHING:
        return Reason("nothing-to-counter", "S10", {"card": name})
    return Reason("wrong-counter", "S10", {"card": name, "trick": position.box.names[trick]})


def refused_special(position: Position, kind: i64, target: i64, clause: str) -> Reason:
    if not holds(position, kind):
        return not_in_hand(position, kind, clause)
    reason = refused_target(position, target, clause)
    return Reason("already-stopped", clause) if reason is None else reason


def refused_target(position: Position, target: i64, clause: str) -> Reason | None:
    """Why nothing at all can be played on a rider; None if something can."""
    if target >= position.seats:
        return Reason("no-such-rider", clause)
    if target == position.turn:
        return Reason("not-on-yourself", clause)
    rider = position.riders[target]
    if rider.is_out():
        return Reason("rider-is-out", "S19")
    if rider.is_invincible():
        return Reason("rider-is-invincible", "S13")
    return None
