"""All tables: those in use are in memory, the others in the store."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping
from dataclasses import dataclass

from stampede.bots.levels import find_bot
from stampede.match import log
from stampede.match.referee import Declined, Referee, Setup
from stampede.match.seats import OPEN, Clock, SeatPlan
from stampede.server import wire
from stampede.server.errors import NoSuchTable
from stampede.server.live import Command, LiveTable
from stampede.server.security import hashed, new_secret, new_table_id
from stampede.server.store import INVITE, OWNER, SecretKind, Store, TableSummary
from stampede.server.workers import Thinkers

logger = logging.getLogger("stampede.server")

NO_SEAT = -1  # of an invitation, which is good for any open seat
LIVE_GRACE = 60.0  # seconds before a bot stands in, unless the game is slow
SLOW = 6 * 3600.0  # seconds per move from which a game takes days, and nobody is expected to stay
IDLE = 15 * 60.0  # seconds without anybody before a table is dropped from memory


@dataclass(frozen=True)
class Opened:
    """A new table, with the secrets that are shown only once."""

    live: LiveTable
    keys: dict[int, str]
    invitation: str | None


class Lobby:
    def __init__(self, store: Store, bots: Thinkers) -> None:
        self.store = store
        self.bots = bots
        self.live_tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._unused_since: dict[str, float] = {}

    async def open_table(self, wish: wire.NewTable, idempotency_key: str | None) -> Opened:
        """Opens a table. Called again with the same key, it returns the same table, with new secrets."""
        plans = [self._plan(seat) for seat in wish.seats]
        mine = [index for index, seat in enumerate(wish.seats) if seat.kind == "me"]
        setup = Setup(
            game=wish.game,
            seats=plans,
            options=wish.options,
            clock=Clock(wish.move_seconds),
            grace=None if wish.move_seconds and wish.move_seconds >= SLOW else LIVE_GRACE,
            host=mine[0] if mine else 0,
            contributions=dict.fromkeys(mine, wish.contribution),
        )
        now = time.time()
        referee = Referee.open(setup, now)
        live = LiveTable(new_table_id(), wish.public, now, referee, self.store, self.bots)
        made = await self.store.create_table(live.summary(), referee.entries, idempotency_key)
        if made == live.id:
            self.live_tables[made] = live
        live = await self.find(made)
        if _as_set(live.referee) != _as_set(referee):
            raise Declined("key-used", "this Idempotency-Key was used for another table: choose a new one")
        keys = {seat: await self.new_key(live, seat, OWNER) for seat in mine if not _passed_on(live.referee, seat)}
        has_room = any(plan.kind == OPEN for plan in plans)
        invitation = await self.new_key(live, NO_SEAT, INVITE) if has_room else None
        return Opened(live, keys, invitation)

    def _plan(self, wish: wire.SeatWish) -> SeatPlan:
        if wish.kind == "me":
            return SeatPlan.human(wish.name or "Player")
        if wish.kind == "friend":
            return SeatPlan.open()
        level = wish.level or "greedy"
        find_bot(level)
        return SeatPlan.bot(level)

    async def find(self, table_id: str) -> LiveTable:
        """The live table with that id, read from the store if it is not in memory."""
        live = self.live_tables.get(table_id)
        if live is not None:
            return live
        lock = self._loading.setdefault(table_id, asyncio.Lock())
        try:
            async with lock:
                if table_id not in self.live_tables:
                    stored = await self.store.load(table_id)
                    if stored is None:
                        raise NoSuchTable(table_id)
                    referee = Referee.resume(stored.entries, time.time())
                    summary = stored.summary
                    live = LiveTable(table_id, summary.public, summary.created_at, referee, self.store, self.bots)
                    said = await self.store.chat_of(table_id)
                    live.chat_lines = max((line.number for line in said), default=0)
                    self.live_tables[table_id] = live
                    live.wake()
        finally:
            self._loading.pop(table_id, None)
        return self.live_tables[table_id]

    async def go_on(self) -> None:
        """After a restart: wakes the tables in play, so that bots and clocks continue."""
        for table_id in await self.store.unfinished():
            try:
                await self.find(table_id)
            except Exception as error:  # one bad log must not keep the others from waking
                logger.warning("table %s cannot be woken: %s", table_id, error)

    # --- secrets ------------------------------------------------------------------------------------------------------

    async def new_key(self, live: LiveTable, seat: int, kind: SecretKind) -> str:
        secret = new_secret()
        await self.store.add_secret(live.id, seat, kind, hashed(secret))
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
                raise Declined("not-invited", "this table is by invitation only: open the link you were sent")
        while (seat := live.free_seat()) is not None:
            # The key is written first: a taken seat that nobody can open would be worse than an unused key.
            secret = await self.new_key(live, seat, OWNER)
            try:
                await live.carry_out(sitting(live, seat, wish))
            except Declined as error:
                if error.code != "seat-taken":  # somebody else was quicker; there may be another one
                    raise
            else:
                return seat, secret
        raise Declined("no-free-seat", "all seats are taken, but you can watch")

    async def rematch(self, live: LiveTable, same_deal: bool, contributions: Mapping[int, str]) -> LiveTable:
        """A new game for the same seats, with the same secrets. Whoever asks second gets the same table.

        Where options fix the chance, as on the field of the day, every rematch has the same deal.
        """
        table = live.referee.table
        if table.match is not None and table.game.fixed_key(table.match.options) is not None:
            same_deal = True
        async with live.rematching:
            if same_deal in live.rematches:
                return await self.find(live.rematches[same_deal])
            now = time.time()
            referee = live.referee.rematch(now, same_deal, contributions)
            again = LiveTable(new_table_id(), live.public, now, referee, self.store, self.bots)
            await self.store.create_table(again.summary(), referee.entries, None)
            for stored in await self.store.secrets_of(live.id):
                kind: SecretKind = OWNER if stored.kind == OWNER else INVITE
                await self.store.add_secret(again.id, stored.seat, kind, stored.secret_hash)
            self.live_tables[again.id] = again
            await again.carry_out(lambda now: again.referee.start(now))
            live.announce_rematch(same_deal, again.id)
            return again

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

    async def open_tables(self) -> list[TableSummary]:
        return await self.store.open_tables(100)

    async def rest_unused(self) -> None:
        """Drops tables without anybody from memory, unless a bot or a clock is busy there."""
        now = time.time()
        for table_id, live in list(self.live_tables.items()):
            busy = bool(live.listeners) or bool(live.referee.bot_turns()) or live.referee.next_tick() is not None
            since = self._unused_since.setdefault(table_id, now)
            if busy:
                self._unused_since.pop(table_id, None)
            elif now - since > IDLE:
                del self.live_tables[table_id], self._unused_since[table_id]
                await live.close()

    async def close(self) -> None:
        for live in list(self.live_tables.values()):
            await live.close()
        self.live_tables.clear()


def _as_set(referee: Referee) -> dict[str, object]:
    """How a table was set up, without what is drawn at random each time."""
    return {name: value for name, value in referee.entries[0].data.items() if name != "secret"}


def _passed_on(referee: Referee, seat: int) -> bool:
    """Whether a seat has been given to somebody else since the table was opened."""
    return any(entry.seat == seat and entry.kind in (log.FREED, log.REPLACED) for entry in referee.entries)


def sitting(live: LiveTable, seat: int, wish: wire.Sit) -> Command:
    return lambda now: live.referee.sit(seat, wish.name, wish.contribution, now)
