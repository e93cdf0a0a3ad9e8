"""What a person who understands the game would do: keep rolling, hold up the leader, and finish exactly."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from stampede.core.events import Event, Fact
from stampede.core.game import Judgement, State
from stampede.core.outlook import weighed
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
from stampede.games.street.finishing import SURE
from stampede.games.street.outlook import traits_of
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

    def outlook(self, state: State, seat: i64) -> i64:
        """Fitted to who won; a race that is over, or a seat that is out, is for `evaluate` to judge."""
        race = cast(Race, state)
        if len(self.weights.outlook) == 0 or race.ending != NOT_OVER or race.riders[seat].is_out():
            return self.evaluate(state, seat)
        return weighed(traits_of(Prospects(race, seat, self.weights)), self.weights.outlook)

    def traits(self, state: State, seat: i64) -> list[int]:
        race = cast(Race, state)
        if race.ending != NOT_OVER or race.riders[seat].is_out():
            return []
        return [int(trait) for trait in traits_of(Prospects(race, seat, self.weights))]

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        return Prospects(cast(Race, state), seat, self.weights).best_choice()

    def is_settled(self, state: State) -> bool:
        """Between turns: within one, cards are spent and not drawn yet."""
        return cast(Race, state).played == 0

    def facts(self, state: State, seat: i64, action: i64) -> list[Event]:
        race = cast(Race, state)
        actions, box, rider = race.actions, race.box, race.riders[seat]
        verb, card, target = actions.verb(action), actions.card(action), actions.target(action)
        if verb == END_TURN:
            return [Event("advice-end", {})]
        if verb == DISCARD_CARD:
            return self.discard_facts(race, seat, card)
        if verb == RIDE:
            return self.ride_facts(race, seat, card)
        if verb == PLAY_TRICK:
            facts: dict[str, Fact] = {"target": int(target), "km": int(race.riders[target].km)}
            return [Event("advice-trick", facts)]
        if verb == COUNTER_TRICK:
            return [Event("advice-counter", {"trick": box.names[rider.trick]})]
        if verb == BECOME_INVINCIBLE:
            return [Event("advice-invincible", {"turns": int(box.turns[card])})]
        if verb == SWAP_HANDS:
            poor = Prospects(race, seat, self.weights).worth(action) > 0
            cards = int(race.size(race.hand(target)))
            return [Event("advice-swap", {"target": int(target), "cards": cards, "poor": "yes" if poor else "no"})]
        if verb == STOP_RIDER:
            return [Event("advice-police", {"target": int(target), "km": int(race.riders[target].km)})]
        if rider.vehicle == NOTHING:
            return [Event("advice-mount", {})]
        if rider.is_blocked():
            return [Event("advice-escape", {"trick": box.names[rider.trick]})]
        return [Event("advice-change", {})]

    def discard_facts(self, race: Race, seat: i64, card: i64) -> list[Event]:
        """What a card is no longer good for, and how likely new ones end at the goal."""
        rest = race.goal(seat) - race.riders[seat].km
        name = race.box.names[card]
        if race.box.km[card] > rest:
            return [Event("advice-too-far", {"card": name, "rest": int(rest)}), *self.chance(race, seat, card, rest)]
        return [Event("advice-discard", {"card": name}), *self.chance(race, seat, card, rest)]

    def ride_facts(self, race: Race, seat: i64, card: i64) -> list[Event]:
        """Where it leads: to the goal, beyond it, or to where a single card in hand makes up the rest."""
        km = race.box.km[card]
        goal, ridden = race.goal(seat), race.riders[seat].km + km
        rest = goal - ridden
        if rest == 0:
            return [Event("advice-win", {"goal": int(goal)})]
        if rest < 0:
            return [Event("advice-beyond", {"goal": int(goal)})]
        kind = race.box.kind_of.get(f"{rest}km", NOTHING)
        needed = 2 if rest == km else 1  # the card ridden now does not count
        if kind != NOTHING and race.count(race.hand(seat), kind) >= needed:
            return [Event("advice-then-win", {"rest": int(rest)})]
        return [
            Event("advice-ride", {"km": int(ridden), "rest": int(rest)}),
            *self.chance(race, seat, card, rest),
        ]

    def chance(self, race: Race, seat: i64, used: i64, rest: i64) -> list[Event]:
        """How likely the seat can finish next turn, near the goal: without that card, and with two that are drawn."""
        prospects = Prospects(race, seat, self.weights)
        if rest > self.weights.near or not prospects.rider.can_ride():
            return []
        prospects.held[used] -= 1
        chance = (prospects.finishing.chance(rest, prospects.held) * 100 + SURE // 2) // SURE
        last = "no" if prospects.can_play_another() else "yes"
        return [Event("advice-chance", {"chance": int(chance), "last": last})] if chance > 0 else []
