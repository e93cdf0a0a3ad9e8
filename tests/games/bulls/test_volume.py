"""Many random games: all end, nothing is lost on the way."""

from __future__ import annotations

import pytest

from games.bulls.positions import GAME
from stampede import engine
from stampede.core.game import action_buffer
from stampede.core.play import Tally, play_randomly
from stampede.core.rng import Rng

GAMES = 10_000 if engine.is_compiled() else 25


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_random_game_ends_with_every_component_in_its_place(seats: int) -> None:
    chance, choice = Rng.free(("chance", seats)), Rng.free(("choice", seats))
    tally = Tally()
    box = GAME.components(seats)
    for index in range(GAMES):
        state = GAME.new(seats, {}, chance)
        play_randomly(state, chance, choice, action_buffer(state), tally, None)
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.reason in GAME.end_reasons
        state.check()
        if index % 50 == 0:
            there: dict[str, int] = {}
            for place in state.places(None):
                for component, count in place.contents.items():
                    there[component] = there.get(component, 0) + count
            assert {name: count for name, count in there.items() if count} == box
    assert tally.decisions > 24 * GAMES
