"""Why an action isn't legal: a text key (`reason-…`), the clause, and facts for the sentence."""

from __future__ import annotations

from stampede.core.game import Reason
from stampede.core.refusals import game_over, not_your_turn
from stampede.seedling.room.actions import card_of
from stampede.seedling.room.components import CARDS
from stampede.seedling.room.state import Position


def refusal_of(position: Position, seat: int, action: int) -> Reason:
    if position.ended:
        return game_over()
    if seat != position.turn:
        return not_your_turn()
    return Reason("not-in-hand", "R3", {"card": CARDS[card_of(action)]})
