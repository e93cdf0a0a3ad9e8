"""Many random games: all end, nothing is lost on the way."""

from __future__ import annotations

import pytest

from games.many import play_many_randomly
from games.raging.positions import BOX, GAME
from stampede import engine
from stampede.core.rng import Rng
from stampede.games.raging.actions import FENCE

GAMES = 5_000 if engine.is_compiled() else 200
LONG_GAMES = 200 if engine.is_compiled() else 20


@pytest.mark.parametrize("seats", range(1, 5))
def test_every_random_game_ends_with_every_component_in_its_place(seats: int) -> None:
    fields = [{"field": name, "closed_perimeter": name < "h"} for name in BOX.fields]
    assert play_many_randomly(GAME, seats, GAMES, fields) > 2 * GAMES


def test_games_without_a_stop_are_sound_at_every_step() -> None:
    """Random play stops early; here it never does, so that sheets fill up."""
    chance = Rng.free("long")
    options = [GAME.settle(2, {"field": name}) for name in BOX.fields]
    fences = 0
    for index in range(LONG_GAMES):
        state = GAME.new(2, options[index % len(options)], chance)
        while state.owing():
            seat = state.to_act()[-1]
            legal = [action for action in state.legal(seat) if action != GAME.verbs.stop]
            built = [action for action in legal if GAME.verbs.verb(action) == FENCE]
            legal = built or legal
            state.apply(seat, legal[chance.below(len(legal))], chance, None)
            state.check()
        fences += max(len(sheet.fences) for sheet in state.sheets)
    assert fences > 8 * LONG_GAMES
