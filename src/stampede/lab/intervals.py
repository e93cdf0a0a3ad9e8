"""Intervals by bootstrap, and percentiles of many measured times in little space."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Sequence

RESAMPLES = 2000
TAIL = 0.025  # on either side: 95 % in between
STEPS_TO_DOUBLE = 32  # of measured times: each step is 2.2 % longer than the one before

Interval = tuple[float, float]


def bootstrap(columns: Sequence[Sequence[float]], seed: object, resamples: int = RESAMPLES) -> list[Interval]:
    """95 % intervals of the mean of each column. A row is what was found about one deal, and rows are drawn together.

    Games of one deal are alike, so it is deals that are drawn, with replacement, and not games.
    """
    rows = len(columns[0])
    source = random.Random(str(seed))
    means: list[list[float]] = [[] for _ in columns]
    for _ in range(resamples):
        drawn = source.choices(range(rows), k=rows)
        for column, found in zip(columns, means, strict=True):
            found.append(sum(map(column.__getitem__, drawn)) / rows)
    return [_middle(sorted(found)) for found in means]


def _middle(means: Sequence[float]) -> Interval:
    cut = round(len(means) * TAIL)
    return means[cut], means[-1 - cut]


class Times:
    """How long decisions took, counted in steps of 2.2 %."""

    def __init__(self, counts: Counter[int] | None = None) -> None:
        self.counts: Counter[int] = Counter() if counts is None else counts

    def note(self, seconds: float) -> None:
        self.counts[round(math.log2(max(seconds, 1e-9)) * STEPS_TO_DOUBLE)] += 1

    def add(self, other: Times) -> None:
        self.counts.update(other.counts)

    def percentile(self, percent: int) -> float:
        """By nearest rank, in seconds; 0 if nothing was measured."""
        rank = max(1, -(-percent * self.counts.total() // 100))
        for step in sorted(self.counts):
            rank -= self.counts[step]
            if rank <= 0:
                return float(2 ** (step / STEPS_TO_DOUBLE))
        return 0.0


def duration(seconds: float) -> str:
    """In the unit that suits it, to three digits."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds * 1e6:.3g} µs"


# --- many games, too many to draw from again and again ----------------------------------------------------------------

STEPS = 1.96  # standard errors on either side: 95 % in between


def share_interval(share: float, games: int) -> Interval:
    """Wilson's 95 % interval of a share: also right for few games, and close to 0 and 1."""
    if games == 0:
        return 0.0, 1.0
    spread = STEPS**2 / games
    middle = (share + spread / 2) / (1 + spread)
    width = STEPS / (1 + spread) * math.sqrt(share * (1 - share) / games + spread / games / 4)
    return max(0.0, middle - width), min(1.0, middle + width)


def mean_interval(mean: float, deviation: float, games: int) -> Interval:
    """The 95 % interval of a mean, from the standard deviation of single games."""
    width = STEPS * deviation / math.sqrt(max(1, games))
    return mean - width, mean + width


def chance_of(difference: float, error: float) -> float:
    """How likely luck alone makes a difference at least that large, if its standard error is that."""
    if error == 0:
        return 1.0 if difference == 0 else 0.0
    return math.erfc(abs(difference) / error / math.sqrt(2))


def strict(chances: Sequence[float]) -> list[float]:
    """Holm's correction: of many comparisons some look striking by luck alone."""
    order = sorted(range(len(chances)), key=chances.__getitem__)
    corrected = [1.0] * len(chances)
    highest = 0.0
    for place, index in enumerate(order):
        highest = max(highest, min(1.0, chances[index] * (len(chances) - place)))
        corrected[index] = highest
    return corrected
