"""The way down and the charge: what happens when all cards of a step have been played."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from stampede.core.bits import lowest_bit
from stampede.core.events import UNTOLD_NUMBERS, Event, Fact
from stampede.core.rng import Rng
from stampede.games.bulls.chance import roll_die
from stampede.games.bulls.components import FACES
from stampede.games.bulls.parts import NOTHING
from stampede.games.bulls.state import A_BULL, Position


def go_down(position: Position, log: list[Event] | None) -> None:
    """Runners, then bulls, move on to the next row."""  # B12, B14
    size = position.town.wide * FACES
    runners = NOTHING[: position.seats * size]
    ways = Ways() if log is not None else None
    for seat in range(position.seats):
        move_dice(position, seat, position.runners, seat * size, runners, ways)
    bulls = NOTHING[:size]
    bull_ways = Ways() if log is not None else None
    move_dice(position, A_BULL, position.bulls, 0, bulls, bull_ways)
    position.runners = runners
    position.bulls = bulls
    position.row += 1
    if log is not None and ways is not None and bull_ways is not None:
        log.append(Event("runners-advanced", {"row": int(position.row), "seats": ways.seats, **ways.facts()}))
        log.append(Event("bulls-advanced", {"row": int(position.row), **bull_ways.facts()}))


class Ways:
    """Dice that go from one place to another together, for those who listen: one after the other in each list."""

    def __init__(self) -> None:
        self.seats: list[int] = []
        self.faces: list[int] = []
        self.starts: list[str] = []
        self.ends: list[str] = []
        self.dice: list[int] = []

    def facts(self) -> dict[str, Fact]:
        return {"faces": self.faces, "from": self.starts, "to": self.ends, "dice": self.dice}


def move_dice(
    position: Position,
    seat: i64,
    source: vec[u8],
    offset: i64,
    target: vec[u8],
    ways: Ways | None,
) -> None:
    """Dice of a seat, or the bulls, from their columns in this row to those in the next."""  # B12, B13, B14
    town = position.town
    for column in range(town.width[position.row]):
        for face in range(i64(1), i64(FACES + 1)):
            dice = i64(source[offset + column * FACES + face - 1])
            if dice > 0:
                to = position.column_after(seat, column, face)
                index = offset + to * FACES + face - 1
                target[index] = u8(i64(target[index]) + dice)
                if ways is not None:
                    ways.seats.append(int(seat))
                    ways.faces.append(int(face))
                    ways.starts.append(position.place_name(column))
                    ways.ends.append(town.names[town.place_at(position.row + 1, to)])
                    ways.dice.append(int(dice))


def charge(position: Position, rng: Rng, log: list[Event] | None) -> None:
    """Runners showing the face of a bull beside them are rolled once."""  # B14
    begun = False
    for column in range(position.town.width[position.row]):
        faces = mask_of_bulls(position, column)
        if faces == 0:
            continue
        for seat in range(position.seats):
            rest = faces
            while rest != 0:
                face = lowest_bit(rest)
                rest &= rest - 1
                if position.runners_at(seat, column, face) > 0:
                    if not begun:
                        position.begin_chance(rng)
                        begun = True
                    charge_runners(position, seat, column, face, faces, rng, log)


def charge_runners(
    position: Position, seat: i64, column: i64, face: i64, faces: i64, rng: Rng, log: list[Event] | None
) -> None:
    """Those that now show the face of any bull there are trampled."""  # B14
    dice = position.runners_at(seat, column, face)
    position.put_runners(seat, column, face, -dice)
    trampled: i64 = 0
    rolls: list[int] = [] if log is not None else UNTOLD_NUMBERS
    saved: list[int] = [] if log is not None else UNTOLD_NUMBERS
    for _die in range(dice):
        rolled = roll_die(rng)
        if faces >> rolled & 1:
            trampled += 1
        else:
            position.put_runners(seat, column, rolled, 1)
            if log is not None:
                saved.append(int(rolled))
        if log is not None:
            rolls.append(int(rolled))
    if log is not None:
        facts: dict[str, Fact] = {
            "target": int(seat),
            "place": position.place_name(column),
            "face": int(face),
            "dice": int(dice),
            "bulls": position.faces_of_bulls(column),
            "rolls": rolls,
            "saved": saved,
            "trampled": int(trampled),
        }
        log.append(Event("charged", facts))


def mask_of_bulls(position: Position, column: i64) -> i64:
    """The faces of the bulls there, as bits."""
    faces: i64 = 0
    for face in range(i64(1), i64(FACES + 1)):
        if position.bulls_at(column, face) > 0:
            faces |= 1 << face
    return faces
