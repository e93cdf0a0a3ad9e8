"""Many games at the largest tables and the longest race: all end, nothing is lost on the way."""

from __future__ import annotations

import pytest

from games.street.positions import GAME
from stampede import engine
from stampede.core.game import OptionValue, action_buffer
from stampede.core.play import Tally, play_randomly
from stampede.core.rng import Rng

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
    """Judgement looks at nothing that its seat does not know (`test_judgement`), so it may be asked without a view."""
    chance, judgement = Rng.free("greedy"), GAME.judgement()
    options = GAME.settle(6, LONG)
    for _ in range(GREEDY_GAMES):
        state = GAME.new(6, options, chance)
        decisions = 0
        while state.owing():
            seat = state.turn
            state.apply(seat, judgement.choose(state, seat, chance), chance, None)
            decisions += 1
            assert decisions < 4000
        state.check()
        assert state.outcome() is not None
