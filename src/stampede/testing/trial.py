"""Holding a law against a game: Hypothesis draws the plans, always the same ones, and shrinks what breaks the law."""

from __future__ import annotations

import pytest
from _pytest.mark.structures import ParameterSet
from hypothesis import HealthCheck, Phase, given, settings

from stampede.testing.laws import HOUSE_LAWS, PLAY_LAWS, LawBroken
from stampede.testing.plans import Plan, plans
from stampede.testing.subjects import Subject

LAWS = [*PLAY_LAWS, *HOUSE_LAWS]


def tables(subjects: list[Subject]) -> list[ParameterSet]:
    """Every game with every seat count, as parameters of a test."""
    return [
        pytest.param(subject, seats, id=f"{subject.id}-{seats}")
        for subject in subjects
        for seats in subject.game.seat_counts()
    ]


def needs_proof(name: str) -> bool:
    """Whether a law rests on a game's tests and records, which are not installed with it."""
    return HOUSE_LAWS[name].needs_proof if name in HOUSE_LAWS else PLAY_LAWS[name].needs_proof


def hold(name: str, subject: Subject, seats: int | None = None, effort: int = 1, shrink: bool = True) -> None:
    """Raises LawBroken if the game breaks the law; with the smallest plan that does, if `shrink`.

    Without a seat count, plans of all seat counts are drawn; `effort` multiplies how many.
    """
    if name in HOUSE_LAWS:
        HOUSE_LAWS[name].check(subject)
        return
    law = PLAY_LAWS[name]

    @settings(
        max_examples=law.examples * effort,
        deadline=None,
        derandomize=True,
        database=None,
        report_multiple_bugs=False,
        print_blob=False,
        suppress_health_check=list(HealthCheck),
        phases=(Phase.generate, Phase.shrink) if shrink else (Phase.generate,),
    )
    @given(plan=plans(subject.game, seats))
    def holds(plan: Plan) -> None:
        try:
            law.check(subject, plan)
        except LawBroken as broken:
            broken.plan = plan
            raise

    holds()
