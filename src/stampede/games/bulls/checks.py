"""Whether a position can be: every component is somewhere, and what is remembered is true."""

from __future__ import annotations

from mypy_extensions import i64

from stampede.core.errors import BrokenPosition
from stampede.games.bulls.components import FACES
from stampede.games.bulls.parts import NONE, Evening
from stampede.games.bulls.state import DECK, IN_PLAY, Position


def check(position: Position) -> None:
    """Raises BrokenPosition unless every component is accounted for, and all that is remembered is true."""
    check_cards(position)
    check_dice(position)
    copies = [int(count) for count in position.box.sight_copies]
    for column in range(position.town.width[position.town.steps]):
        copies[i64(position.sights[column])] -= 1
    if min(copies) < 0:
        raise BrokenPosition("a destination is laid out more often than there are cards of it")
    for seat in range(position.seats):
        if not 0 <= position.tokens_left(seat) <= position.box.tokens:
            raise BrokenPosition(f"seat {seat} has more direction tokens than there are")

    if position.evening is not None:
        check_evening(position, position.evening)


def check_evening(position: Position, evening: Evening) -> None:
    """It is about today once everybody has arrived, else about yesterday; what was scored there was counted."""
    today = position.row == position.town.steps
    if evening.day != (position.day if today else position.day - 1):
        raise BrokenPosition(f"day {evening.day} is remembered as the latest one on day {position.day}")
    for seat in range(position.seats):
        scored: i64 = 0
        for column in range(position.town.width[position.town.steps]):
            arrived = evening.arrived_at(seat, column, position.town.wide)
            scored += arrived * position.box.points[i64(evening.sights[column])]
            if today and arrived != position.runners_in(seat, column):
                raise BrokenPosition(f"seat {seat} is remembered with other runners at a destination")
        if scored > position.players[seat].points[evening.day]:
            raise BrokenPosition(f"seat {seat} is remembered with more points than it scored")


def check_cards(position: Position) -> None:
    box = position.box
    for kind in range(box.kinds):
        there = sum([int(position.count(place, kind)) for place in range(position.places_count())])
        if there != box.copies[kind]:
            raise BrokenPosition(f"{there} cards {box.names[kind]} instead of {box.copies[kind]}")
        for seat in range(position.seats):
            if not 0 <= position.unwanted_of(seat, kind) <= position.count(position.hand(seat), kind):
                raise BrokenPosition(f"seat {seat} discards a {box.names[kind]} that it does not hold")
    for place in range(position.places_count()):
        if position.size(place) != sum([int(position.count(place, kind)) for kind in range(box.kinds)]):
            raise BrokenPosition(f"the cards at place {place} are not counted right")
    if position.size(IN_PLAY) != (0 if position.pending.card == NONE else 1):
        raise BrokenPosition("the card in play is not the one being resolved")
    if position.decks_noted() > 0:
        check_memory(position)


def check_memory(position: Position) -> None:
    """All that is noted adds up to where the cards are."""
    box, last = position.box, position.decks_noted() - 1
    for deck in range(last + 1):
        for kind in range(box.kinds):
            drawn = sum([int(position.drawn_from(deck, seat, kind)) for seat in range(position.seats)])
            if position.made_of(deck, kind) - drawn != (position.count(DECK, kind) if deck == last else 0):
                raise BrokenPosition(f"deck {deck} is not what was shuffled less what was drawn of {box.names[kind]}")
    noted = [0 for _ in range(position.seats * (last + 1))]
    laid = [0 for _ in range(position.seats * box.kinds)]
    note = position.past
    while note is not None:
        if note.laid == NONE:
            noted[note.seat * (last + 1) + note.deck] += int(note.drew)
        else:
            laid[note.seat * box.kinds + note.laid] += 1
        note = note.before
    for seat in range(position.seats):
        for deck in range(last + 1):
            drawn = sum([int(position.drawn_from(deck, seat, kind)) for kind in range(box.kinds)])
            if drawn != noted[seat * (last + 1) + deck]:
                raise BrokenPosition(f"seat {seat} was not seen to draw {drawn} cards from deck {deck}")
        for kind in range(box.kinds):
            had = sum([int(position.drawn_from(deck, seat, kind)) for deck in range(last + 1)])
            if had - laid[seat * box.kinds + kind] != position.count(position.hand(seat), kind):
                raise BrokenPosition(f"seat {seat} does not hold what it drew and kept of {box.names[kind]}")


def check_dice(position: Position) -> None:
    wide = position.town.wide
    for seat in range(position.seats):
        player = position.players[seat]
        there = position.standing(seat) + player.ones
        if not 0 <= there <= player.squad:
            raise BrokenPosition(f"seat {seat} has {there} runners of {player.squad}")
    if position.spare_bulls() < 0:
        raise BrokenPosition("there are more bulls in town than in the box")
    beyond = position.town.width[position.row]
    for column in range(beyond, wide):
        runners = sum([int(position.runners_in(seat, column)) for seat in range(position.seats)])
        if runners + position.bulls_in(column) > 0:
            raise BrokenPosition(f"dice stand beyond the end of row {position.row}")
    check_picks(position)


def check_picks(position: Position) -> None:
    pending = position.pending
    picked = 0
    for column in range(position.town.wide):
        for face in range(i64(1), i64(FACES + 1)):
            dice = pending.picked_at(column, face)
            picked += int(dice)
            if dice > 0 and (pending.target == NONE or dice > position.runners_at(pending.target, column, face)):
                raise BrokenPosition("dice are picked that do not stand there")
    if picked != pending.picks:
        raise BrokenPosition("the picked dice are not counted right")
