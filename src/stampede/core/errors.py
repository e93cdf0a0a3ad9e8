"""What can go wrong, each with a sentence that says what to do."""

from __future__ import annotations


class StampedeError(Exception):
    """A problem that a person can act on; its text is shown to them as it is."""


class DataError(StampedeError):
    """A components file that is refused: where, and what would be right."""


class OptionError(StampedeError):
    """An option or seat count that the game does not have."""


class RecordError(StampedeError):
    """A record that is damaged or from other rules; names the line."""


class UnknownGame(StampedeError):  # noqa: N818 - reads as the sentence it stands for
    """No game of that name is registered."""


class UnknownAction(StampedeError):  # noqa: N818
    """No such entry in the game's table of actions."""


class BrokenPosition(StampedeError):  # noqa: N818
    """`check()` found a position that cannot be: a component lost, or recorded knowledge that is false."""
