"""Many random games: all end, nothing is lost on the way."""

from __future__ import annotations

import pytest

from games.many import play_many_randomly
from games.primes.positions import GAME
from stampede import engine

RANDOM = 10_000 if engine.is_compiled() else 100


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_random_game_ends_with_every_component_in_its_place(seats: int) -> None:
    assert play_many_randomly(GAME, seats, RANDOM, [{}, {"head_start": 5}]) > 40 * RANDOM
