"""Holding a law against a game: Hypothesis draws the plans, always the same ones, and shrinks what breaks the law."""

from __future__ import annotations

from hypothesis import HealthCheck, Phase, given, settings

from conformance.laws import HOUSE_LAWS, PLAY_LAWS, LawBroken
from conformance.plans import Plan, plans
from conformance.subjects import Subject

LAWS = [*PLAY_LAWS, *HOUSE_LAWS]


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
