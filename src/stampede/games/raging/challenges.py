"""Challenges: the scores that earn bronze, silver and gold on each field, read from challenges.toml."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stampede.core.data import Data

MEDALS: Final = ["bronze", "silver", "gold"]
LOWEST: Final = -99
HIGHEST: Final = 999


def read_challenges(data: Data, digest: str) -> dict[str, list[int]]:
    """By field, ascending; empty if the scores were measured with another box."""
    challenges: dict[str, list[int]] = {}
    measured_with = data.text("components")
    fields = data.section("fields")
    for name in fields.values:
        entry = fields.section(name)
        entry.only(*MEDALS)
        scores = [entry.number(medal, LOWEST, HIGHEST) for medal in MEDALS]
        if sorted(set(scores)) != scores:
            raise entry.wrong(MEDALS[0], f"must be below silver, and silver below gold, not {scores}")
        challenges[name] = scores
    return challenges if measured_with == digest else {}


def medal_for(score: i64, medals: list[int]) -> str:
    """The best medal a score earns, or an empty string."""
    earned = ""
    for index, needed in enumerate(medals):
        if score >= needed:
            earned = MEDALS[index]
    return earned
