"""Why an action is not legal: the reason given to people, with the clause behind it."""

from __future__ import annotations

from mypy_extensions import i64

from stampede.core.events import Fact
from stampede.core.game import Reason
from stampede.core.refusals import game_over, not_your_turn
from stampede.games.bulls.actions import (
    AT,
    BULL,
    CLEAR,
    DISCARD,
    HECKLE,
    KEEP,
    LEAD,
    LIFT,
    NO_PART,
    PICK,
    PLACE,
    PLAY,
    ROLL,
    SIGN,
    SKIP,
)
from stampede.games.bulls.components import (
    ALL_HERE,
    BULLS_HERE,
    CREW,
    LED_BULL,
    LOOSE_BULL,
    ONE_BULL,
    OWN,
    OWN_HERE,
    THEIRS,
    THEIRS_HERE,
    TOKEN,
)
from stampede.games.bulls.parts import CARD, NONE, OLD_TOKEN, START, UNWANTED
from stampede.games.bulls.state import NOT_OVER, Position


def refusal_of(position: Position, seat: i64, action: i64) -> Reason:
    """The reason for an action that is known to be illegal."""
    actions = position.actions
    verb = actions.verb(action)
    if position.ending != NOT_OVER:
        return game_over()
    if not position.owing() >> seat & 1:
        return not_your_turn()
    if verb == SKIP:
        return refused_skip(position)
    if not is_asked_for(position.pending.asked, verb):
        return something_else_first(position)
    if verb in (PLAY, DISCARD):
        return not_in_hand(position, verb, actions.card(action))
    if verb == PICK:
        return refused_pick(position, actions.seat(action), actions.place(action), actions.face(action))
    if verb == HECKLE:
        return refused_heckle(position, actions.seat(action), actions.place(action))
    if verb in (BULL, LEAD):
        return no_such_bull(position, actions.place(action), actions.face(action))
    if verb == LIFT:
        return Reason("not-your-token", "B5", sign_facts(position, actions.sign(action)))
    if verb == CLEAR:
        return Reason("no-token", "B13", sign_facts(position, actions.sign(action)))
    return refused_roundabout(position, actions.place(action))


def is_asked_for(asked: i64, verb: i64) -> bool:
    """Whether the verb answers the question, so that only its object can be wrong."""
    if asked == START:
        return verb == PLACE
    if asked == CARD:
        return verb == PLAY
    if asked in (OWN_HERE, OWN, THEIRS):
        return verb in (PICK, ROLL)
    if asked == THEIRS_HERE:
        return verb == HECKLE
    if asked in (ALL_HERE, BULLS_HERE, LOOSE_BULL):
        return verb == AT
    if asked == ONE_BULL:
        return verb == BULL
    if asked == LED_BULL:
        return verb == LEAD
    if asked == TOKEN:
        return verb == SIGN
    if asked == OLD_TOKEN:
        return verb == LIFT
    if asked == CREW:
        return verb == CLEAR
    return verb in (DISCARD, KEEP)


def something_else_first(position: Position) -> Reason:
    """What has to be decided first."""
    asked = position.pending.asked
    if asked == START:
        return Reason("place-first", "B8")
    if asked == CARD:
        return Reason("play-first", "B11")
    if asked == UNWANTED:
        return Reason("discard-first", "B17")
    return Reason("card-first", "B2", {"card": position.box.names[position.pending.card]})


def refused_skip(position: Position) -> Reason:
    if position.pending.lifted:
        return Reason("token-in-the-air", "B5")
    if position.pending.asked == CARD:
        return Reason("must-play", "B11")
    return something_else_first(position)


def not_in_hand(position: Position, verb: i64, kind: i64) -> Reason:
    if kind == NO_PART:  # as others see it
        return Reason("which-card", "B17")
    return Reason("not-in-hand", "B11" if verb == PLAY else "B17", {"card": position.box.names[kind]})


def refused_pick(position: Position, owner: i64, place: i64, face: i64) -> Reason:
    pending = position.pending
    own = pending.asked != THEIRS
    if own and owner != position.turn:
        return Reason("own-runners-only", "B2")
    if not own and owner == position.turn:
        return Reason("opponents-only", "B2")
    if pending.target != NONE and owner != pending.target:
        return Reason("one-opponent-only", "B2")
    if pending.here != NONE and position.column_of(place) != pending.here:
        return Reason("one-roundabout-only", "B2", {"place": position.place_name(pending.here)})
    return Reason("no-such-runner", "B2", {"place": position.town.names[place], "face": int(face)})


def refused_heckle(position: Position, owner: i64, place: i64) -> Reason:
    if owner == position.turn:
        return Reason("opponents-only", "B2")
    return Reason("nobody-there", "B2", {"place": position.town.names[place]})


def no_such_bull(position: Position, place: i64, face: i64) -> Reason:
    return Reason("no-such-bull", "B2", {"place": position.town.names[place], "face": int(face)})


def refused_roundabout(position: Position, place: i64) -> Reason:
    asked = position.pending.asked
    name = position.town.names[place]
    if asked == LOOSE_BULL:
        return Reason("not-in-the-row", "B2", {"place": name})
    return Reason("nobody-there" if asked == ALL_HERE else "no-bull-there", "B2", {"place": name})


def sign_facts(position: Position, sign: i64) -> dict[str, Fact]:
    return {"place": position.town.sign_roundabout(sign), "sign": position.town.sign_name(sign)}
