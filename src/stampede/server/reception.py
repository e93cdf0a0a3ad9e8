"""Who may connect, and how long they may take: nobody can keep others out by doing nothing."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import sys
from collections import Counter
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from stampede.server.security import household_of

logger = logging.getLogger("stampede.server")

SPARE_FILES = 64  # for the database, the worker processes and the client's pages
MOST_FILES = 65_536
MOST_UNREAD = 8  # messages that wait to be read before their sender has to wait too
PARTING = 10.0  # seconds that somebody may take to read the last of what is sent, and to say goodbye
OUTLET = "stampede.outlet"  # the extension of a WebSocket's scope that holds its `Outlet`
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
NOT_UNDERSTOOD = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


@dataclass(frozen=True)
class Limits:
    most_connections: int = 100  # at a time from one address
    most_tables: int = 30  # that one address may open at once; then one every 20 seconds
    headers_within: float = 10.0  # seconds for the head of a request
    body_within: float = 20.0  # seconds for its body
    hello_within: float = 15.0  # seconds that a WebSocket may stay silent at first

    @property
    def most_sockets(self) -> int:
        """WebSockets from one address. Fewer than all connections, so that an address with too many can be told."""
        return max(1, self.most_connections * 3 // 5)


class Gate:
    """Counts connections: from each address, and all of them. Named proxies may have as many as there are files."""

    def __init__(self, limits: Limits, proxies: Collection[str] = (), most: int | None = None) -> None:
        self.limits = limits
        self.proxies = proxies
        self.most = most_files() - SPARE_FILES if most is None else most
        self.open: Counter[str] = Counter()

    def admit(self, address: str) -> bool:
        is_proxy = address in self.proxies or "*" in self.proxies
        household = household_of(address)
        allowed = is_proxy or self.open[household] < self.limits.most_connections
        if not allowed or self.open.total() >= self.most:
            logger.warning("too many connections: those from %s are turned away", address)
            return False
        self.open[household] += 1
        return True

    def release(self, address: str) -> None:
        household = household_of(address)
        self.open[household] -= 1
        if not self.open[household]:
            del self.open[household]


class Outlet(Protocol):
    """The sending side of a WebSocket. What is said in one go leaves in one go, without a task for each connection."""

    on_room: Callable[[], None] | None  # called when it is no longer clogged

    @property
    def is_clogged(self) -> bool:
        """Whether the other side does not read fast enough."""

    def send_all(self, messages: Iterable[bytes]) -> None:
        """Sends them as text. Once the connection is closing, nothing is sent."""

    def part(self) -> None:
        """The connection is ending, and will soon be gone, even if the other side never reads what is still to come."""


def most_files() -> int:
    """How many files this process may have open. Asks for as many as it can get."""
    if sys.platform == "win32":
        return 8_192
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


P = TypeVar("P", int, int | None)  # a port, or none


def plain_address(place: tuple[str, P] | None) -> tuple[str, P] | None:
    """An address of IPv4 as people write it, though the connection came in by a socket of IPv6 (`--host ::`)."""
    if place is None or not place[0].startswith("::ffff:"):
        return place
    mapped = ipaddress.IPv6Address(place[0]).ipv4_mapped
    return place if mapped is None else (str(mapped), place[1])


def protocols(gate: Gate) -> tuple[type[H11Protocol], type[WebSocketsSansIOProtocol]]:
    """The protocols of a server behind that gate, for HTTP and for WebSockets."""

    class GuardedHttp(H11Protocol):
        """Hangs up on clients that don't finish a request in time."""

        def __init__(self, *args: Any, **more: Any) -> None:
            super().__init__(*args, **more)
            self.address: str | None = None  # counted at the gate
            self.waiting_for = ""
            self.patience: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self.client, self.server = plain_address(self.client), plain_address(self.server)
            address = self.client[0] if self.client else ""
            if not gate.admit(address):
                transport.abort()
                return
            self.address = address
            self._wait_for("headers")

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                self._wait_for("")
            elif self.conn.their_state is h11.IDLE:
                self._wait_for("headers")
            elif self.conn.their_state is h11.SEND_BODY:
                self._wait_for("body")
            else:
                self._wait_for("")

        def on_response_complete(self) -> None:
            super().on_response_complete()
            if self.conn.their_state is h11.SEND_BODY:  # of the next request, whose head came with the last one
                self._wait_for("body")

        def _wait_for(self, part: str) -> None:
            """Sets the alarm for a part of the request. A byte now and then doesn't set it again."""
            if part == self.waiting_for:
                return
            if self.patience is not None:
                self.patience.cancel()
            self.waiting_for, self.patience = part, None
            if part:
                within = gate.limits.headers_within if part == "headers" else gate.limits.body_within
                self.patience = self.loop.call_later(within, self._hang_up)

        def _hang_up(self) -> None:
            if not self.transport.is_closing():
                if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
                    self.transport.write(TOO_SLOW)
                self.transport.close()

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            self._wait_for("")
            address, self.address = self.address, None
            super().handle_websocket_upgrade(event)
            protocol = self.transport.get_protocol()
            assert isinstance(protocol, GuardedSocket)
            protocol.address = address
            if not protocol.handshake_initiated:  # such as one with a body, which nobody would ever answer
                self.transport.write(NOT_UNDERSTOOD)
                self.transport.close()

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            self._wait_for("")
            if self.address is not None:
                gate.release(self.address)

    class GuardedSocket(WebSocketsSansIOProtocol):
        """Keeps its place at the gate until the connection is gone. Says how to send much at once (`Outlet`)."""

        address: str | None = None
        on_room: Callable[[], None] | None = None
        parting: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            super().connection_made(transport)
            self.client, self.server = plain_address(self.client), plain_address(self.server)

        def handle_connect(self, event: Request) -> None:
            super().handle_connect(event)
            if hasattr(self, "scope"):  # it is let in
                self.scope["extensions"][OUTLET] = cast(Any, self)

        @property
        def is_clogged(self) -> bool:
            return not self.writable.is_set()

        def send_all(self, messages: Iterable[bytes]) -> None:
            if self.close_sent or self.disconnected or self.transport.is_closing():
                return
            for message in messages:
                self.conn.send_text(message)
            self.transport.write(b"".join(self.conn.data_to_send()))

        def part(self) -> None:
            # Closing waits until everything is read, which may be never.
            if self.parting is None:
                self.parting = self.loop.call_later(PARTING, self.transport.abort)

        def keepalive_timeout(self) -> None:
            super().keepalive_timeout()
            self.part()

        def resume_writing(self) -> None:
            super().resume_writing()
            if self.on_room is not None:
                self.on_room()

        def send_receive_event_to_app(self) -> None:
            if self.read_paused or self.queue.qsize() >= MOST_UNREAD:
                super().send_receive_event_to_app()
                return
            self.read_paused = True  # or reading would stop and start for every single message
            super().send_receive_event_to_app()
            self.read_paused = False

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            if self.parting is not None:
                self.parting.cancel()
            if self.address is not None:
                gate.release(self.address)

    return GuardedHttp, GuardedSocket
