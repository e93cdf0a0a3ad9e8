"""What a seat may know as numbers, for learners: see `stampede.core.observation`."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16

from stampede.core.observation import Field
from stampede.seedling.room.components import CARDS, Box
from stampede.seedling.room.state import Position


def fields_of(box: Box, seats: int) -> list[Field]:
    """What each number means, in the order in which `observe` writes them."""
    most = max(box.counts)
    fields = [
        Field("seat", 1, 0, seats - 1, "the reader's own seat"),
        Field("turn", 1, 0, seats - 1, "the seat on turn, counted from the reader"),
        Field("over", 1, 0, 1, "1 once the game is over"),
        Field("pile", 1, 0, sum(box.counts), "cards in the pile"),
        Field("discards", len(CARDS), 0, most, f"discards of each card: {', '.join(CARDS)}"),
        Field("hand", len(CARDS), 0, most, "cards in the reader's hand, in the same order"),
    ]
    for other in range(seats):
        fields.append(Field(f"stone +{other}", 1, 0, box.stones, "the stone its frog sits on"))
        fields.append(Field(f"cards +{other}", 1, 0, sum(box.counts), "cards in its hand"))
    return fields


def observe(position: Position, reader: int, out: vec[i16], at: int) -> None:
    seats = position.seats
    numbers = [
        reader,
        (position.turn - reader) % seats,
        1 if position.ended else 0,
        sum(position.pile),
        *position.discards,
        *position.hands[reader],
    ]
    for step in range(seats):
        other = (reader + step) % seats
        numbers += [position.frogs[other], sum(position.hands[other])]
    for index, number in enumerate(numbers):
        out[at + index] = i16(number)
