"""What the store needs of a database: rows, and writes that are carried out whole or not at all.

Statements are SQL that SQLite and PostgreSQL both understand, with `?` for each value. Whatever differs is a method.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

Row = Sequence[Any]


class RowConflict(Exception):  # noqa: N818 - the caller makes a sentence of it
    """A key is taken, a row refers to nothing, or the row to change is missing; nothing was written.

    `uncertain`: unless it was this very write, which had been tried before, on a line that broke before the answer.
    """

    def __init__(self, uncertain: bool = False) -> None:
        super().__init__()
        self.uncertain = uncertain


@dataclass(frozen=True)
class Statement:
    """A statement that many writes share under one name, or (without a name) one made for a single write."""

    sql: str
    name: str = ""


@dataclass(frozen=True)
class Step:
    """A statement and the rows to run it with."""

    statement: Statement
    rows: Sequence[Row] = ()
    must_change: int | None = None  # how many rows it has to change; None: any number


# Statements that many writes share: SQLite's writer runs each once for all writes that wait.
ADD_ENTRY = Statement(
    "INSERT INTO entries (table_id, number, kind, at, seat, data) VALUES (?, ?, ?, ?, ?, ?)", "add entry"
)
ADD_SECRET = Statement("INSERT INTO secrets (table_id, secret_hash, seat, kind) VALUES (?, ?, ?, ?)", "add secret")
CLOSE_SECRETS = Statement("DELETE FROM secrets WHERE table_id = ? AND seat = ? AND kind = ?", "close secrets")
LENGTHEN = Statement(
    "UPDATE tables SET length = ?, status = ?, public = ?, changed_at = ?, seats = ?, waiting_for = ?"
    " WHERE id = ? AND length = ?",
    "lengthen log",
)


@dataclass(frozen=True)
class Addition:
    """What is appended to the log of one table, as rows."""

    table_id: str
    start: int  # how long the log has to be
    lengthened: Row  # of LENGTHEN
    entries: Sequence[Row]  # of ADD_ENTRY
    secrets: Sequence[Row]  # of ADD_SECRET
    closed: Sequence[Row] = ()  # of CLOSE_SECRETS

    def steps(self) -> list[Step]:
        steps = [Step(LENGTHEN, [self.lengthened], must_change=1)]
        if self.entries:
            steps.append(Step(ADD_ENTRY, self.entries))
        if self.closed:
            steps.append(Step(CLOSE_SECRETS, self.closed))
        if self.secrets:
            steps.append(Step(ADD_SECRET, self.secrets))
        return steps


class Database(Protocol):
    """All methods raise StoreError, with a sentence for people, if the database cannot be read or written."""

    shared: bool  # whether other processes may use it at the same time
    any_of: str  # a condition: one of the texts in a value that is a JSON list of them

    async def rows(self, sql: str, *values: object) -> Sequence[Row]: ...

    async def write(self, *steps: Step) -> int:
        """Carries out all steps or none. Returns once that is on the disk, with how many rows the last one changed.

        Raises RowConflict. Cancelling the caller does not cancel the write.
        """

    async def append(self, addition: Addition) -> None:
        """Like `write`, for what happens all the time. Raises RowConflict if the log is not that long."""

    async def close(self) -> None:
        """Finishes pending reads and writes."""
