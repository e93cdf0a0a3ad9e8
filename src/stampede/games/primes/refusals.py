"""Why an action is not legal: the reason a person is told, with the clause behind it."""

from __future__ import annotations

from mypy_extensions import i64

from stampede.core.game import Reason
from stampede.core.refusals import game_over, not_your_turn
from stampede.games.primes.state import EARNED, LAY, MEEPLE, NOT_OVER, RUN, TURN, Position


def refusal(position: Position, seat: i64, action: i64) -> Reason:
    """The reason for an action that is known to be illegal."""
    actions = position.actions
    if position.ending != NOT_OVER:
        return game_over()
    if seat != position.turn:
        return not_your_turn()
    if action == actions.pass_turn:
        return Reason("pass-after-cards", "P13") if position.asked in (TURN, RUN) else out_of_phase(position)
    if action == actions.stop:
        return Reason("nothing-played", "P13") if position.asked == TURN else out_of_phase(position)
    moving = position.asked == EARNED or position.asked == MEEPLE
    if action == actions.done or moving != (action >= actions.use):
        return out_of_phase(position)
    if action >= actions.move:
        return refused_move(position, action - actions.move)
    if action >= actions.use:
        return refused_use(position, action - actions.use)
    if action >= actions.run:
        return refused_run(position, action - actions.run)
    if action >= actions.run_public:
        return Reason("name-the-card", "P10")
    if action >= actions.lay:
        return refused_lay(position, action - actions.lay)
    return refused_trip(position, action - actions.trip)


def out_of_phase(position: Position) -> Reason:
    """What has to be decided first."""
    if position.asked == LAY:
        return Reason("finish-the-trip", "P7", {"square": int(position.aim)})
    if position.asked == RUN:
        return Reason("finish-the-run", "P10", {"number": int(position.running)})
    if position.asked == TURN:
        return Reason("moves-come-last", "P11")
    return Reason("laying-is-over", "P11")


def refused_trip(position: Position, square: i64) -> Reason:
    if position.asked == LAY:
        return out_of_phase(position)
    if position.asked == RUN:
        return Reason("trips-before-run", "P10")
    if not 2 <= square < position.box.goal:
        return Reason("safe-square", "P8", {"square": int(square)})
    for opponent in range(position.seats):
        if opponent != position.turn and position.meeple_on(opponent, square) >= 0:
            return Reason("symbols-missing", "P7", {"square": int(square)})
    return Reason("nobody-there", "P7", {"square": int(square)})


def refused_lay(position: Position, kind: i64) -> Reason:
    name = position.box.names[kind]
    if position.count(position.hand(position.turn), kind) == 0:
        return Reason("not-in-hand", "P7", {"card": name})
    if position.asked == RUN:
        return Reason("trips-before-run", "P10")
    if position.asked != LAY:
        return Reason("aim-first", "P7", {"card": name})
    if position.needs % position.box.product[position.box.group[kind]] != 0:
        return Reason("wrong-symbols", "P7", {"card": name, "square": int(position.aim)})
    return Reason("cannot-be-completed", "P7", {"card": name, "square": int(position.aim)})


def refused_run(position: Position, kind: i64) -> Reason:
    if position.count(position.hand(position.turn), kind) == 0:
        return Reason("not-in-hand", "P10", {"card": position.box.names[kind]})
    if position.asked == LAY:
        return out_of_phase(position)
    return Reason("other-number", "P10", {"number": int(position.running)})


def refused_use(position: Position, total: i64) -> Reason:
    if position.asked == MEEPLE:
        return Reason("move-chosen", "P11", {"sum": int(position.stride)})
    return Reason("not-earned", "P11", {"sum": int(total)})


def refused_move(position: Position, square: i64) -> Reason:
    if position.asked == EARNED:
        return Reason("choose-the-move", "P11")
    if position.meeple_on(position.turn, square) < 0:
        return Reason("no-meeple", "P11", {"square": int(square)})
    return Reason("beyond-the-goal", "P12", {"square": int(square), "sum": int(position.stride)})
