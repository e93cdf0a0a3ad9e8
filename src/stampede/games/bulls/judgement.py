"""How an experienced player plays: the card that gains most now, and rerolls only where they help."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from stampede.core.events import Event
from stampede.core.game import Judgement, State
from stampede.core.rng import Rng
from stampede.games.bulls.actions import DISCARD, KEEP, PLACE, PLAY, ROLL, SIGN, SKIP
from stampede.games.bulls.choices import has_target
from stampede.games.bulls.components import FACES
from stampede.games.bulls.parts import CARD, NONE, START, UNWANTED
from stampede.games.bulls.plans import Plan, Plans
from stampede.games.bulls.prospects import CERTAIN, POINT, Prospects, effect_of
from stampede.games.bulls.rules import Holiday
from stampede.games.bulls.state import NOT_OVER
from stampede.games.bulls.weights import Weights

TENTH: Final[i64] = 100  # of a point


class BullsJudgement(Judgement):
    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights

    def evaluate(self, state: State, seat: i64) -> i64:
        """This seat's points, scored and expected, against the average opponent's."""
        holiday = cast(Holiday, state)
        own = expected_points(holiday, seat, self.weights)
        others: i64 = 0
        for other in range(holiday.seats):
            if other != seat:
                others += expected_points(holiday, other, self.weights)
        return own - others // (holiday.seats - 1)

    def is_settled(self, state: State) -> bool:
        """When a day is over, and nobody has said yet which cards to keep."""
        holiday = cast(Holiday, state)
        if holiday.pending.asked != UNWANTED:
            return False
        for seat in range(holiday.seats):
            hand = holiday.hand(seat)
            if holiday.size(hand) > 0 and holiday.ready >> seat & 1:
                return False
            for kind in range(holiday.box.kinds):
                if holiday.unwanted_of(seat, kind) > 0:
                    return False
        return True

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        holiday = cast(Holiday, state)
        asked = holiday.pending.asked
        if asked == CARD:
            return holiday.actions.play_card(card_to_play(holiday, seat, self.weights))
        if asked == START:
            return holiday.actions.place_runner(start_for_a_runner(holiday, seat, self.weights))
        if asked == UNWANTED:
            return discard(holiday, seat, self.weights)
        return plan_for(holiday, seat, self.weights).action

    def facts(self, state: State, seat: i64, action: i64) -> list[Event]:
        """What a choice is expected to gain."""
        holiday = cast(Holiday, state)
        actions = holiday.actions
        verb = actions.verb(action)
        if verb == PLAY:
            gain = gain_of(holiday, Plans(holiday, seat, self.weights), actions.card(action))
            return [told("advice-gain", gain, holiday)] if gain >= TENTH else [Event("advice-little", {})]
        if verb == PLACE:
            return [told("advice-start", worth_of_start(holiday, seat, actions.place(action), self.weights), holiday)]
        if verb == KEEP:
            return [Event("advice-keep", {})]
        if verb in (ROLL, SKIP):
            return [Event("advice-enough", {})]
        if verb == DISCARD:
            return [Event("advice-discard", {})]
        plan = plan_for(holiday, seat, self.weights)
        if action != plan.action:
            return about_another_sign(holiday, seat, actions.sign(action), self.weights) if verb == SIGN else []
        return [told("advice-gain", plan.gain, holiday)] if plan.gain >= TENTH else [Event("advice-least", {})]


def told(kind: str, gain: i64, holiday: Holiday) -> Event:
    """Rounds thousandths of a point to tenths; how a decimal is written is the language's business.

    Before the last day, what sights bring for tomorrow is counted in.
    """
    tenths = (gain + TENTH // 2) // TENTH
    last = "yes" if holiday.is_last_day() else "no"
    return Event(kind, {"points": int(tenths // 10), "tenths": int(tenths % 10), "last": last})


def about_another_sign(holiday: Holiday, seat: i64, sign: i64, weights: Weights) -> list[Event]:
    """What speaks for a sign that is not the best for today: in a row already passed, only the days to come."""
    if holiday.town.sign_place[sign] < holiday.town.first[holiday.row]:
        return [] if holiday.is_last_day() else [Event("advice-sign-tomorrow", {})]
    gain = Plans(holiday, seat, weights).gain_with(sign)
    return [told("advice-gain", gain, holiday)] if gain >= TENTH else []


def plan_for(holiday: Holiday, seat: i64, weights: Weights) -> Plan:
    """How to carry out the card in play."""
    return Plans(holiday, seat, weights).best(holiday.pending.asked, holiday.box.amount[holiday.pending.card])


def expected_points(holiday: Holiday, seat: i64, weights: Weights) -> i64:
    """What was scored, what the runners in town should score, and what is earned for the next day."""
    total = holiday.points(seat) * POINT
    if holiday.ending != NOT_OVER:
        return total
    player = holiday.players[seat]
    if holiday.row < holiday.town.steps:
        total += points_to_come(holiday, seat, weights)
    elif not holiday.is_last_day():
        total += player.more_runners * weights.runner + player.more_cards * weights.card
    if not holiday.is_last_day():
        total += worth_of_kept_cards(holiday, seat, weights)
    return total


def points_to_come(holiday: Holiday, seat: i64, weights: Weights) -> i64:
    """Points by expected arrivals, and each effect by the chance that anyone arrives, since it counts once."""
    prospects = Prospects(holiday, seat, weights)
    town, box = holiday.town, holiday.box
    points = prospects.zero[: town.wide]
    for column in range(town.width[town.steps]):
        points[column] = box.points[i64(holiday.sights[column])] * POINT
    values = prospects.values_for(points, seat, holiday.tokens, prospects.masks)
    total = prospects.total_of(seat, values)
    ones = holiday.players[seat].ones
    if ones > 0:
        start = start_for_a_runner(holiday, seat, weights)
        total += ones * prospects.own_values()[start * FACES]
    for column in range(town.width[town.steps]):
        effect = effect_of(holiday, i64(holiday.sights[column]), weights)
        if effect != 0:
            total += effect * prospects.chance_of_arrival(seat, column) // CERTAIN
    return total


def worth_of_kept_cards(holiday: Holiday, seat: i64, weights: Weights) -> i64:
    """After a day, a card saves drawing another: it is worth keeping if it is better than an unknown one."""
    hand, mean = holiday.hand(seat), mean_gain(holiday, weights)
    total: i64 = 0
    for kind in range(holiday.box.kinds):
        above = usual_gain(holiday, kind, weights) - mean
        if above > 0:
            total += above * holiday.count(hand, kind)
    return total


def card_to_play(holiday: Holiday, seat: i64, weights: Weights) -> i64:
    """The card that gains most now compared with keeping it."""
    plans = Plans(holiday, seat, weights)
    best: i64 = NONE
    most: i64 = 0
    for kind in range(holiday.box.kinds):
        if holiday.count(holiday.hand(seat), kind) > 0:
            worth = gain_of(holiday, plans, kind) - worth_if_kept(holiday, seat, kind, weights)
            if best == NONE or worth > most:
                best = kind
                most = worth
    return best


def gain_of(holiday: Holiday, plans: Plans, kind: i64) -> i64:
    effect = holiday.box.effect[kind]
    return plans.best(effect, holiday.box.amount[kind]).gain if has_target(holiday, effect) else 0


def worth_if_kept(holiday: Holiday, seat: i64, kind: i64, weights: Weights) -> i64:
    """It may be played later today; after the last step it saves drawing a new card tomorrow."""
    later = holiday.town.steps - 1 - holiday.row
    others = holiday.size(holiday.hand(seat)) - 1
    usual = usual_gain(holiday, kind, weights)
    if later == 0 or others == 0:
        above = usual - mean_gain(holiday, weights)
        return above if above > 0 and holiday.day < holiday.box.days - 1 else 0
    return usual if later >= others else usual * later // others


def usual_gain(holiday: Holiday, kind: i64, weights: Weights) -> i64:
    return weights.gain[holiday.box.effect[kind]]


def mean_gain(holiday: Holiday, weights: Weights) -> i64:
    """What an unknown card is worth."""
    box = holiday.box
    total: i64 = 0
    for kind in range(box.kinds):
        total += box.copies[kind] * usual_gain(holiday, kind, weights)
    return total // box.cards


def worth_of_start(holiday: Holiday, seat: i64, column: i64, weights: Weights) -> i64:
    """What a 1 placed there comes to, with the last bull, which is rolled when all have placed theirs."""  # B9
    prospects = Prospects(holiday, seat, weights)
    masks = prospects.masks
    total: i64 = 0
    for face in range(i64(2), i64(FACES + 1)):
        prospects.masks = masks[:]
        prospects.add_path(prospects.masks, holiday.town.start_of[face], face)
        total += prospects.own_values()[column * FACES]
    return total // (FACES - 1)


def start_for_a_runner(holiday: Holiday, seat: i64, weights: Weights) -> i64:
    values = Prospects(holiday, seat, weights).own_values()
    best: i64 = 0
    for column in range(holiday.town.width[0]):
        if values[column * FACES] > values[best * FACES]:
            best = column
    return best


def discard(holiday: Holiday, seat: i64, weights: Weights) -> i64:
    """A card worth less than an unknown one, or keep."""
    mean = mean_gain(holiday, weights)
    for kind in range(holiday.box.kinds):
        if holiday.wanted(seat, kind) > 0 and usual_gain(holiday, kind, weights) < mean:
            return holiday.actions.discard_card(kind)
    return holiday.actions.keep
