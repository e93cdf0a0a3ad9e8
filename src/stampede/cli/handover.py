"""One server hands over to the next: `run.py` serves the interpreted engine at once, the compiled one when it is built.

The program that starts a server can keep the writing end of a pipe and name the reading end in `STAMPEDE_STARTER`. A
line written there is the program to hand over to. When the pipe closes, the starter is gone and the server stops.

The next server takes over process, words and listening socket, so browsers that come in between wait a moment instead
of being turned away.
"""

from __future__ import annotations

import asyncio
import os
import select
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from stampede.cli.output import error_console
from stampede.core.errors import StampedeError
from stampede.engine import engine_name

STARTER = "STAMPEDE_STARTER"
LISTENING = "STAMPEDE_LISTENING"  # the socket that the server before left open
LONGEST_PATH = 65_536


def inherited_socket() -> socket.socket | None:
    """The socket of the server that handed over to this one."""
    number = os.environ.pop(LISTENING, None)
    if number is None:
        return None
    os.set_inheritable(int(number), False)
    return socket.socket(fileno=int(number))


class Handover:
    """What the starter asks for while a server runs."""

    def __init__(self, listening: socket.socket, is_successor: bool) -> None:
        self.is_successor = is_successor
        number = os.environ.get(STARTER)
        self.starter = None if number is None else int(number)
        self.kept = None if number is None else listening.dup()  # the server closes its own when it stops
        self.successor = ""

    def announce(self, say_where: Callable[[], None]) -> None:
        """Tells people only once where to go."""
        if self.is_successor:
            error_console().print(f"Stampede has switched to the {engine_name()} engine.")
        else:
            say_where()

    @contextmanager
    def watch(self, stop: Callable[[], None]) -> Iterator[None]:
        """Calls `stop` when there is a successor, or nobody left to name one."""
        if self.starter is None:
            yield
            return
        loop = asyncio.get_running_loop()
        starter = self.starter

        def heed() -> None:
            loop.remove_reader(starter)
            self.read()
            stop()

        loop.add_reader(starter, heed)
        try:
            yield
        finally:
            loop.remove_reader(starter)

    def read(self) -> None:
        """What the starter has said, if anything: its last word is either the successor, or that it is gone."""
        if self.starter is not None and select.select([self.starter], [], [], 0.0)[0]:
            self.successor = os.read(self.starter, LONGEST_PATH).decode().strip()

    def complete(self) -> None:
        """Becomes the successor, if there is one. Everything else must be closed by now."""
        if not self.successor or self.kept is None:
            return
        self.kept.set_inheritable(True)
        os.environ[LISTENING] = str(self.kept.fileno())
        sys.stdout.flush()
        sys.stderr.flush()
        try:
            os.execv(self.successor, [self.successor, *sys.argv[1:]])
        except OSError as error:
            raise StampedeError(f"{self.successor} cannot be started: {error.strerror}") from error
