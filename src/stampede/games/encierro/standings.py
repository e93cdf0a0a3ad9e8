"""The places at the end."""

from __future__ import annotations

from stampede.core.game import Outcome, ScoreLine, ranks_of
from stampede.games.encierro.state import Position, Runner


def outcome_of(position: Position) -> Outcome:
    """Further location, then more objects; the expelled below, the later the better."""  # E22, E23
    runners = position.runners
    scores = [int(runner.location) if runner.is_running() else 0 for runner in runners]
    ranks = ranks_of([standing(runner) for runner in runners])
    return Outcome(position.box.end_reasons[position.ending], scores, ranks, [account(runner) for runner in runners])


def standing(runner: Runner) -> list[int]:
    if runner.is_running():
        return [1, int(runner.location), int(runner.object_count())]
    return [0, int(runner.expelled), 0]


def account(runner: Runner) -> list[ScoreLine]:
    if runner.is_running():
        return [ScoreLine("location", int(runner.location)), ScoreLine("objects", int(runner.object_count()))]
    return [ScoreLine("expelled", int(runner.expelled))]
