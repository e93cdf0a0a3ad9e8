"""The verbs of Lantern Duel, as one table. A laid card is shown to others as `lay card`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stampede.core.actions import ActionTable
from toy.components import CARDS, KINDS

MOST_SEATS: Final = 4

LAY_UNSEEN: Final[i64] = 0
LAY: Final[i64] = 1  # + card
GUST: Final[i64] = LAY + KINDS  # + seat
SWAP: Final[i64] = GUST + MOST_SEATS  # + seat
WAIT: Final[i64] = SWAP + MOST_SEATS
SHUTTER: Final[i64] = WAIT + 1
TAKE: Final[i64] = WAIT + 2


def build_table() -> ActionTable:
    """In the order of the numbers above."""
    table = ActionTable()
    unseen = table.add("lay", "card")
    for card in CARDS:
        table.add("lay", card, public=unseen)
    for verb in ("gust", "swap"):
        for seat in range(MOST_SEATS):
            table.add(verb, seat)
    for verb in ("wait", "shutter", "take"):
        table.add(verb)
    return table
