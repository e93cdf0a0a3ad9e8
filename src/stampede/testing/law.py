"""What a law is: a named check that raises LawBroken. No law relies on what another one proves.

Play laws get a subject and a plan drawn by Hypothesis (`trial.hold` runs them); house laws look once at what lies
around a game. Some need the proof of a game, its tests and records, which is not installed with it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from stampede.testing.plans import Plan
from stampede.testing.subjects import Subject


class LawBroken(AssertionError):  # noqa: N818 - reads as the sentence it stands for
    def __init__(self, law: str, message: str) -> None:
        super().__init__(f"{law}: {message}")
        self.law = law
        self.plan: Plan | None = None


@dataclass(frozen=True)
class PlayLaw:
    name: str
    examples: int  # for one seat count of a game
    check: Callable[[Subject, Plan], None]
    needs_proof: bool


@dataclass(frozen=True)
class HouseLaw:
    name: str
    check: Callable[[Subject], None]
    needs_proof: bool


def play_law(examples: int, needs_proof: bool = False) -> Callable[[Callable[[Subject, Plan], None]], PlayLaw]:
    return lambda check: PlayLaw(check.__name__, examples, check, needs_proof)


def house_law(needs_proof: bool) -> Callable[[Callable[[Subject], None]], HouseLaw]:
    return lambda check: HouseLaw(check.__name__, check, needs_proof)


def require(law: str, holds: bool, message: str) -> None:
    if not holds:
        raise LawBroken(law, message)
