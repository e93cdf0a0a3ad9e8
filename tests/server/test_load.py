"""`stampede load`: it plays all games on a real server, and notices answers that are wrong."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from server.driver import ServerProcess
from stampede.cli import main
from stampede.core.registry import game_ids
from stampede.lab import load
from stampede.lab.line import Line, LineBroken, frame
from stampede.lab.load import Heard, LoadError, Person, Seen, Status, Tally, measure

COSTS_OF_THE_SERVER = ["server_cpu", "server_cpu_per_move", "moves_per_cpu_second", "server_memory"]
NUMBERS = ["tables", "seconds", "pace", "moves", "moves_per_second", "load_cpu", "load_memory", *COSTS_OF_THE_SERVER]
LATENCIES = ["latency_p50", "latency_p95", "latency_p99"]
SHAPE = {**dict.fromkeys([*NUMBERS, *LATENCIES], float), "games": list, "errors": dict}


def kind_of(value: object) -> object:
    """A number's type doesn't tell what it counts: JSON has one kind of them."""
    return float if isinstance(value, int | float) else type(value)


def test_people_play_all_games_on_a_server_of_their_own(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["load", "--tables", "5", "--seconds", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {name: kind_of(value) for name, value in found.items()} == SHAPE
    assert (found["tables"], found["pace"], found["games"]) == (5, 0, sorted(game_ids()))
    assert found["errors"] == {}
    assert found["moves"] > 20
    assert found["moves_per_second"] == pytest.approx(found["moves"] / found["seconds"], rel=0.01)
    assert 0 < found["latency_p50"] <= found["latency_p95"] <= found["latency_p99"]
    assert found["server_cpu_per_move"] == pytest.approx(1000 * found["server_cpu"] / found["moves"], rel=0.01)
    assert found["moves_per_cpu_second"] == pytest.approx(found["moves"] / found["server_cpu"], rel=0.01)
    for side in ("server", "load"):
        assert (found[f"{side}_cpu"] > 0, found[f"{side}_memory"] > 10) == (True, True), side


def test_a_running_server_is_measured_by_its_process(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    server = ServerProcess(tmp_path, generous=True)
    words = ("--url", server.url, "--pid", str(server.process.pid), "--tables", "2", "--seconds", "1")
    try:
        assert main(["load", *words]) == 0
    finally:
        server.stop()
    told = capsys.readouterr().out
    assert re.search(r"server +\d+\.\d+ s of CPU, \d+\.\d+ ms a move *\n +\d+\.\d+ MB *\n", told), told
    assert re.search(r"errors +none *\n", told), told
    assert (load.cpu_of(None), load.memory_of(None)) == (None, None)  # nobody says which process it is


@pytest.mark.parametrize(
    "host", ["games.example.org", "192.0.2.1", "0.0.0.0", "[2001:db8::1]", "localhost.example.org", "127.0.0.1.nip.io"]
)
def test_nobody_elses_server_is_put_under_load(
    host: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(load, "measure_at", None)  # it is not even tried
    assert main(["load", "--url", f"http://{host}:7007"]) == 1
    assert re.fullmatch(
        r"stampede: \S+ is not this machine, and stampede load puts only servers under load that run here: "
        r"log in there, and use --url http://127\.0\.0\.1:PORT\n",
        capsys.readouterr().err,
    )


@pytest.mark.parametrize(
    "url", ["https://localhost", "localhost:7007", "http://", "http://localhost:port", "http://[1"]
)
def test_an_address_that_is_none_is_a_sentence(url: str) -> None:
    with pytest.raises(LoadError, match=r"is not the address of a server: write it like http://127\.0\.0\.1:7007"):
        load.check_is_here(url)


def test_this_machine_has_several_addresses() -> None:
    for host in ("localhost", "LOCALHOST", "127.0.0.1", "127.4.5.6", "[::1]"):
        load.check_is_here(f"http://{host}:7007")


def test_a_server_that_is_not_there_is_a_sentence() -> None:
    with pytest.raises(LoadError, match=r"http://127\.0\.0\.1:1 cannot be reached"):
        asyncio.run(measure(tables=1, seconds=1.0, pace=0.0, url="http://127.0.0.1:1", pid=None))


# --- what is checked --------------------------------------------------------------------------------------------------


def with_a_person(check: Callable[[Person, Tally], None]) -> None:
    async def run() -> None:
        tally, company = Tally(), list[Person]()
        person = Person("t1", random.Random(1), 1.0, tally, company, asyncio.get_running_loop().create_future())
        company.append(person)
        tally.people.add(person)
        check(person, tally)
        person.leave()

    asyncio.run(run())


def shown(version: int) -> Heard:
    return Heard("update", table=Status("playing", version), seats=[Seen(0)])


def test_moves_count_only_if_they_are_shown_before_they_are_acknowledged() -> None:
    def check(person: Person, tally: Tally) -> None:
        person.look(shown(4))
        person.sent = {1: (0.0, 4), 2: (0.0, 4), 3: (0.0, 4), 4: (0.0, 4)}
        person.look(shown(5))
        person.check(Heard("ack", id=1, version=5))
        assert (len(tally.latencies), tally.errors) == (1, {})
        person.check(Heard("ack", id=2, version=6))  # not shown
        person.check(Heard("ack", id=3, version=4))  # nothing new
        person.check(Heard("refusal", id=4, code="not-written"))
        person.check(Heard("refusal", id=5, code="stale"))  # somebody else was quicker
        assert len(tally.latencies) == 1
        assert tally.errors == {"acknowledged, but not shown": 2, "not-written": 1}

    with_a_person(check)


def test_tables_that_go_back_in_time_are_noticed() -> None:
    def check(person: Person, tally: Tally) -> None:
        person.look(shown(4))
        person.look(shown(4))
        assert tally.errors == {"out of order": 1}

    with_a_person(check)


def test_moves_that_nobody_answers_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def check(person: Person, tally: Tally) -> None:
        now = load.time.perf_counter()
        person.sent = {1: (now, 1), 2: (now - load.PATIENCE - 1, 1)}
        assert tally.unanswered() == 1

    with_a_person(check)


def test_answers_are_heard_while_a_person_thinks() -> None:
    def check(person: Person, tally: Tally) -> None:
        person.pace = 0.001  # it will think for a quarter of an hour
        person.look(Heard("update", table=Status("playing", 2), seats=[Seen(0, decision=2)]))
        assert person.thinking is not None
        person.sent = {1: (load.time.perf_counter(), 1)}
        person.check(Heard("ack", id=1, version=2))
        assert tally.latencies[0] < 1.0

    with_a_person(check)


# --- the line ---------------------------------------------------------------------------------------------------------


class FakeTransport(asyncio.Transport):
    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []

    def write(self, data: Any) -> None:
        self.written.append(bytes(data))

    def close(self) -> None:
        self.written.append(b"closed")


def from_server(kind: int, content: bytes) -> bytes:
    """A frame without a mask."""
    size = len(content)
    length = bytes([size]) if size < 126 else b"\x7e" + size.to_bytes(2) if size < 2**16 else b"\x7f" + size.to_bytes(8)
    return bytes([0x80 | kind]) + length + content


@pytest.mark.parametrize("piece", [1, 7, 1000, 100_000])
def test_messages_of_all_lengths_arrive_in_any_pieces(piece: int) -> None:
    async def check() -> None:
        heard: list[bytes] = []
        lost: list[LineBroken] = []
        line, transport = Line(b"GET", heard.append, lost.append), FakeTransport()
        line.connection_made(transport)
        messages = [b"x" * size for size in (0, 125, 126, 65_535, 65_536)]
        said = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n"
        said += b"".join(from_server(1, message) for message in messages[:2]) + from_server(9, b"ping")
        said += b"".join(from_server(1, message) for message in messages[2:]) + from_server(8, b"\x0f\xa0")
        for start in range(0, len(said), piece):
            line.data_received(said[start : start + piece])
        assert heard == messages
        assert transport.written[:2] == [b"GET", frame(10, b"ping")]
        assert [str(error) for error in lost] == ["the server has hung up: 4000"]

    asyncio.run(check())


def test_a_server_that_does_not_let_us_in_says_why() -> None:
    async def check() -> None:
        lost: list[LineBroken] = []
        line = Line(b"GET", lambda _message: None, lost.append)
        line.connection_made(FakeTransport())
        line.data_received(b"HTTP/1.1 403 Forbidden\r\n\r\n")
        with pytest.raises(LineBroken, match="403 Forbidden"):
            await line.ready
        assert lost == []

    asyncio.run(check())
