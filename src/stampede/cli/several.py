"""`stampede serve --processes N`: several processes behind one port, watched by one that only does that."""

from __future__ import annotations

import os
import select
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress

from stampede.cli.handover import STARTER
from stampede.cli.output import error_console
from stampede.core.errors import StampedeError

AGAIN = 1.0  # seconds between two starts of a process that does not live
STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM)


def check_possible(processes: int, database: str) -> None:
    if processes > 1 and database.startswith("sqlite"):
        raise StampedeError(
            f"{processes} processes need PostgreSQL: choose it with --db postgresql://user:password@host/stampede, "
            "or leave out --processes"
        )
    if processes > 1 and not hasattr(os, "fork"):
        raise StampedeError("several processes need Linux or macOS: leave out --processes")


class Supervisor:
    """Starts processes and replaces those that die, until it is told to stop. They stop when it is gone."""

    def __init__(self, processes: int, work: Callable[[int], None]) -> None:
        """`work` gets the number of its process, counted from 0."""
        self.processes = processes
        self.work = work
        self.stopping = False
        self._children: dict[int, tuple[int, float]] = {}  # its number, and since when it has run
        self._woken, self._waker = os.pipe()
        self._alive, self._kept = os.pipe()  # the children see its other end close
        os.set_blocking(self._waker, False)
        os.set_blocking(self._woken, False)

    def run(self, starter: int | None) -> None:
        """Until a signal, or the process that started us, says that it is enough."""
        before = signal.set_wakeup_fd(self._waker, warn_on_full_buffer=False)
        for heard in (signal.SIGCHLD, *STOP_SIGNALS):
            signal.signal(heard, self._hear)
        try:
            for number in range(self.processes):
                self._fork(number)
            while self._children:
                watched = [self._woken] if starter is None or self.stopping else [self._woken, starter]
                ready = select.select(watched, [], [], AGAIN)[0]
                if starter in ready:
                    self.stop()
                with suppress(BlockingIOError):
                    os.read(self._woken, 1024)
                self._reap()
        finally:
            signal.set_wakeup_fd(before)
            self.stop()

    def stop(self) -> None:
        self.stopping = True
        for child in self._children:
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGTERM)

    def _hear(self, number: int, _frame: object) -> None:
        if number in STOP_SIGNALS:
            self.stop()

    def _reap(self) -> None:
        while self._children:
            child, status = os.waitpid(-1, os.WNOHANG)
            if child == 0:
                return
            if child not in self._children or self.stopping:
                self._children.pop(child, None)
                continue
            number, since = self._children.pop(child)
            time.sleep(max(0.0, since + AGAIN - time.monotonic()))
            self._fork(number)
            error_console().print(f"A process ended ({os.waitstatus_to_exitcode(status)}), and another has started.")

    def _fork(self, number: int) -> None:
        child = os.fork()
        if child:
            self._children[child] = (number, time.monotonic())
            return
        code = 1
        try:
            signal.set_wakeup_fd(-1)
            for usual in (signal.SIGCHLD, signal.SIGTERM):
                signal.signal(usual, signal.SIG_DFL)
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all of us: the supervisor passes it on
            for inherited in (self._kept, self._woken, self._waker):
                os.close(inherited)
            os.environ[STARTER] = str(self._alive)
            self.work(number)
            code = 0
        except StampedeError as error:
            error_console().print(str(error), style="red", soft_wrap=True)
        except SystemExit as leaving:
            code = leaving.code if isinstance(leaving.code, int) else 1
        except BaseException:
            sys.excepthook(*sys.exc_info())
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)
