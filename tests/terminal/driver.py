"""A person at a real pseudo-terminal: types lines, reads what appears."""

from __future__ import annotations

import fcntl
import json
import os
import pty
import re
import select
import signal
import struct
import termios
import time
from pathlib import Path
from types import TracebackType

from forking import nursery_of

LAUNCHER = Path(__file__).with_name("launcher.py")
PATIENCE = 30.0  # seconds; only a program that hangs is waited for so long
ESCAPES = re.compile(r"\x1b\[[?0-9;]*[a-zA-Z]|\x1b[=>]|\x07")
CTRL_C, CTRL_D = "\x03", "\x04"


class Person:
    """`with Person("play primes", folder) as ana:` runs the command; it is killed when the block ends."""

    def __init__(self, words: str, data: Path, columns: int = 100, lines: int = 44, **environment: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        settings = {"TERM": "xterm-256color", "LANG": "C.UTF-8", "PYTHONUTF8": "1", "STAMPEDE_DATA": str(data)}
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "COLUMNS", "LINES"))}
        self.process = nursery_of(LAUNCHER).start(
            words.split(), {**kept, **settings, **environment}, {0: slave, 1: slave, 2: slave}, session=True
        )
        os.close(slave)
        self.raw = ""  # everything that ever appeared
        self.seen = 0  # how much of it has been looked at
        self._bytes = b""

    def __enter__(self) -> Person:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()
        os.close(self.master)

    # --- reading ------------------------------------------------------------------------------------------------------

    def until(self, *texts: str) -> str:
        """Reads until one of the texts appears that has not been looked at yet; what was read, in plain letters."""
        deadline = time.monotonic() + PATIENCE
        while True:
            fresh = plain(self.raw[self.seen :])
            if any(text in fresh for text in texts):
                self.seen = len(self.raw)
                return fresh
            if not self._read(deadline):
                raise AssertionError(f"none of {texts} in:\n{fresh}")

    def until_prompt(self, *names: str) -> str:
        """Reads until somebody is asked to type, at the end of what there is."""
        deadline = time.monotonic() + PATIENCE
        prompts = tuple(f"{name}> " for name in names) or ("> ",)
        while True:
            fresh = plain(self.raw[self.seen :])
            if fresh.endswith(prompts):
                self.seen = len(self.raw)
                return fresh
            if not self._read(deadline):
                raise AssertionError(f"no prompt {prompts} after:\n{fresh}")

    def until_end(self) -> str:
        """What appears until the program ends."""
        deadline = time.monotonic() + PATIENCE
        while self._read(deadline):
            pass
        self.process.wait(PATIENCE)
        fresh = plain(self.raw[self.seen :])
        self.seen = len(self.raw)
        return fresh

    def _read(self, deadline: float) -> bool:
        """False when the program has ended, or has said nothing for too long."""
        ready, _, _ = select.select([self.master], [], [], max(0.0, deadline - time.monotonic()))
        if not ready:
            return False
        try:
            read = os.read(self.master, 65536)
        except OSError:  # Linux says so when nobody has the other end open
            return False
        self._bytes += read
        self.raw = self._bytes.decode(errors="ignore")
        return bool(read)

    # --- typing -------------------------------------------------------------------------------------------------------

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def enter(self, line: str = "") -> None:
        self.type(line + "\r")

    def say(self, line: str) -> str:
        """Types a line and reads until the next prompt."""
        self.enter(line)
        return self.until_prompt()

    def interrupt(self, answer: str) -> None:
        """Presses Ctrl-C until the answer is there: Python can miss one in the instant before it waits for a key."""
        for _ in range(10):
            self.type(CTRL_C)
            deadline = time.monotonic() + 3.0
            while self._read(deadline):
                if answer in plain(self.raw[self.seen :]):
                    return
        raise AssertionError(f"no {answer!r} after Ctrl-C")

    def kill(self) -> None:
        """As if the power had gone."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)


def plain(raw: str) -> str:
    return ESCAPES.sub("", raw).replace("\r\n", "\n").replace("\r", "")


def unbroken(text: str) -> str:
    """Without spaces and ends of lines: a long path is broken where the screen ends."""
    return "".join(text.split())


def log_of(data: Path) -> Path:
    """The only table's log."""
    (found,) = (data / "tables").glob("*.jsonl")
    return found


def entries(log: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]


def moves_of(log: Path, by: str = "owner") -> list[str]:
    """The actions in a log that people, or bots, played."""
    acted = [entry["data"] for entry in entries(log) if entry["kind"] == "acted"]
    return [str(data["action"]) for data in acted if data["by"] == by]  # type: ignore[index]
