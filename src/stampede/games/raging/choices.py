"""What a seat may do: short lists, each entry of which can be carried through."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from stampede.core.game import Reason
from stampede.games.raging.fields import pair_index
from stampede.games.raging.geometry import LINES
from stampede.games.raging.refusals import refusal
from stampede.games.raging.state import DICE, ROLL, SHED, TURN, Position, Sheet


class Choices(Position):
    """A position with the choices it offers."""

    def fill_legal(self, seat: i64, out: vec[i64]) -> i64:
        sheet = self.sheets[seat]
        actions = self.actions
        if sheet.asked == ROLL:
            out[0] = actions.roll
            out[1] = actions.stop  # R4
            return 2
        if sheet.asked == TURN:
            count = self.fill_fences(sheet, sheet.dice, out, 0)
            count = self.fill_saws(sheet, out, count)
            out[count] = actions.mallet  # R9: by choice or need
            return count + 1
        if sheet.asked == SHED:
            out[0] = actions.shed_bull
            out[1] = actions.shed_sheep
            return 2
        return 0

    def fill_fences(self, sheet: Sheet, dice: i64, out: vec[i64], count: i64) -> i64:
        """The fences that these dice allow."""
        low, middle, high = dice & 7, dice >> 3 & 7, dice >> 6 & 7
        if low > middle:
            low, middle = middle, low
        if middle > high:
            middle, high = high, middle
        if low > middle:
            low, middle = middle, low
        if low == high:
            return self.fill_triple(sheet, low, out, count)
        if low == middle:
            return self.fill_pair(sheet, low, high, out, count)
        if middle == high:
            return self.fill_pair(sheet, high, low, out, count)
        count = self.fill_between(low, middle, sheet.once, out, count)  # R5: both unused
        count = self.fill_between(low, high, sheet.once, out, count)
        return self.fill_between(middle, high, sheet.once, out, count)

    def fill_pair(self, sheet: Sheet, twin: i64, third: i64, out: vec[i64], count: i64) -> i64:
        """A post of the pair's number may be one used once, the third die's not; or two unused of the pair."""  # R6
        count = self.fill_between(twin, twin, sheet.once, out, count)
        spared = posts_of(self, twin) & ~sheet.twice
        if twin < third:
            return self.fill_between(twin, third, sheet.once & ~spared, out, count)
        return self.fill_between(third, twin, sheet.once & ~spared, out, count)

    def fill_triple(self, sheet: Sheet, number: i64, out: vec[i64], count: i64) -> i64:
        """Two posts of the number, even if both were used once; but no fence twice."""  # R7, R8, R3
        before = count
        after = self.fill_between(number, number, sheet.twice, out, count)
        for index in range(before, after):
            if not sheet.has_built(out[index] - self.actions.fence):
                out[count] = out[index]
                count += 1
        return count

    def fill_between(self, low: i64, high: i64, taken: i64, out: vec[i64], count: i64) -> i64:
        """The fences between posts of two numbers that nothing on the field stops and whose posts are not taken."""
        field, ends, fence = self.field, self.box.ground.ends, self.actions.fence
        pair = pair_index(low, high)
        for index in range(field.start[pair], field.start[pair + 1]):
            if ends[field.fences[index]] & taken == 0:
                out[count] = fence + field.fences[index]
                count += 1
        return count

    def fill_saws(self, sheet: Sheet, out: vec[i64], count: i64) -> i64:
        """Each number on a die that no saw has changed yet, up and down."""  # R12
        if sheet.saws_left() <= 0:
            return count
        seen: i64 = 0
        for index in range(i64(DICE)):
            number = sheet.die(index)
            if sheet.sawn >> index & 1 or seen >> number & 1:
                continue
            seen |= i64(1) << number
            out[count] = self.actions.saw_up + number - 1
            out[count + 1] = self.actions.saw_down + number - 1
            count += 2
        return count

    def refusal(self, seat: i64, action: i64) -> Reason:
        return refusal(self, seat, action)


def posts_of(position: Position, number: i64) -> i64:
    """The posts that show a number, one on each side, as a mask."""
    step: i64 = 0
    while position.box.ground.number[step] != number:
        step += 1
    side: i64 = i64(1) | i64(1) << LINES | i64(1) << 2 * LINES | i64(1) << 3 * LINES
    return side << step
