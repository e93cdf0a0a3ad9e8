"""What a bot keeps from one decision of a turn to the next, and that it is never more than its seat could know."""

from __future__ import annotations

import pytest

import toy
from games.street.positions import Rider, race
from stampede.bots.search import SearchBot
from stampede.bots.tree import Memory, Search
from stampede.bots.tunings import USUAL
from stampede.core.game import Game, State
from stampede.core.registry import find_game
from stampede.core.rng import ChanceReached, Rng

ITERATIONS = 24
GAMES = [find_game("encierro"), find_game("street"), toy.load(None)]


def searched(game: Game, state: State, seat: int, iterations: int = ITERATIONS) -> Search:
    search = Search(game, state.view(seat), seat, Rng.free("bot"), USUAL)
    search.run(iterations)
    return search


def chained(game: Game, state: State, seat: int, plies: int) -> tuple[list[int], list[int]]:
    """What a seated bot chooses, wherever its seat has a choice, and how often it had seen the root of a tree before.

    All others take their first action.
    """
    bot = SearchBot("seated", iterations=ITERATIONS, tuning=USUAL).seated()
    assert isinstance(bot, SearchBot)
    rng, chance = Rng.free("bot"), Rng.keyed(b"chained")
    chosen: list[int] = []
    known: list[int] = []
    for _ in range(plies):
        if not state.owing():
            break
        acting = state.to_act()[0]
        legal = state.legal(acting)
        action = legal[0]
        if acting == seat and len(legal) > 1:
            action = bot.choose(game, state.view(seat), seat, legal, rng)
            assert bot.memory is not None
            assert bot.memory.search is not None
            known.append(int(bot.memory.search.root.visits - bot.memory.search.iterations))
            chosen.append(action)
        state.apply(acting, action, chance, None)
    return chosen, known


def test_the_next_decision_of_a_turn_grows_on_from_the_last() -> None:
    """S10: a rider plays two cards, and nothing comes between the first and the second."""
    game = find_game("street")
    state = race(Rider("1km 2km 3km 5km", km=20, vehicle="bmx", goal=101), Rider(km=10, vehicle="scooter", goal=106))
    first = searched(game, state, 0)
    ride = first.best(state.legal(0))
    below = first.after(ride)
    assert below is not None
    memory = Memory()
    memory.keep(first, ride)
    state.apply(0, ride, Rng.barred(), None)
    second = Search(game, state.view(0), 0, Rng.free("bot"), USUAL)
    memory.hand_on(second, state.view(0))
    assert second.root is below
    assert second.nodes == below.size()
    assert (second.middle, second.width) == (first.middle, first.width)
    before = int(below.visits)
    second.run(5)
    assert second.root.visits == before + 5
    assert second.best(state.legal(0)) in state.legal(0)


def test_what_was_known_counts_for_at_most_half() -> None:
    game = find_game("street")
    state = race(Rider("1km 2km 3km 5km", km=20, vehicle="bmx", goal=101), Rider(km=10, vehicle="scooter", goal=106))
    bot = SearchBot("seated", iterations=ITERATIONS, tuning=USUAL)
    search = Search(game, state.view(0), 0, Rng.free("bot"), USUAL)
    assert bot.iterations_left(search) == ITERATIONS
    search.run(7)
    assert bot.iterations_left(search) == ITERATIONS - 7
    search.run(ITERATIONS)
    assert bot.iterations_left(search) == ITERATIONS // 2


@pytest.mark.parametrize("what", ["another seat", "another view", "another action", "nothing"])
def test_a_tree_that_does_not_fit_is_not_used(what: str) -> None:
    game = find_game("street")
    state = race(Rider("1km 2km 3km 5km", km=20, vehicle="bmx", goal=101), Rider(km=10, vehicle="scooter", goal=106))
    first = searched(game, state, 0)
    ride = first.best(state.legal(0))
    other = next(action for action in state.legal(0) if action != ride and first.after(action) is not None)
    memory = Memory()
    if what != "nothing":
        memory.keep(first, other if what == "another action" else ride)
    state.apply(0, ride, Rng.barred(), None)
    if what == "another view":
        state.apply(0, state.legal(0)[-1], Rng.free("chance"), None)
    seat = 1 if what == "another seat" else 0
    view = state.view(seat)
    second = Search(game, view, seat, Rng.free("bot"), USUAL)
    memory.hand_on(second, view)
    assert second.root.visits == 0
    assert second.nodes == 1


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_a_seated_bot_does_the_same_in_worlds_that_look_the_same(game: Game) -> None:
    """A whole turn long: what it keeps comes from what its seat saw, so worlds that differ elsewhere can't tell."""
    chance = Rng.keyed(b"worlds")
    state = game.new(2, game.settle(2, {}), chance)
    while len(state.to_act()) > 1 or len(state.legal(state.to_act()[0])) == 1:
        seat = state.to_act()[0]
        state.apply(seat, state.legal(seat)[0], chance, None)
    seat = state.to_act()[0]
    other = game.belief(state.view(seat)).sample(Rng.free("another world"))
    barred = Rng.barred()
    bots = [SearchBot("seated", iterations=ITERATIONS, tuning=USUAL).seated() for _ in range(2)]
    streams = [Rng.free("bot") for _ in range(2)]
    decisions = 0
    while state.owing() == 1 << seat:
        legal = state.legal(seat)
        views = [world.view(seat) for world in (state, other)]
        assert views[0] == views[1]
        chosen = [bot.choose(game, view, seat, legal, rng) for bot, view, rng in zip(bots, views, streams, strict=True)]
        assert chosen[0] == chosen[1]
        decisions += 1
        try:
            for world in (state, other):
                world.apply(seat, chosen[0], barred, None)
        except ChanceReached:
            break
    assert decisions > 0


def test_two_games_in_a_row_are_the_same_as_each_alone() -> None:
    """A seat of another match has a memory of its own, so it doesn't matter what was played before."""
    game = find_game("street")

    def start() -> State:
        return game.new(2, game.settle(2, {}), Rng.keyed(b"chained"))

    chosen, known = chained(game, start(), 0, 24)
    assert chained(game, start(), 0, 24) == (chosen, known)
    assert max(known) > 0
    assert 0 in known
    assert len(chosen) > 3
