"""Skill and luck: how often the better of two bots finishes ahead of the other."""

from __future__ import annotations

from typing import Any

import polars as pl

from stampede.lab.intervals import share_interval
from stampede.lab.study.plan import LEVELS, SKILL, Setting, Study

Figures = dict[str, Any]
PLACES = 5


def skill_figures(study: Study, scalars: pl.DataFrame) -> list[Figures]:
    """For every pair of levels, closest first: 0.5 is luck alone, 1.0 skill alone. A tie is half for each."""
    pairs = [
        pair_figures(setting, scalars.filter(pl.col("setting") == number))
        for number, setting in enumerate(study.settings)
        if setting.part == SKILL
    ]
    return sorted(pairs, key=lambda pair: pair["gap"])


def pair_figures(setting: Setting, rows: pl.DataFrame) -> Figures:
    weaker, better = setting.bots  # levels come weakest first
    ahead = [mean(found) for found in by_deal(setting, rows, weaker, better)]
    average = mean(ahead)
    low, high = share_interval(average, len(ahead))
    return {
        "better": better,
        "weaker": weaker,
        "gap": LEVELS.index(better) - LEVELS.index(weaker),
        "seats": setting.seats,
        "share": round(average, PLACES),
        "ci": [round(low, PLACES), round(high, PLACES)],
        "games": len(rows),
        "deals": len(ahead),
    }


def by_deal(setting: Setting, rows: pl.DataFrame, weaker: str, better: str) -> list[list[float]]:
    """For every deal, the meetings of the two: at one table or, alone at the table, on the same dice."""
    each = len(setting.line_ups)
    scores, ranks, bots = rows["scores"].to_list(), rows["ranks"].to_list(), rows["bots"].to_list()
    deals = []
    for start in range(0, len(rows), each):
        games = range(start, start + each)
        if setting.seats == 1:
            points = {bots[game][0]: scores[game][0] for game in games}
            deals.append([compare(points[better], points[weaker])])
            continue
        deals.append(
            [
                compare(-ranks[game][one], -ranks[game][other])
                for game in games
                for one in range(setting.seats)
                for other in range(setting.seats)
                if (bots[game][one], bots[game][other]) == (better, weaker)
            ]
        )
    return deals


def compare(own: int, other: int) -> float:
    return 0.5 if own == other else float(own > other)


def mean(values: list[float]) -> float:
    return sum(values) / len(values)
