"""The command that measures fences: it runs on crowded fields, and what it times is the true score."""

from __future__ import annotations

import json

import pytest

from games.raging.positions import GAME
from stampede import engine
from stampede.core.rng import Rng
from stampede.games.raging.prospects import Prospects
from stampede.games.raging.scoring import seat_score
from stampede.games.raging.state import dice_of
from stampede.lab import fences


def test_it_tells_a_figure_as_json(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(
        fences, "measure", lambda game, measure=fences.measure: measure(game, positions=2, fences=8, calls=50)
    )
    assert fences.main(["--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told.pop("rescore_us") > 0
    assert told == {
        "compiled": engine.is_compiled(), "field": "stampede-corner", "fences": 8, "positions": 2, "calls": 50,
    }  # fmt: skip
    assert fences.main(["--jsn"]) == 2


def test_what_is_timed_is_the_score_after_building() -> None:
    ground, actions = GAME.box.ground, GAME.verbs
    for state in fences.crowded(GAME, positions=2, fences=10):
        assert len(state.sheets[0].fences) == 10
        for fence in fences.addable(state)[::7]:
            told = Prospects(state, 0, GAME.sense.weights).score_with(fence)
            twin = state.copy()
            sheet = twin.change(0)
            first, second = (int(name[1]) for name in ground.posts_of_fence(fence))
            # What the spare die marks is not part of it.
            sheet.dice = dice_of([first, second, 1])
            marks, shed = sheet.marks, sheet.shed
            twin.apply(0, actions.build(fence), Rng.barred(), None)
            sheet.marks, sheet.shed = marks, shed
            assert told == seat_score(twin, 0)
