"""All tables: those in use are in memory, the others in the store."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from stampede.bots.levels import find_bot, usual_name
from stampede.core.errors import StampedeError
from stampede.match import log
from stampede.match.codes import RefusalCode
from stampede.match.log import Entry
from stampede.match.reading import BrokenLog, Reading
from stampede.match.referee import Declined, Referee, Setup
from stampede.match.seats import OPEN, Clock, SeatPlan
from stampede.match.status import TableStatus
from stampede.match.table import USUAL_LEVEL
from stampede.server import wire
from stampede.server.beside import Beside
from stampede.server.codes import CloseCode
from stampede.server.errors import NoSuchTable
from stampede.server.live import CLOSED_MEANWHILE, Command, LiveTable
from stampede.server.names import friendly_name
from stampede.server.neighbours import Alone, Announced, Banned, Gone, Neighbours, News, SeatClosed, WhoIsHere
from stampede.server.promises import OwnDrawer, Promises, SharedDrawer
from stampede.server.security import hashed, household_of, new_secret, new_table_id
from stampede.server.store import INVITE, OWNER, SecretKind, Store, StoredSecret
from stampede.server.workers import Thinkers

T = TypeVar("T")

logger = logging.getLogger("stampede.server")

NO_SEAT = -1  # of an invitation, which is good for any open seat
LIVE_GRACE = 60.0  # seconds that people wait before a bot stands in, unless the game is slow
RECONNECTING = 60.0  # seconds after a start in which nobody counts as away
BREATH = 0.002  # seconds between two tables that wake, for the people who are already there
MOST_LISTED = 100  # open tables
IDLE = 15 * 60.0  # seconds without anybody before a table is dropped from memory


@dataclass(frozen=True)
class Opened:
    """A new table, with the secrets that are shown only once."""

    live: LiveTable
    keys: dict[int, str]
    invitation: str | None


class Lobby:
    def __init__(self, store: Store, bots: Thinkers, neighbours: Neighbours | None = None) -> None:
        self.store = store
        self.bots = bots
        self.neighbours: Neighbours = neighbours or Alone()
        self.promises = Promises(SharedDrawer(store) if self.neighbours.shared else OwnDrawer())
        self.live_tables: dict[str, LiveTable] = {}
        self.bans: dict[str, float] = {}  # addresses that are kept out, until when
        self._opened_at = time.time()
        self._forgetting = Beside()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._desk = asyncio.Semaphore(1)
        self._unused_since: dict[str, float] = {}
        self._unlisted: set[str] = set()  # open tables that cannot be played; each is reported once

    async def open_table(self, wish: wire.NewTable, idempotency_key: str | None) -> Opened:
        """Opens a table. Called again with the same key, it returns the same table, with new secrets."""
        plans = self._plans(wish.seats)
        mine = [index for index, seat in enumerate(wish.seats) if seat.kind == "me"]
        clock = Clock(wish.move_seconds)
        setup = Setup(
            game=wish.game,
            seats=plans,
            options=wish.options,
            clock=clock,
            grace=None if clock.is_slow else LIVE_GRACE,
            host=mine[0] if mine else 0,
            contributions=dict.fromkeys(mine, wish.contribution),
        )
        earlier = None if idempotency_key is None else await self.store.made_with(idempotency_key)
        if earlier is not None:
            return await self._open_again(earlier, setup, mine)
        now = time.time()
        secret = await self.promises.redeem(wish.commitment, wish.contribution, now)
        try:
            referee = Referee.open(replace(setup, secret=secret), now)
            live = self.live(new_table_id(), wish.public, now, referee)
            keys = {seat: new_secret() for seat in mine}
            invitation = new_secret() if any(plan.kind == OPEN for plan in plans) else None
            made = await self.store.create_table(
                live.summary(), referee.entries, idempotency_key, _stored(keys, invitation)
            )
        except StampedeError:
            await self.promises.give_back(secret, now)
            raise
        if made != live.id:
            return await self._open_again(made, setup, mine)
        return Opened(self.live_tables.setdefault(made, live), keys, invitation)  # somebody may have found it already

    async def _open_again(self, table_id: str, setup: Setup, mine: Sequence[int]) -> Opened:
        """A table that was opened before, with new secrets for who opened it."""
        live = await self.find(table_id)
        if _as_set(live.committed.entries[0]) != _as_set(Referee.open(setup, 0.0).entries[0]):
            raise Declined(RefusalCode.KEY_USED, "this Idempotency-Key was used for another table: choose a new one")
        keys = {seat: await self.new_key(live, seat, OWNER) for seat in mine if not _passed_on(live.committed, seat)}
        has_room = any(plan.kind == OPEN for plan in setup.seats)
        return Opened(live, keys, await self.new_key(live, NO_SEAT, INVITE) if has_room else None)

    def _plans(self, wishes: Sequence[wire.SeatWish]) -> list[SeatPlan]:
        names = [wish.name for wish in wishes if wish.name]
        plans = []
        for wish in wishes:
            level = usual_name(wish.level or USUAL_LEVEL)
            find_bot(level)
            if wish.kind == "me":
                name = wish.name or friendly_name(names)
                names.append(name)
                plans.append(SeatPlan.human(name, level))
            elif wish.kind == "friend":
                plans.append(SeatPlan.open(level))
            else:
                plans.append(SeatPlan.bot(level))
        return plans

    def live(self, table_id: str, public: bool, created_at: float, table: Reading) -> LiveTable:
        counted_from = max(time.time(), self._opened_at + RECONNECTING)
        return LiveTable(table_id, public, created_at, table, self.store, self.bots, counted_from, self.neighbours)

    async def find(self, table_id: str, length: int | None = None) -> LiveTable:
        """The live table with that id, read from the store if it is not in memory.

        `length`: of its log, if the caller has just read that.
        """
        self._unused_since.pop(table_id, None)
        live = self.live_tables.get(table_id)
        if live is not None:
            if self.neighbours.shared:
                await self._be_current(live, length)
            return live
        if table_id not in self._loading:  # others who want it in the meantime wait for the same one
            loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            loading.add_done_callback(lambda done: self._has_loaded(table_id, done))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> LiveTable:
        stored = await self.store.load(table_id)
        if stored is None:
            raise NoSuchTable(table_id)
        lines = await self.store.chat_lines(table_id)
        summary = stored.summary
        try:
            reading = Reading(stored.entries)
        except BrokenLog as error:
            logger.warning("table %s cannot be played: %r", table_id, error.__cause__)
            raise
        if table_id in self.live_tables:  # somebody else was quicker to open it: a table is in memory once
            return self.live_tables[table_id]
        live = self.live(table_id, summary.public, summary.created_at, reading)
        live.chat_lines = lines
        self.live_tables[table_id] = live
        self.neighbours.tell(WhoIsHere(table_id))
        live.wake()
        return live

    def _has_loaded(self, table_id: str, done: asyncio.Task[LiveTable]) -> None:
        del self._loading[table_id]
        if not done.cancelled():
            done.exception()  # those who still wait get it; if nobody does, there is nothing to complain about

    async def aside(self, work: Callable[[], T]) -> T:
        """What takes long, in a thread, one at a time: several would keep everybody else from running Python."""
        async with self._desk:
            return await asyncio.to_thread(work)

    async def _be_current(self, live: LiveTable, length: int | None) -> None:
        """Whatever anybody was told by another process is known here as well."""
        if length is None:
            length = await self.store.length_of(live.id)
        if length is None:
            await self.forget(live.id)
            raise NoSuchTable(live.id)
        await live.catch_up(length)

    async def forget(self, table_id: str) -> None:
        """A table has been deleted: everybody who is still there is sent away."""
        live = self.live_tables.pop(table_id, None)
        self._unused_since.pop(table_id, None)
        if live is not None:
            await live.close()
            for listener in [*live.listeners, *live.arriving]:
                listener.hang_up(CloseCode.NO_TABLE)

    def heed(self, news: News) -> None:
        """What an administrator has done, or has to say."""
        if isinstance(news, Gone):
            self._forgetting.start(self.forget(news.table))
        elif isinstance(news, SeatClosed) and news.table in self.live_tables:
            self.live_tables[news.table].dismiss(news.seat)
        elif isinstance(news, Announced):
            for live in self.live_tables.values():
                for listener in list(live.listeners):
                    listener.send(wire.Announced(news.text))
        elif isinstance(news, Banned):
            self.bans[household_of(news.address)] = news.until
            for live in list(self.live_tables.values()):
                for listener in [*live.listeners, *live.arriving]:
                    if self.is_banned(listener.address):
                        listener.hang_up(CloseCode.TOO_MUCH)

    async def read_bans(self) -> None:
        """With an IPv6 address, the whole network of its owner is kept out."""
        bans = await self.store.bans(time.time())
        self.bans = {household_of(address): until for address, until in bans.items()}

    def is_banned(self, address: str) -> bool:
        return bool(self.bans) and self.bans.get(household_of(address), 0.0) > time.time()

    async def go_on(self) -> None:
        """After a restart: wakes the tables whose clocks run over days. The others wait for people."""
        await self.wake_all(await self.neighbours.claim_slow(await self.store.slow_ones()))

    async def wake_all(self, table_ids: Sequence[str]) -> None:
        for table_id in table_ids:
            try:
                await self.find(table_id)
            except Exception as error:  # one bad log must not keep the others from waking
                logger.warning("table %s cannot be woken: %s", table_id, error)
            await asyncio.sleep(BREATH)

    # --- secrets ------------------------------------------------------------------------------------------------------

    async def new_key(self, live: LiveTable, seat: int, kind: SecretKind) -> str:
        secret = new_secret()
        await self.store.add_secret(live.id, seat, kind, hashed(secret))
        return secret

    async def renew_key(self, live: LiveTable, seat: int, kind: SecretKind, opened_by: str | None = None) -> str:
        """A new secret in place of all others of that kind. Those who used them are cut off.

        `opened_by`: a secret that must still be valid, or else Declined is raised.
        """
        secret = new_secret()
        with_it = None if opened_by is None else hashed(opened_by)
        if not await self.store.replace_secrets(live.id, seat, kind, hashed(secret), with_it):
            raise Declined(RefusalCode.NOT_YOURS, CLOSED_MEANWHILE)
        if kind == OWNER:
            live.close_seat(seat)
        return secret

    async def opens(self, live: LiveTable, secret: str) -> tuple[str, int] | None:
        """What a secret opens: its kind and its seat."""
        wanted = hashed(secret)
        for stored in await self.store.secrets_of(live.id):
            if stored.secret_hash == wanted:
                return stored.kind, stored.seat
        return None

    async def seats_of(self, live: LiveTable, secrets: Mapping[int, str]) -> list[int]:
        """The seats that these secrets open."""
        owned = {
            stored.secret_hash: stored.seat for stored in await self.store.secrets_of(live.id) if stored.kind == OWNER
        }
        return sorted({seat for seat, secret in secrets.items() if owned.get(hashed(secret)) == seat})

    async def sit(self, live: LiveTable, wish: wire.Sit) -> tuple[int, str]:
        """Takes an open seat, and returns it with its secret."""
        if not live.public:
            opened = await self.opens(live, wish.invitation or "")
            if opened is None or opened[0] != INVITE:
                raise Declined(RefusalCode.NOT_INVITED, "this table is by invitation only: open the link you were sent")
        while (seat := live.free_seat()) is not None:
            secret = new_secret()
            try:
                await live.carry_out(sitting(seat, wish), [StoredSecret(seat, OWNER, hashed(secret))])
            except Declined as error:
                if error.code != RefusalCode.SEAT_TAKEN:  # somebody else was quicker; there may be another one
                    raise
            else:
                return seat, secret
        raise Declined(RefusalCode.NO_FREE_SEAT, "all seats are taken, but you can watch")

    async def rematch(self, live: LiveTable, wish: wire.Rematch, mine: Sequence[int]) -> LiveTable:
        """A new game for the same seats, with the same secrets. The second to ask gets the same table."""
        async with live.rematching:
            same_deal = wish.same_deal or live.committed.has_fixed_deal
            if same_deal in live.rematches:
                return await self.find(live.rematches[same_deal])
            now = time.time()
            contributions = dict.fromkeys(mine, wish.contribution)
            secret = "" if same_deal else await self.promises.redeem(wish.commitment, wish.contribution, now)
            try:
                referee = live.committed.rematch(now, same_deal, contributions, secret)
                referee.start(now)
                again = self.live(new_table_id(), live.public, now, referee)
                secrets = await self.store.secrets_of(live.id)
                made = await self.store.create_table(
                    again.summary(), referee.entries, rematch_key(live.id, same_deal), secrets
                )
            except StampedeError:
                await self.promises.give_back(secret, now)
                raise
            if made != again.id:  # somebody was quicker, through another process or before a restart
                again = await self.find(made)
            self.live_tables[again.id] = again
            live.announce_rematch(same_deal, again.id)
            return again

    async def attempt(self, live: LiveTable, move: int, mine: Sequence[int]) -> Opened:
        """A new table at a past position of a finished game."""
        now, finished = time.time(), live.committed
        referee = await self.aside(lambda: finished.attempt(move, mine, now))
        again = self.live(new_table_id(), False, now, referee)
        keys = {seat: new_secret() for seat in mine}
        await self.store.create_table(again.summary(), referee.entries, None, _stored(keys, None))
        self.live_tables[again.id] = again
        again.wake()
        return Opened(again, keys, None)

    # --- keeping house ------------------------------------------------------------------------------------------------

    async def mine(self, secrets: Mapping[str, Mapping[int, str]]) -> list[wire.MyTable]:
        """The tables with seats that these secrets open: those waiting for you first, then the newest.

        This only reads the store; no table is woken.
        """
        owners = await self.store.owners_of(list(secrets))
        owned: dict[str, list[int]] = {}
        for id, own in secrets.items():
            for seat, secret in own.items():
                if hashed(secret) in owners.get((id, seat), ()):
                    owned.setdefault(id, []).append(seat)
        tables = [
            wire.MyTable(
                id=summary.id,
                game=summary.game,
                status=summary.status,
                changed_at=summary.changed_at,
                seats=[wire.MySeat(seat["kind"], seat["name"]) for seat in summary.seats],
                mine=sorted(owned[summary.id]),
                waiting_for=summary.waiting_for,
            )
            for summary in await self.store.tables_named(list(owned))
        ]
        return sorted(tables, key=lambda table: (not set(table.mine) & set(table.waiting_for), -table.changed_at))

    async def open_tables(self) -> list[LiveTable]:
        """Public tables that are waiting for players. One that this program cannot play is left out."""
        found = []
        for summary, length in await self.store.open_tables(MOST_LISTED):
            try:
                live = await self.find(summary.id, length)
            except StampedeError as error:
                if summary.id not in self._unlisted:
                    self._unlisted.add(summary.id)
                    logger.warning("table %s cannot be listed: %s", summary.id, error)
                continue
            if live.status is TableStatus.OPEN:
                found.append(live)
        return found

    async def rest_unused(self) -> None:
        """Drops tables without anybody from memory, unless a bot or a clock is busy there."""
        now = time.time()
        for table_id, live in list(self.live_tables.items()):
            since = self._unused_since.setdefault(table_id, now)
            if live.busy:
                self._unused_since.pop(table_id, None)
            elif now - since > IDLE:
                del self.live_tables[table_id], self._unused_since[table_id]
                await live.close()

    async def sweep(self, open_for: float, playing_for: float) -> None:
        """Deletes tables where nothing has happened for that many seconds. Anybody still waiting there is told."""
        for table_id in await self.store.sweep(time.time(), open_for, playing_for):
            self.heed(Gone(table_id))
            self.neighbours.tell(Gone(table_id))

    def stop_bots(self) -> None:
        """No bot begins to think any more, and no clock runs out: the server is about to stop."""
        for live in self.live_tables.values():
            live.wind_down()

    async def finish(self) -> None:
        """Until all that has begun is committed and told."""
        for live in list(self.live_tables.values()):
            await live.finish()

    async def close(self) -> None:
        for live in list(self.live_tables.values()):
            await live.close()
        self.live_tables.clear()


def rematch_key(table_id: str, same_deal: bool) -> str:
    """Makes sure that there is only one. It holds a letter that no header can, so nobody can use it up."""
    return f"↻ {table_id} {'same' if same_deal else 'new'}"


def _as_set(opened: Entry) -> dict[str, object]:
    """How a table was set up, without what is chosen at random each time."""
    asked = {name: value for name, value in opened.data.items() if name not in ("secret", "seats")}
    seats: Any = opened.data["seats"]
    plans = [{name: value for name, value in seat.items() if name != "name"} for seat in seats]
    return {**asked, "seats": plans}


def _passed_on(reading: Reading, seat: int) -> bool:
    """Whether a seat has been given to somebody else since the table was opened."""
    return any(entry.seat == seat and entry.kind in (log.FREED, log.REPLACED) for entry in reading.entries)


def _stored(keys: Mapping[int, str], invitation: str | None) -> list[StoredSecret]:
    owners = [StoredSecret(seat, OWNER, hashed(secret)) for seat, secret in keys.items()]
    return owners if invitation is None else [*owners, StoredSecret(NO_SEAT, INVITE, hashed(invitation))]


def sitting(seat: int, wish: wire.Sit) -> Command:
    def sit(referee: Referee, now: float) -> Sequence[Entry]:
        name = wish.name or friendly_name([other.name for other in referee.table.seats])
        return referee.sit(seat, name, wish.contribution, now, wish.program)

    return sit
