"""A live table without a network: who is missed, and how they come back."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from starlette.websockets import WebSocketDisconnect

from stampede.core.rng import derive_key
from stampede.match import undo as undo_module
from stampede.match.log import Entry
from stampede.match.match import Match
from stampede.match.referee import Declined, Referee, Setup
from stampede.match.seats import Clock, SeatPlan
from stampede.server import live as live_module
from stampede.server import lobby as lobby_module
from stampede.server import wire
from stampede.server.app import Server, Settings
from stampede.server.codes import CloseCode
from stampede.server.http import Api, Caller
from stampede.server.live import LiveTable
from stampede.server.lobby import Lobby
from stampede.server.reception import OUTLET
from stampede.server.routing import HttpError
from stampede.server.sockets import CHAT_SHOWN, MOST_UNSENT, Connection, Manners
from stampede.server.store import Conflict, Store, StoredTable, StoreError
from stampede.server.workers import Advised, AdvisedChoice


class Shelf:
    """A store that keeps what it is given, unless it is told to wait or to fail."""

    def __init__(self, written: list[Entry]) -> None:
        self.entries = list(written)
        self.before = len(written)
        self.open = asyncio.Event()
        self.open.set()
        self.failures: list[Exception] = []

    @property
    def kinds(self) -> list[str]:
        return [entry.kind for entry in self.entries[self.before :]]

    async def append(self, table_id: str, start: int, entries: Any, summary: Any, secrets: Any, closes: Any) -> None:
        await self.open.wait()
        if self.failures:
            raise self.failures.pop()
        if start != len(self.entries):
            raise Conflict("somebody else was here")
        self.entries += entries

    async def load(self, table_id: str) -> StoredTable:
        return StoredTable(cast(Any, None), list(self.entries))

    async def secrets_of(self, table_id: str) -> list[Any]:
        return []


class SlowBots:
    """Bots that never answer, though they have advice: the last thing that can be done."""

    async def choose(self, *question: object) -> int:
        return await asyncio.Future()

    async def advise(self, game: object, view: object, seat: int, legal: list[int], seed: str) -> Advised:
        return Advised(False, [AdvisedChoice(legal[-1], [], 0.0, 0.0, 0.0, 0)])


class Ear:
    """A connection that only listens."""

    def __init__(self, *readers: int | None) -> None:
        self.readers = list(readers)
        self.version, self.plies = 0, 0
        self.muted: set[int] = set()
        self.heard: list[bytes] = []

    def send(self, message: wire.ServerMessage) -> None:
        pass

    def send_written(self, message: bytes) -> None:
        self.heard.append(message)

    def hang_up(self, code: CloseCode) -> None:
        raise AssertionError(code)


def table_with_a_stand_in() -> tuple[LiveTable, Shelf, int]:
    """Two people; a bot stands in for the one on turn, whose clock ran out."""
    plans = [SeatPlan.human("Ana"), SeatPlan.human("Bo")]
    referee = Referee.open(Setup("primes", plans, clock=Clock.live(30.0), key=derive_key("match", 7).hex()), 0.0)
    referee.start(0.0)
    referee.tick(30.0)
    [turn] = referee.bot_turns()
    live, shelf = live_table(referee)
    return live, shelf, turn.seat


def live_table(referee: Referee) -> tuple[LiveTable, Shelf]:
    shelf = Shelf(referee.entries)
    return LiveTable("t", False, 0.0, referee, cast(Any, shelf), cast(Any, SlowBots())), shelf


def table_before_its_last_move() -> tuple[LiveTable, Shelf, int]:
    """Everybody has passed but one: when they pass too, the game is over."""
    referee = Referee.open(Setup("primes", [SeatPlan.human("Ana"), SeatPlan.human("Bo")]), 0.0)
    referee.start(0.0)
    assert referee.table.match is not None
    referee.act(referee.table.match.to_act[0], "pass", 1.0)
    return *live_table(referee), referee.table.match.to_act[0]


Door = Callable[[LiveTable, int], Awaitable[None]]


async def arrive(live: LiveTable, ear: Ear) -> None:
    live.arriving.add(ear)
    await live.join(ear, 0)


async def connecting(live: LiveTable, seat: int) -> None:
    await arrive(live, Ear(seat))


def connection_at(live: LiveTable, socket: object = None, lobby: object = None) -> Connection:
    nowhere = SimpleNamespace(client=None)
    return Connection(cast(Any, socket or nowhere), live, cast(Any, lobby), {}, 1.0, Manners(100))


async def told(live: LiveTable, seat: int, message: wire.FromClient, lobby: object = None) -> dict[str, Any]:
    """What a connection answers to a message."""
    connection = connection_at(live, lobby=lobby)
    connection.readers = [seat]
    await connection._answer(message)
    answer: dict[str, Any] = msgspec.json.decode(connection._unsent.pop(0))
    return answer


def decision_of(live: LiveTable, seat: int) -> int:
    asked = live.committed.table.asked[seat]
    assert asked is not None
    return asked.version


async def moving(live: LiveTable, seat: int) -> None:
    assert (await told(live, seat, wire.Move(1, seat, decision_of(live, seat), "pass")))["type"] == "ack"


async def moving_too_late(live: LiveTable, seat: int) -> None:
    assert (await told(live, seat, wire.Move(1, seat, 2**20, "pass")))["code"] == "stale"


async def trying_something(live: LiveTable, seat: int) -> None:
    assert (await told(live, seat, wire.Try(1, seat, [])))["type"] == "drafted"


DOORS = [connecting, moving, moving_too_late, trying_something]


@pytest.mark.parametrize("door", DOORS)
def test_a_stand_in_hands_the_seat_back_through_every_door(door: Door) -> None:
    async def check() -> None:
        live, shelf, seat = table_with_a_stand_in()
        assert live.committed.table.seats[seat].stand_in
        await door(live, seat)
        assert live.committed.table.seats[seat].played_by_person
        assert shelf.kinds.count("returned") == 1
        await live.close()

    asyncio.run(check())


def test_who_has_resigned_does_not_get_the_seat_back() -> None:
    async def check() -> None:
        live, shelf, seat = table_with_a_stand_in()
        await live.carry_out(lambda referee, now: referee.resign(seat, now))
        await connecting(live, seat)
        assert live.committed.table.seats[seat].played_by_bot
        move = wire.Move(1, seat, decision_of(live, seat), "pass")
        assert (await told(live, seat, move))["code"] == "resigned"
        assert shelf.kinds == ["resigned"]
        await live.close()

    asyncio.run(check())


def test_a_seat_given_to_a_bot_stays_with_the_bot() -> None:
    async def check() -> None:
        live, shelf, _ = table_with_a_stand_in()
        await live.carry_out(lambda referee, now: referee.replace(0, 1, "random", now))
        await connecting(live, 1)
        assert live.committed.table.seats[1].played_by_bot
        assert shelf.kinds == ["replaced"]
        await live.close()

    asyncio.run(check())


# --- what is done once for all ----------------------------------------------------------------------------------------


def work_counted(monkeypatch: pytest.MonkeyPatch) -> Counter[tuple[str, int | None]]:
    """From now on: views made and written as JSON, by reader, and how often it was compared who knows what."""
    work: Counter[tuple[str, int | None]] = Counter()
    view, encode, learns = Match.view, live_module.encoder.encode, undo_module.learns

    def counted_view(match: Match, reader: int | None) -> object:
        work["view", reader] += 1
        return view(match, reader)

    def counted_encode(part: object) -> bytes:
        if isinstance(part, wire.SeatView):
            work["written", part.seat] += 1
        return encode(part)

    def counted_learns(then: Any, now: Any) -> bool:
        work["compared", None] += 1
        return learns(then, now)

    monkeypatch.setattr(Match, "view", counted_view)
    monkeypatch.setattr(live_module, "encoder", SimpleNamespace(encode=counted_encode))
    monkeypatch.setattr(undo_module, "learns", counted_learns)
    return work


def test_a_move_is_shown_once_to_all_who_see_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Five spectators and six tabs of two people cost no more views, JSON and comparisons than one of each."""

    async def check() -> None:
        people = [SeatPlan.human("Ana"), SeatPlan.human("Bo")]
        referee = Referee.open(Setup("primes", people, key="07" * 32), 0.0)
        referee.start(0.0)
        live, _ = live_table(referee)
        assert referee.table.match is not None
        [mover] = referee.table.match.to_act
        crowd = [Ear(reader) for reader in [*[None] * 5, *[0, 1] * 3]]
        for ear in crowd:
            await arrive(live, ear)
        work, before = work_counted(monkeypatch), live.version
        await live.carry_out(lambda referee, now: referee.act(mover, "run 8[29]", now))
        for reader in (None, 0, 1):
            assert (work["view", reader], work["written", reader]) == (1, 1), reader
            heard = {ear.heard[-1] for ear in crowd if ear.readers == [reader]}
            assert [msgspec.json.decode(frame)["table"]["version"] for frame in heard] == [before + 1]
        assert work["compared", None] == len([None, *people])
        assert live.seat_view(mover, 0, 0).may_undo  # it was no matter of course

        late = Ear(mover)  # it has missed everything, so it is told more than the others
        await arrive(live, late)
        assert len(late.heard[0]) > max(len(ear.heard[-1]) for ear in crowd)
        assert work["compared", None] == len([None, *people]), "who knows what was settled already"
        await live.close()

    asyncio.run(check())


# --- nobody sees what is not committed --------------------------------------------------------------------------------


def passes(seat: int) -> Callable[[Referee, float], Any]:
    return lambda referee, now: referee.act(seat, "pass", now)


ONCE_OVER = ("record", "replay", "proof", "review")


async def all_doors(live: LiveTable, seat: int) -> dict[str, Any]:
    """What the table says through each of them; a problem's status where it says nothing."""

    async def found(request: object) -> LiveTable:
        return live

    async def aside(work: Callable[[], object]) -> object:
        return work()

    async def owned(*_: object) -> None:
        pass

    async def reviewed(*_: object) -> str:
        return "your mistakes"

    lobby = cast(Any, SimpleNamespace(aside=aside))
    api = cast(Any, Api(lobby, 1))
    api.live, api.owner, api.reviews = found, owned, SimpleNamespace(of=reviewed)
    ear = Ear(seat)
    await arrive(live, ear)
    live.leave(ear)
    said: dict[str, Any] = {
        "page": live.info(),
        "snapshot": ear.heard[0],
        "draft": await told(live, seat, wire.Try(1, seat, [])),
        "why not": await told(live, seat, wire.WhyNot(1, seat, "pass")),
        "hint": await told(live, seat, wire.Hint(1, seat)),
        "counter": await told(live, seat, wire.Count(1, seat)),
        "past": await told(live, seat, wire.Past(1, seat, 2), lobby),
    }
    asked = cast(Any, SimpleNamespace(query_params={}, client=None, path_params={"seat": seat}))
    for name in ONCE_OVER:
        try:
            said[name] = (await getattr(api, name)(asked)).body
        except HttpError as error:
            said[name] = error.status
    return said


def test_the_last_move_is_seen_through_every_door_when_it_is_stored_and_not_before() -> None:
    async def check() -> None:
        live, shelf, seat = table_before_its_last_move()
        for there in (0, 1):
            await arrive(live, Ear(there))
        before = await all_doors(live, seat)
        assert [before[name] for name in ONCE_OVER] == [409] * len(ONCE_OVER)
        assert [choice["action"]["notation"] for choice in before["hint"]["choices"]] == ["pass"]
        shelf.open.clear()
        shelf.failures.append(StoreError("the disk is full"))
        failing = asyncio.create_task(live.carry_out(passes(seat)))
        await asyncio.sleep(0.01)
        assert await all_doors(live, seat) == before
        shelf.open.set()
        with pytest.raises(Declined) as error:
            await failing
        assert error.value.code == "not-written"
        assert await all_doors(live, seat) == before

        await live.carry_out(passes(seat))
        after = await all_doors(live, seat)
        assert live.status == "over"
        assert [name for name in before if after[name] == before[name]] == []
        assert b"secret" in after["record"]
        assert all(isinstance(after[name], bytes) for name in ONCE_OVER)
        await live.close()

    asyncio.run(check())


def test_a_write_whose_caller_is_gone_is_found_again() -> None:
    """The entry is stored, but nobody was left to swap the table in: the next command reads it first."""

    async def check() -> None:
        live, shelf, seat = table_before_its_last_move()
        behind = live.version
        shelf.entries += live.committed.branch().rename(0, "Eva", 5.0)
        assert await live.carry_out(passes(seat)) == behind + 2
        assert live.info().seats[0].name == "Eva"
        assert shelf.kinds == ["renamed", "acted"]
        await live.close()

    asyncio.run(check())


# --- after a failed write ---------------------------------------------------------------------------------------------


def test_a_clock_that_cannot_be_written_is_set_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        monkeypatch.setattr(live_module, "FIRST_PAUSE", 0.01)
        plans = [SeatPlan.human("Ana"), SeatPlan.human("Bo")]
        referee = Referee.open(Setup("primes", plans, clock=Clock.live(30.0)), 0.0)  # it ran out long ago
        referee.start(0.0)
        live, shelf = live_table(referee)
        shelf.failures += [StoreError("locked"), StoreError("locked"), ValueError("what is this?")]
        for seat in (0, 1):
            await connecting(live, seat)
        async with asyncio.timeout(5):
            while "taken-over" not in shelf.kinds:
                await asyncio.sleep(0.01)
        assert shelf.failures == []
        await live.close()

    asyncio.run(check())


def test_after_a_start_people_have_time_to_come_back() -> None:
    """Nobody is missed before everybody has had the time to connect again, however long the table was asleep."""

    async def check() -> None:
        plans = [SeatPlan.human("Ana"), SeatPlan.human("Bo")]
        referee = Referee.open(Setup("primes", plans, grace=lobby_module.LIVE_GRACE), 0.0)
        referee.start(0.0)
        began = time.time()
        lobby = Lobby(cast(Any, Shelf(referee.entries)), cast(Any, SlowBots()))
        live = lobby.live("t", False, 0.0, referee)
        assert referee.table.match is not None
        await connecting(live, 1 - referee.table.match.to_act[0])
        due = live.committed.next_tick(live.presence)
        assert due is not None
        assert due >= began + lobby_module.RECONNECTING + lobby_module.LIVE_GRACE
        await live.close()

    asyncio.run(check())


def test_a_round_of_housekeeping_that_fails_is_not_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        rounds: list[int] = []

        class Swept:
            database = None

            async def sweep(self, *asked: object) -> int:
                rounds.append(len(rounds))
                raise StoreError("the database is locked")

        server = Server(Settings("", housekeeping=0.005), cast(Any, Swept()), cast(Any, None))
        house = asyncio.create_task(server.keep_house())
        async with asyncio.timeout(5):
            while len(rounds) < 3:
                await asyncio.sleep(0.005)
        house.cancel()

    asyncio.run(check())


# --- one table, one life ----------------------------------------------------------------------------------------------


def test_a_table_does_not_go_to_rest_while_somebody_is_coming(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        monkeypatch.setattr(lobby_module, "IDLE", -1.0)
        async with await Store.open(f"sqlite:///{tmp_path / 'tables.db'}") as store:
            lobby = Lobby(store, cast(Any, SlowBots()))
            seats = [wire.SeatWish("me"), wire.SeatWish("me")]
            live = (await lobby.open_table(wire.NewTable("primes", seats), None)).live
            ear = Ear(0)
            live.arriving.add(ear)
            await lobby.rest_unused()
            assert await lobby.find(live.id) is live
            await live.join(ear, 0)
            await lobby.rest_unused()
            assert await lobby.find(live.id) is live
            live.leave(ear)
            await lobby.rest_unused()
            assert live.closed
            assert await lobby.find(live.id) is not live
            await lobby.close()

    asyncio.run(check())


@pytest.mark.parametrize("late", [False, True])  # who opens it comes first, or who finds it
def test_a_table_found_in_the_lobby_while_it_is_opened_has_one_life(tmp_path: Path, late: bool) -> None:
    async def check() -> None:
        async with await Store.open(f"sqlite:///{tmp_path / 'tables.db'}") as store:
            lobby = Lobby(store, cast(Any, SlowBots()))
            create, found = store.create_table, list[asyncio.Task[list[LiveTable]]]()

            async def create_and_be_found(*asked: Any) -> str:
                made = await create(*asked)
                found.append(asyncio.create_task(lobby.open_tables()))
                while not lobby.live_tables and late:
                    await asyncio.sleep(0.001)
                return made

            store.create_table = create_and_be_found  # type: ignore[assignment]
            seats = [wire.SeatWish("me"), wire.SeatWish("friend")]
            opened = await lobby.open_table(wire.NewTable("primes", seats, public=True), None)
            assert await found.pop() == [opened.live]
            assert lobby.live_tables[opened.live.id] is opened.live
            await lobby.close()

    asyncio.run(check())


def test_who_comes_to_a_table_that_has_gone_to_rest_is_sent_to_the_next_one() -> None:
    async def check() -> None:
        live, _, seat = table_before_its_last_move()
        await live.close()
        codes: list[CloseCode] = []
        ear = Ear(seat)
        ear.hang_up = codes.append  # type: ignore[method-assign]
        live.arriving.add(ear)
        await live.join(ear, 0)
        assert (codes, live.listeners) == ([CloseCode.CONNECT_AGAIN], set())

    asyncio.run(check())


def test_a_seat_closed_while_its_secrets_are_being_read_stays_closed() -> None:
    async def check() -> None:
        live, _, seat = table_before_its_last_move()
        reads: list[int] = []

        class Slow:
            async def seats_of(self, live: LiveTable, secrets: object) -> list[int]:
                reads.append(1)
                if len(reads) == 1:
                    live.dismiss(seat)  # meanwhile, and after this was read
                    return [seat]
                return []

        connection = connection_at(live, lobby=Slow())
        assert await connection._identify()
        assert (len(reads), connection.readers) == (2, [None])

    asyncio.run(check())


def test_what_waited_while_its_seat_was_closed_is_not_carried_out() -> None:
    """A slow disk lets commands wait: those of a leaked link must not come after it was replaced."""

    async def check() -> None:
        live, shelf, seat = table_before_its_last_move()
        connection, caller = connection_at(live), Caller(live, [seat], live.closings)
        connection.readers = [seat]
        shelf.open.clear()
        saving = asyncio.create_task(live.carry_out(lambda referee, now: referee.rename(1 - seat, "Eva", now)))
        await asyncio.sleep(0)
        moving = asyncio.create_task(connection._answer(wire.Move(1, seat, decision_of(live, seat), "pass")))
        resigning = asyncio.create_task(caller.carry_out(lambda referee, now: referee.resign(seat, now)))
        owner = Caller(live, [1 - seat], live.closings)
        going_on = asyncio.create_task(owner.carry_out(lambda referee, now: referee.rename(1 - seat, "Iva", now)))
        await asyncio.sleep(0)
        connection._closing = CloseCode.SEAT_CLOSED
        live.dismiss(seat)
        shelf.open.set()
        await asyncio.gather(saving, moving, going_on)
        with pytest.raises(Declined) as error:
            await resigning
        assert error.value.code == "not-yours"
        assert shelf.kinds == ["renamed", "renamed"]
        await live.close()

    asyncio.run(check())


class Visit:
    """The socket of somebody who says hello and goes again."""

    def __init__(self) -> None:
        self.client = None
        self.sent: list[bytes] = []
        self.closed_with: list[int] = []
        self.on_room: Callable[[], None] | None = None
        self.is_clogged = False
        self.scope = {"extensions": {OUTLET: self}}
        self.messages = ['{"type":"hello"}']

    def send_all(self, messages: Iterable[bytes]) -> None:
        self.sent += messages

    def part(self) -> None:
        """Nobody has to be waited for."""

    async def receive_text(self) -> str:
        await asyncio.sleep(0)
        if not self.messages:
            raise WebSocketDisconnect
        return self.messages.pop()

    async def close(self, code: int) -> None:
        self.closed_with.append(code)


def test_a_table_where_much_was_said_can_still_be_joined(tmp_path: Path) -> None:
    async def check() -> None:
        async with await Store.open(f"sqlite:///{tmp_path / 'tables.db'}") as store:
            lobby = Lobby(store, cast(Any, SlowBots()))
            live = (await lobby.open_table(wire.NewTable("primes", [wire.SeatWish("me")] * 2), None)).live
            last = MOST_UNSENT + 50
            await asyncio.gather(*(store.add_chat(live.id, line, 0, "Ana", "olé", 1.0) for line in range(1, last + 1)))
            del lobby.live_tables[live.id]
            visit = Visit()
            await connection_at(await lobby.find(live.id), visit, lobby).serve()
            said = [message for message in map(msgspec.json.decode, visit.sent) if message["type"] == "said"]
            assert [line["number"] for line in said] == [*range(last - CHAT_SHOWN + 1, last + 1)]
            assert CloseCode.TOO_SLOW not in visit.closed_with
            await lobby.close()

    asyncio.run(check())


def test_a_table_is_read_once_even_if_reading_fails_for_the_first_who_wanted_it(tmp_path: Path) -> None:
    async def check() -> None:
        async with await Store.open(f"sqlite:///{tmp_path / 'tables.db'}") as store:
            lobby = Lobby(store, cast(Any, SlowBots()))
            made = (await lobby.open_table(wire.NewTable("primes", [wire.SeatWish("me")] * 2), None)).live
            del lobby.live_tables[made.id]
            load, reads = store.load, 0

            async def once_in_vain(table_id: str) -> StoredTable | None:
                nonlocal reads
                reads += 1
                first = reads == 1
                await asyncio.sleep(0.01)
                if first:
                    raise StoreError("the disk is gone")
                return await load(table_id)

            store.load = once_in_vain  # type: ignore[method-assign]
            first = asyncio.create_task(lobby.find(made.id))
            await asyncio.sleep(0.001)
            second = asyncio.create_task(lobby.find(made.id))
            await asyncio.sleep(0.012)  # the first has failed
            found = await asyncio.gather(first, second, lobby.find(made.id), return_exceptions=True)
            tables = [each for each in found if isinstance(each, LiveTable)]
            assert tables
            assert all(table is lobby.live_tables[made.id] for table in tables)
            await lobby.close()

    asyncio.run(check())
