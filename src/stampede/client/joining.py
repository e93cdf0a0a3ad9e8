"""A seat at a table that somebody was invited to: a new one, or the one whose key was kept."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from stampede.client.errors import ClientError, Problem, SentAway
from stampede.client.keys import Key, KeyFile
from stampede.client.line import Line
from stampede.client.links import Link
from stampede.client.requests import call
from stampede.client.seat import sit
from stampede.match.codes import RefusalCode
from stampede.match.seats import OPEN
from stampede.match.status import TableStatus
from stampede.server import wire


def key_file(link: Link, who: str, folder: Path, chosen: Path | None = None) -> KeyFile:
    """The file of the seat that `who` has at this table, if no other program plays with it; else a new one there."""
    if chosen is not None:
        try:
            file = KeyFile(chosen)
        except BlockingIOError:
            raise ClientError(f"{chosen} is in use: another program plays at this seat") from None
        if file.key is not None and (file.key.server, file.key.table) != (link.server, link.table):
            file.close()
            raise ClientError(f"{chosen} holds the key of a seat at another table; choose another file with --key")
        return file
    mark = sha256(f"{link.server} {link.kind} {link.secret} {who}".encode()).hexdigest()[:12]
    number = 1
    while True:
        try:
            return KeyFile(folder / f"{link.table}-{mark}-{number}.json")
        except BlockingIOError:
            number += 1


async def take_seat(link: Link, name: str | None) -> Key:
    """A seat at the table, or a sentence about why there is none."""
    try:
        table = await call(link.server, "GET", f"/api/tables/{link.table}", wire.TableInfo)
        if table.status is TableStatus.OVER:
            raise ClientError("this game is over: ask for an invitation to the next one")
        if link.kind == "seat":
            return await own_seat(link)
        if not any(seat.kind == OPEN for seat in table.seats):
            begun = "the game has begun, and" if table.status is TableStatus.PLAYING else "at this table"
            raise ClientError(f"{begun} all seats are taken: ask for an invitation to another table")
        return await sit(link, name)
    except Problem as problem:
        if problem.status == 404:
            raise ClientError("there is no such table: it has been deleted, or the link is incomplete") from None
        if problem.title == RefusalCode.NOT_INVITED:
            raise ClientError(
                "this invitation does not open the table: it was renewed, or the link is incomplete"
            ) from None
        raise


async def own_seat(link: Link) -> Key:
    """The seat that a link opens: whichever of them the server shows to its secret."""
    async with Line(link.server, link.table, link.secret) as line:
        for seat in line.seats:
            if seat is not None:
                return Key(link.server, link.table, seat, link.secret)
    raise ClientError("this link does not open a seat: it has been closed, or it is incomplete")


async def opens(key: Key) -> bool:
    """Whether a key still opens its seat."""
    try:
        async with Line(key.server, key.table, key.secret) as line:
            return key.seat in line.seats
    except SentAway:
        return False


async def seated(file: KeyFile, link: Link, name: str | None, may_change: bool = True) -> Key:
    """The key in the file, or else that of a seat that is taken now, and kept there.

    If the host has taken the old seat away, there may be another one, unless the file may not change.
    """
    if file.key is not None and may_change and not await opens(file.key):
        file.key = None
    if file.key is None:
        file.keep(await take_seat(link, name))
    assert file.key is not None
    return file.key
