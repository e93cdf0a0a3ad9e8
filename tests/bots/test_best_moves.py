"""Where one action is clearly best, `mighty` finds it, and a hint puts it first for the right reason."""

from __future__ import annotations

import pytest

from bots.best_moves import ALL, Puzzle
from stampede.bots.advice import advise
from stampede.bots.levels import find_bot
from stampede.bots.search import SearchBot
from stampede.core.registry import find_game
from stampede.core.rng import Rng
from stampede.engine import is_compiled

# Interpreted, a short search stands in for mighty; judging takes milliseconds in some games: there a few iterations
# must do, and hints have no playouts.
DEAR = () if is_compiled() else ("primes", "raging")
# A whole game by the interpreted judgement of raging takes seconds: only the compiled engine plays these to the end.
LONG = () if is_compiled() else ("roll",)


@pytest.mark.parametrize("puzzle", [puzzle for puzzle in ALL if puzzle.best not in LONG], ids=str)
def test_the_best_move_is_found_and_told(puzzle: Puzzle) -> None:
    game, state = find_game(puzzle.game), puzzle.make()
    seat = state.to_act()[0]
    view, legal = state.view(seat), state.legal(seat)
    best = game.actions.parse(puzzle.best).index
    assert best in legal
    assert len(legal) > 1
    short = SearchBot("short", iterations=8 if puzzle.game in DEAR else 60)
    bot = find_bot("mighty") if is_compiled() else short
    assert game.actions[bot.choose(game, view, seat, legal, Rng.free("bot"))].notation == puzzle.best
    advice = advise(game, view, seat, legal, Rng.free("advice"), 0 if puzzle.game in DEAR else 160)
    assert game.actions[advice.choices[0].action].notation == puzzle.best
    told = advice.facts[0][0]
    assert told.kind == puzzle.fact.kind
    assert {name: told.facts.get(name) for name in puzzle.fact.facts} == puzzle.fact.facts


def test_every_game_has_ten() -> None:
    for game in {puzzle.game for puzzle in ALL}:
        assert len([puzzle for puzzle in ALL if puzzle.game == game]) >= 10
