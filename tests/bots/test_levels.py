"""The levels: named, ordered, and told apart by how well they play."""

from __future__ import annotations

import pytest

import toy
from stampede.bots.levels import LEVELS, OFFERED, UnknownBot, find_bot, offered_levels, usual_name
from stampede.bots.search import SearchBot
from stampede.core.registry import find_game
from stampede.core.rng import Rng


def share_won(game_id: str, one: str, other: str, deals: int) -> float:
    """Of mirrored two-seat games: each deal is played twice, with the seats exchanged."""
    game = find_game(game_id)
    won = 0.0
    for deal in range(deals):
        for own in range(2):
            chance = Rng.keyed(f"levels {deal}".encode())
            state = game.new(2, game.settle(2, {}), chance)
            streams = [Rng.free((deal, own, seat)) for seat in range(2)]
            while waiting := state.to_act():
                seat = waiting[0]
                bot = find_bot(one if seat == own else other)
                action = bot.choose(game, state.view(seat), seat, state.legal(seat), streams[seat])
                state.apply(seat, action, chance, None)
            outcome = state.outcome()
            assert outcome is not None
            won += (own in outcome.winners) / len(outcome.winners)
    return won / (2 * deals)


def test_people_are_offered_four_levels_and_none_that_plays_at_random() -> None:
    assert offered_levels() == ["gentle", "steady", "sharp", "mighty"]
    assert list(LEVELS) == ["random", *offered_levels()]
    assert [find_bot(name).name() for name in LEVELS] == list(LEVELS)


def test_the_old_name_of_the_steady_bot_is_still_understood() -> None:
    assert find_bot("greedy") is find_bot("steady")
    assert usual_name("greedy") == "steady"
    assert usual_name("mighty") == "mighty"
    with pytest.raises(UnknownBot, match="did you mean mighty"):
        find_bot("migthy")


def test_levels_that_search_think_longer_the_higher_they_are() -> None:
    assert [find_bot(name).thinking_time() for name in offered_levels()] == [0.0, 0.0, 0.2, 1.0]
    for game in (find_game("street"), toy.load(None)):
        counts = [bot.iterations_in(game) for bot in map(find_bot, ["sharp", "mighty"]) if isinstance(bot, SearchBot)]
        assert counts[1] == 5 * counts[0] > 0


def test_a_bot_can_be_hurried_and_scaled() -> None:
    mighty, street = find_bot("mighty"), find_game("street")
    assert isinstance(mighty, SearchBot)
    quarter, hurried = mighty.scaled(0.25), mighty.within(0.1)
    assert isinstance(quarter, SearchBot)
    assert isinstance(hurried, SearchBot)
    assert quarter.name() == hurried.name() == "mighty"
    assert 4 * quarter.iterations_in(street) == mighty.iterations_in(street) == hurried.iterations_in(street)
    assert (quarter.thinking_time(), hurried.thinking_time()) == (0.25, 0.1)
    assert mighty.within(5.0).thinking_time() == 1.0
    for level in OFFERED[:2]:
        bot = find_bot(level.name)
        assert bot.within(0.1) is bot.scaled(0.25) is bot


@pytest.mark.parametrize("game", ["street", "encierro"])
def test_gentle_lies_between_random_and_steady(game: str) -> None:
    """Forty mirrored games each: a share of one half is more than two standard deviations away."""
    assert share_won(game, "gentle", "random", 20) > 0.7
    assert share_won(game, "steady", "gentle", 20) > 0.6
