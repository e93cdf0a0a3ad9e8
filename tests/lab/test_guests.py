"""Bots that people bring along: whatever they do, the game goes on, and they are told."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from stampede.bots.levels import UnknownBot, find_bot
from stampede.cli import main
from stampede.core.registry import find_game
from stampede.core.rng import Rng
from stampede.lab.guests import CRASHED, ILLEGAL, TIMEOUT, Guest, GuestError, find_player
from stampede.lab.simulate import simulate

DOCUMENT = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")

GUESTS = """
import os, sys, time
from stampede.bots.bot import Bot

class Polite(Bot):
    def choose(self, game, view, seat, legal, rng):
        print("thinking")
        return legal[rng.below(len(legal))]

class Clumsy(Bot):
    def choose(self, game, view, seat, legal, rng):
        raise ZeroDivisionError("dropped the dice")

class Cheat(Bot):
    def choose(self, game, view, seat, legal, rng):
        return max(legal) + 1

class Vague(Bot):
    def choose(self, game, view, seat, legal, rng):
        return "the left one"

class Sleepy(Bot):
    def choose(self, game, view, seat, legal, rng):
        while True:
            pass

class Deadly(Bot):
    def choose(self, game, view, seat, legal, rng):
        os._exit(3)

class Unborn(Bot):
    def __init__(self):
        raise OSError("no network file")
    def choose(self, game, view, seat, legal, rng):
        return legal[0]

class Silent(Bot):
    pass

class Stranger:
    pass
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """With guests in it, which no other test has imported."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("STAMPEDE_DATA", str(tmp_path / "data"))
    monkeypatch.setattr(sys, "path", [*sys.path])
    for module in ("guests", "mybot"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    (tmp_path / "guests.py").write_text(GUESTS)
    return tmp_path


def ask(name: str, patience: float = 10.0) -> tuple[Guest, int, list[int]]:
    """One decision at the beginning of a game of primes."""
    game = find_game("primes")
    state = game.new(2, game.settle(2, {}), Rng.keyed(b"guests"))
    seat = state.to_act()[0]
    legal = state.legal(seat)
    assert len(legal) > 1
    guest = find_player(name, patience=patience)
    assert isinstance(guest, Guest)
    try:
        return guest, guest.choose(game, state.view(seat), seat, legal, Rng.free("guest")), legal
    finally:
        guest.close()


@pytest.mark.parametrize(
    ("name", "kind", "detail"),
    [
        ("Clumsy", CRASHED, r"ZeroDivisionError: dropped the dice \(guests.py, line 12\)"),
        ("Cheat", ILLEGAL, r"\d+ is not one of its \d+ legal actions"),
        ("Vague", ILLEGAL, r"'the left one' is not the number of an action"),
        ("Sleepy", TIMEOUT, r"no answer within 0.2 s"),
        ("Deadly", CRASHED, r"its process ended with code 3"),
    ],
)
def test_a_fault_is_noted_and_somebody_else_decides(name: str, kind: str, detail: str) -> None:
    guest, action, legal = ask(f"guests:{name}", 0.2 if name == "Sleepy" else 10.0)
    assert action in legal
    (fault,) = guest.take_faults()
    assert (fault.bot, fault.kind) == (f"guests:{name}", kind)
    assert re.fullmatch(detail, fault.detail), fault.detail
    assert guest.take_faults() == []


def test_a_polite_guest_plays_by_its_own_generator() -> None:
    """The same decision gives the same choice, and what it prints is not in anybody's way."""
    guest, action, _ = ask("guests:Polite")
    assert guest.faults == []
    assert action == ask("guests:Polite")[1]


def test_after_some_timeouts_the_rest_of_the_game_is_played_without_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stampede.lab.guests.LOST_A_GAME", 2)
    game = find_game("primes")
    state = game.new(2, game.settle(2, {}), Rng.keyed(b"guests"))
    seat = state.to_act()[0]
    legal, rng = state.legal(seat), Rng.free("guest")
    guest = Guest("guests:Sleepy", 1.0, 0.05, None)
    try:
        for _ in range(5):
            assert guest.choose(game, state.view(seat), seat, legal, rng) in legal
        assert [fault.kind for fault in guest.take_faults()] == [TIMEOUT] * 2
        guest.new_game()
        guest.choose(game, state.view(seat), seat, legal, rng)
        assert len(guest.take_faults()) == 1
    finally:
        guest.close()


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("nowhere:Bot", "there is no module nowhere in .*; start stampede in the folder of nowhere.py"),
        ("guests:Nobody", "has no Nobody; it has Polite, Clumsy"),
        ("guests:Stranger", r"is not a bot: write class Stranger\(Bot\)"),
        ("guests:Silent", r"give it choose\(self, game, view, seat, legal, rng\)"),
        ("guests:", "write module:Class, as in mybot:MyBot"),
        ("broken:Bot", r"cannot be imported: SyntaxError"),
        ("needy:Bot", "needs nonsense_module, which is not installed here: pip install it"),
    ],
)
def test_a_guest_that_cannot_come_in_is_told_what_to_do(folder: Path, name: str, sentence: str) -> None:
    (folder / "broken.py").write_text("class Bot(:\n")
    (folder / "needy.py").write_text("import nonsense_module\n")
    with pytest.raises(GuestError, match=sentence):
        find_player(name)


def test_a_guest_that_cannot_be_made_is_told_why() -> None:
    with pytest.raises(GuestError, match="guests:Unborn cannot play: OSError: no network file"):
        ask("guests:Unborn")


def test_names_that_strangers_send_are_never_imported() -> None:
    """The server looks bots up here; bringing one along is for the person at this machine only."""
    with pytest.raises(UnknownBot):
        find_bot("guests:Polite")


def test_the_arena_tells_which_bot_did_what_how_often(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "raging", "--seats", "2", "--bots", "guests:Clumsy,random", "--option", "field=home-paddock"]
    assert main([*words, "--games", "2", "--seed", "5", "--jobs", "1", "--json"]) == 0
    said = capsys.readouterr()
    document = json.loads(said.out)
    assert [rating["bot"] for rating in document["ratings"]] == ["guests:Clumsy", "random"]  # it plays like steady
    faults = document["faults"]
    assert {(fault["bot"], fault["kind"]) for fault in faults} == {("guests:Clumsy", "crashed")}
    assert {fault["game"] for fault in faults} == {0, 1}
    often = f"guests:Clumsy crashed {len(faults)} times in 2 games, first in game 0 of seed 5, seat 1"
    assert often in said.err
    assert "steady decided instead" in said.err


def test_simulations_take_guests_too() -> None:
    result = simulate("raging", seats=2, bots=["guests:Cheat", "random"], games=1, seed=3)
    assert {fault.kind for fault in result.faults} == {ILLEGAL}
    assert "faults" in result.to_json()
    clean = simulate("raging", seats=2, bots=["guests:Polite", "random"], games=1, seed=3)
    assert clean.faults == []
    assert "faults" not in clean.to_json()


def test_the_example_of_the_documentation_plays(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", DOCUMENT, re.DOTALL)
    commands, *_ = re.findall(r"```console\n(.*?)```", DOCUMENT, re.DOTALL)  # the first are about the example
    name = code.splitlines()[0].removeprefix("# ")
    (folder / name).write_text(code)
    lines = [line.split()[2:] for line in commands.splitlines()]
    assert [line[0] for line in lines] == ["arena", "simulate", "play"]
    for words in lines[:2]:
        words[words.index("--games") + 1] = "2"
        assert main([*words, "--jobs", "1", "--json"]) == 0
        said = capsys.readouterr()
        assert said.err == ""
        assert "mybot:MyBot" in said.out
