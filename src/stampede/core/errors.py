"""What can go wrong. Every error has a sentence that says what to do."""

from __future__ import annotations


class StampedeError(Exception):
    """A problem that a person can act on; they see its text as it is."""


class DataError(StampedeError):
    """A faulty components file: where the fault is, and what would be right."""


class OptionError(StampedeError):
    """An option or number of seats that the game does not have."""


class RecordError(StampedeError):
    """A record that is damaged or made under other rules; names the line."""


class UnknownGame(StampedeError):  # noqa: N818 - reads like a sentence
    """No game has that name."""


class UnknownAction(StampedeError):  # noqa: N818
    """The game's action table has no such entry."""


class BrokenPosition(StampedeError):  # noqa: N818
    """`check()` found an impossible position: a component is lost, or recorded knowledge is false."""
