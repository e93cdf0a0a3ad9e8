"""`stampede load`: it plays all games on a real server, and notices answers that are wrong."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from stampede.core.registry import game_ids
from stampede.lab import load
from stampede.lab.line import Line, LineBroken, frame
from stampede.lab.load import Heard, LoadError, Person, Seen, Status, Tally, measure


def test_people_play_all_games_on_a_server_of_their_own() -> None:
    found = asyncio.run(measure(tables=5, seconds=1.0, pace=0.0, url=None, pid=None))
    assert found.games == sorted(game_ids())
    assert found.errors == {}
    assert found.moves > 20
    assert found.moves_per_second == pytest.approx(found.moves / found.seconds, rel=0.01)
    assert 0 < found.latency_p50 <= found.latency_p95 <= found.latency_p99
    assert json.loads(json.dumps(found.to_json()))["tables"] == 5


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
