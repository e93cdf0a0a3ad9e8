"""Many games at the largest tables and the longest race: all end, nothing is lost on the way."""

from __future__ import annotations

import pytest

from games.street.positions import GAME
from stampede import engine
from stampede.core.game import OptionValue, action_buffer
from stampede.core.play import Tally, play_randomly
from stampede.core.rng import Rng
from stampede.lab.simulate import simulate

RANDOM_GAMES = 10_000 if engine.is_compiled() else 25
GREEDY_GAMES = 2_000 if engine.is_compiled() else 4
LONG: dict[str, OptionValue] = {"length": "long"}


@pytest.mark.parametrize(("seats", "games"), [(2, RANDOM_GAMES // 5), (6, RANDOM_GAMES)])
def test_every_random_game_ends_with_every_component_in_its_place(seats: int, games: int) -> None:
    chance, choice = Rng.free(("chance", seats)), Rng.free(("choice", seats))
    tally = Tally()
    options = GAME.settle(seats, LONG)
    box = GAME.components(seats)
    for index in range(games):
        state = GAME.new(seats, options, chance)
        play_randomly(state, chance, choice, action_buffer(state), tally, None)
        outcome = state.outcome()
        assert outcome is not None
        state.check()
        if index % 50 == 0:
            there: dict[str, int] = {}
            for place in state.places(None):
                for component, count in place.contents.items():
                    there[component] = there.get(component, 0) + count
            assert there == box
    assert tally.decisions > 100 * games


def test_greedy_games_end_too() -> None:
    result = simulate("street", seats=6, bots="greedy", games=GREEDY_GAMES, seed=7, options=LONG)
    assert sum(result.end_reasons.values()) == GREEDY_GAMES
    assert result.plies.max < 4000
