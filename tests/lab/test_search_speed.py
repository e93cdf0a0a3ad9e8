"""The speed of the search is measured as it says; how fast it is decides nothing here."""

from __future__ import annotations

import json
import random

import pytest

from stampede.lab import search_speed as module
from stampede.lab.search_speed import INSTALL, Slice, decisions_left, figures_of, search_document, search_speed

BRIEF = 0.001


def test_every_slice_is_whole_decisions_and_figures_are_their_medians(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SIMULATIONS", 5)
    monkeypatch.setattr(module, "has_open_spiel", lambda: False)
    figures, hearts = search_speed(["street", "encierro"], seconds=BRIEF, slices=1)
    assert hearts is None
    document = search_document(figures, hearts)
    assert json.loads(json.dumps(document)) == document
    assert document["open_spiel"] == INSTALL
    assert [(figure.game, figure.seats) for figure in figures] == [("street", 3), ("encierro", 3)]
    for figure in figures:
        ratio = figure.decisions_per_second / figure.simulations_per_second
        assert figure.decisions_per_simulation == pytest.approx(ratio, rel=0.01)
        assert figure.decisions_per_simulation > 10
    slices = [Slice(10, 100, 1.0), Slice(40, 400, 1.0), Slice(60, 500, 2.0)]
    middle = figures_of("hearts", 4, slices)
    assert (middle.simulations_per_second, middle.decisions_per_second) == (30, 250)
    assert middle.decisions_per_simulation == 9.091


class Countdown:
    """What `decisions_left` needs of an OpenSpiel state: every third event is chance."""

    def __init__(self) -> None:
        self.left = 9

    def is_terminal(self) -> bool:
        return self.left == 0

    def is_chance_node(self) -> bool:
        return self.left % 3 == 0

    def legal_actions(self) -> list[int]:
        return [1]

    def apply_action(self, action: int) -> None:
        self.left -= action


def test_chance_is_no_decision() -> None:
    assert decisions_left(Countdown(), random.Random(1)) == 6
