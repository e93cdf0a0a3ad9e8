"""A real server in a process of its own, and clients that talk to it."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from forking import Forked, nursery_of

LAUNCHER = Path(__file__).parent / "launcher.py"
PATIENCE = 30.0  # seconds: a machine may be busy, but what is not there by then will not come


class ServerProcess:
    """`stampede serve` on a database; with the toy game registered too.

    `generous`: without the limits for one address, which would stop a test that plays a hundred games at once.
    `tuned`: with other constants than people get, such as `lobby.LIVE_GRACE=0.5`.
    `fresh`: started the way people start it; other servers are forked from a process that has imported it already.
    """

    environment: dict[str, str] = {}  # noqa: RUF012 - what a kind of server adds to ours
    inherited: tuple[int, ...] = ()  # files that it shares with us
    words: list[str] = []  # noqa: RUF012 - more words of its command

    def __init__(
        self,
        folder: Path,
        port: int = 0,
        generous: bool = False,
        python: str = sys.executable,
        toy: bool = True,
        fresh: bool = False,
        database: str | None = None,
        words: Sequence[str] = (),
        tuned: str = "",
    ) -> None:
        self.folder = folder
        self.database = database or f"sqlite:///{folder / 'stampede.db'}"
        self.words = [*self.words, *words]
        if tuned:
            self.environment = {**self.environment, "STAMPEDE_TUNED": tuned}
        self.port = port
        self.generous = generous
        self.python = python
        self.toy = toy
        self.fresh = fresh or python != sys.executable or bool(self.inherited) or not hasattr(os, "fork")
        self.log_file = folder / "server.log"
        self.start()

    def start(self) -> None:
        words = ["serve", "--port", str(self.port), "--db", self.database]
        words += ["--most-connections", "100000"] * self.generous + self.words
        environment = {**os.environ, "STAMPEDE_DATA": str(self.folder), "STAMPEDE_GENEROUS": "1" * self.generous}
        environment.update(self.environment)
        if not self.toy:
            environment["STAMPEDE_WITHOUT_TOY"] = "1"
        before = len(self.log)
        with self.log_file.open("a") as log:
            if self.fresh:
                command = [self.python, str(LAUNCHER), *words]
                self.process: subprocess.Popen[bytes] | Forked = subprocess.Popen(
                    command, stderr=log, env=environment, pass_fds=self.inherited
                )
            else:
                self.process = nursery_of(LAUNCHER).start(words, environment, {2: log.fileno()})
        self.said = self._announcement(before)
        self.port = int(re.findall(r"http://localhost:(\d+)/", self.said)[0])

    def _announcement(self, start: int) -> str:
        self.wait_for_log(lambda log: re.search(r"http://localhost:\d+/.*\n", log[start:]) is not None)
        return self.log[start:]

    def wait_for_log(self, holds: Callable[[str], bool]) -> None:
        """Until that is true of everything the server has said."""
        ends = time.monotonic() + PATIENCE
        while not holds(self.log):
            if self.process.poll() is not None or time.monotonic() > ends:
                self.kill()
                raise AssertionError(f"the server said: {self.log}")
            time.sleep(0.02)

    @property
    def log(self) -> str:
        """Everything the server has said, over all its lives."""
        return self.log_file.read_text() if self.log_file.exists() else ""

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}"

    @property
    def alive(self) -> bool:
        return self.process.poll() is None

    def kill(self) -> None:
        """As a power cut would, but for the disk."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(PATIENCE)
        finally:
            if self.process.poll() is None:
                self.kill()

    def client(self, secret: str | None = None) -> httpx.Client:
        """A browser of its own, with its own cookies; or a program with a seat's secret."""
        headers = {} if secret is None else {"Authorization": f"Bearer {secret}"}
        return httpx.Client(base_url=self.url, timeout=PATIENCE, headers=headers, verify=False, trust_env=False)

    def get(self, path: str, secret: str | None = None, headers: dict[str, str] | None = None) -> httpx.Response:
        with self.client(secret) as client:
            return client.get(path, headers=headers)

    def post(self, path: str, body: object = None, secret: str | None = None) -> httpx.Response:
        with self.client(secret) as client:
            return client.post(path, json={} if body is None else body)

    def delete(self, path: str, secret: str | None = None) -> httpx.Response:
        with self.client(secret) as client:
            return client.delete(path)

    def open_table(self, game: str, *seats: str, **more: object) -> dict[str, Any]:
        """Opens a table: `me`, `friend`, or the level of a bot for each seat."""
        if "contribution" in more:
            more.setdefault("commitment", self.promised())
        answer = self.post("/api/tables", wish(game, *seats, **more))
        assert answer.status_code == 201, answer.text
        opened: dict[str, Any] = answer.json()
        return opened

    def promised(self) -> str:
        """A commitment for the next table."""
        answer = self.post("/api/commitments")
        assert answer.status_code == 201, answer.text
        commitment: str = answer.json()["commitment"]
        return commitment

    def sit(self, opened: dict[str, Any], name: str = "Bea", **more: object) -> dict[str, Any]:
        """A friend comes in by the invitation; returns the key of the seat."""
        answer = self.post(f"/api/tables/{opened['table']['id']}/seats", {"name": name, **invitation(opened), **more})
        assert answer.status_code == 201, answer.text
        key: dict[str, Any] = answer.json()["keys"][0]
        return key

    def players(self, opened: dict[str, Any]) -> list[Player]:
        """One connection for each seat that is ours."""
        return [Player(self, opened["table"]["id"], key["secret"]) for key in opened["keys"]]


@contextmanager
def serving(
    folder: Path, generous: bool = False, toy: bool = True, fresh: bool = False, tuned: str = ""
) -> Iterator[ServerProcess]:
    """A server for a whole module. Nothing may have gone wrong unseen in it, and it stops when it is told to."""
    server = ServerProcess(folder, generous=generous, toy=toy, fresh=fresh, tuned=tuned)
    try:
        yield server
        assert server.alive, server.log
    finally:
        server.stop()
    assert server.process.returncode == 0, server.log
    assert "Traceback" not in server.log, server.log


def wish(game: str, *seats: str, **more: object) -> dict[str, Any]:
    """What to ask for to get a table with these seats."""
    kinds: dict[str, dict[str, str]] = {"me": {"kind": "me", "name": "Ana"}, "friend": {"kind": "friend"}}
    return {"game": game, "seats": [kinds.get(seat, {"kind": "bot", "level": seat}) for seat in seats], **more}


def invitation(opened: dict[str, Any]) -> dict[str, str]:
    return {} if opened["invitation"] is None else {"invitation": opened["invitation"].rsplit("/", 1)[1]}


class Player:
    """A WebSocket at a table, with a seat's secret or as a spectator."""

    def __init__(
        self, server: ServerProcess, table: str, secret: str | None = None, version: int = 0, greet: bool = True
    ) -> None:
        headers = {} if secret is None else {"Authorization": f"Bearer {secret}"}
        # Open until `close`, which a connection that is not used by `with` does not promise.
        self._open = ExitStack()
        connecting = connect(
            f"ws://localhost:{server.port}/api/tables/{table}/socket",
            additional_headers=headers,
            open_timeout=PATIENCE,
            close_timeout=2,
            ping_interval=None,  # a busy machine is no reason to hang up
            max_size=None,
            max_queue=None,  # or a client that has not read everything could not even say goodbye
            proxy=None,
        )
        self.socket: ClientConnection = self._open.enter_context(connecting)
        self.frames: list[str] = []
        self.number = 0
        self.state: dict[str, Any] = {}
        if greet:
            with suppress(ConnectionClosed):  # the server may have hung up at once: reading tells with which code
                self.send(type="hello", version=version)

    def send(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.frames.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] in ("snapshot", "update"):
            self.state = message
        return message

    def wait_for(self, *kinds: str, timeout: float = PATIENCE) -> dict[str, Any]:
        return self.wait_until(lambda message: message["type"] in kinds, timeout)

    def wait_until(self, what: Callable[[dict[str, Any]], bool], timeout: float = PATIENCE) -> dict[str, Any]:
        """The first message from now on of which that is true."""
        ends = time.monotonic() + timeout
        while True:
            message = self.receive(max(0.01, ends - time.monotonic()))
            if what(message):
                return message

    def ask(self, **message: object) -> dict[str, Any]:
        """Sends a message and waits for the answer to it."""
        self.number += 1
        self.send(id=self.number, **message)
        return self.wait_until(lambda answer: answer.get("id") == self.number)

    @property
    def table(self) -> dict[str, Any]:
        known: dict[str, Any] = self.state["table"]
        return known

    @property
    def version(self) -> int:
        return int(self.table["version"]) if self.state else 0

    @property
    def seat(self) -> dict[str, Any]:
        """What the (first) seat of this connection was last told."""
        seen: dict[str, Any] = self.state["seats"][0]
        return seen

    def catch_up(self, version: int) -> None:
        """Reads until it is told of that version."""
        while self.version < version:
            self.receive()

    def wait_until_asked(self) -> dict[str, Any] | None:
        """The seat view once a decision is owed; None when the game is over."""
        while True:
            if self.state and self.table["status"] == "over":
                return None
            if (
                self.state
                and self.seat["decision"] is not None
                and not self.table["seats"][self.seat["seat"]]["stand_in"]
            ):
                return self.seat
            self.receive()

    def play(self, seat: dict[str, Any], choice: int = 0) -> dict[str, Any]:
        action = seat["legal"][choice % len(seat["legal"])]["notation"]
        return self.ask(type="move", seat=seat["seat"], decision=seat["decision"], action=action)

    def play_to_the_end(self, choice: int = 0) -> None:
        while (seat := self.wait_until_asked()) is not None:
            choice += 1
            assert self.play(seat, choice)["type"] == "ack"

    def drain(self) -> list[dict[str, Any]]:
        """Everything that was sent so far: an answer comes after all that was sent before it."""
        start = len(self.frames)
        self.ask(type="whynot", seat=15, action="-")
        return [json.loads(frame) for frame in self.frames[start:-1]]

    def closed_with(self) -> int | None:
        """Reads until the server hangs up; the code it gives."""
        while True:
            try:
                self.receive()
            except ConnectionClosed as closed:
                return None if closed.rcvd is None else closed.rcvd.code

    def close(self) -> None:
        self._open.close()

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def play_all_to_the_end(players: list[Player], choice: int = 0) -> None:
    """Everybody moves when asked, in turn, until the game is over; the players of all people at the table are here."""
    while True:
        for player in players:  # versions tell nothing: what somebody does in secret does not count for others
            player.drain()
        if players[0].table["status"] == "over":
            return
        asked = [player for player in players if player.seat["decision"] is not None]
        if not asked:  # a bot thinks
            players[0].receive()
            continue
        choice += 1
        mover = asked[choice % len(asked)]
        answer = mover.play(mover.seat, choice)
        assert answer["type"] == "ack", answer


__all__ = [
    "PATIENCE",
    "ConnectionClosed",
    "Player",
    "ServerProcess",
    "invitation",
    "play_all_to_the_end",
    "serving",
    "wish",
]
