"""What an agent's tables have in common: a seat, and nothing that another seat may know and this one may not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from stampede.core.actions import Action
from stampede.core.errors import StampedeError
from stampede.core.events import Event
from stampede.core.game import Game, Reason
from stampede.match.status import TableStatus


class AgentError(StampedeError):
    """Something that an agent asked for and cannot have; its text says what to do."""


class NotPlayed(AgentError):  # noqa: N818
    """A move that was refused, with the rule's reason if it was against the rules."""

    def __init__(self, detail: str, reason: Reason | None = None) -> None:
        super().__init__(detail)
        self.reason = reason


@dataclass(frozen=True)
class Sitter:
    name: str
    bot: str  # the level of a bot, `guest` for a program, or empty
    owes: bool


@dataclass(frozen=True)
class Result:
    reason: str
    ranks: list[int]
    scores: list[int]


@dataclass(frozen=True)
class Situation:
    """The table as the seat may know it."""

    status: TableStatus
    sitters: list[Sitter]
    view: Any  # as JSON; None before the deal
    decision: int | None  # that the seat owes
    asked: str  # its kind
    legal: list[Action]
    result: Result | None


@dataclass(frozen=True)
class Advised:
    """An action, what speaks for it, and what it is worth: a share of the win, or points if you play alone."""

    action: Action
    facts: list[Event]
    worth: float | None  # None: it was not weighed
    behind: float  # how much less than the best


class AgentTable(Protocol):
    game: Game
    seat: int
    language: str
    address: str  # of a table somewhere else; empty for one of its own

    def situation(self) -> Situation: ...

    def take_news(self) -> list[Event]:
        """What the seat has heard since the last time."""

    async def play(self, action: Action, decision: int) -> None:
        """Raises NotPlayed."""

    async def wait(self, seconds: float) -> None:
        """Until the seat owes a decision or the game is over, but no longer than that."""

    async def why_not(self, action: Action) -> Reason | None:
        """Why an action is not possible now; None if it is."""

    async def advise(self) -> list[Advised]:
        """The best action first. Raises AgentError if there is nothing to decide."""

    async def close(self) -> None: ...
