"""The server as one ASGI application."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from stampede.core.errors import StampedeError
from stampede.server import asyncapi, control
from stampede.server.codes import CloseCode
from stampede.server.daily_http import DailyApi
from stampede.server.errors import DamagedLog, NoSuchTable, StoreError
from stampede.server.http import Api, secrets_in
from stampede.server.kinds import LogFormat, LogLevel
from stampede.server.lobby import Lobby
from stampede.server.logs import Requests
from stampede.server.neighbours import Neighbours
from stampede.server.openapi import document
from stampede.server.operations import operations_routes, set_gauges
from stampede.server.pages import CLIENT, FRESH, UNBUILT, Pages
from stampede.server.promises import KEPT_FOR
from stampede.server.quiet import Bounds
from stampede.server.reception import Limits
from stampede.server.routing import Json, operations_of, problem
from stampede.server.security import HEADERS, host_in, household_of, is_our_host, same_origin
from stampede.server.sockets import Connection, Manners
from stampede.server.store import Store
from stampede.server.workers import Thinkers

if TYPE_CHECKING:
    from stampede.server.together import Together

logger = logging.getLogger("stampede.server")

A_YEAR = 365 * 86_400
DAY = 86_400.0
COUNTING = 2.0  # seconds


@dataclass(frozen=True)
class Settings:
    database: str  # a URL
    thinkers: int | None = None  # processes for bots; None: one fewer than there are cores
    open_for: float = 2 * DAY  # seconds until a table that never started is deleted
    playing_for: float = 60 * DAY  # seconds until a game in which nobody moves is deleted
    housekeeping: float = 60.0  # seconds between two rounds
    drain_for: float = 0.0  # seconds between saying that it stops, and stopping
    bot_niceness: int = 0  # how far bots stand back for everybody else
    most_thoughts: int = 200  # that wait; beyond that steady answers
    log_level: LogLevel = LogLevel.WARNING
    log_format: LogFormat = LogFormat.TEXT
    log_bounds: Bounds = field(default_factory=Bounds)
    hosts: frozenset[str] = frozenset()  # names it answers to, besides this machine's own addresses
    limits: Limits = field(default_factory=Limits)


class Server:
    """Everything that lives as long as the application."""

    def __init__(self, settings: Settings, store: Store, bots: Thinkers, neighbours: Neighbours | None = None) -> None:
        self.settings = settings
        self.store = store
        self.draining = False
        self.connections: Counter[str] = Counter()
        self.manners = Manners(settings.limits.most_connections)
        self.lobby = Lobby(store, bots, neighbours)
        self.api = Api(self.lobby, settings.limits.most_tables)
        self.daily = DailyApi(self.api)
        self.pages = Pages(self.lobby)

    async def keep_house(self) -> None:
        """Runs forever: drops unused tables from memory, and abandoned ones from the store."""
        while True:
            await asyncio.sleep(self.settings.housekeeping)
            try:
                await self.lobby.rest_unused()
                await self.lobby.sweep(self.settings.open_for, self.settings.playing_for)
                await self.lobby.read_bans()
                if self.lobby.neighbours.shared:
                    await self.store.forget_promises(time.time() - KEPT_FOR)
            except Exception as error:  # it is tried again in the next round
                logger.warning("housekeeping failed, and is tried again in a while: %s", error)

    async def count_forever(self) -> None:
        """Other processes behind the same port may be asked what this one holds."""
        while True:
            set_gauges(self)
            await asyncio.sleep(COUNTING)

    async def drain(self) -> None:
        """Before it stops: finishes what it has begun. Then everybody is sent away with 1012, to come back at once."""
        self.draining = True
        self.lobby.stop_bots()
        await asyncio.sleep(self.settings.drain_for)
        await self.lobby.finish()

    async def socket(self, socket: WebSocket) -> None:
        """A table's WebSocket. Foreign pages, floods and unknown tables are closed with a code."""
        await socket.accept()
        if self.draining:
            await socket.close(CloseCode.CONNECT_AGAIN)
            return
        where = household_of(socket.client.host) if socket.client else ""
        if not same_origin(socket.headers.get("origin"), socket.headers.get("host")):
            await socket.close(CloseCode.FOREIGN_PAGE)
            return
        has_room = self.connections[where] < self.settings.limits.most_sockets
        if not has_room or not self.manners.arrivals.take(where, time.monotonic()):
            await socket.close(CloseCode.TOO_MUCH)
            return
        self.connections[where] += 1
        try:
            live = await self.lobby.find(socket.path_params["table"])
            hello_within = self.settings.limits.hello_within
            await Connection(socket, live, self.lobby, secrets_in(socket, live), hello_within, self.manners).serve()
        except NoSuchTable:
            await socket.close(CloseCode.NO_TABLE)
        except DamagedLog:
            with suppress(RuntimeError):
                await socket.close(CloseCode.UNPLAYABLE)
        except StoreError as error:
            logger.warning("table %s cannot be read: %s", socket.path_params["table"], error)
            with suppress(RuntimeError):
                await socket.close(CloseCode.CONNECT_AGAIN)
        except StampedeError:  # this program cannot play its log; HTTP says why
            with suppress(RuntimeError):
                await socket.close(CloseCode.UNPLAYABLE)
        finally:
            self.connections[where] -= 1
            if not self.connections[where]:
                del self.connections[where]


@asynccontextmanager
async def open_server(settings: Settings) -> AsyncIterator[Server]:
    """Opens the database and wakes tables, and closes everything in the end."""
    store = await Store.open(settings.database)
    bots = Thinkers(settings.thinkers, settings.most_thoughts, settings.bot_niceness)
    together = neighbours_at(store)
    server = Server(settings, store, bots, together)
    if together is not None:
        await together.start(server.lobby)
    await server.lobby.read_bans()
    # Tables wake up while the first people already connect.
    tasks = [asyncio.create_task(server.lobby.go_on()), asyncio.create_task(server.keep_house())]
    tasks.append(asyncio.create_task(server.count_forever()))
    try:
        async with control.listening(settings.database, store, server.lobby.heed):
            yield server
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await server.api.reviews.close()
        await server.lobby.close()
        if together is not None:
            await together.leave()
        bots.close()
        await store.close()


def neighbours_at(store: Store) -> Together | None:
    """The other processes that use the same database; None if there can be none."""
    if not store.shared:
        return None
    from stampede.server.on_postgres import PostgresDatabase
    from stampede.server.together import Together

    assert isinstance(store.database, PostgresDatabase)
    return Together(store.database)


def application(server: Server) -> ASGIApp:
    routes: list[BaseRoute] = [
        Route(each.path, server.api.handler(each, owner), methods=[each.verb], middleware=compressed(each.path))
        for owner in (server.api, server.daily)
        for each in operations_of(type(owner))
    ]
    routes += [
        Route("/api/openapi.json", openapi, methods=["GET"]),
        Route("/api/asyncapi.json", messages, methods=["GET"]),
        WebSocketRoute("/api/tables/{table}/socket", server.socket),
        *[Route(path, server.pages.show, methods=["GET"]) for path in PAGES],
        *[Route(f"/{name}", beside, methods=["GET"]) for name in FILES],
        *operations_routes(server),
        Mount("/licences", StaticFiles(directory=CLIENT / "licences", check_dir=False)),  # of the typefaces
        Mount("/icons", StaticFiles(directory=CLIENT / "icons", check_dir=False)),
        Mount("/pictures", StaticFiles(directory=CLIENT / "pictures", check_dir=False)),
        Mount("/assets", GZipMiddleware(StaticFiles(directory=CLIENT / "assets", check_dir=False), minimum_size=800)),
    ]
    app = Starlette(routes=routes, exception_handlers={404: server.pages.not_found, 405: not_allowed})
    return Requests(WithHeaders(OnlyOurHosts(NotBanned(app, server.lobby), server.settings.hosts)))


def compressed(path: str) -> list[Middleware]:
    """What everybody may read about a game is sent compressed; answers that hold secrets never are."""
    return [Middleware(GZipMiddleware, minimum_size=800)] if path.startswith("/api/games") else []


# Addresses of the client.
PAGES = [
    "/",
    "/play",
    "/table/{table}",
    "/table/{table}/join/{secret}",
    "/rules/{game}",
    "/learn/{game}",
    "/today",
    "/history",
    "/settings",
]
# Files that stand beside them: for installing, and for when there is no network.
FILES = ["manifest.webmanifest", "sw.js", "offline.html", "offline.css", "offline.js"]


KINDS = {".webmanifest": "application/manifest+json", ".js": "text/javascript"}


async def openapi(_request: Request) -> Response:
    return Json(document([*operations_of(Api), *operations_of(DailyApi)]))


async def messages(_request: Request) -> Response:
    return Json(asyncapi.document())


async def beside(request: Request) -> Response:
    """A file at the root. It is never kept without asking: the worker's code decides what a browser shows."""
    file = CLIENT / request.url.path.lstrip("/")
    if not file.is_file():
        return PlainTextResponse(UNBUILT, 503)
    return FileResponse(file, media_type=KINDS.get(file.suffix), headers=FRESH)


async def not_allowed(request: Request, error: Exception) -> Response:
    response = problem(405, "Not allowed", f"{request.method} is not allowed here")
    response.headers.update(getattr(error, "headers", None) or {})  # which methods are
    return response


class OnlyOurHosts:
    """Turns away requests for names that this server was not told to answer to."""

    def __init__(self, app: ASGIApp, allowed: frozenset[str]) -> None:
        self.app = app
        self.allowed = allowed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        host = host_in(Headers(scope=scope).get("host"))
        here = scope["server"][0] if scope.get("server") else ""
        if is_our_host(host, here, self.allowed):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": CloseCode.FOREIGN_PAGE})
        else:
            said = f"this server does not answer to {host!r}; if it should, start it with --allow-host {host}"
            await problem(421, "Wrong host", said)(scope, receive, send)


class NotBanned:
    """Turns away addresses that an administrator keeps out."""

    def __init__(self, app: ASGIApp, lobby: Lobby) -> None:
        self.app = app
        self.lobby = lobby

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not (scope.get("client") and self.lobby.is_banned(scope["client"][0])):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": CloseCode.TOO_MUCH})
        else:
            said = "the operator of this server has banned your address for a while"
            await problem(403, "Closed to you", said)(scope, receive, send)


class WithHeaders:
    """Adds security and caching headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                extra = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
                message["headers"] = [*message["headers"], *extra]
                says = any(name.lower() == b"cache-control" for name, _ in message["headers"])
                if scope["path"].startswith("/api") and not says:
                    message["headers"].append((b"cache-control", b"no-store"))
                elif scope["path"].startswith("/assets/") and message["status"] < 400:
                    # Their names change with their contents.
                    message["headers"].append((b"cache-control", f"public, max-age={A_YEAR}, immutable".encode()))
            await send(message)

        await self.app(scope, receive, send_with_headers)
