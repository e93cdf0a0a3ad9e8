"""How a keeper who has understood the game thinks."""

from __future__ import annotations

from mypy_extensions import i64

from stampede.core.events import Event
from stampede.core.game import Judgement, State
from stampede.core.rng import Rng
from toy.actions import GUST, LAY, SHUTTER, SWAP, WAIT
from toy.rules import LanternDuel


class LanternJudgement(Judgement):
    def evaluate(self, state: State, seat: i64) -> i64:
        """The own account against the best of the others."""
        assert isinstance(state, LanternDuel)
        accounts = [sum(line.points for line in state.account(other)) for other in range(state.seats)]
        return accounts[seat] - max(account for other, account in enumerate(accounts) if other != seat)

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, LanternDuel)
        legal = state.legal(seat)
        worth = [self.worth(state, seat, action) for action in legal]
        best = [action for action, value in zip(legal, worth, strict=True) if value == max(worth)]
        return best[rng.below(len(best))]

    def worth(self, state: LanternDuel, seat: i64, action: i64) -> int:
        if action < GUST:
            return int(state.box.glow[action - LAY])
        if action < SWAP:
            return 1 + int(self.evaluate(state, action - GUST))  # the one who stands best is blown at
        if action < WAIT:
            return sum(state.keepers[action - SWAP].hand) - sum(state.keepers[seat].hand)
        return int(action == SHUTTER)

    def facts(self, state: State, seat: i64, action: i64) -> list[Event]:
        assert isinstance(state, LanternDuel)
        if LAY <= action < GUST:
            return [Event("would-glow", {"points": int(state.box.glow[action - LAY])})]
        return []
