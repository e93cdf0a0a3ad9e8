"""Steps of the setup: processes that run side by side, say how long they take, and explain why they fail."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

from boot.machine import BOOT, HERE, find_compiler

Plan = tuple[str, list[str], "dict[str, str] | None"]  # a step to be: its name, its command, its environment variables
LOG = os.path.join(BOOT, "setup.log")
FAULTS = (
    (
        "No space left on device|os error 28|Disk quota exceeded",
        "the disk is full. Make room, then try again.",
    ),
    (
        "Permission denied|Read-only file system|Operation not permitted|os error 13|os error 30",
        "writing to {here} or to the caches of pip and uv is not allowed. Try a copy of this folder that is yours.",
    ),
    (
        "The engine could not be compiled",
        "the engine could not be compiled with {compiler}. To run without compiling, the same but slower, set an empty "
        'compiler: STAMPEDE_COMPILER="" python3 run.py',
    ),
    (
        "No module named pip",
        "this Python has no pip. Install it (on Debian: apt install python3-pip), or install uv from "
        "https://docs.astral.sh/uv/, then try again.",
    ),
    (
        "No matching distribution|Could not find a version|ConnectionError|ConnectTimeout|ReadTimeout|Max retries"
        "|timed out|Temporary failure|Name or service not known|Could not resolve|Connection refused"
        "|Network is unreachable|ProxyError|SSLError|CERTIFICATE|dns error|error sending request"
        "|ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN"
        "|Failed to fetch|Failed to download|not found in the (package registry|cache)|network (was|is) disabled",
        "the package registry cannot be reached, or does not have what is needed. Check the network and the settings "
        "of pip and uv (proxy, index), then try again.",
    ),
)


class CannotRun(Exception):  # noqa: N818 - reads as the sentence it stands for
    """A sentence for the person who called."""


def say(line: str) -> None:
    # Standard output belongs to the program that is run.
    sys.stderr.write(line + "\n")
    sys.stderr.flush()


def explain(step: str, output: str) -> str:
    """A sentence from what a tool said when it failed; the whole of it goes to a log."""
    try:
        os.makedirs(BOOT, exist_ok=True)
        with open(LOG, "w", encoding="utf-8") as log:
            log.write(output)
        where = "\nAll of its output is in " + LOG
    except OSError:
        where = ""
    for signs, sentence in FAULTS:
        if re.search(signs, output):
            told = sentence.format(here=HERE, compiler=find_compiler())
            return f"{step} failed: {told}{where}"
    last = "\n".join("  " + line for line in output.strip().splitlines()[-6:]) or "  nothing"
    return f"{step} failed. The last it said:\n{last}{where}"


class Step:
    """A step of the setup: a process, with everything that it starts, whose output is kept in case it fails."""

    def __init__(self, name: str, command: list[str], variables: dict[str, str] | None) -> None:
        self.name = name
        self.began = time.time()
        self.output = tempfile.TemporaryFile()  # noqa: SIM115 - it lives as long as the step
        try:
            self.process = subprocess.Popen(
                command,
                cwd=HERE,
                env=variables,
                stdin=subprocess.DEVNULL,
                stdout=self.output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        except OSError as error:
            raise CannotRun(f"{name} failed: {command[0]} cannot be started ({error.strerror})") from None

    def is_done(self) -> bool:
        """Whether it has succeeded. Raises CannotRun if it has failed."""
        code = self.process.poll()
        if code:
            self.output.seek(0)
            raise CannotRun(explain(self.name, self.output.read().decode("utf-8", "replace")))
        return code == 0

    def seconds(self) -> str:
        return f"{time.time() - self.began:.0f} s"

    def close(self) -> None:
        """Ends it, with everything it started, if it is not done."""
        self.output.close()
        for how in ("SIGTERM", "SIGKILL"):
            if self.process.poll() is None:
                if os.name == "nt":
                    self.process.terminate()
                else:
                    os.killpg(self.process.pid, getattr(signal, how))
                try:
                    self.process.wait(5)
                except subprocess.TimeoutExpired:
                    continue


class Progress:
    """Says what is being done and how long it took. On a terminal the seconds tick."""

    def __init__(self, patience: float) -> None:
        self.speaks_from = time.time() + patience
        self.named: set[Step] = set()
        self.ticking = ""

    def tell(self, steps: list[Step]) -> None:
        if time.time() < self.speaks_from:
            return
        if sys.stderr.isatty():
            self.tick(", ".join(f"{step.name}: {step.seconds()} ..." for step in steps))
        else:
            for step in steps:
                if step not in self.named:
                    say(step.name + " ...")
        self.named.update(steps)

    def tell_end(self, step: Step) -> None:
        if step in self.named:
            self.tick("")
            say(f"{step.name}: {step.seconds()}")

    def tick(self, line: str) -> None:
        """Puts this line in place of the one before."""
        line = line[: shutil.get_terminal_size().columns - 1]
        if line != self.ticking:
            sys.stderr.write("\r" + line.ljust(len(self.ticking)) + ("" if line else "\r"))
            sys.stderr.flush()
            self.ticking = line


def carry_out(*steps: Plan, patience: float = 0.0) -> None:
    """Runs these steps side by side.

    Nothing is said about steps that are done within `patience` seconds.
    """
    progress = Progress(patience)
    started: list[Step] = []
    try:
        for name, command, variables in steps:
            started.append(Step(name, command, variables))
        running = list(started)
        while running:
            progress.tell(running)
            for step in list(running):
                if step.is_done():
                    running.remove(step)
                    progress.tell_end(step)
            time.sleep(0.02)
    finally:
        progress.tick("")
        for step in started:
            step.close()
