"""What one choice gains over steady's, in the actual world."""

from __future__ import annotations

from pathlib import Path

import pytest

from stampede.bots.bot import Bot
from stampede.bots.levels import find_bot
from stampede.core.game import Game
from stampede.core.rng import Rng
from stampede.lab.gains import main, measure_gains


class Discarding(Bot):
    """Throws cards away whenever it can, and so falls behind."""

    def choose(self, game: Game, view: object, seat: int, legal: list[int], rng: Rng) -> int:
        thrown = [action for action in legal if game.actions[action].verb == "discard"]
        return thrown[0] if thrown else legal[0]


def test_who_agrees_with_steady_gains_nothing() -> None:
    gains = measure_gains("street", find_bot("steady"), positions=12, playouts=2)
    assert len(gains.gained) >= 12
    assert not any(gains.gained)
    assert gains.differed == 0
    assert gains.decisions > len(gains.gained)


def test_who_throws_cards_away_loses_by_it() -> None:
    gains = measure_gains("street", Discarding(), positions=40, playouts=8)
    assert gains.differed > 10
    assert sum(gains.gained) < 0
    assert gains.told().startswith("-")


def test_bad_words_are_answered_with_what_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert "GAME BOT" in capsys.readouterr().err
    assert main(["street", "nobody"]) == 2
    assert "there is no bot 'nobody'" in capsys.readouterr().err
    assert main(["street", "steady", "2"]) == 0
    assert "a choice" in capsys.readouterr().out


OWN = """
from stampede.bots.bot import Bot

class Discarding(Bot):
    def choose(self, game, view, seat, legal, rng):
        thrown = [action for action in legal if game.actions[action].verb == "discard"]
        return thrown[0] if thrown else legal[0]

class Failing(Bot):
    def choose(self, game, view, seat, legal, rng):
        return 1 // 0
"""


def test_a_bot_of_ones_own_is_measured_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "measured.py").write_text(OWN)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    assert main(["street", "measured:Discarding", "2"]) == 0
    out, err = capsys.readouterr()
    assert out.startswith("street, measured:Discarding at 1: ")
    assert err == ""
    assert main(["street", "measured:Failing", "2"]) == 0
    out, err = capsys.readouterr()
    assert "differs in 0%" in out
    assert "steady chose: ZeroDivisionError" in err
    assert main(["street", "measured:Missing", "2"]) == 2
    assert "has no Missing; it has Discarding, Failing" in capsys.readouterr().err
