"""What a seat may do, as functions on the position. Every list is short, and every action in it can be carried out."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from stampede.games.raging.fields import pair_index
from stampede.games.raging.geometry import LINES
from stampede.games.raging.state import BEFORE_ROLL, CHOOSING_SHED, DICE, IN_TURN, Position, Sheet, die_of


def fill_choices(position: Position, seat: i64, out: vec[i64]) -> i64:
    """The seat's legal actions, as `State.fill_legal` wants them."""
    sheet = position.sheets[seat]
    actions = position.actions
    if sheet.condition == BEFORE_ROLL:
        out[0] = actions.roll
        out[1] = actions.stop  # R4
        return 2
    if sheet.condition == IN_TURN:
        count = fill_fences(position, sheet, sheet.dice, out)
        count = fill_saws(position, sheet, out, count)
        out[count] = actions.mallet  # R9: always possible
        return count + 1
    if sheet.condition == CHOOSING_SHED:
        out[0] = actions.shed_bull
        out[1] = actions.shed_sheep
        return 2
    return 0


def fill_fences(position: Position, sheet: Sheet, dice: i64, out: vec[i64]) -> i64:
    """The fences that these dice allow."""
    low, middle, high = die_of(dice, 0), die_of(dice, 1), die_of(dice, 2)
    if low > middle:
        low, middle = middle, low
    if middle > high:
        middle, high = high, middle
    if low > middle:
        low, middle = middle, low
    if low == high:
        return fill_triple(position, sheet, low, out)
    if low == middle:
        return fill_pair(position, sheet, low, high, out)
    if middle == high:
        return fill_pair(position, sheet, high, low, out)
    count = fill_between(position, low, middle, sheet.once, out, 0)  # R5: both unused
    count = fill_between(position, low, high, sheet.once, out, count)
    return fill_between(position, middle, high, sheet.once, out, count)


def fill_pair(position: Position, sheet: Sheet, twin: i64, third: i64, out: vec[i64]) -> i64:
    """A post with the pair's number, used once at most, and an unused one with the third; or two unused ones."""  # R6
    count = fill_between(position, twin, twin, sheet.once, out, 0)
    spared = posts_with(position, twin) & ~sheet.twice
    if twin < third:
        return fill_between(position, twin, third, sheet.once & ~spared, out, count)
    return fill_between(position, third, twin, sheet.once & ~spared, out, count)


def fill_triple(position: Position, sheet: Sheet, number: i64, out: vec[i64]) -> i64:
    """Two posts with this number, each used once at most; but no fence twice."""  # R7, R8, R3
    actions = position.actions
    count: i64 = 0
    for index in range(fill_between(position, number, number, sheet.twice, out, 0)):
        if not sheet.has_built(actions.fence(out[index])):
            out[count] = out[index]
            count += 1
    return count


def fill_between(position: Position, low: i64, high: i64, taken: i64, out: vec[i64], count: i64) -> i64:
    """The fences between posts with these two numbers that nothing blocks and whose posts are not taken."""
    field, ends, actions = position.field, position.box.ground.ends, position.actions
    pair = pair_index(low, high)
    for index in range(field.start[pair], field.start[pair + 1]):
        if ends[field.fences[index]] & taken == 0:
            out[count] = actions.build(field.fences[index])
            count += 1
    return count


def fill_saws(position: Position, sheet: Sheet, out: vec[i64], count: i64) -> i64:
    """Up and down from each number on a die that is not sawn yet."""  # R12
    if sheet.saws_left() <= 0:
        return count
    actions = position.actions
    seen: i64 = 0
    for index in range(i64(DICE)):
        number = sheet.die(index)
        if sheet.is_sawn(index) or seen >> number & 1:
            continue
        seen |= i64(1) << number
        out[count] = actions.saw_up(number)
        out[count + 1] = actions.saw_down(number)
        count += 2
    return count


def posts_with(position: Position, number: i64) -> i64:
    """The posts with this number, one on each side, as a mask."""
    step: i64 = 0
    while position.box.ground.number[step] != number:
        step += 1
    side: i64 = i64(1) | i64(1) << LINES | i64(1) << 2 * LINES | i64(1) << 3 * LINES
    return side << step
