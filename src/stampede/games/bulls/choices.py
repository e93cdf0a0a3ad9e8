"""What a seat may do: short lists, each entry of which can be carried out."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from stampede.games.bulls.components import (
    ALL_HERE,
    BULLS_HERE,
    CREW,
    DRAW,
    FACES,
    LED_BULL,
    LOOSE_BULL,
    ONE_BULL,
    OWN,
    OWN_HERE,
    THEIRS,
    THEIRS_HERE,
    TOKEN,
)
from stampede.games.bulls.parts import CARD, NONE, OLD_TOKEN, START
from stampede.games.bulls.state import DECK, DISCARDS, Position
from stampede.games.bulls.town import LEFT, RIGHT


def fill_choices(position: Position, seat: i64, out: vec[i64]) -> i64:
    if not position.owing() >> seat & 1:
        return 0
    asked = position.pending.asked
    if asked == CARD:
        return fill_cards(position, out)
    if asked in (OWN_HERE, OWN):
        return fill_picks(position, position.turn, out)
    if asked == THEIRS:
        return fill_shoves(position, out)
    if asked == THEIRS_HERE:
        return fill_heckles(position, out)
    if asked in (ALL_HERE, BULLS_HERE, LOOSE_BULL):
        return fill_roundabouts(position, asked, out)
    if asked == ONE_BULL:
        return fill_bulls(position, out)
    if asked == LED_BULL:
        return fill_leads(position, out)
    if asked == TOKEN:
        return fill_signs(position, out)
    if asked == OLD_TOKEN:
        return fill_own_tokens(position, out)
    if asked == CREW:
        return fill_tokens(position, out)
    if asked == START:
        return fill_starts(position, out)
    return fill_discards(position, seat, out)


def fill_starts(position: Position, out: vec[i64]) -> i64:
    """Any start will do for a rolled 1."""  # B8
    for start in range(position.town.width[0]):
        out[start] = position.actions.place_runner(start)
    return position.town.width[0]


def fill_cards(position: Position, out: vec[i64]) -> i64:
    """Any card in hand."""  # B11
    count: i64 = 0
    cards, hand = position.cards, position.hand(position.turn)
    first, left = hand * position.box.kinds, position.size(hand)
    kind: i64 = 0
    while left > 0:
        held = i64(cards[first + kind])
        if held > 0:
            out[count] = position.actions.play_card(kind)
            count += 1
            left -= held
        kind += 1
    return count


def fill_discards(position: Position, seat: i64, out: vec[i64]) -> i64:
    """Any card in hand, and keeping the rest."""  # B17
    count: i64 = 0
    for kind in range(position.box.kinds):
        if position.wanted(seat, kind) > 0:
            out[count] = position.actions.discard_card(kind)
            count += 1
    out[count] = position.actions.keep
    return count + 1


# --- the effects of cards, B2 -----------------------------------------------------------------------------------------


def fill_picks(position: Position, seat: i64, out: vec[i64]) -> i64:
    """Runners of a seat, and rolling those picked so far."""
    count = fill_runners(position, seat, out, 0)
    out[count] = position.actions.roll
    return count + 1


def fill_shoves(position: Position, out: vec[i64]) -> i64:
    """The first pick decides which opponent it is."""
    if position.pending.target != NONE:
        return fill_picks(position, position.pending.target, out)
    count: i64 = 0
    for opponent in range(position.seats):
        if opponent != position.turn:
            count = fill_runners(position, opponent, out, count)
    out[count] = position.actions.roll
    return count + 1


def fill_runners(position: Position, seat: i64, out: vec[i64], count: i64) -> i64:
    """Runners of a seat that are not picked yet, in the roundabout of the first pick if the card is about one."""
    pending, actions, runners = position.pending, position.actions, position.runners
    first = position.town.first[position.row]
    for column in range(position.town.width[position.row]):
        if pending.here != NONE and pending.here != column:
            continue
        place = position.place_of_runners(seat, column)
        for face in range(i64(1), i64(FACES + 1)):
            dice = i64(runners[place])
            place += 1
            if dice > 0 and dice > pending.picked_at(column, face):
                out[count] = actions.pick_runner(seat, first + column, face)
                count += 1
    return count


def fill_roundabouts(position: Position, asked: i64, out: vec[i64]) -> i64:
    """Where a die stands that the card affects; a loose bull can come anywhere."""
    count: i64 = 0
    first = position.town.first[position.row]
    for column in range(position.town.width[position.row]):
        if is_affected(position, asked, column):
            out[count] = position.actions.at_roundabout(first + column)
            count += 1
    return count


def is_affected(position: Position, asked: i64, column: i64) -> bool:
    if asked == ALL_HERE:
        return any(position.runners_in(seat, column) > 0 for seat in range(position.seats))
    return asked == LOOSE_BULL or position.bulls_in(column) > 0


def fill_heckles(position: Position, out: vec[i64]) -> i64:
    count: i64 = 0
    first = position.town.first[position.row]
    for opponent in range(position.seats):
        if opponent != position.turn:
            for column in range(position.town.width[position.row]):
                if position.runners_in(opponent, column) > 0:
                    out[count] = position.actions.heckle(opponent, first + column)
                    count += 1
    return count


def fill_bulls(position: Position, out: vec[i64]) -> i64:
    count: i64 = 0
    first = position.town.first[position.row]
    for column in range(position.town.width[position.row]):
        for face in range(i64(1), i64(FACES + 1)):
            if position.bulls_at(column, face) > 0:
                out[count] = position.actions.roll_bull(first + column, face)
                count += 1
    return count


def fill_leads(position: Position, out: vec[i64]) -> i64:
    """Bulls with a roundabout beside theirs, to the left and to the right."""
    count: i64 = 0
    first = position.town.first[position.row]
    last = position.town.width[position.row] - 1
    for column in range(last + 1):
        for face in range(i64(1), i64(FACES + 1)):
            if position.bulls_at(column, face) > 0:
                if column > 0:
                    out[count] = position.actions.lead_bull(first + column, face, LEFT)
                    count += 1
                if column < last:
                    out[count] = position.actions.lead_bull(first + column, face, RIGHT)
                    count += 1
    return count


def fill_signs(position: Position, out: vec[i64]) -> i64:
    """Any sign; only a token in the air has to come down."""  # B13
    for sign in range(position.town.signs):
        out[sign] = position.actions.place_token(sign)
    if position.pending.lifted:
        return position.town.signs
    out[position.town.signs] = position.actions.skip
    return position.town.signs + 1


def fill_own_tokens(position: Position, out: vec[i64]) -> i64:
    """Your own tokens, when all are placed."""  # B5
    count: i64 = 0
    for sign in range(position.town.signs):
        if position.token_at(sign) == position.turn:
            out[count] = position.actions.lift_token(sign)
            count += 1
    out[count] = position.actions.skip
    return count + 1


def fill_tokens(position: Position, out: vec[i64]) -> i64:
    """Any token can be removed."""  # B13
    count: i64 = 0
    for sign in range(position.town.signs):
        if position.token_at(sign) != NONE:
            out[count] = position.actions.clear_token(sign)
            count += 1
    out[count] = position.actions.skip
    return count + 1


def has_target(position: Position, effect: i64) -> bool:
    """Whether there is anything that the effect could change."""  # B2, B11
    if effect in (OWN_HERE, OWN):
        return position.standing(position.turn) > 0
    if effect in (THEIRS, THEIRS_HERE):
        return any(seat != position.turn and position.standing(seat) > 0 for seat in range(position.seats))
    if effect == ALL_HERE:
        return any(position.standing(seat) > 0 for seat in range(position.seats))
    if effect in (ONE_BULL, BULLS_HERE):
        return position.spare_bulls() < position.box.bulls
    if effect == LED_BULL:
        return position.spare_bulls() < position.box.bulls and position.town.width[position.row] > 1
    if effect == LOOSE_BULL:
        return position.spare_bulls() > 0
    if effect == CREW:
        return any(position.token_at(sign) != NONE for sign in range(position.town.signs))
    if effect == DRAW:
        return position.size(DECK) + position.size(DISCARDS) > 0
    return True
