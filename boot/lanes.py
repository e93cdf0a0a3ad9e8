"""Work on all cores: jobs one after another in lanes, and lanes side by side."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from typing import IO

from boot.machine import HERE
from boot.steps import say

Job = tuple[str, list[list[str]]]  # its name, and its commands one after another


def start(command: list[str], output: IO[bytes] | None = None) -> subprocess.Popen[bytes]:
    variables = dict(os.environ)
    variables.pop("STAMPEDE_ENGINE", None)
    # Tests start hundreds of processes; without bytecode each of them would compile all it imports.
    variables.pop("PYTHONDONTWRITEBYTECODE", None)
    return subprocess.Popen(
        command, cwd=HERE, env=variables, stdout=output, stderr=subprocess.STDOUT if output else None
    )


class Lane:
    """Jobs one after another, each a name and its commands.

    What a quiet one says is kept until the end. With `names`, every job begins with a line that names it.
    """

    def __init__(self, jobs: list[Job], quiet: bool = False, names: bool = False) -> None:
        self.jobs = list(jobs)
        self.names = names
        self.name = ""
        self.commands: list[list[str]] = []
        self.results: list[tuple[str, int]] = []
        self.process: subprocess.Popen[bytes] | None = None
        self.output = tempfile.TemporaryFile() if quiet else None  # noqa: SIM115 - it lives as long as the lane

    def goes_on(self) -> bool:
        """Starts what comes next when something has ended; False when there is nothing left."""
        if self.process is not None:
            code = self.process.poll()
            if code is None:
                return True
            self.process = None
            if code != 0 or not self.commands:
                self.results.append((self.name, code))
                self.commands = []
        if not self.commands:
            if not self.jobs:
                return False
            self.name, commands = self.jobs.pop(0)
            self.commands = list(commands)
            if self.names:
                self.name_job()
        self.process = start(self.commands.pop(0), self.output)
        return True

    def name_job(self) -> None:
        if self.output is None:
            say("$ " + self.name)
        else:
            self.output.write(f"$ {self.name}\n".encode())
            self.output.flush()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()

    def tell(self) -> None:
        if self.output is not None:
            self.output.seek(0)
            sys.stdout.flush()
            sys.stdout.buffer.write(self.output.read())
            sys.stdout.flush()
            self.output.close()


def run_lanes(lanes: list[Lane]) -> list[tuple[str, int]]:
    """Runs them side by side to their ends; what came of every job, by its name."""
    try:
        while sum(lane.goes_on() for lane in lanes):
            time.sleep(0.1)
    finally:
        for lane in lanes:
            lane.stop()
    for lane in lanes:
        lane.tell()
    return [result for lane in lanes for result in lane.results]
