"""How much memory a decision takes, measured in a process that does nothing else."""

from __future__ import annotations

import subprocess
import sys

import pytest

from stampede.core.registry import find_game, game_ids
from stampede.engine import is_compiled

MOST = 200  # megabytes, whatever the game
THOUGHT = 1.0 if is_compiled() else 0.001  # of mighty's: interpreted, a whole one takes minutes
CHOICE = """
import sys
from pathlib import Path
from stampede.bots.levels import find_bot
from stampede.core.registry import find_game
from stampede.core.rng import Rng

game, seats, thought = find_game(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])
steady, chance, rng = find_bot("steady"), Rng.keyed(b"footprint"), Rng.free("footprint")
state, plies = game.new(seats, game.settle(seats, {}), chance), 40
while True:
    seat = state.to_act()[0]
    legal = state.legal(seat)
    if plies <= 0 and len(legal) > 1:
        break
    state.apply(seat, steady.choose(game, state.view(seat), seat, legal, rng), chance, None)
    plies -= 1
chosen = find_bot("mighty").scaled(thought).choose(game, state.view(seat), seat, legal, Rng.free("mighty"))
assert chosen in legal
print(next(line.split()[1] for line in Path("/proc/self/status").read_text().splitlines() if line.startswith("VmHWM")))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells the peak of a process that was just started")
@pytest.mark.parametrize("id", game_ids())
def test_a_decision_of_mighty_stays_small(id: str) -> None:
    """With most seats, in the middle of a game; the program itself is part of it."""
    words = [sys.executable, "-c", CHOICE, id, str(find_game(id).max_seats), str(THOUGHT)]
    ran = subprocess.run(words, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert int(ran.stdout) / 1024 < MOST
