"""How someone who understands the game would choose: the bots `gentle` and `steady` play by it, and hints quote it."""

from __future__ import annotations

from typing import cast

from stampede.core.events import Event
from stampede.core.game import Judgement, State
from stampede.core.rng import Rng
from stampede.seedling.room.actions import card_of
from stampede.seedling.room.rules import Race


class StonesJudgement(Judgement):
    def evaluate(self, state: State, seat: int) -> int:
        """The own stone against the best of the others."""
        race = cast(Race, state)
        return race.frogs[seat] - max(stone for other, stone in enumerate(race.frogs) if other != seat)

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        race = cast(Race, state)
        return max(race.legal(seat), key=lambda action: gain(race, seat, card_of(action)))

    def facts(self, state: State, seat: int, action: int) -> list[Event]:
        """What speaks for an action: an event whose text is `advice-…` or `event-…`."""
        race = cast(Race, state)
        return [Event("advice-gain", {"stones": gain(race, seat, card_of(action))})]


def gain(race: Race, seat: int, card: int) -> int:
    """How many stones the own frog gains, and the others lose."""
    start = race.frogs[seat]
    stone = min(start + race.box.reach[card], race.box.stones)
    slips = [
        min(race.box.slip, stone)
        for other in range(race.seats)
        if other != seat and race.frogs[other] == stone and stone < race.box.stones
    ]
    return stone - start + sum(slips)
