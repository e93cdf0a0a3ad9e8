"""The examples do what they say, in short form."""

from __future__ import annotations

import importlib.util
import json
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from stampede.cli import main
from stampede.core.registry import find_game
from stampede.core.rng import Rng
from stampede.lab.vector import VectorEnv

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def learner() -> ModuleType:
    spec = importlib.util.spec_from_file_location("learner", EXAMPLES / "learner.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def compete(bot: str, games: int, journal: Path, capsys: pytest.CaptureFixture[str]) -> dict[str, object]:
    words = ["arena", "street", "--seats", "2", "--bots", f"{bot},random", "--games", str(games), "--jobs", "1"]
    assert main([*words, "--journal", str(journal), "--json"]) == 0
    document: dict[str, object] = json.loads(capsys.readouterr().out)
    return document


def test_the_ten_line_agent_beats_random(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(EXAMPLES)
    document = compete("agent:Rider", 16, tmp_path / "journal", capsys)
    shares = {rating["bot"]: rating["win_share"] for rating in document["ratings"]}  # type: ignore[attr-defined]
    assert shares["agent:Rider"] > 0.6
    assert "faults" not in document


def test_the_learner_is_short() -> None:
    assert len((EXAMPLES / "learner.py").read_text(encoding="utf-8").splitlines()) <= 200


def test_the_learner_takes_part_in_the_arena(
    learner: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = find_game("street")
    size = learner.Encoder(game.observation(2)).size
    np.savez(tmp_path / "weights.npz", **learner.new_weights(size, len(game.actions), 1))
    monkeypatch.chdir(EXAMPLES)
    monkeypatch.setenv("LEARNED", str(tmp_path / "weights.npz"))
    assert "faults" not in compete("learner:Learned", 2, tmp_path / "journal", capsys)


def test_the_bot_sees_what_the_vector_shows(
    learner: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It chooses from a view what the network chooses from the row of the batch."""
    env = VectorEnv("street", games=1, seed=3)
    encode = learner.Encoder(env.fields)
    weights = learner.new_weights(encode.size, len(env.game.actions), 5)
    np.savez(tmp_path / "weights.npz", **weights)
    monkeypatch.setenv("LEARNED", str(tmp_path / "weights.npz"))
    bot = learner.Learned()
    for _ in range(20):
        logits, _ = learner.network(weights, encode(env.observations), env.masks)
        seat, state = int(env.seats_to_act[0]), env._batch.states[0]
        chosen = bot.choose(env.game, state.view(seat), seat, state.legal(seat), Rng.free(1))
        assert chosen == logits[0].argmax()
        env.step([chosen])


def test_the_learner_sees_how_far_it_is_to_the_goal(learner: ModuleType) -> None:
    fields = find_game("street").observation(2)
    starts = {field.name: sum(each.length for each in fields[:place]) for place, field in enumerate(fields)}
    seen = np.zeros((1, sum(field.length for field in fields)), np.int16)
    seen[0, starts["goal +0"]], seen[0, starts["km +0"]] = 97, 90
    (encoded,) = learner.Encoder(fields)(seen)
    assert np.flatnonzero(encoded[-learner.REST :]).tolist() == [7]


def test_a_stretch_is_what_was_played(learner: ModuleType) -> None:
    env = VectorEnv("street", games=3, seed=1)
    encode = learner.Encoder(env.fields)
    weights = learner.new_weights(encode.size, len(env.game.actions), 1)
    stretch = learner.play(
        env, encode, lambda inputs, masks: learner.network(weights, inputs, masks), np.random.default_rng(1), 5
    )
    assert stretch.inputs.shape == (5, 3, encode.size)
    assert np.take_along_axis(stretch.masks, stretch.actions[:, :, None], 2).all()
    assert (stretch.logs <= 0).all()


def test_advantages_go_to_the_seat_that_earned_them(learner: ModuleType) -> None:
    """Seat 0 plays, seat 1 answers and loses; nobody had expected anything."""
    stretch = learner.Stretch(
        inputs=np.zeros((2, 1, 1)),
        masks=np.ones((2, 1, 1), bool),
        actions=np.zeros((2, 1), int),
        logs=np.zeros((2, 1)),
        values=np.zeros((2, 1)),
        seats=np.array([[0], [1]]),
        rewards=np.array([[[0.0, 0.0]], [[1.0, -1.0]]]),
        ended=np.array([[False], [True]]),
        last=np.array([[9.0, 9.0]]),
    )
    better, targets = learner.advantages(stretch)
    assert better.tolist() == [[1.0], [-1.0]]
    assert targets.tolist() == [[1.0], [-1.0]]


def test_the_learner_learns(learner: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("jax", reason="the tests install JAX on Linux only: pip install jax optax")
    learner.train("street", 8, 1.0, 1, tmp_path / "weights.npz", rounds=1)
    assert "512 decisions" in capsys.readouterr().out
    size = learner.Encoder(find_game("street").observation(2)).size
    before, after = learner.new_weights(size, 115, 1), np.load(tmp_path / "weights.npz")
    assert not np.allclose(before["w1"], after["w1"])


def test_an_option_is_studied_in_a_few_lines(capfd: pytest.CaptureFixture[str]) -> None:
    """As a process of its own, for it starts processes itself."""
    subprocess.run([sys.executable, EXAMPLES / "option.py", "6"], check=True)
    lines = capfd.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines] == ["0 squares", "5 squares", "10 squares"]
    for line in lines:
        assert sum(map(float, re.findall(r"([\d.]+) %", line))) == pytest.approx(100, abs=0.2)
        assert line.endswith("in 6 games")


def test_an_earlier_version_plays_like_its_own_steady(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Asked about itself, it is as strong as steady is: mirrored games of two equals come out even."""
    monkeypatch.chdir(EXAMPLES)
    monkeypatch.setenv("EARLIER", sys.executable)
    words = ["arena", "street", "--seats", "2", "--bots", "steady,earlier:Steady", "--games", "4", "--jobs", "1"]
    assert main([*words, "--journal", str(tmp_path / "journal"), "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert [rating["win_share"] for rating in document["ratings"]] == [0.5, 0.5]
    assert "faults" not in document
