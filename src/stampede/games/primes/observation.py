"""What a seat may know as numbers, for learners: see `stampede.core.observation`.

What a trip has used so far is told by what it still needs. Cards laid black side up are told by their numbers alone.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from stampede.core.observation import MOST, Field, code, write_counts
from stampede.games.primes.components import BACKS, MOST_CARDS, NUMBERS, Box
from stampede.games.primes.state import (
    DECISIONS,
    DISCARDS,
    FIRST_HAND,
    MEEPLE,
    MOST_HEAD_START,
    NOT_OVER,
    PILE,
    Position,
)

MOVES: Final = 6  # earned moves that are told one by one


def fields_of(box: Box, seats: int) -> list[Field]:
    kinds, goal, per = int(box.kinds), int(box.goal), box.meeples[seats]
    head_start = MOST_HEAD_START * (seats - 1)
    fields = [
        Field("seat", 1, 0, seats - 1, "the reader's own seat"),
        Field("turn", 1, 0, seats - 1, "the seat on turn, counted from the reader"),
        code("decision", DECISIONS, "what it is asked"),
        Field("pile", 2, 0, MOST_CARDS, "cards in the pile; the number on its top card"),
        Field("trip", 2, 0, goal, "the square being tripped; the product of the symbols still to lay there"),
        Field("run", 1, 0, NUMBERS, "the number of the run being laid"),
        Field("total", 1, 0, MOST, "the sum of this trip, or of this run with its head start"),
        Field("stride", 1, 0, MOST, "the earned move being made"),
        Field("earned", MOVES, 0, MOST, "moves earned and not yet made, the longest first"),
        Field("played", 1, 0, MOST_CARDS, "cards played this turn"),
        Field("passes", 1, 0, MOST, "turns passed in a row"),
        Field("discards", kinds, 0, MOST_CARDS, f"discards of each kind: {', '.join(box.names)}"),
        Field("hand", kinds, 0, MOST_CARDS, "cards of each kind in the reader's hand, in the same order"),
    ]
    for other in range(seats):
        fields += [
            Field(f"meeples +{other}", per, 0, goal, "the squares of the meeples, the last one first"),
            Field(f"backs +{other}", NUMBERS, 0, MOST_CARDS, "cards in hand by number"),
            Field(f"run backs +{other}", NUMBERS, 0, MOST_CARDS, "cards laid black side up, by number"),
            Field(f"head start +{other}", 1, 0, head_start, "squares that the first run goes further"),
        ]
    return fields


def observe(position: Position, reader: i64, out: vec[i16], at: i64) -> None:
    seats, kinds, pending = position.seats, position.box.kinds, position.pending
    moving = pending.asked == MEEPLE
    out[at] = i16(reader)
    out[at + 1] = i16((position.turn - reader + seats) % seats)
    out[at + 2] = i16(1 + pending.asked) if position.ending == NOT_OVER else i16(0)
    at += 3
    out[at] = i16(position.size(PILE))
    out[at + 1] = i16(position.top)
    out[at + 2] = i16(pending.square)
    out[at + 3] = i16(pending.needs)
    out[at + 4] = i16(pending.number)
    out[at + 5] = i16(0) if moving else i16(pending.total)
    out[at + 6] = i16(pending.total) if moving else i16(0)
    at += 7
    moves = i64(len(position.earned))
    for place in range(i64(MOVES)):
        out[at + place] = i16(position.earned[moves - 1 - place]) if place < moves else i16(0)
    at += MOVES
    out[at] = i16(position.played)
    out[at + 1] = i16(position.passes)
    at = write_counts(position.cards, DISCARDS * kinds, kinds, out, at + 2)
    at = write_counts(position.cards, position.hand(reader) * kinds, kinds, out, at)
    seat = reader
    for _step in range(seats):
        at = observe_player(position, seat, out, at)
        seat = seat + 1 if seat + 1 < seats else 0


def observe_player(position: Position, seat: i64, out: vec[i16], at: i64) -> i64:
    """Squares, sorted as they are written, the numbers of cards, which all can see, and the head start."""
    for meeple in range(position.per):
        square = i16(position.square(seat, meeple))
        place = at + meeple
        while place > at and out[place - 1] > square:
            out[place] = out[place - 1]
            place -= 1
        out[place] = square
    at = observe_backs(position, FIRST_HAND + seat, out, at + position.per)
    at = observe_backs(position, position.face_down(seat), out, at)
    out[at] = i16(position.head_start_of(seat))
    return at + 1


def observe_backs(position: Position, hidden: i64, out: vec[i16], at: i64) -> i64:
    return write_counts(position.backs, hidden * BACKS + 1, NUMBERS, out, at)
