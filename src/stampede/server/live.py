"""A live table: what is committed, who is connected, and the order in which things happen.

A command is carried out on a branch of the committed table. The branch is committed, then swapped in, and only then
acknowledged and sent to everybody. Everybody who looks, through whichever door, sees `LiveTable.committed`.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from typing import Any, Protocol, cast

import msgspec

from stampede.bots.levels import usual_name
from stampede.core.errors import StampedeError
from stampede.core.rng import derive_key
from stampede.match import log
from stampede.match.codes import RefusalCode
from stampede.match.log import Entry
from stampede.match.presence import Presence
from stampede.match.reading import Reading, is_told
from stampede.match.referee import BY_BOT, BotTurn, Declined, Referee
from stampede.match.seats import OPEN
from stampede.match.status import TableStatus, status_of
from stampede.match.table import FROM_THE_DEAL
from stampede.server import wire
from stampede.server.beside import Beside
from stampede.server.codes import CloseCode
from stampede.server.describe import actions_json, event_info, outcome_info
from stampede.server.metrics import COMMIT, CONFLICTS, METRICS, MOVES_BY_BOTS, MOVES_BY_PEOPLE, NOT_SAVED
from stampede.server.neighbours import Alone, Here, Moved, Neighbours, Rematched, SeatClosed, Talked
from stampede.server.security import Allowance
from stampede.server.store import Conflict, Store, StoredSecret, TableSummary
from stampede.server.workers import Thinkers

Command = Callable[[Referee, float], Sequence[Entry]]

logger = logging.getLogger("stampede.server")
encoder = msgspec.json.Encoder()

FIRST_PAUSE = 0.25  # seconds before what could not be saved is tried again
LONGEST_PAUSE = 4.0
TRIES = 2  # of a command, if somebody else has written to the log
TRIES_AMONG_OTHERS = 20  # where that is nothing unusual; each time, somebody has got on
TOO_FAST = "that was too fast: wait a moment"
CLOSED_MEANWHILE = "this seat has been closed meanwhile: whoever has its new link has it now"
NOT_WRITTEN = "this could not be saved, so nothing has changed: try again in a moment"


class Listener(Protocol):
    """A connection, as its live table sees it."""

    readers: list[int | None]  # the seats it may see; only None for a spectator
    version: int  # the last one it was sent
    plies: int
    muted: set[int]  # seats whose chat it does not want

    @property
    def address(self) -> str:
        """Where it comes from."""

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
        neighbours: Neighbours | None = None,
    ) -> None:
        """Nobody counts as away before `counted_from`."""
        self.id = id
        self.public = public
        self.created_at = created_at
        self.store = store
        self.bots = bots
        self.neighbours: Neighbours = neighbours or Alone()
        self.elsewhere: dict[str, Here] = {}  # who is here through other processes
        self.presence = Presence(counted_from)
        self.listeners: set[Listener] = set()
        self.arriving: set[Listener] = set()  # connected, but without a hello so far
        self.closings = 0  # how often a seat's secrets were revoked
        self.closed_at: dict[int, int] = {}  # by seat: which of those it was last
        self.closed = False
        self.winding_down = False  # people may still move, but nothing happens by itself
        self.chat_lines = 0
        # By seat, however often somebody reconnects.
        self.talk = Allowance(burst=6, per_second=0.5)
        self.whims = Allowance(burst=60, per_second=1)
        self.hurried = False  # the last bot that moved thought less than usual, for want of time
        self.rematches: dict[bool, str] = {}  # the tables of rematches, by whether they have the same deal
        self.rematching = asyncio.Lock()
        self._committed = table
        options = table.table.options.items()
        self._options = {name: value for name, value in options if isinstance(value, bool | int | str)}
        self._dealt_at: int | None = None
        self._lock = asyncio.Lock()
        self._talking = asyncio.Lock()
        self._told_here = Here(id, [], 0)  # what other processes know of ours
        self._thinking: set[tuple[int, int]] = set()  # (seat, decision) pairs that bots are thinking about
        self._beside = Beside()  # bots that think, and the clock
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

    def version_for(self, listener: Listener) -> int:
        """The version as a connection knows it: what others do in secret does not count."""
        return self._committed.table.version_for(listener.readers)

    @property
    def status(self) -> TableStatus:
        return status_of(self._committed.table.match)

    # --- commands -----------------------------------------------------------------------------------------------------

    async def carry_out(self, command: Command, secrets: Sequence[StoredSecret] = (), closes: int | None = None) -> int:
        """Commits what a command makes of the table, tells everybody, and returns the version.

        The secrets are stored along with it, or not at all; so are those of a seat that it closes revoked. Declined
        means that nothing changed.
        """
        async with self._lock:
            tries = TRIES_AMONG_OTHERS if self.neighbours.shared else TRIES
            for attempt in range(tries):
                prepared = self._committed.branch()
                made = command(prepared, time.time())
                if not made:
                    break
                began = time.monotonic()
                try:
                    await self.store.append(self.id, self.version, made, self._summary_of(prepared), secrets, closes)
                except Exception as error:
                    was_late = isinstance(error, Conflict)
                    if was_late and self.neighbours.shared and attempt + 1 < tries and await self._follow():
                        METRICS.count(CONFLICTS)
                        continue
                    self._has_failed(error)
                    if was_late and await self._reload() and attempt + 1 < tries:
                        continue
                    self.wake()
                    raise Declined(RefusalCode.NOT_WRITTEN, NOT_WRITTEN) from error
                METRICS.time(COMMIT, time.monotonic() - began)
                for entry in made:
                    if entry.kind == log.ACTED:
                        METRICS.count(MOVES_BY_BOTS if entry.data["by"] == BY_BOT else MOVES_BY_PEOPLE)
                if closes is not None:  # first, so that the one who sat there hears no more of it
                    self.close_seat(closes)
                self._swap_in(prepared, made)
                self.neighbours.tell(Moved(self.id, self.version, self.hurried))
                break
        self.wake()
        return self.version

    async def catch_up(self, version: int) -> None:
        """Follows what other processes have written, until that version at least."""
        if version <= self.version:
            return
        async with self._lock:
            if version > self.version:
                await self._follow()
        self.wake()

    async def _follow(self) -> bool:
        """Reads what others have appended, and tells everybody; whether there was anything."""
        try:
            made = await self.store.entries_since(self.id, self.version)
            followed = self._committed.branch()
            followed.follow(made)
        except StampedeError as error:
            logger.warning("table %s cannot be followed: %s", self.id, error)
            return False
        if made:
            self._swap_in(followed, made)
        return bool(made)

    def _swap_in(self, table: Reading, made: Sequence[Entry] | None) -> None:
        """The only way to another committed table. Without the entries made since, everything is sent again."""
        self._committed = table
        self._has_recovered()
        self._written.clear()
        for listener in list(self.listeners):
            if made is None:
                self._tell_one(listener, everything=True)
            else:
                self._tell_of(listener, made)

    async def _reload(self) -> bool:
        """Reads the table again after somebody else wrote to its log; whether that could be done."""
        try:
            stored = await self.store.load(self.id)
            reading = None if stored is None else Reading(stored.entries)
        except StampedeError:
            return False
        if reading is None:
            return False
        self._dealt_at = None
        self._swap_in(reading, None)
        return True

    def _has_failed(self, error: Exception) -> None:
        """Bots and clocks rest for a moment, and then try again."""
        METRICS.count(NOT_SAVED)
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
            changed_at=reading.last_known_at(),
            seats=[{"kind": seat.kind, "name": seat.name} for seat in table.seats],
            waiting_for=[seat for seat, asked in enumerate(table.asked) if asked is not None],
        )

    # --- bots and clocks ----------------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Lets bots think, and sets the alarm for the next tick."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self.closed or self.winding_down:
            return
        now = time.time()
        if now < self._resting_until:
            self._alarm = asyncio.get_running_loop().call_later(self._resting_until - now, self.wake)
            return
        turns, due = self._committed.bot_turns(self.presence), self._committed.next_tick(self.presence)
        if (turns or due is not None) and not self.neighbours.runs(self):
            return
        for turn in turns:
            if (turn.seat, turn.decision) not in self._thinking:
                self._thinking.add((turn.seat, turn.decision))
                self._beside.start(self._think(turn))
        if due is not None:
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(max(0.0, due - now), lambda: self._beside.start(self._tick()))

    @property
    def busy(self) -> bool:
        """Whether anybody is here or coming, or something will happen by itself."""
        return (
            bool(self.listeners or self.arriving or self._thinking or self._failures)
            or self._lock.locked()
            or (self.neighbours.is_running(self.id) and self._will_go_on)
        )

    @property
    def _will_go_on(self) -> bool:
        """Whether a bot or a clock is due, now or later."""
        return bool(self._committed.bot_turns(self.presence)) or self._committed.next_tick(self.presence) is not None

    @property
    def is_needed_here(self) -> bool:
        """Whether this process should keep running the table though nobody is connected to it here."""
        return bool(self._thinking) or (self._committed.table.clock.is_slow and self._will_go_on and not self.elsewhere)

    async def _think(self, turn: BotTurn) -> None:
        table = self._committed.table
        assert table.match is not None
        seed = derive_key("bot", table.match.key.hex(), turn.seat, turn.decision).hex()
        began = time.monotonic()
        try:
            action = await self.bots.choose(table.game, turn, seed)
            self.hurried = self.bots.were_hurried(turn.level, began)
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
            raise Declined(RefusalCode.NOT_YOURS, "everybody has left meanwhile, or the person is back")
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

    def wind_down(self) -> None:
        self.winding_down = True
        self.wake()  # which cancels the alarm

    async def finish(self) -> None:
        """Until what is being committed has been told."""
        async with self._lock:
            pass

    async def close(self) -> None:
        """Ends the table's life in memory. Newcomers are sent away, to find the next one."""
        self.closed = True
        if self._alarm is not None:
            self._alarm.cancel()
        await self._beside.cancel()

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
        missed = self._committed.missed_since(version, listener.readers)
        listener.version, listener.plies = (0, 0) if missed is None else missed
        self.listeners.add(listener)
        self._count_presence()
        self._tell_one(listener, everything=missed is None)
        self._tell_presence()
        self.wake()

    async def _return(self, seat: int) -> None:
        with suppress(Declined):  # they can look in any case, and are back with their first move
            await self.welcome(seat)

    async def welcome(self, seat: int) -> None:
        """The owner of a seat does something: if a bot stood in for them, they are back."""
        if self._committed.table.seats[seat].is_stood_in_for:
            await self.carry_out(lambda referee, now: referee.come_back(seat, now))

    def change_of_mind(self, seat: int) -> None:
        """Before what leads nowhere: a log that grows by it without end would take ever longer to read."""
        if not self.whims.take(str(seat), time.monotonic()):
            raise Declined(RefusalCode.TOO_FAST, TOO_FAST)

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
        spectators = sum(listener.readers == [None] for listener in self.listeners)
        here = {seat for listener in self.listeners for seat in listener.readers if seat is not None}
        self.tell_neighbours_who_is_here(Here(self.id, sorted(here), spectators))
        for there in self.elsewhere.values():
            here.update(there.seats)
            spectators += there.spectators
        for seat in range(len(self._committed.table.seats)):
            if seat in here:
                self.presence.come(seat, now)
            else:
                self.presence.go(seat, now)
        self.presence.spectators = spectators
        self._written.clear()

    def tell_neighbours_who_is_here(self, here: Here | None = None) -> None:
        """If that has changed, or (without an argument) if it is anybody at all."""
        if here is None:
            if self._told_here.seats or self._told_here.spectators:
                self.neighbours.tell(self._told_here)
        elif here != self._told_here:
            self._told_here = here
            self.neighbours.tell(here)

    def note_elsewhere(self, process: str, there: Here | None) -> None:
        """Who is here through another process; None: nobody any more."""
        before = self.elsewhere.pop(process, None)
        if there is not None and (there.seats or there.spectators):
            self.elsewhere[process] = there
        if self.elsewhere.get(process) != before:
            self._count_presence()
            self._tell_presence()
            self.wake()

    def close_seat(self, seat: int) -> None:
        """A seat's secrets have been revoked: hangs up on everybody who used them, by way of other processes too."""
        self.dismiss(seat)
        self.neighbours.tell(SeatClosed(self.id, seat))

    def dismiss(self, seat: int) -> None:
        """Hangs up on everybody at a seat whose secrets are no longer valid, even before they have said hello."""
        self.closings += 1
        self.closed_at[seat] = self.closings
        for listener in [*self.listeners, *self.arriving]:
            if seat in listener.readers:
                listener.hang_up(CloseCode.SEAT_CLOSED)

    def is_present(self, seat: int) -> bool:
        return self.presence.is_here(seat)

    def _tell_of(self, listener: Listener, made: Sequence[Entry]) -> None:
        """Tells a connection of the last entries; nothing of those that only others may know of, not even that."""
        secret_of = self._committed.table.secret_of[-len(made) :]
        known = [entry for entry, seat in zip(made, secret_of, strict=True) if is_told(seat, listener.readers)]
        for entry in made:
            if entry.kind == log.UNDONE and entry not in known and int(str(entry.data["ply"])) < listener.plies:
                listener.plies -= 1
        if known:
            undone = any(entry.kind == log.UNDONE for entry in known)
            self._tell_one(listener, everything=undone or listener.version == 0)

    def _tell_one(self, listener: Listener, everything: bool) -> None:
        # Those who connected before the deal have not seen it yet.
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
            known = self._committed.table.version_for(readers)
            table = self._once(("table", known), lambda: self.info(readers))
            return kind(table=cast(Any, table), seats=[seat(reader) for reader in readers])

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
        if self.rematches.get(same_deal) == table_id:
            return
        self.rematches[same_deal] = table_id
        self.neighbours.tell(Rematched(self.id, same_deal, table_id))
        self._written.clear()
        for listener in list(self.listeners):
            self._tell_one(listener, everything=listener.version == 0)

    async def say(self, seat: int, text: str) -> None:
        """Stores a line of chat, and tells everybody."""
        if not self.talk.take(str(seat), time.monotonic()):
            raise Declined(RefusalCode.TOO_FAST, TOO_FAST)
        name = self._committed.table.seats[seat].name
        async with self._talking:
            for attempt in range(TRIES_AMONG_OTHERS):
                line = wire.Said(self.chat_lines + 1, seat, name, text, time.time())
                try:
                    await self.store.add_chat(self.id, line.number, line.seat, line.name, line.text, line.at)
                except Conflict:  # somebody was quicker, through another process
                    if not self.neighbours.shared or attempt + 1 == TRIES_AMONG_OTHERS:
                        raise
                    await self._read_chat()
                else:
                    self.chat_lines = line.number
                    self.tell_chat(line)
                    self.neighbours.tell(Talked(self.id))
                    return

    async def hear_chat(self) -> None:
        """Tells everybody what was said through other processes."""
        async with self._talking:
            await self._read_chat()

    async def _read_chat(self) -> None:
        for line in await self.store.chat_of(self.id, self.chat_lines + 1):
            self.chat_lines = line.number
            self.tell_chat(wire.Said(line.number, line.seat, line.name, line.text, line.at))

    def tell_chat(self, line: wire.Said) -> None:
        message = encoder.encode(line)
        for listener in list(self.listeners):
            if line.seat not in listener.muted:
                listener.send_written(message)

    # --- what is sent -------------------------------------------------------------------------------------------------

    def info(self, readers: Collection[int | None] = (None,)) -> wire.TableInfo:
        """The table as everybody may see it, with the version that those readers know."""
        table = self._committed.table
        outcome = table.outcome()
        return wire.TableInfo(
            id=self.id,
            game=table.game.id,
            options=self._options,
            status=self.status,
            version=table.version_for(readers),
            host=table.host,
            public=self.public,
            seats=[self._seat_info(seat) for seat in range(len(table.seats))],
            commitment=table.commitment,
            known_deal=table.known_deal,
            move_seconds=table.clock.seconds,
            rematch=next(reversed(self.rematches.values()), None),
            hurried=self.hurried,
            paused=None if table.pause is None else wire.PauseInfo(table.pause.seat, table.pause.since),
            outcome=None if outcome is None else outcome_info(outcome),
        )

    def _seat_info(self, number: int) -> wire.SeatInfo:
        seat = self._committed.table.seats[number]
        return wire.SeatInfo(
            kind=seat.kind,
            name=seat.name,
            level=usual_name(seat.level),
            present=self.is_present(number),
            stand_in=seat.stand_in,
            stood_in=self._committed.table.stood_in[number],
            resigned=seat.resigned,
            owes=self._committed.table.asked[number] is not None,
            deadline=self._committed.deadline(number),
            program=seat.program,
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
            asked = None if table.pause is not None else table.asked[reader]
            if asked is not None:
                seen.decision, seen.asked = asked.version, asked.kind
                seen.legal = cast(Any, actions_json(table.game, asked.legal))
            seen.may_undo = not table.over and table.pause is None and self._committed.why_no_undo(reader) is None
            seen.answers = sorted(table.seats[reader].answers)
        return seen

    def free_seat(self) -> int | None:
        return next((i for i, seat in enumerate(self._committed.table.seats) if seat.kind == OPEN), None)
