"""Why an action is illegal: the reason given to people, with the clause behind it."""

from __future__ import annotations

from mypy_extensions import i64

from stampede.core.game import Reason
from stampede.core.refusals import game_over
from stampede.games.raging.actions import FENCE, ROLL, SHED, STOP, UNDECIDED
from stampede.games.raging.fields import BULL, POND
from stampede.games.raging.state import BEFORE_ROLL, CHOOSING_SHED, NOT_OVER, OUT, STOPPED, WAITING, Position, Sheet


def refusal(position: Position, seat: i64, action: i64) -> Reason:
    """The reason for an action that is known to be illegal."""
    sheet = position.sheets[seat]
    if position.ending != NOT_OVER:
        return game_over()
    if sheet.condition == STOPPED:
        return Reason("stopped-for-good", "R4")
    if sheet.condition == OUT:
        return Reason("no-mallets", "R9")
    if sheet.condition == WAITING:
        return Reason("wait-for-the-roll", "R24")
    if sheet.condition == CHOOSING_SHED:
        return Reason("choose-the-shed", "R13")
    actions = position.actions
    verb = actions.verb(action)
    if verb == SHED:
        return refused_shed(position, sheet)
    if sheet.condition == BEFORE_ROLL:
        return Reason("roll-first", "R4")
    if verb in (ROLL, STOP):
        return Reason("finish-the-turn", "R4")
    if verb == FENCE:
        return refused_fence(position, sheet, actions.fence(action))
    return refused_saw(sheet, actions.number(action))


def refused_fence(position: Position, sheet: Sheet, fence: i64) -> Reason:
    """First what the field forbids, then the dice, then the posts."""
    ground = position.box.ground
    if position.field.obstacle[fence] == BULL:
        return Reason("through-a-bull", "R3")
    if position.field.obstacle[fence] == POND:
        return Reason("through-a-pond", "R3")
    if sheet.has_built(fence):
        return Reason("fence-is-there", "R3")
    first, second = ground.first[fence], ground.second[fence]
    one, other = ground.number[first], ground.number[second]
    if one == other and sheet.dice_showing(one) < 2:
        return Reason("needs-a-pair", "R6", {"number": int(one)})
    if sheet.dice_showing(one) == 0:
        return Reason("no-die-for-post", "R5", {"number": int(one), "post": ground.post_names[first]})
    if sheet.dice_showing(other) == 0:
        return Reason("no-die-for-post", "R5", {"number": int(other), "post": ground.post_names[second]})
    for post in (first, second):
        if sheet.uses_of(post) == 2:
            return Reason("post-used-twice", "R8", {"post": ground.post_names[post]})
    used = first if sheet.uses_of(first) > 0 else second
    number = int(ground.number[used])
    if one == other:
        return Reason("used-needs-triple", "R7", {"post": ground.post_names[used], "number": number})
    if sheet.dice_showing(number) >= 2:
        used, number = second, int(other)
    return Reason("used-needs-pair", "R6", {"post": ground.post_names[used], "number": number})


def refused_saw(sheet: Sheet, number: i64) -> Reason:
    if sheet.saws_left() <= 0:
        return Reason("no-saw", "R11")
    if sheet.dice_showing(number) == 0:
        return Reason("no-such-die", "R12", {"number": int(number)})
    return Reason("sawn-already", "R12", {"number": int(number)})


def refused_shed(position: Position, sheet: Sheet) -> Reason:
    if sheet.shed != UNDECIDED:
        return Reason("shed-is-chosen", "R13")
    return Reason("no-shed-yet", "R13", {"marked": int(sheet.marked_numbers()), "needed": int(position.box.choose)})
