"""Small readable positions of Raging Bulls for tests."""

from __future__ import annotations

from collections.abc import Sequence

from stampede.core.events import EVERYBODY, Event, told_to
from stampede.core.play import act
from stampede.core.registry import find_game
from stampede.core.rng import Rng
from stampede.games.raging.actions import SHEDS
from stampede.games.raging.fields import Field, Spots
from stampede.games.raging.game import Raging
from stampede.games.raging.rules import Pasture, empty_pasture
from stampede.games.raging.scoring import Stock, score_lines, seat_score, stock_of
from stampede.games.raging.state import BEFORE_ROLL, IN_TURN, WAITING, Sheet, dice_of, numbers_of

GAME = find_game("raging")
assert isinstance(GAME, Raging)
BOX = GAME.box
GROUND = BOX.ground
ACTIONS = GAME.verbs

# A square round (3..4, 3..4): four fences that cross near the corners of the field.
SQUARE = ("N4-S3", "N3-S4", "E4-W3", "E3-W4")


def spots(text: str) -> Spots:
    """`2,5 5,4` as columns and rows."""
    return [(int(spot[0]), int(spot[2])) for spot in text.split()]


def field(bulls: str = "1,1", cows: str = "", ponds: str = "") -> Field:
    return Field(GROUND, "drawn", spots(bulls), spots(cows), spots(ponds))


def fence(name: str) -> int:
    return int(ACTIONS.fence(ACTIONS.parse(f"fence {name}").index))


class Table:
    """A field drawn for a test: put fences on it, lay dice down, then play by notation."""

    def __init__(
        self, drawn: Field, seats: int = 1, closed: bool = False, recycles: bool = True, seed: int = 1
    ) -> None:
        self.pasture: Pasture = empty_pasture(BOX, ACTIONS, drawn, seats, closed, recycles)
        self.rng = Rng.free(seed)
        self.events: list[Event] = []

    def sheet(self, seat: int = 0) -> Sheet:
        return self.pasture.sheets[seat]

    def begin(self, seat: int = 0) -> Sheet:
        """Whatever was done to a sheet, the open round found it so."""
        sheet = self.pasture.found[seat] = self.pasture.sheets[seat]
        self.pasture.own = 0
        sheet.steps = sheet.steps[:0]
        return sheet

    def fences(self, *names: str, seat: int = 0) -> Table:
        """Built earlier, with whatever dice were needed."""
        for name in names:
            sheet = self.begin(seat)
            marks, saws, condition, shed = sheet.marks, sheet.saws, sheet.condition, sheet.shed
            first, second = name.split("-")
            sheet.dice = dice_of([int(first[1]), int(second[1]), 1])
            self.pasture.carry_out(seat, sheet, ACTIONS.build(fence(name)), EVERYBODY, None)
            sheet.marks, sheet.saws, sheet.condition, sheet.shed = marks, saws, condition, shed
        return self

    def marks(self, *numbers: int, seat: int = 0) -> Table:
        """Recycled earlier, with the saws they earned; the shed is not chosen."""
        for number in numbers:
            self.pasture.recycle(seat, self.begin(seat), number, EVERYBODY, None)
        return self

    def shed(self, animals: str, seat: int = 0) -> Table:
        self.begin(seat).shed = SHEDS.index(animals)
        return self

    def mallets(self, left: int, seat: int = 0) -> Table:
        self.begin(seat).mallets = left
        return self

    def dice(self, *numbers: int) -> Table:
        """Rolled for all seats that still play."""
        self.pasture.rolled = dice_of(list(numbers))
        self.pasture.round += 1
        for seat in range(int(self.pasture.seats)):
            sheet = self.begin(seat)
            if sheet.condition in (BEFORE_ROLL, WAITING):
                sheet.condition, sheet.dice, sheet.sawn = IN_TURN, self.pasture.rolled, 0
        return self

    def again(self, seat: int = 0) -> Table:
        """Takes the seat's dice and marks away; it may roll once more."""
        sheet = self.begin(seat)
        sheet.condition = BEFORE_ROLL
        sheet.dice = sheet.marks = sheet.saws = sheet.shed = 0
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
        return {line.key: line.points for line in score_lines(self.pasture, self.sheet(seat))}[key]

    def marked(self, seat: int = 0) -> list[int]:
        return [int(self.sheet(seat).marks_of(number)) for number in range(1, 7)]

    def shown(self, seat: int = 0) -> list[int]:
        """What the seat's dice show."""
        return numbers_of(self.sheet(seat).dice)

    def kinds(self, reader: int | None = 0) -> list[str]:
        """What a reader has heard of."""
        return [event.kind for event in told_to(reader, self.events)]


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
