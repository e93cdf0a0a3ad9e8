"""What the operator of a server can ask it: whether it lives, whether it can work, and what it counts."""

from __future__ import annotations

import asyncio
import ipaddress
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from stampede.core.errors import StampedeError
from stampede.server.metrics import BOT_QUEUE, METRICS, SOCKETS, TABLES
from stampede.server.routing import problem

if TYPE_CHECKING:
    from stampede.server.app import Server

PATIENCE = 2.0  # seconds for the database to answer
NO_STORE = {"cache-control": "no-store"}


def operations_routes(server: Server) -> list[BaseRoute]:
    async def live(_request: Request) -> Response:
        """It answers, so it lives."""
        return JSONResponse({"live": True}, headers=NO_STORE)

    async def ready(_request: Request) -> Response:
        """Whether new people should be sent here: not while it stops, or while its database is away."""
        database = await answers(server)
        is_ready = database and not server.draining
        state = {"live": True, "ready": is_ready, "database": database, "draining": server.draining}
        return JSONResponse(state, 200 if is_ready else 503, NO_STORE)

    async def metrics(request: Request) -> Response:
        """For machines on this one or on a private network: it is nobody else's business."""
        if not is_near(request.client.host if request.client else ""):
            return problem(404, "Not found", "there is nothing at /metrics")
        set_gauges(server)
        written = await asyncio.to_thread(METRICS.text)
        return Response(written, headers={"content-type": "text/plain; version=0.0.4; charset=utf-8", **NO_STORE})

    return [
        Route("/healthz", ready, methods=["GET"]),
        Route("/healthz/live", live, methods=["GET"]),
        Route("/metrics", metrics, methods=["GET"]),
    ]


async def answers(server: Server) -> bool:
    """Whether the database does."""
    try:
        async with asyncio.timeout(PATIENCE):
            await server.store.is_there()
    except (StampedeError, TimeoutError):
        return False
    return True


def set_gauges(server: Server) -> None:
    METRICS.set(TABLES, len(server.lobby.live_tables))
    METRICS.set(SOCKETS, server.connections.total())
    METRICS.set(BOT_QUEUE, server.lobby.bots.waiting)


def is_near(address: str) -> bool:
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    return found.is_private or found.is_loopback
