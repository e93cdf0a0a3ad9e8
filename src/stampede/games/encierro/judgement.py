"""What a person who has understood the game would do: run, stay dressed, slow down who leads, draw while it is safe."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from stampede.core.events import Event, Fact
from stampede.core.game import Judgement, State
from stampede.core.rng import Rng
from stampede.games.encierro.components import BULL_SHIELD, FALL_SHIELD, MOST_SEATS, TURNING
from stampede.games.encierro.prospects import CERTAIN, Prospects
from stampede.games.encierro.rules import Race
from stampede.games.encierro.state import ANSWER, ATTACKED, BULL_HITS, DISCARD, DRAW, PLAY, RESCUE


class EncierroJudgement(Judgement):
    def evaluate(self, state: State, seat: i64) -> i64:
        """Own standing against the best opponent's."""
        prospects = Prospects(cast(Race, state), seat)
        return prospects.standing(seat) - prospects.best_opponent()

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        race = cast(Race, state)
        actions = race.actions
        prospects = Prospects(race, seat)
        if race.asked == PLAY:
            return play(race, prospects)
        if race.asked == DISCARD:
            return part_or_draw(race, prospects)
        if race.asked == DRAW:
            return actions.draw if prospects.should_draw_on() else actions.stop
        if race.asked == RESCUE:
            way = prospects.way_to_advance()
            return way if way >= 0 else actions.stay
        if race.asked in (ATTACKED, ANSWER):
            if prospects.should_cancel():
                return actions.cancel
            return actions.take if race.asked == ANSWER else prospects.loss_to_take()
        return defend(race, prospects)

    def facts(self, state: State, seat: i64, action: i64) -> list[Event]:
        """Where it leads, whom it slows down, what it risks, what it saves."""
        race = cast(Race, state)
        actions, box = race.actions, race.box
        prospects = Prospects(race, seat)
        facts: dict[str, Fact]
        if action < actions.swap:
            to = race.location(seat) + prospects.steps_of(action)
            return [Event("advice-advance", {"location": box.locations[min(to, box.goal) - 1]})]
        if action < actions.lay:
            if action < actions.attack:
                victim = action - actions.swap
            elif action < actions.barrier:
                victim = (action - actions.attack) % MOST_SEATS
            else:
                victim = action - actions.barrier
            facts = {"victim": int(victim), "location": box.locations[race.location(victim) - 1]}
            return [Event("advice-slow-down", facts)]
        if action < actions.discard:
            return [Event("advice-prepare", {})]
        if action < actions.draw:
            return [Event("advice-part", {"card": box.names[action - actions.discard + box.eyes]})]
        if action <= actions.stop:
            risk = int(prospects.risk() * 100 // CERTAIN)
            return [Event("advice-draw" if action == actions.draw else "advice-stop", {"risk": risk})]
        if action < actions.lose or action == actions.cancel:
            return [Event("advice-repel", {"objects": int(race.objects_of(seat))})]
        if action == actions.back:
            return [Event("advice-back", {"location": box.locations[race.location(seat) - 2]})]
        if action == actions.stay:
            return [Event("advice-no-way-out", {})]
        return [Event("advice-bear-it", {})]


def play(race: Race, prospects: Prospects) -> i64:
    """Special objects first, then what is lost, then running, then the others; then room for new cards."""
    actions, seat = race.actions, prospects.seat
    special = prospects.should_lay()
    if special >= 0:
        return actions.lay + special - race.box.cape
    if race.advanced == 0:
        way = prospects.way_to_advance()
        if way >= 0:
            return way
    lost = prospects.lost_object()
    if lost >= 0 and race.holds(seat, race.box.recover):
        return actions.recover + lost
    attack = prospects.attack_to_play()
    if attack >= 0:
        return attack
    return part_or_draw(race, prospects)


def part_or_draw(race: Race, prospects: Prospects) -> i64:
    if race.size(race.hand(prospects.seat)) < race.box.hand:
        return race.actions.draw
    return race.actions.discard + prospects.card_to_part_with() - race.box.eyes


def defend(race: Race, prospects: Prospects) -> i64:
    """Against a bull or a fall: send it on, a shield, the special object; else the smallest loss."""
    box, actions, seat = race.box, race.actions, prospects.seat
    bull = race.asked == BULL_HITS
    if bull and race.holds(seat, box.turning):
        target = prospects.runner_to_send_to()
        if target >= 0:
            return actions.send + target
    low = box.first[BULL_SHIELD] if bull else box.first[FALL_SHIELD]
    high = box.first[FALL_SHIELD] if bull else box.first[TURNING]
    shield = prospects.shield_to_play(low, high)
    saves = box.cape if bull else box.grip
    pair = shield in (box.patron, box.hemingway)
    if race.special(seat) == saves and (shield < 0 or pair):
        return actions.use + saves - box.cape
    if shield >= 0:
        return actions.shield + shield - box.eyes
    return prospects.loss_to_take()
