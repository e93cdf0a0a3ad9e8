"""What a seat may know as numbers, for learners: see `stampede.core.observation`."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from stampede.core.observation import Field, code, write_counts
from stampede.games.street.components import MOST_CARDS, MOST_TURNS, Box
from stampede.games.street.state import DECK, DISCARDS, FIRST_HAND, NOT_OVER, Position

MOST_WAITED: Final = 1000


def fields_of(box: Box, seats: int) -> list[Field]:
    kinds, last = int(box.kinds), max([int(km) for km in box.distances])
    farthest = last + max([int(km) for km in box.km])
    vehicles = box.names[box.first_vehicle : box.first_distance]
    tricks = box.names[box.first_trick : box.first_counter]
    order = ", ".join(box.names)
    fields = [
        Field("race", 4, 0, 1, "long race; one objective for all; strict start; vehicles lost with their trick"),
        Field("seat", 1, 0, seats - 1, "the reader's own seat"),
        Field("turn", 1, 0, seats - 1, "the seat on turn, counted from the reader"),
        Field("played", 1, 0, int(box.plays), "cards used this turn"),
        Field("deck", 1, 0, MOST_CARDS, "cards in the deck"),
        Field("rebuilds", 2, 0, 1000, "how often the deck was rebuilt; how often it can be"),
        Field("discards", kinds, 0, MOST_CARDS, f"discards of each kind: {order}"),
        Field("hand", kinds, 0, int(box.hand), "cards of each kind in the reader's hand, in the same order"),
    ]
    for other in range(seats):
        fields += [
            Field(f"km +{other}", 1, 0, farthest, "kilometres ridden"),
            Field(f"goal +{other}", 1, 0, last, "the objective in kilometres; 0 if the reader does not know it"),
            code(f"vehicle +{other}", vehicles, "the vehicle"),
            code(f"trick +{other}", tricks, "the trick that blocks it"),
            Field(f"waited +{other}", 1, 0, MOST_WAITED, "turns that ended under the trick"),
            Field(f"shields +{other}", int(box.shields), 0, MOST_TURNS, "turns that each Invincible will last"),
            Field(f"stopped +{other}", 1, 0, 1, "1 if the next turn is skipped"),
            Field(f"out +{other}", 1, 0, seats, "0 in the race; 1 for the first to leave it, and so on"),
            Field(f"cards +{other}", 1, 0, int(box.hand), "cards in hand"),
        ]
    # The last one, so that the others are where they were before there was this choice.
    return [*fields, Field("even", 1, 0, 1, "1 if all objectives are about equally hard")]


def observe(position: Position, reader: i64, out: vec[i16], at: i64) -> None:
    kinds, cards, seats, box = position.kinds, position.cards, position.seats, position.box
    out[at] = i16(position.is_long())
    out[at + 1] = i16(position.shared)
    out[at + 2] = i16(position.strict)
    out[at + 3] = i16(position.fragile)
    out[at + 4] = i16(reader)
    out[at + 5] = i16(position.turn - reader if position.turn >= reader else position.turn - reader + seats)
    out[at + 6] = i16(position.played)
    out[at + 7] = i16(position.sizes[DECK])
    out[at + 8] = i16(position.rebuilds)
    out[at + 9] = i16(position.max_rebuilds)
    at = write_counts(cards, kinds * DISCARDS, kinds, out, at + 10)
    at = write_counts(cards, kinds * (FIRST_HAND + reader), kinds, out, at)
    before_vehicles, before_tricks, open_goals = box.first_vehicle - 1, box.first_trick - 1, position.ending != NOT_OVER
    open_goals = open_goals or position.shared
    seat = reader
    for _step in range(seats):
        rider = position.riders[seat]
        out[at] = i16(rider.km)
        out[at + 1] = i16(position.goal(seat)) if open_goals or seat == reader or rider.out != 0 else i16(0)  # S3, S19
        out[at + 2] = i16(rider.vehicle - before_vehicles) if rider.vehicle >= 0 else i16(0)
        out[at + 3] = i16(rider.trick - before_tricks) if rider.trick >= 0 else i16(0)
        out[at + 4] = i16(rider.waited) if rider.waited < MOST_WAITED else i16(MOST_WAITED)
        at += 5
        shields = rider.shields
        for shield in range(i64(len(shields))):
            out[at] = i16(shields[shield])
            at += 1
        out[at] = i16(rider.stopped)
        out[at + 1] = i16(rider.out)
        out[at + 2] = i16(position.sizes[FIRST_HAND + seat])
        at += 3
        seat = seat + 1 if seat + 1 < seats else 0
    out[at] = i16(position.is_even())
