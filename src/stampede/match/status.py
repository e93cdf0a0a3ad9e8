"""How far a table has come."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stampede.match.match import Match


class TableStatus(StrEnum):
    OPEN = "open"  # nothing is dealt yet
    PLAYING = "playing"
    OVER = "over"


def status_of(match: Match | None) -> TableStatus:
    if match is None:
        return TableStatus.OPEN
    return TableStatus.OVER if match.over else TableStatus.PLAYING
