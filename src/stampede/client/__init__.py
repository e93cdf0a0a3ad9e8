"""A seat at a live table, for programs. It needs nothing but `websockets` and `msgspec`.

    async with Seat(await sit("http://localhost:7007/table/…/join/…", name="Rosita")) as seat:
        async for asked in seat.decisions():
            await seat.play(asked.legal[0])
        print(seat.table.outcome)

A lost connection comes back by itself, and no move is lost. `docs/api.md` describes what is said over it, and
`stampede.client.wire` has its types.
"""

from __future__ import annotations

from stampede.client.errors import Answered, ClientError, LineLost, LinkError, Problem, Refused, SentAway, Unreachable
from stampede.client.keys import Key
from stampede.client.line import Line
from stampede.client.links import Link, parse_link
from stampede.client.requests import call
from stampede.client.seat import Asked, Seat, sit
from stampede.server import wire

__all__ = [
    "Answered",
    "Asked",
    "ClientError",
    "Key",
    "Line",
    "LineLost",
    "Link",
    "LinkError",
    "Problem",
    "Refused",
    "Seat",
    "SentAway",
    "Unreachable",
    "call",
    "parse_link",
    "sit",
    "wire",
]
