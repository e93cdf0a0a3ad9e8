"""Why an action is not legal: the reason given to people, with the clause behind it."""

from __future__ import annotations

from mypy_extensions import i64

from stampede.core.game import Reason
from stampede.core.refusals import game_over, not_your_turn
from stampede.games.primes.actions import (
    AIM,
    LAY_FOR_RUN,
    LAY_FOR_TRIP,
    MOVE_MEEPLE,
    PASS_TURN,
    SHOW_RUN,
    STOP_LAYING,
    STOP_MOVING,
    USE_MOVE,
)
from stampede.games.primes.choices import can_be_tripped
from stampede.games.primes.state import EARNED, LAY, MEEPLE, NOT_OVER, RUN, TURN, Position


def refusal(position: Position, seat: i64, action: i64) -> Reason:
    """The reason for an action that is known to be illegal."""
    if position.ending != NOT_OVER:
        return game_over()
    if seat != position.turn:
        return not_your_turn()
    actions, asked = position.actions, position.pending.asked
    verb = actions.verb(action)
    if verb == PASS_TURN:
        return Reason("pass-after-cards", "P13") if asked in (TURN, RUN) else out_of_phase(position)
    if verb == STOP_LAYING:
        return Reason("nothing-played", "P13") if asked == TURN else out_of_phase(position)
    if verb == STOP_MOVING or (asked in (EARNED, MEEPLE)) != (verb in (USE_MOVE, MOVE_MEEPLE)):
        return out_of_phase(position)
    if verb == AIM:
        return refused_trip(position, actions.square(action))
    if verb == LAY_FOR_TRIP:
        return refused_lay(position, actions.card(action))
    if verb == SHOW_RUN:
        return Reason("name-the-card", "P10")
    if verb == LAY_FOR_RUN:
        return refused_run(position, actions.card(action))
    if verb == USE_MOVE:
        return refused_use(position, actions.total(action))
    return refused_move(position, actions.square(action))


def out_of_phase(position: Position) -> Reason:
    """What has to be decided first."""
    if position.pending.asked == LAY:
        return Reason("finish-the-trip", "P7", {"square": int(position.pending.square)})
    if position.pending.asked == RUN:
        return Reason("finish-the-run", "P10", {"number": int(position.pending.number)})
    if position.pending.asked == TURN:
        return Reason("moves-come-last", "P11")
    return Reason("laying-is-over", "P11")


def refused_trip(position: Position, square: i64) -> Reason:
    if position.pending.asked == LAY:
        return out_of_phase(position)
    if position.pending.asked == RUN:
        return Reason("trips-before-run", "P10")
    if not can_be_tripped(position, square):
        return Reason("safe-square", "P8", {"square": int(square)})
    for opponent in range(position.seats):
        if opponent != position.turn and position.meeple_on(opponent, square) >= 0:
            return Reason("symbols-missing", "P7", {"square": int(square)})
    return Reason("nobody-there", "P7", {"square": int(square)})


def refused_lay(position: Position, kind: i64) -> Reason:
    name = position.box.names[kind]
    if position.count(position.hand(position.turn), kind) == 0:
        return Reason("not-in-hand", "P7", {"card": name})
    if position.pending.asked == RUN:
        return Reason("trips-before-run", "P10")
    if position.pending.asked != LAY:
        return Reason("aim-first", "P7", {"card": name})
    if position.pending.needs % position.box.product[position.box.group[kind]] != 0:
        return Reason("wrong-symbols", "P7", {"card": name, "square": int(position.pending.square)})
    return Reason("cannot-be-completed", "P7", {"card": name, "square": int(position.pending.square)})


def refused_run(position: Position, kind: i64) -> Reason:
    if position.count(position.hand(position.turn), kind) == 0:
        return Reason("not-in-hand", "P10", {"card": position.box.names[kind]})
    if position.pending.asked == LAY:
        return out_of_phase(position)
    return Reason("other-number", "P10", {"number": int(position.pending.number)})


def refused_use(position: Position, total: i64) -> Reason:
    if position.pending.asked == MEEPLE:
        return Reason("move-chosen", "P11", {"sum": int(position.pending.total)})
    return Reason("not-earned", "P11", {"sum": int(total)})


def refused_move(position: Position, square: i64) -> Reason:
    if position.pending.asked == EARNED:
        return Reason("choose-the-move", "P11")
    if position.meeple_on(position.turn, square) < 0:
        return Reason("no-meeple", "P11", {"square": int(square)})
    return Reason("beyond-the-goal", "P12", {"square": int(square), "sum": int(position.pending.total)})
