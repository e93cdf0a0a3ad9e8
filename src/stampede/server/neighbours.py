"""The other processes that serve the same tables: what they hear from each other, and which of them runs a table.

The log is the truth. News only says that there is something to read; a process that misses it reads a second later. On
SQLite a process is alone, and runs every table itself.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Protocol

import msgspec

if TYPE_CHECKING:
    from stampede.server.live import LiveTable


class Moved(msgspec.Struct, frozen=True, tag="moved"):
    """The log of a table has grown."""

    table: str
    version: int
    hurried: bool  # the bot that moved thought less than usual


class Talked(msgspec.Struct, frozen=True, tag="talked"):
    """Somebody has said something at a table."""

    table: str


class SeatClosed(msgspec.Struct, frozen=True, tag="closed"):
    """The secrets of a seat are no longer valid."""

    table: str
    seat: int


class Rematched(msgspec.Struct, frozen=True, tag="rematched"):
    """A table's game is played again, at another one."""

    table: str
    same_deal: bool
    again: str


class Here(msgspec.Struct, frozen=True, tag="here"):
    """Who is at a table, through the process that says so."""

    table: str
    seats: list[int]
    spectators: int


class WhoIsHere(msgspec.Struct, frozen=True, tag="who"):
    """A process has just read a table, and wants to know."""

    table: str


class Freed(msgspec.Struct, frozen=True, tag="freed"):
    """Nobody runs these tables any more."""

    tables: list[str]


class Left(msgspec.Struct, frozen=True, tag="left"):
    """A process has stopped, or has died."""

    process: str


class Gone(msgspec.Struct, frozen=True, tag="gone"):
    """A table has been deleted."""

    table: str


class Banned(msgspec.Struct, frozen=True, tag="banned"):
    """An address is kept out until then; until the beginning of time, it no longer is."""

    address: str
    until: float


class Announced(msgspec.Struct, frozen=True, tag="announced"):
    """An announcement from the operator of the server to everybody."""

    text: str


News = Moved | Talked | SeatClosed | Rematched | Here | WhoIsHere | Freed | Left | Gone | Banned | Announced


class Neighbours(Protocol):
    shared: bool  # whether others may write to the same logs

    def tell(self, news: News) -> None:
        """All other processes, soon. It is lost if this one dies first."""

    def runs(self, live: LiveTable) -> bool:
        """Whether this process runs the table's bots and clocks. If not, it asks for that, and wakes the table then."""

    def is_running(self, table_id: str) -> bool:
        """The same, without asking."""

    async def claim_slow(self, table_ids: Collection[str]) -> Sequence[str]:
        """Those of these tables that this process runs from now on."""


class Alone:
    """There are no others."""

    shared = False

    def tell(self, news: News) -> None:
        pass

    def runs(self, live: LiveTable) -> bool:
        return True

    def is_running(self, table_id: str) -> bool:
        return True

    async def claim_slow(self, table_ids: Collection[str]) -> Sequence[str]:
        return list(table_ids)
