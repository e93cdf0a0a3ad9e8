"""Guessing hands: what play has revealed makes the guesses better."""

from __future__ import annotations

import pytest

from stampede.lab.inference import guess_hands, main


@pytest.mark.parametrize("game", ["encierro", "street"])
def test_likely_samples_guess_better(game: str) -> None:
    plain, likely = guess_hands(game, 6).scores()
    assert 0 < likely < plain < 0.25


def test_it_says_what_it_found(capsys: pytest.CaptureFixture[str]) -> None:
    main(["street", "1"])
    assert "Brier score" in capsys.readouterr().out
