"""Why an action is not legal: the reason a person is told, with the clause behind it."""

from __future__ import annotations

from mypy_extensions import i64

from stampede.core.events import Fact
from stampede.core.game import Reason
from stampede.core.refusals import game_over, not_your_turn
from stampede.games.bulls.components import (
    ALL_HERE,
    BULL,
    CREW,
    FACES,
    LEAD,
    LOOSE,
    SIGN,
    THEIRS,
    THEIRS_HERE,
)
from stampede.games.bulls.state import CARD, DISCARD, LIFT, NONE, NOT_OVER, PLACE, Position
from stampede.games.bulls.town import SIGNS


def refusal(position: Position, seat: i64, action: i64) -> Reason:
    """The reason for an action that is known to be illegal."""
    actions = position.actions
    asked = position.asked
    if position.ending != NOT_OVER:
        return game_over()
    if seat != position.turn:
        return not_your_turn()
    if action == actions.skip:
        return refused_skip(position)
    if not is_asked_for(position, action) or action >= actions.roll:
        return out_of_phase(position)
    if asked in (CARD, DISCARD):
        kind = action - (actions.play if asked == CARD else actions.discard)
        return Reason("not-in-hand", "B11" if asked == CARD else "B17", {"card": position.box.names[kind]})
    if asked <= THEIRS:
        return refused_pick(position, action - actions.pick)
    if asked == THEIRS_HERE:
        return refused_heckle(position, action - actions.heckle)
    if asked == BULL:
        return no_bull(position, (action - actions.bull) // FACES, (action - actions.bull) % FACES + 1)
    if asked == LEAD:
        code = actions.lead_codes[action - actions.lead] // 2
        return no_bull(position, code // FACES, code % FACES + 1)
    if asked == LIFT:
        return Reason("not-your-token", "B5", sign_facts(position, action - actions.lift))
    if asked == CREW:
        return Reason("no-token", "B13", sign_facts(position, action - actions.clear))
    return refused_roundabout(position, action - actions.at)


def is_asked_for(position: Position, action: i64) -> bool:
    """Whether the action is of a verb that is asked for, so that only its object can be wrong."""
    actions = position.actions
    asked = position.asked
    if action < actions.play:
        return asked == PLACE
    if action < actions.pick:
        return asked == CARD
    if action < actions.at:
        return asked <= THEIRS
    if action < actions.heckle:
        return ALL_HERE <= asked <= LOOSE
    if action < actions.bull:
        return asked == THEIRS_HERE
    if action < actions.lead:
        return asked == BULL
    if action < actions.lift:
        return asked == LEAD
    if action < actions.sign:
        return asked == LIFT
    if action < actions.clear:
        return asked == SIGN
    if action < actions.discard:
        return asked == CREW
    if action == actions.roll:
        return asked <= THEIRS
    if action == actions.skip:
        return SIGN <= asked <= CREW or asked == LIFT
    return asked == DISCARD


def out_of_phase(position: Position) -> Reason:
    """What has to be decided first."""
    asked = position.asked
    if asked == PLACE:
        return Reason("place-first", "B8")
    if asked == CARD:
        return Reason("play-first", "B11")
    if asked == DISCARD:
        return Reason("discard-first", "B17")
    return Reason("card-first", "B2", {"card": position.box.names[position.card]})


def refused_skip(position: Position) -> Reason:
    if position.lifted:
        return Reason("token-in-the-air", "B5")
    if position.asked == CARD:
        return Reason("must-play", "B11")
    return out_of_phase(position)


def refused_pick(position: Position, code: i64) -> Reason:
    town = position.town
    seat = code // FACES // town.roundabouts
    place = code // FACES % town.roundabouts
    own = position.asked != THEIRS
    if own and seat != position.turn:
        return Reason("own-runners-only", "B2")
    if not own and seat == position.turn:
        return Reason("opponents-only", "B2")
    if position.target != NONE and seat != position.target:
        return Reason("one-opponent-only", "B2")
    if position.here != NONE and place != town.place_at(position.row, position.here):
        return Reason("one-roundabout-only", "B2", {"place": town.names[town.place_at(position.row, position.here)]})
    return Reason("no-such-runner", "B2", {"place": town.names[place], "face": int(code % FACES + 1)})


def refused_heckle(position: Position, code: i64) -> Reason:
    if code // position.town.roundabouts == position.turn:
        return Reason("opponents-only", "B2")
    return Reason("nobody-there", "B2", {"place": position.town.names[code % position.town.roundabouts]})


def no_bull(position: Position, place: i64, face: i64) -> Reason:
    return Reason("no-such-bull", "B2", {"place": position.town.names[place], "face": int(face)})


def refused_roundabout(position: Position, place: i64) -> Reason:
    name = position.town.names[place]
    if position.asked == LOOSE:
        return Reason("not-in-the-row", "B2", {"place": name})
    return Reason("nobody-there" if position.asked == ALL_HERE else "no-bull-there", "B2", {"place": name})


def sign_facts(position: Position, sign: i64) -> dict[str, Fact]:
    return {"place": position.town.names[position.town.sign_place[sign]], "sign": SIGNS[sign % 2]}
