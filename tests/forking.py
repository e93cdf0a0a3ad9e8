"""Programs under test are forked from a process that has imported them already: starting one is mostly imports.

`Nursery.start` stands in for `subprocess.Popen`; the launcher that it is given calls `serve`. The fork gets what a
start has of its own: words, environment variables, folder, streams, a session. Tests of starting itself start the
program afresh (`ServerProcess.fresh`).
"""

from __future__ import annotations

import atexit
import gc
import json
import os
import select
import signal
import socket
import struct
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

MOST = 65536  # bytes of a request: mostly environment variables
STATUS = struct.Struct("i")


class Forked:
    """As much of `Popen` as tests need. The nursery reports how the process ended."""

    def __init__(self, pid: int, report: int) -> None:
        self.pid = pid
        self.returncode: int | None = None
        self._report = report

    def poll(self) -> int | None:
        return self._end(0.0)

    def wait(self, timeout: float | None = None) -> int:
        code = self._end(timeout)
        if code is None:
            raise subprocess.TimeoutExpired(str(self.pid), timeout or 0.0)
        return code

    def _end(self, timeout: float | None) -> int | None:
        if self.returncode is None and select.select([self._report], [], [], timeout)[0]:
            status = os.read(self._report, STATUS.size)
            assert status, "the nursery is gone"
            (self.returncode,) = STATUS.unpack(status)
            os.close(self._report)
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class Nursery:
    """A launcher that waits to be forked. It ends when this process does."""

    def __init__(self, launcher: Path) -> None:
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            command = [sys.executable, str(launcher), "--nursery", str(theirs.fileno())]
            self.process = subprocess.Popen(command, pass_fds=[theirs.fileno()], stdin=subprocess.DEVNULL)
        self.socket = ours

    def start(
        self,
        words: list[str],
        environment: dict[str, str],
        streams: dict[int, int],
        session: bool = False,
    ) -> Forked:
        """`streams`: which of our files the fork has as 0, 1 and 2; those not named are ours too."""
        report, told = os.pipe()
        given = [told, *(streams.get(number, number) for number in range(3))]
        request = {"words": words, "environment": environment, "session": session, "folder": os.getcwd()}
        socket.send_fds(self.socket, [json.dumps(request).encode()], given)
        os.close(told)
        answer = self.socket.recv(MOST)
        assert answer, "the nursery is gone"
        return Forked(json.loads(answer), report)

    def close(self) -> None:
        self.socket.close()
        self.process.wait()


@cache
def nursery_of(launcher: Path) -> Nursery:
    """One for each launcher, for as long as this process lives."""
    nursery = Nursery(launcher)
    atexit.register(nursery.close)
    return nursery


# --- in the nursery ---------------------------------------------------------------------------------------------------


def serve(number: int, run: Callable[[], Any]) -> None:
    """Forks for every request; the fork calls `run` with `sys.argv` set."""
    gc.collect()
    gc.freeze()  # or the collector would write to every page, and the forks would copy them all
    requests = socket.socket(fileno=number)
    woken, waker = os.pipe()
    os.set_blocking(waker, False)
    signal.signal(signal.SIGCHLD, lambda _number, _frame: None)
    signal.set_wakeup_fd(waker, warn_on_full_buffer=False)
    reports: dict[int, int] = {}
    while True:
        ready, _, _ = select.select([requests, woken], [], [])
        if woken in ready:
            os.read(woken, MOST)
            report_ends(reports)
        if requests not in ready:
            continue
        message, given, _, _ = socket.recv_fds(requests, MOST, 4)
        if not message:
            return  # the one who asked is gone
        request, report, streams = json.loads(message), given[0], given[1:]
        child = os.fork()
        if child == 0:
            signal.set_wakeup_fd(-1)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            for inherited in (woken, waker, report, requests.detach(), *reports.values()):
                os.close(inherited)
            become(request, streams, run)
        reports[child] = report
        for stream in streams:
            os.close(stream)
        requests.send(json.dumps(child).encode())


def report_ends(reports: dict[int, int]) -> None:
    while reports:
        child, status = os.waitpid(-1, os.WNOHANG)
        if child == 0:
            return
        report = reports.pop(child)
        with suppress(BrokenPipeError):  # nobody asks
            os.write(report, STATUS.pack(os.waitstatus_to_exitcode(status)))
        os.close(report)


def become(request: dict[str, Any], streams: list[int], run: Callable[[], Any]) -> None:
    """In the fork: never returns."""
    code = 70
    try:
        if request["session"]:
            os.setsid()
        os.chdir(request["folder"])
        os.environ.clear()
        os.environ.update(request["environment"])
        for number, stream in enumerate(streams):
            os.dup2(stream, number)
            os.close(stream)
        sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115
        sys.stdout, sys.stderr = (
            open(stream, "w", encoding="utf-8", buffering=1, closefd=False)  # noqa: SIM115
            for stream in (1, 2)
        )
        sys.argv = [sys.argv[0], *request["words"]]
        signal.signal(signal.SIGINT, signal.default_int_handler)
        try:
            run()
            code = 0
        except SystemExit as leaving:
            code = leaving.code if isinstance(leaving.code, int) else int(leaving.code is not None)
        sys.stdout.flush()
        sys.stderr.flush()
    except BaseException:
        sys.excepthook(*sys.exc_info())
        sys.stderr.flush()
        code = 1
    finally:
        # As an interpreter ends: threads are waited for, then what was registered is done.
        threading._shutdown()  # type: ignore[attr-defined]
        atexit._run_exitfuncs()
        os._exit(code)
