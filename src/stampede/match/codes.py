"""Why a command is not carried out, as a code for programs. The sentence for people comes with it."""

from __future__ import annotations

from enum import StrEnum


class RefusalCode(StrEnum):
    # before the game
    ALREADY_STARTED = "already-started"
    OPEN_SEATS = "open-seats"
    SEAT_TAKEN = "seat-taken"
    NO_FREE_SEAT = "no-free-seat"
    NOT_INVITED = "not-invited"
    BAD_NAME = "bad-name"
    BAD_CONTRIBUTION = "bad-contribution"
    NO_COMMITMENT = "no-commitment"

    # who asks, and for what
    NO_SUCH_SEAT = "no-such-seat"
    NOT_YOURS = "not-yours"
    NOT_HOST = "not-host"
    KEY_USED = "key-used"

    # what can be done now
    NOT_STARTED = "not-started"
    GAME_OVER = "game-over"
    NOT_OVER = "not-over"
    NOT_YET = "not-yet"  # the deal of a day that has not begun
    PAUSED = "paused"
    PAUSE_SPENT = "pause-spent"
    RESIGNED = "resigned"

    # a move
    STALE = "stale"  # it answers a decision that is no longer owed
    ILLEGAL = "illegal"
    UNKNOWN_ACTION = "unknown-action"
    NOTHING_ASKED = "nothing-asked"
    NO_SUCH_ANSWER = "no-such-answer"
    NO_SUCH_MOVE = "no-such-move"
    TUTORIAL = "tutorial"  # no tutorial has such a thing

    # taking back
    NOTHING_TO_UNDO = "nothing-to-undo"
    ANSWERED = "answered"
    CHANCE_DRAWN = "chance-drawn"
    SHOWN = "shown"

    # the server
    NOT_TEXT = "not-text"
    BAD_MESSAGE = "bad-message"
    BAD_CHAT = "bad-chat"
    TOO_FAST = "too-fast"
    NOT_WRITTEN = "not-written"
