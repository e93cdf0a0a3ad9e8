"""How an experienced player plays: the card that gains most now, and rerolls only where they help."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from stampede.core.events import Event
from stampede.core.game import Judgement, State
from stampede.core.rng import Rng
from stampede.games.bulls.actions import DISCARD, KEEP, PLACE, PLAY, ROLL, SKIP
from stampede.games.bulls.choices import has_target
from stampede.games.bulls.components import FACES
from stampede.games.bulls.plans import Plan, Plans
from stampede.games.bulls.prospects import CARD_TOMORROW, POINT, RUNNER_TOMORROW, Prospects
from stampede.games.bulls.rules import Holiday
from stampede.games.bulls.state import CARD, NONE, NOT_OVER, START, UNWANTED

# What a card usually gains at the right moment, by effect, in thousandths of a point.
USUAL_GAIN: Final = vec[i64]([750, 950, 1000, 950, 800, 600, 350, 550, 900, 1900, 200, 700, 2000])

TENTH: Final[i64] = 100  # of a point


class BullsJudgement(Judgement):
    def evaluate(self, state: State, seat: i64) -> i64:
        """This seat's points, scored and expected, against the average opponent's."""
        holiday = cast(Holiday, state)
        own = expected_points(holiday, seat)
        others: i64 = 0
        for other in range(holiday.seats):
            if other != seat:
                others += expected_points(holiday, other)
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
            return holiday.actions.play_card(card_to_play(holiday, seat))
        if asked == START:
            return holiday.actions.place_runner(start_for_a_runner(holiday, seat))
        if asked == UNWANTED:
            return discard(holiday, seat)
        return plan_for(holiday, seat).action

    def facts(self, state: State, seat: i64, action: i64) -> list[Event]:
        """What a choice is expected to gain."""
        holiday = cast(Holiday, state)
        actions = holiday.actions
        verb = actions.verb(action)
        if verb == PLAY:
            gain = gain_of(holiday, Plans(holiday, seat), actions.card(action))
            return [told("advice-gain", gain)] if gain >= TENTH else [Event("advice-little", {})]
        if verb == PLACE:
            values = Prospects(holiday, seat).own_values()
            return [told("advice-start", values[actions.place(action) * FACES])]
        if verb == KEEP:
            return [Event("advice-keep", {})]
        if verb in (ROLL, SKIP):
            return [Event("advice-enough", {})]
        if verb == DISCARD:
            return [Event("advice-discard", {})]
        plan = plan_for(holiday, seat)
        return [told("advice-gain", plan.gain)] if action == plan.action else []


def told(kind: str, gain: i64) -> Event:
    """Rounds thousandths of a point to tenths."""
    tenths = (gain + TENTH // 2) // TENTH
    return Event(kind, {"points": f"{tenths // 10}.{tenths % 10}"})


def plan_for(holiday: Holiday, seat: i64) -> Plan:
    """How to carry out the card in play."""
    return Plans(holiday, seat).best(holiday.pending.asked, holiday.box.amount[holiday.pending.card])


def expected_points(holiday: Holiday, seat: i64) -> i64:
    """What was scored, what the runners in town should score, and what was earned for the next day."""
    total = holiday.points(seat) * POINT
    if holiday.ending != NOT_OVER:
        return total
    player = holiday.players[seat]
    if holiday.row < holiday.town.steps:
        prospects = Prospects(holiday, seat)
        values = prospects.own_values()
        total += prospects.total_of(seat, values)
        if player.ones > 0:
            total += player.ones * best_start(holiday, values)
    elif not holiday.is_last_day():
        total += player.more_runners * RUNNER_TOMORROW + player.more_cards * CARD_TOMORROW
        total += worth_of_kept_cards(holiday, seat)
    return total


def best_start(holiday: Holiday, values: vec[i64]) -> i64:
    """What a 1 that isn't placed yet will be worth."""
    best: i64 = values[0]
    for column in range(holiday.town.width[0]):
        if values[column * FACES] > best:
            best = values[column * FACES]
    return best


def worth_of_kept_cards(holiday: Holiday, seat: i64) -> i64:
    """After a day, a card saves drawing another: it is worth keeping if it is better than an unknown one."""
    hand, mean = holiday.hand(seat), mean_gain(holiday)
    total: i64 = 0
    for kind in range(holiday.box.kinds):
        above = usual_gain(holiday, kind) - mean
        if above > 0:
            total += above * holiday.count(hand, kind)
    return total


def card_to_play(holiday: Holiday, seat: i64) -> i64:
    """The card that gains most now compared with keeping it."""
    plans = Plans(holiday, seat)
    best: i64 = NONE
    most: i64 = 0
    for kind in range(holiday.box.kinds):
        if holiday.count(holiday.hand(seat), kind) > 0:
            worth = gain_of(holiday, plans, kind) - worth_if_kept(holiday, seat, kind)
            if best == NONE or worth > most:
                best = kind
                most = worth
    return best


def gain_of(holiday: Holiday, plans: Plans, kind: i64) -> i64:
    effect = holiday.box.effect[kind]
    return plans.best(effect, holiday.box.amount[kind]).gain if has_target(holiday, effect) else 0


def worth_if_kept(holiday: Holiday, seat: i64, kind: i64) -> i64:
    """It may be played later today; after the last step it saves drawing a new card tomorrow."""
    later = holiday.town.steps - 1 - holiday.row
    others = holiday.size(holiday.hand(seat)) - 1
    usual = usual_gain(holiday, kind)
    if later == 0 or others == 0:
        above = usual - mean_gain(holiday)
        return above if above > 0 and holiday.day < holiday.box.days - 1 else 0
    return usual if later >= others else usual * later // others


def usual_gain(holiday: Holiday, kind: i64) -> i64:
    return USUAL_GAIN[holiday.box.effect[kind]]


def mean_gain(holiday: Holiday) -> i64:
    """What an unknown card is worth."""
    box = holiday.box
    total: i64 = 0
    for kind in range(box.kinds):
        total += box.copies[kind] * usual_gain(holiday, kind)
    return total // box.cards


def start_for_a_runner(holiday: Holiday, seat: i64) -> i64:
    values = Prospects(holiday, seat).own_values()
    best: i64 = 0
    for column in range(holiday.town.width[0]):
        if values[column * FACES] > values[best * FACES]:
            best = column
    return best


def discard(holiday: Holiday, seat: i64) -> i64:
    """A card worth less than an unknown one, or keep."""
    mean = mean_gain(holiday)
    for kind in range(holiday.box.kinds):
        if holiday.wanted(seat, kind) > 0 and usual_gain(holiday, kind) < mean:
            return holiday.actions.discard_card(kind)
    return holiday.actions.keep
