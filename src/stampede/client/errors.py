"""What can go wrong between a program and a table. Every error has a sentence for the person who runs the program."""

from __future__ import annotations

from stampede.core.errors import StampedeError
from stampede.server import wire


class ClientError(StampedeError):
    """Something went wrong at a table on the network."""


class LinkError(ClientError):
    """Not a link to a table."""


class Unreachable(ClientError):  # noqa: N818 - these read like sentences
    """The server cannot be reached, or does not speak our language."""


class Problem(ClientError):  # noqa: N818
    """The server did not carry out a request. `title` is for programs."""

    def __init__(self, status: int, title: str, detail: str) -> None:
        super().__init__(detail)
        self.status = status
        self.title = title


class Refused(ClientError):  # noqa: N818
    """The server did not carry out a message, and nothing has changed. `code` is for programs."""

    def __init__(self, refusal: wire.Refusal) -> None:
        super().__init__(refusal.detail)
        self.code = refusal.code
        self.reason = refusal.reason


class SentAway(ClientError):  # noqa: N818
    """The server has closed the connection, and it is no use to come back. `code` is a `CloseCode`."""

    def __init__(self, code: int, detail: str) -> None:
        super().__init__(detail)
        self.code = code


class LineLost(ClientError):  # noqa: N818
    """The connection broke before the answer came, and asking again might do it twice: look at the table."""


class Answered(LineLost):
    """The connection broke during a move, and the decision is no longer open: this move or a stand-in answered it."""
