"""What the action cards do. A function that returns a bool says whether the card is done."""  # B2

from __future__ import annotations

from mypy_extensions import i64

from stampede.core.events import UNTOLD_NAMES, UNTOLD_NUMBERS, Event, Fact
from stampede.core.rng import Rng
from stampede.games.bulls.actions import AT, BULL, CLEAR, HECKLE, LEAD, LIFT, PICK, ROLL, SIGN
from stampede.games.bulls.chance import draw_card, roll_die
from stampede.games.bulls.components import ALL_HERE, FACES, LOOSE_BULL, TOKEN
from stampede.games.bulls.parts import NONE, effect_of
from stampede.games.bulls.state import DECK, Position


def carry_out(position: Position, action: i64, rng: Rng, log: list[Event] | None) -> bool:
    """The next choice for the card in play."""
    actions = position.actions
    verb = actions.verb(action)
    if verb == PICK:
        return pick_runner(position, actions.seat(action), actions.place(action), actions.face(action), rng, log)
    if verb == ROLL:
        return roll_picked(position, rng, log)
    if verb == AT:
        return roll_roundabout(position, actions.place(action), rng, log)
    if verb == HECKLE:
        return heckle(position, actions.seat(action), actions.place(action), rng, log)
    if verb == BULL:
        return roll_bull(position, actions.place(action), actions.face(action), rng, log)
    if verb == LEAD:
        return lead_bull(position, actions.place(action), actions.face(action), actions.to(action), log)
    if verb == LIFT:
        return lift_token(position, actions.sign(action), log)
    if verb == SIGN:
        return place_token(position, actions.sign(action), log)
    if verb == CLEAR:
        return remove_token(position, actions.sign(action), log)
    return skip(position, log)


def skip(position: Position, log: list[Event] | None) -> bool:
    if log is not None:
        card = position.box.names[position.pending.card]
        log.append(Event("skipped", {"seat": int(position.turn), "card": card}))
    return True


# --- runners ----------------------------------------------------------------------------------------------------------


def pick_runner(position: Position, owner: i64, place: i64, face: i64, rng: Rng, log: list[Event] | None) -> bool:
    """Runners are named first and rolled together when no more can be named."""
    pending = position.pending.picking(owner, position.column_of(place), face, position.town.wide)
    position.pending = pending
    if pending.picks != position.box.amount[pending.card] and is_more_to_pick(position):
        return False
    return roll_picked(position, rng, log)


def is_more_to_pick(position: Position) -> bool:
    pending = position.pending
    if pending.here != NONE:
        return pending.picks < position.runners_in(pending.target, pending.here)
    return pending.picks < position.standing(pending.target)


def roll_picked(position: Position, rng: Rng, log: list[Event] | None) -> bool:
    """All runners picked, perhaps none. They are taken up before any is rolled, and stay where they are."""
    pending = position.pending
    if pending.picks == 0:
        return skip(position, log)
    position.begin_chance(rng)
    for column in range(position.town.width[position.row]):
        for face in range(i64(1), i64(FACES + 1)):
            dice = pending.picked_at(column, face)
            if dice > 0:
                position.put_runners(pending.target, column, face, -dice)
    for column in range(position.town.width[position.row]):
        for face in range(i64(1), i64(FACES + 1)):
            dice = pending.picked_at(column, face)
            if dice > 0:
                throw_runners(position, pending.target, column, face, dice, rng, log)
    return True


def heckle(position: Position, owner: i64, place: i64, rng: Rng, log: list[Event] | None) -> bool:
    position.begin_chance(rng)
    roll_runners_in(position, owner, position.column_of(place), rng, log)
    return True


def roll_runners_in(position: Position, owner: i64, column: i64, rng: Rng, log: list[Event] | None) -> None:
    """Every runner of a seat in a roundabout: all are taken up before any is rolled."""
    first = (owner * position.town.wide + column) * FACES
    dice = position.runners[first : first + FACES]
    for face in range(i64(1), i64(FACES + 1)):
        position.put_runners(owner, column, face, -i64(dice[face - 1]))
    for face in range(i64(1), i64(FACES + 1)):
        if dice[face - 1] > 0:
            throw_runners(position, owner, column, face, i64(dice[face - 1]), rng, log)


def throw_runners(
    position: Position, owner: i64, column: i64, face: i64, dice: i64, rng: Rng, log: list[Event] | None
) -> None:
    """Rolls runners that showed a face and have been taken up."""
    rolls: list[int] = [] if log is not None else UNTOLD_NUMBERS
    for _die in range(dice):
        rolled = roll_die(rng)
        position.put_runners(owner, column, rolled, 1)
        if log is not None:
            rolls.append(int(rolled))
    if log is not None:
        facts: dict[str, Fact] = {
            "seat": int(position.turn),
            "target": int(owner),
            "own": "yes" if owner == position.turn else "no",
            "place": position.place_name(column),
            "face": int(face),
            "dice": int(dice),
            "rolls": rolls,
        }
        log.append(Event("rolled", facts))


# --- a roundabout -----------------------------------------------------------------------------------------------------


def roll_roundabout(position: Position, place: i64, rng: Rng, log: list[Event] | None) -> bool:
    """Every runner there, all bulls there, or a spare bull that comes there."""
    column = position.column_of(place)
    position.begin_chance(rng)
    if position.pending.asked == ALL_HERE:
        for owner in range(position.seats):
            roll_runners_in(position, owner, column, rng, log)
    elif position.pending.asked == LOOSE_BULL:
        loose_bull(position, column, rng, log)
    else:
        roll_bulls_in(position, column, rng, log)
    return True


# --- bulls ------------------------------------------------------------------------------------------------------------


def roll_bull(position: Position, place: i64, face: i64, rng: Rng, log: list[Event] | None) -> bool:
    column = position.column_of(place)
    position.begin_chance(rng)
    position.put_bulls(column, face, -1)
    throw_bulls(position, column, face, 1, rng, log)
    return True


def roll_bulls_in(position: Position, column: i64, rng: Rng, log: list[Event] | None) -> None:
    """All bulls in a roundabout are taken up before any is rolled."""
    dice = position.bulls[column * FACES : (column + 1) * FACES]
    for face in range(i64(1), i64(FACES + 1)):
        position.put_bulls(column, face, -i64(dice[face - 1]))
    for face in range(i64(1), i64(FACES + 1)):
        if dice[face - 1] > 0:
            throw_bulls(position, column, face, i64(dice[face - 1]), rng, log)


def throw_bulls(position: Position, column: i64, face: i64, dice: i64, rng: Rng, log: list[Event] | None) -> None:
    """Rolls bulls that showed a face and have been taken up."""
    rolls: list[int] = [] if log is not None else UNTOLD_NUMBERS
    for _die in range(dice):
        rolled = roll_die(rng)
        position.put_bulls(column, rolled, 1)
        if log is not None:
            rolls.append(int(rolled))
    if log is not None:
        facts: dict[str, Fact] = {
            "seat": int(position.turn),
            "place": position.place_name(column),
            "face": int(face),
            "dice": int(dice),
            "rolls": rolls,
        }
        log.append(Event("bulls-rolled", facts))


def lead_bull(position: Position, place: i64, face: i64, to: i64, log: list[Event] | None) -> bool:
    """To the next roundabout on the left or right."""
    position.put_bulls(position.column_of(place), face, -1)
    position.put_bulls(position.column_of(to), face, 1)
    if log is not None:
        facts: dict[str, Fact] = {
            "seat": int(position.turn),
            "from": position.town.names[place],
            "to": position.town.names[to],
            "face": int(face),
        }
        log.append(Event("led", facts))
    return True


def loose_bull(position: Position, column: i64, rng: Rng, log: list[Event] | None) -> None:
    face = roll_die(rng)
    position.put_bulls(column, face, 1)
    if log is not None:
        facts: dict[str, Fact] = {
            "seat": int(position.turn),
            "place": position.place_name(column),
            "face": int(face),
        }
        log.append(Event("loose", facts))


# --- direction tokens -------------------------------------------------------------------------------------------------


def lift_token(position: Position, sign: i64, log: list[Event] | None) -> bool:
    """All are placed, so one of them moves."""  # B5
    position.put_token(sign, NONE)
    position.pending = effect_of(position.pending.card, TOKEN, lifted=True)
    if log is not None:
        log.append(token_event(position, "lifted", position.turn, sign))
    return False


def place_token(position: Position, sign: i64, log: list[Event] | None) -> bool:
    """One token per sign: the one that lay there goes back to its owner."""  # B13
    before = position.token_at(sign)
    position.put_token(sign, position.turn)
    position.pending = effect_of(position.pending.card, TOKEN)
    if log is not None:
        if before != NONE:
            log.append(token_event(position, "replaced", before, sign))
        log.append(token_event(position, "signed", position.turn, sign))
    return True


def remove_token(position: Position, sign: i64, log: list[Event] | None) -> bool:
    owner = position.token_at(sign)
    position.put_token(sign, NONE)
    if log is not None:
        log.append(token_event(position, "cleared", owner, sign))
    return True


def token_event(position: Position, kind: str, owner: i64, sign: i64) -> Event:
    town = position.town
    facts: dict[str, Fact] = {
        "seat": int(position.turn),
        "target": int(owner),
        "place": town.sign_roundabout(sign),
        "sign": town.sign_name(sign),
    }
    return Event(kind, facts)


# --- cards and points -------------------------------------------------------------------------------------------------


def draw_cards(position: Position, number: i64, rng: Rng, log: list[Event] | None) -> None:
    position.begin_chance(rng)
    names: list[str] = [] if log is not None else UNTOLD_NAMES
    for _card in range(number):
        if position.size(DECK) == 0 and names:
            tell_drawn(position, names, log)  # everybody sees which card is of which deck
            names = []
        kind = draw_card(position, position.turn, rng, log)
        if kind != NONE and log is not None:
            names.append(position.box.names[kind])
    if names:
        tell_drawn(position, names, log)


def tell_drawn(position: Position, names: list[str], log: list[Event] | None) -> None:
    if log is not None:
        facts: dict[str, Fact] = {"seat": int(position.turn), "cards": len(names)}
        log.append(Event("drew", facts, {"names": names}, 1 << position.turn))


def gain_points(position: Position, points: i64, log: list[Event] | None) -> None:
    position.players[position.turn] = position.players[position.turn].scoring(position.day, points)
    if log is not None:
        log.append(Event("gained", {"seat": int(position.turn), "points": int(points)}))
