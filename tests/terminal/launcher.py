"""The command line with the toy game, in a process whose terminal is the one on its standard input.

With `--nursery` it waits to be forked: see forking.py.
"""

import signal
import sys
from contextlib import suppress
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import forking
import toy
from stampede.cli import main
from stampede.core.registry import find_game, game_ids, register

register("lantern", toy.load)


def run() -> None:
    if sys.stdin.isatty():
        import fcntl
        import termios

        with suppress(OSError):
            fcntl.ioctl(0, termios.TIOCSCTTY, 0)  # so that Ctrl-C typed there reaches this process
    signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored in what runs in the background of a shell
    sys.exit(main())


if sys.argv[1:2] == ["--nursery"]:
    for id in game_ids():
        find_game(id)
    forking.serve(int(sys.argv[2]), run)
else:
    run()
