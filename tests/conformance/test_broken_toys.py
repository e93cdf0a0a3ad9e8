"""Every law can fail: each broken toy is caught, by the law it breaks and by no other."""

from __future__ import annotations

from pathlib import Path

import pytest

from conformance.subjects import toy_subject
from stampede.testing import laws_of_play
from stampede.testing.laws import LawBroken
from stampede.testing.plans import Plan
from stampede.testing.subjects import Subject
from stampede.testing.trial import LAWS, hold
from toy.broken import BROKEN_TOYS

EFFORT = 3  # all seat counts are in one trial here
LONG = 400  # plies, for a toy


@pytest.fixture(autouse=True)
def games_that_end_end_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """A toy that waits forever would be played for thousands of plies, by every law that plays whole games."""
    monkeypatch.setattr(laws_of_play, "MOST_PLIES", LONG)


def broken_laws(subject: Subject, law: str = "") -> dict[str, str]:
    """The laws that the subject breaks, with what they say; the one that it should break is tried harder."""
    found: dict[str, str] = {}
    for name in LAWS:
        try:
            hold(name, subject, effort=EFFORT if name == law else 1, shrink=False)
        except LawBroken as broken:
            found[name] = str(broken)
    return found


def test_the_healthy_toy_breaks_none() -> None:
    assert broken_laws(toy_subject()) == {}


@pytest.mark.parametrize("name", BROKEN_TOYS)
def test_a_broken_toy_is_caught_by_its_law_alone(name: str, tmp_path: Path) -> None:
    toy = BROKEN_TOYS[name]
    found = broken_laws(toy.make(tmp_path), toy.law)
    assert set(found) == {toy.law}, found


def test_every_law_has_a_broken_toy() -> None:
    assert {toy.law for toy in BROKEN_TOYS.values()} == set(LAWS)


def smallest_plan(name: str, folder: Path) -> Plan:
    toy = BROKEN_TOYS[name]
    with pytest.raises(LawBroken) as caught:
        hold(toy.law, toy.make(folder), effort=EFFORT)
    assert caught.value.law == toy.law
    assert caught.value.plan is not None
    return caught.value.plan


@pytest.mark.parametrize(
    ("name", "plies"),
    [
        ("an event tells a laid card", 1),
        ("idle seats have legal actions", 1),
        ("copies share decisions", 1),
        ("only who can answer is asked", 6),  # three cards laid and a gust, and some room for the lot
    ],
)
def test_a_failure_is_reported_with_a_short_game(name: str, plies: int, tmp_path: Path) -> None:
    plan = smallest_plan(name, tmp_path)
    assert plan.forward + len(plan.choices) <= plies, plan
