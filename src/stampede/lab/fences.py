"""Measures the geometry of Raging Bulls: how long it takes to add a fence and score the field again.

`python -m stampede.lab.fences [--json]` prints the median over many positions on the hardest field. Every figure
includes a call from Python, so the engine itself is a little faster.
"""

from __future__ import annotations

import json
import sys
import time
from dataclasses import asdict, dataclass
from statistics import median

from stampede.core.registry import find_game
from stampede.core.rng import Rng
from stampede.engine import is_compiled
from stampede.games.raging.actions import FENCE
from stampede.games.raging.fields import NOTHING
from stampede.games.raging.game import Raging
from stampede.games.raging.prospects import Prospects
from stampede.games.raging.rules import Pasture
from stampede.games.raging.weights import Weights

FIELD = "stampede-corner"
FENCES = 12
POSITIONS = 24
CALLS = 20_000  # for each position


@dataclass(frozen=True)
class Figures:
    compiled: bool
    field: str
    fences: int  # already built
    positions: int
    calls: int  # for each position
    rescore_us: float  # microseconds to add one more fence and score the field; the median over the positions


def crowded(game: Raging, positions: int, fences: int) -> list[Pasture]:
    """Positions with this many fences, from random games that build whenever they can."""
    found: list[Pasture] = []
    chance = Rng.free("fences")
    options = game.settle(1, {"field": FIELD})
    while len(found) < positions:
        state = game.new(1, options, chance)
        while state.owing() and len(state.sheets[0].fences) < fences:
            legal = [action for action in state.legal(0) if action != game.verbs.stop]
            legal = [action for action in legal if game.verbs.verb(action) == FENCE] or legal
            state.apply(0, legal[chance.below(len(legal))], chance, None)
        if state.owing():
            found.append(state)
    return found


def addable(state: Pasture) -> list[int]:
    """Fences that could still be built, whatever the dice."""
    ground, sheet = state.box.ground, state.sheets[0]
    return [
        fence
        for fence in range(ground.fences)
        if state.field.obstacle[fence] == NOTHING
        and not sheet.has_built(fence)
        and not ground.ends[fence] & sheet.twice
    ]


def rescoring(state: Pasture, calls: int, weights: Weights) -> float:
    """Microseconds for one more fence and the new score."""
    prospects, fences = Prospects(state, 0, weights), addable(state)
    rounds = max(1, calls // len(fences))
    started = time.perf_counter()
    for _ in range(rounds):
        for fence in fences:
            prospects.score_with(fence)
    return (time.perf_counter() - started) * 1_000_000 / (rounds * len(fences))


def measure(game: Raging, positions: int = POSITIONS, fences: int = FENCES, calls: int = CALLS) -> Figures:
    times = [rescoring(state, calls, game.sense.weights) for state in crowded(game, positions, fences)]
    return Figures(is_compiled(), FIELD, fences, positions, calls, round(median(times), 3))


def main(words: list[str]) -> int:
    if words not in ([], ["--json"]):
        print("fences: python -m stampede.lab.fences [--json]", file=sys.stderr)
        return 2
    game = find_game("raging")
    assert isinstance(game, Raging)
    figures = measure(game)
    if words:
        print(json.dumps(asdict(figures), indent=2))
    else:
        engine = "compiled" if figures.compiled else "interpreted"
        print(
            f"{figures.field}, {figures.fences} fences, {engine}: one more and its score take {figures.rescore_us} µs"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
