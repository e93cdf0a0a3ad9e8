"""The search: it answers, it repeats itself, it sees what is worth seeing, and nothing it may not."""

from __future__ import annotations

import time
import tracemalloc

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import toy
from games.street.positions import Rider, race
from stampede.bots.contest import COARSE, FIRST_LOOK, Contest, Rival, in_the_running, ranked
from stampede.bots.levels import find_bot, offered_levels
from stampede.bots.playouts import WHOLE
from stampede.bots.search import SearchBot
from stampede.bots.tree import MOST_NODES, Search, root_of
from stampede.bots.tunings import USUAL, Tuning
from stampede.core.game import Game, State, action_buffer
from stampede.core.play import Tally, play_randomly
from stampede.core.registry import find_game, game_ids
from stampede.core.rng import Rng
from stampede.engine import is_compiled

ITERATIONS = 24
FRACTION = 0.02 if is_compiled() else 0.0005  # of the thoughts of a level
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


def choose(level: str, game: Game, state: State, seat: int) -> int:
    bot = find_bot(level).scaled(FRACTION)
    return bot.choose(game, state.view(seat), seat, state.legal(seat), Rng.free("bot"))


@pytest.mark.parametrize("level", offered_levels())
@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_the_same_seed_gives_the_same_choice_in_worlds_that_look_the_same(game: Game, level: str) -> None:
    for seats in {game.min_seats, game.max_seats}:
        state, seat = in_the_middle(game, seats, 12)
        chosen = choose(level, game, state, seat)
        assert chosen in state.legal(seat)
        other = game.belief(state.view(seat)).sample(Rng.free("another world"))
        assert choose(level, game, other, seat) == chosen


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
    assert Contest(game, state.view(0), 0, Rng.free("bot"), USUAL).best(state.legal(0), 60) == finish
    search = Search(game, state.view(0), 0, Rng.free("bot"), USUAL)
    search.run(60)
    assert search.best(state.legal(0)) == finish
    edge = list(search.root.edges).index(finish)
    assert search.root.sums[edge] // search.root.tried[edge] > WHOLE * 9 // 10


def test_it_thinks_no_longer_than_it_may() -> None:
    """By iterations, whatever time it has; and by the clock, however much there would be to try."""
    game = find_game("encierro")
    state, seat = in_the_middle(game, 2, 10)
    search = Search(game, state.view(seat), seat, Rng.free("bot"), USUAL)
    search.run(20)
    assert search.iterations == 20
    search.run(1000, 0.0)
    assert search.iterations == 21
    legal = state.legal(seat)
    contest = Contest(game, state.view(seat), seat, Rng.free("bot"), USUAL)
    judged = game.judgement().choose(state, seat, Rng.free("judge"))
    assert contest.best(legal, 10_000, 0.0) == judged
    assert contest.iterations == 0


@pytest.mark.parametrize("halves", [True, False])
def test_a_bot_under_a_clock_answers_in_time(halves: bool) -> None:
    game = find_game("street")
    state, seat = in_the_middle(game, 2, 30)
    bot = SearchBot("slow", iterations=10**9, tuning=Tuning(1, halves=halves))
    began = time.perf_counter()
    assert bot.within(0.05).choose(game, state.view(seat), seat, state.legal(seat), Rng.free("bot")) in state.legal(
        seat
    )
    assert time.perf_counter() - began < 1.0  # a playout is never left unfinished


def test_a_contest_spends_what_it_has_on_the_best() -> None:
    game = find_game("encierro")
    state, seat = in_the_middle(game, 2, 10)
    legal = state.legal(seat)
    contest = Contest(game, state.view(seat), seat, Rng.free("bot"), USUAL)
    assert contest.best(legal, 200) in legal
    assert 200 - len(legal) < contest.iterations <= 200
    assert list(ranked(vec[i64]([3, 7, 7, 1]))) == [1, 2, 0, 3]


def test_a_contest_ends_when_there_is_no_doubt_left() -> None:
    """S18: finishing with the last play of a turn, or throwing that card away while a rival needs one kilometre."""
    game = find_game("street")
    state = race(
        Rider("5km cramp dodge figure", km=96, vehicle="bmx", goal=101), Rider(km=105, vehicle="scooter", goal=106)
    )
    state.apply(0, game.actions.parse("discard dodge").index, Rng.barred(), None)
    finish, waste = (game.actions.parse(notation).index for notation in ("ride 5", "discard 5km"))
    contest = Contest(game, state.view(0), 0, Rng.free("bot"), USUAL)
    assert contest.best([waste, finish], 1500) == finish
    assert 2 * FIRST_LOOK <= contest.iterations < 200


def test_a_rival_is_out_only_if_the_difference_cannot_be_chance() -> None:
    def rival(*values: int) -> Rival:
        made = Rival(0)
        for value in values * 8:
            made.note(value * COARSE)
        return made

    even, ahead, lucky = rival(400, 600), rival(410, 610), rival(900, 120)
    assert in_the_running([even, ahead]) == [ahead]
    assert in_the_running([even, lucky]) == [even, lucky]
    assert in_the_running([even, rival(600, 400)])[0] is even
    assert not even.clearly_beats(ahead)
    assert not even.clearly_beats(even)


def test_a_root_is_a_root_at_any_size() -> None:
    for number in (0, 1, 2, 4095, 4096, 70_000, 10**9):
        assert abs(root_of(number) - int(1024 * number**0.5)) <= 1024 * number**0.5 // 50 + 1


def test_a_playout_is_cut_at_the_horizon_and_goes_by_the_outlook() -> None:
    game = find_game("encierro")
    state, seat = in_the_middle(game, 3, 10)
    search = Search(game, state.view(seat), seat, Rng.free("bot"), Tuning(1, horizon=5, slope=2000))
    search.learn_scores(float("inf"))
    before = search.decisions
    search.play_out(state, Rng.free("playout"), 5)
    assert search.decisions >= before + 5
    assert game.judgement().is_settled(state)  # and no sooner: in the middle of a turn, an evaluation says little
    search.judge(state)
    for other in range(3):
        worth, value = game.judgement().outlook(state, other), search.values[other]
        assert 0 < value < WHOLE
        assert (value > WHOLE // 3) == (worth > 0)


def test_a_full_tree_stays_small() -> None:
    """Far below 200 MB, whatever the level: a tree has a largest size, and its nodes are not large."""
    game = find_game("encierro")
    state, seat = in_the_middle(game, 3, 10)
    search = Search(game, state.view(seat), seat, Rng.free("bot"), USUAL)
    search.run(1)
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        search.run(4000 if is_compiled() else 30)
        grown = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    assert search.nodes > 20
    assert grown // search.nodes * MOST_NODES < 150_000_000


def test_a_full_tree_grows_no_further() -> None:
    game = find_game("encierro")
    state, seat = in_the_middle(game, 2, 10)
    search = Search(game, state.view(seat), seat, Rng.free("bot"), USUAL)
    search.nodes = MOST_NODES
    search.run(5)
    assert not search.root.children
    assert search.nodes == MOST_NODES
    assert search.root.visits == 5


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_a_position_that_forgets_plays_on_like_one_that_does_not(game: Game) -> None:
    state, seat = in_the_middle(game, game.max_seats, 12)
    outcomes = []
    for forgets in (False, True):
        rng = Rng.free("another world")
        sampled = game.belief(state.view(seat)).sample(rng)
        if forgets:
            sampled.forget()
        moves: list[tuple[int, int]] = []
        play_randomly(sampled.copy(), rng, rng, action_buffer(sampled), Tally(), moves)
        outcomes.append(moves)
    assert outcomes[0] == outcomes[1]
    assert len(outcomes[0]) > 0


@pytest.mark.parametrize(("score", "acting"), [(WHOLE, 1), (WHOLE // 2, 3)])
def test_others_are_left_out_only_where_the_score_alone_counts(score: int, acting: int) -> None:
    """In Raging Bulls, which everybody plays on a field of their own; a share of the win needs the others."""
    game = find_game("raging")
    state = game.new(3, game.settle(3, {}), Rng.keyed(b"others"))
    search = Search(game, state.view(1), 1, Rng.free("bot"), Tuning(1, score=score))
    assert len(search.fresh().to_act()) == acting
