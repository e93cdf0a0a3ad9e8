"""What can go wrong with stored tables, each with a sentence that says what to do."""

from __future__ import annotations

from stampede.core.errors import StampedeError


class StoreError(StampedeError):
    """The database cannot be opened, read or written."""


class Conflict(StoreError):  # noqa: N818 - reads as what happened
    """Somebody else wrote there first; nothing was written."""


class DamagedLog(StoreError):  # noqa: N818
    """Some of a table's log is gone, or cannot be read. Trying again does not help."""


class NoSuchTable(StoreError):  # noqa: N818
    """No table has that id, or no longer."""

    def __init__(self, table_id: str) -> None:
        super().__init__(f"there is no table {table_id}: the link is wrong, or the table has been deleted")
