"""How fast the engine is on this machine, game by game.

This module is never compiled: `driven` is what a program in plain Python gets, move by move. `python -m
stampede.lab.bench GAME SEATS SECONDS RUNS` prints one measurement as JSON, which is how a compiled program measures its
own sources interpreted.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from statistics import median

from stampede.core.errors import StampedeError
from stampede.core.game import Belief, Game, State, action_buffer
from stampede.core.play import Tally, play_randomly
from stampede.core.registry import find_game, game_ids
from stampede.core.rng import Rng
from stampede.engine import VARIABLE, is_compiled
from stampede.lab.series import usual_seats

MID_GAME_POSITIONS = 24
DEALS_FOR_POSITIONS = 1000
CALLS_BETWEEN_CLOCKS = 20


class BenchError(StampedeError):
    """A measurement that could not be made."""


@dataclass(frozen=True)
class Effort:
    """How long to measure: the median of `runs`, each of which plays whole games for `seconds`."""

    seconds: float
    runs: int


FULL = Effort(1.0, 5)
SHORT = Effort(0.3, 3)


@dataclass(frozen=True)
class Figures:
    """Random play on one core. Times per call are in microseconds, for positions from the middle of a game."""

    compiled: bool
    runs: int
    decisions_per_second: float  # whole games, each in one loop inside the engine
    games_per_second: float  # the same games
    choice_share: float  # decisions with at least two legal actions
    driven_decisions_per_second: float  # move by move from interpreted Python
    copy_us: float
    view_us: float
    sample_us: float  # a position from a view that has been read already


@dataclass(frozen=True)
class Benchmark:
    """A game's figures and, if it is compiled, those of the same sources interpreted."""

    game: str
    seats: int
    figures: Figures
    interpreted: Figures | None

    def to_json(self) -> dict[str, object]:
        """The keys of Figures, in the order of its fields, between `game`, `seats` and `interpreted`."""
        return {
            "game": self.game,
            "seats": self.seats,
            **_rounded(self.figures),
            "interpreted": None if self.interpreted is None else _rounded(self.interpreted),
        }


def bench_document(benchmarks: Sequence[Benchmark]) -> dict[str, object]:
    """What `stampede bench --json` prints: the Python version, the machine and one object per game."""
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "compiled": is_compiled(),
        "games": [benchmark.to_json() for benchmark in benchmarks],
    }


def bench(
    games: Sequence[str] = (), seats: int | None = None, effort: Effort = FULL, interpreted: Effort = SHORT
) -> list[Benchmark]:
    """Measures the games (all by default), with three seats by default or as close as the game allows."""
    return [bench_game(find_game(id), seats, effort, interpreted) for id in games or game_ids()]


def bench_game(game: Game, seats: int | None, effort: Effort, interpreted: Effort) -> Benchmark:
    at_table = usual_seats(game) if seats is None else seats
    figures = measure(game, at_table, effort)
    return Benchmark(
        game.id,
        at_table,
        figures,
        measure_interpreted(game.id, at_table, interpreted) if figures.compiled else None,
    )


def measure(game: Game, seats: int, effort: Effort) -> Figures:
    """All figures of this process's own engine."""
    options = game.settle(seats, {})

    def opening(rng: Rng) -> State:
        return game.new(seats, options, rng)

    loops = [time_loops(opening, Rng.free(f"bench loop {run}"), effort.seconds) for run in range(effort.runs)]
    driven = [time_driven(opening, Rng.free(f"bench driven {run}"), effort.seconds / 2) for run in range(effort.runs)]
    positions = mid_game_positions(opening)
    views = [position.view(position.to_act()[0]) for position in positions]
    samplers = [_sampler(game.belief(view), Rng.free("bench sample")) for view in views]
    brief = effort.seconds / 5
    return Figures(
        compiled=is_compiled(),
        runs=effort.runs,
        decisions_per_second=median(loop.decisions / loop.seconds for loop in loops),
        games_per_second=median(loop.games / loop.seconds for loop in loops),
        choice_share=sum(loop.choices for loop in loops) / sum(loop.decisions for loop in loops),
        driven_decisions_per_second=median(driven),
        copy_us=time_calls([position.copy for position in positions], brief, effort.runs),
        view_us=time_calls([_viewer(position) for position in positions], brief, effort.runs),
        sample_us=time_calls(samplers, brief, effort.runs),
    )


def measure_interpreted(game: str, seats: int, effort: Effort) -> Figures:
    """The same figures from a process that runs the sources of a compiled installation."""
    done = subprocess.run(
        [sys.executable, "-m", "stampede.lab.bench", game, str(seats), str(effort.seconds), str(effort.runs)],
        env={**os.environ, VARIABLE: "interpreted"},
        capture_output=True,
        text=True,
    )
    if done.returncode != 0:
        last = done.stderr.strip().splitlines()[-1:] or ["it said nothing"]
        raise BenchError(f"{game} could not be measured interpreted: {last[0]}")
    return Figures(**json.loads(done.stdout))


@dataclass(frozen=True)
class Loop:
    games: int
    decisions: int
    choices: int
    seconds: float


def time_loops(opening: Callable[[Rng], State], rng: Rng, seconds: float) -> Loop:
    """Plays random games, each in one loop inside the engine, for at least that long."""
    tally = Tally()
    out = action_buffer(opening(rng))
    games = 0
    started = time.perf_counter()
    while True:
        for _ in range(CALLS_BETWEEN_CLOCKS):
            play_randomly(opening(rng), rng, rng, out, tally, None)
        games += CALLS_BETWEEN_CLOCKS
        elapsed = time.perf_counter() - started
        if elapsed >= seconds:
            return Loop(games, tally.decisions, tally.choices, elapsed)


def time_driven(opening: Callable[[Rng], State], rng: Rng, seconds: float) -> float:
    """Decisions per second when this interpreted module makes every one of them."""
    decisions = 0
    started = time.perf_counter()
    while True:
        state = opening(rng)
        while (seat := state.first_to_act()) >= 0:
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))], rng, None)
            decisions += 1
        elapsed = time.perf_counter() - started
        if elapsed >= seconds:
            return decisions / elapsed


def mid_game_positions(opening: Callable[[Rng], State]) -> list[State]:
    """Positions halfway through random games, the same ones each time."""
    positions: list[State] = []
    for deal in range(DEALS_FOR_POSITIONS):
        chance = Rng.keyed(f"bench position {deal}".encode())
        state = opening(chance)
        halfway = state.copy()
        moves: list[tuple[int, int]] = []
        play_randomly(state, chance, Rng.free(f"bench choice {deal}"), action_buffer(state), Tally(), moves)
        for seat, action in moves[: len(moves) // 2]:
            halfway.apply(seat, action, chance, None)
        if halfway.owing():
            positions.append(halfway)
        if len(positions) == MID_GAME_POSITIONS:
            return positions
    raise BenchError(
        f"{DEALS_FOR_POSITIONS} random games did not give {MID_GAME_POSITIONS} positions from the middle of a game"
    )


def time_calls(calls: Sequence[Callable[[], object]], seconds: float, runs: int) -> float:
    """Microseconds per call, averaged over all calls: the median of the runs."""
    return median(_time_calls_once(calls, seconds) for _ in range(runs))


def _time_calls_once(calls: Sequence[Callable[[], object]], seconds: float) -> float:
    made = 0
    started = time.perf_counter()
    while True:
        for call in calls:
            for _ in range(CALLS_BETWEEN_CLOCKS):
                call()
        made += len(calls) * CALLS_BETWEEN_CLOCKS
        elapsed = time.perf_counter() - started
        if elapsed >= seconds:
            return elapsed / made * 1e6


def _viewer(position: State) -> Callable[[], object]:
    seat = position.to_act()[0]
    return lambda: position.view(seat)


def _sampler(belief: Belief, rng: Rng) -> Callable[[], object]:
    return lambda: belief.sample(rng)


def _rounded(figures: Figures) -> dict[str, object]:
    """Four significant digits; more would be noise."""
    return {
        name: float(f"{value:.4g}") if isinstance(value, float) else value for name, value in asdict(figures).items()
    }


if __name__ == "__main__":
    asked, seat_count, run_seconds, run_count = sys.argv[1:]
    measured = measure(find_game(asked), int(seat_count), Effort(float(run_seconds), int(run_count)))
    print(json.dumps(asdict(measured)))
