"""What a person who has understood the game would do."""

from __future__ import annotations

from mypy_extensions import i64

from stampede.core.events import Event
from stampede.core.game import Judgement, State
from stampede.core.rng import Rng


class EncierroJudgement(Judgement):
    def evaluate(self, state: State, seat: i64) -> i64:
        return 0

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        return state.legal(seat)[0]

    def facts(self, state: State, seat: i64, action: i64) -> list[Event]:
        return []
