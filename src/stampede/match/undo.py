"""Taking back: a seat may undo its own latest action if nobody has learned anything from it or responded to it."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from stampede.core.game import State
from stampede.match.table import Table

NOTHING = "nothing-to-undo"
ANSWERED = "answered"
CHANCE_DRAWN = "chance-drawn"
SHOWN = "shown"


def latest_of(table: Table, seat: int) -> int:
    """The seat's latest ply, or -1."""
    return max((index for index, ply in enumerate(table.plies) if ply.seat == seat), default=-1)


def obstacle(table: Table, seat: int) -> str:
    """Why the seat cannot take back its latest action; empty if it can.

    Later plies by others do not matter if their decisions came up before that action and they revealed nothing.
    """
    assert table.match is not None
    latest = latest_of(table, seat)
    if latest < 0:
        return NOTHING
    if any(table.match.drew[latest:]):  # said first: whether others have acted since may be theirs to know
        return CHANCE_DRAWN
    if any(ply.asked > latest for ply in table.plies[latest + 1 :]):
        return ANSWERED
    if table.match.over:
        return SHOWN
    # Nothing has been drawn since, so every position from there on is in memory.
    positions = [*table.match.before[latest - len(table.plies) :], table.match.state]
    known = [knowledge(position, len(table.seats)) for position in positions]
    return SHOWN if any(has_shown(then, now) for then, now in pairwise(known)) else ""


def knowledge(state: State, seats: int) -> list[Counter[str]]:
    """What each reader (spectators last) can tell about where components lie. A bound hand is known in part."""
    known: list[Counter[str]] = []
    for reader in [*range(seats), None]:
        counts: Counter[str] = Counter()
        for place in state.places(reader):
            if not place.hidden:
                counts.update(place.contents)
            if place.bound:
                counts[f"bound: {place.name}"] += 1
        known.append(counts)
    return known


def has_shown(before: list[Counter[str]], after: list[Counter[str]]) -> bool:
    """Whether anybody knows more about something than before. Knowing less does no harm."""
    return any(now - then for then, now in zip(before, after, strict=True))
