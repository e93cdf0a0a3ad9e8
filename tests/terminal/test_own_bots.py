"""A bot of one's own at a table in the terminal."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from terminal.conftest import Run

BOT = """
from stampede.bots.bot import Bot

class Clumsy(Bot):
    def choose(self, game, view, seat, legal, rng):
        raise ValueError(f"hidden: {legal}")
"""


def test_a_bot_of_ones_own_plays_and_its_faults_are_told(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "clumsy.py").write_text(BOT)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delitem(sys.modules, "clumsy", raising=False)
    words = "play primes --seats 2 --me 2 --name Ana --seed 7 --bots clumsy:Clumsy"
    ran = run(words, "quit")
    assert "(clumsy:Clumsy) crashed, so a steady bot decided." in ran.said
    assert "Ana>" in ran.out
    assert "hidden" not in ran.out + ran.err


def test_a_bot_that_is_not_there_is_said_before_the_cards_are_dealt(
    run: Run, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    ran = run("play primes --seats 2 --bots nowhere:Bot")
    assert ran.code == 1
    assert "start stampede in the folder of nowhere.py" in ran.err
    assert not data.exists()
