"""Many games: all end, nothing is lost on the way."""

from __future__ import annotations

import pytest

from games.encierro.positions import GAME
from games.many import play_many_greedily, play_many_randomly
from stampede import engine

RANDOM = 10_000 if engine.is_compiled() else 60
GREEDY = 2_000 if engine.is_compiled() else 10


@pytest.mark.parametrize("seats", range(2, 6))
def test_every_random_game_ends_with_every_component_in_its_place(seats: int) -> None:
    assert play_many_randomly(GAME, seats, RANDOM) > 20 * RANDOM


@pytest.mark.parametrize("seats", range(2, 6))
def test_every_greedy_game_ends(seats: int) -> None:
    play_many_greedily(GAME, seats, GREEDY)
