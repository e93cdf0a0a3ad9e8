"""What happened. Hidden parts say who may see them, and are redacted only here."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

Fact = int | str | list[int] | list[str]

# Facts with these names are seats; texts show the player's name.
SEAT_FACTS: Final = ("seat", "victim", "target")


class Event:
    """Something that happened: its kind, what everybody learns, and what only the seats in the mask `knowers` learn."""

    def __init__(
        self, kind: str, facts: dict[str, Fact], secret: dict[str, Fact] | None = None, knowers: i64 = 0
    ) -> None:
        self.kind: Final = kind
        self.facts: Final = facts
        self.secret: Final = secret
        self.knowers: Final = knowers
        self.revealed = False  # True in the copy for a reader who may see the secret

    def seen_by(self, seat: int | None, over: bool = False) -> Event:
        """The event as a seat (None: a spectator) may know it. Once the game is over, nothing is hidden."""
        if self.secret is None:
            return self
        if over or (seat is not None and self.knowers >> seat & 1):
            whole = Event(self.kind, {**self.facts, **self.secret})
            whole.revealed = True
            return whole
        return Event(self.kind, self.facts)

    def to_json(self) -> dict[str, object]:
        """Call it on a redacted event: secrets are not written."""
        return {"kind": self.kind, **self.facts}

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.kind == other.kind
            and self.facts == other.facts
            and self.secret == other.secret
            and self.knowers == other.knowers
        )

    def __hash__(self) -> int:
        return hash(self.kind)

    def __repr__(self) -> str:
        secret = "" if self.secret is None else f" secret {self.secret} for {self.knowers:b}"
        return f"<{self.kind} {self.facts}{secret}>"
