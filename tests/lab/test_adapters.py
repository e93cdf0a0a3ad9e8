"""Our games in the environments of others, held to their own tests, for every game and every number of seats.

PettingZoo's other tests ask for what these environments do not have: a limit of cycles, one state for all, pictures as
observations, or everybody acting at once.
"""

from __future__ import annotations

import importlib
import re
import sys
from functools import partial
from pathlib import Path

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

import stampede.lab.adapters.openspiel  # noqa: F401 - registers the games
from stampede.core.registry import find_game, game_ids
from stampede.lab.adapters.episode import AdapterError
from stampede.lab.adapters.gymnasium import SeatEnv
from stampede.lab.adapters.pettingzoo import env, raw_env

TABLES = [pytest.param(id, seats, id=f"{id}-{seats}") for id in game_ids() for seats in find_game(id).seat_counts()]
GAMES = game_ids()
CYCLES = 12  # turns of every seat that PettingZoo plays in a test

# PettingZoo says this of every environment with action masks, its own board games included.
advice = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
)


@advice
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoo_finds_nothing_wrong(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(game, seats), num_cycles=CYCLES)
    assert "Passed API test" in capsys.readouterr().out
    seed_test(lambda: env(game, seats), num_cycles=CYCLES)
    render_test(partial(env, game, seats))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_gymnasium_finds_nothing_wrong(game: str, seats: int) -> None:
    check_env(gymnasium.make(f"stampede/{game}-v0", seats=seats).unwrapped)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_openspiel_finds_nothing_wrong(game: str, seats: int) -> None:
    """It plays a whole game, and writes and reads its positions."""
    loaded = pyspiel.load_game(f"python_stampede_{game}(players={seats})")
    pyspiel.random_sim_test(loaded, 1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_drawn_is_the_terminal_board(game: str) -> None:
    drawn = env(game, render_mode="ansi")
    drawn.reset(seed=1)
    picture = drawn.render()
    assert picture is not None
    assert "Seat 1" in picture
    state = raw_env(game, render_mode="ansi")
    state.reset(seed=1)
    notations = [find_game(game).actions[action].notation for action in state.episode.legal(state.episode.seat)]
    assert any(f" {notation.split()[0]} " in picture for notation in notations), picture


def play_out(game: raw_env) -> None:
    while game.agents:
        over = game.terminations[game.agent_selection]
        game.step(None if over else game.episode.legal(game.episode.seat)[0])


def test_rewards_add_up_to_nothing_and_go_to_the_winner() -> None:
    game = raw_env("street", seats=3)
    game.reset(seed=4)
    paid: dict[str, float] = {}
    for agent in game.agent_iter():
        over = game.terminations[agent]
        if over:
            paid[agent] = game._cumulative_rewards[agent]
        game.step(None if over else game.episode.legal(game.episode.seat)[0])
    outcome = game.episode.state.outcome()
    assert outcome is not None
    winners = [f"seat_{seat}" for seat in outcome.winners]
    assert len(winners) == 1
    assert paid == {agent: 1.0 if agent in winners else -0.5 for agent in ("seat_0", "seat_1", "seat_2")}


def test_the_raw_environment_says_what_is_legal() -> None:
    game = raw_env("primes")
    game.reset(seed=1)
    wrong = next(action for action in range(511) if action not in game.episode.legal(game.episode.seat))
    with pytest.raises(
        AdapterError, match=rf"action {wrong} is not legal for seat \d: choose one with a 1 in its mask"
    ):
        game.step(wrong)
    with pytest.raises(AdapterError, match="must act"):
        game.step(None)
    with pytest.raises(AdapterError, match="render_mode must be ansi or human, not 'loud'"):
        raw_env("primes", render_mode="loud")


def test_a_seat_plays_against_a_level_for_each_other_seat() -> None:
    game = SeatEnv("encierro", seats=3, seat=1, bots=["steady", "random"])
    observation, info = game.reset(seed=5)
    decisions = 0
    while True:
        legal = np.flatnonzero(info["action_mask"])
        assert np.array_equal(game.action_masks(), info["action_mask"] == 1)
        observation, reward, terminated, truncated, info = game.step(legal[0])
        decisions += 1
        assert not truncated
        if terminated:
            break
        assert reward == 0
        assert game.observation_space.contains(observation)
    outcome = game.episode.state.outcome()
    assert outcome is not None
    assert (reward > 0) == (1 in outcome.winners)
    assert decisions > 3
    with pytest.raises(AdapterError, match=r"this game is over: call reset\(\)"):
        game.step(np.int64(0))


def test_an_illegal_action_loses_the_game() -> None:
    game = SeatEnv("street")
    _, info = game.reset(seed=1)
    _, reward, terminated, _, info = game.step(np.flatnonzero(info["action_mask"] == 0)[0])
    assert (reward, terminated, info["illegal"]) == (-1.0, True, True)


def test_seats_and_bots_that_do_not_fit_are_refused() -> None:
    with pytest.raises(AdapterError, match="seat must be from 0 to 1, not 2"):
        SeatEnv("street", seats=2, seat=2)
    with pytest.raises(AdapterError, match="name one bot for all other seats or one for each of the 2"):
        SeatEnv("street", seats=3, bots=["random"])


def test_openspiel_does_not_tell_a_copy_what_will_be_drawn() -> None:
    game = pyspiel.load_game("python_stampede_street(players=2)")
    state = game.new_initial_state()
    for byte in (1, 2):
        assert state.is_chance_node()
        state.apply_action(byte)
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[-1])
    copies = [state.clone() for _ in range(8)]
    for byte, copy in enumerate(copies):
        copy.apply_action(byte)
        copy.apply_action(0)
    hands = {tuple(copy.observation_tensor(player)) for copy in copies for player in (0, 1)}
    assert len(hands) > 2


@pytest.mark.parametrize("package", ["gymnasium", "pettingzoo", "pyspiel"])
def test_without_its_package_an_adapter_says_what_to_install(monkeypatch: pytest.MonkeyPatch, package: str) -> None:
    adapter = f"stampede.lab.adapters.{'openspiel' if package == 'pyspiel' else package}"
    monkeypatch.delitem(sys.modules, adapter)
    monkeypatch.setitem(sys.modules, package, None)  # as if it were not installed
    with pytest.raises(
        ModuleNotFoundError, match=rf"{package}.*; learners need more packages: pip install 'stampede\[rl\]'"
    ):
        importlib.import_module(adapter)


def test_the_examples_of_the_page_run() -> None:
    page = (Path(__file__).parents[2] / "docs" / "learning.md").read_text(encoding="utf-8")
    examples = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert len(examples) == 4
    for example in examples:
        exec(compile(example, "learning.md", "exec"), {})
