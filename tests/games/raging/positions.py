"""Small readable positions of Raging Bulls for tests."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from stampede.core.events import Event
from stampede.core.play import act
from stampede.core.registry import find_game
from stampede.core.rng import Rng
from stampede.games.raging.fields import Field, Spots
from stampede.games.raging.game import Raging
from stampede.games.raging.rules import Pasture, empty_pasture
from stampede.games.raging.scoring import Stock, score_lines, seat_score, stock_of
from stampede.games.raging.state import ROLL, TURN, WAITING, Sheet, dice_of

GAME = find_game("raging")
assert isinstance(GAME, Raging)
BOX = GAME.box
GROUND = BOX.ground
ACTIONS = GAME.actions

# A square round (3..4, 3..4): four fences that cross near the corners of the field.
SQUARE = ("N4-S3", "N3-S4", "E4-W3", "E3-W4")


def spots(text: str) -> Spots:
    """`2,5 5,4` as columns and rows."""
    return [(int(spot[0]), int(spot[2])) for spot in text.split()]


def field(bulls: str = "1,1", cows: str = "", ponds: str = "") -> Field:
    return Field(GROUND, "drawn", spots(bulls), spots(cows), spots(ponds))


def fence(name: str) -> int:
    return GAME.actions.parse(f"fence {name}").index - int(ACTIONS.fence)


class Table:
    """A field drawn for a test. Fences are put there, dice are laid down; then notations are played."""

    def __init__(
        self, drawn: Field, seats: int = 1, closed: bool = False, recycles: bool = True, seed: int = 1
    ) -> None:
        self.pasture: Pasture = empty_pasture(BOX, ACTIONS, drawn, seats, closed, recycles)
        self.rng = Rng.free(seed)
        self.events: list[Event] = []

    def sheet(self, seat: int = 0) -> Sheet:
        return self.pasture.sheets[seat]

    def fences(self, *names: str, seat: int = 0) -> Table:
        """Built before, by whatever dice."""
        for name in names:
            sheet = self.sheet(seat)
            marks, saws, asked, shed = sheet.marks, sheet.saws, sheet.asked, sheet.shed
            sheet.dice = dice_of(
                [int(GROUND.number[GROUND.first[fence(name)]]), int(GROUND.number[GROUND.second[fence(name)]]), 1]
            )
            self.pasture.apply(seat, ACTIONS.fence + fence(name), self.rng, None)
            sheet.marks, sheet.saws, sheet.asked, sheet.shed = marks, saws, asked, shed
        return self

    def marks(self, *numbers: int, seat: int = 0) -> Table:
        """Recycled before; with the saws that they gave, and without a choice of the shed."""
        for number in numbers:
            self.pasture.recycle(seat, number, None)
        return self

    def shed(self, animals: str, seat: int = 0) -> Table:
        self.sheet(seat).shed = ["", "bull", "sheep"].index(animals)
        return self

    def mallets(self, left: int, seat: int = 0) -> Table:
        self.sheet(seat).mallets = left
        return self

    def dice(self, *numbers: int) -> Table:
        """Rolled for all seats that still play."""
        self.pasture.rolled = dice_of(list(numbers))
        for sheet in self.pasture.sheets:
            if sheet.asked in (ROLL, WAITING):
                sheet.asked, sheet.dice, sheet.sawn = i64(TURN), self.pasture.rolled, i64(0)
        return self

    def play(self, *notations: str, seat: int = 0) -> Table:
        for notation in notations:
            act(self.pasture, seat, GAME.actions.parse(notation).index, self.rng, self.events)
            self.pasture.check()
        return self

    def legal(self, seat: int = 0) -> list[str]:
        return [GAME.actions[index].notation for index in self.pasture.legal(seat)]

    def legal_fences(self, seat: int = 0) -> set[str]:
        return {notation.removeprefix("fence ") for notation in self.legal(seat) if notation.startswith("fence")}

    def why_not(self, notation: str, seat: int = 0) -> tuple[str, str]:
        """The reason's key and clause."""
        reason = self.pasture.why_not(seat, GAME.actions.parse(notation).index)
        assert reason is not None, f"{notation} is legal"
        return reason.key, reason.clause

    def stock(self, seat: int = 0) -> Stock:
        return stock_of(self.pasture, seat)

    def score(self, seat: int = 0) -> int:
        return int(seat_score(self.pasture, seat))

    def line(self, key: str, seat: int = 0) -> int:
        """The points of one line of the score."""
        return {line.key: line.points for line in score_lines(self.pasture, seat)}[key]

    def marked(self, seat: int = 0) -> list[int]:
        return [int(self.sheet(seat).marks_of(number)) for number in range(1, 7)]

    def kinds(self) -> list[str]:
        return [event.kind for event in self.events]


def table(
    bulls: str = "1,1",
    cows: str = "",
    ponds: str = "",
    fences: Sequence[str] = (),
    seats: int = 1,
    closed: bool = False,
    recycles: bool = True,
) -> Table:
    return Table(field(bulls, cows, ponds), seats, closed, recycles).fences(*fences)
