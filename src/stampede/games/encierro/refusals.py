"""Why an action is not legal: the reason a person is told, with the clause behind it."""

from __future__ import annotations

from mypy_extensions import i64

from stampede.core.game import Reason
from stampede.core.refusals import game_over, not_your_turn
from stampede.games.encierro.actions import PAIR, STEP_AND_BOOST
from stampede.games.encierro.components import LOSE_CARD, LOSE_NEAR, MOST_SEATS, STEAL
from stampede.games.encierro.state import (
    ANSWER,
    ATTACKED,
    BARRED,
    BULL_HITS,
    DISCARD,
    DRAW,
    FALL_HITS,
    FREE,
    NO_CARD,
    NOT_OVER,
    PLAY,
    RESCUE,
    Position,
)


def refusal(position: Position, seat: i64, action: i64) -> Reason:
    """The reason for an action that is known to be illegal."""
    box, actions = position.box, position.actions
    if position.ending != NOT_OVER:
        return game_over()
    if seat != position.who:
        return not_your_turn()
    if action < actions.attack:
        return refused_advance(position, seat, action)
    if action < actions.discard:
        return out_of_phase(position) if position.asked != PLAY else refused_play(position, seat, action)
    if action < actions.draw:
        return refused_discard(position, box.names[action - actions.discard + box.eyes])
    if action == actions.draw or action == actions.stop:
        return refused_draw(position, action)
    if action < actions.send:
        return refused_shield(position, seat, action - actions.shield + box.eyes)
    if action < actions.use:
        return refused_send(position, seat, action - actions.send)
    if action < actions.lose:
        return refused_use(position, seat, action - actions.use + box.cape)
    if action < actions.cancel:
        return refused_loss(position, seat, action)
    if action < actions.stay:
        return refused_answer(position, action)
    return Reason("nothing-falls", "E20")


def out_of_phase(position: Position) -> Reason:
    """What has to be decided first."""
    if position.asked == DISCARD:
        return Reason("discarding-now", "E7")
    if position.asked == DRAW:
        return Reason("drawing-now", "E8")
    if position.asked == RESCUE:
        return Reason("leave-or-stay", "E20")
    if position.asked == ATTACKED or position.asked == ANSWER:
        return Reason("answer-first", "E16", {"card": position.box.names[position.stage]})
    return Reason("hit-first", "E9", {"card": position.box.names[position.stage]})


def not_in_hand(position: Position, kind: i64, clause: str) -> Reason:
    return Reason("not-in-hand", clause, {"card": position.box.names[kind]})


# --- the play phase ---------------------------------------------------------------------------------------------------


def refused_advance(position: Position, seat: i64, action: i64) -> Reason:
    box, actions = position.box, position.actions
    if position.asked != PLAY and position.asked != RESCUE:
        return out_of_phase(position)
    if action >= actions.swap and not position.holds(seat, box.swap):
        return not_in_hand(position, box.swap, "E19")
    if position.asked == PLAY and position.advanced:
        return Reason("advanced-already", "E19")
    if action >= actions.swap:
        return refused_swap(position, seat, action - actions.swap)
    way = action - actions.advance
    if way == PAIR:
        return not_in_hand(position, box.hemingway if position.holds(seat, box.patron) else box.patron, "E19")
    if not position.holds(seat, box.advance):
        return not_in_hand(position, box.advance, "E19")
    if way == STEP_AND_BOOST:
        return not_in_hand(position, box.boost, "E19")
    return Reason("not-lying-there", "E19", {"card": box.names[box.shoes]})


def refused_swap(position: Position, seat: i64, other: i64) -> Reason:
    nobody = refused_runner(position, seat, other, "E19")
    if nobody is not None:
        return nobody
    if position.sits_out(other):
        return Reason("sits-out", "E19")
    return Reason("not-one-ahead", "E19")


def refused_runner(position: Position, seat: i64, other: i64, clause: str) -> Reason | None:
    """Whom no card can name."""
    if other >= position.seats:
        return Reason("no-such-runner", clause, {"number": int(other) + 1})
    if other == seat:
        return Reason("not-yourself", clause)
    if not position.is_running(other):
        return Reason("is-expelled", clause)
    return None


def refused_play(position: Position, seat: i64, action: i64) -> Reason:
    box, actions = position.box, position.actions
    if action >= actions.recover:
        if not position.holds(seat, box.recover):
            return not_in_hand(position, box.recover, "E18")
        return Reason("not-lost", "E18", {"object": box.objects[action - actions.recover]})
    if action >= actions.lay:
        return not_in_hand(position, action - actions.lay + box.cape, "E17")
    if action >= actions.barrier:
        return refused_attack(position, seat, box.barrier, action - actions.barrier)
    target = action - actions.attack
    return refused_attack(position, seat, box.first[LOSE_NEAR] + target // MOST_SEATS, target % MOST_SEATS)


def refused_attack(position: Position, seat: i64, kind: i64, victim: i64) -> Reason:
    clause = "E15" if kind == position.box.barrier else "E14"
    if not position.holds(seat, kind):
        return not_in_hand(position, kind, clause)
    nobody = refused_runner(position, seat, victim, clause)
    if nobody is not None:
        return nobody
    group = position.box.group[kind]
    if kind == position.box.barrier and position.note(victim, BARRED) != FREE:
        return Reason("barred-already", "E15")
    if position.sits_out(victim) and group != STEAL:
        return Reason("sits-out", "E15")
    if group in (LOSE_CARD, STEAL):
        return Reason("empty-hand", "E14")
    return Reason("out-of-reach", "E14", {"card": position.box.names[kind]})


def refused_discard(position: Position, card: str) -> Reason:
    if position.asked == PLAY or position.asked == DISCARD:
        return Reason("not-in-hand", "E7", {"card": card})
    return Reason("no-discard-while-drawing", "E7") if position.asked == DRAW else out_of_phase(position)


def refused_draw(position: Position, action: i64) -> Reason:
    if position.asked != PLAY and position.asked != DISCARD:
        return out_of_phase(position)
    if action == position.actions.stop:
        return Reason("draw-first", "E7")
    return Reason("hand-full", "E7", {"most": int(position.box.hand) - 1})


# --- answers ----------------------------------------------------------------------------------------------------------


def is_hit(position: Position) -> bool:
    return position.asked == BULL_HITS or position.asked == FALL_HITS


def refused_shield(position: Position, seat: i64, kind: i64) -> Reason:
    if position.asked == RESCUE:
        return out_of_phase(position)
    card = position.box.names[kind]
    if not is_hit(position):
        return Reason("shields-only-repel", "E17", {"card": card})
    if not position.holds(seat, kind):
        return not_in_hand(position, kind, "E9")
    return Reason("wrong-shield", "E9", {"card": card, "eye": position.box.names[position.stage]})


def refused_send(position: Position, seat: i64, other: i64) -> Reason:
    if position.asked != BULL_HITS:
        return Reason("no-bull", "E11")
    if not position.holds(seat, position.box.turning):
        return not_in_hand(position, position.box.turning, "E11")
    nobody = refused_runner(position, seat, other, "E11")
    return nobody if nobody is not None else Reason("sits-out", "E11")


def refused_use(position: Position, seat: i64, kind: i64) -> Reason:
    card = position.box.names[kind]
    if not is_hit(position):
        return Reason("nothing-hits", "E17", {"card": card})
    if position.special(seat) != kind:
        return Reason("not-lying-there", "E17", {"card": card})
    return Reason("wrong-special", "E17", {"card": card, "eye": position.box.names[position.stage]})


def refused_loss(position: Position, seat: i64, action: i64) -> Reason:
    box, actions = position.box, position.actions
    if not is_hit(position) and position.asked != ATTACKED:
        return Reason("nothing-to-lose", "E12")
    if action == actions.back:
        if position.special(seat) != NO_CARD:
            return Reason("special-first", "E13", {"card": box.names[position.special(seat)]})
        return Reason("several-objects" if position.objects_of(seat) > 1 else "cabestros-behind", "E13")
    if action >= actions.give:
        return Reason("not-lying-there", "E12", {"card": box.names[action - actions.give + box.cape]})
    thing = box.objects[action - actions.lose]
    if not position.has_object(seat, action - actions.lose):
        return Reason("lost-already", "E12", {"object": thing})
    if position.objects_of(seat) > 1:
        return Reason("last-to-go", "E12", {"object": thing})
    return Reason("special-first", "E12", {"card": box.names[position.special(seat)]})


def refused_answer(position: Position, action: i64) -> Reason:
    """Otra vez será, or letting an attack happen."""
    if action == position.actions.take:
        if is_hit(position) or position.asked == ATTACKED:
            return Reason("choose-the-loss", "E12")
        return Reason("nothing-attacks", "E16")
    if is_hit(position):
        return Reason("not-against-eyes", "E16", {"card": position.box.names[position.box.cancel]})
    if position.asked == ATTACKED or position.asked == ANSWER:
        return not_in_hand(position, position.box.cancel, "E16")
    return Reason("nothing-attacks", "E16")
