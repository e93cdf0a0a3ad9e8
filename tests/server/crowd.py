"""Many people at many tables, who play at random as soon as they are asked, and come back when the line breaks."""

from __future__ import annotations

import asyncio
import json
import random
import time
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

AGAIN = 0.05  # seconds until a broken line is tried again


@dataclass(frozen=True)
class Acknowledged:
    """A move that the server said is written down."""

    table: str
    version: int
    seat: int
    action: str


@dataclass
class Crowd:
    """What all of them have seen together."""

    acknowledged: list[Acknowledged] = field(default_factory=list)
    latencies: list[float] = field(default_factory=list)
    refusals: list[str] = field(default_factory=list)
    broken_lines: int = 0


class RandomPlayer:
    def __init__(
        self, crowd: Crowd, port: int, table: str, secret: str, seed: str, pause: float = 0.0, *more_ports: int
    ) -> None:
        """With more ports than one, every connection goes to one of them at random."""
        self.crowd = crowd
        self.ports = [port, *more_ports]
        self.headers = {"Authorization": f"Bearer {secret}"}
        self.table = table
        self.pause = pause
        self.choice = random.Random(seed)
        self.version = 0
        self.views: list[tuple[int, Any]] = []  # what it was told to see, by version
        self.story: list[str] = []  # kinds of events, as they were told one after the other
        self.seat = -1
        self.over = False
        self._answered = -1  # the decision that was last answered
        self._sent: dict[int, tuple[float, str]] = {}
        self._number = 0

    async def play(self) -> None:
        """Until the game is over, over as many connections as it takes."""
        while not self.over:
            try:
                port = self.choice.choice(self.ports)
                async with connect(
                    f"ws://127.0.0.1:{port}/api/tables/{self.table}/socket",
                    additional_headers=self.headers,
                    ping_interval=None,
                    max_size=None,
                    proxy=None,
                ) as line:
                    await self._be_there(line)
            except (OSError, WebSocketException, InvalidHandshake, EOFError):
                self.crowd.broken_lines += 1
                await asyncio.sleep(AGAIN)

    async def _be_there(self, line: ClientConnection) -> None:
        self._sent.clear()
        self._answered = -1  # whatever was sent on another line may have been lost
        await line.send(json.dumps({"type": "hello", "version": self.version}))
        while not self.over:
            message = json.loads(await line.recv())
            if message["type"] in ("snapshot", "update"):
                self._see(message)
                await self._answer(line, message)
            else:
                self._hear(message)
        while self._sent:  # what was sent before the end is answered on this line
            self._hear(json.loads(await line.recv()))

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] in ("ack", "refusal"):
            sent, action = self._sent.pop(message["id"])
            if message["type"] == "ack":
                self.crowd.latencies.append(time.perf_counter() - sent)
                self.crowd.acknowledged.append(Acknowledged(self.table, message["version"], self.seat, action))
            else:
                self.crowd.refusals.append(message["code"])

    def _see(self, message: dict[str, Any]) -> None:
        told = message["seats"][0]
        self.seat = told["seat"]
        self.version = message["table"]["version"]
        self.views.append((self.version, told["view"]))
        kinds = [event["kind"] for event in told["events"]]
        self.story = kinds if message["type"] == "snapshot" else self.story + kinds
        self.over = message["table"]["status"] == "over"

    async def _answer(self, line: ClientConnection, message: dict[str, Any]) -> None:
        told = message["seats"][0]
        if self.over or told["decision"] is None or told["decision"] == self._answered:
            return
        if message["table"]["seats"][self.seat]["stand_in"]:
            return
        self._answered = told["decision"]
        if self.pause:  # beside reading, or the answer to the last move would seem to come late
            self._thinking = asyncio.create_task(self._think(line, told))
        else:
            await self._move(line, told)

    async def _think(self, line: ClientConnection, told: dict[str, Any]) -> None:
        await asyncio.sleep(self.choice.uniform(0, 2 * self.pause))
        with suppress(OSError, WebSocketException):
            await self._move(line, told)

    async def _move(self, line: ClientConnection, told: dict[str, Any]) -> None:
        action = self.choice.choice(told["legal"])["notation"]
        self._number += 1
        self._sent[self._number] = (time.perf_counter(), action)
        move = {"type": "move", "id": self._number, "seat": self.seat, "decision": told["decision"], "action": action}
        await line.send(json.dumps(move))
