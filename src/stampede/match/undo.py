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
    if any(table.match.drew[latest:]):  # said first: whether others have acted since may be theirs to know
        return CHANCE_DRAWN
    if any(ply.asked > latest for ply in table.plies[latest + 1 :]):
        return ANSWERED
    if table.match.over:
        return SHOWN
    return SHOWN if any(shows(table, ply) for ply in range(latest, len(table.plies))) else ""


def shows(table: Table, ply: int) -> bool:
    """Whether that ply showed anybody something. Found out once; nothing has been drawn since."""
    found = table.shown[ply]
    if found is None:
        # Spectators first: most of what is shown is shown to all.
        readers = [None, *range(len(table.seats))]
        found = any(knows_more(known_before(table, ply, at), known_before(table, ply + 1, at)) for at in readers)
        table.shown[ply] = found
    return found


def known_before(table: Table, ply: int, reader: int | None) -> Counter[str]:
    """What the reader knew in the position before that ply. Looked up once: it is also the one after the ply before."""
    assert table.match is not None
    known = table.known.get((ply, reader))
    if known is None:
        # Nothing has been drawn since, so every position from there on is in memory.
        back = ply - len(table.plies)
        position = table.match.before[back] if back else table.match.state
        table.known = {key: kept for key, kept in table.known.items() if key[0] >= ply - 1}
        known = table.known[ply, reader] = known_to(position, reader)
    return known


def knowledge(state: State, seats: int) -> list[Counter[str]]:
    """What each reader (spectators last) can tell about where components lie."""
    return [known_to(state, reader) for reader in [*range(seats), None]]


def known_to(state: State, reader: int | None) -> Counter[str]:
    """What a reader can tell about where components lie. A bound hand is known in part."""
    counts: Counter[str] = Counter()
    for place in state.places(reader):
        if not place.hidden:
            for name, number in place.contents.items():
                counts[name] += number
        if place.bound:
            counts[f"bound: {place.name}"] += 1
    return counts


def has_shown(before: list[Counter[str]], after: list[Counter[str]]) -> bool:
    """Whether anybody knows more about something than before. Knowing less does no harm."""
    return any(knows_more(then, now) for then, now in zip(before, after, strict=True))


def knows_more(then: Counter[str], now: Counter[str]) -> bool:
    return any(number > then[name] for name, number in now.items())
