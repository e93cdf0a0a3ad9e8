"""Many games: all end, nothing is lost on the way."""

from __future__ import annotations

import pytest

from games.encierro.positions import GAME
from stampede import engine
from stampede.core.game import action_buffer
from stampede.core.play import Tally, play_randomly
from stampede.core.rng import Rng

RANDOM_GAMES = 10_000 if engine.is_compiled() else 60
GREEDY_GAMES = 2_000 if engine.is_compiled() else 10
MOST_DECISIONS = 3000


@pytest.mark.parametrize("seats", range(2, 6))
def test_every_random_game_ends_with_every_component_in_its_place(seats: int) -> None:
    chance, choice = Rng.free(("chance", seats)), Rng.free(("choice", seats))
    tally = Tally()
    box = GAME.components(seats)
    for index in range(RANDOM_GAMES):
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
            assert there == box
    assert tally.decisions > 20 * RANDOM_GAMES


@pytest.mark.parametrize("seats", range(2, 6))
def test_every_greedy_game_ends(seats: int) -> None:
    chance = Rng.free(("greedy", seats))
    judgement = GAME.judgement()
    for _ in range(GREEDY_GAMES):
        state = GAME.new(seats, {}, chance)
        for _ in range(MOST_DECISIONS):
            if state.owing() == 0:
                break
            seat = state.to_act()[0]
            action = judgement.choose(state, seat, chance)
            assert action in state.legal(seat)
            state.apply(seat, action, chance, None)
        assert state.outcome() is not None
        state.check()
