"""What a compiler watches before it lays out the engine: it must run where nothing but the engine is installed."""

from __future__ import annotations

import subprocess
import sys

import pytest

from stampede.core.registry import find_game, game_ids
from stampede.lab import practice
from stampede.lab.practice import Practice

IMPORTED = """
import sys
before = set(sys.modules)
import stampede.lab.practice
names = {name.split(".")[0] for name in set(sys.modules) - before}
print(*sorted(names - set(sys.stdlib_module_names)))
"""


@pytest.mark.parametrize("game", game_ids())
def test_it_does_a_little_of_everything(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(practice, "DECISIONS", 40)
    monkeypatch.setattr(practice, "STEPS", 2)
    monkeypatch.setattr(practice, "BATCH", 2)
    monkeypatch.setattr(practice, "SIMULATIONS", 2)
    monkeypatch.setattr(practice, "SEARCHING", 0.0)
    Practice(find_game(game)).run()


def test_it_needs_nothing_but_the_engine() -> None:
    done = subprocess.run([sys.executable, "-c", IMPORTED], capture_output=True, text=True, check=True)
    names = {name.removesuffix("__mypyc") for name in done.stdout.split()}  # the engine, where it is compiled
    assert names <= {"stampede", "librt", "mypy_extensions"}
