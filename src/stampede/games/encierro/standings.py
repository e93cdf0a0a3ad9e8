"""Who is where when it is over."""

from __future__ import annotations

from mypy_extensions import i64

from stampede.core.game import Outcome, ScoreLine, ranks_of
from stampede.games.encierro.state import GONE, Position


def outcome_of(position: Position) -> Outcome:
    """Further location, then more objects; the expelled below, the later the better."""  # E22, E23
    standings = [standing(position, seat) for seat in range(position.seats)]
    ranks = ranks_of(standings)
    scores = [int(position.location(seat)) if position.is_running(seat) else 0 for seat in range(position.seats)]
    lines = [account(position, seat) for seat in range(position.seats)]
    return Outcome(position.box.end_reasons[position.ending], scores, ranks, lines)


def standing(position: Position, seat: i64) -> list[int]:
    if position.is_running(seat):
        return [1, int(position.location(seat)), int(position.objects_of(seat))]
    return [0, int(position.note(seat, GONE)), 0]


def account(position: Position, seat: i64) -> list[ScoreLine]:
    if position.is_running(seat):
        location, objects = int(position.location(seat)), int(position.objects_of(seat))
        return [ScoreLine("location", location), ScoreLine("objects", objects)]
    return [ScoreLine("expelled", int(position.note(seat, GONE)))]
