"""What a sheet is worth to its seat: its score now, and what the bulls not yet isolated may still bring.

A fence is worth what it isolates, less what it spoils: used posts, and fences that can no longer be built. Values are
in thousandths of a point.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stampede.games.raging.actions import FOR_BULL, FOR_SHEEP, next_number, previous_number
from stampede.games.raging.choices import fill_fences
from stampede.games.raging.fields import pair_index
from stampede.games.raging.geometry import NUMBERS, PERIMETER, POSTS, popcount, split
from stampede.games.raging.rules import Pasture
from stampede.games.raging.scoring import Stock, is_enclosure, larger, score_of
from stampede.games.raging.state import DICE, Sheet, die_of, with_die
from stampede.games.raging.weights import Weights

POINT: Final[i64] = 1000
CERTAIN: Final[i64] = 1000  # chances are in thousandths
UNKNOWN: Final[i64] = -1

# Two given different numbers come in 30 of 216 rolls, a given pair in 16: that counts as two units, or one.
UNITS: Final = 400
MISS: Final[i64] = 924  # the chance that a unit does not come


def powers_of(base: i64) -> vec[i64]:
    powers = vec[i64]()
    power: i64 = CERTAIN * CERTAIN
    for _ in range(i64(UNITS)):
        powers = append(powers, power // CERTAIN)
        power = power * base // CERTAIN
    return powers


MISSED: Final = powers_of(MISS)  # by number of units
PAIRS: Final = NUMBERS * (NUMBERS + 1) // 2
ROLLS: Final = NUMBERS * NUMBERS * NUMBERS


class Advice:
    """The best action, and what the sheet is worth after it."""

    def __init__(self, action: i64, value: i64) -> None:
        self.action: Final = action
        self.value: Final = value


class Prospects:
    """What one seat can expect of a position."""

    def __init__(self, pasture: Pasture, seat: i64, weights: Weights) -> None:
        self.pasture: Final = pasture
        self.weights: Final = weights
        self.sheet: Final = pasture.sheets[seat]
        self.fences: vec[i64] = vec[i64]([0 for _ in range(pasture.widest())])
        self.new_number: i64 = UNKNOWN  # found out when it is needed

    # --- what a sheet is worth ----------------------------------------------------------------------------------------

    def standing(self) -> i64:
        sheet = self.sheet
        return self.value(sheet.cells, sheet.once, sheet.mallets)

    def value(self, cells: vec[i64], once: i64, mallets: i64) -> i64:
        """What the sheet would be worth with these regions, used posts and mallets."""
        field = self.pasture.field
        stock = Stock(field, cells, self.pasture.closed)
        value = self.score(stock, once, mallets) * POINT
        if mallets == 0 or stock.isolated == field.herd:
            return value
        return value + (POSTS - popcount(once)) * self.weights.post + self.promise(cells, once, mallets)

    def score(self, stock: Stock, once: i64, mallets: i64) -> i64:
        box, sheet = self.pasture.box, self.sheet
        score = score_of(box, self.pasture.field, sheet, stock)
        score -= (sheet.mallets - mallets) * box.points.mallet
        if stock.isolated == self.pasture.field.herd:
            score -= popcount(once & ~sheet.once) * box.points.post
        return score

    def score_with(self, fence: i64) -> i64:
        """The score with one more fence; changes nothing."""
        ground, sheet = self.pasture.box.ground, self.sheet
        cells = split(sheet.cells[:], ground.left[fence], ground.right[fence])
        stock = Stock(self.pasture.field, cells, self.pasture.closed)
        return self.score(stock, sheet.once | ground.ends[fence], sheet.mallets)

    def promise(self, cells: vec[i64], once: i64, mallets: i64) -> i64:
        """What the bulls that are not isolated may still bring."""
        field, closed = self.pasture.field, self.pasture.closed
        rolls = self.weights.first + mallets
        promise: i64 = 0
        for index in range(i64(len(cells))):
            cell = cells[index]
            bulls = cell & field.bulls
            if bulls == 0:
                continue
            is_alone = bulls & (bulls - 1) == 0
            if is_alone and is_enclosure(cell, closed):
                continue
            count = popcount(bulls)
            disorder = self.weights.together * (count - 1)
            if not closed:
                disorder += popcount(cell & PERIMETER)
            orderly = self.weights.orderly
            chance = CERTAIN * orderly // (orderly + disorder) * rolls // (rolls + 3)
            if is_alone:
                units = self.units_to_isolate(cell, bulls, once) * rolls
                missed = MISSED[units if units < UNITS else UNITS - 1]
                chance = CERTAIN - (CERTAIN - chance) * missed // CERTAIN
            worth = count * self.weights.isolated
            if cell & field.cows:
                worth += self.weights.couple
            promise += worth * chance // CERTAIN
        return promise

    def units_to_isolate(self, cell: i64, bull: i64, once: i64) -> i64:
        """How likely a roll is to allow a fence between unused posts that isolates this bull at once, in units."""
        field, ground = self.pasture.field, self.pasture.box.ground
        start, fences, ends, left, right = field.start, field.fences, ground.ends, ground.left, ground.right
        units: i64 = 0
        for low in range(i64(1), i64(NUMBERS + 1)):
            for high in range(low, i64(NUMBERS + 1)):
                pair = pair_index(low, high)
                for index in range(start[pair], start[pair + 1]):
                    fence = fences[index]
                    if ends[fence] & once:
                        continue
                    part = cell & left[fence]
                    if part & bull == 0:
                        part = cell & right[fence]
                    if part & PERIMETER == 0:
                        units += 1 if low == high else 2
                        break
        return units

    def mark_value(self, number: i64) -> i64:
        """What one more mark of a number is worth."""
        marks, boxes = self.sheet.marks_of(number), self.pasture.box.boxes
        if marks == boxes:
            return 0
        value = self.worth_of_new_number() if marks == 0 else i64(0)
        if marks == boxes - 1:
            return value + self.weights.saw
        return value + self.weights.second if marks > 0 else value

    def worth_of_new_number(self) -> i64:
        """Towards the shed, whose worth grows with what it would be for."""
        if self.new_number == UNKNOWN:
            sheet, box = self.sheet, self.pasture.box
            missing = box.stands - sheet.marked_numbers()
            stock = Stock(self.pasture.field, sheet.cells, self.pasture.closed)
            bull = stock.prize * (box.points.prize_shed - box.points.prize) if sheet.shed != FOR_SHEEP else i64(0)
            sheep = stock.sheep * (box.points.sheep_shed - box.points.sheep) if sheet.shed != FOR_BULL else i64(0)
            shed = larger(bull, sheep) * self.weights.shed // missing if missing > 0 else i64(0)
            self.new_number = self.weights.number + shed
        return self.new_number

    # --- a turn -------------------------------------------------------------------------------------------------------

    def fence_value(self, fence: i64) -> i64:
        ground, sheet = self.pasture.box.ground, self.sheet
        cells = split(sheet.cells[:], ground.left[fence], ground.right[fence])
        return self.value(cells, sheet.once | ground.ends[fence], sheet.mallets)

    def best_by(self, dice: i64) -> Advice:
        """The best fence these dice allow, or the mallet."""
        pasture, sheet, ground = self.pasture, self.sheet, self.pasture.box.ground
        action = pasture.actions.mallet
        value = self.value(sheet.cells, sheet.once, sheet.mallets - 1)
        total: i64 = 0
        for index in range(i64(DICE)):
            number = die_of(dice, index)
            total += number
            if pasture.recycles and sheet.mallets > 1:
                value += self.mark_value(number)
        for index in range(fill_fences(pasture, sheet, dice, self.fences)):
            fence = pasture.actions.fence(self.fences[index])
            spare = total - ground.number[ground.first[fence]] - ground.number[ground.second[fence]]
            worth = self.fence_value(fence) + self.mark_value(spare)
            if worth > value:
                value = worth
                action = self.fences[index]
        return Advice(action, value)

    def best(self) -> Advice:
        """The best action now; a saw must bring more than it is worth."""
        sheet, actions = self.sheet, self.pasture.actions
        best = self.best_by(sheet.dice)
        if sheet.saws_left() <= 0:
            return best
        for index in range(i64(DICE)):
            if sheet.is_sawn(index):
                continue
            number = sheet.die(index)
            up = self.best_by(with_die(sheet.dice, index, next_number(number))).value - self.weights.saw
            if up > best.value:
                best = Advice(actions.saw_up(number), up)
            down = self.best_by(with_die(sheet.dice, index, previous_number(number))).value - self.weights.saw
            if down > best.value:
                best = Advice(actions.saw_down(number), down)
        return best

    # --- roll or stop -------------------------------------------------------------------------------------------------

    def gain_of_roll(self) -> i64:
        """What one more roll brings on average: points at once, or a lost mallet, and part of the promise."""
        best = self.best_gains()
        total: i64 = 0
        for one in range(i64(1), i64(NUMBERS + 1)):
            for other in range(i64(1), i64(NUMBERS + 1)):
                for third in range(i64(1), i64(NUMBERS + 1)):
                    gain = larger(best[ordered_pair(one, other)], best[ordered_pair(one, third)])
                    total += larger(gain, best[ordered_pair(other, third)])
        sheet = self.sheet
        return (
            total * POINT // ROLLS + self.promise(sheet.cells, sheet.once, sheet.mallets) * self.weights.hope // CERTAIN
        )

    def best_gains(self) -> vec[i64]:
        """For each two numbers, what the best fence between unused posts brings; at worst it costs a mallet."""
        sheet, field, ground = self.sheet, self.pasture.field, self.pasture.box.ground
        now = self.score(Stock(field, sheet.cells, self.pasture.closed), sheet.once, sheet.mallets)
        best = vec[i64]([-self.pasture.box.points.mallet for _ in range(PAIRS)])
        for pair in range(i64(PAIRS)):
            for index in range(field.start[pair], field.start[pair + 1]):
                fence = field.fences[index]
                if ground.ends[fence] & sheet.once:
                    continue
                best[pair] = larger(best[pair], self.score_with(fence) - now)
        return best


def ordered_pair(one: i64, other: i64) -> i64:
    return pair_index(one, other) if one < other else pair_index(other, one)


def bulls_apart(sheet: Sheet, bulls: i64) -> i64:
    """How many regions hold bulls."""
    apart: i64 = 0
    for index in range(i64(len(sheet.cells))):
        if sheet.cells[index] & bulls:
            apart += 1
    return apart
