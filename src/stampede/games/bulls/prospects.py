"""What the dice on the board are worth: the exact expectation over the remaining forks if no more cards are played.

Bulls go where their faces lead them, so everybody can see which of them will reach which roundabout below. A runner
goes by its face too until it meets a bull of that face; then it is rolled once, and is either out or runs on with its
new face. Values are in thousandths of a point. Other players' cards are never looked at.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from stampede.games.bulls.components import FACES
from stampede.games.bulls.rules import Holiday
from stampede.games.bulls.town import EVEN, ODD
from stampede.games.bulls.weights import Weights

POINT: Final[i64] = 1000
CERTAIN: Final[i64] = 1000  # chances are in thousandths
NOBODY: Final[i64] = 99  # in the place of a seat: one without tokens
NO_VALUES: Final = vec[i64]([0 for _ in range(1_000)])
USUAL_COMPANY: Final[i64] = 2  # a seat's runners at a destination share its effect, which counts once


class Prospects:
    """What the dice of one position are worth to one seat."""

    def __init__(self, holiday: Holiday, seat: i64, weights: Weights) -> None:
        self.holiday: Final = holiday
        self.seat: Final = seat
        self.weights: Final = weights
        self.weight: vec[i64] = shares(holiday, seat)  # by seat: what a point of theirs is worth to this seat
        self.ends: vec[i64] = worth_of_destinations(holiday, weights)  # by column, for anyone
        self.masks: vec[i64] = self.faces_below(holiday.bulls)
        self.zero: vec[i64] = NO_VALUES[: holiday.town.wide * FACES]
        self.own_ends: vec[i64] = self.ends if holiday.is_last_day() else self.ends_in_company()

    # --- where everything goes ----------------------------------------------------------------------------------------

    def faces_below(self, bulls: vec[u8]) -> vec[i64]:
        """The faces of the bulls that will come there, as bits, by row and column below this row."""
        town = self.holiday.town
        wide = town.wide
        masks = NO_VALUES[: (town.steps + 1) * wide]
        for column in range(town.width[self.holiday.row]):
            for face in range(i64(1), i64(FACES + 1)):
                if bulls[column * FACES + face - 1] > 0:
                    self.add_path(masks, column, face)
        return masks

    def add_path(self, masks: vec[i64], column: i64, face: i64) -> None:
        town = self.holiday.town
        parity: i64 = ODD if face & 1 else EVEN
        for row in range(self.holiday.row, town.steps):
            column = town.path[town.place_at(row, column) * 2 + parity]
            masks[(row + 1) * town.wide + column] |= 1 << face

    def values(self, seat: i64, tokens: vec[u8], masks: vec[i64]) -> vec[i64]:
        """What a runner of the seat is worth in this row, by column and face."""
        return self.values_for(self.own_ends if seat == self.seat else self.ends, seat, tokens, masks)

    def values_for(self, ends: vec[i64], seat: i64, tokens: vec[u8], masks: vec[i64]) -> vec[i64]:
        """The same where arriving is worth what `ends` says, by column; worked out from the last row up."""
        town = self.holiday.town
        path, signs, wide, top = town.path, town.sign_at, town.wide, self.holiday.row
        values, above = self.zero[:], self.zero[:]
        for column in range(town.width[town.steps]):
            for die in range(column * FACES, (column + 1) * FACES):
                values[die] = ends[column]
        row = town.steps - 1
        while row >= top:
            below = (row + 1) * wide
            for column in range(town.width[row]):
                place = town.place_at(row, column)
                odd, even = ways_out(signs[place], tokens, seat)
                for parity in range(i64(2)):
                    to = path[place * 2 + (odd if parity == 0 else even)]
                    mask = masks[below + to]
                    charged = mean_of_survivors(values, to, mask) if mask != 0 else i64(0)
                    for index in range(parity, i64(FACES), 2):  # the first face is 1
                        fatal = mask >> index + 1 & 1
                        above[column * FACES + index] = charged if fatal else values[to * FACES + index]
            passed = values
            values = above
            above = passed  # overwritten
            row -= 1
        return values

    def ends_in_company(self) -> vec[i64]:
        """What a destination is worth to one of the seat's own runners: they share its effect, which counts once."""
        holiday = self.holiday
        town, box = holiday.town, holiday.box
        company = self.company()
        ends = self.zero[: town.wide]
        for column in range(town.width[town.steps]):
            kind = i64(holiday.sights[column])
            together = company[column] if company[column] > 1 else i64(1)
            ends[column] = box.points[kind] * POINT + pull_of(holiday, kind, self.weights) // together
        return ends

    def company(self) -> vec[i64]:
        """How many of the seat's own runners would come to each destination if no bull charged."""
        holiday, town = self.holiday, self.holiday.town
        company = self.zero[: town.wide]
        size = town.wide * FACES
        for die in range(size):
            count = i64(holiday.runners[self.seat * size + die])
            if count > 0:
                column = die // FACES
                is_odd = die % FACES & 1 == 0  # the first face is 1
                for row in range(holiday.row, town.steps):
                    place = town.place_at(row, column)
                    odd, even = ways_out(town.sign_at[place], holiday.tokens, self.seat)
                    column = town.path[place * 2 + (odd if is_odd else even)]
                company[column] += count
        return company

    # --- sums over runners --------------------------------------------------------------------------------------------

    def total_of(self, seat: i64, values: vec[i64]) -> i64:
        holiday = self.holiday
        total: i64 = 0
        size = holiday.town.wide * FACES
        for die in range(size):
            count = i64(holiday.runners[seat * size + die])
            if count > 0:
                total += count * values[die]
        return total

    def chance_of_arrival(self, seat: i64, column: i64) -> i64:
        """That any runner of the seat comes to a destination, in thousandths: each on its own."""
        holiday = self.holiday
        size = holiday.town.wide * FACES
        there = self.zero[: holiday.town.wide]
        there[column] = CERTAIN
        values = self.values_for(there, seat, holiday.tokens, self.masks)
        nobody = CERTAIN
        for die in range(size):
            for _runner in range(i64(holiday.runners[seat * size + die])):
                nobody = nobody * (CERTAIN - values[die]) // CERTAIN
        return CERTAIN - nobody

    def own_values(self) -> vec[i64]:
        return self.values(self.seat, self.holiday.tokens, self.masks)

    def balance(self, tokens: vec[u8], masks: vec[i64]) -> i64:
        """What this seat's runners are worth, less what the others' cost it."""
        guided = guided_seats(self.holiday, tokens)
        common = self.values(NOBODY, tokens, masks)  # for all that no token guides
        apart = guided >> self.seat & 1 or not self.holiday.is_last_day()
        own = self.values(self.seat, tokens, masks) if apart else common
        return self.total_of(self.seat, own) + self.others_part(guided, common, tokens, masks)

    def others_part(self, guided: i64, common: vec[i64], tokens: vec[u8], masks: vec[i64]) -> i64:
        total: i64 = 0
        for seat in range(self.holiday.seats):
            if seat != self.seat:
                values = self.values(seat, tokens, masks) if guided >> seat & 1 else common
                total += self.total_of(seat, values) * self.weight[seat] // POINT
        return total

    def balance_with_own_tokens(self, tokens: vec[u8], others: i64) -> i64:
        """The same, if it is known what the others' part comes to: own tokens guide nobody else."""
        return self.total_of(self.seat, self.values(self.seat, tokens, self.masks)) + others

    def others_with(self, tokens: vec[u8]) -> i64:
        common = self.values(NOBODY, tokens, self.masks)
        return self.others_part(guided_seats(self.holiday, tokens), common, tokens, self.masks)

    def balance_with_bulls(self, bulls: vec[u8]) -> i64:
        return self.balance(self.holiday.tokens, self.faces_below(bulls))

    def balance_with_another(self, bulls: vec[u8], column: i64) -> i64:
        """The expected balance once another bull has been rolled there."""
        tokens, masks = self.holiday.tokens, self.faces_below(bulls)
        total: i64 = 0
        known: i64 = 0  # faces that are there already: another bull of such a face changes nothing
        for face in range(i64(1), i64(FACES + 1)):
            if bulls[column * FACES + face - 1] > 0:
                known += 1
            else:
                more = masks[:]
                self.add_path(more, column, face)
                total += self.balance(tokens, more)
        if known > 0:
            total += known * self.balance(tokens, masks)
        return total // FACES


def guided_seats(holiday: Holiday, tokens: vec[u8]) -> i64:
    """The seats whose runners may still reach a token of theirs, as bits."""
    town = holiday.town
    seats: i64 = 0
    for sign in range(town.signs):
        if tokens[sign] > 0 and town.sign_place[sign] >= town.first[holiday.row]:
            seats |= 1 << i64(tokens[sign]) - 1
    return seats


def ways_out(sign: i64, tokens: vec[u8], seat: i64) -> tuple[i64, i64]:
    """The signs that odd and even faces of a seat follow."""
    if sign >= 0:
        on_odd = i64(tokens[sign + ODD]) == seat + 1
        on_even = i64(tokens[sign + EVEN]) == seat + 1
        if on_odd and not on_even:
            return ODD, ODD
        if on_even and not on_odd:
            return EVEN, EVEN
    return ODD, EVEN


def mean_of_survivors(values: vec[i64], column: i64, mask: i64) -> i64:
    """What a runner is worth that has to roll there: nothing, if it shows one of the faces of the bulls again."""
    total: i64 = 0
    for index in range(i64(FACES)):
        if not mask >> index + 1 & 1:
            total += values[column * FACES + index]
    return total // FACES


def mean_of(values: vec[i64], column: i64) -> i64:
    """What a runner about to be rolled there is worth."""
    total: i64 = 0
    for die in range(column * FACES, (column + 1) * FACES):
        total += values[die]
    return total // FACES


def shares(holiday: Holiday, seat: i64) -> vec[i64]:
    """A point for this seat counts fully; the others' weights add up to minus one, the leader's counting double."""
    seats = holiday.seats
    ahead = NO_VALUES[:seats]
    most: i64 = 0
    for other in range(seats):
        if other != seat and holiday.points(other) > most:
            most = holiday.points(other)
    total: i64 = 0
    for other in range(seats):
        if other != seat:
            ahead[other] = 2 if holiday.points(other) == most else 1
            total += ahead[other]
    share = vec[i64]([-POINT * ahead[other] // total for other in range(seats)])
    share[seat] = POINT
    return share


def worth_of_destinations(holiday: Holiday, weights: Weights) -> vec[i64]:
    """What a runner there is worth, by column: its points, and its share of the effect on the next day."""
    box = holiday.box
    worth = vec[i64]()
    for column in range(holiday.town.width[holiday.town.steps]):
        kind = i64(holiday.sights[column])
        worth = append(worth, box.points[kind] * POINT + pull_of(holiday, kind, weights) // USUAL_COMPANY)
    return worth


def pull_of(holiday: Holiday, kind: i64, weights: Weights) -> i64:
    """How much of a destination's effect counts for those on the way: another runner may bring it just as well."""
    return effect_of(holiday, kind, weights) * weights.on_the_way // CERTAIN


def effect_of(holiday: Holiday, kind: i64, weights: Weights) -> i64:
    """What a destination's effect on the next day is worth; nothing on the last day."""
    if holiday.is_last_day():
        return 0
    box = holiday.box
    return box.more_runners[kind] * weights.runner + box.more_cards[kind] * weights.card
