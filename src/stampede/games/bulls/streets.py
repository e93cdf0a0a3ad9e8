"""The way down and the charge: what happens when all cards of a step are played."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from stampede.core.events import Event, Fact
from stampede.core.rng import Rng
from stampede.games.bulls.components import FACES
from stampede.games.bulls.effects import Effects
from stampede.games.bulls.state import NOTHING

A_BULL: Final[i64] = -1  # in the place of a seat


class Streets(Effects):
    """A position with what happens on the streets."""

    def go_down(self, log: list[Event] | None) -> None:
        """Runners, then bulls, go on to the next row."""  # B12, B14
        runners = NOTHING[: self.seats * self.town.wide * FACES]
        moves: list[str] = []
        for seat in range(self.seats):
            self.move_dice(seat, self.runners, seat * self.town.wide * FACES, runners, moves, log)
        herd = NOTHING[: self.town.wide * FACES]
        charges: list[str] = []
        self.move_dice(A_BULL, self.bulls, 0, herd, charges, log)
        self.runners = runners
        self.bulls = herd
        self.row += 1
        if log is not None:
            log.append(Event("runners-advanced", {"row": int(self.row), "moves": moves}))
            log.append(Event("bulls-advanced", {"row": int(self.row), "moves": charges}))

    def move_dice(
        self, seat: i64, source: vec[u8], offset: i64, target: vec[u8], moves: list[str], log: list[Event] | None
    ) -> None:
        """Dice of a seat, or the bulls, from their columns in this row to those in the next."""  # B12, B13, B14
        town = self.town
        for column in range(town.width[self.row]):
            for face in range(i64(1), i64(FACES + 1)):
                dice = i64(source[offset + column * FACES + face - 1])
                if dice > 0:
                    to = self.column_after(seat, column, face)
                    index = offset + to * FACES + face - 1
                    target[index] = u8(i64(target[index]) + dice)
                    if log is not None:
                        who = "bull" if seat == A_BULL else self.box.colours[seat]
                        names = town.names[town.place_at(self.row, column)], town.names[town.place_at(self.row + 1, to)]
                        moves.append(f"{who} {face} {names[0]} {names[1]} {dice}")

    def charge(self, rng: Rng, log: list[Event] | None) -> None:
        """Runners with the face of a bull beside them are rolled once; who still has one is trampled."""  # B14
        begun = False
        for column in range(self.town.width[self.row]):
            faces = self.mask_of_bulls(column)
            if faces == 0:
                continue
            for seat in range(self.seats):
                for face in range(i64(1), i64(FACES + 1)):
                    dice = self.runners_at(seat, column, face)
                    if dice > 0 and faces >> face & 1:
                        if not begun:
                            self.begin_chance(rng)
                            begun = True
                        self.charge_at(seat, column, face, dice, faces, rng, log)

    def charge_at(
        self, seat: i64, column: i64, face: i64, dice: i64, faces: i64, rng: Rng, log: list[Event] | None
    ) -> None:
        self.put_runners(seat, column, face, -dice)
        trampled: i64 = 0
        rolls: list[int] = []
        saved: list[int] = []
        for _ in range(dice):
            rolled = self.roll_die(rng)
            if faces >> rolled & 1:
                trampled += 1
            else:
                self.put_runners(seat, column, rolled, 1)
                if log is not None:
                    saved.append(int(rolled))
            if log is not None:
                rolls.append(int(rolled))
        if log is not None:
            facts: dict[str, Fact] = {
                "target": int(seat),
                "place": self.place_name(column),
                "face": int(face),
                "dice": int(dice),
                "bulls": [int(bull) for bull in self.faces_of_bulls(column)],
                "rolls": rolls,
                "saved": saved,
                "trampled": int(trampled),
            }
            log.append(Event("charged", facts))

    def mask_of_bulls(self, column: i64) -> i64:
        """The faces of the bulls there, as bits."""
        faces: i64 = 0
        for face in range(i64(1), i64(FACES + 1)):
            if self.bulls_at(column, face) > 0:
                faces |= 1 << face
        return faces

    def faces_of_bulls(self, column: i64) -> list[int]:
        faces: list[int] = []
        for face in range(i64(1), i64(FACES + 1)):
            for _ in range(self.bulls_at(column, face)):
                faces.append(int(face))
        return faces
