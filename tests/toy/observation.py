"""What a keeper may know as numbers, for learners."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from stampede.core.observation import MOST, Field, code
from toy.components import KINDS
from toy.state import DECISIONS, NO_CARD, Position


def fields_of(lights: int, seats: int) -> list[Field]:
    fields = [
        Field("seat", 1, 0, seats - 1, "the reader's own seat"),
        Field("leader", 1, 0, seats - 1, "who leads, counted from the reader"),
        Field("night", 1, 0, MOST, "the night, from 1"),
        code("decision", list(DECISIONS), "what is asked"),
        Field("pile", 1, 0, MOST, "cards in the pile"),
        Field("hand", KINDS, 0, MOST, "cards of each kind in the reader's hand"),
    ]
    for other in range(seats):
        fields += [
            Field(f"lights +{other}", 1, 0, lights, "lights left"),
            Field(f"shaded +{other}", 1, 0, 1, "1 if a card lies under the lantern"),
            Field(f"row +{other}", KINDS, 0, MOST, "cards of each kind in the row"),
        ]
    return fields


def observe(position: Position, reader: i64, out: vec[i16], at: i64) -> None:
    seats = position.seats
    out[at] = i16(reader)
    out[at + 1] = i16((position.leader - reader) % seats)
    out[at + 2] = i16(position.night)
    out[at + 3] = i16(1 + position.stack[-1].kind) if position.stack else 0
    out[at + 4] = i16(sum(position.pile))
    at += 5
    for card in range(KINDS):
        out[at + card] = i16(position.keepers[reader].hand[card])
    at += KINDS
    for step in range(seats):
        keeper = position.keepers[(reader + step) % seats]
        out[at] = i16(keeper.lights)
        out[at + 1] = 0 if keeper.shade == NO_CARD else 1
        for card in range(KINDS):
            out[at + 2 + card] = i16(keeper.row[card])
        at += 2 + KINDS
