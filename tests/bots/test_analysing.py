"""`stampede analyse`: a saved game with a blunder, looked at again."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import toy
from bots.test_advice import ONLY_COMPILED, TRIED, lets_the_win_slip, wins_after, with_a_blunder
from stampede.bots.levels import find_bot
from stampede.bots.review import LOOKED_AT_AGAIN, LOOKED_AT_TWICE, look_at, playouts_for, questions_of
from stampede.bots.tunings import playouts_for_a_hint
from stampede.cli import main
from stampede.core.registry import find_game, register, unregister
from stampede.core.rng import Rng
from stampede.engine import is_compiled
from stampede.match.match import Match


def throws_it_away(match: Match, seat: int, action: int) -> str:
    """An action that loses most games, where another wins most."""
    actions = match.game.actions
    if wins_after(match, seat, actions[action].notation) < TRIED * 2 / 3:
        return ""
    others = [actions[one].notation for one in match.state.legal(seat) if one != action]
    worst = min(others, key=lambda notation: wins_after(match, seat, notation))
    return worst if wins_after(match, seat, worst) <= TRIED / 4 else ""


@pytest.fixture(scope="module", params=["lantern", pytest.param("street", marks=ONLY_COMPILED)])
def blunder(request: pytest.FixtureRequest) -> Iterator[tuple[Match, int, int]]:
    register("lantern", toy.load)
    plant = throws_it_away if request.param == "lantern" else lets_the_win_slip
    yield with_a_blunder(request.param, 2, plant)
    unregister("lantern")


@pytest.fixture
def file(blunder: tuple[Match, int, int], tmp_path: Path) -> Path:
    blunder[0].save(tmp_path / "game.json")
    return tmp_path / "game.json"


def analysed(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[str, str]:
    assert main(["analyse", *map(str, words)]) == 0
    out, err = capsys.readouterr()
    return out, err


def test_a_planted_blunder_is_among_the_moments(
    blunder: tuple[Match, int, int], file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match, planted, right = blunder
    out, err = analysed(capsys, file, "--json")
    document: dict[str, Any] = json.loads(out)
    assert err == "", "no progress where nobody looks"
    assert set(document) == {"game", "seats", "decisions", "moments"}
    assert (document["game"], document["seats"]) == (match.game.id, match.seats)
    decisions = {entry["move"]: entry for entry in document["decisions"]}
    moves = [(seat, action.index) for seat, action in match.moves]
    asked = questions_of(match.game, 2, match.options, match.key, moves, [0, 1])
    assert list(decisions) == [question.move for question in asked]
    for move, entry in decisions.items():
        seat, action = match.moves[move]
        assert (entry["seat"], entry["chosen"], entry["unit"]) == (seat, action.notation, "wins")
        assert 0 <= entry["lost"] <= entry["worth"] <= 1
        assert entry["doubt"] >= 0
        assert entry["playouts"] > 0
    assert set(document["moments"]) == set(match.seats)
    assert planted in document["moments"][match.seats[0]]
    found = decisions[planted]
    assert found["lost"] > 0.2
    assert found["facts"] or match.game.id == "lantern"
    assert match.game.actions.parse(found["best"]).verb == match.game.actions[right].verb


@pytest.mark.parametrize("blunder", ["lantern"], indirect=True)
def test_it_is_told_in_words_of_either_language(
    blunder: tuple[Match, int, int], file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match, planted, _ = blunder
    for language, moment, better in (("en", "Move", "Better: "), ("es", "Jugada", "Mejor: ")):
        out, _err = analysed(capsys, file, "--seat", 1, "--lang", language, "--playouts", 60)
        said = " ".join(out.split())
        assert f"{moment} {planted + 1}, {match.seats[0]}: " in said
        assert better in said
        assert match.seats[1] not in out.splitlines()[1:3], "only the first seat is told of"


@pytest.mark.parametrize("blunder", ["lantern"], indirect=True)
def test_progress_is_shown_on_standard_error(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = io.StringIO()
    monkeypatch.setattr("stampede.cli.progress.error_console", lambda: Console(file=screen, force_terminal=True))
    out, _ = analysed(capsys, file, "--seat", 1, "--json", "--playouts", 60)
    assert json.loads(out)
    assert "Looking at decisions" in screen.getvalue()


@pytest.mark.parametrize("blunder", ["lantern"], indirect=True)
def test_what_cannot_be_analysed_is_said_in_a_sentence(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "shopping.json").write_text('{"eggs": 12}')
    for words, said in (
        (["analyse", str(tmp_path / "none.json")], "none.json"),
        (["analyse", str(tmp_path / "shopping.json")], "shopping.json"),
        (["analyse", str(file), "--seat", "5"], "there is no seat 5"),
        (["analyse", str(file), "--playouts", "3"], "playouts"),
    ):
        assert main(words) != 0
        out, err = capsys.readouterr()
        assert out == ""
        assert said in err
        assert "Traceback" not in err


def test_what_was_better_is_what_mighty_finds(blunder: tuple[Match, int, int]) -> None:
    match, planted, _ = blunder
    moves = [(seat, action.index) for seat, action in match.moves]
    asked = questions_of(match.game, 2, match.options, match.key, moves, [0])
    question = next(one for one in asked if one.move == planted)
    seen = question.view, question.seat, question.legal
    mighty = find_bot("mighty").choose(match.game, *seen, Rng.free(f"review {planted}"))
    decision = look_at(match.game, question, 1000 if is_compiled() else 200, 1.0)
    assert decision.best.action == mighty
    assert decision.is_a_moment()


def test_the_more_decisions_the_shorter_the_first_looks() -> None:
    game, a_second = find_game("bulls"), playouts_for_a_hint("bulls") / 0.4
    few, many = playouts_for(game, 10), playouts_for(game, 200)
    assert few[0] > many[0] >= 40
    assert few[1:] == many[1:]
    seconds = (10 * few[0] + LOOKED_AT_AGAIN * few[1] + LOOKED_AT_TWICE * few[2]) / a_second
    assert 10 < seconds + LOOKED_AT_TWICE < 25, "with a whole thought for each of the last"
