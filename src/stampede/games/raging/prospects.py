"""What a sheet is worth to its seat: its score now, and what the bulls not yet isolated may still bring.

A fence is worth what it isolates, less what it spoils: used posts, and fences that can no longer be built. Values are
in thousandths of a point.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stampede.core.game import action_buffer
from stampede.games.raging.actions import FOR_BULL, FOR_SHEEP, next_number, previous_number
from stampede.games.raging.choices import fill_fences
from stampede.games.raging.fields import pair_index
from stampede.games.raging.geometry import NUMBERS, PERIMETER, POSTS, popcount, split
from stampede.games.raging.rules import Pasture
from stampede.games.raging.scoring import Stock, is_enclosure, larger, score_of, size_of
from stampede.games.raging.state import DICE, Sheet, die_of, with_die
from stampede.games.raging.weights import Weights

POINT: Final[i64] = 1000
CERTAIN: Final[i64] = 1000  # chances are in thousandths

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


Hopes = tuple[i64, i64, i64]  # points, and areas for the prize bull and the sheep, all in thousandths
NO_HOPES: Final[Hopes] = (0, 0, 0)


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
        self.fences: vec[i64] = action_buffer(pasture)
        self.missing: Final[i64] = pasture.box.stands - self.sheet.marked_numbers()  # numbers before the shed stands

    # --- what a sheet is worth ----------------------------------------------------------------------------------------

    def standing(self) -> i64:
        sheet = self.sheet
        return self.value(sheet.cells, sheet.once, sheet.mallets, self.missing, sheet.saws_left() * self.weights.saw)

    def value(self, cells: vec[i64], once: i64, mallets: i64, missing: i64, tools: i64) -> i64:
        """What the sheet would be worth with these regions, used posts, mallets and numbers missing.

        `tools` is what saws and marks are worth: as long as bulls are left.
        """
        field = self.pasture.field
        stock = Stock(field, cells, self.pasture.closed)
        value = self.score(stock, once, mallets) * POINT
        if mallets == 0:
            return value
        hopes = NO_HOPES
        if stock.isolated < field.herd:
            hopes = self.hopes(cells, once, mallets)
            value += (POSTS - popcount(once)) * self.weights.post + tools + hopes[0]
        return value + self.areas_worth(stock, missing, hopes)

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

    def areas_worth(self, stock: Stock, missing: i64, hopes: Hopes) -> i64:
        """What larger areas than now, and the shed, would add to the score, by their chances."""
        points, shed = self.pasture.box.points, self.sheet.shed
        prize = larger(stock.prize * CERTAIN, hopes[1])
        sheep = larger(stock.sheep * CERTAIN, hopes[2])
        worth = (prize - stock.prize * CERTAIN) * points.prize + (sheep - stock.sheep * CERTAIN) * points.sheep
        if self.missing <= 0:  # it stands already: what is there now is in the score
            prize -= stock.prize * CERTAIN
            sheep -= stock.sheep * CERTAIN
        bull = prize * (points.prize_shed - points.prize) if shed != FOR_SHEEP else i64(0)
        flock = sheep * (points.sheep_shed - points.sheep) if shed != FOR_BULL else i64(0)
        return worth + larger(bull, flock) * self.weights.likely[missing] // CERTAIN

    def hopes(self, cells: vec[i64], once: i64, mallets: i64) -> Hopes:
        """What bulls that aren't isolated may still bring, and the areas to expect for the prize bull and the sheep."""
        field, closed, weights = self.pasture.field, self.pasture.closed, self.weights
        orderly, rolls = weights.orderly, weights.first + mallets
        promise: i64 = 0
        prize: i64 = 0
        sheep: i64 = 0
        for index in range(i64(len(cells))):
            cell = cells[index]
            bulls = cell & field.bulls
            is_alone = bulls & (bulls - 1) == 0
            if is_alone and is_enclosure(cell, closed):
                continue
            disorder = i64(0) if closed else popcount(cell & PERIMETER)
            if bulls == 0:
                if cell & field.cows == 0:
                    sheep = larger(sheep, size_of(cell) * weights.room * orderly // (orderly + disorder))
                continue
            count = popcount(bulls)
            disorder += weights.together * (count - 1)
            chance = CERTAIN * orderly // (orderly + disorder) * rolls // (rolls + 3)
            if is_alone:
                units = self.units_to_isolate(cell, bulls, once) * rolls
                missed = MISSED[units if units < UNITS else UNITS - 1]
                chance = CERTAIN - (CERTAIN - chance) * missed // CERTAIN
            worth = count * weights.isolated
            if cell & field.cows:
                worth += weights.couple
            promise += worth * chance // CERTAIN
            prize = larger(prize, size_of(cell) * weights.space // count * chance // CERTAIN)
        return promise, prize, sheep

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
        """What one more mark of a number is worth, apart from the shed."""
        marks, boxes = self.sheet.marks_of(number), self.pasture.box.boxes
        if marks == boxes:
            return 0
        value = self.weights.number if marks == 0 else i64(0)
        if marks == boxes - 1:
            return value + self.weights.saw
        return value + self.weights.second if marks > 0 else value

    def is_new(self, number: i64) -> bool:
        return self.sheet.marks_of(number) == 0

    # --- a turn -------------------------------------------------------------------------------------------------------

    def best_by(self, dice: i64, saws: i64) -> Advice:
        """The best fence these dice allow, or the mallet; so many saws are left then."""
        pasture, sheet, ground = self.pasture, self.sheet, self.pasture.box.ground
        tools = saws * self.weights.saw
        total: i64 = 0
        for index in range(i64(DICE)):
            total += die_of(dice, index)
        action = pasture.actions.mallet
        value = self.mallet_value(dice, tools)
        for index in range(fill_fences(pasture, sheet, dice, self.fences)):
            fence = pasture.actions.fence(self.fences[index])
            spare = total - ground.number[ground.first[fence]] - ground.number[ground.second[fence]]
            cells = split(sheet.cells[:], ground.left[fence], ground.right[fence])
            missing = self.missing - 1 if self.is_new(spare) else self.missing
            once = sheet.once | ground.ends[fence]
            worth = self.value(cells, once, sheet.mallets, missing, tools + self.mark_value(spare))
            if worth > value:
                value = worth
                action = self.fences[index]
        return Advice(action, value)

    def mallet_value(self, dice: i64, tools: i64) -> i64:
        """What the sheet is worth if nothing is built."""
        sheet, missing = self.sheet, self.missing
        if self.pasture.recycles and sheet.mallets > 1:
            seen: i64 = 0
            for index in range(i64(DICE)):
                number = die_of(dice, index)
                tools += self.mark_value(number)
                if self.is_new(number) and seen >> number & 1 == 0:
                    missing -= 1
                seen |= i64(1) << number
        return self.value(sheet.cells, sheet.once, sheet.mallets - 1, missing, tools)

    def best(self) -> Advice:
        """The best action now, with a saw or without."""
        sheet, actions = self.sheet, self.pasture.actions
        saws = sheet.saws_left()
        best = self.best_by(sheet.dice, saws)
        if saws <= 0:
            return best
        for index in range(i64(DICE)):
            if sheet.is_sawn(index):
                continue
            number = sheet.die(index)
            up = self.best_by(with_die(sheet.dice, index, next_number(number)), saws - 1).value
            if up > best.value:
                best = Advice(actions.saw_up(number), up)
            down = self.best_by(with_die(sheet.dice, index, previous_number(number)), saws - 1).value
            if down > best.value:
                best = Advice(actions.saw_down(number), down)
        return best

    # --- roll or stop -------------------------------------------------------------------------------------------------

    def gain_of_roll(self) -> i64:
        """What one more roll brings on average: points at once, or a lost mallet, and part of what may still come."""
        sheet, weights = self.sheet, self.weights
        stock = Stock(self.pasture.field, sheet.cells, self.pasture.closed)
        is_complete = stock.isolated == self.pasture.field.herd
        hopes = NO_HOPES if is_complete else self.hopes(sheet.cells, sheet.once, sheet.mallets)
        areas = self.areas_worth(stock, self.missing, hopes)
        steps = vec[i64]([self.shed_step(stock, hopes, news) - areas for news in range(i64(DICE + 1))])
        best = self.best_gains()
        total: i64 = 0
        for low in range(i64(1), i64(NUMBERS + 1)):
            for middle in range(low, i64(NUMBERS + 1)):
                for high in range(middle, i64(NUMBERS + 1)):
                    gain = best[pair_index(low, middle)] * POINT + (steps[1] if self.is_new(high) else i64(0))
                    gain = larger(
                        gain, best[pair_index(low, high)] * POINT + (steps[1] if self.is_new(middle) else i64(0))
                    )
                    gain = larger(
                        gain, best[pair_index(middle, high)] * POINT + (steps[1] if self.is_new(low) else i64(0))
                    )
                    if self.pasture.recycles and sheet.mallets > 1:
                        gain = larger(
                            gain, steps[self.new_among(low, middle, high)] - self.pasture.box.points.mallet * POINT
                        )
                    total += orders(low, middle, high) * gain
        return total // ROLLS + (hopes[0] * weights.hope + areas * weights.keen) // CERTAIN

    def shed_step(self, stock: Stock, hopes: Hopes, news: i64) -> i64:
        """What areas and shed are worth with so many numbers more."""
        return self.areas_worth(stock, self.missing - news if news < self.missing else i64(0), hopes)

    def new_among(self, low: i64, middle: i64, high: i64) -> i64:
        """How many numbers of three dice, in rising order, have no mark yet."""
        news: i64 = 1 if self.is_new(low) else 0
        if middle != low and self.is_new(middle):
            news += 1
        if high != middle and self.is_new(high):
            news += 1
        return news

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


def orders(low: i64, middle: i64, high: i64) -> i64:
    """In how many ways three dice show these numbers."""
    if low == high:
        return 1
    return 3 if low == middle or middle == high else 6


def bulls_apart(sheet: Sheet, bulls: i64) -> i64:
    """How many regions hold bulls."""
    apart: i64 = 0
    for index in range(i64(len(sheet.cells))):
        if sheet.cells[index] & bulls:
            apart += 1
    return apart
