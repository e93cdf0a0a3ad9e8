"""Many games played by bots: the same seed gives the same games, with any number of processes, compiled or not."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext
from dataclasses import dataclass, field
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from typing import Any

from stampede.core.files import drafting
from stampede.core.game import OptionValue, Outcome
from stampede.core.registry import load_game
from stampede.engine import is_compiled
from stampede.lab.guests import Fault, find_player
from stampede.lab.processes import check_shareable, in_order, is_stopped
from stampede.lab.series import Plan, Series, SimulationError

LARGEST_BATCH = 250
BATCHES_A_JOB = 32  # enough for an even load and a smooth progress bar


@dataclass
class Totals:
    """Sums over games, in whole numbers, so that the order of adding makes no difference."""

    seats: int
    decisions: int = 0
    end_reasons: Counter[str] = field(default_factory=Counter)
    plies: Counter[int] = field(default_factory=Counter)
    win_parts: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.win_parts = self.win_parts or [0] * self.seats
        self.scores = self.scores or [0] * self.seats

    @property
    def parts_of_a_win(self) -> int:
        """A win is divided into parts so that any number of seats can share it evenly."""
        return math.lcm(*range(1, self.seats + 1))

    def count(self, plies: int, outcome: Outcome) -> None:
        self.decisions += plies
        self.end_reasons[outcome.reason] += 1
        self.plies[plies] += 1
        for seat in outcome.winners:
            self.win_parts[seat] += self.parts_of_a_win // len(outcome.winners)
        for seat, score in enumerate(outcome.scores):
            self.scores[seat] += score

    def add(self, other: Totals) -> None:
        self.decisions += other.decisions
        self.end_reasons.update(other.end_reasons)
        self.plies.update(other.plies)
        self.win_parts = [mine + theirs for mine, theirs in zip(self.win_parts, other.win_parts, strict=True)]
        self.scores = [mine + theirs for mine, theirs in zip(self.scores, other.scores, strict=True)]


@dataclass
class Batch:
    """The result of some consecutive games: digests in game order, and records as lines if they are kept."""

    games: int
    totals: Totals
    digests: bytes
    lines: list[str]
    faults: list[Fault]  # of bots that were brought along


@dataclass(frozen=True)
class Plies:
    """How many decisions a game took; percentiles by nearest rank."""

    mean: float
    p5: int
    p50: int
    p95: int
    max: int


@dataclass(frozen=True)
class SimulationResult:
    """The result of a simulation. Only `compiled`, `seconds` and `decisions_per_second` vary from run to run."""

    game: str
    seats: int
    games: int
    seed: int
    bots: list[str]
    options: dict[str, OptionValue]
    compiled: bool
    decisions: int
    seconds: float
    digest: str  # SHA-256 over the digests of all records, in game order
    end_reasons: dict[str, int]
    wins: list[float]  # each seat's share; a tie is split
    mean_scores: list[float]
    plies: Plies
    faults: list[Fault]  # of bots that were brought along; there are none in a document without them

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0

    def to_json(self) -> dict[str, object]:
        return {
            "game": self.game,
            "seats": self.seats,
            "games": self.games,
            "seed": self.seed,
            "bots": self.bots,
            "options": self.options,
            "compiled": self.compiled,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions_per_second),
            "digest": self.digest,
            "end_reasons": self.end_reasons,
            "wins": self.wins,
            "scores": {"mean": self.mean_scores},
            "plies": {
                "mean": self.plies.mean,
                "p5": self.plies.p5,
                "p50": self.plies.p50,
                "p95": self.plies.p95,
                "max": self.plies.max,
            },
            **({"faults": [fault.to_json() for fault in self.faults]} if self.faults else {}),
        }


def simulate(
    game: str,
    *,
    seats: int,
    bots: str | Sequence[str] = "random",
    games: int,
    seed: int = 1,
    options: Mapping[str, object] | None = None,
    components: str | Path | None = None,
    jobs: int = 1,
    records: str | Path | None = None,
    first: int = 0,
    progress: Callable[[int], None] | None = None,
) -> SimulationResult:
    """Plays games `first` to `first + games - 1` of the seed and sums them up.

    `bots`: one name for all seats, or one per seat; a bot of your own is `module:Class` (`stampede.lab.guests`).
    `records`: a file for all records, one JSON document per line, written completely or not at all. `progress` is
    called with the number of games finished since its last call. With more than one job the games run in spawned
    processes, so the calling script needs `if __name__ == "__main__":`.
    """
    if games < 1:
        raise SimulationError(f"the number of games must be at least 1, not {games}")
    if first < 0:
        raise SimulationError(f"games are counted from 0, so the first one cannot be {first}")
    if jobs < 1:
        raise SimulationError(f"the number of jobs must be at least 1, not {jobs}")
    box = None if components is None else Path(components)
    loaded = load_game(game, box)
    settled = loaded.settle(seats, options or {})
    names = seat_bots(bots, seats)
    plan = Plan(game, box, tuple(names), tuple(settled.items()), seed, records is not None)

    totals = Totals(seats)
    faults: list[Fault] = []
    digest = sha256()
    started = time.perf_counter()
    keeping: AbstractContextManager[RecordsFile | None] = nullcontext()
    if records is not None:
        keeping = RecordsFile(Path(records))
    with keeping as file:
        for batch in _play_all(plan, range(first, first + games), jobs):
            totals.add(batch.totals)
            faults += batch.faults
            digest.update(batch.digests)
            if file is not None:
                file.write(batch.lines)
            if progress is not None:
                progress(batch.games)
    seconds = time.perf_counter() - started
    reasons = [*loaded.end_reasons, *sorted(totals.end_reasons.keys() - set(loaded.end_reasons))]
    return SimulationResult(
        game=game,
        seats=seats,
        games=games,
        seed=seed,
        bots=names,
        options=settled,
        compiled=is_compiled(),
        decisions=totals.decisions,
        seconds=seconds,
        digest=digest.hexdigest(),
        end_reasons={reason: totals.end_reasons[reason] for reason in reasons},
        wins=[parts / (totals.parts_of_a_win * games) for parts in totals.win_parts],
        mean_scores=[score / games for score in totals.scores],
        plies=summarise_plies(totals.plies),
        faults=faults,
    )


def seat_bots(bots: str | Sequence[str], seats: int) -> list[str]:
    """The bot of each seat; a single name is for all seats."""
    names = [bots] if isinstance(bots, str) else list(bots)
    for name in names:
        find_player(name)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise SimulationError(f"{len(names)} bots for {seats} seats: give one for all, or one for each")
    return names


def summarise_plies(counts: Counter[int]) -> Plies:
    games = counts.total()
    rising = sorted(counts)

    def percentile(percent: int) -> int:
        rank = max(1, -(-percent * games // 100))
        for plies in rising:
            rank -= counts[plies]
            if rank <= 0:
                return plies
        return rising[-1]

    mean = sum(plies * count for plies, count in counts.items()) / games
    return Plies(mean, percentile(5), percentile(50), percentile(95), rising[-1])


def play_batch(series: Series, indices: range, stopped: Callable[[], bool]) -> Batch:
    """Plays the games in order, until they are done or `stopped`."""
    batch = Batch(0, Totals(len(series.bots)), b"", [], [])
    digests: list[bytes] = []
    for index in indices:
        if stopped():
            break
        record, outcome = series.play(index)
        batch.games += 1
        batch.totals.count(len(record.moves), outcome)
        digests.append(bytes.fromhex(record.digest()))
        if series.plan.keep_records:
            batch.lines.append(record.to_line())
    batch.digests = b"".join(digests)
    batch.faults = series.take_faults()
    return batch


def _play_all(plan: Plan, indices: range, jobs: int) -> Iterator[Batch]:
    """All batches, in game order."""
    size = max(1, min(LARGEST_BATCH, len(indices) // (jobs * BATCHES_A_JOB)))
    batches = [indices[start : start + size] for start in range(0, len(indices), size)]
    jobs = min(jobs, len(batches))
    if jobs == 1:
        series = Series(plan)
        return (play_batch(series, batch, lambda: False) for batch in batches)
    check_shareable(plan.game)
    return in_order(partial(_play_batch_here, plan), batches, jobs)


@cache
def _series_of(plan: Plan) -> Series:
    return Series(plan)


def _play_batch_here(plan: Plan, indices: range) -> Batch:
    return play_batch(_series_of(plan), indices, is_stopped)


class RecordsFile:
    """A file with one record per line, opened with `with`. It gets its name only once it is complete."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __enter__(self) -> RecordsFile:
        if self.path.exists() and not self.path.is_file():
            raise SimulationError(f"{self.path} is not a file: choose another for the records")
        with self._sayable(), ExitStack() as stack:
            draft = stack.enter_context(drafting(self.path))
            self.file = stack.enter_context(draft.open("w", encoding="utf-8", newline="\n"))
            self.open = stack.pop_all()
        return self

    def write(self, lines: list[str]) -> None:
        with self._sayable():
            self.file.writelines(f"{line}\n" for line in lines)

    def __exit__(self, *raised: Any) -> None:
        with self._sayable():
            self.open.__exit__(*raised)

    @contextmanager
    def _sayable(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise SimulationError(f"{self.path} cannot be written: {error.strerror or error}") from error
