"""What a seat may do, in a stable order, and never nothing when it is asked."""

from __future__ import annotations

from stampede.seedling.room.actions import play
from stampede.seedling.room.components import CARDS
from stampede.seedling.room.state import Position


def legal_actions(position: Position, seat: int) -> list[int]:
    if position.ended or seat != position.turn:
        return []
    return [play(card) for card in range(len(CARDS)) if position.hands[seat][card] > 0]  # R3
