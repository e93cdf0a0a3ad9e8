"""Tuning: effects are found where there are some, a seed repeats its weights, and only the arena lets them stay."""

from __future__ import annotations

import json
import math
import random
from pathlib import Path

import pytest

from stampede.cli import main
from stampede.core.data import read_toml
from stampede.core.errors import DataError
from stampede.core.registry import find_game, game_ids
from stampede.lab import tune as tuning
from stampede.lab.series import SimulationError
from stampede.lab.tournament import code_digest, plan_tournament
from stampede.lab.tune import Effect, TuneError, moved, regress, shaken_by, solve, tune
from stampede.lab.weights import read_weights, rewritten, weights_file, with_weights

TOY = {"games": 16, "rounds": 2, "proof": 4, "seed": 5, "jobs": 1}


def test_every_game_has_weights_that_its_room_accepts() -> None:
    for id in game_ids():
        game = find_game(id)
        data, weights = read_weights(weights_file(game))
        assert weights
        assert game.judgement_by(with_weights(data, weights)) is not game.judgement()


@pytest.mark.parametrize("id", game_ids())
def test_a_weight_that_makes_no_sense_is_refused_with_its_line(id: str, tmp_path: Path) -> None:
    game = find_game(id)
    text = weights_file(game).read_text(encoding="utf-8")
    name = next(iter(read_weights(weights_file(game))[1]))
    file = tmp_path / "mine.toml"
    file.write_text(rewritten(text, {name: -5}), encoding="utf-8")
    line = next(number for number, line in enumerate(file.read_text().splitlines(), 1) if "= -5" in line)
    with pytest.raises(DataError, match=rf"mine.toml, line {line}: {name} must be a whole number"):
        plan_tournament(id, bots=["steady", str(file)], seats=2)
    file.write_text(text + "\n[luck]\nmuch = 1\n", encoding="utf-8")
    with pytest.raises(DataError, match="luck is not known"):
        plan_tournament(id, bots=["steady", str(file)], seats=2)


def test_numbers_are_replaced_and_comments_stay() -> None:
    text = "# 12 bulls\n[draw]   # 3\nfresh = 16  # of 20\n\n[loss]\nfresh = 7\n"
    assert rewritten(text, {"draw.fresh": 18, "loss.fresh": 8}) == (
        "# 12 bulls\n[draw]   # 3\nfresh = 18  # of 20\n\n[loss]\nfresh = 8\n"
    )
    with pytest.raises(DataError, match=r"no line for draw\.other"):
        rewritten(text, {"draw.other": 1})


def test_equations_are_solved() -> None:
    assert solve([[0.0, 2.0], [3.0, 1.0]], [4.0, 5.0]) == pytest.approx([1.0, 2.0])


@pytest.mark.parametrize("seats", [2, 4])
def test_regression_finds_what_wins(seats: int) -> None:
    """Of three weights one helps, one harms and one does nothing; the errors say how sure that is."""
    chance = random.Random(3)
    true = [0.5, -0.3, 0.0]
    rows = [[chance.choice((-1, 1)) for _ in true] for _ in range(3000)]
    odds = [-math.log(seats - 1) + sum(a * b for a, b in zip(row, true, strict=True)) for row in rows]
    shares = [float(chance.random() < 1 / (1 + math.exp(-odd))) for odd in odds]
    for (value, error), expected in zip(regress(rows, shares, seats), true, strict=True):
        assert abs(value - expected) < 4 * error
        assert 0.03 < error < 0.06


def test_a_weight_moves_only_where_it_is_not_luck() -> None:
    assert moved(1000, Effect("a", 0.04, 0.05)) == 1000
    assert 1000 < moved(1000, Effect("a", 0.08, 0.05)) < moved(1000, Effect("a", 0.5, 0.05)) <= 1200
    assert moved(1000, Effect("a", -0.5, 0.05)) < 1000
    assert (shaken_by(5, 0.2), shaken_by(5, -0.2), shaken_by(0, 0.2)) == (6, 4, 1)


def test_a_seed_repeats_its_weights_and_the_arena_decides(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Twice the same, and the room's own file stays as it is. A strong shake shows an effect in few games."""
    monkeypatch.setattr(tuning, "SHAKE", 0.9)
    monkeypatch.setattr(tuning, "CLEAR", 0.0)
    own = weights_file(find_game("encierro")).read_bytes()
    file = tmp_path / "tuned.toml"
    names = ["standing.object", "draw.fresh", "loss.of_four"]
    first = tune("encierro", only=names, path=file, **TOY)
    again = tune("encierro", only=names, path=file, **TOY)
    assert first.to_json() == again.to_json()
    assert [effect.name for effect in first.effects] == names
    assert first.after != first.before
    assert {name for name in first.before if first.before[name] != first.after[name]} <= set(names)
    assert file.exists() == first.is_better
    assert weights_file(find_game("encierro")).read_bytes() == own
    other = tune("encierro", only=names, path=file, **{**TOY, "seed": 6})
    assert other.effects != first.effects


@pytest.mark.parametrize(("interval", "kept"), [((0.51, 0.6), True), ((0.49, 0.6), False)])
def test_weights_are_kept_only_if_the_arena_agrees(
    interval: tuple[float, float], kept: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tuning, "compare", lambda *_: (0.55, interval))
    file = tmp_path / "tuned.toml"
    done = tune("encierro", only=["draw.fresh"], path=file, **TOY)
    assert done.is_better == kept
    assert file.exists() == kept
    if kept:
        assert read_weights(file)[1] == done.after
        find_game("encierro").judgement_by(read_toml(file))


@pytest.mark.parametrize("id", ["encierro", "street"])
def test_it_begins_where_it_is_told_to(id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The weights that the fitted ones came from are kept, so that fitting can be repeated."""
    start = Path(__file__).parents[2] / "docs" / "weights" / f"{id}-start.toml"
    against: list[str] = []

    def compare(_game: str, _candidate: str, source: str, *_: object) -> tuple[float, tuple[float, float]]:
        against.append(source)
        return 0.5, (0.4, 0.6)

    monkeypatch.setattr(tuning, "compare", compare)
    data, weights = read_weights(start)
    name = next(iter(weights))
    done = tune(id, only=[name], start=start, path=tmp_path / "t.toml", games=2, rounds=1, proof=2, seed=1)
    assert against == [str(start)]
    assert done.before == weights != read_weights(weights_file(find_game(id)))[1]
    assert find_game(id).judgement_by(data)


def test_what_cannot_be_tuned_is_said() -> None:
    with pytest.raises(TuneError, match=r"no weight draw\.luck; it has .*draw\.fresh"):
        tune("encierro", only=["draw.luck"], **TOY)
    with pytest.raises(TuneError, match="at least two seats"):
        tune("raging", seats=1, **TOY)


def test_other_weights_are_another_bot(tmp_path: Path) -> None:
    game = find_game("encierro")
    text = weights_file(game).read_text(encoding="utf-8")
    file = tmp_path / "bold.toml"
    file.write_text(text, encoding="utf-8")
    same = code_digest("encierro", [str(file)])
    file.write_text("# a comment changes nothing\n" + text, encoding="utf-8")
    assert code_digest("encierro", [str(file)]) == same
    file.write_text(rewritten(text, {"draw.fresh": 400}), encoding="utf-8")
    assert code_digest("encierro", [str(file)]) != same
    with pytest.raises(SimulationError, match="at least two bots"):
        plan_tournament("encierro", bots=[str(file)], seats=2)


def test_the_command_tells_what_it_did(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["tune", "encierro", "--games", "4", "--rounds", "1", "--proof", "4", "--jobs", "1", "--only", "draw.fresh"]
    assert main([*words, "--out", str(tmp_path / "t.toml"), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["game"] == "encierro"
    assert list(told["effects"]) == ["draw.fresh"]
    assert main([*words, "--out", str(tmp_path / "t.toml")]) == 0
    assert "draw.fresh" in capsys.readouterr().out
