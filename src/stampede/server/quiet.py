"""A log of bounded size: what is said over and over again is counted instead."""

from __future__ import annotations

import logging
import time

PERIOD = 60.0  # seconds
MOST_ALIKE = 200  # lines of one kind in a period
MOST_TRACEBACKS = 10
LOGGERS = ("asyncio", "stampede.server", "uvicorn.error", "websockets.server")


class Bounded(logging.Filter):
    """Lets through a few records of each kind in a period; the next one after that says how many were left out."""

    def __init__(self) -> None:
        super().__init__()
        self._seen: dict[tuple[str, int, str], tuple[float, int]] = {}  # since when, and how many

    def filter(self, record: logging.LogRecord) -> bool:
        kind = (record.name, record.levelno, str(record.msg)[:60])
        now = time.monotonic()
        since, count = self._seen.get(kind, (now, 0))
        most = MOST_TRACEBACKS if record.exc_info else MOST_ALIKE
        if now - since > PERIOD:
            if count > most:
                record.msg, record.args = f"{record.getMessage()} (and {count - most} more like it before)", ()
            since, count = now, 0
        self._seen[kind] = (since, count + 1)
        return count < most
