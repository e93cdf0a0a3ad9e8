"""What the seat on turn may do: short lists without dead ends."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from stampede.core.bits import lowest_bit
from stampede.games.primes.actions import insert
from stampede.games.primes.components import BACKS, END_OF_WAY
from stampede.games.primes.state import EARNED, LAY, NOT_OVER, RUN, TURN, Position


def fill_choices(position: Position, seat: i64, out: vec[i64]) -> i64:
    if seat != position.turn or position.ending != NOT_OVER:
        return 0
    pending = position.pending
    if pending.asked == TURN:
        return fill_turn(position, out)
    if pending.asked == LAY:
        return fill_lay(position, out)
    if pending.asked == RUN:
        count = fill_run(position, pending.number, out, 0)
        out[count] = position.actions.stop
        return count + 1
    return fill_moves(position, out)


def fill_turn(position: Position, out: vec[i64]) -> i64:
    count = fill_trips(position, out)
    for number in range(i64(1), i64(BACKS)):
        count = fill_run(position, number, out, count)
    out[count] = position.actions.pass_turn if position.played == 0 else position.actions.stop  # P13
    return count + 1


def fill_trips(position: Position, out: vec[i64]) -> i64:
    """Squares with an opponent's meeple whose symbols the hand can make up, ascending."""  # P7
    count: i64 = 0
    seat: i64 = 0
    for index in range(position.seats * position.per):
        if index == (seat + 1) * position.per:
            seat += 1
        square = i64(position.squares[index])
        if seat != position.turn and can_be_tripped(position, square) and can_lay(position, position.turn, square):
            count = insert(position.actions.trip(square), out, count)
    return count


def fill_lay(position: Position, out: vec[i64]) -> i64:
    """Cards after which the trip can still be completed."""  # P7
    count: i64 = 0
    box = position.box
    hand = position.hand(position.turn)
    for group in range(box.groups):
        if may_lay(position, group):
            for number in range(i64(1), i64(BACKS)):
                kind = box.kind_at[group * BACKS + number]
                if kind >= 0 and position.count(hand, kind) > 0:
                    out[count] = position.actions.lay(kind)
                    count += 1
    return count


def may_lay(position: Position, group: i64) -> bool:
    product = position.box.product[group]
    needs = position.pending.needs
    held = position.turn * position.box.groups + group
    if position.groups[held] == 0 or needs % product != 0:
        return False
    if product == needs:
        return True
    position.groups[held] -= 1
    can = can_lay(position, position.turn, needs // product)
    position.groups[held] += 1
    return can


def can_lay(position: Position, seat: i64, product: i64) -> bool:
    """Whether cards of the hand together show exactly these symbols."""  # P7
    groups, steps, held = position.groups, position.box.steps, seat * position.box.groups
    step, end = position.box.first_step[product], position.box.first_step[product + 1]
    while step < end:
        while steps[step] != END_OF_WAY and i64(groups[held + steps[step]]) >= steps[step + 1]:
            step += 2
        if steps[step] == END_OF_WAY:
            return True
        while steps[step] != END_OF_WAY:
            step += 2
        step += 1
    return False


def can_be_tripped(position: Position, square: i64) -> bool:
    """A trip needs a card, so the start and 1 are safe; and so is the goal."""  # P8
    return 2 <= square < position.box.goal


def fill_run(position: Position, number: i64, out: vec[i64], count: i64) -> i64:
    """Cards of that number in hand."""  # P10
    held, first = position.held[position.turn * BACKS + number], position.box.first[number]
    while held != 0:
        out[count] = position.actions.run(first + lowest_bit(held))
        count += 1
        held &= held - 1
    return count


def fill_moves(position: Position, out: vec[i64]) -> i64:
    """An earned move, or the meeple to make it; or no more moves."""  # P11
    count: i64 = 0
    actions = position.actions
    if position.pending.asked == EARNED:
        for index in range(len(position.earned)):
            count = insert(actions.use(position.earned[index]), out, count)
    else:
        for meeple in range(position.per):
            square = position.square(position.turn, meeple)
            if can_move(position, square, position.pending.total):
                count = insert(actions.move(square), out, count)
    out[count] = actions.done
    return count + 1


def can_move(position: Position, square: i64, by: i64) -> bool:
    return square + by <= position.box.goal  # P12
