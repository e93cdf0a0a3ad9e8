"""The figures of a study, from `games.parquet` alone. They are what `summary.json` holds and the report shows."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import polars as pl

from stampede.core.game import Game
from stampede.engine import is_compiled
from stampede.lab.intervals import chance_of, mean_interval, share_interval, strict
from stampede.lab.observe import NO_SEAT
from stampede.lab.statistics import Count, Statistics, read_statistics
from stampede.lab.study.components import family_figures
from stampede.lab.study.folder import Finished
from stampede.lab.study.games import COUNT, OPTION
from stampede.lab.study.options import compare_options
from stampede.lab.study.plan import MAIN, Study
from stampede.lab.study.skill import skill_figures
from stampede.lab.study.warnings import warnings_about
from stampede.match.words import Words

Figures = dict[str, Any]
FORMAT = "stampede-study 1"
UNLIKELY = 0.05  # a chance below this is not taken for luck
BINS = 24
PLACES = 5
TINY = 1e-9  # what floats may be off by


def summarise(finished: Finished) -> Figures:
    study = finished.study
    game = study.load()
    statistics = read_statistics(game)
    games = pl.scan_parquet(finished.games)
    scalars = without_lists(games, statistics).collect()
    words = Words(game)
    summary: Figures = {
        "format": FORMAT,
        "game": study.game,
        "title": words.text("game-title") if words.has("game-title") else study.game,
        "rules": game.rules_version,
        "components": game.digest,
        "box": None if study.components is None else study.components.name,
        "seed": study.seed,
        "bots": list(study.bots),
        "iterations_scale": study.scale,
        "options": dict(study.baseline),
        "sweep": {name: list(values) for name, values in study.sweep},
        "games": study.games,
        "decisions": int(scalars["decisions"].sum()),
        "digest": finished.digest,
        "compiled": is_compiled(),
        "seconds": {"choice": statistics.choice, "forced": statistics.forced},
        "box_minutes": statistics.minutes and list(statistics.minutes),
        "tables": [table_figures(study, game, statistics, games, scalars, seats, words) for seats in study.seat_counts],
        "skill": skill_figures(study, scalars),
        "comparisons": compare_options(study, statistics, scalars),
        "faults": [fault.to_json() for fault in finished.faults],
    }
    summary["warnings"] = warnings_about(summary)
    return summary


def without_lists(games: pl.LazyFrame, statistics: Statistics) -> pl.LazyFrame:
    """All but the components, which are many. A shared win is divided evenly."""
    winners = pl.col("ranks").list.count_matches(1)
    families = [f"{family.id}.{role.id}" for family in statistics.families for role in family.roles]
    return games.drop([*families, "digest"]).with_columns(
        winners=winners,
        wins=pl.col("ranks").list.eval((pl.element() == 1).cast(pl.Float64)),
        forced_share=pl.col("forced") / pl.col("decisions"),
        minutes=pl.col("seconds") / 60,
    )


def baseline(study: Study, seats: int) -> pl.Expr:
    """The games that most of a report is about."""
    chosen = (pl.col("part") == MAIN) & (pl.col("seats") == seats)
    for name, _ in study.sweep:
        chosen &= pl.col(f"{OPTION}.{name}") == dict(study.baseline)[name]
    return chosen


def table_figures(
    study: Study,
    game: Game,
    statistics: Statistics,
    games: pl.LazyFrame,
    scalars: pl.DataFrame,
    seats: int,
    words: Words,
) -> Figures:
    """What is known of games with that many seats."""
    chosen = baseline(study, seats)
    rows = scalars.filter(chosen)
    return {
        "seats": seats,
        "games": len(rows),
        "turn_order": turn_order(rows, seats, statistics),
        "ties": share(rows["winners"] > 1),
        "scores": distribution(rows["scores"].list.explode()),
        "length": {"decisions": distribution(rows["decisions"]), "minutes": distribution(rows["minutes"])},
        "forced": mean_of(rows["forced_share"]),
        "closeness": closeness(rows, seats),
        "ends": [
            {"reason": reason, "text": end_text(words, reason), **share(rows["reason"] == reason)}
            for reason in game.end_reasons
        ],
        "counts": [count_figures(count, rows, seats) for count in statistics.counts],
        "families": [
            family_figures(game, family, games.filter(chosen), seats, words) for family in statistics.families
        ],
    }


def end_text(words: Words, reason: str) -> str:
    return words.text(f"end-{reason}") if words.has(f"end-{reason}") else reason


# --- who begins -------------------------------------------------------------------------------------------------------


def turn_order(rows: pl.DataFrame, seats: int, statistics: Statistics) -> Figures | None:
    """The share of wins by place in the turn order or, if all play at the same time, by seat."""
    if seats == 1:
        return None
    by_seat = [rows["wins"].list.get(seat) / rows["winners"] for seat in range(seats)]
    begins = rows["first"]
    if (begins == NO_SEAT).any():
        return {"by": "seat", "places": places(by_seat, seats)}
    frame = pl.DataFrame({"first": begins, **{str(seat): wins for seat, wins in enumerate(by_seat)}})
    step = 1 if statistics.to_the_left else -1
    ordered = []
    for place in range(seats):
        column = pl.lit(None, pl.Float64)
        for first in range(seats):
            column = (
                pl.when(pl.col("first") == first).then(pl.col(str((first + step * place) % seats))).otherwise(column)
            )
        ordered.append(frame.select(wins=column)["wins"])
    return {"by": "turn", "places": places(ordered, seats)}


def places(columns: Sequence[pl.Series], seats: int) -> list[Figures]:
    """Each place's share of the wins, and how likely luck alone brings it as far from an even share."""
    shares = [mean_of(column) for column in columns]
    # The shares themselves are rounded; if all victories are shared, that alone would look like an advantage.
    offs = [float(column.mean() or 0.0) - 1 / seats for column in columns]  # type: ignore[arg-type]  # of floats
    chances = [
        chance_of(0.0 if abs(off) < TINY else off, found["error"]) for off, found in zip(offs, shares, strict=True)
    ]
    return [
        {
            "place": place,
            "share": found["mean"],
            "ci": list(share_interval(found["mean"], found["games"])),
            "p": chance,
            "uneven": chance < UNLIKELY,
        }
        for place, (found, chance) in enumerate(zip(shares, strict(chances), strict=True))
    ]


# --- is it close ------------------------------------------------------------------------------------------------------


def closeness(rows: pl.DataFrame, seats: int) -> Figures | None:
    """Of the games that one player won alone: nobody takes the lead for good in a shared victory."""
    rows = rows.filter(pl.col("winners") == 1)
    if seats == 1 or rows.is_empty():
        return None
    tenths = []
    for tenth in range(9):
        leader = rows["leaders"].list.get(tenth)
        known = rows.with_columns(leader=leader).filter(pl.col("leader") != NO_SEAT)
        won = known.select(won=pl.col("wins").list.get(pl.col("leader")))["won"]
        tenths.append({"after": (tenth + 1) / 10, **share(won)})
    return {
        "games": len(rows),
        "lead_changes": distribution(rows["lead_changes"]),
        "settled": distribution(rows["settled"]),
        "last_tenth": share(rows["settled"] > 0.9),
        "leader_wins": tenths,
    }


# --- what the game counts ---------------------------------------------------------------------------------------------


def count_figures(count: Count, rows: pl.DataFrame, seats: int) -> Figures:
    column = rows[f"{COUNT}.{count.id}"]
    figures: Figures = {"id": count.id, "title": count.title, "meaning": count.meaning}
    if count.each:
        longest = int(column.list.len().max() or 0)  # type: ignore[arg-type]  # of whole numbers
        periods = [column.list.get(place, null_on_oob=True).drop_nulls() for place in range(longest)]
        return {**figures, "each": count.each, "periods": [mean_of(period) for period in periods]}
    totals = column.list.sum() if count.whose else column
    figures["total"] = distribution(totals)
    if count.whose and seats > 1:
        pairs = rows.select("wins", "winners", number=f"{COUNT}.{count.id}").filter(pl.col("winners") < seats)
        single = pairs.explode("wins", "number")
        figures["winners"] = mean_of(single.filter(pl.col("wins") == 1)["number"])
        figures["others"] = mean_of(single.filter(pl.col("wins") == 0)["number"])
    return figures


# --- small change -----------------------------------------------------------------------------------------------------


def rounded(number: float) -> float:
    return round(float(number), PLACES)


def share(column: pl.Series) -> Figures:
    """Of games in which something is so; or a mean of shares."""
    games = len(column)
    found = float(column.cast(pl.Float64).mean() or 0.0) if games else 0.0  # type: ignore[arg-type]  # of floats
    low, high = share_interval(found, games)
    return {"share": rounded(found), "ci": [rounded(low), rounded(high)], "games": games}


def mean_of(column: pl.Series) -> Figures:
    games = len(column)
    numbers = column.cast(pl.Float64)
    mean = float(numbers.mean() or 0.0) if games else 0.0  # type: ignore[arg-type]  # of floats
    deviation = float(numbers.std() or 0.0) if games > 1 else 0.0  # type: ignore[arg-type]
    low, high = mean_interval(mean, deviation, games)
    return {
        "mean": rounded(mean),
        "ci": [rounded(low), rounded(high)],
        "deviation": rounded(deviation),
        "error": deviation / math.sqrt(games) if games else 0.0,
        "games": games,
    }


def distribution(column: pl.Series) -> Figures:
    """Mean, percentiles, and a histogram of evenly wide bins."""
    numbers = column.cast(pl.Float64)
    figures = mean_of(numbers)
    for percent in (5, 50, 95):
        figures[f"p{percent}"] = rounded(numbers.quantile(percent / 100, "nearest") or 0.0)
    low, high = float(numbers.min() or 0.0), float(numbers.max() or 0.0)  # type: ignore[arg-type]
    figures["min"], figures["max"] = rounded(low), rounded(high)
    figures["bins"] = histogram(numbers, low, high, not column.dtype.is_float())
    return figures


def histogram(numbers: pl.Series, low: float, high: float, whole: bool) -> list[Figures]:
    """Bins `from` (inclusive) `to` (exclusive); of whole numbers they are whole, too."""
    width = (high - low + (1 if whole else 0)) / BINS
    width = max(1.0, math.ceil(width)) if whole else width or 1.0
    place = ((numbers - low) / width).floor().clip(0, BINS - 1)
    counts = place.cast(pl.Int64).value_counts(sort=False)
    found = dict(zip(counts[counts.columns[0]].to_list(), counts["count"].to_list(), strict=True))
    last = max(found, default=0)
    return [
        {
            "from": rounded(low + width * bin_),
            "to": rounded(low + width * (bin_ + 1)),
            "share": rounded(found.get(bin_, 0) / len(numbers)),
        }
        for bin_ in range(last + 1)
    ]
