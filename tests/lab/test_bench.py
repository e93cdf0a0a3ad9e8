"""The benchmark measures what it says; how fast anything is decides nothing here."""

from __future__ import annotations

import json
import sys
from dataclasses import fields
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from stampede.core.errors import OptionError, UnknownGame
from stampede.core.game import State
from stampede.core.registry import GROUP, find_game
from stampede.core.rng import Rng
from stampede.engine import is_compiled
from stampede.lab.bench import (
    MID_GAME_POSITIONS,
    BenchError,
    Effort,
    Figures,
    bench,
    bench_document,
    measure,
    mid_game_positions,
    time_calls,
)
from stampede.lab.compare import Comparison, compare
from stampede.lab.probe import GAMES, OPERATIONS, POSITIONS, Probe
from stampede.lab.series import usual_seats

BRIEF = Effort(0.01, 1)
INSTALLED = sorted(point.name for point in entry_points(group=GROUP))  # other tests may offer toys meanwhile


def test_every_game_gets_its_figures_at_a_table_of_three() -> None:
    document = bench_document(bench(INSTALLED, effort=BRIEF, interpreted=BRIEF))
    assert json.loads(json.dumps(document)) == document
    assert document["compiled"] == is_compiled()
    games = document["games"]
    assert isinstance(games, list)
    assert [game["game"] for game in games] == INSTALLED
    for game in games:
        assert game["seats"] == usual_seats(find_game(game["game"]))
        assert set(game) == {"game", "seats", "interpreted", *(field.name for field in fields(Figures))}


def test_figures_are_plausible() -> None:
    figures = measure(find_game("primes"), 2, Effort(0.02, 3))
    assert figures.runs == 3
    assert figures.compiled == is_compiled()
    assert 0 < figures.choice_share <= 1
    assert 0 < figures.games_per_second < figures.decisions_per_second
    assert figures.driven_decisions_per_second > 0
    assert min(figures.copy_us, figures.view_us, figures.sample_us) > 0


def test_interpreted_figures_are_there_exactly_when_the_engine_is_compiled() -> None:
    [benchmark] = bench(["primes"], effort=BRIEF, interpreted=BRIEF)
    if is_compiled():
        assert benchmark.interpreted is not None
        assert not benchmark.interpreted.compiled
        assert benchmark.interpreted.choice_share == pytest.approx(benchmark.figures.choice_share, abs=0.2)
    else:
        assert benchmark.interpreted is None


def test_seats_can_be_chosen_and_are_checked() -> None:
    [benchmark] = bench(["primes"], seats=5, effort=BRIEF, interpreted=BRIEF)
    assert benchmark.seats == 5
    with pytest.raises(OptionError, match="2 to 6 seats"):
        bench(["primes"], seats=7, effort=BRIEF)
    with pytest.raises(UnknownGame):
        bench(["chess"], effort=BRIEF)


def test_positions_are_from_the_middle_and_the_same_each_time() -> None:
    game = find_game("primes")
    options = game.settle(3, {})

    def opening(rng: Rng) -> State:
        return game.new(3, options, rng)

    positions = mid_game_positions(opening)
    again = mid_game_positions(opening)
    assert len(positions) == MID_GAME_POSITIONS
    assert all(position.owing() for position in positions)
    assert [position.view(0) for position in positions] == [position.view(0) for position in again]


def test_every_call_is_made() -> None:
    made: list[str] = []
    assert time_calls([lambda: made.append("one"), lambda: made.append("two")], 0.0, 2) > 0
    assert made.count("one") == made.count("two") > 0


# --- two installations against each other -----------------------------------------------------------------------------


def test_an_installation_plays_the_same_games_as_itself() -> None:
    found = compare(sys.executable, ["primes"], runs=2, seconds=0.001)
    assert [(one.game, one.operation) for one in found] == [("primes", operation) for operation in OPERATIONS]
    assert all(one.seats == 3 and one.same_games and one.here > 0 and one.there > 0 for one in found)


def test_a_ratio_above_one_means_slower_here() -> None:
    told = Comparison("primes", 2, "copy", 0.30004, 0.2, True).to_json()
    assert told == {
        "game": "primes", "seats": 2, "operation": "copy", "here": 0.3, "there": 0.2, "ratio": 1.5, "same_games": True,
    }  # fmt: skip


def test_what_cannot_be_compared_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BenchError, match="nowhere cannot be started: No such file"):
        compare(str(tmp_path / "nowhere"), ["primes"])
    other = tmp_path / "python"
    other.write_text("#!/bin/sh\necho there is no stampede here >&2\nexit 1\n")
    other.chmod(0o755)
    with pytest.raises(BenchError, match="could not be measured: there is no stampede here"):
        compare(str(other), ["primes"])
    with pytest.raises(UnknownGame):
        compare(sys.executable, ["chess"])


def test_a_probe_counts_all_that_it_does() -> None:
    probe = Probe(find_game("primes"), 2)
    decisions = sum(map(len, probe.games))
    assert len(probe.games) == GAMES
    assert [probe.once(operation) for operation in OPERATIONS] == [decisions, decisions, *[POSITIONS] * 3]
