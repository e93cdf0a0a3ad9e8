"""A live table: what is committed, who is connected, and the order in which things happen.

A command is carried out on a branch of the committed table. The branch is committed, then swapped in, and only then
acknowledged and sent to everybody. Whoever looks, through whichever door, looks at `LiveTable.committed`.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, Protocol, cast

import msgspec

from stampede.core.errors import StampedeError
from stampede.core.rng import derive_key
from stampede.match import log
from stampede.match.log import Entry
from stampede.match.presence import Presence
from stampede.match.reading import Reading
from stampede.match.referee import BY_BOT, BotTurn, Declined, Referee
from stampede.match.seats import OPEN
from stampede.match.status import TableStatus, status_of
from stampede.match.table import FROM_THE_DEAL
from stampede.server import wire
from stampede.server.codes import CloseCode
from stampede.server.describe import actions_json, event_info, outcome_info
from stampede.server.store import Conflict, Store, StoredSecret, TableSummary
from stampede.server.workers import Thinkers

Command = Callable[[Referee, float], Sequence[Entry]]

logger = logging.getLogger("stampede.server")
encoder = msgspec.json.Encoder()

FIRST_PAUSE = 0.25  # seconds before what could not be saved is tried again
LONGEST_PAUSE = 4.0
TRIES = 2  # of a command, if somebody else has written to the log
NOT_WRITTEN = "this could not be saved, so nothing has changed: try again in a moment"


class Listener(Protocol):
    """A connection, as its live table sees it."""

    readers: list[int | None]  # the seats it may see; only None for a spectator
    version: int  # the last one it was sent
    plies: int
    muted: set[int]  # seats whose chat it does not want

    def send(self, message: wire.ServerMessage) -> None: ...

    def send_written(self, message: bytes) -> None:
        """Sends a message that is JSON already."""

    def hang_up(self, code: CloseCode) -> None: ...


class LiveTable:
    def __init__(
        self,
        id: str,
        public: bool,
        created_at: float,
        table: Reading,
        store: Store,
        bots: Thinkers,
        counted_from: float = 0.0,
    ) -> None:
        """Nobody counts as away before `counted_from`."""
        self.id = id
        self.public = public
        self.created_at = created_at
        self.store = store
        self.bots = bots
        self.presence = Presence(counted_from)
        self.listeners: set[Listener] = set()
        self.arriving: set[Listener] = set()  # connected, but without a hello so far
        self.closings = 0  # how often a seat's secrets were revoked
        self.closed = False
        self.chat_lines = 0
        self.rematches: dict[bool, str] = {}  # the tables of rematches, by whether they have the same deal
        self.rematching = asyncio.Lock()
        self._committed = table
        self._dealt_at: int | None = None
        self._lock = asyncio.Lock()
        self._thinking: set[tuple[int, int]] = set()  # (seat, decision) pairs that bots are thinking about
        self._tasks: set[asyncio.Task[None]] = set()
        self._alarm: asyncio.TimerHandle | None = None
        self._failures = 0  # writes that failed in a row
        self._resting_until = 0.0
        self._written: dict[object, msgspec.Raw] = {}  # parts of messages about the table as it is now

    @property
    def committed(self) -> Reading:
        """The table as it is stored. It never changes: the next one takes its place once that is stored too."""
        return self._committed

    @property
    def version(self) -> int:
        return len(self._committed.entries)

    @property
    def status(self) -> TableStatus:
        return status_of(self._committed.table.match)

    # --- commands -----------------------------------------------------------------------------------------------------

    async def carry_out(self, command: Command, secrets: Sequence[StoredSecret] = ()) -> int:
        """Commits what a command makes of the table, tells everybody, and returns the version.

        The secrets are stored along with it, or not at all. Declined means that nothing changed.
        """
        async with self._lock:
            for attempt in range(TRIES):
                prepared = self._committed.branch()
                made = command(prepared, time.time())
                if not made:
                    break
                try:
                    await self.store.append(self.id, self.version, made, self._summary_of(prepared), secrets)
                except Exception as error:
                    self._has_failed(error)
                    if isinstance(error, Conflict) and await self._reload() and attempt + 1 < TRIES:
                        continue
                    self.wake()
                    raise Declined("not-written", NOT_WRITTEN) from error
                self._swap_in(prepared, undone=any(entry.kind == log.UNDONE for entry in made))
                break
        self.wake()
        return self.version

    def _swap_in(self, table: Reading, undone: bool) -> None:
        """The only way to another committed table."""
        self._committed = table
        self._has_recovered()
        self._tell(undone)

    async def _reload(self) -> bool:
        """Reads the table again after somebody else wrote to its log; whether that could be done."""
        try:
            stored = await self.store.load(self.id)
        except StampedeError:
            return False
        if stored is None:
            return False
        self._dealt_at = None
        self._swap_in(Reading(stored.entries), undone=True)
        return True

    def _has_failed(self, error: Exception) -> None:
        """Bots and clocks rest for a moment, and then try again."""
        if self._failures == 0:
            logger.warning("table %s cannot be saved, and is tried again until it can: %s", self.id, error)
        pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2**self._failures)
        self._failures += 1
        self._resting_until = time.time() + pause

    def _has_recovered(self) -> None:
        if self._failures:
            logger.warning("table %s is saved again, after %d failures", self.id, self._failures)
        self._failures, self._resting_until = 0, 0.0

    def summary(self) -> TableSummary:
        return self._summary_of(self._committed)

    def _summary_of(self, reading: Reading) -> TableSummary:
        table = reading.table
        return TableSummary(
            id=self.id,
            game=table.game.id,
            status=status_of(table.match),
            public=self.public,
            created_at=self.created_at,
            changed_at=reading.entries[-1].at,
            seats=[{"kind": seat.kind, "name": seat.name} for seat in table.seats],
            waiting_for=[seat for seat, asked in enumerate(table.asked) if asked is not None],
        )

    # --- bots and clocks ----------------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Lets bots think, and sets the alarm for the next tick."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self.closed:
            return
        now = time.time()
        if now < self._resting_until:
            self._alarm = asyncio.get_running_loop().call_later(self._resting_until - now, self.wake)
            return
        for turn in self._committed.bot_turns(self.presence):
            if (turn.seat, turn.decision) not in self._thinking:
                self._thinking.add((turn.seat, turn.decision))
                self._start(self._think(turn))
        due = self._committed.next_tick(self.presence)
        if due is not None:
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(max(0.0, due - now), lambda: self._start(self._tick()))

    @property
    def busy(self) -> bool:
        """Whether anybody is here or coming, or something will happen by itself."""
        return (
            bool(self.listeners or self.arriving or self._thinking or self._failures)
            or self._lock.locked()
            or bool(self._committed.bot_turns(self.presence))
            or self._committed.next_tick(self.presence) is not None
        )

    async def _think(self, turn: BotTurn) -> None:
        table = self._committed.table
        assert table.match is not None
        seed = derive_key("bot", table.match.key.hex(), turn.seat, turn.decision).hex()
        try:
            action = await self.bots.choose(table.game, turn, seed)
            await self.carry_out(lambda referee, now: self._bot_plays(referee, turn, action, now))
        except Declined:
            pass  # the person came back, everybody left, or it could not be saved: `wake` asks again
        except Exception as error:
            self._has_failed(error)
            logger.exception("a bot's move at table %s failed", self.id)
            self.wake()
        finally:
            self._thinking.discard((turn.seat, turn.decision))

    def _bot_plays(self, referee: Referee, turn: BotTurn, action: int, now: float) -> list[Entry]:
        if not any(turn.seat == due.seat for due in referee.bot_turns(self.presence)):
            raise Declined("not-yours", "everybody has left meanwhile, or the person is back")
        return referee.act(turn.seat, action, now, turn.decision, BY_BOT)

    async def _tick(self) -> None:
        try:
            await self.carry_out(lambda referee, now: referee.tick(now, self.presence))
        except Declined:
            pass  # it could not be saved: `wake` has set the alarm again
        except Exception as error:
            self._has_failed(error)
            logger.exception("the clock of table %s failed", self.id)
            self.wake()

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Ends the table's life in memory. Whoever is still coming is sent away, to find the next one."""
        self.closed = True
        if self._alarm is not None:
            self._alarm.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # --- connections --------------------------------------------------------------------------------------------------

    async def join(self, listener: Listener, version: int) -> None:
        """Adds a connection and sends it what it has missed since that version, or everything."""
        for seat in listener.readers:
            if seat is not None:
                await self._return(seat)
        if listener not in self.arriving:  # it was sent away meanwhile
            return
        self.arriving.discard(listener)
        if self.closed:
            listener.hang_up(CloseCode.CONNECT_AGAIN)
            return
        missed = self._plies_at(version)
        listener.version, listener.plies = (0, 0) if missed is None else (version, missed)
        self.listeners.add(listener)
        self._count_presence()
        self._tell_one(listener, everything=missed is None)
        self._tell_presence()
        self.wake()

    async def _return(self, seat: int) -> None:
        with suppress(Declined):  # whoever comes can look in any case, and returns with the first move
            await self.welcome(seat)

    async def welcome(self, seat: int) -> None:
        """The owner of a seat does something: if a bot stood in for them, they are back."""
        if self._committed.table.seats[seat].is_stood_in_for:
            await self.carry_out(lambda referee, now: referee.come_back(seat, now))

    def leave(self, listener: Listener) -> None:
        self.arriving.discard(listener)
        if listener not in self.listeners:
            return
        self.listeners.discard(listener)
        self._count_presence()
        self._tell_presence()
        self.wake()

    def _count_presence(self) -> None:
        now = time.time()
        for seat in range(len(self._committed.table.seats)):
            if any(seat in listener.readers for listener in self.listeners):
                self.presence.come(seat, now)
            else:
                self.presence.go(seat, now)
        self.presence.spectators = sum(listener.readers == [None] for listener in self.listeners)
        self._written.clear()

    def dismiss(self, seat: int) -> None:
        """Hangs up on everybody at a seat whose secrets are no longer valid, even before they have said hello."""
        self.closings += 1
        for listener in [*self.listeners, *self.arriving]:
            if seat in listener.readers:
                listener.hang_up(CloseCode.SEAT_CLOSED)

    def is_present(self, seat: int) -> bool:
        return self.presence.is_here(seat)

    def _plies_at(self, version: int) -> int | None:
        """How many plies there were at a version, if a client can continue from there; None if it needs everything."""
        entries = self._committed.entries
        if not 0 < version <= len(entries):
            return None
        if any(entry.kind in (log.UNDONE, log.STARTED) for entry in entries[version:]):
            return None
        removed = sum(entry.kind == log.UNDONE for entry in entries[:version])
        return sum(entry.kind == log.ACTED for entry in entries[:version]) - removed

    def _tell(self, undone: bool) -> None:
        self._written.clear()
        for listener in list(self.listeners):
            self._tell_one(listener, everything=undone or listener.version == 0)

    def _tell_one(self, listener: Listener, everything: bool) -> None:
        # Whoever connected before the deal has not seen it yet.
        from_the_deal = everything or listener.version < self._version_of_start()
        plies, version = (FROM_THE_DEAL, 0) if from_the_deal else (listener.plies, listener.version)
        kind = wire.Snapshot if everything else wire.Update
        listener.version, listener.plies = self.version, len(self._committed.table.plies)
        listener.send_written(self._frame(kind, tuple(listener.readers), plies, version))

    def _frame(
        self, kind: type[wire.Snapshot | wire.Update], readers: tuple[int | None, ...], plies: int, version: int
    ) -> bytes:
        """A message about the table as it is now. Readers who have missed the same share it."""

        def seat(reader: int | None) -> Any:
            return self._once((reader, plies, version), lambda: self.seat_view(reader, plies, version))

        def whole() -> object:
            return kind(table=cast(Any, self._once("table", self.info)), seats=[seat(reader) for reader in readers])

        return bytes(self._once((kind, readers, plies, version), whole))

    def _once(self, key: object, make: Callable[[], object]) -> msgspec.Raw:
        """A part of a message as JSON, made once for everybody until something changes."""
        if key not in self._written:
            self._written[key] = msgspec.Raw(encoder.encode(make()))
        return self._written[key]

    def _version_of_start(self) -> int:
        """The version at which the cards were dealt; until then, one that has not been reached."""
        if self._dealt_at is None:
            kinds = [entry.kind for entry in self._committed.entries]
            self._dealt_at = kinds.index(log.STARTED) + 1 if log.STARTED in kinds else None
        return self.version + 1 if self._dealt_at is None else self._dealt_at

    def _tell_presence(self) -> None:
        present = [self.is_present(seat) for seat in range(len(self._committed.table.seats))]
        message = encoder.encode(wire.Presence(present=present, spectators=self.presence.spectators))
        for listener in list(self.listeners):
            listener.send_written(message)

    def announce_rematch(self, same_deal: bool, table_id: str) -> None:
        """Tells everybody who is still here where the rematch is."""
        self.rematches[same_deal] = table_id
        self._tell(undone=False)

    def tell_chat(self, line: wire.Said) -> None:
        message = encoder.encode(line)
        for listener in list(self.listeners):
            if line.seat not in listener.muted:
                listener.send_written(message)

    # --- what is sent -------------------------------------------------------------------------------------------------

    def info(self) -> wire.TableInfo:
        table = self._committed.table
        outcome = table.outcome()
        return wire.TableInfo(
            id=self.id,
            game=table.game.id,
            options={name: value for name, value in table.options.items() if isinstance(value, bool | int | str)},
            status=self.status,
            version=self.version,
            host=table.host,
            public=self.public,
            seats=[self._seat_info(seat) for seat in range(len(table.seats))],
            commitment=table.commitment,
            known_deal=table.known_deal,
            move_seconds=table.clock.seconds,
            rematch=next(reversed(self.rematches.values()), None),
            outcome=None if outcome is None else outcome_info(outcome),
        )

    def _seat_info(self, number: int) -> wire.SeatInfo:
        seat = self._committed.table.seats[number]
        return wire.SeatInfo(
            kind=seat.kind,
            name=seat.name,
            level=seat.level,
            present=self.is_present(number),
            stand_in=seat.stand_in,
            stood_in=self._committed.table.stood_in[number],
            resigned=seat.resigned,
            owes=self._committed.table.asked[number] is not None,
            deadline=self._committed.deadline(number),
        )

    def seat_view(self, reader: int | None, plies: int, version: int) -> wire.SeatView:
        """What a reader sees, with what has happened since that ply and that version (`Table.story_since`)."""
        table = self._committed.table
        if table.match is None:
            return wire.SeatView(seat=reader, view=None, events=[])
        seen = wire.SeatView(
            seat=reader,
            view=table.match.view(reader),
            events=[event_info(event) for event in table.story_since(plies, version, reader)],
        )
        if reader is not None:
            asked = table.asked[reader]
            if asked is not None:
                seen.decision, seen.asked = asked.version, asked.kind
                seen.legal = cast(Any, actions_json(table.game, asked.legal))
            seen.may_undo = not table.over and self._committed.why_no_undo(reader) == ""
            seen.answers = sorted(table.seats[reader].answers)
        return seen

    def free_seat(self) -> int | None:
        return next((i for i, seat in enumerate(self._committed.table.seats) if seat.kind == OPEN), None)
