"""The search: it answers, it repeats itself, it sees what is worth seeing, and nothing it may not."""

from __future__ import annotations

import pytest

import toy
from games.street.positions import Rider, race
from stampede.bots.search import USUAL, WHOLE, Search, SearchBot, root_of
from stampede.core.game import Game, State
from stampede.core.registry import find_game, game_ids
from stampede.core.rng import Rng
from stampede.engine import is_compiled

ITERATIONS = 24
# Interpreted, the judgement of some games takes milliseconds, and a search asks it thousands of times.
QUICK = ("encierro", "street")
GAMES = [*(find_game(id) for id in game_ids() if is_compiled() or id in QUICK), toy.load(None)]


def in_the_middle(game: Game, seats: int, plies: int) -> tuple[State, int]:
    """A position with a choice, some random plies on, and a seat that has it."""
    wanted = plies
    rng, choice = Rng.keyed(b"search"), Rng.free("search")
    state = game.new(seats, game.settle(seats, {}), rng)
    while True:
        if not state.owing():  # random play ended it too soon
            return in_the_middle(game, seats, wanted // 2)
        seat = state.to_act()[0]
        legal = state.legal(seat)
        if plies <= 0 and len(legal) > 1:
            return state, seat
        state.apply(seat, legal[choice.below(len(legal))], rng, None)
        plies -= 1


def choose(game: Game, state: State, seat: int) -> int:
    return SearchBot("search", ITERATIONS).choose(game, state.view(seat), seat, state.legal(seat), Rng.free("bot"))


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_the_same_seed_gives_the_same_choice_in_worlds_that_look_the_same(game: Game) -> None:
    for seats in {game.min_seats, game.max_seats}:
        state, seat = in_the_middle(game, seats, 12)
        chosen = choose(game, state, seat)
        assert chosen in state.legal(seat)
        other = game.belief(state.view(seat)).sample(Rng.free("another world"))
        assert choose(game, other, seat) == chosen


def test_every_iteration_is_counted_where_it_went() -> None:
    game = find_game("street")
    state, seat = in_the_middle(game, 3, 20)
    search = Search(game, state.view(seat), seat, Rng.free("bot"), USUAL)
    search.run(ITERATIONS)
    root = search.root
    assert root.visits == sum(root.tried) == ITERATIONS
    assert root.total == sum(root.sums)
    assert all(tried <= legal for tried, legal in zip(root.tried, root.legal, strict=True))
    assert sorted(root.edges) == sorted(state.legal(seat))
    for key, child in root.children.items():
        assert child.visits <= root.tried[key // 8]


def test_an_exact_finish_is_found_and_worth_the_whole_game() -> None:
    """S18: who reaches the objective exactly wins at once."""
    game = find_game("street")
    state = race(
        Rider("5km cramp dodge figure", km=96, vehicle="bmx", goal=101), Rider(km=10, vehicle="scooter", goal=106)
    )
    finish = game.actions.parse("ride 5").index
    search = Search(game, state.view(0), 0, Rng.free("bot"), USUAL)
    search.run(60)
    assert search.best(state.legal(0)) == finish
    edge = list(search.root.edges).index(finish)
    assert search.root.sums[edge] // search.root.tried[edge] > WHOLE * 9 // 10


def test_it_thinks_no_longer_than_it_may() -> None:
    """By iterations, whatever time it has."""
    game = find_game("encierro")
    state, seat = in_the_middle(game, 2, 10)
    search = Search(game, state.view(seat), seat, Rng.free("bot"), USUAL)
    search.run_until(float("inf"), 20)
    assert 20 <= search.iterations < 28
    search.run_until(0.0, 1000)
    assert search.iterations < 28


def test_a_root_is_a_root_at_any_size() -> None:
    for number in (0, 1, 2, 4095, 4096, 70_000, 10**9):
        assert abs(root_of(number) - int(1024 * number**0.5)) <= 1024 * number**0.5 // 50 + 1
