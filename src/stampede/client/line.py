"""A table's WebSocket that comes back by itself: it catches up with what it missed, and every question is answered."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar, cast
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from stampede.client.errors import Answered, ClientError, LineLost, Refused, SentAway, Unreachable
from stampede.client.requests import LOOPBACK
from stampede.server import wire
from stampede.server.codes import CloseCode

A = TypeVar("A", bound=wire.ServerMessage)

FIRST_PAUSE, LONGEST_PAUSE = 0.25, 8.0  # seconds before it connects again
PATIENCE = 600.0  # seconds without a connection after which it gives up
BURST, PER_SECOND = 60, 30.0  # messages; a server hangs up on those who send twice as many
FOR_GOOD = {
    CloseCode.SEAT_CLOSED: "the seat has been given to somebody else, or its link was renewed",
    CloseCode.FOREIGN_PAGE: "the server does not answer to this name: it has to be started with --allow-host",
    CloseCode.NO_TABLE: "there is no such table, or no longer",
    CloseCode.OTHER_API: f"the server does not speak API {wire.API_MAJOR}: use a stampede of its version",
    CloseCode.UNPLAYABLE: "the server cannot play this table: it was opened under other rules",
    CloseCode.TOO_MUCH: "the server has hung up: too many messages, or too many connections from here",
}
# What may be asked a second time, if nobody knows whether it arrived.
HARMLESS = (wire.Try, wire.WhyNot, wire.Hint, wire.Count, wire.Answers, wire.Mute)

encoder = msgspec.json.Encoder()
decoder = msgspec.json.Decoder(wire.FromServer)


@dataclass
class Question:
    message: Any  # a wire.ClientMessage with an id
    answer: asyncio.Future[Any]
    sent: bool = False


class Line:
    """`table` and `seats` are what the server has said last; `changed` waits until it says something else."""

    def __init__(
        self,
        server: str,
        table: str,
        secret: str | None = None,
        patience: float = PATIENCE,
        on_trouble: Callable[[str], None] | None = None,
    ) -> None:
        """`on_trouble` is called when the connection is lost, and when it is back."""
        self.table: wire.TableInfo | None = None
        self.seats: dict[int | None, wire.SeatView] = {}
        self.news: dict[int | None, list[dict[str, Any]]] = {}  # events since somebody took them
        self.present: list[bool] = []
        self.heard: Callable[[wire.ServerMessage], None] | None = None  # gets every message
        self._where = (server, table, secret)
        self._patience = patience
        self._on_trouble = on_trouble or (lambda _sentence: None)
        self._socket: ClientConnection | None = None
        self._is_current = False  # this connection has said how the table is
        self._questions: dict[int, Question] = {}
        self._numbers = 0
        self._waiters: set[asyncio.Future[None]] = set()
        self._failure: ClientError | None = None
        self._allowance, self._allowed_at = float(BURST), time.monotonic()
        self._running: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Line:
        """Waits until the table is known."""
        self._running = asyncio.create_task(self._run())
        try:
            while self.table is None:
                await self.changed()
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        if self._running is not None:
            self._running.cancel()
            with suppress(asyncio.CancelledError):
                await self._running
            self._running = None
        self._fail(LineLost("this program has left the table"))

    @property
    def version(self) -> int:
        return 0 if self.table is None else self.table.version

    async def changed(self) -> None:
        """Waits until something else is known. Raises ClientError once there will be nothing more."""
        if self._failure is not None:
            raise self._failure
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiters.add(waiter)
        try:
            await waiter
        finally:
            self._waiters.discard(waiter)

    async def ask(self, message: wire.ClientMessage, kind: type[A]) -> A:
        """Sends a message, whatever its id, and returns the answer. Raises Refused, or LineLost."""
        if self._failure is not None:
            raise self._failure
        await self._pace()
        self._numbers += 1
        number = self._numbers
        question = Question(
            msgspec.structs.replace(cast(Any, message), id=number), asyncio.get_running_loop().create_future()
        )
        self._questions[number] = question
        try:
            if self._is_current:
                await self._send(question)
            answer = await question.answer
        finally:
            self._questions.pop(number, None)
        if isinstance(answer, wire.Refusal):
            raise Refused(answer)
        assert isinstance(answer, kind)
        return answer

    async def _pace(self) -> None:
        """Nobody may send as much as they like; those who do are cut off."""
        while True:
            now = time.monotonic()
            self._allowance = min(float(BURST), self._allowance + (now - self._allowed_at) * PER_SECOND)
            self._allowed_at = now
            if self._allowance >= 1.0:
                self._allowance -= 1.0
                return
            await asyncio.sleep((1.0 - self._allowance) / PER_SECOND)

    async def _send(self, question: Question) -> None:
        question.sent = True
        if self._socket is not None:
            with suppress(ConnectionClosed):  # it is asked again when the connection is back
                await self._socket.send(encoder.encode(question.message).decode())

    # --- the connection -----------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        pause, lost_at, why = FIRST_PAUSE, time.monotonic(), ""
        while True:
            try:
                was_there = await self._stay()
                why = "the server has hung up"
            except ClientError as error:
                self._fail(error)
                return
            except (OSError, InvalidHandshake, TimeoutError) as error:
                was_there, why = False, str(error)
            if was_there:
                pause, lost_at = FIRST_PAUSE, time.monotonic()
                self._on_trouble("the connection is lost; trying again")
            elif time.monotonic() - lost_at > self._patience:
                self._fail(Unreachable(f"{self._where[0]} cannot be reached any more: {why}"))
                return
            await asyncio.sleep(pause * random.uniform(0.7, 1.3))
            pause = min(pause * 1.8, LONGEST_PAUSE)

    async def _stay(self) -> bool:
        """Connects, and listens until the connection breaks; whether it had ever been told anything."""
        server, table, secret = self._where
        parts = urlsplit(server)
        headers = {} if secret is None else {"Authorization": f"Bearer {secret}"}
        scheme = "wss" if parts.scheme == "https" else "ws"
        connecting = connect(
            f"{scheme}://{parts.netloc}/api/tables/{table}/socket",
            additional_headers=headers,
            max_size=None,
            proxy=None if parts.hostname in LOOPBACK else True,
        )
        was_back = False
        async with connecting as socket:
            self._socket, self._is_current = socket, False
            try:
                await socket.send(encoder.encode(wire.Hello(self.version, wire.API_MAJOR)).decode())
                async for text in socket:
                    if await self._hear(text) and not was_back:
                        was_back = True
                        await self._ask_again()
            except ConnectionClosed:
                pass
            finally:
                self._socket, self._is_current = None, False
            code = socket.close_code
        if code in FOR_GOOD:
            raise SentAway(code, FOR_GOOD[CloseCode(code)])
        return was_back

    async def _hear(self, text: str | bytes) -> bool:
        """Takes a message in; whether it says how the table is."""
        try:
            message = decoder.decode(text)
        except msgspec.ValidationError:
            return False  # of a later version than ours, which may be passed over
        is_table = isinstance(message, wire.Snapshot | wire.Update)
        if isinstance(message, wire.Snapshot | wire.Update):
            self._look(message)
        elif isinstance(message, wire.Presence):
            self.present = message.present
        number = getattr(message, "id", None)
        if number in self._questions and not self._questions[number].answer.done():
            self._questions[number].answer.set_result(message)
        if self.heard is not None:
            self.heard(message)
        self._wake()
        return is_table

    def _look(self, message: wire.Snapshot | wire.Update) -> None:
        self.table = message.table
        for seen in message.seats:
            self.seats[seen.seat] = seen
            if isinstance(message, wire.Snapshot):
                self.news[seen.seat] = list(seen.events)
            else:
                self.news.setdefault(seen.seat, []).extend(seen.events)

    async def _ask_again(self) -> None:
        """The connection is back, and says how the table is: what is still open is asked again."""
        self._is_current = True
        for question in list(self._questions.values()):
            message = question.message
            if not question.sent or isinstance(message, HARMLESS):
                await self._send(question)
            elif not isinstance(message, wire.Move):
                question.answer.set_exception(LineLost("the connection broke meanwhile: look at the table"))
            elif self.seats[message.seat].decision == message.decision or self._is_paused:
                await self._send(question)
            else:
                question.answer.set_exception(Answered("the connection broke meanwhile, and the game has gone on"))

    @property
    def _is_paused(self) -> bool:
        """Then no decision is open, whether or not a move has arrived: the server says so when it is asked again."""
        return self.table is not None and self.table.paused is not None

    def _fail(self, error: ClientError) -> None:
        if self._failure is None:
            self._failure = error
        for question in self._questions.values():
            if not question.answer.done():
                question.answer.set_exception(error)
        self._wake()

    def _wake(self) -> None:
        for waiter in self._waiters:
            if not waiter.done():
                if self._failure is None:
                    waiter.set_result(None)
                else:
                    waiter.set_exception(self._failure)
