"""The command line with the toy game, in a process whose terminal is the one on its standard input."""

import signal
import sys
from contextlib import suppress
from pathlib import Path

if sys.stdin.isatty():
    import fcntl
    import termios

    with suppress(OSError):
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)  # so that Ctrl-C typed there reaches this process

sys.path.insert(0, str(Path(__file__).parents[1]))

import toy
from stampede.cli import main
from stampede.core.registry import register

register("lantern", toy.load)
signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored in what runs in the background of a shell
sys.exit(main())
