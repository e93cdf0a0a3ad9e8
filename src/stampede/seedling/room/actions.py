"""The verbs, as one finite table that is built once. Only this file knows how an action's number is made.

play leap      play this card from the hand
"""

from __future__ import annotations

from stampede.core.actions import ActionTable
from stampede.seedling.room.components import CARDS


def build_table() -> ActionTable:
    table = ActionTable()
    for card in CARDS:
        table.add("play", card)
    return table


def play(card: int) -> int:
    """The action of playing a card."""
    return card


def card_of(action: int) -> int:
    """The card that an action plays."""
    return action
