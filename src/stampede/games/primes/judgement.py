"""What a person who understands the game would do: trip where it pays, run far, land safely, hit 100 exactly."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from stampede.core.events import Event
from stampede.core.game import Judgement, State
from stampede.core.rng import Rng
from stampede.games.primes.facts import facts_of
from stampede.games.primes.outlook import hands_and_turn
from stampede.games.primes.prospects import Prospects
from stampede.games.primes.rules import Race
from stampede.games.primes.state import EARNED, LAY, RUN, TURN
from stampede.games.primes.weights import Weights


class PrimesJudgement(Judgement):
    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights

    def evaluate(self, state: State, seat: i64) -> i64:
        """The seat's standing against the average opponent's."""
        race = cast(Race, state)
        prospects = Prospects(race, seat, self.weights)
        return prospects.own_standing() - prospects.others_standing() + hands_and_turn(race, seat, self.weights)

    def is_settled(self, state: State) -> bool:
        """When a turn begins: in the middle of one, a trip or a run has cost its cards and not paid yet."""
        race = cast(Race, state)
        return race.pending.asked == TURN and race.played == 0

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        race = cast(Race, state)
        actions, asked = race.actions, race.pending.asked
        prospects = Prospects(race, seat, self.weights)
        if asked == TURN:
            if race.played == 0 and prospects.pass_wins():
                return actions.pass_turn
            square = prospects.square_to_trip()
            if square > 0:
                return actions.trip(square)
            card = prospects.card_to_run()
            if card >= 0:
                return actions.run(card)
            if race.played > 0:
                return actions.stop
            card = prospects.card_to_play_on()
            return actions.run(card) if card >= 0 else actions.pass_turn
        if asked == LAY:
            return actions.lay(prospects.card_to_lay())
        if asked == RUN:
            card = prospects.card_to_run_on()
            return actions.run(card) if card >= 0 else actions.stop
        plan = prospects.plan_moves()
        if plan.square < 0:
            return actions.done
        return actions.use(plan.total) if asked == EARNED else actions.move(plan.square)

    def facts(self, state: State, seat: i64, action: i64) -> list[Event]:
        usual = action == self.choose(state, seat, Rng.barred())
        return facts_of(cast(Race, state), seat, action, usual, self.weights)
