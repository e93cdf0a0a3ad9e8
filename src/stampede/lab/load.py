"""Many people at many tables of all games, as clients of a real server: how fast it answers, and what that costs.

Everybody plays at random, as soon as they are asked or at a steady pace. The players run in this process; the server is
another one, which is started for the purpose unless there is one already.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from stampede.core.errors import StampedeError
from stampede.core.registry import find_game, game_ids

STARTING = 60.0  # seconds that a server may take to start, and people to arrive
TOGETHER = 16  # people who connect at the same time
QUICKEST = 0.03  # seconds between two moves of one person, who is cut off as a flood otherwise
SEATS = 2


class LoadError(StampedeError):
    """The server cannot be started or reached, or does not let so many people in."""


# What the players read of the server's messages.


class Legal(msgspec.Struct):
    notation: str


class Seen(msgspec.Struct):
    seat: int | None = None
    decision: int | None = None
    legal: list[Legal] = []


class Status(msgspec.Struct):
    status: str


class Heard(msgspec.Struct):
    type: str
    table: Status | None = None
    seats: list[Seen] = []
    id: int | None = None
    code: str = ""


class Key(msgspec.Struct):
    secret: str


class TableId(msgspec.Struct):
    id: str


class Opened(msgspec.Struct):
    table: TableId
    keys: list[Key]


hearing = msgspec.json.Decoder(Heard)


@dataclass(frozen=True)
class Load:
    """What was measured. Times are in milliseconds, processor time in seconds, memory in megabytes; None: unknown."""

    tables: int
    seconds: float
    pace: float  # moves a second at each table; 0: as fast as they can
    games: list[str]
    moves: int
    moves_per_second: float
    latency_p50: float
    latency_p95: float
    latency_p99: float
    errors: dict[str, int]
    server_cpu: float | None
    server_cpu_per_move: float | None  # milliseconds
    server_memory: float | None
    load_cpu: float
    load_memory: float | None

    def to_json(self) -> dict[str, object]:
        return asdict(self)


@dataclass
class Tally:
    """What all players have seen together, since the measurement began."""

    latencies: list[float] = field(default_factory=list)
    errors: Counter[str] = field(default_factory=Counter)
    here: int = 0


async def measure(tables: int, seconds: float, pace: float, url: str | None, pid: int | None) -> Load:
    if url is not None:
        return await measure_at(url, tables, seconds, pace, pid)
    async with own_server(tables) as (own_url, own_pid):
        return await measure_at(own_url, tables, seconds, pace, own_pid)


async def measure_at(url: str, tables: int, seconds: float, pace: float, pid: int | None) -> Load:
    tally, go = Tally(), asyncio.Event()
    games = [game for game in game_ids() if find_game(game).min_seats <= SEATS <= find_game(game).max_seats]
    gate = asyncio.Semaphore(TOGETHER)
    playing = [
        asyncio.create_task(keep_playing(url, games[number % len(games)], number, pace, tally, go, gate))
        for number in range(tables)
    ]
    try:
        await everybody(tally, tables * SEATS, playing)
        go.set()
        await asyncio.sleep(min(2.0, seconds / 4))  # until all are at it
        tally.latencies.clear()
        began, before, own = time.perf_counter(), cpu_of(pid), time.process_time()
        await asyncio.sleep(seconds)
        took, after, own_after = time.perf_counter() - began, cpu_of(pid), time.process_time()
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    times = sorted(tally.latencies)
    cpu = None if before is None or after is None else after - before
    return Load(
        tables=tables,
        seconds=round(took, 2),
        pace=pace,
        games=games,
        moves=len(times),
        moves_per_second=round(len(times) / took, 1),
        latency_p50=percentile(times, 50),
        latency_p95=percentile(times, 95),
        latency_p99=percentile(times, 99),
        errors=dict(tally.errors),
        server_cpu=None if cpu is None else round(cpu, 2),
        server_cpu_per_move=None if cpu is None or not times else round(1000 * cpu / len(times), 3),
        server_memory=memory_of(pid),
        load_cpu=round(own_after - own, 2),
        load_memory=memory_of(os.getpid()),
    )


async def everybody(tally: Tally, people: int, playing: Sequence[asyncio.Task[None]]) -> None:
    """Until all have arrived."""
    ends = time.monotonic() + STARTING + people / 20
    while tally.here < people:
        for task in playing:
            if task.done():
                await task
        if time.monotonic() > ends:
            raise LoadError(f"only {tally.here} of {people} people could sit down: {dict(tally.errors)}")
        await asyncio.sleep(0.05)


async def keep_playing(
    url: str, game: str, number: int, pace: float, tally: Tally, go: asyncio.Event, gate: asyncio.Semaphore
) -> None:
    """One table after another, of the same game."""
    chance = random.Random(number)
    arrived = False
    while True:
        async with gate:
            opened = await open_table(url, game)
        people = [
            Person(url, opened.table.id, key.secret, chance, pace, tally, go, 0 if arrived else 1)
            for key in opened.keys
        ]
        arrived = True
        await asyncio.gather(*(person.play(gate) for person in people))


async def open_table(url: str, game: str) -> Opened:
    body = msgspec.json.encode({"game": game, "seats": [{"kind": "me"}] * SEATS})
    status, answer = await post(url, "/api/tables", body)
    while status == 429 and b"Too many requests" in answer:  # as everybody, this address may ask only so often
        await asyncio.sleep(0.5)
        status, answer = await post(url, "/api/tables", body)
    if status == 429:
        raise LoadError("the server lets nobody open so many tables: start it with --most-tables 100000")
    if status != 201:
        raise LoadError(f"the server does not open a table: {answer[:200].decode(errors='replace')}")
    return msgspec.json.decode(answer, type=Opened)


async def post(url: str, path: str, body: bytes) -> tuple[int, bytes]:
    """A small request, without a library of its own."""
    where = urlsplit(url)
    try:
        reader, writer = await asyncio.open_connection(where.hostname, where.port)
    except OSError as error:
        raise LoadError(f"{url} cannot be reached: {error.strerror or error}") from error
    head = f"POST {path} HTTP/1.1\r\nHost: {where.netloc}\r\nContent-Type: application/json\r\n"
    writer.write(f"{head}Content-Length: {len(body)}\r\nConnection: close\r\n\r\n".encode() + body)
    answer = await reader.read()
    writer.close()
    top, _, content = answer.partition(b"\r\n\r\n")
    return int(top.split(b" ", 2)[1]), content


class Person:
    def __init__(
        self,
        url: str,
        table: str,
        secret: str,
        chance: random.Random,
        pace: float,
        tally: Tally,
        go: asyncio.Event,
        counts: int,
    ) -> None:
        self.address = f"ws{url[4:].rstrip('/')}/api/tables/{table}/socket"
        self.headers = {"Authorization": f"Bearer {secret}"}
        self.chance = chance
        self.pace = pace
        self.tally = tally
        self.go = go
        self.counts = counts
        self.sent: dict[int, float] = {}
        self.answered: int | None = None
        self.number = 0

    async def play(self, gate: asyncio.Semaphore) -> None:
        """Until the game is over."""
        try:
            async with gate:
                line = await connect(
                    self.address, additional_headers=self.headers, ping_interval=None, compression=None, proxy=None
                )
            async with line:
                await line.send(b'{"type":"hello"}', text=True)
                first = await line.recv()
                self.tally.here += self.counts
                await self.go.wait()
                await self._be_there(line, first)
        except (OSError, WebSocketException, EOFError) as error:
            self.tally.errors[type(error).__name__] += 1
            await asyncio.sleep(1.0)

    async def _be_there(self, line: ClientConnection, message: str | bytes) -> None:
        while True:
            heard = hearing.decode(message)
            if heard.type in ("ack", "refusal"):
                sent = self.sent.pop(heard.id or 0, None)
                if heard.type == "ack" and sent is not None:
                    self.tally.latencies.append(time.perf_counter() - sent)
                elif heard.code != "stale":
                    self.tally.errors[heard.code] += 1
            elif heard.table is not None:
                if heard.table.status == "over" and not self.sent:
                    return
                await self._answer(line, heard.seats[0])
            message = await line.recv()

    async def _answer(self, line: ClientConnection, seen: Seen) -> None:
        if seen.decision is None or seen.decision == self.answered or not seen.legal:
            return
        self.answered = seen.decision
        await asyncio.sleep(self.chance.uniform(0.5, 1.5) / self.pace if self.pace else QUICKEST)
        self.number += 1
        action = self.chance.choice(seen.legal).notation
        self.sent[self.number] = time.perf_counter()
        move = {
            "type": "move",
            "id": self.number,
            "seat": seen.seat,
            "decision": seen.decision,
            "action": action,
        }
        await line.send(msgspec.json.encode(move), text=True)


@asynccontextmanager
async def own_server(tables: int) -> AsyncIterator[tuple[str, int]]:
    """A server with a database of its own, which lets this address do as much as is asked of it."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder, 'load.db')}"
        words = ["serve", "--port", "0", "--db", database, "--most-tables", "100000"]
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "stampede", *words, "--most-connections", str(10 * tables + 100)),
            stderr=asyncio.subprocess.PIPE,
        )
        try:
            yield await announced(process), process.pid
        finally:
            with suppress(ProcessLookupError):
                process.terminate()
            await process.wait()


async def announced(process: asyncio.subprocess.Process) -> str:
    assert process.stderr is not None
    said = ""
    try:
        async with asyncio.timeout(STARTING):
            while line := (await process.stderr.readline()).decode():
                said += line
                found = re.search(r"http://localhost:(\d+)/", line)
                if found:
                    return f"http://127.0.0.1:{found[1]}"
    except TimeoutError:
        pass
    raise LoadError(f"the server did not start: {said.strip()}")


def percentile(times: Sequence[float], share: int) -> float:
    """In milliseconds."""
    return round(1000 * times[min(len(times) - 1, len(times) * share // 100)], 1) if times else 0.0


def cpu_of(pid: int | None) -> float | None:
    """Seconds of processor time that a process has used; only Linux says."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return (int(fields[11]) + int(fields[12])) / float(os.sysconf("SC_CLK_TCK"))


def memory_of(pid: int | None) -> float | None:
    """Megabytes that a process has in memory."""
    try:
        status = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return None
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    return None if found is None else round(int(found[1]) / 1024, 1)
