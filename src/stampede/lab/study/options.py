"""Options compared: what changes with them, and whether that can be luck."""

from __future__ import annotations

from typing import Any

import polars as pl

from stampede.core.game import OptionValue
from stampede.lab.intervals import STEPS, chance_of, strict
from stampede.lab.observe import NO_SEAT
from stampede.lab.statistics import Statistics
from stampede.lab.study.games import COUNT, OPTION
from stampede.lab.study.plan import MAIN, Study

Figures = dict[str, Any]
UNLIKELY = 0.05
PLACES = 5


def measures(statistics: Statistics, rows: pl.DataFrame) -> dict[str, tuple[str, pl.Expr]]:
    """What is compared: a name for the report, and its value in a game."""
    found = {
        "decisions": ("Decisions", pl.col("decisions")),
        "minutes": ("Estimated minutes", pl.col("minutes")),
        "forced": ("Decisions without a choice, in %", 100 * pl.col("forced_share")),
        "score": ("Score of a player", pl.col("scores").list.mean()),
    }
    if rows["seats"].max() != 1:
        found["ties"] = ("Shared victories, in %", 100 * (pl.col("winners") > 1).cast(pl.Float64))
        found["lead_changes"] = ("Changes of the lead", pl.col("lead_changes"))
        found["settled"] = ("Lead taken for good, in % of the game", 100 * pl.col("settled"))
        if (rows["first"] != NO_SEAT).all():
            beginner = pl.col("wins").list.get(pl.col("first")) / pl.col("winners")
            found["beginner"] = ("Wins of whoever begins, in %", 100 * beginner)
    for count in statistics.counts:
        column = pl.col(f"{COUNT}.{count.id}")
        found[count.id] = (count.title, column.list.sum() if count.whose or count.each else column)
    return found


def compare_options(study: Study, statistics: Statistics, scalars: pl.DataFrame) -> list[Figures]:
    """Every option of the sweep: the means with each of its values, and how they differ from the first.

    Every value was played on the same deals, with the same seats and with all values of the other options. `p` is how
    likely luck alone makes a difference as large, corrected for the number of comparisons.
    """
    rows = scalars.filter(pl.col("part") == MAIN)
    return [compare_option(name, values, statistics, rows) for name, values in study.sweep]


def compare_option(name: str, values: tuple[OptionValue, ...], statistics: Statistics, rows: pl.DataFrame) -> Figures:
    results = []
    for id_, (title, expression) in measures(statistics, rows).items():
        figures = []
        for value in values:
            own = rows.filter(pl.col(f"{OPTION}.{name}") == value).select(number=expression.cast(pl.Float64))["number"]
            figures.append((float(own.mean() or 0), float(own.std() or 0), len(own)))  # type: ignore[arg-type]
        results.append((id_, title, figures))
    chances = [
        chance_of(mean - figures[0][0], error(figures[0], (mean, deviation, games)))
        for _, _, figures in results
        for mean, deviation, games in figures[1:]
    ]
    corrected = iter(strict(chances))
    return {
        "option": name,
        "values": list(values),
        "games": [int((rows[f"{OPTION}.{name}"] == value).sum()) for value in values],
        "measures": [
            {
                "id": id_,
                "title": title,
                "values": [
                    value_figures(value, figures[0], own, None if place == 0 else next(corrected))
                    for place, (value, own) in enumerate(zip(values, figures, strict=True))
                ],
            }
            for id_, title, figures in results
        ],
    }


Sample = tuple[float, float, int]  # mean, standard deviation, games


def error(one: Sample, other: Sample) -> float:
    """The standard error of the difference of two means. The same deals make it smaller, if anything."""
    return float((one[1] ** 2 / max(1, one[2]) + other[1] ** 2 / max(1, other[2])) ** 0.5)


def value_figures(value: OptionValue, first: Sample, own: Sample, chance: float | None) -> Figures:
    width = STEPS * own[1] / max(1, own[2]) ** 0.5
    figures: Figures = {
        "value": value,
        "mean": round(own[0], PLACES),
        "ci": [round(own[0] - width, PLACES), round(own[0] + width, PLACES)],
    }
    if chance is not None:
        difference, spread = own[0] - first[0], STEPS * error(first, own)
        figures["difference"] = round(difference, PLACES)
        figures["difference_ci"] = [round(difference - spread, PLACES), round(difference + spread, PLACES)]
        figures["p"] = chance
        figures["differs"] = chance < UNLIKELY
    return figures
