"""How the search weighs what it knows, game by game, as measured."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class Tuning:
    """Shares and values are in millionths of a game."""

    def __init__(
        self,
        pace: i64,
        halves: bool = False,
        curiosity: i64 = 600_000,
        trust: i64 = 500_000,
        urgency: i64 = 40_000,
        score: i64 = 60_000,
        horizon: i64 = 0,
        slope: i64 = 1,
        judged: bool = True,
        infers: bool = False,
    ) -> None:
        self.pace: Final = pace  # iterations a second, on one core of the machine on which the levels were measured
        self.halves: Final = halves  # whether to compare the legal actions by halving, or to grow a tree
        self.curiosity: Final = curiosity  # how much the prior counts against what was seen
        self.trust: Final = trust  # the part of the prior that goes to the judgement's choice
        self.urgency: Final = urgency  # how much less than the node's average an untried action is worth
        self.score: Final = score  # how much of a value is the score, where several play; all: only the score counts
        self.horizon: Final = horizon  # decisions after which a playout is cut where it is settled; 0: never
        self.slope: Final = slope  # the evaluation that wins seven tenths of what an even game leaves open
        self.infers: Final = infers  # whether samples are the likelier, the better they fit how the others have played
        self.judged: Final = judged  # False: no prior, and playouts at random, which is for measuring speed


USUAL: Final = Tuning(500)
AT_RANDOM: Final = Tuning(1, trust=0, judged=False)
# Playouts to the end for a hint: about 0.4 seconds, compiled. A number, not a time, so that a hint can be repeated.
HINTS: Final = {"bulls": 240, "encierro": 2400, "primes": 240, "raging": 320, "street": 900}
USUAL_HINT: Final = 100
TUNINGS: Final = {
    "bulls": Tuning(5000, halves=True, horizon=1, slope=11_000),
    "encierro": Tuning(80_000, halves=True, horizon=24, slope=2000, infers=True),
    "primes": Tuning(3000, halves=True, horizon=30, slope=60_000, infers=True),
    "raging": Tuning(4000, halves=True, score=1_000_000),
    "street": Tuning(20_000, halves=True, horizon=6, slope=2000),
}


def tuning_of(game: str) -> Tuning:
    """The usual one, for games that were never measured."""
    return TUNINGS.get(game, USUAL)


def playouts_for_a_hint(game: str) -> int:
    return HINTS.get(game, USUAL_HINT)
