"""The log of a table, from which everything else is computed. Entries are plain data and are only ever appended."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field

OPENED = "opened"  # the table is set up
SAT = "sat"  # a person, or a program, takes an open seat
STARTED = "started"  # the cards are dealt
ACTED = "acted"  # an action was played, by its owner, a bot or a standing answer
UNDONE = "undone"  # a seat took back its latest action
TAKEN_OVER = "taken-over"  # a bot stands in for somebody who is away or out of time
RETURNED = "returned"  # the person is back, and plays again
RESIGNED = "resigned"  # a bot plays on for good, and the seat is ranked last
REPLACED = "replaced"  # the host gave the seat to a bot
FREED = "freed"  # the host opened the seat again
ANSWERS = "answers"  # a seat's standing answers
RENAMED = "renamed"  # a person has another name now
PAUSED = "paused"  # a person stopped the whole table
RESUMED = "resumed"  # somebody went on, or the pause had lasted long enough


@dataclass(frozen=True)
class Entry:
    kind: str
    at: float  # seconds, by the caller's clock
    seat: int = -1  # -1: none, it is about the whole table
    data: dict[str, object] = field(default_factory=dict)

    def to_json(self) -> dict[str, object]:
        return asdict(self)

    @staticmethod
    def from_json(document: dict[str, object]) -> Entry:
        kind, at, seat, data = (document.get(key) for key in ("kind", "at", "seat", "data"))
        if not (
            isinstance(kind, str) and isinstance(at, int | float) and isinstance(seat, int) and isinstance(data, dict)
        ):
            raise ValueError(f"not an entry of a table's log: {document!r}")
        return Entry(kind, float(at), seat, data)
