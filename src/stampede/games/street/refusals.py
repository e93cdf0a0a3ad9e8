"""Why an action is not legal: the reason a person is told, with the clause behind it."""

from __future__ import annotations

from mypy_extensions import i64

from stampede.core.game import Reason
from stampede.core.refusals import game_over, not_your_turn
from stampede.games.street.components import MOST_SEATS, NOTHING
from stampede.games.street.state import NOT_OVER, Position


def refusal(position: Position, seat: i64, action: i64) -> Reason:
    """The reason for an action that is known to be illegal."""
    actions, box = position.actions, position.box
    if position.ending != NOT_OVER:
        return game_over()
    if seat != position.turn:
        return not_your_turn()
    if action == actions.end:
        return Reason("nothing-played", "S6")
    if action >= actions.discard:
        return not_in_hand(position, action - actions.discard, "S6")
    if action >= actions.police:
        return refused_special(position, box.police, action - actions.police, "S15")
    if action >= actions.swap:
        return refused_special(position, box.hand_swap, action - actions.swap, "S14")
    if action >= actions.invincible:
        return not_in_hand(position, box.first_invincible + action - actions.invincible, "S13")
    if action >= actions.counter:
        return refused_counter(position, box.first_counter + action - actions.counter)
    if action >= actions.trick:
        trick = box.first_trick + (action - actions.trick) // MOST_SEATS
        return refused_trick(position, trick, (action - actions.trick) % MOST_SEATS)
    if action >= actions.ride:
        return refused_ride(position, box.first_distance + action - actions.ride)
    return refused_vehicle(position, box.first_vehicle + action - actions.mount)


def holds(position: Position, kind: i64) -> bool:
    return position.count(position.hand(position.turn), kind) > 0


def not_in_hand(position: Position, kind: i64, clause: str) -> Reason:
    return Reason("not-in-hand", clause, {"card": position.box.names[kind]})


def refused_vehicle(position: Position, kind: i64) -> Reason:
    if not holds(position, kind):
        return not_in_hand(position, kind, "S7")
    return Reason("no-change-under", "S11", {"trick": position.box.names[position.trick(position.turn)]})


def refused_ride(position: Position, kind: i64) -> Reason:
    if not holds(position, kind):
        return not_in_hand(position, kind, "S8")
    if position.vehicle(position.turn) == NOTHING:
        return Reason("no-vehicle", "S8")
    return Reason("blocked", "S9", {"trick": position.box.names[position.trick(position.turn)]})


def refused_counter(position: Position, kind: i64) -> Reason:
    name = position.box.names[kind]
    if not holds(position, kind):
        return not_in_hand(position, kind, "S10")
    trick = position.trick(position.turn)
    if trick == NOTHING:
        return Reason("nothing-to-counter", "S10", {"card": name})
    return Reason("wrong-counter", "S10", {"card": name, "trick": position.box.names[trick]})


def refused_trick(position: Position, kind: i64, target: i64) -> Reason:
    names = position.box.names
    if not holds(position, kind):
        return not_in_hand(position, kind, "S9")
    reason = refused_target(position, target, "S9")
    if reason is not None:
        return reason
    if position.vehicle(target) == NOTHING:
        return Reason("nothing-to-block", "S9")
    if position.trick(target) != NOTHING:
        return Reason("already-blocked", "S9", {"trick": names[position.trick(target)]})
    return Reason("does-not-fit", "S9", {"card": names[kind], "vehicle": names[position.vehicle(target)]})


def refused_special(position: Position, kind: i64, target: i64, clause: str) -> Reason:
    if not holds(position, kind):
        return not_in_hand(position, kind, clause)
    reason = refused_target(position, target, clause)
    return Reason("already-stopped", clause) if reason is None else reason


def refused_target(position: Position, target: i64, clause: str) -> Reason | None:
    """Why nothing can be played on a rider at all; None if something could."""
    if target >= position.seats:
        return Reason("no-such-rider", clause)
    if target == position.turn:
        return Reason("not-on-yourself", clause)
    if position.is_out(target):
        return Reason("rider-is-out", "S19")
    if position.is_invincible(target):
        return Reason("rider-is-invincible", "S13")
    return None
