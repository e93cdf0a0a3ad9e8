"""Which bots to play against is asked once, with what they are like, and remembered."""

from __future__ import annotations

from pathlib import Path

import pytest

from stampede.bots.levels import offered_levels
from stampede.cli.play.company import last_bots, remember_bots, understood
from stampede.cli.play.saved import load_table
from stampede.cli.play.speech import Speech
from stampede.core.registry import find_game
from stampede.home import VARIABLE
from terminal.driver import Person, log_of

ASKED = "play primes --seats 3 --name Ana"


def levels_in(folder: Path) -> list[str]:
    return [seat.level for seat in load_table(log_of(folder)).table.seats[1:]]


def test_the_bots_are_chosen_by_number_or_name_and_come_again(tmp_path: Path) -> None:
    with Person(ASKED, tmp_path / "first") as ana:
        asked = ana.until_prompt()
        for level in ("gentle", "steady", "sharp", "mighty"):
            assert level in asked
        assert "Up since four. Bakes first, runs later, keeps a cool head." in asked
        assert "Enter: steady." in asked
        assert "numbers from 1 to 4" in ana.say("7")
        assert "(gentle)" in ana.say("1, Steady")
    assert levels_in(tmp_path / "first") == ["gentle", "steady"]
    (tmp_path / "second").mkdir()
    (tmp_path / "second" / "bots.json").write_text((tmp_path / "first" / "bots.json").read_text())
    with Person(f"{ASKED} --lang es", tmp_path / "second") as ana:
        assert "Intro: amable, constante." in ana.until_prompt()
        assert "(amable)" in ana.say("")
    assert levels_in(tmp_path / "second") == ["gentle", "steady"]


@pytest.mark.parametrize(
    ("typed", "language", "levels"),
    [
        ("2", "en", ["steady"]),
        ("4,1", "en", ["mighty", "gentle"]),
        ("Sharp  mighty", "en", ["sharp", "mighty"]),
        ("temible, 1", "es", ["mighty", "gentle"]),
        ("gentle", "es", ["gentle"]),
        ("0", "en", []),
        ("5", "en", []),
        ("steady oracle", "en", []),
        ("random", "en", []),
    ],
)
def test_what_is_typed_is_understood(typed: str, language: str, levels: list[str]) -> None:
    assert understood(typed, offered_levels(), Speech(find_game("primes"), language)) == levels


def test_bots_are_remembered_for_each_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "data"))
    assert last_bots("primes", 2) == "steady", "nothing is remembered yet"
    remember_bots("primes", "mighty,gentle")
    remember_bots("bulls", "sharp")
    assert last_bots("primes", 2) == "mighty,gentle"
    assert last_bots("primes", 3) == "mighty", "they don't fit, so the first plays in every seat"
    assert last_bots("bulls", 2) == "sharp"
    remember_bots("primes", "greedy")
    assert last_bots("primes", 1) == "steady", "what it is called today"
    remember_bots("primes", "oracle")
    assert last_bots("primes", 1) == "steady"
    (tmp_path / "data" / "bots.json").write_text("nonsense")
    assert last_bots("bulls", 2) == "steady"
