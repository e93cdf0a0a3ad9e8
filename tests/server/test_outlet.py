"""What a connection is told leaves in order and together, and clients that do not read are dropped."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import uvicorn

from server.test_live import connection_at, table_before_its_last_move
from stampede.lab.line import Line, LineBroken
from stampede.server.codes import CloseCode
from stampede.server.reception import MOST_UNREAD, OUTLET, Gate, Limits, Outlet, protocols
from stampede.server.sockets import MOST_UNSENT, MOST_UNSENT_BYTES, Connection


class FakeOutlet:
    def __init__(self) -> None:
        self.on_room: Callable[[], None] | None = None
        self.is_clogged = False
        self.sent: list[list[bytes]] = []
        self.parts = False

    def part(self) -> None:
        self.parts = True

    def send_all(self, messages: Iterable[bytes]) -> None:
        self.sent.append(list(messages))


class FakeSocket:
    def __init__(self) -> None:
        self.closed_with: list[int] = []

    async def close(self, code: int) -> None:
        self.closed_with.append(code)


def connected() -> tuple[Connection, FakeOutlet, FakeSocket]:
    live, _, _ = table_before_its_last_move()
    outlet, socket = FakeOutlet(), FakeSocket()
    connection = connection_at(live, socket)
    connection._outlet = outlet
    return connection, outlet, socket


def test_what_is_said_in_one_turn_leaves_together() -> None:
    async def check() -> None:
        connection, outlet, _ = connected()
        for message in (b"1", b"2"):
            connection.send_written(message)
        assert outlet.sent == []
        await asyncio.sleep(0)
        connection.send_written(b"3")
        await asyncio.sleep(0)
        assert outlet.sent == [[b"1", b"2"], [b"3"]]

    asyncio.run(check())


def test_what_cannot_be_sent_waits_in_order_until_there_is_room() -> None:
    async def check() -> None:
        connection, outlet, _ = connected()
        outlet.is_clogged = True
        for message in (b"1", b"2"):
            connection.send_written(message)
            await asyncio.sleep(0)
        assert outlet.sent == []
        outlet.is_clogged = False
        connection._flush()
        assert outlet.sent == [[b"1", b"2"]]

    asyncio.run(check())


def test_who_does_not_read_is_dropped_and_told_nothing_more() -> None:
    async def check() -> None:
        connection, outlet, socket = connected()
        outlet.is_clogged = True
        for _ in range(MOST_UNSENT):
            connection.send_written(b"news")
        await asyncio.sleep(0)
        assert socket.closed_with == []
        connection.send_written(b"too much")
        outlet.is_clogged = False
        connection._flush()
        await asyncio.sleep(0)
        assert socket.closed_with == [CloseCode.TOO_SLOW]
        assert outlet.sent == []

    asyncio.run(check())


def test_who_does_not_read_does_not_fill_the_memory() -> None:
    async def check() -> None:
        connection, outlet, socket = connected()
        outlet.is_clogged = True
        connection.send_written(bytes(MOST_UNSENT_BYTES + 1))  # a long game, told whole
        await asyncio.sleep(0)
        assert socket.closed_with == []
        assert not outlet.parts
        connection.send_written(b"and more")
        await asyncio.sleep(0)
        assert socket.closed_with == [CloseCode.TOO_SLOW]
        assert outlet.parts  # or what was sent before would be waited for
        assert connection._unsent == []

    asyncio.run(check())


def test_what_was_read_leaves_room_for_more() -> None:
    async def check() -> None:
        connection, outlet, socket = connected()
        for _ in range(4):
            connection.send_written(bytes(MOST_UNSENT_BYTES // 2))
            await asyncio.sleep(0)
        assert (len(outlet.sent), socket.closed_with) == (4, [])

    asyncio.run(check())


# --- on a real socket -------------------------------------------------------------------------------------------------

App = Callable[[Outlet, Callable[[], Awaitable[dict[str, Any]]]], Awaitable[None]]


async def served(app: App, use: Callable[[str], Awaitable[None]]) -> None:
    """A server whose only WebSocket is handled by the app."""

    async def asgi(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await app(scope["extensions"][OUTLET], receive)

    http, websocket = protocols(Gate(Limits()))
    config = uvicorn.Config(asgi, http=http, ws=websocket, port=0, log_level="error", lifespan="off")
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        await use(f"http://127.0.0.1:{port}")
    finally:
        server.should_exit = True
        await serving


def test_an_outlet_is_clogged_until_the_client_reads() -> None:
    seen: list[bool] = []
    messages = [str(number).encode() * 20_000 for number in range(100, 400)]

    async def app(outlet: Outlet, _receive: object) -> None:
        room = asyncio.Event()
        outlet.on_room = room.set
        outlet.send_all(messages)
        seen.append(outlet.is_clogged)
        await room.wait()
        seen.append(outlet.is_clogged)
        outlet.send_all([b"end"])
        await asyncio.sleep(0.2)

    async def use(url: str) -> None:
        heard: list[bytes] = []
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def hear(message: bytes) -> None:
            heard.append(message)
            if message == b"end":
                done.set_result(None)

        line = await Line.open(url, "/", "", hear, ignore)
        await done
        assert heard == [*messages, b"end"]
        line.close()

    asyncio.run(served(app, use))
    assert seen == [True, False]


def test_messages_that_come_all_at_once_are_all_read_in_order() -> None:
    texts: list[str] = []
    many = [str(number) for number in range(20 * MOST_UNREAD)]

    async def app(_outlet: Outlet, receive: Callable[[], Awaitable[dict[str, Any]]]) -> None:
        await asyncio.sleep(0.05)  # they pile up
        while len(texts) < len(many):
            texts.append((await receive())["text"])

    async def use(url: str) -> None:
        line = await Line.open(url, "/", "", lambda _message: None, ignore)
        for text in many:
            line.send(text.encode())
        while len(texts) < len(many):
            await asyncio.sleep(0.01)
        line.close()

    asyncio.run(asyncio.wait_for(served(app, use), 20))
    assert texts == many


def ignore(_error: LineBroken) -> None:
    pass
