"""What a seat may do: short lists, each entry of which can be carried through."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from stampede.core.bits import BIT, lowest_bit
from stampede.games.encierro.components import LOSE_ANYONE, LOSE_CARD, LOSE_NEAR, NO_CARD, STEAL
from stampede.games.encierro.state import (
    ANSWERING,
    ATTACKED,
    DISCARDING,
    DRAWING,
    FREE,
    LEAVING,
    NOT_OVER,
    PLAYING,
    Position,
    Runner,
)


def fill_choices(position: Position, seat: i64, out: vec[i64]) -> i64:
    """Writes the legal actions of a seat into `out` and returns how many there are."""
    asks, actions = position.pending.asks, position.actions
    if seat != position.pending.seat or position.ending != NOT_OVER:
        return 0
    if asks == PLAYING:
        return fill_discards(position, seat, out, fill_plays(position, seat, out))
    if asks == DISCARDING:
        return fill_discards(position, seat, out, 0)
    if asks == DRAWING:
        out[0] = actions.draw
        out[1] = actions.stop
        return 2
    if asks == LEAVING:
        count = fill_advances(position, seat, out, 0)
        out[count] = actions.stay
        return count + 1
    count = 0
    if asks in (ATTACKED, ANSWERING):
        if position.holds(seat, position.box.cancel):  # E16
            out[0] = actions.cancel
            count = 1
        if asks == ANSWERING:
            out[count] = actions.take
            return count + 1
        return fill_losses(position, seat, out, count)
    return fill_losses(position, seat, out, fill_defences(position, seat, out))


# --- the active runner's turn -----------------------------------------------------------------------------------------


def fill_plays(position: Position, seat: i64, out: vec[i64]) -> i64:
    """Whatever the hand allows, in the order of the table."""  # E7
    box, actions, runner = position.box, position.actions, position.runners[seat]
    count: i64 = 0
    if not position.pending.advanced:  # E19: once a turn
        count = fill_advances(position, seat, out, 0)
    held = held_from(position, seat, box.attacks, box.barrier + 1)
    while held != 0:
        kind = box.attacks + lowest_bit(held)
        held &= held - 1
        for victim in range(position.seats):
            if can_attack(position, seat, kind, victim):
                out[count] = actions.attack_with(kind, victim)
                count += 1
    count = fill_held(position, seat, box.specials, box.kinds, actions.layings, out, count)  # E17
    if position.holds(seat, box.recover):  # E18
        for thing in range(i64(len(box.objects))):
            if not runner.has(thing):
                out[count] = actions.recover(thing)
                count += 1
    return count


def fill_discards(position: Position, seat: i64, out: vec[i64], count: i64) -> i64:
    """Cards to discard, and drawing as soon as there is room for one."""  # E7
    box, actions = position.box, position.actions
    count = fill_held(position, seat, box.eyes, box.kinds, actions.discards, out, count)
    if position.size(position.hand(seat)) < box.hand:
        out[count] = actions.draw
        count += 1
    return count


def fill_held(position: Position, seat: i64, low: i64, high: i64, by_kind: vec[i64], out: vec[i64], count: i64) -> i64:
    """The action for each kind in hand from `low` to below `high`."""
    held = held_from(position, seat, low, high)
    while held != 0:
        out[count] = by_kind[low + lowest_bit(held)]
        count += 1
        held &= held - 1
    return count


def held_from(position: Position, seat: i64, low: i64, high: i64) -> i64:
    """The kinds in hand from `low` to below `high`: a mask whose first bit stands for `low`."""
    return (position.held[seat] >> low) & (BIT[high - low] - 1)


# --- when hit ---------------------------------------------------------------------------------------------------------


def fill_defences(position: Position, seat: i64, out: vec[i64]) -> i64:
    """Fitting shields, Toro volteado, and the special object that helps."""  # E9, E11, E17
    box, actions, runner, eye = position.box, position.actions, position.runners[seat], position.pending.card
    count = fill_held(position, seat, box.first_shield(eye), box.after_shields(eye), actions.shields, out, 0)
    if box.is_bull(eye) and position.holds(seat, box.turning):
        for other in range(position.seats):
            if can_send(position, seat, other):
                out[count] = actions.send_to(other)
                count += 1
    if runner.special == box.saves_from(eye):
        out[count] = actions.use(runner.special)
        count += 1
    return count


def can_send(position: Position, seat: i64, other: i64) -> bool:
    """To any other runner, wherever they are, except one who sits out."""  # E11
    runner = position.runners[other]
    return other != seat and runner.is_running() and not runner.sits_out()


def fill_losses(position: Position, seat: i64, out: vec[i64], count: i64) -> i64:
    """What a runner can lose; there is always something."""  # E12, E13
    actions, runner = position.actions, position.runners[seat]
    thing = i64(len(position.box.objects))
    while thing > 0:
        thing -= 1
        if can_lose(runner, thing):
            out[count] = actions.lose(thing)
            count += 1
    if runner.special != NO_CARD:
        out[count] = actions.give(runner.special)
        count += 1
    elif can_step_back(position, runner):
        out[count] = actions.back
        count += 1
    return count


def can_lose(runner: Runner, thing: i64) -> bool:
    """The first object of the box goes last, and a special object goes before it."""  # E12
    if not runner.has(thing):
        return False
    return thing != 0 or (runner.object_count() == 1 and runner.special == NO_CARD)


def can_step_back(position: Position, runner: Runner) -> bool:
    """With one object and no special one, if more than one step ahead of the Cabestros."""  # E13
    return runner.object_count() == 1 and runner.special == NO_CARD and runner.location > position.fallen + 1


# --- attacks and ways to advance --------------------------------------------------------------------------------------


def can_attack(position: Position, seat: i64, kind: i64, victim: i64) -> bool:
    """Whether the card reaches that runner and would do something there."""  # E14, E15
    target = position.runners[victim]
    if victim == seat or not target.is_running():
        return False
    group = position.box.group[kind]
    if group == STEAL:
        return position.size(position.hand(victim)) > 0
    if target.sits_out():  # E15: nothing else can be played on them
        return False
    if group == LOSE_NEAR:
        return 0 <= target.location - position.runners[seat].location <= 1
    if group == LOSE_CARD:
        return position.size(position.hand(victim)) > 0
    return group == LOSE_ANYONE or target.barred == FREE


def fill_advances(position: Position, seat: i64, out: vec[i64], count: i64) -> i64:
    """The five ways to advance."""  # E19
    box, actions, runner = position.box, position.actions, position.runners[seat]
    if position.holds(seat, box.advance):
        out[count] = actions.advance
        count += 1
        if position.holds(seat, box.boost):
            out[count] = actions.sprint_by_boost
            count += 1
        if runner.special == box.shoes:
            out[count] = actions.sprint_in_shoes
            count += 1
    if position.holds(seat, box.patron) and position.holds(seat, box.hemingway):
        out[count] = actions.sprint_by_pair
        count += 1
    if position.holds(seat, box.swap):
        for other in range(position.seats):
            if can_swap(position, seat, other):
                out[count] = actions.swap_with(other)
                count += 1
    return count


def can_swap(position: Position, seat: i64, other: i64) -> bool:
    """With a runner exactly one location ahead who does not sit out."""  # E19
    target = position.runners[other]
    return target.is_running() and not target.sits_out() and target.location == position.runners[seat].location + 1
