"""A live table: its referee, who is connected, and the order in which things happen.

A move is checked by the referee, **committed**, and only then acknowledged and sent to everybody, all under one lock.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Protocol

from stampede.core.events import Event
from stampede.core.game import Game, Outcome, Reason
from stampede.core.rng import derive_key
from stampede.match import log
from stampede.match.log import Entry
from stampede.match.referee import BY_BOT, BotTurn, Declined, Referee
from stampede.match.seats import OPEN
from stampede.match.status import TableStatus, status_of
from stampede.match.table import FROM_THE_DEAL
from stampede.server import wire
from stampede.server.codes import CloseCode
from stampede.server.store import Conflict, Store, TableSummary
from stampede.server.workers import Thinkers

Command = Callable[[float], Sequence[Entry]]


class Listener(Protocol):
    """A connection, as its live table sees it."""

    readers: list[int | None]  # the seats it may see; only None for a spectator
    version: int  # the last one it was sent
    plies: int
    muted: set[int]  # seats whose chat it does not want

    def send(self, message: wire.ServerMessage) -> None: ...

    def hang_up(self, code: CloseCode) -> None: ...


class LiveTable:
    def __init__(
        self, id: str, public: bool, created_at: float, referee: Referee, store: Store, bots: Thinkers
    ) -> None:
        self.id = id
        self.public = public
        self.created_at = created_at
        self.referee = referee
        self.store = store
        self.bots = bots
        self.listeners: set[Listener] = set()
        self.chat_lines = 0
        self.rematches: dict[bool, str] = {}  # the tables of rematches, by whether they have the same deal
        self.rematching = asyncio.Lock()
        self._dealt_at: int | None = None
        self._lock = asyncio.Lock()
        self._thinking: set[tuple[int, int]] = set()  # (seat, decision) pairs that bots are thinking about
        self._tasks: set[asyncio.Task[None]] = set()
        self._alarm: asyncio.TimerHandle | None = None

    # --- commands -----------------------------------------------------------------------------------------------------

    async def carry_out(self, command: Command) -> int:
        """Runs a command of the referee, commits its entries, tells everybody, and returns the version.

        Declined means that nothing changed. If the entries cannot be written, the table is read from the store again.
        """
        async with self._lock:
            before = len(self.referee.entries)
            made = command(time.time())
            if made:
                try:
                    await self.store.append(self.id, before, made, self.summary())
                except Exception as error:
                    await self._reload(before)
                    self._tell(undone=True)
                    code = "conflict" if isinstance(error, Conflict) else "not-written"
                    raise Declined(code, "this could not be saved, so nothing has changed: try again") from error
                self._tell(undone=any(entry.kind == log.UNDONE for entry in made))
        self.wake()
        return self.version

    async def _reload(self, written: int) -> None:
        """Goes back to the table as it is stored, or as it last was if even that cannot be read."""
        try:
            stored = await self.store.load(self.id)
        except Exception:
            stored = None
        entries = self.referee.entries[:written] if stored is None else stored.entries
        present = {seat for listener in self.listeners for seat in listener.readers if seat is not None}
        self.referee = Referee.resume(entries, time.time(), present)

    @property
    def version(self) -> int:
        return len(self.referee.entries)

    def summary(self) -> TableSummary:
        table = self.referee.table
        return TableSummary(
            id=self.id,
            game=table.game.id,
            status=self.status,
            public=self.public,
            created_at=self.created_at,
            changed_at=self.referee.entries[-1].at,
            seats=[{"kind": seat.kind, "name": seat.name} for seat in table.seats],
            waiting_for=[seat for seat, asked in enumerate(table.asked) if asked is not None],
        )

    @property
    def status(self) -> TableStatus:
        return status_of(self.referee.table.match)

    # --- bots and clocks ----------------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Lets bots think, and sets the alarm for the next tick."""
        for turn in self.referee.bot_turns():
            if (turn.seat, turn.decision) not in self._thinking:
                self._thinking.add((turn.seat, turn.decision))
                self._start(self._think(turn))
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        due = self.referee.next_tick()
        if due is not None:
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(max(0.0, due - time.time()), lambda: self._start(self._tick()))

    async def _think(self, turn: BotTurn) -> None:
        table = self.referee.table
        assert table.match is not None
        seed = derive_key("bot", table.match.key.hex(), turn.seat, turn.decision).hex()
        try:
            action = await self.bots.choose(table.game, turn.level, turn.view, turn.seat, turn.legal, seed)
            await self.carry_out(lambda now: self.referee.act(turn.seat, action, now, turn.decision, BY_BOT))
        except Declined:
            pass  # the person came back, or the position has changed: `wake` asks again
        finally:
            self._thinking.discard((turn.seat, turn.decision))

    async def _tick(self) -> None:
        await self.carry_out(lambda now: self.referee.tick(now))

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
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
                await self.welcome(seat)
        async with self._lock:
            missed = self._plies_at(version)
            if missed is None:
                listener.version, listener.plies = 0, 0
            else:
                listener.version, listener.plies = version, missed
            self.listeners.add(listener)
            self._tell_one(listener, everything=missed is None)
        self._tell_presence()
        self.wake()

    async def welcome(self, seat: int) -> None:
        """The owner of a seat connects or moves: if they were missed, they are back."""
        if self.referee.table.seats[seat].is_missed:
            await self.carry_out(lambda now: self.referee.come_back(seat, now))

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        for seat in listener.readers:
            if seat is not None and not self.is_present(seat):
                self.referee.leave(seat, time.time())
        self._tell_presence()
        self.wake()

    def dismiss(self, seat: int) -> None:
        """Hangs up on everybody at a seat whose secrets are no longer valid."""
        for listener in list(self.listeners):
            if seat in listener.readers:
                listener.hang_up(CloseCode.SEAT_CLOSED)

    def is_present(self, seat: int) -> bool:
        return any(seat in listener.readers for listener in self.listeners)

    def _plies_at(self, version: int) -> int | None:
        """How many plies there were at a version, if a client can continue from there; None if it needs everything."""
        if not 0 < version <= self.version:
            return None
        if any(entry.kind in (log.UNDONE, log.STARTED) for entry in self.referee.entries[version:]):
            return None
        removed = sum(entry.kind == log.UNDONE for entry in self.referee.entries[:version])
        return sum(entry.kind == log.ACTED for entry in self.referee.entries[:version]) - removed

    def _tell(self, undone: bool) -> None:
        for listener in list(self.listeners):
            self._tell_one(listener, everything=undone or listener.version == 0)

    def _tell_one(self, listener: Listener, everything: bool) -> None:
        # Whoever connected before the deal has not seen it yet.
        from_the_deal = everything or listener.version < self._version_of_start()
        since = FROM_THE_DEAL if from_the_deal else listener.plies
        seats = [self.seat_view(reader, since) for reader in listener.readers]
        kind = wire.Snapshot if everything else wire.Update
        listener.version, listener.plies = self.version, len(self.referee.table.plies)
        listener.send(kind(table=self.info(), seats=seats))

    def _version_of_start(self) -> int:
        """The version at which the cards were dealt; until then, one that has not been reached."""
        if self._dealt_at is None:
            kinds = [entry.kind for entry in self.referee.entries]
            self._dealt_at = kinds.index(log.STARTED) + 1 if log.STARTED in kinds else None
        return self.version + 1 if self._dealt_at is None else self._dealt_at

    def _tell_presence(self) -> None:
        present = [self.is_present(seat) for seat in range(len(self.referee.table.seats))]
        spectators = sum(listener.readers == [None] for listener in self.listeners)
        for listener in list(self.listeners):
            listener.send(wire.Presence(present=present, spectators=spectators))

    def announce_rematch(self, same_deal: bool, table_id: str) -> None:
        """Tells everybody who is still here where the rematch is."""
        self.rematches[same_deal] = table_id
        self._tell(undone=False)

    def tell_chat(self, line: wire.Said) -> None:
        for listener in list(self.listeners):
            if line.seat not in listener.muted:
                listener.send(line)

    # --- what is sent -------------------------------------------------------------------------------------------------

    def info(self) -> wire.TableInfo:
        table = self.referee.table
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
            move_seconds=table.clock.seconds,
            rematch=next(reversed(self.rematches.values()), None),
            outcome=None if outcome is None else outcome_info(outcome),
        )

    def _seat_info(self, number: int) -> wire.SeatInfo:
        seat = self.referee.table.seats[number]
        return wire.SeatInfo(
            kind=seat.kind,
            name=seat.name,
            level=seat.level,
            present=self.is_present(number),
            stand_in=seat.stand_in,
            resigned=seat.resigned,
            owes=self.referee.table.asked[number] is not None,
            deadline=self.referee.deadline(number),
        )

    def seat_view(self, reader: int | None, since: int) -> wire.SeatView:
        """What a reader sees, with what has happened since that ply (`Table.events_since`)."""
        table = self.referee.table
        if table.match is None:
            return wire.SeatView(seat=reader, view=None, events=[])
        seen = wire.SeatView(
            seat=reader,
            view=table.match.view(reader),
            events=[event_info(event) for event in table.events_since(since, reader)],
        )
        if reader is not None:
            asked = table.asked[reader]
            if asked is not None:
                seen.decision, seen.asked = asked.version, asked.kind
                seen.legal = [action_info(table.game, index) for index in asked.legal]
            seen.may_undo = not table.over and self.referee.why_no_undo(reader) == ""
            seen.answers = sorted(table.seats[reader].answers)
        return seen

    def free_seat(self) -> int | None:
        return next((i for i, seat in enumerate(self.referee.table.seats) if seat.kind == OPEN), None)


def action_info(game: Game, index: int) -> wire.ActionInfo:
    action = game.actions[index]
    return wire.ActionInfo(index, action.verb, list(action.args), action.notation, game.clause_for(action.verb))


def outcome_info(outcome: Outcome) -> wire.OutcomeInfo:
    return wire.OutcomeInfo(
        reason=outcome.reason,
        scores=list(outcome.scores),
        ranks=list(outcome.ranks),
        lines=[[wire.ScoreLineInfo(line.key, line.points) for line in account] for account in outcome.lines],
    )


def event_info(event: Event) -> dict[str, Any]:
    """A redacted event; `seen` if this reader learns something that others do not."""
    return {**event.to_json(), "seen": True} if event.revealed else event.to_json()


def reason_info(reason: Reason | None) -> wire.ReasonInfo | None:
    return None if reason is None else wire.ReasonInfo(key=reason.key, clause=reason.clause, args=dict(reason.args))
