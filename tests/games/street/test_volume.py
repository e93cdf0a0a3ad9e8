"""Many games at the largest tables and the longest race: all end, nothing is lost on the way."""

from __future__ import annotations

import pytest

from games.many import play_many_greedily, play_many_randomly
from games.street.positions import GAME
from stampede import engine

RANDOM = 10_000 if engine.is_compiled() else 25
GREEDY = 2_000 if engine.is_compiled() else 4
LONG = {"length": "long"}


@pytest.mark.parametrize(("seats", "games"), [(2, RANDOM // 5), (6, RANDOM)])
def test_every_random_game_ends_with_every_component_in_its_place(seats: int, games: int) -> None:
    assert play_many_randomly(GAME, seats, games, [LONG]) > 100 * games


def test_greedy_games_end_too() -> None:
    play_many_greedily(GAME, 6, GREEDY, LONG)
