"""What a person who has understood the game would do: keep rolling, hold up who leads, and end exactly."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from stampede.core.events import Event, Fact
from stampede.core.game import Judgement, State
from stampede.core.rng import Rng
from stampede.games.street.components import MOST_SEATS, NOTHING
from stampede.games.street.prospects import WIN, Prospects
from stampede.games.street.rules import Race
from stampede.games.street.state import NOT_OVER


class StreetJudgement(Judgement):
    def evaluate(self, state: State, seat: i64) -> i64:
        """Own standing against the best opponent's; the end decides everything."""
        race = cast(Race, state)
        if race.is_out(seat):
            return -WIN
        if race.ending != NOT_OVER:
            outcome = race.outcome()
            return WIN if outcome is not None and outcome.ranks[seat] == 1 else -WIN
        prospects = Prospects(race, seat)
        return prospects.own_standing() - prospects.others_standing()

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        return Prospects(cast(Race, state), seat).best_choice()

    def facts(self, state: State, seat: i64, action: i64) -> list[Event]:
        race = cast(Race, state)
        actions, box = race.actions, race.box
        facts: dict[str, Fact]
        if action == actions.end:
            return [Event("advice-end", {})]
        if action >= actions.discard:
            return [Event("advice-discard", {"card": box.names[action - actions.discard]})]
        if action >= actions.police:
            return [Event("advice-police", {"target": int(action - actions.police)})]
        if action >= actions.swap:
            return [Event("advice-swap", {"target": int(action - actions.swap)})]
        if action >= actions.invincible:
            return [Event("advice-invincible", {})]
        if action >= actions.counter:
            return [Event("advice-counter", {"trick": box.names[race.trick(seat)]})]
        if action >= actions.trick:
            target = (action - actions.trick) % MOST_SEATS
            facts = {"target": int(target), "km": int(race.km(target))}
            return [Event("advice-trick", facts)]
        if action >= actions.ride:
            return [self.ride_fact(race, seat, box.km[box.first_distance + action - actions.ride])]
        if race.vehicle(seat) == NOTHING:
            return [Event("advice-mount", {})]
        if race.trick(seat) != NOTHING:
            return [Event("advice-escape", {"trick": box.names[race.trick(seat)]})]
        return [Event("advice-change", {})]

    def ride_fact(self, race: Race, seat: i64, km: i64) -> Event:
        """Where it leads: to the end, beyond it, or so far that a card of the hand makes the rest."""
        goal = race.goal(seat)
        rest = goal - race.km(seat) - km
        if rest == 0:
            return Event("advice-win", {"goal": int(goal)})
        if rest < 0:
            return Event("advice-beyond", {"goal": int(goal)})
        kind = race.box.kind_of.get(f"{rest}km", -1)
        if kind >= 0 and rest != km and race.count(race.hand(seat), kind) > 0:
            return Event("advice-then-win", {"rest": int(rest)})
        if kind >= 0 and rest == km and race.count(race.hand(seat), kind) > 1:
            return Event("advice-then-win", {"rest": int(rest)})
        return Event("advice-ride", {"km": int(race.km(seat) + km), "rest": int(rest)})
