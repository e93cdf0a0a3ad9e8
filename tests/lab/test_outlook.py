"""Fitting the outlook: it learns who wins, says how well it knows, and writes its weights."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from stampede.core.data import read_toml
from stampede.core.registry import find_game
from stampede.lab.outlook import Positions, fit, fit_outlook, main, rewritten
from stampede.lab.weights import weights_file

np = pytest.importorskip("numpy")


def test_weights_are_found_again() -> None:
    """Shares of the win that were made from weights lead back to these."""
    rng = np.random.default_rng(1)
    traits = rng.normal(size=(20_000, 3))
    weights = np.array([0.5, -1.0, 0.2])
    worth = traits @ weights
    won = 0.5 + 0.5 * worth / np.sqrt(worth**2 + 4)
    even = np.full(20_000, 0.5)
    assert np.allclose(fit(Positions(traits, even, worth, won), 2.0), weights, atol=0.01)


def test_it_writes_what_it_found_and_keeps_the_rest(tmp_path: Path) -> None:
    path = tmp_path / "judgement.toml"
    shutil.copy(weights_file(find_game("street")), path)
    before = read_toml(path)
    fitted = fit_outlook("street", 10, 3, path)
    after = read_toml(path)
    assert fitted.positions > 0
    assert 0 < fitted.outlook < 1
    assert "Brier score" in fitted.told()
    assert after.values["cards"] == before.values["cards"]
    assert after.values["outlook"] != before.values["outlook"]
    fit_outlook("street", 10, 3, path)
    assert read_toml(path).values == after.values


def test_comments_stay() -> None:
    text = "[outlook]\nown = [1, 2]  # two\nrival = [3]\n"
    assert rewritten(text, {"own": 2, "rival": 1}, np.array([4.0, -5.0, 6.0])) == (
        "[outlook]\nown = [4, -5]  # two\nrival = [6]\n"
    )


def test_bad_words_are_answered_with_what_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert "GAME" in capsys.readouterr().err
    assert main(["nothing"]) == 2
    assert "nothing" in capsys.readouterr().err
    assert main(["raging"]) == 2
    assert "outlook" in capsys.readouterr().err
