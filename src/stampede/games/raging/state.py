"""The position: the field, and for every seat a sheet with its fences, its dice and what it has marked."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stampede.core.errors import BrokenPosition
from stampede.core.game import State
from stampede.games.raging.actions import Actions
from stampede.games.raging.components import Box
from stampede.games.raging.fields import Field
from stampede.games.raging.geometry import NUMBERS, POSTS, WHOLE, popcount, split

# What a seat is asked, or why it is asked nothing.
ROLL: Final = 0  # roll or stop
TURN: Final = 1  # saw, fence or mallet
SHED: Final = 2  # for whom the shed is
WAITING: Final = 3  # ready for the next roll
STOPPED: Final = 4
OUT: Final = 5  # of mallets
DECISIONS: Final = ["roll", "turn", "shed"]
CONDITIONS: Final = ["roll", "turn", "shed", "waiting", "stopped", "out"]

# For whom the shed is.
UNDECIDED: Final = 0
FOR_BULL: Final = 1
FOR_SHEEP: Final = 2
SHEDS: Final = ["", "bull", "sheep"]

# How the game ended: the index of the reason in the box, or not yet.
NOT_OVER: Final = -1
ENDED_STOPPED: Final = 0
ENDED_MALLETS: Final = 1

DICE: Final = 3
DIE_BITS: Final = 3  # three dice are kept in one number
DIE: Final = 7
MARK_BITS: Final = 2  # and so are the marks of six numbers
MARK: Final = 3


class Sheet:
    """What one seat has drawn and marked."""

    def __init__(self, cells: vec[i64], fences: vec[i64], mallets: i64) -> None:
        self.cells = cells  # the regions, as masks
        self.fences = fences  # in the order in which they were built
        self.mallets = mallets  # those left
        self.once: i64 = 0  # posts used at least once, as a mask
        self.twice: i64 = 0  # posts used twice
        self.marks: i64 = 0  # how often each number is marked in the recycling zone
        self.saws: i64 = 0  # saws earned and not spent
        self.shed: i64 = UNDECIDED
        self.asked: i64 = ROLL
        self.dice: i64 = 0  # as they show now; 0: nothing rolled, or the turn is over
        self.sawn: i64 = 0  # which of them a saw has changed this turn, as a mask

    def copy(self) -> Sheet:
        twin = Sheet(self.cells[:], self.fences[:], self.mallets)
        twin.once = self.once
        twin.twice = self.twice
        twin.marks = self.marks
        twin.saws = self.saws
        twin.shed = self.shed
        twin.asked = self.asked
        twin.dice = self.dice
        twin.sawn = self.sawn
        return twin

    def die(self, index: i64) -> i64:
        return die_of(self.dice, index)

    def marks_of(self, number: i64) -> i64:
        return self.marks >> MARK_BITS * (number - 1) & MARK

    def marked_numbers(self) -> i64:
        """How many different numbers are marked."""
        found: i64 = 0
        for number in range(i64(1), i64(NUMBERS + 1)):
            if self.marks_of(number) > 0:
                found += 1
        return found

    def saws_left(self) -> i64:
        """Those that can still be used this turn: used ones are spent when the turn is confirmed."""  # R12
        return self.saws - popcount(self.sawn)

    def dice_showing(self, number: i64) -> i64:
        count: i64 = 0
        for index in range(i64(DICE)):
            if self.die(index) == number:
                count += 1
        return count

    def has_built(self, fence: i64) -> bool:
        return any(self.fences[index] == fence for index in range(i64(len(self.fences))))

    def dice_list(self) -> list[int]:
        return [int(self.die(index)) for index in range(i64(DICE))] if self.dice else []


def die_of(dice: i64, index: i64) -> i64:
    return dice >> DIE_BITS * index & DIE


def dice_of(numbers: list[int]) -> i64:
    """Three dice in one number; nothing rolled is 0."""
    dice: i64 = 0
    for index, number in enumerate(numbers):
        dice |= i64(number) << DIE_BITS * index
    return dice


class Position(State):
    def __init__(
        self, box: Box, actions: Actions, field: Field, sheets: list[Sheet], closed: bool, recycles: bool
    ) -> None:
        self.box: Final = box
        self.actions: Final = actions
        self.field: Final = field
        self.sheets: Final = sheets  # by seat
        self.seats: Final[i64] = len(sheets)
        self.closed: Final = closed  # option closed_perimeter
        self.recycles: Final = recycles  # option mallet_recycles
        self.rolled: i64 = 0  # the dice of this round, as they fell
        self.round: i64 = 0
        self.ending: i64 = NOT_OVER
        self.chance_events: i64 = 0

    def copy_to(self, twin: Position) -> None:
        """What the constructor does not take."""
        twin.rolled = self.rolled
        twin.round = self.round
        twin.ending = self.ending
        twin.chance_events = self.chance_events

    def owing(self) -> i64:
        """All seats decide at the same time; who is ready waits for the others, who has ended does not."""  # R24
        mask: i64 = 0
        for seat in range(self.seats):
            if self.sheets[seat].asked < WAITING:
                mask |= i64(1) << seat
        return mask

    def decision(self, seat: i64) -> str:
        asked = self.sheets[seat].asked
        return DECISIONS[asked] if asked < WAITING else ""

    def widest(self) -> i64:
        """Fences between the numbers of three dice, a saw on each of them, and mallet."""
        return 36 + 2 * DICE + 1

    def chances(self) -> i64:
        return self.chance_events

    def check(self) -> None:
        for seat in range(self.seats):
            fault = self.fault_on(self.sheets[seat])
            if fault:
                raise BrokenPosition(f"seat {seat}: {fault}")
        if (self.owing() == 0) != (self.ending != NOT_OVER):
            raise BrokenPosition("nobody owes a decision, but it is not over; or the other way round")

    def fault_on(self, sheet: Sheet) -> str:
        """What is wrong with a sheet: everything that is kept twice must agree."""
        ground, box = self.box.ground, self.box
        cells = vec[i64]([WHOLE])
        uses = [0 for _ in range(POSTS)]
        for index in range(i64(len(sheet.fences))):
            fence = sheet.fences[index]
            if self.field.obstacle[fence] != 0:
                return f"fence {ground.fence_name(fence)} cannot stand there"
            uses[ground.first[fence]] += 1
            uses[ground.second[fence]] += 1
            cells = split(cells, ground.left[fence], ground.right[fence])
        if len(set(sheet.fences)) != len(sheet.fences):
            return "two fences between the same posts"
        if max(uses) > 2:
            return "a post is used more than twice"
        for post, used in enumerate(uses):
            if (sheet.once >> post & 1) + (sheet.twice >> post & 1) != used:
                return f"the uses of post {ground.post_names[post]} are not counted right"
        if sorted(cells) != sorted(sheet.cells):
            return "the regions are not those that the fences make"
        marked = [int(sheet.marks_of(number)) for number in range(i64(1), i64(NUMBERS + 1))]
        if max(marked) > box.boxes:
            return f"marks {marked} where there are {box.boxes} boxes"
        if not 0 <= sheet.saws <= marked.count(int(box.boxes)) or sheet.saws_left() < 0:
            return f"{sheet.saws} saws, {sheet.saws_left()} of them left, by marks {marked}"
        if not 0 <= sheet.mallets <= box.mallets or (sheet.mallets == 0) != (sheet.asked == OUT):
            return f"{sheet.mallets} mallets left"
        if (sheet.shed == UNDECIDED and sheet.asked != SHED) != (sheet.marked_numbers() < box.choose):
            return "the shed is chosen too early or too late"
        if (sheet.dice != 0) != (sheet.asked == TURN):
            return f"dice {sheet.dice_list()} while {CONDITIONS[sheet.asked]}"
        return ""
