"""What a person who understands the game would do: keep rolling, hold up the leader, and finish exactly."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from stampede.core.events import Event, Fact
from stampede.core.game import Judgement, State
from stampede.core.rng import Rng
from stampede.games.street.actions import (
    BECOME_INVINCIBLE,
    COUNTER_TRICK,
    DISCARD_CARD,
    END_TURN,
    PLAY_TRICK,
    RIDE,
    STOP_RIDER,
    SWAP_HANDS,
)
from stampede.games.street.components import NOTHING
from stampede.games.street.prospects import WIN, Prospects
from stampede.games.street.rules import Race
from stampede.games.street.state import NOT_OVER
from stampede.games.street.weights import Weights


class StreetJudgement(Judgement):
    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights

    def evaluate(self, state: State, seat: i64) -> i64:
        """The seat's standing against its best opponent's; once the race is over, only winning counts."""
        race = cast(Race, state)
        if race.riders[seat].is_out():
            return -WIN
        if race.ending != NOT_OVER:
            outcome = race.outcome()
            return WIN if outcome is not None and outcome.ranks[seat] == 1 else -WIN
        prospects = Prospects(race, seat, self.weights)
        return prospects.own_standing() - prospects.others_standing()

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        return Prospects(cast(Race, state), seat, self.weights).best_choice()

    def facts(self, state: State, seat: i64, action: i64) -> list[Event]:
        race = cast(Race, state)
        actions, box, rider = race.actions, race.box, race.riders[seat]
        verb, card, target = actions.verb(action), actions.card(action), actions.target(action)
        if verb == END_TURN:
            return [Event("advice-end", {})]
        if verb == DISCARD_CARD:
            return [Event("advice-discard", {"card": box.names[card]})]
        if verb == RIDE:
            return [self.ride_fact(race, seat, box.km[card])]
        if verb == PLAY_TRICK:
            facts: dict[str, Fact] = {"target": int(target), "km": int(race.riders[target].km)}
            return [Event("advice-trick", facts)]
        if verb == COUNTER_TRICK:
            return [Event("advice-counter", {"trick": box.names[rider.trick]})]
        if verb == BECOME_INVINCIBLE:
            return [Event("advice-invincible", {})]
        if verb == SWAP_HANDS:
            return [Event("advice-swap", {"target": int(target)})]
        if verb == STOP_RIDER:
            return [Event("advice-police", {"target": int(target)})]
        if rider.vehicle == NOTHING:
            return [Event("advice-mount", {})]
        if rider.is_blocked():
            return [Event("advice-escape", {"trick": box.names[rider.trick]})]
        return [Event("advice-change", {})]

    def ride_fact(self, race: Race, seat: i64, km: i64) -> Event:
        """Where it leads: to the goal, beyond it, or to where a single card in hand makes up the rest."""
        goal, ridden = race.goal(seat), race.riders[seat].km + km
        rest = goal - ridden
        if rest == 0:
            return Event("advice-win", {"goal": int(goal)})
        if rest < 0:
            return Event("advice-beyond", {"goal": int(goal)})
        kind = race.box.kind_of.get(f"{rest}km", NOTHING)
        needed = 2 if rest == km else 1  # the card ridden now does not count
        if kind != NOTHING and race.count(race.hand(seat), kind) >= needed:
            return Event("advice-then-win", {"rest": int(rest)})
        return Event("advice-ride", {"km": int(ridden), "rest": int(rest)})
