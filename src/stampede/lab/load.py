"""Many people at many tables of all games, as clients of a real server: how fast it answers, and what that costs.

Everybody plays at random, as soon as they are asked or at a steady pace. The players run in this process; the server is
another one, which is started for the purpose unless there is one already.
"""

from __future__ import annotations

import asyncio
import ipaddress
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

from stampede.core.errors import StampedeError
from stampede.core.registry import find_game, game_ids
from stampede.lab.line import Line, LineBroken
from stampede.match.codes import RefusalCode
from stampede.match.status import TableStatus

STARTING = 60.0  # seconds that a server may take to start, and people to arrive
TOGETHER = 16  # people who connect at the same time
PATIENCE = 5.0  # seconds for the answer to a move
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
    legal: msgspec.Raw = msgspec.Raw(b"[]")  # read only when it is time to choose


class Status(msgspec.Struct):
    status: TableStatus
    version: int


class Heard(msgspec.Struct):
    type: str
    table: Status | None = None
    seats: list[Seen] = []
    id: int | None = None
    version: int = 0
    code: str = ""


class Key(msgspec.Struct):
    secret: str


class TableId(msgspec.Struct):
    id: str


class Opened(msgspec.Struct):
    table: TableId
    keys: list[Key]


hearing = msgspec.json.Decoder(Heard)
choosing = msgspec.json.Decoder(list[Legal])
writing = msgspec.json.Encoder()


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
    moves_per_cpu_second: float | None  # of the server
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
    people: set[Person] = field(default_factory=set)

    def unanswered(self) -> int:
        """Moves that have waited for their answer too long."""
        now = time.perf_counter()
        return sum(now - sent > PATIENCE for person in self.people for sent, _ in person.sent.values())


async def measure(tables: int, seconds: float, pace: float, url: str | None, pid: int | None) -> Load:
    if url is not None:
        check_is_here(url)
        return await measure_at(url, tables, seconds, pace, pid)
    async with own_server(tables) as (own_url, own_pid):
        return await measure_at(own_url, tables, seconds, pace, own_pid)


def check_is_here(url: str) -> None:
    """Only servers on this machine are put under load: to anybody else it would be an attack."""
    try:
        where = urlsplit(url)
        host, _ = where.hostname or "", where.port
    except ValueError:
        host = ""
    if not host or where.scheme != "http":
        raise LoadError(f"{url} is not the address of a server: write it like http://127.0.0.1:7007")
    if not is_loopback(host):
        raise LoadError(
            f"{host} is not this machine, and stampede load puts only servers under load that run here: "
            "log in there, and use --url http://127.0.0.1:PORT"
        )


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:  # a name
        return host == "localhost"


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
        times, unanswered = sorted(tally.latencies), tally.unanswered()
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    if unanswered:
        tally.errors["unanswered"] = unanswered
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
        moves_per_cpu_second=round(len(times) / cpu, 1) if cpu else None,
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
        over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        people: list[Person] = []
        try:
            async with gate:
                opened = await open_table(url, game)
                for key in opened.keys:
                    people.append(Person(opened.table.id, chance, pace, tally, people, over))
                    await people[-1].arrive(url, key.secret)
                    tally.here += not arrived
            arrived = True
            await go.wait()
            for person in people:
                person.begin()
            await over
        except (OSError, LineBroken) as error:
            tally.errors[str(error)] += 1
            await asyncio.sleep(1.0)
        finally:
            for person in people:
                person.leave()
            over.cancel()


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
        reader, writer = await asyncio.open_connection(where.hostname, where.port or 80)
    except OSError as error:
        raise LoadError(f"{url} cannot be reached: {error.strerror or error}") from error
    head = f"POST {path} HTTP/1.1\r\nHost: {where.netloc}\r\nContent-Type: application/json\r\n"
    try:
        writer.write(f"{head}Content-Length: {len(body)}\r\nConnection: close\r\n\r\n".encode() + body)
        answer = await reader.read()
    finally:
        writer.close()
    top, _, content = answer.partition(b"\r\n\r\n")
    return int(top.split(b" ", 2)[1]), content


class Person:
    """Answers whatever it is asked, at random. While it thinks only a timer runs: answers are heard when they come."""

    def __init__(
        self,
        table: str,
        chance: random.Random,
        pace: float,
        tally: Tally,
        company: Sequence[Person],
        over: asyncio.Future[None],
    ) -> None:
        self.path = f"/api/tables/{table}/socket"
        self.chance = chance
        self.pace = pace
        self.tally = tally
        self.company = company  # all who play this game
        self.over = over
        self.first: asyncio.Future[Heard] = asyncio.get_running_loop().create_future()
        self.line: Line | None = None
        self.thinking: asyncio.TimerHandle | None = None
        self.version = 0
        self.answered: int | None = None
        self.number = 0
        self.sent: dict[int | None, tuple[float, int]] = {}  # when, and what version of the table was known
        self.is_over = False

    async def arrive(self, url: str, secret: str) -> None:
        """Sits down, and sees the table."""
        self.line = await Line.open(url, self.path, f"Authorization: Bearer {secret}\r\n", self.hear, self.lose)
        self.tally.people.add(self)
        self.line.send(b'{"type":"hello"}')
        await self.first

    def begin(self) -> None:
        self.look(self.first.result())

    def leave(self) -> None:
        self.tally.people.discard(self)
        self.first.cancel()
        if self.thinking is not None:
            self.thinking.cancel()
        if self.line is not None:
            self.line.close()

    def lose(self, error: LineBroken) -> None:
        for awaited in (self.first, self.over):
            if not awaited.done():
                awaited.set_exception(error)
                return

    def hear(self, message: bytes) -> None:
        heard = hearing.decode(message)
        if heard.type in ("ack", "refusal"):
            self.check(heard)
        elif heard.table is None:
            return
        elif not self.first.done():
            self.first.set_result(heard)
        else:
            self.look(heard)
        if self.is_over and not self.sent and not self.over.done() and all(person.is_over for person in self.company):
            self.over.set_result(None)

    def check(self, heard: Heard) -> None:
        """An answer to a move."""
        sent, known = self.sent.pop(heard.id, (0.0, 0))
        if heard.type == "refusal":
            if heard.code != RefusalCode.STALE:
                self.tally.errors[heard.code] += 1
        elif not known < heard.version <= self.version:  # what is acknowledged has been shown
            self.tally.errors["acknowledged, but not shown"] += 1
        else:
            self.tally.latencies.append(time.perf_counter() - sent)

    def look(self, heard: Heard) -> None:
        """At the table as it is now."""
        assert heard.table is not None
        [seen] = heard.seats
        if heard.table.version <= self.version:
            self.tally.errors["out of order"] += 1
        self.version = heard.table.version
        self.is_over = heard.table.status is TableStatus.OVER
        if seen.decision is not None and seen.decision != self.answered:
            self.answered = seen.decision
            pause = self.chance.uniform(0.5, 1.5) / self.pace if self.pace else QUICKEST
            self.thinking = asyncio.get_running_loop().call_later(pause, self.move, seen)

    def move(self, seen: Seen) -> None:
        assert self.line is not None
        self.number += 1
        action = self.chance.choice(choosing.decode(seen.legal)).notation
        self.sent[self.number] = (time.perf_counter(), self.version)
        move = {
            "type": "move",
            "id": self.number,
            "seat": seen.seat,
            "decision": seen.decision,
            "action": action,
        }
        self.line.send(writing.encode(move))


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
    """Seconds of processor time that a process and those it has started have used; only Linux says."""
    used = [int(fields[11]) + int(fields[12]) for fields in family_of(pid)]
    return sum(used) / float(os.sysconf("SC_CLK_TCK")) if used else None


def memory_of(pid: int | None) -> float | None:
    """Megabytes that they have in memory. What they share counts for each."""
    pages = [int(fields[21]) for fields in family_of(pid)]
    return round(sum(pages) * os.sysconf("SC_PAGE_SIZE") / 1024**2, 1) if pages else None


def family_of(pid: int | None) -> list[list[str]]:
    """What /proc says of a process and of all that it has started, as far as they are still there."""
    stats: dict[int, list[str]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            stats[int(stat.parent.name)] = stat.read_text().rpartition(")")[2].split()
    family = [pid] if pid in stats else []
    for member in family:
        family += [child for child, fields in stats.items() if int(fields[1]) == member]
    return [stats[member] for member in family if member is not None]
