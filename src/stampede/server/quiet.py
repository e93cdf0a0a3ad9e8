"""A log of bounded size: what is said over and over again is counted instead."""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass

LOGGERS = ("asyncio", "stampede.server", "uvicorn.error", "websockets.server")
REQUEST_LOG = "stampede.requests"


@dataclass(frozen=True)
class Bounds:
    """How much may be said in a period; the rest is counted."""

    period: float = 60.0  # seconds
    alike: int = 200  # lines of one kind
    tracebacks: int = 10  # of one kind
    requests: int = 6_000  # lines about requests, whatever they are for


class Bounded(logging.Filter):
    """Lets through a few records of each kind in a period; the next one after that says how many were left out."""

    def __init__(self, bounds: Bounds) -> None:
        super().__init__()
        self.bounds = bounds
        self._seen: dict[tuple[str, int, str], tuple[float, int]] = {}  # since when, and how many

    def filter(self, record: logging.LogRecord) -> bool:
        kind = (record.name, record.levelno, str(record.msg)[:60])
        now = time.monotonic()
        since, count = self._seen.get(kind, (now, 0))
        most = self._most(record)
        if now - since > self.bounds.period:
            if count > most:
                record.msg, record.args = f"{record.getMessage()} (and {count - most} more like it before)", ()
            since, count = now, 0
        self._seen[kind] = (since, count + 1)
        return count < most

    def _most(self, record: logging.LogRecord) -> int:
        if record.exc_info:
            return self.bounds.tracebacks
        return self.bounds.requests if record.name == REQUEST_LOG else self.bounds.alike
