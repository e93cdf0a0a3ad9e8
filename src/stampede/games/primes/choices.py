"""What a seat may do: short lists, each entry of which can be carried through."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from stampede.core.game import Reason
from stampede.games.primes.components import BACKS
from stampede.games.primes.refusals import refusal
from stampede.games.primes.state import EARNED, LAY, NOT_OVER, RUN, TURN, Position


class Choices(Position):
    """A position with the choices it offers."""

    def fill_legal(self, seat: i64, out: vec[i64]) -> i64:
        if seat != self.turn or self.ending != NOT_OVER:
            return 0
        if self.asked == TURN:
            return self.fill_turn(out)
        if self.asked == LAY:
            return self.fill_lay(out)
        if self.asked == RUN:
            count = self.fill_run(self.running, out, 0)
            out[count] = self.actions.stop
            return count + 1
        return self.fill_moves(out)

    def fill_turn(self, out: vec[i64]) -> i64:
        count = self.fill_trips(out)
        hand = self.hand(self.turn)
        for number in range(i64(1), i64(BACKS)):
            if self.size_of(hand, number) > 0:
                count = self.fill_run(number, out, count)
        out[count] = self.actions.pass_turn if self.played == 0 else self.actions.stop  # P13
        return count + 1

    def fill_trips(self, out: vec[i64]) -> i64:
        """Squares with an opponent's meeple whose symbols the hand can make up, ascending."""  # P7
        count: i64 = 0
        seat: i64 = 0
        for index in range(self.seats * self.per):
            if index == (seat + 1) * self.per:
                seat += 1
            square = i64(self.squares[index])
            if seat != self.turn and self.can_be_tripped(square) and self.can_lay(self.turn, square):
                count = insert(self.actions.trip + square, out, count)
        return count

    def can_be_tripped(self, square: i64) -> bool:
        """A trip needs a card, so start and 1 are safe, and so is the goal."""  # P8
        return 2 <= square < self.box.goal

    def can_lay(self, seat: i64, product: i64) -> bool:
        """Whether cards of the hand together show exactly these symbols."""  # P7
        groups = self.groups
        held = seat * self.box.groups
        for way in self.box.ways[product]:
            needed = way.groups
            index: i64 = 0
            while index < len(needed) and i64(groups[held + needed[index]]) >= way.counts[index]:
                index += 1
            if index == len(needed):
                return True
        return False

    def fill_lay(self, out: vec[i64]) -> i64:
        """Cards after which the trip can still be completed: never a dead end."""  # P7
        count: i64 = 0
        box = self.box
        hand = self.hand(self.turn)
        for group in range(box.groups):
            if self.may_lay(group):
                for number in range(i64(1), i64(BACKS)):
                    kind = box.kind_at[group * BACKS + number]
                    if kind >= 0 and self.count(hand, kind) > 0:
                        out[count] = self.actions.lay + kind
                        count += 1
        return count

    def may_lay(self, group: i64) -> bool:
        product = self.box.product[group]
        held = self.turn * self.box.groups + group
        if self.needs % product != 0 or self.groups[held] == 0:
            return False
        if product == self.needs:
            return True
        self.groups[held] -= 1
        can = self.can_lay(self.turn, self.needs // product)
        self.groups[held] += 1
        return can

    def fill_run(self, number: i64, out: vec[i64], count: i64) -> i64:
        """Cards of that number in hand."""  # P10
        hand = self.hand(self.turn)
        for kind in range(self.box.first[number], self.box.first[number + 1]):
            if self.count(hand, kind) > 0:
                out[count] = self.actions.run + kind
                count += 1
        return count

    def fill_moves(self, out: vec[i64]) -> i64:
        """An earned move, or the meeple to make it; or no more moves."""  # P11
        count: i64 = 0
        if self.asked == EARNED:
            for index in range(len(self.earned)):
                count = insert(self.actions.use + self.earned[index], out, count)
        else:
            for meeple in range(self.per):
                square = self.square(self.turn, meeple)
                if self.can_move(square, self.stride):
                    count = insert(self.actions.move + square, out, count)
        out[count] = self.actions.done
        return count + 1

    def can_move(self, square: i64, by: i64) -> bool:
        return square + by <= self.box.goal  # P12

    def refusal(self, seat: i64, action: i64) -> Reason:
        return refusal(self, seat, action)


def insert(action: i64, out: vec[i64], count: i64) -> i64:
    """Puts an action into the ascending list `out[:count]`, once; returns how long the list is now."""
    index = count
    while index > 0 and out[index - 1] > action:
        index -= 1
    if index > 0 and out[index - 1] == action:
        return count
    moved = count
    while moved > index:
        out[moved] = out[moved - 1]
        moved -= 1
    out[index] = action
    return count + 1
