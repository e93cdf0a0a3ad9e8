"""How a seat would carry out a card: the best dice, roundabout, bull or sign, and what that gains."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from stampede.games.bulls.components import (
    ALL_HERE,
    BULLS_HERE,
    CREW,
    FACES,
    LED_BULL,
    LOOSE_BULL,
    ONE_BULL,
    OWN,
    OWN_HERE,
    POINTS,
    THEIRS,
    THEIRS_HERE,
    TOKEN,
)
from stampede.games.bulls.parts import NONE, NOTHING, OLD_TOKEN
from stampede.games.bulls.prospects import POINT, Prospects, mean_of
from stampede.games.bulls.rules import Holiday
from stampede.games.bulls.town import LEFT, SIDES
from stampede.games.bulls.weights import Weights

MOST_ROLLED_TOGETHER: Final = 2  # more bulls than this are weighed one by one


class Plan:
    """What to choose next for an effect, and what the whole effect gains, in thousandths of a point."""

    def __init__(self, gain: i64, action: i64) -> None:
        self.gain: Final = gain
        self.action: Final = action


class Plans:
    """What one seat's cards could gain in one position."""

    def __init__(self, holiday: Holiday, seat: i64, weights: Weights) -> None:
        self.holiday: Final = holiday
        self.seat: Final = seat
        self.prospects: Final = Prospects(holiday, seat, weights)
        self.row_start: Final[i64] = holiday.town.first[holiday.row]
        self.now: Final[i64] = self.prospects.balance(holiday.tokens, self.prospects.masks)

    def best(self, effect: i64, amount: i64) -> Plan:
        """The best plan for an effect that has a target."""
        if effect == OWN_HERE:
            return self.own_here()
        if effect in (OWN, THEIRS):
            return self.dice_anywhere(effect == OWN, amount)
        if effect == ALL_HERE:
            return self.panic()
        if effect == THEIRS_HERE:
            return self.heckle()
        if effect == ONE_BULL:
            return self.roll_a_bull()
        if effect == BULLS_HERE:
            return self.roll_bulls()
        if effect == LED_BULL:
            return self.lead()
        if effect == LOOSE_BULL:
            return self.loose()
        if effect in (TOKEN, OLD_TOKEN):
            moves = self.holiday.tokens_left(self.seat) == 0 and not self.is_lifted()
            return self.move_token() if moves else self.sign()
        if effect == CREW:
            return self.crew()
        if effect == POINTS:
            return Plan(amount * POINT, NONE)
        return Plan(self.useful_cards(amount) * self.prospects.weights.fresh, NONE)

    def useful_cards(self, drawn: i64) -> i64:
        """Of that many cards drawn: on the last day, no more than there are steps left to play them in."""
        left = self.holiday.town.steps - 1 - self.holiday.row
        return left if self.holiday.is_last_day() and left < drawn else drawn

    def is_lifted(self) -> bool:
        return self.holiday.pending.lifted and self.holiday.turn == self.seat

    # --- runners ------------------------------------------------------------------------------------------------------

    def gains(self, owner: i64) -> vec[i64]:
        """What rerolling one of that seat's runners gains, by column and face."""
        prospects = self.prospects
        values = prospects.values(owner, self.holiday.tokens, prospects.masks)
        gains = values[:]
        for column in range(self.holiday.town.width[self.holiday.row]):
            mean = mean_of(values, column)
            for die in range(column * FACES, (column + 1) * FACES):
                gains[die] = (mean - values[die]) * prospects.weight[owner] // POINT
        return gains

    def pick_action(self, owner: i64, die: i64) -> i64:
        return self.holiday.actions.pick_runner(owner, self.row_start + die // FACES, die % FACES + 1)

    def own_here(self) -> Plan:
        """The roundabout where rerolling pays most, and every die there that is better rerolled."""
        holiday = self.holiday
        gains = self.gains(self.seat)
        best = Plan(0, holiday.actions.roll)
        for column in range(holiday.town.width[holiday.row]):
            if holiday.pending.here != NONE and holiday.pending.here != column:
                continue
            found = self.best_dice(self.seat, gains, column, column + 1, 0)
            if found.gain > best.gain:
                best = found
        return best

    def dice_anywhere(self, own: bool, amount: i64) -> Plan:
        """The best dice of this seat, or of one opponent."""
        holiday = self.holiday
        best = Plan(0, holiday.actions.roll)
        for owner in range(holiday.seats):
            if (owner == self.seat) != own or (holiday.pending.target != NONE and holiday.pending.target != owner):
                continue
            found = self.best_dice(owner, self.gains(owner), 0, holiday.town.width[holiday.row], amount)
            if found.gain > best.gain:
                best = found
        return best

    def best_dice(self, owner: i64, gains: vec[i64], first: i64, last: i64, amount: i64) -> Plan:
        """Dice that are better rerolled, `amount` at most (0: any number), in columns `first` to before `last`."""
        holiday = self.holiday
        size = holiday.town.wide * FACES
        left = amount - holiday.pending.picks if amount > 0 else i64(size)
        taken = holiday.pending.picked[:] if holiday.pending.picks > 0 else NOTHING[:size]
        total: i64 = 0
        action = holiday.actions.roll
        while left > 0:
            chosen: i64 = NONE
            for die in range(first * FACES, last * FACES):
                best_so_far = gains[chosen] if chosen != NONE else i64(0)
                if holiday.runners[owner * size + die] > taken[die] and gains[die] > best_so_far:
                    chosen = die
            if chosen == NONE:
                break
            if total == 0:
                action = self.pick_action(owner, chosen)
            total += gains[chosen]
            taken[chosen] = u8(i64(taken[chosen]) + 1)
            left -= 1
        return Plan(total, action)

    def sum_in(self, owner: i64, gains: vec[i64], column: i64) -> i64:
        total: i64 = 0
        for face in range(i64(1), i64(FACES + 1)):
            total += self.holiday.runners_at(owner, column, face) * gains[column * FACES + face - 1]
        return total

    def panic(self) -> Plan:
        holiday = self.holiday
        width = holiday.town.width[holiday.row]
        totals = self.prospects.zero[:width]
        for owner in range(holiday.seats):
            gains = self.gains(owner)
            for column in range(width):
                totals[column] += self.sum_in(owner, gains, column)
        best: i64 = NONE
        for column in range(width):
            there = any(holiday.runners_in(owner, column) > 0 for owner in range(holiday.seats))
            if there and (best == NONE or totals[column] > totals[best]):
                best = column
        return Plan(totals[best], holiday.actions.at_roundabout(self.row_start + best))

    def heckle(self) -> Plan:
        holiday = self.holiday
        best = Plan(0, NONE)
        for owner in range(holiday.seats):
            if owner == self.seat:
                continue
            gains = self.gains(owner)
            for column in range(holiday.town.width[holiday.row]):
                if holiday.runners_in(owner, column) > 0:
                    gain = self.sum_in(owner, gains, column)
                    if best.action == NONE or gain > best.gain:
                        best = Plan(gain, holiday.actions.heckle(owner, self.row_start + column))
        return best

    # --- bulls --------------------------------------------------------------------------------------------------------

    def roll_a_bull(self) -> Plan:
        holiday = self.holiday
        best = Plan(0, NONE)
        for die in range(holiday.town.width[holiday.row] * FACES):
            if holiday.bulls[die] > 0:
                gain = self.gain_of_rolling(die)
                if best.action == NONE or gain > best.gain:
                    best = Plan(gain, holiday.actions.roll_bull(self.row_start + die // FACES, die % FACES + 1))
        return best

    def gain_of_rolling(self, die: i64) -> i64:
        bulls = self.holiday.bulls[:]
        bulls[die] = u8(i64(bulls[die]) - 1)
        return self.mean_balance(bulls, die // FACES, 1) - self.now

    def mean_balance(self, bulls: vec[u8], column: i64, dice: i64) -> i64:
        """The expected balance after rolling that many more bulls in a column, at least one."""
        if dice == 1:
            return self.prospects.balance_with_another(bulls, column)
        total: i64 = 0
        for die in range(column * FACES, (column + 1) * FACES):
            bulls[die] = u8(i64(bulls[die]) + 1)
            total += self.mean_balance(bulls, column, dice - 1)
            bulls[die] = u8(i64(bulls[die]) - 1)
        return total // FACES

    def roll_bulls(self) -> Plan:
        holiday = self.holiday
        best = Plan(0, NONE)
        for column in range(holiday.town.width[holiday.row]):
            dice = holiday.bulls_in(column)
            if dice > 0:
                gain = self.gain_of_rolling_all(column, dice)
                if best.action == NONE or gain > best.gain:
                    best = Plan(gain, holiday.actions.at_roundabout(self.row_start + column))
        return best

    def gain_of_rolling_all(self, column: i64, dice: i64) -> i64:
        gain: i64 = 0
        if dice > MOST_ROLLED_TOGETHER:
            for die in range(column * FACES, (column + 1) * FACES):
                if self.holiday.bulls[die] > 0:
                    gain += i64(self.holiday.bulls[die]) * self.gain_of_rolling(die)
            return gain
        bulls = self.holiday.bulls[:]
        for die in range(column * FACES, (column + 1) * FACES):
            bulls[die] = 0
        return self.mean_balance(bulls, column, dice) - self.now

    def lead(self) -> Plan:
        holiday = self.holiday
        best = Plan(0, NONE)
        for die in range(holiday.town.width[holiday.row] * FACES):
            if holiday.bulls[die] == 0:
                continue
            for side in range(i64(SIDES)):
                action = holiday.actions.lead_bull(self.row_start + die // FACES, die % FACES + 1, side)
                if action != NONE:
                    bulls = holiday.bulls[:]
                    to = die - FACES if side == LEFT else die + FACES
                    bulls[die] = u8(i64(bulls[die]) - 1)
                    bulls[to] = u8(i64(bulls[to]) + 1)
                    gain = self.prospects.balance_with_bulls(bulls) - self.now
                    if best.action == NONE or gain > best.gain:
                        best = Plan(gain, action)
        return best

    def loose(self) -> Plan:
        holiday = self.holiday
        best = Plan(0, NONE)
        for column in range(holiday.town.width[holiday.row]):
            gain = self.mean_balance(holiday.bulls[:], column, 1) - self.now
            if best.action == NONE or gain > best.gain:
                best = Plan(gain, holiday.actions.at_roundabout(self.row_start + column))
        return best

    # --- direction tokens ---------------------------------------------------------------------------------------------

    def sign(self) -> Plan:
        """The best sign, or skipping if no sign gains anything and skipping is allowed."""
        best = self.best_sign(self.holiday.tokens)
        if best.gain <= 0 and not self.is_lifted():
            return Plan(0, self.holiday.actions.skip)
        return best

    def best_sign(self, tokens: vec[u8]) -> Plan:
        """The first sign stands for all in rows already passed, which change nothing today."""
        holiday = self.holiday
        town = holiday.town
        others = self.prospects.others_with(tokens)
        unchanged = self.prospects.balance_with_own_tokens(tokens, others)
        best = Plan(unchanged - self.now, holiday.actions.place_token(0))
        tried = tokens[:]
        for sign in range(town.signs):
            there = tokens[sign]
            if town.sign_place[sign] >= self.row_start and i64(there) != self.seat + 1:
                tried[sign] = u8(self.seat + 1)
                if there == 0:
                    gain = self.prospects.balance_with_own_tokens(tried, others) - self.now
                else:  # whose token it is loses a guide
                    gain = self.balance_of_tokens(tried) - self.now
                tried[sign] = there
                if gain > best.gain:
                    best = Plan(gain, holiday.actions.place_token(sign))
        return best

    def gain_with(self, sign: i64) -> i64:
        """What this seat's token on that sign gains."""
        tokens = self.holiday.tokens[:]
        tokens[sign] = u8(self.seat + 1)
        return self.balance_of_tokens(tokens) - self.now

    def balance_of_tokens(self, tokens: vec[u8]) -> i64:
        return self.prospects.balance(tokens, self.prospects.masks)

    def move_token(self) -> Plan:
        """The token whose move pays most, when all are placed."""
        holiday = self.holiday
        best = Plan(0, holiday.actions.skip)
        for sign in range(holiday.town.signs):
            if holiday.token_at(sign) == self.seat:
                tokens = holiday.tokens[:]
                tokens[sign] = 0
                found = self.best_sign(tokens)
                if found.gain > best.gain:
                    best = Plan(found.gain, holiday.actions.lift_token(sign))
        return best

    def crew(self) -> Plan:
        holiday = self.holiday
        best = Plan(0, holiday.actions.skip)
        for sign in range(holiday.town.signs):
            if holiday.token_at(sign) != NONE:
                tokens = holiday.tokens[:]
                tokens[sign] = 0
                gain = self.balance_of_tokens(tokens) - self.now
                if gain > best.gain:
                    best = Plan(gain, holiday.actions.clear_token(sign))
        return best
