"""What a seat may know as numbers, for learners: see `stampede.core.observation`.

Of the others' sheets the reader sees what the round found (R24), as in its view.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from stampede.core.observation import MOST, Field, code, write_counts, write_zeros
from stampede.games.raging.actions import SHEDS
from stampede.games.raging.components import Box
from stampede.games.raging.geometry import INTERSECTIONS, NUMBERS
from stampede.games.raging.scoring import sheet_score
from stampede.games.raging.state import CONDITIONS, DICE, NOT_OVER, Position, Sheet, die_of

# Conditions that only others have, after those of a seat's own.
SEEN_BUSY: Final = 6
SEEN_READY: Final = 7
SEEN: Final = [*CONDITIONS, "busy", "ready"]


def fields_of(box: Box, seats: int) -> list[Field]:
    fences, mallets = int(box.ground.fences), int(box.mallets)
    fields = [
        Field("options", 2, 0, 1, "closed perimeter; mallet recycles"),
        Field("seat", 1, 0, box.seats[1] - 1, "the reader's own seat"),
        Field("round", 1, 0, MOST, "rolls so far"),
        Field("rolled", DICE, 0, NUMBERS, "this round's dice, as they were rolled"),
        Field("animals", INTERSECTIONS, 0, 2, "at each intersection, row by row from the bottom: 1 a bull, 2 a cow"),
        Field("score", 1, -MOST, MOST, "the reader's score as it stands"),
    ]
    for other in range(seats):
        fields += [
            code(f"condition +{other}", SEEN, "the condition"),
            Field(f"dice +{other}", DICE, 0, NUMBERS, "the dice as they show now, in a turn"),
            Field(f"sawn +{other}", DICE, 0, 1, "1 for each die sawn this turn"),
            Field(f"saws +{other}", 1, 0, NUMBERS, "saws that can be used now"),
            Field(f"marks +{other}", NUMBERS, 0, int(box.boxes), "marks in the recycling zone, by number"),
            code(f"shed +{other}", SHEDS[1:], "whom the shed is for"),
            Field(f"mallets +{other}", 1, 0, mallets, "mallets left"),
            Field(f"fences +{other}", fences, 0, 1, "1 for each fence built, in the order of the actions"),
        ]
    return fields


def observe(position: Position, reader: i64, out: vec[i16], at: i64) -> None:
    seats, field = position.seats, position.field
    out[at] = i16(position.closed)
    out[at + 1] = i16(position.recycles)
    out[at + 2] = i16(reader)
    out[at + 3] = i16(position.round)
    at += 4
    for die in range(i64(DICE)):
        out[at + die] = i16(die_of(position.rolled, die))
    at = write_counts(field.animals, 0, INTERSECTIONS, out, at + DICE)
    out[at] = i16(sheet_score(position, position.sheets[reader]))
    at += 1
    seat = reader
    for _step in range(seats):
        hidden = seat != reader and position.ending == NOT_OVER and position.found[seat].is_playing()  # R24
        sheet = position.sheets[seat]
        condition = sheet.condition
        if hidden:
            condition = SEEN_BUSY if sheet.owes() else SEEN_READY
            sheet = position.found[seat]
        out[at] = i16(1 + condition)
        at = observe_sheet(sheet, position.box.ground.fences, out, at + 1)
        seat = seat + 1 if seat + 1 < seats else 0


def observe_sheet(sheet: Sheet, fences: i64, out: vec[i16], at: i64) -> i64:
    for die in range(i64(DICE)):
        out[at + die] = i16(sheet.die(die))
        out[at + DICE + die] = i16(sheet.is_sawn(die))
    at += 2 * DICE
    out[at] = i16(sheet.saws_left())
    at += 1
    for number in range(i64(NUMBERS)):
        out[at + number] = i16(sheet.marks_of(number + 1))
    at += NUMBERS
    out[at] = i16(sheet.shed)
    out[at + 1] = i16(sheet.mallets)
    at += 2
    end = write_zeros(fences, out, at)
    for index in range(i64(len(sheet.fences))):
        out[at + sheet.fences[index]] = 1
    return end
