"""What an administrator may do to tables, with or without a server at work: commands, and carrying them out.

On PostgreSQL the commands work on the database, and the servers hear of it as neighbours do. A file belongs to its
server alone, so while one is at work it is asked to carry them out, at a socket beside the file (`control.py`).
"""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

import msgspec

from stampede.match.status import TableStatus
from stampede.server.errors import NoSuchTable, StoreError
from stampede.server.neighbours import Announced, Banned, Gone, News, SeatClosed
from stampede.server.security import hashed, new_secret
from stampede.server.store import OWNER, Store

LONGEST_ANNOUNCEMENT = 300
FOREVER = 100 * 365 * 86_400.0

Tell = Callable[[News], None]


class ListTables(msgspec.Struct, tag="list"):
    status: TableStatus | None
    limit: int


class Export(msgspec.Struct, tag="export"):
    table: str


class Delete(msgspec.Struct, tag="delete"):
    table: str


class Close(msgspec.Struct, tag="close"):
    table: str


class NewLink(msgspec.Struct, tag="link"):
    table: str
    seat: int


class Sweep(msgspec.Struct, tag="sweep"):
    open_for: float
    playing_for: float


class Ban(msgspec.Struct, tag="ban"):
    address: str
    seconds: float  # 0: no longer


class ListBans(msgspec.Struct, tag="bans"):
    pass


class Announce(msgspec.Struct, tag="announce"):
    text: str


Command = ListTables | Export | Delete | Close | NewLink | Sweep | Ban | ListBans | Announce


async def perform(store: Store, tell: Tell, command: Command) -> Any:
    """Carries out a command, tells the processes that serve the tables, and returns what can be written as JSON.

    Raises StoreError, with a sentence for people.
    """
    if isinstance(command, ListTables):
        return [asdict(summary) for summary in await store.list_tables(command.status, command.limit)]
    if isinstance(command, Export):
        return await store.export_table(command.table)
    if isinstance(command, Delete):
        if not await store.delete_table(command.table):
            raise NoSuchTable(command.table)
        tell(Gone(command.table))
        return None
    if isinstance(command, Close):
        return await _close(store, tell, command.table)
    if isinstance(command, NewLink):
        return await _new_link(store, tell, command.table, command.seat)
    if isinstance(command, Sweep):
        swept = await store.sweep(time.time(), command.open_for, command.playing_for)
        for table_id in swept:
            tell(Gone(table_id))
        return len(swept)
    if isinstance(command, Ban):
        until = time.time() + command.seconds
        address = checked_address(command.address)
        await store.set_ban(address, until if command.seconds else None)
        tell(Banned(address, until if command.seconds else 0.0))
        return {"address": address, "until": until if command.seconds else None}
    if isinstance(command, ListBans):
        return await store.bans(time.time())
    text = " ".join(command.text.split())
    if not text or len(text) > LONGEST_ANNOUNCEMENT or not text.isprintable():
        raise StoreError(f"an announcement is one line of at most {LONGEST_ANNOUNCEMENT} letters")
    tell(Announced(text))
    return None


async def _close(store: Store, tell: Tell, table_id: str) -> int:
    """No secret opens the table any more. Its log stays, and can be exported."""
    length = await store.length_of(table_id)
    if length is None:
        raise NoSuchTable(table_id)
    closed = await store.close_all_secrets(table_id)
    [summary] = await store.tables_named([table_id])
    for seat in range(len(summary.seats)):
        tell(SeatClosed(table_id, seat))
    return closed


async def _new_link(store: Store, tell: Tell, table_id: str, seat: int) -> str:
    """Closes all links to a seat, and returns the path of a new one."""
    found = await store.tables_named([table_id])
    if not found:
        raise NoSuchTable(table_id)
    if not 0 <= seat < len(found[0].seats) or found[0].seats[seat]["kind"] != "human":
        people = [str(index + 1) for index, other in enumerate(found[0].seats) if other["kind"] == "human"]
        raise StoreError(f"no person sits there; people sit at {', '.join(people) or 'none of its seats'}")
    secret = new_secret()
    await store.replace_secrets(table_id, seat, OWNER, hashed(secret))
    tell(SeatClosed(table_id, seat))
    return f"/table/{table_id}/seat/{secret}"


def checked_address(address: str) -> str:
    try:
        return str(ipaddress.ip_address(address))
    except ValueError:
        raise StoreError(f"{address!r} is not an address: write one like 203.0.113.7 or 2001:db8::7") from None
