"""Makes the view of a position, and says what lies where: all that a seat is ever shown comes from here."""

from __future__ import annotations

from stampede.core.game import Place
from stampede.core.places import tallied
from stampede.games.primes.state import DISCARDS, FIRST_HAND, LAY, MEEPLE, NOT_OVER, PILE, Position
from stampede.games.primes.view import PlayerView, PrimesView


def view_of(position: Position, reader: int | None) -> PrimesView:
    over = position.ending != NOT_OVER
    pending = position.pending
    moving = pending.asked == MEEPLE
    return PrimesView(
        reader=reader,
        players=[player_view(position, seat, over or seat == reader) for seat in range(position.seats)],
        first=position.first,
        head_start_step=position.head_start_step,
        turn=position.turn,
        decision=position.decision(position.turn),
        pile=position.size(PILE),
        top=position.top,
        discards=position.names_at(DISCARDS),
        aim=pending.square,
        needs=pending.needs,
        laid=[position.box.names[kind] for kind in pending.laid],
        running=pending.number,
        total=0 if moving else pending.total,
        earned=list(position.earned),
        stride=pending.total if moving else 0,
        played=position.played,
        passes=position.passes,
        chances=position.chance_events,
        ending=position.box.end_reasons[position.ending] if over else "",
    )


def player_view(position: Position, seat: int, open_to_reader: bool) -> PlayerView:
    hand, face_down = position.hand(seat), position.face_down(seat)
    return PlayerView(
        meeples=position.sorted_squares(seat),
        head_start=position.head_start_of(seat),
        backs=position.numbers_at(hand),
        hand=position.names_at(hand) if open_to_reader else None,
        run_backs=position.numbers_at(face_down),  # P10: the numbers are public, the symbols are not
        run_cards=position.names_at(face_down) if open_to_reader else None,
    )


def contents(position: Position, place: int) -> dict[str, int]:
    return tallied(position.cards, place * position.box.kinds, position.box.names)


def places_of(position: Position, reader: int | None) -> list[Place]:
    """Where every component of the box lies."""
    over = position.ending != NOT_OVER
    places = [
        Place("pile", contents(position, PILE), hidden=not over),
        Place("discards", contents(position, DISCARDS), hidden=False),
        Place("board", {f"meeple of seat {seat}": position.per for seat in range(position.seats)}, hidden=False),
    ]
    for seat in range(position.seats):
        hidden = not over and seat != reader
        # A trip once begun can be completed: the others learn that much about the hand.
        bound = hidden and seat == position.turn and position.pending.asked == LAY
        places.append(Place(f"hand {seat}", contents(position, FIRST_HAND + seat), hidden, bound))
        places.append(Place(f"face down {seat}", contents(position, position.face_down(seat)), hidden))
    return places
