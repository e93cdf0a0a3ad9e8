"""Links to tables, as people send them to each other."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal
from urllib.parse import urlsplit

from stampede.client.errors import LinkError

PATH = re.compile(r"/table/([A-Za-z0-9_-]+)(?:/(join|seat)/([A-Za-z0-9_-]+))?/?")
ADVICE = "copy the invitation from the waiting room, such as http://localhost:7007/table/…/join/…"


@dataclass(frozen=True)
class Link:
    """`join` is an invitation, `seat` somebody's own seat, and `table` just a table, which may be public."""

    server: str  # such as https://games.example.org
    table: str
    kind: Literal["join", "seat", "table"]
    secret: str = ""

    def __repr__(self) -> str:
        """Without its secret, which may end up in a log."""
        return f"{self.server}/table/{self.table}"


def parse_link(text: str) -> Link:
    """Raises LinkError with a sentence that says what to do."""
    wanted = text.strip()
    where = wanted if "://" in wanted else f"http://{wanted}"
    try:
        parts = urlsplit(where)
        host, _port = parts.hostname, parts.port
    except ValueError:
        host = None
    if not host or parts.scheme not in ("http", "https"):
        raise LinkError(f"this is not a link to a table: {ADVICE}")
    found = PATH.fullmatch(parts.path)
    if found is None:
        raise LinkError(f"this link leads to {host}, but not to a table: {ADVICE}")
    kind: Literal["join", "seat", "table"] = "join" if found[2] == "join" else "seat" if found[2] else "table"
    netloc = parts.netloc.rpartition("@")[2]
    return Link(f"{parts.scheme}://{netloc}", found[1], kind, found[3] or "")
