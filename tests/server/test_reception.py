"""Slow, greedy and lost clients are cut off, and nobody else notices."""

from __future__ import annotations

import asyncio
import logging
import os
import random
import re
import socket
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
import uvicorn
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from server.driver import PATIENCE, Player, ServerProcess, wish
from server.test_store import summary
from stampede.cli.serve import listen, names_of_this_machine
from stampede.match.log import Entry
from stampede.server import quiet, reception
from stampede.server.app import OnlyOurHosts
from stampede.server.codes import CloseCode
from stampede.server.errors import StoreError
from stampede.server.logs import LONGEST_PATH, named
from stampede.server.quiet import REQUEST_LOG, Bounded, Bounds
from stampede.server.store import Store

MOST = 20
MOST_TABLES = 6
LOGGED = 15  # requests
ATTACKERS = int(os.environ.get("STAMPEDE_HALF_OPEN", "60"))
SOON = 0.6  # seconds
SOMEBODY_ELSE, STRANGER, PROXY = "127.0.0.2", "127.0.0.3", "127.0.0.9"  # this machine has many addresses
UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
UNFINISHED = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "


class Strict(ServerProcess):
    words = [  # noqa: RUF012
        *("--most-connections", str(MOST), "--header-seconds", str(SOON), "--body-seconds", str(SOON)),
        *("--hello-seconds", str(SOON), "--allow-host", "games.example.org", "--proxy", PROXY),
        *(
            "--most-tables",
            str(MOST_TABLES),
            "--log-level",
            "info",
            "--log-requests",
            str(LOGGED),
            "--log-period",
            "3600",
        ),
    ]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = Strict(tmp_path_factory.mktemp("reception"))
    yield process
    assert process.alive, process.log
    process.stop()
    assert "Traceback" not in process.log, process.log


def client(server: ServerProcess, address: str, host: str = "localhost") -> httpx.Client:
    return httpx.Client(
        base_url=f"http://127.0.0.1:{server.port}",
        headers={"host": host},
        timeout=PATIENCE,
        transport=httpx.HTTPTransport(local_address=address),
    )


def opened(server: ServerProcess, sent: bytes) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
    line.sendall(sent)
    return line


def hung_up(line: socket.socket) -> bytes:
    """What the server said until it hung up."""
    said = b""
    try:
        while part := line.recv(4096):
            said += part
    except ConnectionResetError:
        pass
    return said


def test_unfinished_requests_from_one_address_keep_nobody_out_and_end_soon(server: ServerProcess) -> None:
    lines = [opened(server, UNFINISHED) for _ in range(ATTACKERS)]
    with client(server, SOMEBODY_ELSE) as other:
        began = time.monotonic()
        assert other.get("/api/games").status_code == 200
        assert time.monotonic() - began < PATIENCE / 3
    for line in lines[:MOST]:  # a byte now and then gives no more time
        try:
            line.sendall(b"x")
        except OSError:
            break
    said = [hung_up(line) for line in lines]
    assert sum(answer.startswith(b"HTTP/1.1 408") for answer in said) <= MOST
    assert time.monotonic() - began < PATIENCE
    for line in lines:
        line.close()
    with client(server, "127.0.0.1") as same:
        assert same.get("/api/games").status_code == 200
    assert len(server.log) < 40_000


def test_who_says_nothing_at_all_is_hung_up_on(server: ServerProcess) -> None:
    with closing(opened(server, b"")) as line:
        assert hung_up(line).startswith(b"HTTP/1.1 408")


def test_a_body_that_does_not_come_is_not_waited_for(server: ServerProcess) -> None:
    head = f"POST /api/tables HTTP/1.1\r\nHost: localhost:{server.port}\r\nContent-Type: application/json\r\n"
    with closing(opened(server, head.encode() + b"Content-Length: 500\r\n\r\n{")) as line:
        assert hung_up(line).startswith(b"HTTP/1.1 408")


def test_a_body_after_a_finished_request_is_not_waited_for_either(server: ServerProcess) -> None:
    first = f"GET /api/version HTTP/1.1\r\nHost: localhost:{server.port}\r\n\r\n"
    head = f"POST /api/tables HTTP/1.1\r\nHost: localhost:{server.port}\r\nContent-Type: application/json\r\n"
    with closing(opened(server, (first + head).encode() + b"Content-Length: 500\r\n\r\n{")) as line:
        said = hung_up(line)
    assert said.startswith(b"HTTP/1.1 200")
    assert b"HTTP/1.1 408" in said


def test_a_websocket_with_a_body_is_refused_at_once(server: ServerProcess) -> None:
    with closing(opened(server, UPGRADE.replace(b"\r\n\r\n", b"\r\nContent-Length: 5\r\n\r\n"))) as line:
        assert hung_up(line).startswith(b"HTTP/1.1 400")


def test_a_websocket_that_says_nothing_is_closed(server: ServerProcess) -> None:
    table = server.open_table("lantern", "me", "me")
    with Player(server, table["table"]["id"], greet=False) as silent:
        assert silent.closed_with() == 4000


def test_sockets_keep_their_place_at_the_gate_until_they_are_gone(server: ServerProcess) -> None:
    table = server.open_table("lantern", "me", "me")["table"]["id"]
    players = [Player(server, table) for _ in range(MOST // 2)]
    lines = [opened(server, UNFINISHED) for _ in range(MOST)]
    assert sum(hung_up(line).startswith(b"HTTP/1.1 408") for line in lines) <= MOST // 2
    for line in lines:
        line.close()
    for player in players:
        player.wait_for("snapshot")
        player.close()
    with client(server, "127.0.0.1") as same:
        assert same.get("/api/games").status_code == 200


def test_who_neither_reads_nor_answers_is_soon_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Closing alone would wait forever: what is still to be sent must be read first."""
    monkeypatch.setattr(reception, "PARTING", 0.1)
    gone: list[str] = []

    async def application(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        outlet = scope["extensions"][reception.OUTLET]
        while outlet.transport.get_write_buffer_size() == 0:
            outlet.send_all([b"?" * 4096])
        gone.append((await receive())["type"])

    async def talk_to_the_deaf() -> None:
        http, websocket = reception.protocols(reception.Gate(reception.Limits(), most=9))
        often = {"ws_ping_interval": 0.1, "ws_ping_timeout": 0.1}
        server = uvicorn.Server(uvicorn.Config(application, http=http, ws=websocket, lifespan="off", **often))
        with listen("127.0.0.1", 0) as listening, socket.socket() as deaf:
            serving = asyncio.create_task(server.serve(sockets=[listening]))
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
            await asyncio.to_thread(deaf.connect, listening.getsockname())
            deaf.sendall(UPGRADE)
            ends = time.monotonic() + PATIENCE
            while not gone and time.monotonic() < ends:
                await asyncio.sleep(0.02)
            server.should_exit = server.force_exit = True
            await serving

    asyncio.run(talk_to_the_deaf())
    assert gone == ["websocket.disconnect"]


def test_only_hosts_that_it_was_told_to_serve(server: ServerProcess) -> None:
    answers = {}
    ours = ("localhost", f"127.0.0.1:{server.port}", "[::1]", "games.example.org", *names_of_this_machine())
    others = ("evil.example", "", f"{socket.gethostname()}.evil.example", "192.0.2.2")
    for host in (*ours, *others):
        with client(server, SOMEBODY_ELSE, host) as any_host:
            answers[host] = any_host.get("/api/version").status_code
    assert answers == {**dict.fromkeys(ours, 200), **dict.fromkeys(others, 421)}
    table = server.open_table("lantern", "me", "me")["table"]["id"]
    with pytest.raises(InvalidStatus) as refused:
        connect(
            f"ws://evil.example/api/tables/{table}/socket",
            sock=socket.create_connection(("127.0.0.1", server.port)),
            proxy=None,
        )
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize(
    ("here", "host", "told"),
    [
        ("192.0.2.2", "192.0.2.2:7007", []),
        ("fd00::2", "[fd00::2]:7007", []),
        ("192.0.2.2", "192.0.2.3:7007", [421, CloseCode.FOREIGN_PAGE]),
    ],
)
def test_the_address_that_somebody_came_in_by_is_ours(here: str, host: str, told: list[int]) -> None:
    """Such as the one of the local network that is printed for phones."""
    reached, said = list[str](), list[Any]()

    async def inside(scope: Any, receive: Any, send: Any) -> None:
        reached.append(scope["type"])

    async def hear(message: Any) -> None:
        said.append(message.get("status", message.get("code")))

    kinds = ("http", "websocket")
    for kind in kinds:
        scope = {"type": kind, "server": (here, 7007), "headers": [(b"host", host.encode())], "method": "GET"}
        asyncio.run(OnlyOurHosts(inside, frozenset())(scope, cast(Any, None), hear))
    assert [code for code in said if code is not None] == told
    assert reached == ([] if told else list(kinds))


class Line(asyncio.Transport):
    """A connection by IPv4 that came in by a socket of IPv6, as at `--host ::`."""

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        theirs, ours = ("::ffff:203.0.113.7", 50_000, 0, 0), ("::ffff:192.0.2.2", 7007, 0, 0)
        known = SimpleNamespace(family=socket.AF_INET6, getpeername=lambda: theirs, getsockname=lambda: ours)
        return {"socket": known}.get(name, default)

    def abort(self) -> None:
        pass


def test_an_address_is_the_same_by_whichever_socket_it_comes_in() -> None:
    """Or the address that we print for phones would be a foreign host, and a named proxy a stranger."""

    async def nobody(scope: Any, receive: Any, send: Any) -> None:
        """Answers nothing."""

    async def check() -> None:
        gate = reception.Gate(reception.Limits(), most=9)
        for protocol in reception.protocols(gate):
            config = uvicorn.Config(nobody, http=protocol, ws=protocol)
            config.load()
            made = protocol(config=config, server_state=uvicorn.server.ServerState(), app_state={})
            made.connection_made(Line())
            assert (made.client, made.server) == (("203.0.113.7", 50_000), ("192.0.2.2", 7007))
        assert list(gate.open) == ["203.0.113.7"]
        assert reception.plain_address(("::1", 7)) == ("::1", 7)
        assert reception.plain_address(("::ffff:1:2:3", 7)) == ("::ffff:1:2:3", 7)
        assert reception.plain_address(None) is None

    asyncio.run(check())


def test_forwarded_headers_are_believed_only_from_named_proxies(server: ServerProcess) -> None:
    links = {}
    for address in (SOMEBODY_ELSE, "127.0.0.1", PROXY):
        with client(server, address) as sender:
            told = sender.post("/api/tables", json=wish("lantern", "me", "me"), headers={"x-forwarded-proto": "https"})
            links[address] = told.json()["keys"][0]["link"].split(":")[0]
    assert links == {SOMEBODY_ELSE: "http", "127.0.0.1": "http", PROXY: "https"}


def test_limits_count_the_address_that_a_named_proxy_forwards_and_no_other(server: ServerProcess) -> None:
    clients = {sender: client(server, sender) for sender in (PROXY, STRANGER)}

    def opening(sender: str, forwarded: str) -> int:
        """A table, asked for from that address on behalf of another one."""
        asked = wish("lantern", "me", "me")
        return clients[sender].post("/api/tables", json=asked, headers={"x-forwarded-for": forwarded}).status_code

    enough = [201] * MOST_TABLES + [429]
    assert [opening(PROXY, "203.0.113.1") for _ in enough] == enough
    assert opening(PROXY, "203.0.113.2") == 201  # who comes by the same proxy has a limit of their own
    assert opening(PROXY, "198.51.100.9, 203.0.113.1") == 429  # what somebody told the proxy counts for nothing
    # A stranger counts as a stranger, whoever they say they come for, and takes nothing from those.
    assert [opening(STRANGER, f"203.0.113.{9 + number}") for number, _ in enumerate(enough)] == enough
    assert opening(PROXY, "203.0.113.9") == 201
    assert opening(STRANGER, PROXY) == 429
    for each in clients.values():
        each.close()


def test_a_log_does_not_grow_without_bounds() -> None:
    def through(most: int, name: str = "asyncio", traceback: bool = False) -> int:
        error = (ValueError, ValueError(), None) if traceback else None
        records = [
            logging.LogRecord(name, logging.ERROR, "", 0, f"told {traceback} %d", (number,), error)
            for number in range(most + 50)
        ]
        return sum(bounded.filter(record) for record in records)

    for bounds in (Bounds(), Bounds(alike=7, tracebacks=3, requests=70)):
        bounded = Bounded(bounds)
        assert through(bounds.alike) == bounds.alike
        assert through(bounds.tracebacks, traceback=True) == bounds.tracebacks
        assert through(bounds.requests, REQUEST_LOG) == bounds.requests


def test_after_a_period_the_log_says_what_was_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    bounded = Bounded(Bounds(period=5.0, alike=2))

    def told_at(now: float) -> str:
        monkeypatch.setattr(quiet.time, "monotonic", lambda: now)
        record = logging.LogRecord("asyncio", logging.ERROR, "", 0, "lost %s", ("Ana",), None)
        return record.getMessage() if bounded.filter(record) else ""

    assert [told_at(float(second)) for second in range(6)] == ["lost Ana"] * 2 + [""] * 4
    assert [told_at(second) for second in (6.0, 12.0)] == ["lost Ana (and 4 more like it before)", "lost Ana"]


def test_the_log_of_requests_is_bounded_too(server: ServerProcess) -> None:
    with client(server, SOMEBODY_ELSE) as asking:
        for _ in range(LOGGED + 2):
            assert asking.get("/api/version").status_code == 200
    assert len(re.findall(r" in [0-9.]+ ms$", server.log, re.M)) == LOGGED
    assert named("/table/t1/seat/" + "x" * 60_000) == "/table/t1/seat/…"
    assert len(named("/" + "x" * 60_000)) == LONGEST_PATH + 1


def test_a_damaged_database_is_found_when_the_server_starts(tmp_path: Path) -> None:
    file = tmp_path / "stampede.db"

    async def fill() -> None:
        async with await Store.open(f"sqlite:///{file}") as store:
            for number in range(40):
                entries = [Entry("opened", 0.0, -1, {"text": "x" * 900})] * 4
                await store.create_table(summary(f"t{number}"), entries, None)

    asyncio.run(fill())
    content = bytearray(file.read_bytes())
    for place in range(len(content) // 2, len(content) // 2 + 20_000):
        content[place] = random.Random(place).randrange(256)
    file.write_bytes(content)
    with pytest.raises(StoreError, match=r"damaged.*restore a backup.*recover"):
        asyncio.run(Store.open(f"sqlite:///{file}"))
