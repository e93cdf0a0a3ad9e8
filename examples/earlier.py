"""A bot of an earlier version of Stampede, to compare it with this one: it is asked in a process of its own.

Set up the other version in a folder next to this one, then, in this folder:

    git worktree add ../../before 47042fb && (cd ../../before && python3 run.py games)
    EARLIER=../../before/.boot/venv/bin/python python3 ../run.py arena street --seats 2 --bots steady,earlier:Steady
"""

import os
import pickle
import subprocess
import sys

import msgspec

from stampede.bots.bot import Bot

# What the other version does: read questions, ask its own bot, answer.
ANSWERING = """
import pickle, sys
import msgspec
from stampede.bots.levels import find_bot
from stampede.core.registry import find_game
from stampede.core.rng import Rng
bot = find_bot(sys.argv[1])
while True:
    try:
        name, written, seat, legal, seed = pickle.load(sys.stdin.buffer)
    except EOFError:
        break
    game = find_game(name)
    view = msgspec.msgpack.decode(written, type=game.view_type())
    print(bot.choose(game, view, seat, legal, Rng.free(seed)), flush=True)
"""


class Steady(Bot):
    """The `steady` of the version whose Python is named by EARLIER.

    Both must have the same rules. What this version has added to a view is left out.
    """

    level = "steady"

    def __init__(self):
        python = os.environ.get("EARLIER") or sys.exit("EARLIER must name the Python of the earlier version")
        command = [python, "-c", ANSWERING, self.level]
        self.other = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def choose(self, game, view, seat, legal, rng):
        pickle.dump(
            (game.id, msgspec.msgpack.encode(view), seat, legal, f"{rng.word()} {rng.word()}"), self.other.stdin
        )
        self.other.stdin.flush()
        return int(self.other.stdout.readline())
