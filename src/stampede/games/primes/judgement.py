"""What a person who understands the game would do: trip where it pays, run far, land safely, hit 100 exactly."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from stampede.core.events import Event, Fact
from stampede.core.game import Judgement, State
from stampede.core.rng import Rng
from stampede.games.primes.actions import AIM, LAY_FOR_RUN, MOVE_MEEPLE, PASS_TURN, STOP_LAYING, STOP_MOVING, USE_MOVE
from stampede.games.primes.components import BACKS
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
        """How far it throws others back, how far it takes the seat itself, and how safe it is there."""
        race = cast(Race, state)
        actions = race.actions
        prospects = Prospects(race, seat, self.weights)
        verb = actions.verb(action)
        if verb in (PASS_TURN, STOP_LAYING, STOP_MOVING):
            return [Event("advice-nothing-better", {})]
        facts: dict[str, Fact]
        if verb == LAY_FOR_RUN:
            number = race.box.number[actions.card(action)]
            held = race.size_of(race.hand(seat), number)
            furthest = "yes" if number * held == longest_run(race, seat) else "no"
            facts = {"number": int(number), "held": int(held), "sum": int(number * held), "furthest": furthest}
            told = [Event("advice-run", facts)]
            head_start = race.head_start_of(seat)
            if head_start > 0:
                told.append(Event("advice-head-start", {"squares": int(head_start)}))
            return told
        if verb == USE_MOVE:
            return [Event("advice-use", {"sum": int(actions.total(action))})]
        if verb == MOVE_MEEPLE:
            to = actions.square(action) + race.pending.total
            facts = {"to": int(to), "safety": int(prospects.safety(to))}
            return [Event("advice-land", facts)]
        square = actions.square(action) if verb == AIM else race.pending.square
        facts = {
            "square": int(square),
            "sum": int(prospects.sum_of_trip(square)),
            "meeples": int(prospects.victims(square)),
        }
        return [Event("advice-trip", facts)]


def longest_run(race: Race, seat: i64) -> i64:
    """The squares of a run with all of a seat's cards of one number, of that which goes furthest."""
    longest: i64 = 0
    for number in range(i64(1), BACKS):
        squares = number * race.size_of(race.hand(seat), number)
        if squares > longest:
            longest = squares
    return longest
