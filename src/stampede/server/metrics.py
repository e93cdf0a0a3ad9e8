"""What a server counts, for `/metrics`. Counting is one addition; the words are added when somebody asks.

The numbers of all processes behind one port lie in one piece of memory, a slot for each, so that any of them can answer
for all. A process that replaces another takes over its slot.
"""

from __future__ import annotations

import logging
import mmap
from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds
WIDTH = 8  # bytes of a number


@dataclass(frozen=True)
class Counted:
    """A counter or a gauge: its place, and its description."""

    index: int
    name: str
    said: str
    is_gauge: bool = False
    labels: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Timed:
    """A histogram: one number for each bucket, one for all that is slower, and the sum."""

    index: int
    name: str
    said: str


MOVES_BY_PEOPLE = Counted(0, "stampede_moves", "Moves that were committed.", labels=(("by", "person"),))
MOVES_BY_BOTS = Counted(1, "stampede_moves", "Moves that were committed.", labels=(("by", "bot"),))
TABLES = Counted(2, "stampede_tables", "Tables in memory.", is_gauge=True)
SOCKETS = Counted(3, "stampede_sockets", "Connections at tables.", is_gauge=True)
BOT_QUEUE = Counted(4, "stampede_bot_queue", "Questions to bots that are not answered yet.", is_gauge=True)
BOTS_DEGRADED = Counted(5, "stampede_bots_degraded", "Answers of a weaker bot than was asked for, for want of time.")
WARNINGS = Counted(6, "stampede_log_lines", "Lines of the log, by how bad they are.", labels=(("level", "warning"),))
ERRORS = Counted(7, "stampede_log_lines", "Lines of the log, by how bad they are.", labels=(("level", "error"),))
NOT_SAVED = Counted(8, "stampede_commits_failed", "Writes that failed.")
CONFLICTS = Counted(9, "stampede_conflicts", "Writes that another process was quicker with, and that were tried again.")
REQUESTS = Counted(10, "stampede_requests", "Answers to HTTP requests.", labels=(("status", "ok"),))
REFUSED = Counted(11, "stampede_requests", "Answers to HTTP requests.", labels=(("status", "refused"),))
FAILED = Counted(12, "stampede_requests", "Answers to HTTP requests.", labels=(("status", "failed"),))
COMMIT = Timed(16, "stampede_commit_seconds", "Time until what was written is on the disk.")
ECHO = Timed(32, "stampede_echo_seconds", "Time from a player's move to its acknowledgement.")
NUMBERS = 48

COUNTED = (
    MOVES_BY_PEOPLE,
    MOVES_BY_BOTS,
    TABLES,
    SOCKETS,
    BOT_QUEUE,
    BOTS_DEGRADED,
    WARNINGS,
    ERRORS,
    NOT_SAVED,
    CONFLICTS,
    REQUESTS,
    REFUSED,
    FAILED,
)
TIMED = (COMMIT, ECHO)


class Metrics:
    """The numbers of this process, among those of all."""

    def __init__(self) -> None:
        self._all = memoryview(bytearray(NUMBERS * WIDTH)).cast("d")
        self.take_slot(0)

    def share(self, processes: int) -> None:
        """Makes room for several processes; before they are forked."""
        self._all = memoryview(mmap.mmap(-1, processes * NUMBERS * WIDTH)).cast("d")
        self.take_slot(0)

    def take_slot(self, slot: int) -> None:
        self._own = self._all[slot * NUMBERS : (slot + 1) * NUMBERS]

    def count(self, what: Counted, by: float = 1.0) -> None:
        self._own[what.index] += by

    def set(self, what: Counted, value: float) -> None:
        self._own[what.index] = value

    def time(self, what: Timed, seconds: float) -> None:
        self._own[what.index + bisect_left(BUCKETS, seconds)] += 1.0
        self._own[what.index + len(BUCKETS) + 1] += seconds

    def _sum(self, index: int) -> float:
        return sum(self._all[index::NUMBERS])

    def collect(self) -> Iterator[Any]:
        """For prometheus-client."""
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily

        families: dict[str, Any] = {}
        for what in COUNTED:
            kind = GaugeMetricFamily if what.is_gauge else CounterMetricFamily
            if what.name not in families:
                families[what.name] = kind(what.name, what.said, labels=[name for name, _ in what.labels])
            families[what.name].add_metric([value for _, value in what.labels], self._sum(what.index))
        yield from families.values()
        for timed in TIMED:
            buckets, total = [], 0.0
            for offset, bound in enumerate([*map(str, BUCKETS), "+Inf"]):
                total += self._sum(timed.index + offset)
                buckets.append((bound, total))
            yield HistogramMetricFamily(timed.name, timed.said, buckets, self._sum(timed.index + len(BUCKETS) + 1))

    def text(self) -> bytes:
        """As Prometheus reads it."""
        from prometheus_client import CollectorRegistry, generate_latest

        registry = CollectorRegistry(auto_describe=False)
        registry.register(self)
        written: bytes = generate_latest(registry)
        return written


METRICS = Metrics()


class CountLines(logging.Handler):
    """Counts what is logged."""

    def emit(self, record: logging.LogRecord) -> None:
        METRICS.count(ERRORS if record.levelno >= logging.ERROR else WARNINGS)
