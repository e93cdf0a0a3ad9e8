"""The yardstick of `bench/limit`: street by hand in C++ plays the engine's games, or its figures would mean nothing."""

from __future__ import annotations

import runpy
import shutil
from pathlib import Path
from typing import Any

import pytest

RUN = Path(__file__).parents[2] / "bench" / "limit" / "run.py"
GAMES, SEATS = 50, 3


@pytest.fixture
def compiler() -> str:
    found = shutil.which("g++") or shutil.which("c++")
    if found is None:
        pytest.skip("there is no C++ compiler here: apt install g++")
    return found


def test_street_by_hand_plays_the_games_of_the_engine(compiler: str, tmp_path: Path) -> None:
    limit: dict[str, Any] = runpy.run_path(str(RUN))
    by_hand = limit["games_by_hand"](limit["build"](compiler, tmp_path, SEATS), GAMES)
    assert by_hand == limit["engine_games"](SEATS, GAMES)
    assert len(set(by_hand)) == GAMES
    assert min(decisions for decisions, _ in by_hand) > 10
