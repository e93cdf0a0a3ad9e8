"""The golden records show every way a race can end."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.street.positions import GAME
from stampede import Match
from stampede.core.record import RecordText
from stampede.match.match import replay

RECORDS = Path(__file__).parents[2] / "records" / "street"


def match_of(name: str) -> Match:
    path = RECORDS / f"{name}.json"
    return replay(RecordText(path.read_text(encoding="utf-8"), path.name), GAME)


@pytest.mark.parametrize(
    ("name", "reason", "ranks"),
    [
        ("exact-first-card", "exact", [2, 3, 1, 4]),
        ("exact-second-card", "exact", [1, 4, 3, 2]),
        ("last-left", "last-left", [2, 3, 1]),
        ("rebuilds", "rebuilds", [1, 2, 3]),
        ("rebuilds-tie", "rebuilds", [1, 1, 3]),
    ],
)
def test_how_it_ended(name: str, reason: str, ranks: list[int]) -> None:
    outcome = match_of(name).outcome
    assert outcome is not None
    assert (outcome.reason, outcome.ranks) == (reason, ranks)


@pytest.mark.parametrize(("name", "turns_before"), [("exact-first-card", 0), ("exact-second-card", 1)])
def test_won_by_the_first_and_by_the_second_card(name: str, turns_before: int) -> None:
    match = match_of(name)
    winner = match.moves[-1][0]
    cards = 0
    while match.moves[-2 - cards][0] == winner:
        cards += 1
    assert cards == turns_before


def test_all_specials_are_seen_in_them() -> None:
    kinds = {event.kind for name in RECORDS.glob("*.json") for event in match_of(name.stem).events}
    assert {"swapped", "stopped", "skipped", "protected", "exposed", "escaped", "recovered", "rebuilt", "out"} <= kinds
