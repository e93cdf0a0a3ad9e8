"""The log of a table: the truth from which everything else is computed. Entries are plain data, only ever appended."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field

OPENED = "opened"  # the table is set
SAT = "sat"  # a person takes an open seat
STARTED = "started"  # the first card is dealt
ACTED = "acted"  # an action was played; by: owner, bot or standing answer
UNDONE = "undone"  # a seat took its latest action back
TAKEN_OVER = "taken-over"  # a bot stands in; why: away, clock or host
RETURNED = "returned"  # the person plays again
RESIGNED = "resigned"  # a bot plays on for good, and is ranked last
REPLACED = "replaced"  # the host gave the seat to a bot
FREED = "freed"  # the host opened the seat again
ANSWERS = "answers"  # a seat's standing answers


@dataclass(frozen=True)
class Entry:
    kind: str
    at: float  # seconds, on the clock of whoever calls
    seat: int = -1  # -1: the table
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
