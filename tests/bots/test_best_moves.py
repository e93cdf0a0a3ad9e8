"""Where one action is clearly best, a short search finds it, and a hint puts it first for the right reason."""

from __future__ import annotations

import pytest

from bots.best_moves import ALL, Puzzle
from stampede.bots.advice import advise
from stampede.bots.search import SearchBot
from stampede.core.registry import find_game
from stampede.core.rng import Rng
from stampede.engine import is_compiled

ITERATIONS = 400 if is_compiled() else 60
PLAYOUTS = 800 if is_compiled() else 160
# Interpreted, judging takes milliseconds in some games.
DEAR = ("raging",)


def asked(puzzle: Puzzle) -> list[Puzzle]:
    return [one for one in ALL if one.game == puzzle.game]


@pytest.mark.parametrize("puzzle", ALL, ids=str)
def test_the_best_move_is_found_and_told(puzzle: Puzzle) -> None:
    if puzzle.game in DEAR and not is_compiled() and puzzle not in asked(puzzle)[-4:]:
        pytest.skip("too slow interpreted; the compiled engine plays all of them")
    game, state = find_game(puzzle.game), puzzle.make()
    seat = state.to_act()[0]
    view, legal = state.view(seat), state.legal(seat)
    best = game.actions.parse(puzzle.best).index
    assert best in legal
    assert len(legal) > 1
    bot = SearchBot("short", iterations=ITERATIONS)
    assert game.actions[bot.choose(game, view, seat, legal, Rng.free("bot"))].notation == puzzle.best
    advice = advise(game, view, seat, legal, Rng.free("advice"), PLAYOUTS)
    assert game.actions[advice.choices[0].action].notation == puzzle.best
    assert [fact.kind for fact in advice.facts[0]][:1] == [puzzle.fact]


def test_every_game_has_ten() -> None:
    for game in {puzzle.game for puzzle in ALL}:
        assert len([puzzle for puzzle in ALL if puzzle.game == game]) >= 10
