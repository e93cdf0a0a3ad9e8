"""The position: the field, and for each seat a sheet with its fences, its dice and its marks.

A round is open until every seat is ready for the next roll. Until then the others see a seat's sheet as the round found
it, so the position keeps that one too, and the steps that lead from it to the present one.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from stampede.core.errors import BrokenPosition
from stampede.core.game import State
from stampede.games.raging.actions import UNDECIDED, Actions
from stampede.games.raging.components import Box
from stampede.games.raging.fields import NOTHING, Field
from stampede.games.raging.geometry import NUMBERS, POSTS, WHOLE, popcount, split

# A seat's condition: the decision it owes, or why it owes none.
BEFORE_ROLL: Final = 0  # roll or stop
IN_TURN: Final = 1  # saw, fence or mallet
CHOOSING_SHED: Final = 2
WAITING: Final = 3  # ready for the next roll
STOPPED: Final = 4
OUT: Final = 5  # of mallets
CONDITIONS: Final = ["roll", "turn", "shed", "waiting", "stopped", "out"]

# How the game ended: an index in the box's end reasons.
NOT_OVER: Final = -1
ENDED_STOPPED: Final = 0
ENDED_MALLETS: Final = 1
ENDED_BOTH: Final = 2  # some this way, some that

# What others may know of a seat while the round is open.
BUSY: Final = "busy"
READY: Final = "ready"

DICE: Final = 3
DIE_BITS: Final = 3  # one number holds the three dice
DIE: Final = 7
MARK_BITS: Final = 2  # and one the marks of all six numbers
MARK: Final = 3


@mypyc_attr(acyclic=True, free_list_len=1)
class Sheet:
    """What one seat has drawn and marked. Copies of a position share sheets: see `Position.change`.

    Copies of a sheet share its regions and fences, which never change: a new fence makes new ones.
    """

    def __init__(self, cells: vec[i64], fences: vec[i64], steps: vec[i64], mallets: i64) -> None:
        self.cells = cells  # the regions, as masks
        self.fences = fences  # in the order they were built
        self.steps = steps  # the actions of the open round
        self.mallets = mallets  # left
        self.once: i64 = 0  # posts used at least once, as a mask
        self.twice: i64 = 0  # posts used twice
        self.marks: i64 = 0  # in the recycling zone; read them with `marks_of`
        self.saws: i64 = 0  # earned and not yet spent
        self.shed: i64 = UNDECIDED
        self.condition: i64 = BEFORE_ROLL
        self.dice: i64 = 0  # as they show now, read with `die`; 0 outside a turn
        self.sawn: i64 = 0  # the dice sawn this turn, as a mask

    def copy(self) -> Sheet:
        twin = Sheet(self.cells, self.fences, self.steps[:], self.mallets)
        twin.once = self.once
        twin.twice = self.twice
        twin.marks = self.marks
        twin.saws = self.saws
        twin.shed = self.shed
        twin.condition = self.condition
        twin.dice = self.dice
        twin.sawn = self.sawn
        return twin

    def equals(self, other: Sheet) -> bool:
        """Whether it shows the same, whichever steps led there."""
        return (
            list(self.cells) == list(other.cells)
            and list(self.fences) == list(other.fences)
            and self.mallets == other.mallets
            and self.once == other.once
            and self.twice == other.twice
            and self.marks == other.marks
            and self.saws == other.saws
            and self.shed == other.shed
            and self.condition == other.condition
            and self.dice == other.dice
            and self.sawn == other.sawn
        )

    def owes(self) -> bool:
        return self.condition < WAITING

    def is_playing(self) -> bool:
        """Whether the seat has neither stopped nor lost its last mallet."""
        return self.condition < STOPPED

    def die(self, index: i64) -> i64:
        return die_of(self.dice, index)

    def is_sawn(self, index: i64) -> bool:
        return self.sawn >> index & 1 != 0

    def dice_showing(self, number: i64) -> i64:
        count: i64 = 0
        for index in range(i64(DICE)):
            if self.die(index) == number:
                count += 1
        return count

    def marks_of(self, number: i64) -> i64:
        return self.marks >> MARK_BITS * (number - 1) & MARK

    def mark(self, number: i64) -> None:
        self.marks += i64(1) << MARK_BITS * (number - 1)

    def marked_numbers(self) -> i64:
        """How many different numbers are marked."""
        found: i64 = 0
        for number in range(i64(1), i64(NUMBERS + 1)):
            if self.marks_of(number) > 0:
                found += 1
        return found

    def saws_left(self) -> i64:
        """Saws that can still be used this turn: those in use are spent when the turn is confirmed."""  # R12
        return self.saws - popcount(self.sawn)

    def uses_of(self, post: i64) -> i64:
        return (self.once >> post & 1) + (self.twice >> post & 1)

    def has_built(self, fence: i64) -> bool:
        return any(self.fences[index] == fence for index in range(i64(len(self.fences))))


def die_of(dice: i64, index: i64) -> i64:
    return dice >> DIE_BITS * index & DIE


def with_die(dice: i64, index: i64, number: i64) -> i64:
    """The dice once one of them shows this number."""
    return dice ^ (die_of(dice, index) ^ number) << DIE_BITS * index


def dice_of(numbers: list[int]) -> i64:
    """Three dice in one number; 0 if none are rolled."""
    dice: i64 = 0
    for index, number in enumerate(numbers):
        dice = with_die(dice, index, number)
    return dice


def numbers_of(dice: i64) -> list[int]:
    """What the dice show; empty if none are rolled."""
    return [int(die_of(dice, index)) for index in range(i64(DICE))] if dice else []


class Position(State):
    def __init__(
        self, box: Box, actions: Actions, field: Field, sheets: vec[Sheet], closed: bool, recycles: bool
    ) -> None:
        self.box: Final = box
        self.actions: Final = actions
        self.field: Final = field
        self.sheets = sheets  # by seat
        self.found = sheets  # as the round found them
        # A bit for each seat whose sheet is nobody else's: no copy has it, and it is not as the round found it.
        # While none is set, `sheets` itself is shared.
        self.own: i64 = 0
        self.seats: Final[i64] = len(sheets)
        self.closed: Final = closed  # option closed_perimeter
        self.recycles: Final = recycles  # option mallet_recycles
        self.rolled: i64 = 0  # this round's dice, before any saw
        self.round: i64 = 0
        self.ending: i64 = NOT_OVER
        self.chance_events: i64 = 0

    def copy_to(self, twin: Position) -> None:
        """What the constructor does not take. From now on the two share their sheets."""
        self.own = 0
        twin.found = self.found
        twin.rolled = self.rolled
        twin.round = self.round
        twin.ending = self.ending
        twin.chance_events = self.chance_events

    def change(self, seat: i64) -> Sheet:
        """The sheet of a seat, to be changed: a new one if others have the old one."""
        if self.own >> seat & 1 == 0:
            self.replace(seat, self.sheets[seat].copy())
        return self.sheets[seat]

    def replace(self, seat: i64, sheet: Sheet) -> None:
        """Gives the seat a sheet that nobody else has."""
        if self.own == 0:
            self.sheets = self.sheets[:]
        self.sheets[seat] = sheet
        self.own |= i64(1) << seat

    def owing(self) -> i64:
        """All seats decide at the same time."""  # R24
        mask: i64 = 0
        for seat in range(self.seats):
            if self.sheets[seat].owes():
                mask |= i64(1) << seat
        return mask

    def decision(self, seat: i64) -> str:
        sheet = self.sheets[seat]
        return CONDITIONS[sheet.condition] if sheet.owes() else ""

    def public_decision(self, seat: i64) -> str:
        """How far a seat has come in an open round is for nobody else to know."""  # R24
        return BUSY if self.sheets[seat].owes() else ""

    def hides(self, seat: i64, reader: int | None) -> bool:
        """Whether the reader (None: a spectator) sees the seat's sheet only as the round found it."""  # R24
        return reader != seat and self.ending == NOT_OVER and self.found[seat].is_playing()

    def seen(self, seat: i64, reader: int | None) -> Sheet:
        return self.found[seat] if self.hides(seat, reader) else self.sheets[seat]

    def widest(self) -> i64:
        """The fences that three numbers allow, a saw up and down for each die, and the mallet."""
        return 36 + 2 * DICE + 1

    def chances(self) -> i64:
        return self.chance_events

    def check(self) -> None:
        for seat in range(self.seats):
            fault = self.fault_on(self.sheets[seat]) or self.fault_on(self.found[seat])
            if fault:
                raise BrokenPosition(f"seat {seat}: {fault}")
            if len(self.found[seat].steps) > 0:
                raise BrokenPosition(f"seat {seat}: what the round found has steps of this round")
        if (self.owing() == 0) != (self.ending != NOT_OVER):
            raise BrokenPosition("the game must be over exactly when nobody owes a decision")

    def fault_on(self, sheet: Sheet) -> str:
        """What is wrong with a sheet: everything recorded twice must agree."""
        ground, box = self.box.ground, self.box
        cells = vec[i64]([WHOLE])
        uses = [0 for _ in range(POSTS)]
        for index in range(i64(len(sheet.fences))):
            fence = sheet.fences[index]
            if self.field.obstacle[fence] != NOTHING:
                return f"fence {ground.fence_name(fence)} is blocked"
            uses[ground.first[fence]] += 1
            uses[ground.second[fence]] += 1
            cells = split(cells, ground.left[fence], ground.right[fence])
        if len(set(sheet.fences)) != len(sheet.fences):
            return "two fences join the same posts"
        if max(uses) > 2:
            return "a post is used more than twice"
        for post, used in enumerate(uses):
            if sheet.uses_of(post) != used:
                return f"post {ground.post_names[post]} is used {used} times, but the sheet says otherwise"
        if sorted(cells) != sorted(sheet.cells):
            return "the regions are not the ones the fences make"
        marked = [int(sheet.marks_of(number)) for number in range(i64(1), i64(NUMBERS + 1))]
        if max(marked) > box.boxes:
            return f"marks {marked}, but only {box.boxes} boxes for each number"
        if not 0 <= sheet.saws <= marked.count(int(box.boxes)) or sheet.saws_left() < 0:
            return f"{sheet.saws} saws, {sheet.saws_left()} of them left, with marks {marked}"
        if not 0 <= sheet.mallets <= box.mallets or (sheet.mallets == 0) != (sheet.condition == OUT):
            return f"{sheet.mallets} mallets left while {CONDITIONS[sheet.condition]}"
        if (sheet.shed == UNDECIDED and sheet.condition != CHOOSING_SHED) != (sheet.marked_numbers() < box.choose):
            return "the shed is chosen too early or too late"
        if (sheet.dice != 0) != (sheet.condition == IN_TURN):
            return f"dice {numbers_of(sheet.dice)} while {CONDITIONS[sheet.condition]}"
        return ""
