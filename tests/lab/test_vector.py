"""Many games at once: the same games as one by one, with every array as it is described."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

from stampede.core.batch import rewards_of
from stampede.core.game import Outcome
from stampede.core.observation import observation_buffer, size_of
from stampede.core.registry import find_game, game_ids
from stampede.core.rng import Rng
from stampede.lab.observations import page
from stampede.lab.vector import VectorEnv, VectorError


@pytest.mark.parametrize("game", game_ids())
def test_the_games_are_those_of_the_engine(game: str) -> None:
    """Every game of the batch is played again by itself, and looks the same at each step."""
    env = VectorEnv(game, seats=2, games=3, seed=7)
    rules = find_game(game)
    size = size_of(rules.observation(2))
    chance = [Rng.free(("batch", 7, index)) for index in range(3)]
    states = [rules.new(2, env.options, rng) for rng in chance]
    out = observation_buffer(size)
    ended = 0
    for _ in range(140 if game != "raging" else 40):
        for index, state in enumerate(states):
            seat = state.to_act()[0]
            assert env.seats_to_act[index] == seat
            assert list(np.flatnonzero(env.masks[index])) == sorted(state.legal(seat))
            state.observe(seat, out, 0)
            assert np.array_equal(env.observations[index], np.frombuffer(memoryview(out), np.int16))
        actions = env.random_actions().copy()
        env.step(actions)
        for index, state in enumerate(states):
            state.apply(state.to_act()[0], int(actions[index]), chance[index], None)
            outcome = state.outcome()
            assert env.ended[index] == (outcome is not None)
            assert list(env.rewards[index]) == ([0, 0] if outcome is None else rewards_of(outcome))
            if outcome is not None:
                states[index] = rules.new(2, env.options, chance[index])
                ended += 1
    assert ended > 0


def test_a_game_does_not_depend_on_the_others() -> None:
    few, many = VectorEnv("primes", games=2, seed="a"), VectorEnv("primes", games=5, seed="a")
    for _ in range(30):
        assert np.array_equal(few.observations, many.observations[:2])
        actions = many.masks.argmax(1)
        few.step(actions[:2])
        many.step(actions)


def test_numbers_stay_within_their_fields() -> None:
    env = VectorEnv("bulls", seats=3, games=4, seed=2)
    for _ in range(60):
        assert (env.observations >= env.low).all()
        assert (env.observations <= env.high).all()
        env.step(env.random_actions())


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = VectorEnv("street", games=3, seed=1)
    before = env.observations.copy()
    actions = env.masks.argmax(1)
    actions[1] = np.flatnonzero(~env.masks[1])[0]
    with pytest.raises(
        VectorError, match=rf"action {actions[1]} is not legal in game 1: choose one whose mask is True"
    ):
        env.step(actions)
    with pytest.raises(VectorError, match="action 999 is not legal in game 0"):
        env.step([999, 0, 0])
    with pytest.raises(VectorError, match=re.escape("one action for each of the 3 games as whole numbers, not int64")):
        env.step([1])
    with pytest.raises(VectorError, match="not float64"):
        env.step([0.5, 0.5, 0.5])
    assert np.array_equal(before, env.observations)
    with pytest.raises(VectorError, match="at least one game"):
        VectorEnv("street", games=0)


def test_the_arrays_cannot_be_written() -> None:
    env = VectorEnv("street", games=2)
    with pytest.raises(ValueError, match="read-only"):
        env.observations[0, 0] = 1


@pytest.mark.parametrize(
    ("ranks", "rewards"),
    [
        ([1, 2], [1, -1]),
        ([1, 1], [0, 0]),
        ([2, 1, 3], [-0.5, 1, -0.5]),
        ([1, 3, 1], [0.25, -0.5, 0.25]),
    ],
)
def test_rewards_go_by_the_outcome(ranks: list[int], rewards: list[float]) -> None:
    assert rewards_of(Outcome("over", [0] * len(ranks), ranks, [])) == rewards


def test_a_single_seat_is_paid_by_its_points() -> None:
    assert rewards_of(Outcome("over", [37], [1], [])) == [0.37]


def test_the_page_of_observations_is_up_to_date() -> None:
    """If not: python -m stampede.lab.observations > docs/observations.md"""
    assert (Path(__file__).parents[2] / "docs" / "observations.md").read_text(encoding="utf-8") == page()
