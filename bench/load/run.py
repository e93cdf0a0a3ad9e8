"""The load that servers take, as a table for the documentation: SQLite, and PostgreSQL with one to three processes.

    python3 run.py --version                       # once: the program as people get it, compiled
    python3 run.py test tests/core/test_rng.py     # once: the tools, with a real PostgreSQL
    .venv/bin/python bench/load/run.py [--seconds 20] [--rounds 1] [--against OTHER/stampede]

Every row is a server of its own, started for the purpose, with `stampede load` beside it. With `--against`, only the
first row is measured, by turns with another build of the program, and as many times as there are rounds: before and
after a change. Linux only: it reads /proc. Takes four minutes on two cores with nothing else running.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any
from urllib.request import urlopen

HERE = Path(__file__).parents[2]
sys.path[:0] = [str(HERE / "tests"), str(HERE / "src")]

from server.postgres import PostgresServer  # noqa: E402
from stampede.lab.load import cpu_of  # noqa: E402

PROGRAM = HERE / ".boot" / "venv" / "bin" / "stampede"
STARTING = 60.0  # seconds
STORED = 2000  # tables of the cold start
STARTS = 5


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", type=Path, default=PROGRAM, help="the stampede to measure")
    parser.add_argument("--against", type=Path, help="another one, to compare it with")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20, help="of each row")
    parser.add_argument("--rounds", type=int, default=1)
    asked = parser.parse_args()
    if not asked.program.is_file():
        sys.exit(f"{asked.program} is not there: run python3 run.py --version first")
    print(
        f"{said_by(asked.program, '--version')}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} at the start\n"
    )
    if asked.against:
        compare(asked.program, asked.against, asked.tables, asked.seconds, asked.rounds)
    else:
        tell_all(asked.program, asked.tables, asked.seconds)


def compare(program: Path, other: Path, tables: int, seconds: float, rounds: int) -> None:
    """The two by turns: what goes on beside them is about the same for both."""
    found: dict[Path, list[dict[str, Any]]] = {other: [], program: []}
    for _ in range(rounds):
        for each, loads in found.items():
            with (
                tempfile.TemporaryDirectory() as folder,
                serving(each, f"sqlite:///{folder}/load.db", tables) as server,
            ):
                loads.append(load(each, server, tables, seconds))
    print("| | moves/s | p50 / p95 / p99, ms | CPU a move, ms | median |\n|---|---|---|---|---|")
    for each, loads in found.items():
        costs = [one["server_cpu_per_move"] for one in loads]
        times = (f"{one['latency_p50']} / {one['latency_p95']} / {one['latency_p99']}" for one in loads)
        moves = (f"{one['moves_per_second']:.0f}" for one in loads)
        row = ("after" if each == program else "before", ", ".join(moves), ", ".join(times), ", ".join(map(str, costs)))
        print(f"| {' | '.join(row)} | {statistics.median(costs):.3f} |", flush=True)


def tell_all(program: Path, tables: int, seconds: float) -> None:
    print("| | moves/s | p50, ms | p99, ms | CPU a move, ms | of PostgreSQL, ms |\n|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder, serving(program, f"sqlite:///{folder}/load.db", tables) as server:
        tell("SQLite, one process", load(program, server, tables, seconds))
    for processes, name in enumerate(("one process", "two processes", "three processes"), 1):
        database = PostgresServer("fsync=on")
        try:
            keeper = int((database.data / "postmaster.pid").read_text().split()[0])
            with serving(program, database.url("postgres"), tables, "--processes", str(processes)) as server:
                before = cpu_of(keeper)
                found = load(program, server, tables, seconds)
                # Opening the tables is in it.
                spent = 1000 * ((cpu_of(keeper) or 0) - (before or 0)) / max(1, found["moves"])
            tell(f"PostgreSQL, {name}", found, f"about {spent:.2f}")
        finally:
            database.remove()
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/load.db"
        many = 5 * tables
        with serving(program, url, many) as server:
            tell(f"SQLite, {many} tables at one move a second", load(program, server, many, seconds, "--pace", "1"))
        multiply(Path(folder, "load.db"), STORED)
        first = sorted(first_answer(program, url, many) for _ in range(STARTS))
        print(f"\nFirst answer after a cold start with {STORED} stored tables: {first[0]:.2f}–{first[-1]:.2f} s")


def tell(name: str, found: dict[str, Any], postgres: str = "–") -> None:
    row = [name, f"{found['moves_per_second']:.0f}", found["latency_p50"], found["latency_p99"]]
    print(f"| {' | '.join(map(str, [*row, found['server_cpu_per_move'], postgres]))} |", flush=True)
    if found["errors"]:
        print(f"errors: {found['errors']}", file=sys.stderr)


class Server:
    def __init__(self, process: subprocess.Popen[str], url: str) -> None:
        self.pid = process.pid
        self.url = url


@contextmanager
def serving(program: Path, database: str, tables: int, *words: str) -> Iterator[Server]:
    """A server that lets this address do as much as it likes."""
    allowed = ["--most-tables", "100000", "--most-connections", str(10 * tables + 100)]
    command = [str(program), "serve", "--port", "0", "--db", database, *allowed, *words]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stderr is not None
        found = next((where for line in process.stderr if (where := re.search(r"http://localhost:(\d+)/", line))), None)
        if found is None:
            sys.exit(f"{program} did not start")
        yield Server(process, f"http://127.0.0.1:{found[1]}")
    finally:
        process.terminate()
        process.wait(STARTING)


def load(program: Path, server: Server, tables: int, seconds: float, *words: str) -> dict[str, Any]:
    where = ["--url", server.url, "--pid", str(server.pid)]
    found: dict[str, Any] = json.loads(
        said_by(program, "load", "--tables", str(tables), "--seconds", str(seconds), *where, "--json", *words)
    )
    return found


def multiply(file: Path, many: int) -> None:
    """Copies tables, with their logs and secrets, until there are so many."""
    with closing(sqlite3.connect(file)) as database, database:
        [[there]] = database.execute("SELECT count(*) FROM tables")
        names = [name for _, name, *_ in database.execute("PRAGMA table_info(tables)")]
        copied = ", ".join({"id": "id || ?", "idempotency_key": "NULL"}.get(name, name) for name in names)
        for copy in range(1, -(-many // there)):
            database.execute(
                f"INSERT INTO tables SELECT {copied} FROM tables ORDER BY rowid LIMIT {there}", [f"c{copy}"]
            )
            for table in ("entries", "secrets"):
                rest = ", ".join(name for _, name, *_ in database.execute(f"PRAGMA table_info({table})"))
                own = rest.replace("table_id", "table_id || ?", 1)
                of = f"table_id IN (SELECT id FROM tables ORDER BY rowid LIMIT {there})"
                database.execute(f"INSERT INTO {table} ({rest}) SELECT {own} FROM {table} WHERE {of}", [f"c{copy}"])


def first_answer(program: Path, database: str, tables: int) -> float:
    began = time.monotonic()
    with serving(program, database, tables) as server, urlopen(f"{server.url}/api/games") as answer:
        answer.read()
        return time.monotonic() - began


def said_by(program: Path, *words: str) -> str:
    done = subprocess.run([str(program), *words], stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout.strip()


if __name__ == "__main__":
    main()
