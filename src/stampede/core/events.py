"""What happened. Hidden parts say who may see them, and are redacted only here."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

Fact = int | str | list[int] | list[str]

# Facts with these names are seats; texts show the player's name.
SEAT_FACTS: Final = ("seat", "victim", "target")

# Audiences: masks of seats, with a bit for spectators.
EVERYBODY: Final[i64] = -1
SPECTATORS: Final[i64] = 1 << 60
# In place of lists that only the log would get: while nobody listens, none is made, and these stay empty.
UNTOLD_NAMES: Final[list[str]] = []
UNTOLD_NUMBERS: Final[list[int]] = []

UNHEARD: Final = "unheard"  # the kind of an event for readers outside its audience


def only(seat: i64) -> i64:
    """The audience of what a seat does in secret."""
    return i64(1) << seat


def all_but(seat: i64) -> i64:
    """The audience that hears of it later: everybody else."""
    return EVERYBODY ^ i64(1) << seat


class Event:
    """Something that happened: its kind, what everybody learns, and what only the seats in the mask `knowers` learn.

    Who is not in the audience does not learn that anything happened, not even once the game is over: what a seat does
    in secret is told to the others again when it comes to light.
    """

    def __init__(
        self,
        kind: str,
        facts: dict[str, Fact],
        secret: dict[str, Fact] | None = None,
        knowers: i64 = 0,
        audience: i64 = EVERYBODY,
    ) -> None:
        self.kind: Final = kind
        self.facts: Final = facts
        self.secret: Final = secret
        self.knowers: Final = knowers
        self.audience: Final = audience
        self.revealed = False  # True in the copy for a reader who may see the secret

    def is_for(self, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) hears of it at all."""
        return self.audience & (SPECTATORS if seat is None else only(seat)) != 0

    def doer(self) -> int | None:
        """The seat whose secret step it tells; None if everybody hears of it at once."""
        seat = self.facts.get("seat")
        return seat if self.audience != EVERYBODY and isinstance(seat, int) else None

    def seen_by(self, seat: int | None, over: bool = False) -> Event:
        """The event as a seat (None: a spectator) may know it. Once the game is over, no secret is left.

        For a list of events use `told_to`, which leaves out what the reader does not hear of.
        """
        if not self.is_for(seat):
            return Event(UNHEARD, {})
        if self.secret is None:
            return self
        if over or (seat is not None and self.knowers >> seat & 1):
            whole = Event(self.kind, {**self.facts, **self.secret}, audience=self.audience)
            whole.revealed = True
            return whole
        return Event(self.kind, self.facts, audience=self.audience)

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
            and self.audience == other.audience
        )

    def __hash__(self) -> int:
        return hash(self.kind)

    def __repr__(self) -> str:
        secret = "" if self.secret is None else f" secret {self.secret} for {self.knowers:b}"
        audience = "" if self.audience == EVERYBODY else f" to {self.audience:b}"
        return f"<{self.kind} {self.facts}{secret}{audience}>"


def told_to(seat: int | None, events: list[Event], over: bool = False) -> list[Event]:
    """What a seat (None: a spectator) hears of these events."""
    return [event.seen_by(seat, over) for event in events if event.is_for(seat)]
