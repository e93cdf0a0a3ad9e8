"""A WebSocket, as little of it as a player needs: the players of `stampede load` share the machine with the server."""

from __future__ import annotations

import asyncio
from base64 import b64encode
from collections.abc import Callable
from os import urandom
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
WHOLE = 0x80  # the bit of a frame that is a message of its own
MASKED = 0x80  # the bit of a length that a mask follows
NO_MASK = bytes(4)  # a client has to mask what it sends; with zeros that costs nothing
TWO_BYTES, EIGHT_BYTES = 126, 127  # marks of lengths that don't fit into seven bits
SWITCHING = b"HTTP/1.1 101 "


class LineBroken(Exception):  # noqa: N818
    """The server has hung up, or says something that is no WebSocket."""


class Line(asyncio.Protocol):
    """Calls `hear` with each message, and `lost` once, when there will be no more."""

    def __init__(self, request: bytes, hear: Callable[[bytes], None], lost: Callable[[LineBroken], None]) -> None:
        self.hear = hear
        self.lost = lost
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._request = request
        self._unread = b""
        self._transport: asyncio.Transport | None = None

    @classmethod
    async def open(
        cls, url: str, path: str, headers: str, hear: Callable[[bytes], None], lost: Callable[[LineBroken], None]
    ) -> Line:
        """A line to that path. Raises OSError or LineBroken if there is none."""
        where = urlsplit(url)
        key = b64encode(urandom(16)).decode()
        request = (
            f"GET {path} HTTP/1.1\r\nHost: {where.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{headers}\r\n"
        )
        _, line = await asyncio.get_running_loop().create_connection(
            lambda: cls(request.encode(), hear, lost), where.hostname or "", where.port or 80
        )
        await line.ready
        return line

    def send(self, text: bytes) -> None:
        if self._transport is not None:
            self._transport.write(frame(TEXT, text))

    def close(self) -> None:
        """Hangs up. Nothing is heard any more."""
        self.lost = ignore
        if self._transport is not None:
            self._transport.write(frame(CLOSE, b""))
            self._transport.close()

    # --- what asyncio calls -------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self._unread = self._unread + data if self._unread else data
        if not self.ready.done() and not self._begin():
            return
        try:
            self._read()
        except LineBroken as error:
            self._end(error)

    def connection_lost(self, error: Exception | None) -> None:
        self._end(LineBroken(str(error or "the server has hung up")))

    # ------------------------------------------------------------------------------------------------------------------

    def _begin(self) -> bool:
        """Whether the server's answer is there, and lets us in."""
        head, end, rest = self._unread.partition(b"\r\n\r\n")
        if not end:
            return False
        if not head.startswith(SWITCHING):
            self._end(LineBroken(head.partition(b"\r\n")[0].decode(errors="replace")))
            return False
        self._unread = rest
        self.ready.set_result(None)
        return True

    def _read(self) -> None:
        """All messages that are there."""
        unread, at = self._unread, 0
        while len(unread) >= at + 2:
            size, start = unread[at + 1], at + 2
            if size in (TWO_BYTES, EIGHT_BYTES):
                start += 2 if size == TWO_BYTES else 8
                size = int.from_bytes(unread[at + 2 : start])
            if len(unread) < start + size:
                break
            self._take(unread[at], unread[start : start + size])
            at = start + size
        self._unread = unread[at:]

    def _take(self, kind: int, content: bytes) -> None:
        if kind == WHOLE | TEXT:
            self.hear(content)
        elif kind == WHOLE | PING:
            assert self._transport is not None
            self._transport.write(frame(PONG, content))
        elif kind == WHOLE | CLOSE:
            raise LineBroken(f"the server has hung up: {int.from_bytes(content[:2])}")
        else:
            raise LineBroken(f"a frame of an unknown kind: {kind}")

    def _end(self, error: LineBroken) -> None:
        if not self.ready.done():
            self.ready.set_exception(error)
        else:
            self.lost(error)
        self.close()


def frame(kind: int, content: bytes) -> bytes:
    """A message of a client. Ours are short."""
    size = len(content)
    length = bytes([MASKED | size]) if size < TWO_BYTES else bytes([MASKED | TWO_BYTES]) + size.to_bytes(2)
    return bytes([WHOLE | kind]) + length + NO_MASK + content


def ignore(_error: LineBroken) -> None:
    pass
