"""The compiled engine and its sources play the same games, record for record."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.metadata import entry_points

import pytest

from stampede.core.registry import GROUP, find_game
from stampede.engine import VARIABLE, is_compiled
from stampede.lab.simulate import simulate

RANDOM_GAMES = 600 if is_compiled() else 60  # over all tables
THINKING_GAMES = 1  # at each table
SEED = 2026

SCRIPT = f"""
import json, sys
from stampede.engine import is_compiled
from stampede.lab.simulate import simulate
assert not is_compiled()
print(json.dumps([
    simulate(game, seats=seats, bots=bots, games=games, seed={SEED}).digest
    for game, seats, bots, games in json.load(sys.stdin)
]))
"""


def all_tables() -> list[tuple[str, int, str, int]]:
    """Every installed game at every number of seats, by random and by thinking bots."""
    installed = sorted(point.name for point in entry_points(group=GROUP))
    places = [(id, seats) for id in installed for seats in find_game(id).seat_counts()]
    return [(id, seats, "random", RANDOM_GAMES // len(places)) for id, seats in places] + [
        (id, seats, "greedy", THINKING_GAMES) for id, seats in places
    ]


@pytest.mark.long
def test_a_fresh_interpreted_process_plays_the_same_games() -> None:
    """In a compiled installation this compares the two engines. Run from sources there is only one: then it proves,
    with fewer games, that nothing depends on the process, such as the order of a set of texts."""
    tables = all_tables()
    with subprocess.Popen(
        [sys.executable, "-c", SCRIPT],
        env={**os.environ, VARIABLE: "interpreted", "PYTHONHASHSEED": "4711"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as other:
        assert other.stdin is not None
        assert other.stdout is not None
        other.stdin.write(json.dumps(tables))
        other.stdin.close()
        here = [simulate(game, seats=seats, bots=bots, games=games, seed=SEED) for game, seats, bots, games in tables]
        digests = json.loads(other.stdout.read())
    assert {result.compiled for result in here} == {is_compiled()}
    differing = [table for table, result, digest in zip(tables, here, digests, strict=True) if result.digest != digest]
    assert differing == []
