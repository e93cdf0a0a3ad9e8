"""`stampede bench --peers`: how fast our games are next to those of others, in one run on one core.

All contestants of a metric take turns, slice by slice, and what counts is processor time, so whatever else the machine
does meanwhile slows all of them down alike. `python -m stampede.lab.peers GAME SEATS SECONDS SLICES` prints our own
figures as JSON, which is how a compiled program measures its sources interpreted.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median

from stampede.core.registry import find_game, game_ids
from stampede.engine import VARIABLE, is_compiled
from stampede.lab.bench import BenchError
from stampede.lab.contests import METRICS, PEERS, Contestant, ours
from stampede.lab.series import usual_seats

SECONDS = 0.5  # of a slice
SLICES = 5
OURS = "stampede"
REFERENCE = ("open_spiel", "hearts")  # ratios are to this one, where it takes part

NOT_COMPARABLE = [
    "Decisions differ: one of hearts is a card of up to thirteen, one of tic-tac-toe a square of up to nine; ours "
    "are steps of a turn, some of them with a single choice.",
    "Inside compiled code, both deal or set up each game and play it to the end. OpenSpiel doesn't count its "
    "decisions: the average length of its games, played from Python, stands for that.",
    "A simulation is as long as the rest of the game, and games differ in that; so decisions within simulations are "
    "told, too. OpenSpiel doesn't count these either: the average length of its playouts stands for that.",
    "RLCard, PettingZoo and boardgame.io have nothing compiled to drive, so they are compared move by move only. A "
    "step of RLCard or PettingZoo also makes the next observation; ours makes one only when asked.",
    "OpenSpiel's vector steps through 64 environments in Python one by one; ours steps 1,024 games in one compiled "
    "loop, which also writes an observation and a mask for each.",
    "boardgame.io plays a small card race made for this, in JavaScript, and keeps the log that it always keeps.",
]


@dataclass(frozen=True)
class Rate:
    """How much a contestant did in a second: the median of its slices."""

    metric: str
    name: str
    peer: str  # empty: ours
    engine: str  # compiled or interpreted, of ours
    per_second: float


@dataclass(frozen=True)
class Contest:
    rates: list[Rate]
    versions: dict[str, str]
    missing: dict[str, str]  # peers that did not take part, and how to install them

    def reference(self, metric: str) -> Rate | None:
        """Hearts of OpenSpiel, or else the fastest peer of that metric."""
        peers = [rate for rate in self.rates if rate.metric == metric and rate.peer]
        named = [rate for rate in peers if (rate.peer, rate.name) == REFERENCE]
        return named[0] if named else max(peers, key=lambda rate: rate.per_second, default=None)

    def ratio(self, rate: Rate) -> float | None:
        """Of one of our rates to the reference; None without one, and for peers."""
        reference = self.reference(rate.metric)
        return None if reference is None or rate.peer else rate.per_second / reference.per_second

    def to_json(self) -> dict[str, object]:
        return {
            "python": platform.python_version(),
            "machine": machine(),
            "compiled": is_compiled(),
            "versions": self.versions,
            "missing": self.missing,
            "metrics": {metric: self._metric(metric) for metric in METRICS},
            "not_comparable": NOT_COMPARABLE,
        }

    def _metric(self, metric: str) -> dict[str, object]:
        reference = self.reference(metric)
        return {
            "unit": METRICS[metric],
            "reference": None if reference is None else f"{reference.name} ({reference.peer})",
            "rates": [
                {
                    "name": rate.name,
                    "from": rate.peer or OURS,
                    "engine": rate.engine,
                    "per_second": rounded(rate.per_second),
                    "ratio": None if self.ratio(rate) is None else rounded(self.ratio(rate) or 0),
                }
                for rate in self.rates
                if rate.metric == metric
            ],
        }


def rounded(value: float) -> float:
    return float(f"{value:.4g}")


def machine() -> str:
    """The processor by its name, where the system tells it."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            for line in file:
                if line.startswith("model name"):
                    return f"{line.split(':', 1)[1].strip()} ({platform.machine()})"
    except OSError:
        pass
    return platform.machine()


def contest(
    games: Sequence[str] = (),
    seats: int | None = None,
    seconds: float = SECONDS,
    slices: int = SLICES,
    tell: Callable[[str], None] = lambda _: None,
) -> Contest:
    """Our games (all by default) against every installed peer."""
    tables = [(id, usual_seats(find_game(id)) if seats is None else seats) for id in games or game_ids()]
    versions = {peer.name: peer.find_version() for peer in PEERS}
    there = [peer for peer in PEERS if versions[peer.name]]
    own = [contestant for id, at_table in tables for contestant in ours(id, at_table)]
    theirs = [contestant for peer in there for contestant in peer.contestants()]
    engine = "compiled" if is_compiled() else "interpreted"
    rates: list[Rate] = []
    for metric, unit in METRICS.items():
        tell(unit)
        rates += take_turns([one for one in [*own, *theirs] if one.metric == metric], engine, seconds, slices)
    if is_compiled():
        for id, at_table in tables:
            tell(f"{id}, interpreted")
            rates += interpreted(id, at_table, seconds / 2, slices)
    return Contest(
        rates,
        {name: found for name, found in versions.items() if found},
        {peer.name: peer.install for peer in PEERS if not versions[peer.name]},
    )


def take_turns(contestants: Sequence[Contestant], engine: str, seconds: float, slices: int) -> list[Rate]:
    turns = [[one.work(seconds) for one in contestants] for _ in range(slices)]
    return [
        Rate(one.metric, one.name, one.peer, "" if one.peer else engine, median(done / spent for done, spent in own))
        for one, own in zip(contestants, zip(*turns, strict=True), strict=True)
    ]


def interpreted(id: str, seats: int, seconds: float, slices: int) -> list[Rate]:
    """Our own figures from a process that runs the sources of a compiled installation."""
    done = subprocess.run(
        [sys.executable, "-m", "stampede.lab.peers", id, str(seats), str(seconds), str(slices)],
        env={**os.environ, VARIABLE: "interpreted"},
        capture_output=True,
        text=True,
    )
    if done.returncode != 0:
        last = done.stderr.strip().splitlines()[-1:] or ["it said nothing"]
        raise BenchError(f"{id} could not be measured interpreted: {last[0]}")
    return [Rate(metric, id, "", "interpreted", rate) for metric, rate in json.loads(done.stdout).items()]


if __name__ == "__main__":
    asked, seat_count, slice_seconds, slice_count = sys.argv[1:]
    measured = take_turns(ours(asked, int(seat_count), False), "", float(slice_seconds), int(slice_count))
    print(json.dumps({rate.metric: rate.per_second for rate in measured}))
