"""What a seat may know, as plain data for clients, bots and logs: an allow-list, never the position itself."""

from __future__ import annotations

from dataclasses import dataclass

from stampede.core.game import Place
from stampede.core.places import counted
from stampede.core.seats import SeatNumber
from stampede.games.primes.state import DISCARDS, FIRST_HAND, LAY, MEEPLE, NOT_OVER, PILE, Position


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A seat as the reader sees it. Backs are public; fronts are their holder's until the game is over."""

    meeples: list[int]  # their squares, the last one first
    backs: list[int]  # the numbers of the cards in hand
    hand: list[str] | None  # the cards themselves, if the reader may know them
    run_backs: list[int]  # the numbers of all cards laid black side up
    run_cards: list[str] | None  # the cards themselves, if the reader may know them


@dataclass(frozen=True, slots=True)
class PrimesView:
    reader: SeatNumber | None  # None: a spectator
    players: list[PlayerView]
    turn: SeatNumber  # the seat on turn
    decision: str  # what it is asked; empty when the game is over
    pile: int  # cards left
    top: int  # the number on the top card; 0: no pile
    discards: list[str]  # cards that were laid white side up
    aim: int  # the square being tripped; 0: none
    needs: int  # the product of the symbols still to lay there
    laid: list[str]  # the cards laid there so far
    running: int  # the number of the run being laid; 0: none
    total: int  # the sum of the numbers laid for this trip or run
    earned: list[int]  # moves earned and not yet made
    stride: int  # the earned move being made; 0: none
    played: int  # cards played this turn
    passes: int  # turns passed in a row
    chances: int  # chance events so far
    ending: str  # the end reason; empty while the game goes on


def view_of(position: Position, reader: int | None) -> PrimesView:
    over = position.ending != NOT_OVER
    pending = position.pending
    moving = pending.asked == MEEPLE
    return PrimesView(
        reader=reader,
        players=[player_view(position, seat, over or seat == reader) for seat in range(position.seats)],
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
        backs=position.numbers_at(hand),
        hand=position.names_at(hand) if open_to_reader else None,
        run_backs=position.numbers_at(face_down),  # P10: the numbers are public, the symbols are not
        run_cards=position.names_at(face_down) if open_to_reader else None,
    )


def places_of(position: Position, reader: int | None) -> list[Place]:
    """Where every component of the box lies."""
    over = position.ending != NOT_OVER
    places = [
        Place("pile", counted(position.names_at(PILE)), hidden=not over),
        Place("discards", counted(position.names_at(DISCARDS)), hidden=False),
        Place("board", {f"meeple of seat {seat}": position.per for seat in range(position.seats)}, hidden=False),
    ]
    for seat in range(position.seats):
        hidden = not over and seat != reader
        # A trip once begun can be completed: the others learn that much about the hand.
        bound = hidden and seat == position.turn and position.pending.asked == LAY
        places.append(Place(f"hand {seat}", counted(position.names_at(FIRST_HAND + seat)), hidden, bound))
        places.append(Place(f"face down {seat}", counted(position.names_at(position.face_down(seat))), hidden))
    return places
