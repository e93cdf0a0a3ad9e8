"""What the store refuses, each with a sentence that says what to do."""

from __future__ import annotations

from stampede.core.errors import StampedeError


class StoreError(StampedeError):
    """The database cannot be opened, read or written."""


class Conflict(StoreError):  # noqa: N818 - reads as what happened
    """Somebody else has written in that place before; nothing was written."""


class NoSuchTable(StoreError):  # noqa: N818
    """There is no table of that id, or no more."""

    def __init__(self, table_id: str) -> None:
        super().__init__(f"there is no table {table_id}: it was deleted, or swept away after a long time unused")
