"""A strong player for measurements: it tries its choices out in playouts by the game's judgement, on fresh dice.

Sequential halving at the root: every legal action gets a few playouts, the better half gets twice as many, and so on,
until one is left. Actions of one round are tried with the same dice, so that luck is not taken for skill. The player
gets positions sampled from a view and a stream of its own, so it knows no dice in advance.
"""

from __future__ import annotations

from stampede.core.game import Game, State
from stampede.core.rng import Rng

BUDGET = 192  # playouts for a decision


class RolloutPlayer:
    def __init__(self, game: Game, budget: int = BUDGET) -> None:
        self.game = game
        self.budget = budget
        self.judgement = game.judgement()

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """The action whose playouts scored best for the seat; the position stays as it is."""
        rivals = state.legal(seat)
        rounds = (len(rivals) - 1).bit_length()
        totals = dict.fromkeys(rivals, 0)
        tried = 0
        while len(rivals) > 1:
            playouts = max(1, self.budget // (rounds * len(rivals)))
            for _ in range(playouts):
                dice = (rng.word(), tried)
                tried += 1
                for action in rivals:
                    totals[action] += self.score(state, seat, action, Rng.free(dice))
            # All that are left have had the same playouts, so totals can be compared. Ties go to the earlier action.
            rivals = sorted(rivals, key=lambda action: -totals[action])[: (len(rivals) + 1) // 2]
        return rivals[0]

    def score(self, state: State, seat: int, action: int, rng: Rng) -> int:
        """The seat's final score if it plays the action, and then everybody as the judgement says."""
        twin = state.copy()
        twin.apply(seat, action, rng, None)
        while twin.owing():
            for other in twin.to_act():
                twin.apply(other, self.judgement.choose(twin, other, rng), rng, None)
        outcome = twin.outcome()
        assert outcome is not None
        return outcome.scores[seat]
