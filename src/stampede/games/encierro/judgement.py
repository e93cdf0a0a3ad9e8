"""What a person who has understood the game would do: run, stay dressed, slow down who leads, draw while it is safe."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from stampede.core.events import Event
from stampede.core.game import Judgement, State
from stampede.core.outlook import weighed
from stampede.core.rng import Rng
from stampede.games.encierro.facts import facts_of
from stampede.games.encierro.outlook import traits_of
from stampede.games.encierro.prospects import Prospects
from stampede.games.encierro.rules import Race
from stampede.games.encierro.state import ANSWERING, ATTACKED, DISCARDING, DRAWING, LEAVING, PLAYING
from stampede.games.encierro.weights import Weights

OUT: Final = 100_000  # no outlook is anywhere near


class EncierroJudgement(Judgement):
    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights

    def evaluate(self, state: State, seat: i64) -> i64:
        """Own standing against the best opponent's."""
        prospects = Prospects(cast(Race, state), seat, self.weights)
        return prospects.standing(seat) - prospects.best_opponent()

    def outlook(self, state: State, seat: i64) -> i64:
        """Fitted to who won; of a run that is over `evaluate` says enough."""
        race = cast(Race, state)
        if race.is_out(seat):
            return -OUT
        if len(self.weights.outlook) == 0 or race.owing() == 0:
            return self.evaluate(state, seat)
        return weighed(traits_of(Prospects(race, seat, self.weights)), self.weights.outlook)

    def traits(self, state: State, seat: i64) -> list[int]:
        race = cast(Race, state)
        if race.owing() == 0 or race.is_out(seat):
            return []
        return [int(trait) for trait in traits_of(Prospects(race, seat, self.weights))]

    def is_settled(self, state: State) -> bool:
        """Between turns: within one, hands are played and not filled again."""
        return cast(Race, state).pending.asks == PLAYING

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        race = cast(Race, state)
        actions, asks = race.actions, race.pending.asks
        prospects = Prospects(race, seat, self.weights)
        if asks == PLAYING:
            return play(race, prospects)
        if asks == DISCARDING:
            return part_or_draw(race, prospects)
        if asks == DRAWING:
            return actions.draw if prospects.should_draw_on() else actions.stop
        if asks == LEAVING:
            way = prospects.way_to_advance()
            return way if way >= 0 else actions.stay
        if asks in (ATTACKED, ANSWERING):
            if prospects.should_cancel():
                return actions.cancel
            return actions.take if asks == ANSWERING else prospects.loss_to_take()
        return defend(race, prospects)

    def facts(self, state: State, seat: i64, action: i64) -> list[Event]:
        return facts_of(cast(Race, state), Prospects(cast(Race, state), seat, self.weights), action)


def play(race: Race, prospects: Prospects) -> i64:
    """A special object first, then running, what is lost, the others; then room for new cards."""
    actions = race.actions
    special = prospects.should_lay()
    if special >= 0:
        return actions.lay(special)
    if not race.pending.advanced:
        way = prospects.way_to_advance()
        if way >= 0:
            return way
    lost = prospects.lost_object()
    if lost >= 0 and race.holds(prospects.seat, race.box.recover):
        return actions.recover(lost)
    attack = prospects.attack_to_play()
    if attack >= 0:
        return attack
    return part_or_draw(race, prospects)


def part_or_draw(race: Race, prospects: Prospects) -> i64:
    card = prospects.card_in_the_way()
    return race.actions.discard(card) if card >= 0 else race.actions.draw


def defend(race: Race, prospects: Prospects) -> i64:
    """Against a bull or a fall: send it on, a shield, the special object; else the smallest loss."""
    box, actions, runner, eye = race.box, race.actions, race.runners[prospects.seat], race.pending.card
    if box.is_bull(eye) and race.holds(prospects.seat, box.turning):
        target = prospects.runner_to_send_to()
        if target >= 0:
            return actions.send_to(target)
    shield = prospects.shield_to_play(eye)
    pair = shield in (box.patron, box.hemingway)
    if runner.special == box.saves_from(eye) and (shield < 0 or pair):
        return actions.use(runner.special)
    if shield >= 0:
        return actions.shield_with(shield)
    return prospects.loss_to_take()
