"""The games of a study, played and watched in batches: a row of figures for each."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from threading import get_ident
from typing import Any

import polars as pl

from stampede.bots.bot import Bot
from stampede.core.errors import StampedeError
from stampede.core.game import OptionValue
from stampede.core.rng import derive_key
from stampede.lab.crew import Crew
from stampede.lab.guests import Fault, GuestError, find_player
from stampede.lab.lineups import LineUp
from stampede.lab.observe import Observer
from stampede.lab.processes import is_stopped
from stampede.lab.series import Deal, Plan, Series, SimulationError, Stopped
from stampede.lab.statistics import Statistics, read_statistics
from stampede.lab.study.plan import Batch, Study

OPTION, COUNT = "option", "count"  # what the names of columns begin with
TYPES: dict[type, type[pl.DataType]] = {bool: pl.Boolean, int: pl.Int64, str: pl.String}


@dataclass(frozen=True)
class Played:
    """A batch: its rows as a Parquet file, and what guests did wrong."""

    batch: Batch
    rows: bytes
    faults: list[Fault]


def schema(statistics: Statistics, options: Sequence[tuple[str, OptionValue]]) -> dict[str, Any]:
    """The columns of `games.parquet`."""
    columns: dict[str, Any] = {
        "part": pl.String,
        "setting": pl.UInt16,
        "number": pl.UInt32,
        "deal": pl.UInt32,
        "seats": pl.UInt8,
        "bots": pl.List(pl.String),
        **{f"{OPTION}.{name}": TYPES[type(value)] for name, value in options},
        "first": pl.Int8,
        "reason": pl.String,
        "scores": pl.List(pl.Int32),
        "ranks": pl.List(pl.UInt8),
        "decisions": pl.UInt32,
        "forced": pl.UInt32,
        "seconds": pl.UInt32,
        "lead_changes": pl.UInt16,
        "leaders": pl.List(pl.Int8),
        "settled": pl.Float32,
    }
    for count in statistics.counts:
        columns[f"{COUNT}.{count.id}"] = pl.List(pl.Int32) if count.whose or count.each else pl.Int32
    for family in statistics.families:
        for role in family.roles:
            columns[f"{family.id}.{role.id}"] = pl.List(pl.List(pl.String))
    return {**columns, "digest": pl.Binary}


class Stand:
    """Where the games of a study are played and watched: bots loaded once, and a series for each line-up."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self.game = study.load()
        self.statistics = read_statistics(self.game)
        self.players: dict[str, Bot] = {}
        self.series: dict[tuple[int, LineUp], Series] = {}
        self.observers: dict[int, Observer] = {}

    def play(self, batch: Batch, stopped: Callable[[], bool] | None = None) -> Played:
        setting = self.study.settings[batch.setting]
        rows = [
            self.play_game(batch.setting, number, stopped) for number in range(batch.first, batch.first + batch.games)
        ]
        frame = pl.DataFrame(rows, schema=schema(self.statistics, setting.options), orient="row")
        file = io.BytesIO()
        frame.write_parquet(file)
        faults = [fault for series in self.series.values() for fault in series.take_faults()]
        return Played(batch, file.getvalue(), faults)

    def play_game(self, place: int, number: int, stopped: Callable[[], bool] | None) -> dict[str, object]:
        """One game as a row. An error names the game, its bots and the seed."""
        study, setting = self.study, self.study.settings[place]
        deal, turn = divmod(number, len(setting.line_ups))
        bots = setting.line_ups[turn]
        # The same deals for all options, so that they are compared on the same luck.
        key = derive_key("study", study.seed, setting.part, setting.seats, deal)
        chance = Deal(key, f"study {study.seed} {setting.part} {setting.seats} {deal} {turn}")
        try:
            played = self.series_of(place, bots).play_deal(chance, number, stopped=stopped)
            course = self.observer_of(place).watch(key, played.moves, played.outcome.winners)
        except (Stopped, GuestError):
            raise
        except Exception as error:
            what = str(error) if isinstance(error, StampedeError) else f"{type(error).__name__}: {error}"
            raise SimulationError(
                f"game {number} with {setting.seats} seats ({setting.part}, {','.join(bots)}) "
                f"of seed {study.seed} went wrong: {what}"
            ) from error
        outcome = played.outcome
        return {
            "part": setting.part,
            "setting": place,
            "number": number,
            "deal": deal,
            "seats": setting.seats,
            "bots": list(bots),
            **{f"{OPTION}.{name}": value for name, value in setting.options},
            "first": course.first,
            "reason": outcome.reason,
            "scores": outcome.scores,
            "ranks": outcome.ranks,
            "decisions": course.decisions,
            "forced": course.forced,
            "seconds": course.seconds,
            "lead_changes": course.lead_changes,
            "leaders": course.leaders,
            "settled": course.settled,
            **{f"{COUNT}.{name}": value for name, value in course.counts.items()},
            **course.components,
            "digest": bytes.fromhex(played.record.digest()),
        }

    def series_of(self, place: int, bots: LineUp) -> Series:
        if (place, bots) not in self.series:
            study, setting = self.study, self.study.settings[place]
            for name in bots:
                if name not in self.players:
                    self.players[name] = find_player(name, study.scale, study.patience, study.components)
            plan = Plan(study.game, study.components, bots, setting.options, study.seed, False)
            self.series[place, bots] = Series(plan, self.players)
        return self.series[place, bots]

    def observer_of(self, place: int) -> Observer:
        if place not in self.observers:
            setting = self.study.settings[place]
            self.observers[place] = Observer(self.game, setting.seats, dict(setting.options))
        return self.observers[place]


def play_batches(study: Study, batches: Sequence[Batch], crew: Crew) -> Iterator[Played]:
    """The batches, each as soon as it is played, in any order."""
    results = crew.results(study.game, study.proof, lambda: Stand(study).play, partial(_play_here, study), batches)
    yield from filter(None, results)


@cache
def _stand_of(study: Study, _thread: int) -> Stand:
    """A worker of a cluster may have several threads."""
    return Stand(study)


def _play_here(study: Study, batch: Batch) -> Played | None:
    try:
        return _stand_of(study, get_ident()).play(batch, is_stopped)
    except Stopped:
        return None
