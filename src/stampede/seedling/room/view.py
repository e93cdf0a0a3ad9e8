"""What a seat may know, as plain data: only what is put in here. Once the game is over, everything."""

from __future__ import annotations

from dataclasses import dataclass

from stampede.core.game import Place
from stampede.core.seats import SeatNumber
from stampede.seedling.room.components import CARDS
from stampede.seedling.room.state import Position, names


@dataclass(frozen=True, slots=True)
class FrogView:
    stone: int  # 0: the near bank
    cards: int  # how many are in the hand
    hand: list[str] | None  # the cards themselves, if the reader may know them


@dataclass(frozen=True, slots=True)
class StonesView:
    reader: SeatNumber | None  # None: a spectator
    frogs: list[FrogView]
    turn: SeatNumber
    pile: int  # cards left
    discards: list[str]
    chances: int  # chance events so far
    ended: str  # the end reason; empty while the game goes on


def view_of(position: Position, reader: int | None) -> StonesView:
    over = position.ended != ""
    return StonesView(
        reader=reader,
        frogs=[
            FrogView(
                stone=position.frogs[seat],
                cards=sum(position.hands[seat]),
                hand=names(position.hands[seat]) if over or seat == reader else None,
            )
            for seat in range(position.seats)
        ],
        turn=position.turn,
        pile=sum(position.pile),
        discards=names(position.discards),
        chances=position.chance_events,
        ended=position.ended,
    )


def places_of(position: Position, reader: int | None) -> list[Place]:
    """Where every component of the box lies, and whether the reader can tell which it is."""
    over = position.ended != ""
    places = [
        Place("pile", contents(position.pile), hidden=not over),
        Place("discards", contents(position.discards), hidden=False),
        Place("stones", {f"frog of seat {seat}": 1 for seat in range(position.seats)}, hidden=False),
    ]
    for seat, hand in enumerate(position.hands):
        places.append(Place(f"hand {seat}", contents(hand), hidden=not over and seat != reader))
    return places


def contents(cards: list[int]) -> dict[str, int]:
    return {name: cards[card] for card, name in enumerate(CARDS) if cards[card] > 0}
