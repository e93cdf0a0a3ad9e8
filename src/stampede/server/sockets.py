"""A table's WebSocket: typed messages in, typed messages out. Bad ones are refused; a flood is cut off."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from stampede.core.errors import UnknownAction
from stampede.match.codes import RefusalCode
from stampede.match.counter import count_cards
from stampede.match.log import Entry
from stampede.match.referee import Declined, Referee
from stampede.server import library, wire
from stampede.server.codes import CloseCode
from stampede.server.describe import action_info, drafted, reason_info
from stampede.server.errors import StoreError
from stampede.server.live import CLOSED_MEANWHILE, NOT_WRITTEN, TOO_FAST, Command, LiveTable
from stampede.server.lobby import Lobby
from stampede.server.metrics import ECHO, METRICS
from stampede.server.plain import sentence_about
from stampede.server.reception import OUTLET, Outlet
from stampede.server.security import Allowance, household_of

# What waits for a client that does not read; with more it is dropped, and may reconnect.
MOST_UNSENT = 200  # messages
MOST_UNSENT_BYTES = 1_000_000  # beside the last message: a long game, told whole, may be as large by itself
CHAT_SHOWN = 100  # lines that a newcomer gets
LARGEST_MESSAGE = 16_384  # bytes
MOST_FAULTS = 20

decoder = msgspec.json.Decoder(wire.FromClient)
encoder = msgspec.json.Encoder()


class Manners:
    """How much one address may ask for through all its connections."""

    def __init__(self, most_connections: int) -> None:
        self.arrivals = Allowance(burst=2 * most_connections, per_second=most_connections / 4)
        self.thoughts = Allowance(burst=1000, per_second=250)
        self.hints = Allowance(burst=60, per_second=4)  # a bot's process weighs each of them
        self.recalls = Allowance(burst=30, per_second=2)  # the game is played through again for each of them

    def check(self, *asked: Allowance, of: str) -> None:
        if not all(each.take(of, time.monotonic()) for each in asked):
            raise Declined(RefusalCode.TOO_FAST, TOO_FAST)


class Connection:
    """One browser tab or program at a table."""

    def __init__(
        self,
        socket: WebSocket,
        live: LiveTable,
        lobby: Lobby,
        secrets: Mapping[int, str],
        hello_within: float,
        manners: Manners,
    ) -> None:
        self.socket = socket
        self.live = live
        self.lobby = lobby
        self.secrets = secrets  # of seats, as they came with the request
        self.hello_within = hello_within
        self.readers: list[int | None] = []
        self._seats: list[int] = []  # that the secrets opened
        self._known_at: int | None = None  # after how many closings of seats that was
        self.version = 0
        self.plies = 0
        self.muted: set[int] = set()
        self.faults = 0
        self.manners = manners
        self.messages = Allowance(burst=120, per_second=40)
        self.thoughts = Allowance(burst=80, per_second=30)
        self._outlet: Outlet | None = None
        self._unsent: list[bytes] = []
        self._unsent_bytes = 0
        self._closing: CloseCode | None = None

    @property
    def address(self) -> str:
        return self.socket.client.host if self.socket.client else ""

    def send(self, message: wire.ServerMessage) -> None:
        self.send_written(encoder.encode(message))

    def send_written(self, message: bytes) -> None:
        if len(self._unsent) >= MOST_UNSENT or self._unsent_bytes > MOST_UNSENT_BYTES:
            self.hang_up(CloseCode.TOO_SLOW)
            return
        self._unsent.append(message)
        self._unsent_bytes += len(message)
        if len(self._unsent) == 1:  # whatever else is said in this turn goes with it
            asyncio.get_running_loop().call_soon(self._flush)

    def _flush(self) -> None:
        """Sends what is waiting, unless the client has to read first. Once we hang up, nothing more is sent."""
        if self._outlet is not None and not self._outlet.is_clogged and not self._has_hung_up():
            self._outlet.send_all(self._unsent)
            self._unsent.clear()
            self._unsent_bytes = 0

    def hang_up(self, code: CloseCode) -> None:
        """Ends the connection from our side: nothing more is sent or read."""
        if self._closing is None:
            self._closing = code
            self._unsent.clear()
            self.live.leave(self)
            if self._outlet is not None:
                self._outlet.part()
            self._hanging_up = asyncio.create_task(self._close())

    def _has_hung_up(self) -> bool:
        return self._closing is not None

    async def _close(self) -> None:
        if self._closing is not None:
            with suppress(RuntimeError, WebSocketDisconnect):
                await self.socket.close(self._closing)

    async def serve(self) -> None:
        """From connecting to goodbye. A connection counts as arriving until it has said hello."""
        self.live.arriving.add(self)
        outlet: Outlet = self.socket.scope["extensions"][OUTLET]
        self._outlet, outlet.on_room = outlet, self._flush
        try:
            await self._identify()
            hello = await self._hello()
            if hello is not None and await self._identify():
                await self.live.join(self, hello.version)
                if self.live.chat_lines:
                    earliest = self.live.chat_lines - CHAT_SHOWN + 1
                    for line in await self.lobby.store.chat_of(self.live.id, earliest):
                        self.send(wire.Said(line.number, line.seat, line.name, line.text, line.at))
                await self._read()
        except (WebSocketDisconnect, WebSocketDisconnected):
            pass
        finally:
            outlet.on_room = None  # or the two would keep each other
            outlet.part()
            self.live.leave(self)
            await self._close()

    async def _identify(self) -> bool:
        """Finds out which seats the secrets open now. False, and goodbye, if one of them has been closed since."""
        while self._known_at != self.live.closings:  # what was read before may be out of date
            self._known_at = self.live.closings
            self._seats = await self.lobby.seats_of(self.live, self.secrets)
        if self._has_hung_up():
            return False
        if any(seat is not None and seat not in self._seats for seat in self.readers):
            self.hang_up(CloseCode.SEAT_CLOSED)
            return False
        self.readers = [*self._seats] or [None]
        return True

    async def _hello(self) -> wire.Hello | None:
        try:
            message = decoder.decode(await asyncio.wait_for(self.socket.receive_text(), self.hello_within))
        except (msgspec.MsgspecError, RecursionError, TimeoutError, KeyError):
            message = None
        if isinstance(message, wire.Hello) and message.api == wire.API_MAJOR:
            return message
        self._closing = CloseCode.OTHER_API if isinstance(message, wire.Hello) else CloseCode.NO_HELLO
        return None

    async def _read(self) -> None:
        while not self._has_hung_up():
            try:
                text = await self.socket.receive_text()
            except KeyError:  # a binary message
                self._fault(RefusalCode.NOT_TEXT, "messages are JSON text")
                continue
            if self._has_hung_up():
                return
            if not self.messages.take("", time.monotonic()):
                self.hang_up(CloseCode.TOO_MUCH)
                return
            try:
                message = decoder.decode(text)
            except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
                self._fault(RefusalCode.BAD_MESSAGE, sentence_about(error)[:200])
                continue
            await self._answer(message)

    def _fault(self, code: RefusalCode, detail: str) -> None:
        self.faults += 1
        self.send(wire.Refusal(None, code, detail, self.live.version_for(self)))
        if self.faults > MOST_FAULTS:
            self.hang_up(CloseCode.TOO_MUCH)

    async def _answer(self, message: wire.FromClient) -> None:
        if isinstance(message, wire.Hello):
            self.send(
                wire.Refusal(
                    None, RefusalCode.BAD_MESSAGE, "hello comes first, and only once", self.live.version_for(self)
                )
            )
            return
        if message.seat not in self.readers:
            self._refuse(message.id, Declined(RefusalCode.NOT_YOURS, "this is not your seat"))
            return
        try:
            if message.seat is not None:
                await self.live.welcome(message.seat)  # the clock may have run out while the owner sat there
            await ANSWERS[type(message)](self, message)
        except Declined as error:
            self._refuse(message.id, error)
        except UnknownAction as error:
            self._refuse(message.id, Declined(RefusalCode.UNKNOWN_ACTION, str(error)))
        except StoreError:
            self._refuse(message.id, Declined(RefusalCode.NOT_WRITTEN, NOT_WRITTEN))

    def _refuse(self, id: int | None, error: Declined) -> None:
        reason = reason_info(error.reason)
        self.send(wire.Refusal(id, error.code, str(error), self.live.version_for(self), reason))

    def _acknowledge(self, id: int) -> None:
        self.send(wire.Ack(id, self.live.version_for(self)))

    async def _carry_out(self, command: Command) -> None:
        """Unless we have hung up when it comes to that: the seat may have been closed while the command waited."""

        def still_there(referee: Referee, now: float) -> Sequence[Entry]:
            if self._has_hung_up():
                raise Declined(RefusalCode.NOT_YOURS, CLOSED_MEANWHILE)
            return command(referee, now)

        await self.live.carry_out(still_there)

    # --- answers ------------------------------------------------------------------------------------------------------

    async def move(self, message: wire.Move) -> None:
        began = time.monotonic()
        await self._carry_out(lambda referee, now: referee.act(message.seat, message.action, now, message.decision))
        self._acknowledge(message.id)
        METRICS.time(ECHO, time.monotonic() - began)

    async def undo(self, message: wire.Undo) -> None:
        self.live.change_of_mind(message.seat)
        await self._carry_out(lambda referee, now: referee.undo(message.seat, now))
        self._acknowledge(message.id)

    async def resign(self, message: wire.Resign) -> None:
        await self._carry_out(lambda referee, now: referee.resign(message.seat, now))
        self._acknowledge(message.id)

    async def pause(self, message: wire.Pause) -> None:
        await self._carry_out(lambda referee, now: referee.pause(message.seat, now))
        self._acknowledge(message.id)

    async def resume(self, message: wire.Resume) -> None:
        await self._carry_out(lambda referee, now: referee.go_on(message.seat, now))
        self._acknowledge(message.id)

    async def answers(self, message: wire.Answers) -> None:
        self.live.change_of_mind(message.seat)
        await self._carry_out(lambda referee, now: referee.answer_in_advance(message.seat, message.keys, now))
        self._acknowledge(message.id)

    async def draft(self, message: wire.Try) -> None:
        self._thinks()
        committed = self.live.committed
        tried = committed.draft(message.seat, self._parsed(message.actions))
        self.send(drafted(message, committed.table.game, tried))

    async def why_not(self, message: wire.WhyNot) -> None:
        match = self.live.committed.table.match
        if match is None:
            raise Declined(RefusalCode.NOT_STARTED, "the game has not started")
        self.send(wire.Explained(message.id, reason_info(match.why_not(message.seat, message.action))))

    async def hint(self, message: wire.Hint) -> None:
        self._thinks(self.manners.hints)
        table = self.live.committed.table
        asked = table.asked[message.seat]
        if table.match is None or asked is None:
            raise Declined(RefusalCode.NOTHING_ASKED, "you have no decision to make now")
        seed = f"hint {message.seat} {asked.version} {' '.join(message.actions)}"
        view, legal = table.match.view(message.seat), asked.legal
        if message.actions:
            drafted = self.live.committed.draft(message.seat, self._parsed(message.actions))
            view, legal = drafted.view, drafted.legal
            if drafted.refused or not legal:
                raise Declined(RefusalCode.NOTHING_ASKED, "there is nothing more to choose there")
        advised = await self.live.bots.advise(table.game, view, message.seat, legal, seed)
        choices = [
            wire.Weighed(action_info(table.game, one.action), one.facts, one.worth, one.behind, one.doubt, one.playouts)
            for one in advised.choices
        ]
        self.send(wire.Hinted(message.id, message.seat, advised.alone, choices))

    async def count(self, message: wire.Count) -> None:
        self._thinks()
        table = self.live.committed.table
        if table.match is None:
            raise Declined(RefusalCode.NOT_STARTED, "the game has not started")
        view = table.match.view(message.seat)
        backs = count_cards(table.game, view, message.seat, len(table.seats))
        self.send(wire.Counted(message.id, message.seat, backs))

    async def past(self, message: wire.Past) -> None:
        self._thinks(self.manners.recalls)
        reading, seat, readers = self.live.committed, message.seat, tuple(self.readers)
        frames = await self.lobby.aside(lambda: library.moments_of(reading, seat, readers, message.version))
        self.send(wire.Recalled(message.id, message.seat, frames))

    async def chat(self, message: wire.Chat) -> None:
        text = " ".join(message.text.split())
        if not text or not text.isprintable():
            raise Declined(RefusalCode.BAD_CHAT, "a message is one line of text")
        await self.live.say(message.seat, text)
        self._acknowledge(message.id)

    async def mute(self, message: wire.Mute) -> None:
        self.muted = set(message.muted)
        self._acknowledge(message.id)

    def _parsed(self, actions: list[str]) -> list[int]:
        entries = self.live.committed.table.game.actions
        return [entries.parse(notation).index for notation in actions]

    def _thinks(self, *more: Allowance) -> None:
        """Drafts, hints, counts and looking back cost more than other messages."""
        self.manners.check(self.thoughts, self.manners.thoughts, *more, of=household_of(self.address))


ANSWERS: dict[type, Callable[..., Awaitable[None]]] = {
    wire.Move: Connection.move,
    wire.Undo: Connection.undo,
    wire.Try: Connection.draft,
    wire.WhyNot: Connection.why_not,
    wire.Hint: Connection.hint,
    wire.Count: Connection.count,
    wire.Past: Connection.past,
    wire.Answers: Connection.answers,
    wire.Resign: Connection.resign,
    wire.Pause: Connection.pause,
    wire.Resume: Connection.resume,
    wire.Chat: Connection.chat,
    wire.Mute: Connection.mute,
}
