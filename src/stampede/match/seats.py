"""Who sits at a table, and who plays for them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

LONGEST_NAME = 40
BOT_NAMES = (  # where no server gives them names
    "Amaia",
    "Bruno",
    "Carmen",
    "Diego",
    "Elena",
    "Fermín",
    "Gorka",
    "Inés",
    "Julen",
    "Karmele",
    "Luis",
    "Maite",
)
SLOW = 6 * 3600.0  # seconds per decision from which a game takes days, and nobody is expected to stay

SeatKind = Literal["open", "human", "bot"]
OPEN: Final = "open"  # nobody has taken it yet
HUMAN: Final = "human"
BOT: Final = "bot"


@dataclass(frozen=True)
class SeatPlan:
    """A seat as the host plans it: for a person, for a bot, or open."""

    kind: SeatKind
    name: str = ""
    level: str = ""  # of the bot that plays here or would stand in; empty: the usual one
    program: bool = False  # a person's seat, but a program plays it: a guest bot

    @staticmethod
    def open(level: str = "") -> SeatPlan:
        return SeatPlan(OPEN, level=level)

    @staticmethod
    def human(name: str, level: str = "") -> SeatPlan:
        return SeatPlan(HUMAN, name, level)

    @staticmethod
    def bot(level: str) -> SeatPlan:
        return SeatPlan(BOT, level, level)


@dataclass(frozen=True)
class Seat:
    kind: SeatKind
    name: str
    level: str  # of the bot that plays here or would stand in
    program: bool = False  # a person's seat, but a program plays it: a guest bot
    contribution: str = ""  # what this person added to the dice, in hexadecimal
    stand_in: bool = False  # a bot plays until the person comes back
    resigned: bool = False  # a bot plays on for good
    answers: frozenset[str] = frozenset()  # standing answers, by key

    @property
    def played_by_bot(self) -> bool:
        return self.kind == BOT or self.stand_in or self.resigned

    @property
    def played_by_person(self) -> bool:
        return self.kind == HUMAN and not self.played_by_bot

    @property
    def is_stood_in_for(self) -> bool:
        """A bot plays for a person who may come back."""
        return self.kind == HUMAN and self.stand_in and not self.resigned


def clean_name(name: str) -> str | None:
    """The name as it is shown, or None if it is not one line of 1 to LONGEST_NAME printable characters."""
    clean = " ".join(name.split())
    return clean if 0 < len(clean) <= LONGEST_NAME and clean.isprintable() else None


@dataclass(frozen=True)
class Clock:
    """How long a decision may take; None: no limit."""

    seconds: float | None = None

    @property
    def is_slow(self) -> bool:
        """People come and go, and have agreed that a bot plays for those who don't move in time."""
        return self.seconds is not None and self.seconds >= SLOW

    @staticmethod
    def none() -> Clock:
        return Clock(None)

    @staticmethod
    def live(seconds: float) -> Clock:
        return Clock(seconds)

    @staticmethod
    def days(days: float) -> Clock:
        return Clock(days * 86_400)
