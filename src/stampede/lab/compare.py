"""Two installations of the engine against each other on one machine: the same work in turn, and the best of each."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from stampede.core.registry import find_game, game_ids
from stampede.lab import probe
from stampede.lab.bench import BenchError
from stampede.lab.probe import OPERATIONS
from stampede.lab.series import usual_seats

RUNS = 40
SECONDS = 0.03  # of the processor for a run, about: short enough that some run is left in peace


@dataclass(frozen=True)
class Comparison:
    """Microseconds for a decision (`loop`, `apply`) or a call (`legal`, `copy`, `sample`), the best of all runs."""

    game: str
    seats: int
    operation: str
    here: float
    there: float
    same_games: bool  # if not, the rules differ, and so does the work

    @property
    def ratio(self) -> float:
        """How long it takes here, if there it takes 1."""
        return self.here / self.there

    def to_json(self) -> dict[str, object]:
        figures = {name: float(f"{getattr(self, name):.4g}") for name in ("here", "there", "ratio")}
        return {**asdict(self), **figures}


class Measured:
    """An installation, by its Python, that answers what `probe.py` is asked."""

    def __init__(self, python: str, leaving: ExitStack) -> None:
        self.python = python
        try:
            self.process = leaving.enter_context(
                # -P: of this file's folder nothing is to be imported.
                subprocess.Popen(
                    [python, "-P", str(Path(probe.__file__))],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.PIPE,
                    bufsize=0,
                )
            )
        except OSError as error:
            raise BenchError(f"{python} cannot be started: {error.strerror}") from None
        leaving.callback(self.process.kill)

    def ask(self, **question: object) -> Any:
        try:
            assert self.process.stdin is not None
            assert self.process.stdout is not None
            self.process.stdin.write(json.dumps(question).encode() + b"\n")
            answer = self.process.stdout.readline()
        except BrokenPipeError:
            answer = b""
        if not answer:
            assert self.process.stderr is not None
            last = self.process.stderr.read().decode("utf-8", "replace").strip().splitlines()[-1:] or [
                "it said nothing"
            ]
            raise BenchError(f"{self.python} could not be measured: {last[0]}")
        return json.loads(answer)


def compare(
    other: str, games: Sequence[str] = (), seats: int | None = None, runs: int = RUNS, seconds: float = SECONDS
) -> list[Comparison]:
    """This installation against that of another Python, game by game."""
    found: list[Comparison] = []
    with ExitStack() as leaving:
        here, there = (Measured(python, leaving) for python in (sys.executable, other))
        for id in games or game_ids():
            game = find_game(id)
            at_table = usual_seats(game) if seats is None else seats
            game.settle(at_table, {})
            played = [measured.ask(game=id, seats=at_table) for measured in (here, there)]
            for operation in OPERATIONS:
                times = times_for(here, operation, seconds)
                best = take_turns(here, there, operation, times, runs)
                found.append(Comparison(id, at_table, operation, *best, played[0] == played[1]))
    return found


def times_for(measured: Measured, operation: str, seconds: float) -> int:
    """How often to do it, so that a run takes about that long."""
    times = 1
    while True:
        took, _ = measured.ask(operation=operation, times=times)
        if took >= seconds / 4:
            return max(1, int(times * seconds / took))
        times *= 4


def take_turns(here: Measured, there: Measured, operation: str, times: int, runs: int) -> tuple[float, float]:
    """The best time of each. They take turns at going first, so a slow moment hits neither more often."""
    best: dict[Measured, float] = {}
    for run in range(runs):
        for measured in (here, there) if run % 2 == 0 else (there, here):
            seconds, done = measured.ask(operation=operation, times=times)
            each = seconds / done * 1e6
            best[measured] = min(each, best.get(measured, each))
    return best[here], best[there]
