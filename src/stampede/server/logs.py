"""What the server writes to its log: lines for people, or JSON with the table and the request each belongs to.

Nothing that opens a seat is ever logged, nor what anybody plays or says: requests are named without their secrets and
questions, and tables by their ids.
"""

from __future__ import annotations

import json
import logging
import re
import secrets
import sys
import time
from contextvars import ContextVar

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from stampede.server.kinds import LogFormat, LogLevel
from stampede.server.metrics import FAILED, METRICS, REFUSED, REQUESTS, CountLines
from stampede.server.quiet import LOGGERS, REQUEST_LOG, Bounded, Bounds

logger = logging.getLogger(REQUEST_LOG)

TABLE = re.compile(r"/tables?/(\w{1,40})")
SECRET = re.compile(r"(?<=/)(seat|join)/[^/]+")
# Characters that are logged.
LONGEST_PATH = 200
LONGEST_METHOD = 20

request_id: ContextVar[str] = ContextVar("request_id", default="")
table_id: ContextVar[str] = ContextVar("table_id", default="")


class Located(logging.Filter):
    """Says which table and which request a line belongs to."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.table = getattr(record, "table", "") or table_id.get()
        record.request = request_id.get()
        return True


class JsonLines(logging.Formatter):
    """One JSON object for each line."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, object] = {
            "at": f"{at}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "process": record.process,
        }
        for name in ("table", "request", "method", "path", "status", "milliseconds"):
            value = getattr(record, name, "")
            if value != "":
                line[name] = value
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logs(level: LogLevel, form: LogFormat, bounds: Bounds) -> None:
    """Before the server starts: everything goes to standard error, and what is said again and again is counted."""
    handler = logging.StreamHandler(sys.stderr)
    if form is LogFormat.JSON:
        handler.setFormatter(JsonLines())
    counting, bounded = CountLines(logging.WARNING), Bounded(bounds)
    handler.addFilter(Located())
    for name in (*LOGGERS, REQUEST_LOG):
        named = logging.getLogger(name)
        named.setLevel(level.value.upper())
        named.propagate = False
        named.handlers = [handler, counting]
        named.filters = [bounded]


def named(path: str) -> str:
    """A path as it may be logged."""
    short = SECRET.sub(r"\1/…", path)
    return short if len(short) <= LONGEST_PATH else f"{short[:LONGEST_PATH]}…"


class Requests:
    """Gives every request an id, which the answer carries too, and logs how it was answered."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        began, id, path = time.monotonic(), secrets.token_hex(6), scope["path"]
        found = TABLE.search(path)
        request_id.set(id)
        table_id.set(found[1] if found else "")
        status = 0

        async def send_with_id(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (b"x-request-id", id.encode())]
            await send(message)

        try:
            await self.app(scope, receive, send_with_id)
        finally:
            if scope["type"] == "http":
                METRICS.count(REQUESTS if status < 400 else REFUSED if status < 500 else FAILED)
            if logger.isEnabledFor(logging.INFO):
                taken = round(1000 * (time.monotonic() - began), 1)
                method = scope["method"][:LONGEST_METHOD] if scope["type"] == "http" else "WEBSOCKET"
                more = {"method": method, "path": named(path), "status": status, "milliseconds": taken}
                logger.info("%s %s %s in %s ms", method, named(path), status or "ended", taken, extra=more)
