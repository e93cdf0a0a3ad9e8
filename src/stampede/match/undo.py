"""Taking back: a seat may undo its own latest action if nobody has learned anything from it or responded to it."""

from __future__ import annotations

from collections import Counter

from stampede.core.game import State
from stampede.match.table import Table

NOTHING = "nothing-to-undo"
ANSWERED = "answered"
CHANCE_DRAWN = "chance-drawn"
SHOWN = "shown"


def latest_of(table: Table, seat: int) -> int:
    """The seat's latest ply, or -1."""
    return next((index for index in range(len(table.plies) - 1, -1, -1) if table.plies[index].seat == seat), -1)


def obstacle(table: Table, seat: int) -> str:
    """Why the seat cannot take back its latest action; empty if it can.

    Later plies by others do not matter if their decisions came up before that action and they revealed nothing.
    """
    assert table.match is not None
    latest = latest_of(table, seat)
    if latest < 0:
        return NOTHING
    if any(ply.asked > latest for ply in table.plies[latest + 1 :]):
        return ANSWERED
    if any(table.match.drew[latest:]):
        return CHANCE_DRAWN
    if table.match.over:
        return SHOWN
    return SHOWN if any(shows(table, ply) for ply in range(latest, len(table.plies))) else ""


def shows(table: Table, ply: int) -> bool:
    """Whether that ply showed anybody something. Found out once; nothing has been drawn since."""
    found = table.shown[ply]
    if found is None:
        assert table.match is not None
        # Nothing has been drawn since, so every position from there on is in memory.
        positions = [*table.match.before[ply - len(table.plies) :], table.match.state]
        before, after = (knowledge(position, len(table.seats)) for position in positions[:2])
        found = table.shown[ply] = has_shown(before, after)
    return found


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
