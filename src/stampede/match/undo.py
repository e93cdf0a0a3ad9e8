"""Taking back: a seat may undo its own latest action if nobody has learned anything from it or responded to it."""

from __future__ import annotations

from stampede.core.game import Place
from stampede.core.places import learns
from stampede.match.codes import RefusalCode
from stampede.match.table import Table


def latest_of(table: Table, seat: int) -> int:
    """The seat's latest ply, or -1."""
    for index in range(len(table.plies) - 1, -1, -1):
        if table.plies[index].seat == seat:
            return index
    return -1


def obstacle(table: Table, seat: int) -> RefusalCode | None:
    """Why the seat cannot take back its latest action; None if it can.

    Later plies by others do not matter if their decisions came up before that action and they revealed nothing.
    """
    assert table.match is not None
    latest = latest_of(table, seat)
    if latest < 0:
        return RefusalCode.NOTHING_TO_UNDO
    if any(table.match.drew[latest:]):  # said first: whether others have acted since may be theirs to know
        return RefusalCode.CHANCE_DRAWN
    if any(ply.asked > latest for ply in table.plies[latest + 1 :]):
        return RefusalCode.ANSWERED
    if table.match.over:
        return RefusalCode.SHOWN
    return RefusalCode.SHOWN if any(shows(table, ply) for ply in range(latest, len(table.plies))) else None


def shows(table: Table, ply: int) -> bool:
    """Whether that ply showed anybody something. Found out once; nothing has been drawn since."""
    found = table.shown[ply]
    if found is None:
        # Spectators first: most of what is shown is shown to all.
        readers = [None, *range(len(table.seats))]
        found = any(learns(places_before(table, ply, at), places_before(table, ply + 1, at)) for at in readers)
        table.shown[ply] = found
    return found


def places_before(table: Table, ply: int, reader: int | None) -> list[Place]:
    """How things lay for the reader before that ply. Looked up once: it is also how they lay after the ply before."""
    assert table.match is not None
    places = table.places.get((ply, reader))
    if places is None:
        # Nothing has been drawn since, so every position from there on is in memory.
        back = ply - len(table.plies)
        position = table.match.before[back] if back else table.match.state
        table.places = {key: kept for key, kept in table.places.items() if key[0] >= ply - 1}
        places = table.places[ply, reader] = position.places(reader)
    return places
