"""What a seat may know, as plain data for clients, bots and logs: an allow-list, never the position itself."""

from __future__ import annotations

from dataclasses import dataclass

from stampede.core.seats import SeatNumber
from stampede.core.views import quick


@quick
@dataclass(frozen=True, slots=True)
class PlayerView:
    """A seat as the reader sees it. Backs are public; fronts are their holder's until the game is over."""

    meeples: list[int]  # their squares, the last one first
    head_start: int  # squares that the first run goes further; 0 once there was one
    backs: list[int]  # the numbers of the cards in hand
    hand: list[str] | None  # the cards themselves, if the reader may know them
    run_backs: list[int]  # the numbers of all cards laid black side up
    run_cards: list[str] | None  # the cards themselves, if the reader may know them


@quick
@dataclass(frozen=True, slots=True)
class PrimesView:
    reader: SeatNumber | None  # None: a spectator
    players: list[PlayerView]
    first: SeatNumber  # the seat that began
    head_start_step: int  # squares of head start for each player who began before
    turn: SeatNumber  # the seat on turn
    decision: str  # what it is asked; empty when the game is over
    pile: int  # cards left
    top: int  # the number on the top card; 0: no pile
    discards: list[str]  # cards that were laid white side up
    aim: int  # the square being tripped; 0: none
    needs: int  # the product of the symbols still to lay there
    laid: list[str]  # the cards laid there so far
    running: int  # the number of the run being laid; 0: none
    total: int  # the sum of this trip, or of this run with its head start
    earned: list[int]  # moves earned and not yet made
    stride: int  # the earned move being made; 0: none
    played: int  # cards played this turn
    passes: int  # turns passed in a row
    chances: int  # chance events so far
    ending: str  # the end reason; empty until the game is over
