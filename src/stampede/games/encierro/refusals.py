"""Why an action is not legal: the reason given to people, with the clause behind it."""

from __future__ import annotations

from mypy_extensions import i64

from stampede.core.game import Reason
from stampede.core.refusals import game_over, not_your_turn
from stampede.games.encierro.actions import (
    ADVANCE,
    ATTACK,
    BACK,
    CANCEL,
    DISCARD,
    DRAW,
    GIVE,
    LAY,
    LOSE,
    RECOVER,
    SEND,
    SHIELD,
    STOP,
    SWAP,
    TAKE,
    USE,
)
from stampede.games.encierro.components import LOSE_CARD, NO_CARD, STEAL
from stampede.games.encierro.state import (
    ANSWERING,
    ATTACKED,
    BULL_HITS,
    DISCARDING,
    DRAWING,
    FALL_HITS,
    FREE,
    LEAVING,
    NOT_OVER,
    PLAYING,
    Position,
)


def refusal_of(position: Position, seat: i64, action: i64) -> Reason:
    """The reason for an action that is known to be illegal."""
    actions = position.actions
    if position.ending != NOT_OVER:
        return game_over()
    if seat != position.pending.seat:
        return not_your_turn()
    verb = actions.verb(action)
    if verb in (ADVANCE, SWAP):
        return refused_advance(position, seat, action)
    if verb in (ATTACK, LAY, RECOVER):
        return refused_play(position, seat, action) if position.pending.asks == PLAYING else out_of_phase(position)
    if verb == DISCARD:
        return refused_discard(position, actions.card(action))
    if verb in (DRAW, STOP):
        return refused_draw(position, verb)
    if verb == SHIELD:
        return refused_shield(position, seat, actions.card(action))
    if verb == SEND:
        return refused_send(position, seat, actions.target(action))
    if verb == USE:
        return refused_use(position, seat, actions.card(action))
    if verb in (LOSE, GIVE, BACK):
        return refused_loss(position, seat, action)
    if verb in (CANCEL, TAKE):
        return refused_answer(position, verb)
    return Reason("nothing-falls", "E20")


def out_of_phase(position: Position) -> Reason:
    """What has to be decided first."""
    asks = position.pending.asks
    if asks == DISCARDING:
        return Reason("discarding-now", "E7")
    if asks == DRAWING:
        return Reason("drawing-now", "E8")
    if asks == LEAVING:
        return Reason("leave-or-stay", "E20")
    card = position.box.ids[position.pending.card]
    if asks in (ATTACKED, ANSWERING):
        return Reason("answer-first", "E16", {"card": card})
    return Reason("hit-first", "E9", {"card": card})


def not_in_hand(position: Position, kind: i64, clause: str) -> Reason:
    return Reason("not-in-hand", clause, {"card": position.box.ids[kind]})


# --- the active runner's turn -----------------------------------------------------------------------------------------


def refused_advance(position: Position, seat: i64, action: i64) -> Reason:
    box, actions = position.box, position.actions
    asks = position.pending.asks
    if asks != PLAYING and asks != LEAVING:
        return out_of_phase(position)
    swaps = actions.verb(action) == SWAP
    if swaps and not position.holds(seat, box.swap):
        return not_in_hand(position, box.swap, "E19")
    if asks == PLAYING and position.pending.advanced:
        return Reason("advanced-already", "E19")
    if swaps:
        return refused_swap(position, seat, actions.target(action))
    if not position.holds(seat, actions.card(action)):
        return not_in_hand(position, actions.card(action), "E19")
    if actions.partner(action) == box.shoes:
        return Reason("not-lying-there", "E19", {"card": box.ids[box.shoes]})
    return not_in_hand(position, actions.partner(action), "E19")


def refused_swap(position: Position, seat: i64, other: i64) -> Reason:
    nobody = refused_runner(position, seat, other, "E19")
    if nobody is not None:
        return nobody
    return Reason("sits-out" if position.runners[other].sits_out() else "not-one-ahead", "E19")


def refused_runner(position: Position, seat: i64, other: i64, clause: str) -> Reason | None:
    """Why no card at all can be aimed at that runner."""
    if other >= position.seats:
        return Reason("no-such-runner", clause, {"number": int(other) + 1})
    if other == seat:
        return Reason("not-yourself", clause)
    return None if position.runners[other].is_running() else Reason("is-expelled", clause)


def refused_play(position: Position, seat: i64, action: i64) -> Reason:
    box, actions = position.box, position.actions
    verb = actions.verb(action)
    if verb == ATTACK:
        return refused_attack(position, seat, actions.card(action), actions.target(action))
    if verb == LAY:
        return not_in_hand(position, actions.card(action), "E17")
    if not position.holds(seat, box.recover):
        return not_in_hand(position, box.recover, "E18")
    return Reason("not-lost", "E18", {"object": box.objects[actions.thing(action)]})


def refused_attack(position: Position, seat: i64, kind: i64, victim: i64) -> Reason:
    clause = "E15" if kind == position.box.barrier else "E14"
    if not position.holds(seat, kind):
        return not_in_hand(position, kind, clause)
    nobody = refused_runner(position, seat, victim, clause)
    if nobody is not None:
        return nobody
    group, target = position.box.group[kind], position.runners[victim]
    if kind == position.box.barrier and target.barred != FREE:
        return Reason("barred-already", "E15")
    if target.sits_out() and group != STEAL:
        return Reason("sits-out", "E15")
    if group in (LOSE_CARD, STEAL):
        return Reason("empty-hand", "E14")
    return Reason("out-of-reach", "E14", {"card": position.box.ids[kind]})


def refused_discard(position: Position, kind: i64) -> Reason:
    asks = position.pending.asks
    if asks in (PLAYING, DISCARDING):
        return not_in_hand(position, kind, "E7")
    return Reason("no-discard-while-drawing", "E7") if asks == DRAWING else out_of_phase(position)


def refused_draw(position: Position, verb: i64) -> Reason:
    asks = position.pending.asks
    if asks != PLAYING and asks != DISCARDING:
        return out_of_phase(position)
    if verb == STOP:
        return Reason("draw-first", "E7")
    return Reason("hand-full", "E7", {"most": int(position.box.hand) - 1})


# --- answers ----------------------------------------------------------------------------------------------------------


def is_hit(position: Position) -> bool:
    return position.pending.asks == BULL_HITS or position.pending.asks == FALL_HITS


def refused_shield(position: Position, seat: i64, kind: i64) -> Reason:
    if position.pending.asks == LEAVING:
        return out_of_phase(position)
    card = position.box.ids[kind]
    if not is_hit(position):
        return Reason("shields-only-repel", "E17", {"card": card})
    if not position.holds(seat, kind):
        return not_in_hand(position, kind, "E9")
    return Reason("wrong-shield", "E9", {"card": card, "eye": position.box.ids[position.pending.card]})


def refused_send(position: Position, seat: i64, other: i64) -> Reason:
    if position.pending.asks != BULL_HITS:
        return Reason("no-bull", "E11")
    if not position.holds(seat, position.box.turning):
        return not_in_hand(position, position.box.turning, "E11")
    nobody = refused_runner(position, seat, other, "E11")
    return nobody if nobody is not None else Reason("sits-out", "E11")


def refused_use(position: Position, seat: i64, kind: i64) -> Reason:
    card = position.box.ids[kind]
    if not is_hit(position):
        return Reason("nothing-hits", "E17", {"card": card})
    if position.runners[seat].special != kind:
        return Reason("not-lying-there", "E17", {"card": card})
    return Reason("wrong-special", "E17", {"card": card, "eye": position.box.ids[position.pending.card]})


def refused_loss(position: Position, seat: i64, action: i64) -> Reason:
    box, actions, runner = position.box, position.actions, position.runners[seat]
    if not is_hit(position) and position.pending.asks != ATTACKED:
        return Reason("nothing-to-lose", "E12")
    verb = actions.verb(action)
    if verb == GIVE:
        return Reason("not-lying-there", "E12", {"card": box.ids[actions.card(action)]})
    if verb == BACK:
        if runner.special != NO_CARD:
            return Reason("special-first", "E13", {"card": box.ids[runner.special]})
        return Reason("several-objects" if runner.object_count() > 1 else "cabestros-behind", "E13")
    thing = actions.thing(action)
    if not runner.has(thing):
        return Reason("lost-already", "E12", {"object": box.objects[thing]})
    if runner.object_count() > 1:
        return Reason("last-to-go", "E12", {"object": box.objects[thing]})
    return Reason("special-first", "E12", {"card": box.ids[runner.special]})


def refused_answer(position: Position, verb: i64) -> Reason:
    """Otra vez será, or letting an attack happen."""
    asks, cancel = position.pending.asks, position.box.cancel
    if verb == TAKE:
        if is_hit(position) or asks == ATTACKED:
            return Reason("choose-the-loss", "E12")
        return Reason("nothing-attacks", "E16")
    if is_hit(position):
        return Reason("not-against-eyes", "E16", {"card": position.box.ids[cancel]})
    if asks in (ATTACKED, ANSWERING):
        return not_in_hand(position, cancel, "E16")
    return Reason("nothing-attacks", "E16")
