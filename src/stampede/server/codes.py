"""The codes with which the server closes a table's WebSocket. The client gets them along with its types."""

from __future__ import annotations

from enum import IntEnum


class CloseCode(IntEnum):
    NO_HELLO = 4000  # the first message was not `hello`, or did not come in time
    SEAT_CLOSED = 4001  # the link that opened the seat has been closed
    FOREIGN_PAGE = 4003  # a page from another site asked
    NO_TABLE = 4004  # there is no such table, or no longer
    OTHER_API = 4005  # the client speaks another version of the API, which this server does not
    TOO_SLOW = 4008  # the client does not read what it is sent
    CONNECT_AGAIN = 4012  # the table cannot be read now, or has just left the memory: try again
    UNPLAYABLE = 4022  # this program cannot play the table's log
    TOO_MUCH = 4029  # too many messages, or too many connections from one address
