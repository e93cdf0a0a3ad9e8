"""What a seat may know as numbers, for learners: see `stampede.core.observation`."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from stampede.core.notes import noted
from stampede.core.observation import Field, code, write_counts
from stampede.games.encierro.components import Box
from stampede.games.encierro.state import (
    BARRED_STATES,
    DECISIONS,
    DISCARDS,
    HIT_STATES,
    NOT_OVER,
    PILE,
    Position,
)

MOST_PILE: Final = 255


def fields_of(box: Box, seats: int) -> list[Field]:
    kinds = int(box.kinds)
    fields = [
        Field("seat", 1, 0, seats - 1, "the reader's own seat"),
        Field("turn", 1, 0, seats - 1, "the active runner, counted from the reader"),
        Field("asked", 1, 0, seats - 1, "the seat that is asked, counted from the reader"),
        code("decision", DECISIONS, "what it is asked"),
        code("phase", DECISIONS, "the phase of the active runner's turn"),
        Field("advanced", 1, 0, 1, "1 if the active runner has advanced this turn"),
        Field("falling", 1, 0, 1, "1 while a location is falling"),
        Field("fallen", 1, 0, int(box.goal), "locations that lie face down"),
        Field("pile", 3, 0, MOST_PILE, "cards in the pile; bulls among them; falls among them"),
        code("card", box.ids, "the eye card or attack that is being settled"),
        Field("by", 1, 0, seats, "who sent or plays it: 0 nobody, 1 the reader, 2 the next seat, and so on"),
        code("top", box.ids, "the latest discard"),
        Field("discards", kinds, 0, MOST_PILE, f"discards of each kind: {', '.join(box.ids)}"),
        Field("hand", kinds, 0, int(box.hand), "cards of each kind in the reader's hand, in the same order"),
    ]
    for other in range(seats):
        fields += [
            Field(f"location +{other}", 1, 0, int(box.goal), "where the runner stands, or stood last"),
            Field(f"objects +{other}", len(box.objects), 0, 1, f"1 for each that is theirs: {', '.join(box.objects)}"),
            code(f"special +{other}", box.ids[box.specials :], "the special object that lies there"),
            Field(f"cards +{other}", 1, 0, int(box.hand), "cards in hand"),
            code(f"barred +{other}", BARRED_STATES[1:], "Desde la barrera"),
            Field(f"expelled +{other}", 1, 0, seats, "0, or when: 1 for the first"),
            Field(f"stayed +{other}", 1, 0, 1, "1 if they declined to leave the location that falls"),
            code(f"hit +{other}", HIT_STATES[1:], "what has become of the hit by the shown eye card"),
        ]
    return fields


def observe(position: Position, reader: i64, out: vec[i16], at: i64) -> None:
    box, seats, pending = position.box, position.seats, position.pending
    own, stayed = pending.lowest(), position.stayed()
    kinds, cards, columns = box.kinds, position.cards, position.columns
    out[at] = i16(reader)
    out[at + 1] = i16((position.turn - reader + seats) % seats)
    out[at + 2] = i16((pending.seat - reader + seats) % seats)
    out[at + 3] = i16(0) if position.ending != NOT_OVER else i16(1 + pending.asks)
    out[at + 4] = i16(1 + own.asks)
    out[at + 5] = i16(own.advanced)
    out[at + 6] = i16(position.is_falling())
    out[at + 7] = i16(position.fallen)
    out[at + 8] = i16(position.size(PILE))
    bulls: i64 = 0
    falls: i64 = 0
    for place in range(i64(1), 1 + box.eyes):  # eye cards come first, and the bulls before the falls
        if place <= box.falls:
            bulls += i64(cards[place])
        else:
            falls += i64(cards[place])
    out[at + 9] = i16(bulls)
    out[at + 10] = i16(falls)
    out[at + 11] = i16(1 + pending.card)
    out[at + 12] = i16(0) if pending.by < 0 or pending.card < 0 else i16(1 + (pending.by - reader + seats) % seats)
    out[at + 13] = i16(1 + position.top)
    at = write_counts(cards, DISCARDS * columns + 1, kinds, out, at + 14)
    at = write_counts(cards, position.hand(reader) * columns + 1, kinds, out, at)
    objects, seat = i64(len(box.objects)), reader
    for _step in range(seats):
        runner = position.runners[seat]
        out[at] = i16(runner.location)
        at += 1
        for thing in range(objects):
            out[at] = i16(runner.objects >> thing & 1)
            at += 1
        out[at] = i16(0) if runner.special < 0 else i16(1 + runner.special - box.specials)
        out[at + 1] = i16(cards[position.hand(seat) * columns])
        out[at + 2] = i16(runner.barred)
        out[at + 3] = i16(runner.expelled)
        out[at + 4] = i16(stayed >> seat & 1)
        out[at + 5] = i16(noted(pending.hits, seat))
        at += 6
        seat = seat + 1 if seat + 1 < seats else 0
